import {
  deleteDocument,
  deleteRun,
  deleteWebhook,
  deleteWorkspace,
  getWebhook,
  redeliverWebhookEvents,
  testWebhook,
  updateWebhook,
} from '@excerpt/sdk';
import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLogger } from '../../server/lib/logger.ts';
import { extractText, ok, workspaceWithSchema } from '../harness/builders.ts';
import { scriptedEngine } from '../harness/engines.ts';
import { startTestApp, type TestApp, type TestUser } from '../harness/test-app.ts';
import { loopbackWebhooks, type WebhookReceiver } from '../harness/webhook-receiver.ts';
import { WebhookSubscriber } from '../harness/webhook-subscriber.ts';

/** What changes while attempts are under way. */
let app: TestApp;
let user: TestUser;
let path: { slug: string; schemaKey: string };
let subscriber: WebhookSubscriber;
let receiver: WebhookReceiver;
/** Requests that are not answered yet. */
let held: ServerResponse[];
let errors: string[];

beforeAll(async () => {
  const logger = createLogger('error', { write: (line) => void errors.push(line) });
  app = await startTestApp({
    settings: loopbackWebhooks,
    engine: scriptedEngine(() => Promise.resolve({ extractedData: { total: 118 } })),
    logger,
  });
  user = app.admin;
  subscriber = new WebhookSubscriber(user);
});
afterAll(() => app.close());

beforeEach(async () => {
  errors = [];
  held = [];
  path = await workspaceWithSchema(user);
  receiver = await subscriber.startReceiver((response) => void held.push(response));
});
afterEach(async () => {
  // Nothing more is sent to the receivers of this test.
  await deleteWorkspace({ client: user.client, path });
  await subscriber.closeReceivers();
});

const register = (events: 'run.completed' | 'webhook.test') =>
  subscriber.register(path, receiver, { events: [events] });
const send = async (endpoint: { id: string }) => ok(await testWebhook({ client: user.client, path: endpoint }));
async function requests(count: number): Promise<void> {
  await expect.poll(() => receiver.received.length).toBe(count);
}
const answer = (status: number, body?: string) => held.shift()?.writeHead(status).end(body);

test('the 410 of an earlier URL does not deactivate an endpoint', async () => {
  const endpoint = await register('webhook.test');
  await send(endpoint);
  await requests(1);
  ok(await updateWebhook({ client: user.client, path: endpoint, body: { url: `${receiver.url}/new` } }));
  answer(410);
  await subscriber.waitForDeliveries(endpoint, 1);
  expect(ok(await getWebhook({ client: user.client, path: endpoint })).isActive).toBe(true);
});

test('a success ends the failures that were counted during its attempt', async () => {
  const endpoint = await register('webhook.test');
  await send(endpoint);
  await requests(1);
  await send(endpoint);
  await requests(2);
  const [slow] = held.splice(0, 1);
  answer(500);
  await subscriber.waitForDeliveries(endpoint, 1);
  slow?.writeHead(204).end();
  await subscriber.waitForDeliveries(endpoint, 2);
  expect(ok(await getWebhook({ client: user.client, path: endpoint })).circuit.failures).toBe(0);
});

test('deliveries are listed by the beginning of their attempts', async () => {
  const endpoint = await register('webhook.test');
  await send(endpoint);
  await requests(1);
  await send(endpoint);
  await requests(2);
  held.pop()?.writeHead(204).end();
  await subscriber.waitForDeliveries(endpoint, 1);
  answer(204);
  const times = (await subscriber.waitForDeliveries(endpoint, 2)).map(({ createdAt }) => createdAt);
  expect(times).toEqual(times.toSorted().toReversed());
});

test('deleting an endpoint during an attempt is no error', async () => {
  const endpoint = await register('webhook.test');
  await send(endpoint);
  await requests(1);
  await deleteWebhook({ client: user.client, path: endpoint });
  answer(204);
  await app.app.idle();
  expect(errors).toEqual([]);
});

test.each(['document', 'run'] as const)('deleting a %s during an attempt erases the response too', async (what) => {
  const endpoint = await register('run.completed');
  const run = await extractText(user, path);
  await requests(1);
  const { client } = user;
  if (what === 'document') await deleteDocument({ client, path: { id: run.documentId } });
  else await deleteRun({ client, path: { id: run.id } });
  answer(200, 'Total: 118');
  const [delivery] = await subscriber.waitForDeliveries(endpoint, 1);
  expect(delivery).toMatchObject({ statusCode: 200, success: true, responseBody: null });
  expect(delivery?.payload['data']).toEqual({ id: run.id });
});

describe('redelivery', () => {
  const redeliver = async (endpoint: { id: string }, since: string) =>
    ok(await redeliverWebhookEvents({ client: user.client, path: endpoint, body: { since } })).count;

  test.each([
    ['9999-12-31T23:59:59-23:59', 0],
    ['0000-01-01T00:00:00+23:59', 1],
  ])('since %s, which is a year of five digits or before the first one in UTC, sends %i', async (since, count) => {
    const endpoint = await register('webhook.test');
    await send(endpoint);
    await requests(1);
    answer(500);
    await subscriber.waitForDeliveries(endpoint, 1);
    expect(await redeliver(endpoint, since)).toBe(count);
  });
});
