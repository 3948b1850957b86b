/**
 * What deliveries are measured against: a loop that signs the same body and posts it with undici, without a database.
 * Arguments: URL, how many, how many at once, the body. Prints the milliseconds from the first request to the last
 * answer.
 */
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'undici';
import { generateSigningSecret, signDelivery } from '../../../server/lib/webhooks/sign-delivery.ts';

const [url = '', count = '0', atOnce = '1', body = ''] = process.argv.slice(2);
const secret = generateSigningSecret();
const dispatcher = new Agent();

let left = Number(count);
async function deliver(): Promise<void> {
  while (left > 0) {
    left -= 1;
    const id = randomUUID();
    const seconds = Math.floor(Date.now() / 1000);
    const headers = signDelivery([secret], { id, seconds, body });
    const response = await request(url, { method: 'POST', headers, body, dispatcher });
    await response.body.dump();
    if (response.statusCode !== 204) throw new Error(`The receiver answered ${response.statusCode}.`);
  }
}

const begin = performance.now();
await Promise.all(Array.from({ length: Number(atOnce) }, deliver));
process.stdout.write(`${performance.now() - begin}\n`);
await dispatcher.close();
