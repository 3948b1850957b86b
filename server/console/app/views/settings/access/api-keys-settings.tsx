import { deleteApiKey, type ApiKey } from '@excerpt/sdk';
import { useState } from 'preact/hooks';
import { listApiKeysQuery } from '../../../../generated/queries.gen.ts';
import { session } from '../../../api/console-session.ts';
import { useListPages } from '../../../api/use-list-pages.ts';
import { useParameters } from '../../../lib/console-address.ts';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { Icon } from '../../../parts/icons.tsx';
import { useShortcuts } from '../../../parts/shortcuts.ts';
import { PendingState } from '../../../parts/states.tsx';
import { TimeAgo } from '../../../parts/time-ago.tsx';
import { useChange } from '../../../parts/use-change.ts';
import { useRowKeys } from '../../../parts/use-row-keys.ts';
import { VirtualRows } from '../../../parts/virtual-rows.tsx';
import type { ViewProps } from '../../late-view.tsx';
import { SettingsFrame } from '../settings-frame.tsx';
import { NewApiKey } from './new-api-key.tsx';

/** Whether this browser signed in with a key. */
const isInUse = ({ id }: ApiKey): boolean => session.value?.apiKeyId === id;

/** The API keys of the caller. */
export default function ApiKeysSettings({ slug }: ViewProps) {
  const [parameters, setParameters] = useParameters();
  const create = () => setParameters({ new: '1' });
  useShortcuts('API keys', [{ keys: 'n', label: 'Make an API key', run: create }]);
  return (
    <SettingsFrame
      slug={slug}
      section="api-keys"
      actions={
        <button type="button" class="button button-primary" onClick={create}>
          <Icon name="plus" />
          Make an API key
        </button>
      }
    >
      <KeyTable />
      {parameters.has('new') && <NewApiKey slug={slug} close={() => setParameters({ new: null })} />}
    </SettingsFrame>
  );
}

function KeyTable() {
  const [revoked, setRevoked] = useState<ApiKey | null>(null);
  const { total, error, getItem, show, refetch } = useListPages((query) => listApiKeysQuery({ query }));
  const current = useRowKeys({ name: 'Keys', noun: 'key', total });
  if (error !== null || total === undefined) return <PendingState error={error} retry={refetch} />;
  return (
    <>
      <VirtualRows
        label="API keys"
        count={total}
        current={current}
        onRange={show}
        columns={['Name', 'Key', 'May', 'Only for', 'Last used', 'Expires', 'Created', 'Actions']}
        rowClass="api-key-row"
        renderCells={(index) => {
          const key = getItem(index);
          if (key === undefined) return <span role="cell">…</span>;
          return (
            <>
              <span role="cell">
                <strong>{key.name}</strong>
                {isInUse(key) && <span class="muted"> in use here</span>}
              </span>
              <span role="cell" class="muted">
                <code>{key.maskedKey}</code>
              </span>
              <span role="cell">{key.scope === 'read' ? 'Read' : 'Read and write'}</span>
              <span role="cell" class="muted">
                {[key.workspace, key.env, key.role].filter((one) => one !== null).join(', ') || 'All'}
              </span>
              <span role="cell" class="muted">
                {key.lastUsedAt === null ? 'Never' : <TimeAgo at={key.lastUsedAt} />}
              </span>
              <span role="cell" class="muted">
                {key.expiresAt === null ? 'Never' : <TimeAgo at={key.expiresAt} />}
              </span>
              <span role="cell" class="muted">
                <TimeAgo at={key.createdAt} />
              </span>
              <span role="cell">
                <button
                  type="button"
                  class="link-button"
                  aria-label={`Revoke ${key.name}`}
                  onClick={() => setRevoked(key)}
                >
                  Revoke…
                </button>
              </span>
            </>
          );
        }}
      />
      {revoked !== null && <RevokeApiKey revoked={revoked} close={() => setRevoked(null)} />}
    </>
  );
}

function RevokeApiKey({ revoked, close }: { revoked: ApiKey; close: () => void }) {
  const { mutate, isPending, error } = useChange((sending) => deleteApiKey({ ...sending, path: { id: revoked.id } }), {
    touches: ['listApiKeys'],
    done: `${revoked.name} revoked.`,
    after: close,
  });
  return (
    <FormDialog
      title={`Revoke ${revoked.name}`}
      close={close}
      submit={mutate}
      submitLabel="Revoke"
      isDangerous
      isPending={isPending}
      error={error}
    >
      <p>Requests with this key are refused at once.</p>
      {isInUse(revoked) && <p class="problem">You are signed in with it. The console signs you out.</p>}
    </FormDialog>
  );
}
