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
  getWebhook,
  listWebhookDeliveries,
  redeliverWebhookDelivery,
  redeliverWebhookEvents,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
  type WebhookDelivery,
  type WebhookEndpointInput,
  type WebhookEndpointWithSecret,
  type WebhookEvent,
} from '@excerpt/sdk';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { extractText, invoiceDefinition, ok, workspaceWithSchema } from '../harness/builders.ts';
import { scriptedEngine } from '../harness/engines.ts';
import { createGate } from '../harness/gate.ts';
import { startTestApp, type TestApp, type TestUser } from '../harness/test-app.ts';
import {
  loopbackWebhooks,
  startReceiver,
  type Received,
  type Reply,
  type WebhookReceiver,
} from '../harness/webhook-receiver.ts';

let app: TestApp;
let user: TestUser;
let path: { slug: string; schemaKey: string };
let receivers: WebhookReceiver[] = [];
const gate = createGate();

beforeAll(async () => {
  app = await startTestApp({
    settings: { ...loopbackWebhooks, EXCERPT_WEBHOOK_TIMEOUT_SECONDS: '1' },
    engine: scriptedEngine(async ({ signal, definition }) => {
      await gate.pass(signal);
      if ('fails' in (definition['properties'] as object)) throw new TypeError('Of the test.');
      return { extractedData: { total: 118 } };
    }),
  });
  user = app.admin;
});
afterAll(() => app.close());

beforeEach(async () => {
  path = await workspaceWithSchema(user);
});
afterEach(async () => {
  gate.open();
  // Nothing more is sent to the receivers of this test.
  await deleteWorkspace({ client: user.client, path });
  await Promise.all(receivers.map((receiver) => receiver.close()));
  receivers = [];
});

async function receive(reply?: Reply): Promise<WebhookReceiver> {
  const receiver = await startReceiver(reply);
  receivers.push(receiver);
  return receiver;
}

const register = async (receiver: WebhookReceiver, body: Partial<WebhookEndpointInput> = {}, env = 'production') =>
  ok(
    await createWebhook({
      client: user.client,
      path,
      query: { env: env as 'production' },
      body: { url: `${receiver.url}/hook`, ...body },
    }),
  );

const deliveriesOf = async ({ id }: { id: string }): Promise<WebhookDelivery[]> =>
  ok(await listWebhookDeliveries({ client: user.client, path: { id } })).data;

/** The deliveries, newest first, as soon as there are so many. */
async function deliveries(endpoint: { id: string }, count: number): Promise<WebhookDelivery[]> {
  await expect.poll(async () => (await deliveriesOf(endpoint)).length, { timeout: 20_000 }).toBe(count);
  return deliveriesOf(endpoint);
}

const eventsOf = (receiver: WebhookReceiver) => receiver.received.map(({ body }) => JSON.parse(body) as WebhookEvent);

function verify({ secret }: { secret: string }, { body, headers }: Received): unknown {
  return new Webhook(secret).verify(body, headers);
}

