import {
  createDocument,
  createSchema,
  createWebhook,
  extract,
  cancelRun,
  deleteDocument,
  deleteRun,
  deleteSchema,
  deleteWorkspace,
  getRun,
  redeliverWebhookDelivery,
  testWebhook,
  type WebhookEvent,
} from '@excerpt/sdk';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { extractText, invoiceDefinition, ok, workspaceWithSchema } from '../harness/builders.ts';
import { scriptedEngine } from '../harness/engines.ts';
import { createGate } from '../harness/gate.ts';
import { startTestApp, type TestApp, type TestUser } from '../harness/test-app.ts';
import { loopbackWebhooks, type Received, type WebhookReceiver } from '../harness/webhook-receiver.ts';
import { verify, WebhookSubscriber } from '../harness/webhook-subscriber.ts';

let app: TestApp;
let user: TestUser;
let path: { slug: string; schemaKey: string };
let subscriber: WebhookSubscriber;
const gate = createGate();

beforeAll(async () => {
  app = await startTestApp({
    settings: loopbackWebhooks,
    engine: scriptedEngine(async ({ signal, definition }) => {
      await gate.pass(signal);
      if ('fails' in (definition['properties'] as object)) throw new TypeError('Of the test.');
      return { extractedData: { total: 118 } };
    }),
  });
  user = app.admin;
  subscriber = new WebhookSubscriber(user);
});
afterAll(() => app.close());

beforeEach(async () => {
  path = await workspaceWithSchema(user);
});
afterEach(async () => {
  gate.open();
  // Nothing more is sent to the receivers of this test.
  await deleteWorkspace({ client: user.client, path });
  await subscriber.closeReceivers();
});

const eventsOf = (receiver: WebhookReceiver) => receiver.received.map(({ body }) => JSON.parse(body) as WebhookEvent);

