import { deleteProviderKey, ExcerptError, type ProviderKey, verifyProviderKey } from '@excerpt/sdk';
import { useQuery } from '@tanstack/preact-query';
import { useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { getProviderKeyQuery, listProvidersQuery } from '../../../../generated/queries.gen.ts';
import { linkTo } from '../../../lib/console-address.ts';
import { Dialog } from '../../../parts/dialog.tsx';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { PendingState } from '../../../parts/states.tsx';
import { TimeAgo } from '../../../parts/time-ago.tsx';
import { useChange } from '../../../parts/use-change.ts';
import { ChangeProviderKey } from './change-provider-key.tsx';
import { KeyBadge } from './key-badge.tsx';

interface DeleteProviderKeyProps {
  slug: string;
  providerKey: ProviderKey;
  touches: string[];
  close: () => void;
  deleted: () => void;
}

const OPERATIONS = ['listProviderKeys', 'getProviderKey', 'getEnvironment'];

interface ProviderKeyDialogProps {
  slug: string;
  id: string;
  close: () => void;
}

/** A provider key: its facts, and what can be done with it. */
export function ProviderKeyDialog({ slug, id, close }: ProviderKeyDialogProps) {
  const [step, setStep] = useState<'facts' | 'change' | 'delete'>('facts');
  const { data: key, error } = useQuery(getProviderKeyQuery({ path: { id } }));
  const { data: providers } = useQuery(listProvidersQuery({ query: { pageSize: 100 } }));
  const provider = providers?.data.find((one) => one.id === key?.provider);
  const back = () => setStep('facts');
  if (key === undefined)
    return (
      <Dialog title="Provider key" close={close}>
        <PendingState error={error} />
      </Dialog>
    );
  if (step === 'change')
    return <ChangeProviderKey providerKey={key} provider={provider} touches={OPERATIONS} close={back} />;
  if (step === 'delete')
    return <DeleteProviderKey slug={slug} providerKey={key} touches={OPERATIONS} close={back} deleted={close} />;
  return (
    <Dialog title={key.name} close={close}>
      <KeyFacts providerKey={key} />
      <Verification providerKey={key} />
      <div class="dialog-actions">
        <button type="button" class="button button-danger" onClick={() => setStep('delete')}>
          Delete…
        </button>
        <button type="button" class="button" onClick={() => setStep('change')}>
          Change or replace the secret…
        </button>
      </div>
    </Dialog>
  );
}

function KeyFacts({ providerKey: key }: { providerKey: ProviderKey }) {
  return (
    <dl class="panel-facts">
      <div>
        <dt>Provider</dt>
        <dd>{key.provider}</dd>
      </div>
      <div>
        <dt>Default model</dt>
        <dd>{key.defaultModel}</dd>
      </div>
      <div>
        <dt>Secret</dt>
        <dd>{key.maskedKey === null ? 'None' : <code>{key.maskedKey}</code>}</dd>
      </div>
      {key.baseUrl !== null && (
        <div>
          <dt>Base URL</dt>
          <dd>{key.baseUrl}</dd>
        </div>
      )}
      {key.residency !== null && (
        <div>
          <dt>Processes data in</dt>
          <dd>{key.residency}</dd>
        </div>
      )}
      <div>
        <dt>Created</dt>
        <dd>
          <TimeAgo at={key.createdAt} />
        </dd>
      </div>
    </dl>
  );
}

/** Asks the provider whether it accepts the key, and says what came of it. */
function Verification({ providerKey: key }: { providerKey: ProviderKey }) {
  const { mutate, isPending, data } = useChange((sending) => verifyProviderKey({ ...sending, path: { id: key.id } }), {
    touches: OPERATIONS,
    notifiesErrors: true,
  });
  return (
    <section class="verification" aria-label="Verification">
      <KeyBadge status={key.status} />
      {key.verifiedAt !== null && (
        <span class="muted">
          <TimeAgo at={key.verifiedAt} />
        </span>
      )}
      <button type="button" class="button" disabled={isPending} onClick={() => mutate()}>
        {isPending ? 'Asking the provider…' : 'Verify'}
      </button>
      <div role="status" class="verification-outcome">
        {data !== undefined && data.problem !== null && <p class="problem">{data.problem.message}</p>}
        {data !== undefined && data.problem === null && (
          <p>
            The provider accepts the key.
            {data.models !== null && ` It may use ${data.models.length} models.`}
          </p>
        )}
      </div>
      {data?.models != null && data.models.length > 0 && (
        <details class="verification-outcome">
          <summary>Models</summary>
          <ul class="model-list">
            {data.models.map((model) => (
              <li key={model}>
                <code>{model}</code>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function DeleteProviderKey({ slug, providerKey: key, touches, close, deleted }: DeleteProviderKeyProps) {
  const { mutate, isPending, error } = useChange((sending) => deleteProviderKey({ ...sending, path: { id: key.id } }), {
    touches,
    done: `${key.name} deleted.`,
    after: deleted,
  });
  return (
    <FormDialog
      title={`Delete ${key.name}`}
      close={close}
      submit={mutate}
      submitLabel="Delete"
      isDangerous
      isPending={isPending}
      error={error}
    >
      <p>The key and its secret are deleted. Pending runs that use it fail.</p>
      {error instanceof ExcerptError && error.status === 409 && (
        <p>
          An environment uses this key. Choose another one in the{' '}
          <Link href={linkTo(`/${slug}/settings/environments`)}>environments</Link>, then delete it.
        </p>
      )}
    </FormDialog>
  );
}
