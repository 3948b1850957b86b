import type { WebhookEvent } from '@excerpt/sdk';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { readBudget, runText, setBudget, startBudgetedApp, startText } from './budgeted-app.ts';
import { failure, workspaceWithSchema } from '../../harness/builders.ts';
import type { Gate } from '../../harness/gate.ts';
import type { TestApp } from '../../harness/test-app.ts';
import { loopbackWebhooks, type WebhookReceiver } from '../../harness/webhook-receiver.ts';
import { verify, WebhookSubscriber } from '../../harness/webhook-subscriber.ts';

type BudgetEvent = Extract<WebhookEvent, { type: 'budget.warning' | 'budget.exceeded' }>;

let app: TestApp;
let gate: Gate;
let subscriber: WebhookSubscriber;
let receiver: WebhookReceiver;

beforeEach(async () => {
  ({ app, gate } = await startBudgetedApp({ settings: { ...loopbackWebhooks, EXCERPT_CONCURRENCY: '4' } }));
  subscriber = new WebhookSubscriber(app.admin);
  receiver = await subscriber.startReceiver();
});
afterEach(async () => {
  gate.open();
  await app.close();
  await subscriber.closeReceivers();
});

/** The type and the limit of what was received, in no order. */
const received = () =>
  receiver.received
    .map(({ body }) => JSON.parse(body) as BudgetEvent)
    .map(
      ({ type, data }) => `${type} of ${data.limit === 'pages' ? data.maxPages : data.maxCost?.amount} ${data.limit}`,
    )
    .toSorted();

const EVENTS = ['budget.warning', 'budget.exceeded'] as const;

test('80 % and 100 % are announced once each, also after a restart and for the same limit set again', async () => {
  const path = await workspaceWithSchema(app.admin);
  const endpoint = await subscriber.register(path, receiver, { events: [...EVENTS] });
  await setBudget(app.admin, path, { maxPages: 5 });
  for (let run = 0; run < 3; run += 1) await runText(app.admin, path);
  expect((await readBudget(app.admin, path)).status).toBe('available');
  await runText(app.admin, path);
  await expect.poll(received, { timeout: 10_000 }).toEqual(['budget.warning of 5 pages']);
  const [first] = receiver.received;
  if (first === undefined) throw new Error('Nothing was received.');
  expect(verify(endpoint, first)).toMatchObject({
    type: 'budget.warning',
    data: { limit: 'pages', maxPages: 5, status: 'warning', share: 0.8, spent: { pages: 4 }, acceptsRuns: true },
  });
  await runText(app.admin, path);
  const five = ['budget.exceeded of 5 pages', 'budget.warning of 5 pages'];
  await expect.poll(received, { timeout: 10_000 }).toEqual(five);

  await app.restart();
  await setBudget(app.admin, path, { maxPages: 5 });
  // Another value has events of its own: once this one has arrived, so had another of the first.
  await setBudget(app.admin, path, { maxPages: 6 });
  await expect.poll(received, { timeout: 10_000 }).toEqual([...five, 'budget.warning of 6 pages']);
  await app.app.idle();
  expect(received()).toEqual([...five, 'budget.warning of 6 pages']);
});

test('each limit has its events, in endpoints of all environments, and what a dead process left is found', async () => {
  const path = await workspaceWithSchema(app.admin);
  const staging = await subscriber.startReceiver();
  await subscriber.register(path, receiver, { events: [...EVENTS] });
  await subscriber.register(path, staging, {}, 'staging');
  await runText(app.admin, path, 'costs 2 USD');
  await app.withDatabase(async (db) => {
    const { id } = await db
      .selectFrom('workspaces')
      .select('id')
      .where('slug', '=', path.slug)
      .executeTakeFirstOrThrow();
    const limits = {
      max_cost_nanos: 2_000_000_000,
      currency: 'USD',
      max_pages: 1,
      updated_at: new Date().toISOString(),
    };
    await db
      .insertInto('budgets')
      .values({ workspace_id: id, ...limits })
      .execute();
  });
  await app.restart();
  const all = EVENTS.flatMap((kind) => [`${kind} of 1 pages`, `${kind} of 2 cost`]).toSorted();
  await expect.poll(received, { timeout: 10_000 }).toEqual(all);
  await expect.poll(() => staging.received.length).toBe(4);
});

describe.runIf(inject('database') === 'postgres')('two servers', () => {
  let second: { app: TestApp; gate: Gate };
  beforeEach(async () => {
    second = await startBudgetedApp({ beside: app, settings: loopbackWebhooks });
  });
  afterEach(async () => {
    second.gate.open();
    await second.app.close();
  });

  test('accept together what fits, and announce it once', async () => {
    const users = [app.admin, second.app.same(app.admin)];
    const path = await workspaceWithSchema(app.admin);
    await subscriber.register(path, receiver, { events: [...EVENTS] });
    await setBudget(app.admin, path, { maxPages: 3 });
    gate.close();
    second.gate.close();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => startText(users[index % 2] ?? app.admin, path)),
    );
    const refused = answers.filter(({ data }) => data === undefined);
    expect(refused).toHaveLength(9);
    for (const answer of refused) expect(failure(answer)).toMatchObject({ status: 402, code: 'budget_exceeded' });
    gate.open();
    second.gate.open();
    const events = ['budget.exceeded of 3 pages', 'budget.warning of 3 pages'];
    await expect.poll(received, { timeout: 20_000 }).toEqual(events);
    await Promise.all([app.app.idle(), second.app.app.idle()]);
    expect(received()).toEqual(events);
    expect(await readBudget(app.admin, path)).toMatchObject({ spent: { pages: 3 }, reserved: { runs: 0 } });
  });
});
