import type { WebhookDelivery } from '@excerpt/sdk';

/** `204`, or that nothing came back. */
export const toOutcome = ({ statusCode }: Pick<WebhookDelivery, 'statusCode'>): string =>
  statusCode === null ? 'No answer' : String(statusCode);