describe('events', () => {
  test('tell of a run, its document and its schema, as the API answers them', async () => {
    const receiver = await receive();
    const endpoint = await register(receiver);
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
    for (const delivery of await deliveriesOf(endpoint)) expect(delivery).toMatchObject({ success: true, error: null });
  });

  test('tell of runs that fail and that are cancelled', async () => {
    const receiver = await receive();
    await register(receiver, { events: ['run.failed', 'run.cancelled'] });
    const { client } = user;
    gate.close();
    const { runId } = ok(await extract({ client, path, body: { name: 'a.txt', content: 'Total: 1' } }));
    ok(await cancelRun({ client, path: { id: runId } }));
    gate.open();
    const failing = { type: 'object', properties: { fails: { type: 'string' } } };
    const body = { name: 'b.txt', content: 'Total: 2', schema: failing };
    const failed = ok(await extract({ client, path: { ...path, schemaKey: 'failing' }, body }));
    await expect
      .poll(
        async () => {
          await app.app.idle();
          return ok(await getRun({ client, path: { id: failed.runId } })).status;
        },
        { timeout: 20_000 },
      )
      .toBe('failed');
    await app.app.idle();
    const events = eventsOf(receiver);
    expect(events.map(({ type }) => type)).toEqual(['run.cancelled', 'run.failed']);
    expect(events[0]?.data).toMatchObject({ id: runId, status: 'cancelled' });
    expect(events[1]?.data).toMatchObject({ id: failed.runId, status: 'failed' });
  });

  test('tell of a document that cannot be parsed', async () => {
    const receiver = await receive();
    await register(receiver, { events: ['document.failed'] });
    ok(await createDocument({ client: user.client, path, body: { name: 'Only a name' } }));
    await app.app.idle();
    expect(eventsOf(receiver)).toMatchObject([{ type: 'document.failed', data: { status: 'failed' } }]);
  });

  test('stay in their environment and their workspace', async () => {
    const [here, elsewhere, others] = [await receive(), await receive(), await receive()];
    await register(here, { events: ['run.completed'] });
    await register(elsewhere, {}, 'staging');
    const stranger = await app.addUser();
    const { client } = stranger;
    const own = await workspaceWithSchema(stranger);
    ok(await createWebhook({ client, path: own, body: { url: others.url } }));
    await extractText(user, path);
    await app.app.idle();
    expect([here, elsewhere, others].map(({ received }) => received.length)).toEqual([1, 0, 0]);
  });

  test('over 256 KiB go without their data', async () => {
    const receiver = await receive();
    await register(receiver, { events: ['document.parsed', 'run.completed'] });
    const { client } = user;
    const content = `Total: 7\n${'All of it is text. '.repeat(20_000)}`;
    ok(await createDocument({ client, path, body: { name: 'long.txt', content } }));
    await app.app.idle();
    const [event] = eventsOf(receiver);
    expect(event?.data).toMatchObject({ status: 'parsed', content: null, extractedData: null });
    expect(Buffer.byteLength(receiver.received[0]?.body ?? '')).toBeLessThan(4096);
  });

  test('of a test go to the endpoint that is tested only', async () => {
    const [one, other] = [await receive(), await receive()];
    const endpoint = await register(one, { events: ['run.failed'] });
    await register(other);
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
    const receiver = await receive((response) => response.end('Total: 118'));
    const endpoint = await register(receiver, { events: ['run.completed'] });
    const run = await extractText(user, path);
    const [before] = await deliveries(endpoint, 1);
    expect(before).toMatchObject({ payload: { data: { extractedData: { total: 118 } } }, responseBody: 'Total: 118' });
    const { client } = user;
    if (what === 'document') await deleteDocument({ client, path: { id: run.documentId } });
    if (what === 'run') await deleteRun({ client, path: { id: run.id } });
    if (what === 'schema') await deleteSchema({ client, path });
    const [after] = await deliveries(endpoint, 1);
    expect(after).toMatchObject({ id: before?.id, responseBody: null, success: true });
    expect(after?.payload['data']).toEqual({ id: run.id });
  });

  test('the event of a deleted run cannot be sent again', async () => {
    const receiver = await receive((response) => response.writeHead(500).end());
    const endpoint = await register(receiver, { events: ['run.completed'] });
    const run = await extractText(user, path);
    const [failed] = await deliveries(endpoint, 1);
    await deleteRun({ client: user.client, path: { id: run.id } });
    const again = await redeliverWebhookDelivery({
      client: user.client,
      path: { id: endpoint.id, deliveryId: failed?.id ?? '' },
    });
    expect(again.response?.status).toBe(410);
  });
});

