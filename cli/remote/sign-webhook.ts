import { createHmac, randomBytes } from 'node:crypto';

export function makeSigningSecret(): string {
  return `whsec_${randomBytes(24).toString('base64')}`;
}

/** The headers of a delivery by Standard Webhooks. @param timestamp seconds since 1970 */
export function signWebhook(
  { id, body, timestamp }: { id: string; body: string; timestamp: number },
  secret: string,
): Record<string, string> {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${signature}`,
  };
}
