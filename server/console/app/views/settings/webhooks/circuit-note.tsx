import type { WebhookEndpoint } from '@excerpt/sdk';

type CircuitNoteProps = Pick<WebhookEndpoint, 'isActive' | 'circuit'>;

/** Says when the destination fails again and again. */
export function CircuitNote({ isActive, circuit: { isOpen, failures } }: CircuitNoteProps) {
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