describe('signatures', () => {
  test('are made with both secrets after a rotation', async () => {
    const receiver = await receive();
    const before = await register(receiver);
    const after = ok(await rotateWebhookSecret({ client: user.client, path: before }));
    ok(await testWebhook({ client: user.client, path: before }));
    await app.app.idle();
    const [received] = receiver.received as [Received];
    expect(received.headers['webhook-signature']?.split(' ')).toHaveLength(2);
    expect(verify(before, received)).toEqual(verify(after, received));
    const other: Pick<WebhookEndpointWithSecret, 'secret'> = { secret: `whsec_${Buffer.alloc(32).toString('base64')}` };
    expect(() => verify(other, received)).toThrow(/signature/i);
  });
});

describe('an attempt', () => {
  const send = async (endpoint: { id: string }) => ok(await testWebhook({ client: user.client, path: endpoint }));

  // On SQLite, `webhook-retries.test.ts` moves the clock instead.
  test.runIf(inject('database') === 'postgres')(
    'that fails is made again after 5 s',
    async () => {
      const receiver = await receive((response, _, count) => response.writeHead(count === 1 ? 500 : 200).end('so'));
      const endpoint = await register(receiver);
      await send(endpoint);
      const [second, first] = await deliveries(endpoint, 2);
      expect(first).toMatchObject({ statusCode: 500, responseBody: 'so', success: false });
      expect(first?.error).toMatch(/500/);
      expect(second).toMatchObject({ statusCode: 200, responseBody: 'so', success: true, error: null });
      const [one, two] = receiver.received as [Received, Received];
      expect(two.body).toBe(one.body);
      expect(two.headers['webhook-id']).toBe(one.headers['webhook-id']);
      expect(second?.payload).toEqual(JSON.parse(one.body));
      verify(endpoint, two);
    },
    30_000,
  );

  test.each([301, 302, 307, 308])('that is answered with %i fails, and goes nowhere else', async (status) => {
    const target = await receive();
    const receiver = await receive((response) => response.writeHead(status, { location: target.url }).end());
    const endpoint = await register(receiver);
    await send(endpoint);
    const [delivery] = await deliveries(endpoint, 1);
    expect(delivery).toMatchObject({ statusCode: status, success: false });
    expect(target.received).toEqual([]);
  });

  test('that is answered with 410 deactivates the endpoint, until somebody activates it', async () => {
    const receiver = await receive((response, _, count) => response.writeHead(count === 1 ? 410 : 204).end());
    const endpoint = await register(receiver);
    const { client } = user;
    await send(endpoint);
    await deliveries(endpoint, 1);
    expect(ok(await getWebhook({ client, path: endpoint }))).toMatchObject({ isActive: false, disabledReason: 'gone' });
    await extractText(user, path);
    await app.app.idle();
    expect(receiver.received).toHaveLength(1);
    const again = ok(await updateWebhook({ client, path: endpoint, body: { isActive: true } }));
    expect(again).toMatchObject({ isActive: true, disabledReason: null });
    await extractText(user, path);
    await app.app.idle();
    expect(receiver.received.length).toBeGreaterThan(1);
  });

  test.each<[string, Reply]>([
    ['never', () => undefined],
    [
      'with headers byte by byte',
      (response) => {
        const socket = response.socket;
        const head = 'HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok';
        let at = 0;
        const timer = setInterval(() => {
          if (socket === null || socket.destroyed) return clearInterval(timer);
          socket.write(head[at % head.length] ?? '');
          at += 1;
        }, 200);
      },
    ],
  ])('that is answered %s fails at its deadline', async (_, reply) => {
    const receiver = await receive(reply);
    const endpoint = await register(receiver);
    await send(endpoint);
    const [delivery] = await deliveries(endpoint, 1);
    expect(delivery).toMatchObject({ statusCode: null, responseBody: null, success: false });
    expect(delivery?.error).toMatch(/within 1 s/);
  });

  test('that is answered 200 and a body without an end succeeds at its deadline, with what came', async () => {
    const receiver = await receive((response) => {
      response.writeHead(200);
      const timer = setInterval(() => (response.destroyed ? clearInterval(timer) : response.write('x')), 100);
    });
    const endpoint = await register(receiver);
    await send(endpoint);
    const [delivery] = await deliveries(endpoint, 1);
    expect(delivery).toMatchObject({ statusCode: 200, success: true });
    expect(delivery?.responseBody).toMatch(/^x+$/);
  });

  test.each<[string, Buffer, string]>([
    ['10 MiB', Buffer.alloc(10 * 1024 * 1024, 'a'), 'a'.repeat(16 * 1024)],
    ['10 MiB of invalid UTF-8', Buffer.alloc(10 * 1024 * 1024, 0xff), '\uFFFD'.repeat(Math.floor((16 * 1024) / 3))],
    ['a NUL and half a character', Buffer.from([0x61, 0, 0x62, 0xc3, 0x28, 0xe2, 0x82]), 'ab\uFFFD(\uFFFD'],
    ['characters that the cut goes through', Buffer.from(`a${'€'.repeat(10_000)}`), `a${'€'.repeat(5461)}`],
  ])('keeps up to 16 KiB of an answer as text: %s', async (_, body, text) => {
    const receiver = await receive((response) => response.writeHead(200).end(body));
    const endpoint = await register(receiver);
    await send(endpoint);
    const [delivery] = await deliveries(endpoint, 1);
    expect(delivery?.success).toBe(true);
    expect(delivery?.responseBody === text).toBe(true);
  });

  test('to a closed port records the connection error', async () => {
    const receiver = await receive();
    const endpoint = await register(receiver);
    await receiver.close();
    receivers = [];
    await send(endpoint);
    const [delivery] = await deliveries(endpoint, 1);
    expect(delivery?.error).toBe('The destination refused the connection.');
  });

  test('does not wait for another one of its endpoint', async () => {
    const receiver = await receive((response, { headers }, count) => {
      if (count > 1) response.writeHead(204).end();
      else expect(headers['webhook-id']).toMatch(/^evt_/);
    });
    const endpoint = await register(receiver);
    await send(endpoint);
    await send(endpoint);
    await expect.poll(async () => (await deliveriesOf(endpoint)).filter(({ success }) => success).length).toBe(1);
  });
});

