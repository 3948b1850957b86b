import type { WebhookEvents } from '../../generated/events.gen.ts';
import { PINS } from '../generated/pins.gen.ts';

const encoder = new TextEncoder();

/** A signature by Standard Webhooks: of `id.seconds.body`. */
export async function sign(secret: string, content: string): Promise<string> {
  const bytes = Uint8Array.from(atob(secret.replace(/^whsec_/, '')), (character) => character.charCodeAt(0));
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const signature = await crypto.subtle.sign('HMAC', key, encoder.encode(content));
  return `v1,${btoa(String.fromCharCode(...new Uint8Array(signature)))}`;
}

export interface SignedWebhookOptions<Kind extends keyof WebhookEvents> {
  /** The secret that your app verifies with: `whsec_` and base64. */
  secret: string;
  /** Fields of `data` that differ from the contract's example. */
  data?: Partial<WebhookEvents[Kind]['data']>;
  /** Where your app takes webhooks. */
  url?: string;
  /** The id of the event, which repeats share. */
  id?: string;
  /** When it is sent. A receiver refuses what is older than five minutes. */
  timestamp?: Date | number;
}

/**
 * A request as the service sends it, signed so that `webhooks.verify` accepts it. What you do not say is that of the
 * contract's example.
 *
 * @throws TypeError for an event that the contract does not have
 */
export async function signedWebhook<Kind extends keyof WebhookEvents>(
  type: Kind,
  {
    secret,
    data,
    url = 'http://app.test/webhooks',
    id = 'evt_test',
    timestamp = Date.now(),
  }: SignedWebhookOptions<Kind>,
): Promise<Request> {
  const events = [...PINS.values()].at(-1)?.events ?? {};
  const example = events[type];
  if (example === undefined)
    throw new TypeError(`There is no event ${type}. There are ${Object.keys(events).join(', ')}.`);
  const time = new Date(timestamp);
  const event = { ...example, type, timestamp: time.toISOString(), data: { ...example.data, ...data } };
  const body = JSON.stringify(event);
  const seconds = String(Math.floor(time.getTime() / 1000));
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Excerpt',
    'webhook-id': id,
    'webhook-timestamp': seconds,
    'webhook-signature': await sign(secret, `${id}.${seconds}.${body}`),
  };
  return new Request(url, { method: 'POST', headers, body });
}
