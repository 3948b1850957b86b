import { listWebhookDeliveries, redeliverWebhookDelivery, type WebhookDelivery } from '@excerpt/sdk';
import { getClient } from '../../../api/console-session.ts';
import { useListEntry } from '../../../api/find-list-entry.ts';
import { copyText } from '../../../lib/save-file.ts';
import { Dialog } from '../../../parts/dialog.tsx';
import { Icon } from '../../../parts/icons.tsx';
import { EmptyState, PendingState } from '../../../parts/states.tsx';
import { TimeAgo } from '../../../parts/time-ago.tsx';
import { useChange } from '../../../parts/use-change.ts';

/** `204`, or that nothing came back. */
export const toOutcome = ({ statusCode }: Pick<WebhookDelivery, 'statusCode'>): string =>
  statusCode === null ? 'No answer' : String(statusCode);

interface DeliveryDialogProps {
  webhookId: string;
  deliveryId: string;
  close: () => void;
}

/** What was sent in one attempt, and what came back. */
export function DeliveryDialog({ webhookId, deliveryId, close }: DeliveryDialogProps) {
  const { data: delivery, error } = useListEntry<WebhookDelivery>(
    'listWebhookDeliveries',
    deliveryId,
    async (query) => {
      const path = { id: webhookId };
      return (await listWebhookDeliveries({ client: getClient(), path, query, throwOnError: true })).data;
    },
  );
  return (
    <Dialog title={delivery?.event ?? 'Delivery'} close={close}>
      {delivery === undefined && <PendingState error={error} />}
      {delivery === null && <EmptyState title="There is no such delivery" />}
      {delivery != null && <DeliveryFacts webhookId={webhookId} delivery={delivery} close={close} />}
    </Dialog>
  );
}

interface DeliveryFactsProps {
  webhookId: string;
  delivery: WebhookDelivery;
  close: () => void;
}

function DeliveryFacts({ webhookId, delivery, close }: DeliveryFactsProps) {
  const { error, responseBody, durationMs, createdAt } = delivery;
  const payload = JSON.stringify(delivery.payload, null, 2);
  const replay = useChange(
    (sending) => redeliverWebhookDelivery({ ...sending, path: { id: webhookId, deliveryId: delivery.id } }),
    { touches: ['listWebhookDeliveries'], done: 'The event is on its way again.', after: close, notifiesErrors: true },
  );
  return (
    <>
      <dl class="panel-facts">
        <div>
          <dt>Answer</dt>
          <dd>{toOutcome(delivery)}</dd>
        </div>
        {durationMs !== null && (
          <div>
            <dt>Took</dt>
            <dd>{durationMs} ms</dd>
          </div>
        )}
        <div>
          <dt>When</dt>
          <dd>
            <TimeAgo at={createdAt} />
          </dd>
        </div>
      </dl>
      {error !== null && <p class="problem">{error}</p>}
      <CodeBlock title="Body that was sent" text={payload} />
      {responseBody !== null && responseBody !== '' && <CodeBlock title="Body that came back" text={responseBody} />}
      <div class="dialog-actions">
        <button type="button" class="button" onClick={() => void copyText(payload, 'Body')}>
          <Icon name="copy" />
          Copy the body
        </button>
        <button
          data-needs="redeliverWebhookDelivery"
          type="button"
          class="button button-primary"
          disabled={replay.isPending}
          onClick={() => replay.mutate()}
        >
          Deliver again
        </button>
      </div>
    </>
  );
}

function CodeBlock({ title, text }: { title: string; text: string }) {
  return (
    <section>
      <h3>{title}</h3>
      <pre class="code-block" tabIndex={0} role="region" aria-label={title}>
        {text}
      </pre>
    </section>
  );
}