describe('redelivery', () => {
  test('sends the event of a delivery again, with its id and its body', async () => {
    const receiver = await receive();
    const endpoint = await register(receiver, { events: ['run.completed'] });
    await extractText(user, path);
    const [delivery] = await deliveries(endpoint, 1);
    const where = { ...endpoint, deliveryId: delivery?.id ?? '' };
    const { eventId } = ok(await redeliverWebhookDelivery({ client: user.client, path: where }));
    await deliveries(endpoint, 2);
    const [one, two] = receiver.received as [Received, Received];
    expect([one, two].map(({ headers }) => headers['webhook-id'])).toEqual([eventId, eventId]);
    expect(two.body).toBe(one.body);
  });

  test('sends all events since a time that were not accepted', async () => {
    let isUp = false;
    const receiver = await receive((response) => response.writeHead(isUp ? 204 : 503, { 'retry-after': '3600' }).end());
    const endpoint = await register(receiver, { events: ['webhook.test'] });
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1)
      ids.push(ok(await testWebhook({ client: user.client, path: endpoint })).eventId);
    await deliveries(endpoint, 3);
    isUp = true;
    const body = { since: '2026-01-01T00:00:00+02:00' };
    const redeliver = async () => ok(await redeliverWebhookEvents({ client: user.client, path: endpoint, body }));
    expect(await redeliver()).toEqual({ count: 3 });
    await deliveries(endpoint, 6);
    const later = receiver.received.slice(3).map(({ headers }) => headers['webhook-id']);
    expect(later.toSorted()).toEqual(ids.toSorted());
    expect(await redeliver()).toEqual({ count: 0 });
  });
});
