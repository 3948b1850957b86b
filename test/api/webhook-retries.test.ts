import {
  createSchema,
  createWebhook,
  getWebhook,
  listWebhookDeliveries,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
} from '@excerpt/sdk';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { invoiceDefinition, ok, workspaceWithSchema } from '../harness/builders.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';
import { movableClock, type MovableClock } from '../harness/test-clock.ts';
import { loopbackWebhooks, startReceiver, type WebhookReceiver } from '../harness/webhook-receiver.ts';

/** The pauses of the schedule, in seconds. */
const PAUSES = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400];

let clock: MovableClock;
let app: TestApp;
let receiver: WebhookReceiver;
let status = 500;

beforeEach(async () => {
  status = 500;
  clock = movableClock();
  receiver = await startReceiver((response) => response.writeHead(status).end());
  // Only SQLite's queue goes by the clock of the program.
  app = await startTestApp({ settings: loopbackWebhooks, clock, database: 'sqlite' });
});
afterEach(async () => {
  await app.close();
  await receiver.close();
});

async function register({ url } = receiver) {
  const { client } = app.admin;
  const path = await workspaceWithSchema(app.admin);
  return ok(await createWebhook({ client, path, body: { url } }));
}

const send = async (endpoint: { id: string }) =>
  ok(await testWebhook({ client: app.admin.client, path: endpoint })).eventId;

async function pass(seconds: number): Promise<void> {
  clock.advance(seconds * 1_000);
  await app.app.idle();
}

test('an event that no attempt delivers is sent ten times over three days', async () => {
  const endpoint = await register();
  const eventId = await send(endpoint);
  await app.app.idle();
  for (const [index, pause] of PAUSES.entries()) {
    expect(receiver.received).toHaveLength(index + 1);
    await pass(pause * 0.85);
    expect(receiver.received).toHaveLength(index + 1);
    await pass(pause * 0.3);
  }
  await pass(10 * 86_400);
  expect(receiver.received).toHaveLength(10);
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([eventId]));
  expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
  const { total, data } = ok(await listWebhookDeliveries({ client: app.admin.client, path: endpoint }));
  expect(total).toBe(10);
  expect(data.every(({ success, statusCode }) => !success && statusCode === 500)).toBe(true);
  expect(ok(await getWebhook({ client: app.admin.client, path: endpoint })).isActive).toBe(true);
});

test('an endpoint that fails for 5 days is deactivated until it is activated again', async () => {
  const { client } = app.admin;
  const endpoint = await register();
  await send(endpoint);
  await app.app.idle();
  await pass(4.9 * 86_400);
  expect(ok(await getWebhook({ client, path: endpoint })).isActive).toBe(true);
  await send(endpoint);
  await app.app.idle();
  expect(ok(await getWebhook({ client, path: endpoint })).isActive).toBe(true);
  await pass(0.2 * 86_400);
  expect(ok(await getWebhook({ client, path: endpoint }))).toMatchObject({
    isActive: false,
    disabledReason: 'failing',
    circuit: { isOpen: false, failures: 5, nextProbeAt: null },
  });
  const made = receiver.received.length;
  await pass(86_400);
  expect(receiver.received).toHaveLength(made);

  status = 204;
  ok(await updateWebhook({ client, path: endpoint, body: { isActive: true } }));
  await send(endpoint);
  await app.app.idle();
  expect(receiver.received).toHaveLength(made + 1);
  const circuit = { isOpen: false, failures: 0, nextProbeAt: null };
  expect(ok(await getWebhook({ client, path: endpoint })).circuit).toEqual(circuit);
});

test('a success starts the 5 days anew', async () => {
  const { client } = app.admin;
  const endpoint = await register();
  await send(endpoint);
  await app.app.idle();
  status = 204;
  await pass(6);
  status = 500;
  clock.advance(6 * 86_400_000);
  await send(endpoint);
  await app.app.idle();
  expect(ok(await getWebhook({ client, path: endpoint })).isActive).toBe(true);
});

test('an open circuit delays neither a first attempt nor a first retry', async () => {
  const endpoint = await register();
  for (let count = 0; count < 12; count += 1) await send(endpoint);
  await app.app.idle();
  expect(receiver.received).toHaveLength(12);
  await pass(6);
  expect(receiver.received).toHaveLength(24);
  const { circuit } = ok(await getWebhook({ client: app.admin.client, path: endpoint }));
  expect(circuit).toEqual({ isOpen: true, failures: 24, nextProbeAt: expect.any(String) });
  await send(endpoint);
  await app.app.idle();
  expect(receiver.received).toHaveLength(25);
  // The third attempts come due: one of them probes.
  await pass(330);
  const afterProbe = receiver.received.length;
  expect(afterProbe).toBeLessThan(24 + 1 + 12);
  await pass(600);
  expect(receiver.received.length).toBeGreaterThanOrEqual(24 + 1 + 12);
});

test('the secret before a rotation signs for another 24 hours', async () => {
  status = 204;
  const before = await register();
  const after = ok(await rotateWebhookSecret({ client: app.admin.client, path: before }));
  await pass(23 * 3_600);
  await send(before);
  await app.app.idle();
  await pass(2 * 3_600);
  await send(before);
  await app.app.idle();
  const [during, later] = receiver.received.map(({ headers }) => headers['webhook-signature']?.split(' ').length);
  expect([during, later]).toEqual([2, 1]);
  // Its clock is the real one: the signature is made again for it.
  const [, last] = receiver.received;
  const { 'webhook-id': id = '', 'webhook-timestamp': seconds = '' } = last?.headers ?? {};
  const sign = (secret: string) => new Webhook(secret).sign(id, new Date(Number(seconds) * 1_000), last?.body ?? '');
  expect(last?.headers['webhook-signature']).toBe(sign(after.secret));
});

describe('deactivation', () => {
  const setActive = async (endpoint: { id: string }, isActive: boolean) =>
    ok(await updateWebhook({ client: app.admin.client, path: endpoint, body: { isActive } }));

  test('drops what waits for a retry, also if the endpoint is active again before that', async () => {
    const { client } = app.admin;
    const path = await workspaceWithSchema(app.admin);
    const endpoint = ok(await createWebhook({ client, path, body: { url: receiver.url } }));
    const body = { schemaKey: 'another', name: 'Another', definition: invoiceDefinition };
    ok(await createSchema({ client, path, body }));
    await app.app.idle();
    expect(receiver.received).toHaveLength(1);
    await setActive(endpoint, false);
    await setActive(endpoint, true);
    await pass(3_600);
    expect(receiver.received).toHaveLength(1);
  });

  test('ends the retries of what a caller sent', async () => {
    const endpoint = await register();
    await send(endpoint);
    await app.app.idle();
    await setActive(endpoint, false);
    await pass(3_600);
    expect(receiver.received).toHaveLength(1);
  });

  test.each([500, 410])('during an attempt that is answered %i leaves no retry', async (answer) => {
    status = answer;
    const arrived = Promise.withResolvers<void>();
    const answers = Promise.withResolvers<void>();
    const slow = await startReceiver((response) => {
      arrived.resolve();
      void answers.promise.then(() => response.writeHead(status).end());
    });
    try {
      const endpoint = await register(slow);
      await send(endpoint);
      await arrived.promise;
      await setActive(endpoint, false);
      answers.resolve();
      await pass(0);
      await pass(3_600);
      expect(slow.received).toHaveLength(1);
    } finally {
      await slow.close();
    }
  });
});
