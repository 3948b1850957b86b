import { Link, useLocation } from 'wouter-preact';
import { listWebhooksQuery } from '../../../../generated/queries.gen.ts';
import { useListPages } from '../../../api/use-list-pages.ts';
import {
  linkTo,
  toEnvParameter,
  useEnvironment,
  useParameters,
  type EnvironmentSlug,
} from '../../../lib/console-address.ts';
import { Icon } from '../../../parts/icons.tsx';
import { useShortcuts } from '../../../parts/shortcuts.ts';
import { EmptyState, PendingState } from '../../../parts/states.tsx';
import { TimeAgo } from '../../../parts/time-ago.tsx';
import { useRowKeys } from '../../../parts/use-row-keys.ts';
import { VirtualRows } from '../../../parts/virtual-rows.tsx';
import type { ViewProps } from '../../late-view.tsx';
import { SettingsFrame } from '../settings-frame.tsx';
import { NewWebhook } from './new-webhook.tsx';
import { WebhookBadge } from './webhook-badge.tsx';

/** The webhook endpoints of the environment. */
export default function WebhooksSettings({ slug }: ViewProps) {
  const env = useEnvironment();
  const [parameters, setParameters] = useParameters();
  const add = () => setParameters({ new: '1' });
  useShortcuts('Webhooks', [{ keys: 'n', label: 'Add a webhook', needs: 'createWebhook', run: add }]);
  return (
    <SettingsFrame
      slug={slug}
      section="webhooks"
      actions={
        <button data-needs="createWebhook" type="button" class="button button-primary" onClick={add}>
          <Icon name="plus" />
          Add a webhook
        </button>
      }
    >
      <WebhookTable key={env} slug={slug} env={env} />
      {parameters.has('new') && <NewWebhook slug={slug} env={env} close={() => setParameters({ new: null })} />}
    </SettingsFrame>
  );
}

function WebhookTable({ slug, env }: { slug: string; env: EnvironmentSlug }) {
  const [, navigate] = useLocation();
  const { total, error, getItem, show, refetch } = useListPages((page) =>
    listWebhooksQuery({ path: { slug }, query: { env, ...page } }),
  );
  const toWebhook = (id: string) => linkTo(`/${slug}/settings/webhooks/${id}`, { env: toEnvParameter(env) });
  const open = (index: number) => {
    const webhook = getItem(index);
    if (webhook !== undefined) navigate(toWebhook(webhook.id));
  };
  const current = useRowKeys({ name: 'Endpoints', noun: 'webhook', total, open });
  if (error !== null || total === undefined) return <PendingState error={error} retry={refetch} />;
  if (total === 0)
    return (
      <EmptyState title={`No webhook in ${env}`}>
        <p class="muted">A webhook is a URL that this server calls when a run ends, or when a document was read.</p>
      </EmptyState>
    );
  return (
    <VirtualRows
      label="Webhooks"
      count={total}
      current={current}
      onRange={show}
      columns={['URL', 'Events', 'State', 'Description', 'Created']}
      rowClass="webhook-row"
      renderCells={(index) => {
        const webhook = getItem(index);
        if (webhook === undefined) return <span role="cell">…</span>;
        return (
          <>
            <span role="cell">
              <Link href={toWebhook(webhook.id)} class="run-link">
                {webhook.url}
              </Link>
            </span>
            <span role="cell" class="muted">
              {webhook.events.includes('*') ? 'All' : webhook.events.join(', ')}
            </span>
            <span role="cell">
              <WebhookBadge {...webhook} />
            </span>
            <span role="cell" class="muted">
              {webhook.description}
            </span>
            <span role="cell" class="muted">
              <TimeAgo at={webhook.createdAt} />
            </span>
          </>
        );
      }}
    />
  );
}
