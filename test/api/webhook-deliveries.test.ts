import {
  deleteWorkspace,
  getWebhook,
  redeliverWebhookDelivery,
  redeliverWebhookEvents,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
  type WebhookEndpointWithSecret,
} from '@excerpt/sdk';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { extractText, ok, workspaceWithSchema } from '../harness/builders.ts';
import { scriptedEngine } from '../harness/engines.ts';
import { startTestApp, type TestApp, type TestUser } from '../harness/test-app.ts';
import { loopbackWebhooks, type Received, type Reply } from '../harness/webhook-receiver.ts';
import { verify, WebhookSubscriber } from '../harness/webhook-subscriber.ts';

let app: TestApp;
let user: TestUser;
let path: { slug: string; schemaKey: string };
let subscriber: WebhookSubscriber;

beforeAll(async () => {
  app = await startTestApp({
    settings: { ...loopbackWebhooks, EXCERPT_WEBHOOK_TIMEOUT_SECONDS: '1' },
    engine: scriptedEngine(),
  });
  user = app.admin;
  subscriber = new WebhookSubscriber(user);
});
afterAll(() => app.close());

beforeEach(async () => {
  path = await workspaceWithSchema(user);
});
afterEach(async () => {
  // Nothing more is sent to the receivers of this test.
  await deleteWorkspace({ client: user.client, path });
  await subscriber.closeReceivers();
});

describe('signatures', () => {
  test('are made with all secrets of a day after two rotations', async () => {
    const receiver = await subscriber.startReceiver();
    const before = await subscriber.register(path, receiver);
    const after = ok(await rotateWebhookSecret({ client: user.client, path: before }));
    const again = ok(await rotateWebhookSecret({ client: user.client, path: before }));
    ok(await testWebhook({ client: user.client, path: before }));
    await app.app.idle();
    const [received] = receiver.received as [Received];
    expect(received.headers['webhook-signature']?.split(' ')).toHaveLength(3);
    expect(verify(before, received)).toEqual(verify(after, received));
    expect(verify(again, received)).toEqual(verify(after, received));
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
      const receiver = await subscriber.startReceiver((response, _, count) =>
        response.writeHead(count === 1 ? 500 : 200).end('so'),
      );
      const endpoint = await subscriber.register(path, receiver);
      await send(endpoint);
      const [second, first] = await subscriber.waitForDeliveries(endpoint, 2);
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
    const target = await subscriber.startReceiver();
    const receiver = await subscriber.startReceiver((response) =>
      response.writeHead(status, { location: target.url }).end(),
    );
    const endpoint = await subscriber.register(path, receiver);
    await send(endpoint);
    const [delivery] = await subscriber.waitForDeliveries(endpoint, 1);
    expect(delivery).toMatchObject({ statusCode: status, success: false });
    expect(target.received).toEqual([]);
  });

  test('that is answered with 410 deactivates the endpoint, until somebody activates it', async () => {
    const receiver = await subscriber.startReceiver((response, _, count) =>
      response.writeHead(count === 1 ? 410 : 204).end(),
    );
    const endpoint = await subscriber.register(path, receiver);
    const { client } = user;
    await send(endpoint);
    await subscriber.waitForDeliveries(endpoint, 1);
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
    const receiver = await subscriber.startReceiver(reply);
    const endpoint = await subscriber.register(path, receiver);
    await send(endpoint);
    const [delivery] = await subscriber.waitForDeliveries(endpoint, 1);
    expect(delivery).toMatchObject({ statusCode: null, responseBody: null, success: false });
    expect(delivery?.error).toMatch(/within 1 s/);
  });

  test('that is answered 200 and a body without an end succeeds at its deadline, with what came', async () => {
    const receiver = await subscriber.startReceiver((response) => {
      response.writeHead(200);
      const timer = setInterval(() => (response.destroyed ? clearInterval(timer) : response.write('x')), 100);
    });
    const endpoint = await subscriber.register(path, receiver);
    await send(endpoint);
    const [delivery] = await subscriber.waitForDeliveries(endpoint, 1);
    expect(delivery).toMatchObject({ statusCode: 200, success: true });
    expect(delivery?.responseBody).toMatch(/^x+$/);
  });

  test.each<[string, Buffer, string]>([
    ['10 MiB', Buffer.alloc(10 * 1024 * 1024, 'a'), 'a'.repeat(16 * 1024)],
    ['10 MiB of invalid UTF-8', Buffer.alloc(10 * 1024 * 1024, 0xff), '\uFFFD'.repeat(Math.floor((16 * 1024) / 3))],
    ['a NUL and half a character', Buffer.from([0x61, 0, 0x62, 0xc3, 0x28, 0xe2, 0x82]), 'ab\uFFFD(\uFFFD'],
    ['characters that the cut goes through', Buffer.from(`a${'€'.repeat(10_000)}`), `a${'€'.repeat(5461)}`],
  ])('keeps up to 16 KiB of an answer as text: %s', async (_, body, text) => {
    const receiver = await subscriber.startReceiver((response) => response.writeHead(200).end(body));
    const endpoint = await subscriber.register(path, receiver);
    await send(endpoint);
    const [delivery] = await subscriber.waitForDeliveries(endpoint, 1);
    expect(delivery?.success).toBe(true);
    expect(delivery?.responseBody === text).toBe(true);
  });

  test('to a closed port records the connection error', async () => {
    const receiver = await subscriber.startReceiver();
    const endpoint = await subscriber.register(path, receiver);
    await subscriber.closeReceivers();
    await send(endpoint);
    const [delivery] = await subscriber.waitForDeliveries(endpoint, 1);
    expect(delivery?.error).toBe('The destination refused the connection.');
  });

  test('does not wait for another one of its endpoint', async () => {
    const receiver = await subscriber.startReceiver((response, { headers }, count) => {
      if (count > 1) response.writeHead(204).end();
      else expect(headers['webhook-id']).toMatch(/^evt_/);
    });
    const endpoint = await subscriber.register(path, receiver);
    await send(endpoint);
    await send(endpoint);
    await expect
      .poll(async () => (await subscriber.listDeliveries(endpoint)).filter(({ success }) => success).length)
      .toBe(1);
  });
});