describe('events', () => {
  test('contain a run, its document and its schema as the API returns them', async () => {
    const receiver = await subscriber.startReceiver();
    const endpoint = await subscriber.register(path, receiver);
    const run = await extractText(user, path);
    ok(
      await createSchema({
        client: user.client,
        path,
        body: { schemaKey: 'second', name: 'Second', definition: invoiceDefinition },
      }),
    );
    await app.app.idle();
    const events = eventsOf(receiver);
    expect(events.map(({ type }) => type).toSorted()).toEqual([
      'document.parsed',
      'run.completed',
      'schema.version.created',
    ]);
    expect(events.find(({ type }) => type === 'run.completed')?.data).toEqual(run);
    expect(events.find(({ type }) => type === 'document.parsed')?.data).toMatchObject({
      id: run.documentId,
      status: 'parsed',
      content: expect.stringContaining('INV-2026-7') as string,
    });
    expect(events.find(({ type }) => type === 'schema.version.created')?.data).toMatchObject({
      schemaKey: 'second',
      versionNumber: 1,
      definition: invoiceDefinition,
    });
    for (const received of receiver.received) verify(endpoint, received);
    for (const delivery of await subscriber.listDeliveries(endpoint))
      expect(delivery).toMatchObject({ success: true, error: null });
  });

  test('are sent for runs that fail and that are cancelled', async () => {
    const receiver = await subscriber.startReceiver();
    await subscriber.register(path, receiver, { events: ['run.failed', 'run.cancelled'] });
    const { client } = user;
    gate.close();
    const { runId } = ok(await extract({ client, path, body: { name: 'a.txt', content: 'Total: 1' } }));
    ok(await cancelRun({ client, path: { id: runId } }));
    gate.open();
    const failing = { type: 'object', properties: { fails: { type: 'string' } } };
    const body = { name: 'b.txt', content: 'Total: 2', schema: failing };
    const failed = ok(await extract({ client, path: { ...path, schemaKey: 'failing' }, body }));
    await expect
      .poll(async () => {
        await app.app.idle();
        return ok(await getRun({ client, path: { id: failed.runId } })).status;
      })
      .toBe('failed');
    await app.app.idle();
    const events = eventsOf(receiver);
    expect(events.map(({ type }) => type)).toEqual(['run.cancelled', 'run.failed']);
    expect(events[0]?.data).toMatchObject({ id: runId, status: 'cancelled' });
    expect(events[1]?.data).toMatchObject({ id: failed.runId, status: 'failed' });
  });

  test('are sent for a document that cannot be parsed', async () => {
    const receiver = await subscriber.startReceiver();
    await subscriber.register(path, receiver, { events: ['document.failed'] });
    ok(await createDocument({ client: user.client, path, body: { name: 'Only a name' } }));
    await app.app.idle();
    expect(eventsOf(receiver)).toMatchObject([{ type: 'document.failed', data: { status: 'failed' } }]);
  });

  test('stay in their environment and their workspace', async () => {
    const [here, elsewhere, others] = [
      await subscriber.startReceiver(),
      await subscriber.startReceiver(),
      await subscriber.startReceiver(),
    ];
    await subscriber.register(path, here, { events: ['run.completed'] });
    await subscriber.register(path, elsewhere, {}, 'staging');
    const stranger = await app.addUser();
    const { client } = stranger;
    const own = await workspaceWithSchema(stranger);
    ok(await createWebhook({ client, path: own, body: { url: others.url } }));
    await extractText(user, path);
    await app.app.idle();
    expect([here, elsewhere, others].map(({ received }) => received.length)).toEqual([1, 0, 0]);
  });

  test('over 256 KiB go without their data', async () => {
    const receiver = await subscriber.startReceiver();
    await subscriber.register(path, receiver, { events: ['document.parsed', 'run.completed'] });
    const { client } = user;
    const content = `Total: 7\n${'All of it is text. '.repeat(20_000)}`;
    ok(await createDocument({ client, path, body: { name: 'long.txt', content } }));
    await app.app.idle();
    const [event] = eventsOf(receiver);
    expect(event?.data).toMatchObject({ status: 'parsed', content: null, extractedData: null });
    expect(Buffer.byteLength(receiver.received[0]?.body ?? '')).toBeLessThan(4096);
  });

  test('of a test go to the endpoint that is tested only', async () => {
    const [one, other] = [await subscriber.startReceiver(), await subscriber.startReceiver()];
    const endpoint = await subscriber.register(path, one, { events: ['run.failed'] });
    await subscriber.register(path, other);
    const { eventId } = ok(await testWebhook({ client: user.client, path: endpoint }));
    await app.app.idle();
    expect(one.received.map(({ headers }) => headers['webhook-id'])).toEqual([eventId]);
    expect(verify(endpoint, one.received[0] as Received)).toMatchObject({
      type: 'webhook.test',
      data: { webhookEndpointId: endpoint.id },
    });
    expect(other.received).toEqual([]);
  });
});

describe('erasure', () => {
  test.each(['document', 'run', 'schema'] as const)('deleting a %s clears payloads and responses', async (what) => {
    const receiver = await subscriber.startReceiver((response) => response.end('Total: 118'));
    const endpoint = await subscriber.register(path, receiver, { events: ['run.completed'] });
    const run = await extractText(user, path);
    const [before] = await subscriber.waitForDeliveries(endpoint, 1);
    expect(before).toMatchObject({ payload: { data: { extractedData: { total: 118 } } }, responseBody: 'Total: 118' });
    const { client } = user;
    if (what === 'document') await deleteDocument({ client, path: { id: run.documentId } });
    if (what === 'run') await deleteRun({ client, path: { id: run.id } });
    if (what === 'schema') await deleteSchema({ client, path });
    const [after] = await subscriber.waitForDeliveries(endpoint, 1);
    expect(after).toMatchObject({ id: before?.id, responseBody: null, success: true });
    expect(after?.payload['data']).toEqual({ id: run.id });
  });

  test('the event of a deleted run cannot be sent again', async () => {
    const receiver = await subscriber.startReceiver((response) => response.writeHead(500).end());
    const endpoint = await subscriber.register(path, receiver, { events: ['run.completed'] });
    const run = await extractText(user, path);
    const [failed] = await subscriber.waitForDeliveries(endpoint, 1);
    await deleteRun({ client: user.client, path: { id: run.id } });
    const again = await redeliverWebhookDelivery({
      client: user.client,
      path: { id: endpoint.id, deliveryId: failed?.id ?? '' },
    });
    expect(again.response?.status).toBe(410);
  });
});
