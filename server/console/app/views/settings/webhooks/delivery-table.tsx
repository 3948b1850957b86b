import type { WebhookEndpoint } from '@excerpt/sdk';
import { Link } from 'wouter-preact';
import { listWebhookDeliveriesQuery } from '../../../../generated/queries.gen.ts';
import { useListPages } from '../../../api/use-list-pages.ts';
import { useParameterLink } from '../../../lib/console-address.ts';
import { EmptyState, PendingState } from '../../../parts/states.tsx';
import { Badge } from '../../../parts/status-badge.tsx';
import { TimeAgo } from '../../../parts/time-ago.tsx';
import { useRowKeys } from '../../../parts/use-row-keys.ts';
import { VirtualRows } from '../../../parts/virtual-rows.tsx';
import { DeliveryDialog, toOutcome } from './delivery-dialog.tsx';

const REFRESH_MS = 5_000;

/** The attempts at an endpoint, newest first. The open one is in the URL. */
export function DeliveryTable({ webhook }: { webhook: WebhookEndpoint }) {
  const { id, isActive } = webhook;
  const [deliveryId, setDeliveryId, toDelivery] = useParameterLink('delivery');
  const toQuery = (query: { page: number; pageSize: number }) => listWebhookDeliveriesQuery({ path: { id }, query });
  const { total, error, getItem, show, refetch } = useListPages(toQuery, () => (isActive ? REFRESH_MS : false));
  const open = (index: number) => setDeliveryId(getItem(index)?.id ?? null);
  const current = useRowKeys({ name: 'Deliveries', noun: 'delivery', total, open });
  if (error !== null || total === undefined) return <PendingState error={error} retry={refetch} />;
  return (
    <>
      {total === 0 ? (
        <EmptyState title="Nothing was delivered yet">
          <p class="muted">Send a test event to see what the destination answers.</p>
        </EmptyState>
      ) : (
        <VirtualRows
          label="Deliveries"
          count={total}
          current={current}
          onRange={show}
          columns={['Event', 'Outcome', 'Answer', 'Took', 'When']}
          rowClass="delivery-row"
          renderCells={(index) => {
            const delivery = getItem(index);
            if (delivery === undefined) return <span role="cell">…</span>;
            return (
              <>
                <span role="cell">
                  <Link href={toDelivery(delivery.id)} class="run-link" replace>
                    {delivery.event}
                  </Link>
                </span>
                <span role="cell">
                  <Badge look={delivery.success ? 'good' : 'poor'} label={toOutcome(delivery)} />
                </span>
                <span role="cell" class="muted">
                  {delivery.error ?? delivery.responseBody}
                </span>
                <span role="cell" class="muted">
                  {delivery.durationMs !== null && `${delivery.durationMs} ms`}
                </span>
                <span role="cell" class="muted">
                  <TimeAgo at={delivery.createdAt} />
                </span>
              </>
            );
          }}
        />
      )}
      {deliveryId !== null && (
        <DeliveryDialog key={deliveryId} webhookId={id} deliveryId={deliveryId} close={() => setDeliveryId(null)} />
      )}
    </>
  );
}
