import type { WebhookEndpoint } from '@excerpt/sdk';
import { useQuery } from '@tanstack/preact-query';
import { Link } from 'wouter-preact';
import { getWebhookQuery } from '../../../../generated/queries.gen.ts';
import { linkTo, toEnvParameter, useEnvironment } from '../../../lib/console-address.ts';
import { PendingState } from '../../../parts/states.tsx';
import type { ViewProps } from '../../late-view.tsx';
import { SettingsFrame } from '../settings-frame.tsx';
import { DeliveryTable } from './delivery-table.tsx';
import { WebhookActions } from './webhook-actions.tsx';
import { WebhookBadge } from './webhook-badge.tsx';

type CircuitNoteProps = Pick<WebhookEndpoint, 'isActive' | 'circuit'>;

const REFRESH_MS = 5_000;

/** A webhook endpoint, and each attempt to deliver an event to it. */
export default function WebhookView({ slug, parameters: { webhookId: id = '' } }: ViewProps) {
  const {
    data: webhook,
    error,
    refetch,
  } = useQuery({
    ...getWebhookQuery({ path: { id } }),
    refetchInterval: ({ state }) => (state.data?.isActive ? REFRESH_MS : false),
  });
  return (
    <SettingsFrame
      slug={slug}
      section="webhooks"
      actions={webhook !== undefined && <WebhookActions slug={slug} webhook={webhook} />}
    >
      {webhook === undefined ? (
        <PendingState error={error} retry={() => void refetch()} />
      ) : (
        <>
          <WebhookFacts slug={slug} webhook={webhook} />
          <CircuitNote {...webhook} />
          <DeliveryTable webhook={webhook} />
        </>
      )}
    </SettingsFrame>
  );
}

function WebhookFacts({ slug, webhook }: { slug: string; webhook: WebhookEndpoint }) {
  const env = useEnvironment();
  const { url, description, events } = webhook;
  return (
    <section class="webhook-facts" aria-label="Endpoint">
      <nav aria-label="Breadcrumb" class="breadcrumb">
        <Link href={linkTo(`/${slug}/settings/webhooks`, { env: toEnvParameter(env) })}>Webhooks</Link>
        <span aria-hidden="true">/</span>
        <h2>{url}</h2>
      </nav>
      <WebhookBadge {...webhook} />
      <span class="muted">{events.includes('*') ? 'All events' : events.join(', ')}</span>
      {description !== null && <span class="muted">{description}</span>}
    </section>
  );
}

/** Says when the destination fails again and again. */
function CircuitNote({ isActive, circuit: { isOpen, failures } }: CircuitNoteProps) {
  if (!isActive || failures === 0) return null;
  return (
    <p class="note" role="status">
      {isOpen
        ? `The circuit is open: the last ${failures} attempts failed. The server tries the destination once a minute, ` +
          'and sends what waits after the next success.'
        : failures === 1
          ? 'The last attempt failed.'
          : `The last ${failures} attempts failed.`}
    </p>
  );
}
