import { Webhooks } from '../generated/resources.gen.ts';
import { verifyWebhook } from './verify-webhook.ts';

export class WebhooksWithVerify extends Webhooks {
  /** Verifies a delivery and answers its event. It needs no client: `webhooks.verify` is the same. */
  readonly verify = verifyWebhook;
}
