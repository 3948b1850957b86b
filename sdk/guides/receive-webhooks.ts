/** A receiver of webhooks that verifies each delivery, and a run that causes one. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Excerpt, webhooks, WebhookVerificationError, type WebhookEvent } from '@excerpt/sdk';

const excerpt = new Excerpt({ workspace: 'guides' });
let secret = '';
const completed = Promise.withResolvers<Extract<WebhookEvent, { type: 'run.completed' }>>();

const receiver = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  try {
    // The bytes as they arrived: text that was parsed and written again has another signature.
    const event = await webhooks.verify(Buffer.concat(chunks), request.headers, secret);
    // A delivery may come twice: `webhook-id` is the same for all attempts at one event.
    console.log(request.headers['webhook-id'], event.type);
    if (event.type === 'run.completed') completed.resolve(event);
    // Answer at once, and work afterwards. Anything but 2xx is tried again.
    response.writeHead(204).end();
  } catch (error) {
    response.writeHead(error instanceof WebhookVerificationError ? 401 : 500).end();
  }
});
receiver.listen(0, '127.0.0.1');
await new Promise((resolve) => receiver.once('listening', resolve));

// The secret is shown at creation and at `rotateSecret`, and never again. A server refuses addresses of the inside
// unless its operator allows them: EXCERPT_WEBHOOK_ALLOW_HTTP and EXCERPT_WEBHOOK_ALLOW_PRIVATE.
const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/excerpt`;
const endpoint = await excerpt.webhooks.create({ url, events: ['run.completed', 'run.failed'] });
secret = endpoint.secret;

try {
  const file = new URL('./invoice.txt', import.meta.url);
  const { id } = await excerpt.extract({ schemaKey: 'invoice', file });
  const { data } = await completed.promise;
  console.log(data.id === id, data.extractedData);
  for (const { event, success, statusCode } of (await excerpt.webhooks.listDeliveries(endpoint.id)).data)
    console.log(event, success, statusCode);
} finally {
  await excerpt.webhooks.delete(endpoint.id);
  receiver.closeAllConnections();
  receiver.close();
}
