import { notFound } from '../errors.ts';
import type { HandlersOf } from '../http/operation.ts';

export function webhookHandlers(): HandlersOf<'listWebhookDeliveries'> {
  return {
    /** No webhook endpoint can be registered in this version, so that none can be found. */
    listWebhookDeliveries() {
      throw notFound('Webhook endpoint');
    },
  };
}
