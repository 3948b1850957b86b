import {
  addMember,
  createWebhook,
  getEnvironment,
  getRun,
  listEnvironments,
  listWebhookDeliveries,
  updateEnvironment,
  type Run,
} from '@excerpt/sdk';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { extractText, failure, ok, workspaceWithSchema } from '../harness/builders.ts';
import { scriptedEngine } from '../harness/engines.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';
import { movableClock, type MovableClock } from '../harness/test-clock.ts';
import { loopbackWebhooks, startReceiver, type WebhookReceiver } from '../harness/webhook-receiver.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let app: TestApp;
let clock: MovableClock;
let receiver: WebhookReceiver;
let path: { slug: string; schemaKey: string };

beforeEach(async () => {
  clock = movableClock();
  receiver = await startReceiver();
  const engine = scriptedEngine(async () => ({ extractedData: { total: 118 } }));
  app = await startTestApp({ clock, engine, settings: loopbackWebhooks });
  path = await workspaceWithSchema(app.admin);
});
afterEach(async () => {
  await app.close();
  await receiver.close();
});

const runOf = async (id: string): Promise<Run> => ok(await getRun({ client: app.admin.client, path: { id } }));

const keepFor = async (retentionDays: number | null, envSlug = 'production') =>
  ok(await updateEnvironment({ client: app.admin.client, path: { ...path, envSlug }, body: { retentionDays } }));

/** Lets days pass and starts the server again, which sweeps at its start. */
async function passDays(days: number): Promise<void> {
  clock.advance(days * DAY_MS);
  await app.restart();
}

describe('retentionDays of an environment', () => {
  test('is set by the owner and returned everywhere', async () => {
    const { client } = app.admin;
    const before = ok(await getEnvironment({ client, path: { ...path, envSlug: 'production' } }));
    expect(before.retentionDays).toBeNull();
    expect(await keepFor(90)).toMatchObject({ retentionDays: 90, providerKeyId: null, model: null, verify: false });
    const body = { verify: true };
    expect(ok(await updateEnvironment({ client, path: { ...path, envSlug: 'production' }, body })).retentionDays).toBe(
      90,
    );
    const environments = ok(await listEnvironments({ client, path })).data;
    expect(environments.map(({ retentionDays }) => retentionDays)).toEqual([90, null, null]);
    expect((await keepFor(null)).retentionDays).toBeNull();
  });

  test('is a number of whole days, up to 100 years', async () => {
    for (const days of [0, -1, 1.5, 36_501, '7']) {
      const answer = await updateEnvironment({
        client: app.admin.client,
        path: { ...path, envSlug: 'production' },
        body: { retentionDays: days as number },
      });
      expect(failure(answer)).toMatchObject({ status: 400, code: 'validation_failed' });
    }
    expect((await keepFor(36_500)).retentionDays).toBe(36_500);
  });

  test('is not for members to change', async () => {
    const member = await app.addUser();
    ok(await addMember({ client: app.admin.client, path, body: { userId: member.id } }));
    const answer = await updateEnvironment({
      client: member.client,
      path: { ...path, envSlug: 'production' },
      body: { retentionDays: 1 },
    });
    expect(failure(answer)).toMatchObject({ status: 403, code: 'forbidden' });
  });
});

test('webhook deliveries are deleted after EXCERPT_WEBHOOK_RETENTION_DAYS', async () => {
  const { client } = app.admin;
  const endpoint = ok(
    await createWebhook({ client, path, body: { url: `${receiver.url}/hook`, events: ['run.completed'] } }),
  );
  const deliveries = async () => ok(await listWebhookDeliveries({ client: app.admin.client, path: endpoint }));
  const old = await extractText(app.admin, path);
  await app.app.idle();
  await passDays(20);
  const recent = await extractText(app.admin, path);
  await app.app.idle();
  expect((await deliveries()).total).toBe(2);
  await passDays(11);
  await expect.poll(async () => (await deliveries()).total).toBe(1);
  expect((await deliveries()).data.map(({ payload }) => payload['data'])).toEqual([await runOf(recent.id)]);
  expect(await runOf(old.id)).toMatchObject({ status: 'completed', extractedData: { total: 118 } });
});
