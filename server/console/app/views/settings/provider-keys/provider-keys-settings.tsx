import { Link, useLocation } from 'wouter-preact';
import { listProviderKeysQuery } from '../../../../generated/queries.gen.ts';
import { useListPages } from '../../../api/use-list-pages.ts';
import { linkTo, toEnvParameter, useEnvironment, useParameters } from '../../../lib/console-address.ts';
import { Icon } from '../../../parts/icons.tsx';
import { useShortcuts } from '../../../parts/shortcuts.ts';
import { EmptyState, PendingState } from '../../../parts/states.tsx';
import { TimeAgo } from '../../../parts/time-ago.tsx';
import { useRowKeys } from '../../../parts/use-row-keys.ts';
import { VirtualRows } from '../../../parts/virtual-rows.tsx';
import type { ViewProps } from '../../late-view.tsx';
import { SettingsFrame } from '../settings-frame.tsx';
import { KeyBadge } from './key-badge.tsx';
import { NewProviderKey } from './new-provider-key.tsx';
import { ProviderKeyDialog } from './provider-key-dialog.tsx';

/** The caller's provider keys. The open one is in the URL. */
export default function ProviderKeysSettings({ slug }: ViewProps) {
  const [parameters, setParameters] = useParameters();
  const add = () => setParameters({ new: '1' });
  const keyId = parameters.get('key');
  useShortcuts('Provider keys', [{ keys: 'n', label: 'Add a provider key', run: add }]);
  return (
    <SettingsFrame
      slug={slug}
      section="provider-keys"
      actions={
        <button type="button" class="button button-primary" onClick={add}>
          <Icon name="plus" />
          Add a provider key
        </button>
      }
    >
      <KeyTable slug={slug} />
      {parameters.has('new') && (
        <NewProviderKey
          close={() => setParameters({ new: null })}
          created={({ id }) => setParameters({ new: null, key: id })}
        />
      )}
      {keyId !== null && (
        <ProviderKeyDialog key={keyId} slug={slug} id={keyId} close={() => setParameters({ key: null })} />
      )}
    </SettingsFrame>
  );
}

function KeyTable({ slug }: { slug: string }) {
  const env = useEnvironment();
  const [, navigate] = useLocation();
  const { total, error, getItem, show, refetch } = useListPages((query) => listProviderKeysQuery({ query }));
  const toKey = (key: string) => linkTo(`/${slug}/settings/provider-keys`, { env: toEnvParameter(env), key });
  const open = (index: number) => {
    const key = getItem(index);
    if (key !== undefined) navigate(toKey(key.id), { replace: true });
  };
  const current = useRowKeys({ name: 'Keys', noun: 'key', total, open });
  if (error !== null || total === undefined) return <PendingState error={error} retry={refetch} />;
  if (total === 0)
    return (
      <EmptyState title="No provider key yet">
        <p class="muted">
          Extractions use the system fallback. With a key of a provider, an environment can use its models.
        </p>
      </EmptyState>
    );
  return (
    <VirtualRows
      label="Provider keys"
      count={total}
      current={current}
      onRange={show}
      columns={['Name', 'Provider', 'Default model', 'Secret', 'Status', 'Verified']}
      rowClass="provider-key-row"
      renderCells={(index) => {
        const key = getItem(index);
        if (key === undefined) return <span role="cell">…</span>;
        return (
          <>
            <span role="cell">
              <Link href={toKey(key.id)} class="run-link" replace>
                {key.name}
              </Link>
            </span>
            <span role="cell">{key.provider}</span>
            <span role="cell" class="muted">
              {key.defaultModel}
            </span>
            <span role="cell" class="muted">
              <code>{key.maskedKey ?? 'none'}</code>
            </span>
            <span role="cell">
              <KeyBadge status={key.status} />
            </span>
            <span role="cell" class="muted">
              {key.verifiedAt !== null && <TimeAgo at={key.verifiedAt} />}
            </span>
          </>
        );
      }}
    />
  );
}