describe('redelivery', () => {
  test('sends the event of a delivery again, with its id and its body', async () => {
    const receiver = await subscriber.startReceiver();
    const endpoint = await subscriber.register(path, receiver, { events: ['run.completed'] });
    await extractText(user, path);
    const [delivery] = await subscriber.waitForDeliveries(endpoint, 1);
    const where = { ...endpoint, deliveryId: delivery?.id ?? '' };
    const { eventId } = ok(await redeliverWebhookDelivery({ client: user.client, path: where }));
    await subscriber.waitForDeliveries(endpoint, 2);
    const [one, two] = receiver.received as [Received, Received];
    expect([one, two].map(({ headers }) => headers['webhook-id'])).toEqual([eventId, eventId]);
    expect(two.body).toBe(one.body);
  });

  test('sends all events since a time that were not accepted', async () => {
    let isUp = false;
    const receiver = await subscriber.startReceiver((response) =>
      response.writeHead(isUp ? 204 : 503, { 'retry-after': '3600' }).end(),
    );
    const endpoint = await subscriber.register(path, receiver, { events: ['webhook.test'] });
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1)
      ids.push(ok(await testWebhook({ client: user.client, path: endpoint })).eventId);
    await subscriber.waitForDeliveries(endpoint, 3);
    isUp = true;
    const body = { since: '2026-01-01T00:00:00+02:00' };
    const redeliver = async () => ok(await redeliverWebhookEvents({ client: user.client, path: endpoint, body }));
    expect(await redeliver()).toEqual({ count: 3 });
    await subscriber.waitForDeliveries(endpoint, 6);
    const later = receiver.received.slice(3).map(({ headers }) => headers['webhook-id']);
    expect(later.toSorted()).toEqual(ids.toSorted());
    expect(await redeliver()).toEqual({ count: 0 });
  });
});
