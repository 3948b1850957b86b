import { EVENT_KINDS, type WebhookEvents } from '../generated/events.gen.ts';
import { ExcerptError } from '../request-errors.ts';

const DEFAULT_TOLERANCE_S = 300;

/** An event of a kind that a later version of the server has added. */
export interface UnknownWebhookEvent {
  type: 'unknown';
  /** The kind as the server wrote it. */
  kind: string;
  timestamp: string;
  data: unknown;
}

/** An event that a webhook endpoint receives. `type` is the discriminator. */
export type WebhookEvent = WebhookEvents[keyof WebhookEvents] | UnknownWebhookEvent;

export interface VerifyOptions {
  /**
   * Seconds by which the time of the delivery may differ from this clock: older ones may be replays. 300 by default.
   */
  tolerance?: number;
}

/** A delivery that is not from the server, was changed on its way, or is too old. */
export class WebhookVerificationError extends ExcerptError {
  static override readonly kind: string = 'excerpt.WebhookVerificationError';
  declare readonly name: 'WebhookVerificationError';

  constructor(message: string) {
    super({ code: 'webhook_not_verified', message });
  }
}

/** Headers as frameworks hand them over. */
export type WebhookHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

function readHeader(headers: WebhookHeaders, name: string): string {
  const value =
    headers instanceof Headers
      ? headers.get(name)
      : Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  if (value) return String(value);
  throw new WebhookVerificationError(`The header ${name} is missing.`);
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}

function importSecret(secret: string) {
  const bytes = fromBase64(secret.replace(/^whsec_/, ''));
  if (!bytes?.length) throw new TypeError("The secret must be the endpoint's, `whsec_…`.");
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
}

function checkTime(timestamp: string, tolerance: number): void {
  const age = Math.abs(Date.now() / 1000 - Number(timestamp));
  if (!(age <= tolerance))
    throw new WebhookVerificationError(`Its time ${timestamp} is not within ${tolerance} s of now.`);
}

function toEvent(payload: Uint8Array): WebhookEvent {
  const event = JSON.parse(new TextDecoder().decode(payload)) as { type: string; timestamp: string; data: unknown };
  if (EVENT_KINDS.has(event.type)) return event as WebhookEvent;
  return { type: 'unknown', kind: event.type, timestamp: event.timestamp, data: event.data };
}

function concatenate(head: string, payload: Uint8Array): Uint8Array<ArrayBuffer> {
  const start = new TextEncoder().encode(head);
  const whole = new Uint8Array(start.length + payload.length);
  whole.set(start);
  whole.set(payload, start.length);
  return whole;
}

function toBytes(payload: string | Uint8Array | ArrayBuffer): Uint8Array {
  if (typeof payload === 'string') return new TextEncoder().encode(payload);
  if (payload instanceof ArrayBuffer) return new Uint8Array(payload);
  if (payload instanceof Uint8Array) return payload;
  throw new TypeError('The payload must be the body as it arrived: text or bytes, not what was parsed from it.');
}

/**
 * Verifies a delivery by Standard Webhooks and answers its event.
 *
 * @param payload the body as it arrived, before it was parsed
 * @param secret the secret of the endpoint; several where the receiver serves several endpoints
 * @throws WebhookVerificationError when it is not authentic or too old
 */
export async function verifyWebhook(
  payload: string | Uint8Array | ArrayBuffer,
  headers: WebhookHeaders,
  secret: string | readonly string[],
  { tolerance = DEFAULT_TOLERANCE_S }: VerifyOptions = {},
): Promise<WebhookEvent> {
  const body = toBytes(payload);
  const keys = await Promise.all([secret].flat().map(importSecret));
  const id = readHeader(headers, 'webhook-id');
  const timestamp = readHeader(headers, 'webhook-timestamp');
  const signatures = readHeader(headers, 'webhook-signature')
    .split(' ')
    .map((one) => /^v1,(.+)$/.exec(one)?.[1])
    .flatMap((one) => fromBase64(one ?? '') ?? []);
  const signed = concatenate(`${id}.${timestamp}.`, body);
  for (const key of keys)
    for (const signature of signatures)
      // Web Crypto compares in constant time.
      if (await crypto.subtle.verify('HMAC', key, signature, signed)) {
        checkTime(timestamp, tolerance);
        return toEvent(body);
      }
  throw new WebhookVerificationError('No signature of the delivery is that of the secret.');
}
