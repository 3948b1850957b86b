import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

/** A new secret in the form of Standard Webhooks. */
export function generateSigningSecret(): string {
  return PREFIX + randomBytes(SECRET_BYTES).toString('base64');
}

export interface Delivery {
  /** Of the event. */
  id: string;
  /** Since 1970. */
  seconds: number;
  body: string;
}

/** The headers of a delivery by Standard Webhooks, with one signature for each secret. */
export function signDelivery(secrets: string[], { id, seconds, body }: Delivery): Record<string, string> {
  const signatures = secrets
    .map((secret) => Buffer.from(secret.slice(PREFIX.length), 'base64'))
    .map((key) => `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`);
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': `${seconds}`,
    'webhook-signature': signatures.join(' '),
  };
}
