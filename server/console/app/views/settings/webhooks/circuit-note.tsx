import type { WebhookDelivery } from '@excerpt/sdk';

/** As many failed attempts in a row make the server wait for a probe a minute before it sends more. */
const FAILURES_TO_OPEN = 10;

/** Failed attempts since the last success, of the newest deliveries first. */
export function countFailures(deliveries: Pick<WebhookDelivery, 'success'>[]): number {
  const index = deliveries.findIndex(({ success }) => success);
  return index === -1 ? deliveries.length : index;
}

interface CircuitNoteProps {
  isActive: boolean;
  /** The newest first. */
  deliveries: WebhookDelivery[];
}

/** Says when the destination fails again and again. */
export function CircuitNote({ isActive, deliveries }: CircuitNoteProps) {
  const failures = countFailures(deliveries);
  if (!isActive || failures === 0) return null;
  return (
    <p class="note" role="status">
      {failures >= FAILURES_TO_OPEN
        ? `The circuit is open: the last ${failures} attempts failed. The server tries the destination once a minute, ` +
          'and sends what waits after the next success.'
        : failures === 1
          ? 'The last attempt failed.'
          : `The last ${failures} attempts failed.`}
    </p>
  );
}
