import type { Budget, Usage } from '@excerpt/sdk';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openServices, refusalOf, START, type OpenServices, type Person } from '../app/testing/open-services.ts';
import { recordSteps } from '../idempotency/recorded-steps.ts';
import { createLogger } from '../lib/logger.ts';
import { workspaceAccess } from '../workspaces/workspace-access.ts';
import { createBudgetsService } from './budgets-service.ts';
import { createUsageHandlers } from './handlers.ts';
import { addUsage, type UsageRow } from './repository.ts';
import { createUsageService } from './service.ts';
import { createSpendingLimit } from './spending-limit.ts';
import { createBudgetWatch } from './watch-budgets.ts';

let open: OpenServices;
let handlers: ReturnType<typeof createUsageHandlers>;
/** What webhooks were told, and how often waiting runs were looked at. */
let events: { kind: string; data: { limit?: string } }[];
let feeds: number;
const webhookEvents = {
  record: async (_: unknown, { kind }: { kind: string }, read: () => Promise<object | undefined>) =>
    void events.push({ kind, data: (await read()) ?? {} }),
};
beforeEach(async () => {
  open = await openServices();
  events = [];
  feeds = 0;
  const { database, clock } = open.resources;
  const common = { database: recordSteps(database), clock, access: workspaceAccess };
  const audit = open.services.audit;
  const feed = () => void (feeds += 1);
  handlers = createUsageHandlers(
    createUsageService(common),
    createBudgetsService({ ...common, audit, webhookEvents, feed }),
  );
});
afterEach(() => void vi.useRealTimers());

const EUR = 1_000_000_000;
const ROW: UsageRow = {
  provider: 'openai',
  model: 'm',
  keySource: 'user',
  currency: 'EUR',
  runs: 1,
  runsWithoutCost: 0,
  inputTokens: 10,
  cachedInputTokens: 4,
  outputTokens: 5,
  reasoningTokens: 2,
  costNanos: EUR,
  pages: 3,
};
const use = (more: Partial<UsageRow> = {}, month = '2026-03', workspace = 'ws') =>
  addUsage(open.rows.db, workspace, month, { ...ROW, ...more });
const usage = (query: object = {}, person: Person = 'bob') => open.ask<Usage>(handlers.getUsage, person, { query });
const budget = (person: Person = 'bob') => open.ask<Budget>(handlers.getBudget, person);
const limit = (body: object, person: Person = 'ann') => open.ask<Budget>(handlers.updateBudget, person, { body });
const cost = (amount: number) => ({ maxCost: { amount, currency: 'EUR' } });

describe('the usage of a month', () => {
  test('is summed up, and by model', async () => {
    await use();
    await use({ model: 'a', runs: 2, costNanos: EUR / 2 });
    await use({ pages: 100 }, '2026-02');
    await use({ pages: 100 }, '2026-03', 'other');
    const sum = { runs: 3, pages: 6, inputTokens: 20, cachedInputTokens: 8, outputTokens: 10, reasoningTokens: 4 };
    const found = await usage();
    expect(found).toMatchObject({
      month: '2026-03',
      ...sum,
      totalTokens: 30,
      cost: { amount: 1.5, currency: 'EUR' },
      runsWithoutCost: 0,
    });
    expect(found.models).toMatchObject([
      { provider: 'openai', model: 'a', keySource: 'user', runs: 2, totalTokens: 15, cost: { amount: 0.5 } },
      { provider: 'openai', model: 'm', keySource: 'user', runs: 1, cost: { amount: 1 } },
    ]);
    expect(await usage({ month: '2026-02' })).toMatchObject({ month: '2026-02', pages: 100 });
    expect(await usage({ month: '2026-01' })).toMatchObject({ runs: 0, cost: null, models: [] });
    expect(await refusalOf(usage({}, 'eve'))).toBe('not_found');
  });

  test('has no cost in several currencies, but for each of them', async () => {
    await use();
    await use({ currency: 'USD', costNanos: 2 * EUR });
    const found = await usage();
    expect([found.cost, found.runs]).toEqual([null, 2]);
    expect(found.models.map((one) => one.cost)).toEqual([
      { amount: 1, currency: 'EUR' },
      { amount: 2, currency: 'USD' },
    ]);
  });

  test('that cost nothing fits any currency', async () => {
    await use();
    await use({ provider: 'local', model: 'local-1', currency: 'USD', costNanos: 0 });
    expect((await usage()).cost).toEqual({ amount: 1, currency: 'EUR' });
    await open.rows.db.deleteFrom('usage_counts').where('provider', '=', 'openai').execute();
    expect((await usage()).cost).toEqual({ amount: 0, currency: 'USD' });
  });

  test('of an unknown cost is counted as such', async () => {
    await use({ currency: '', costNanos: 0, runsWithoutCost: 1 });
    expect(await usage()).toMatchObject({ cost: null, runsWithoutCost: 1 });
    await use();
    const found = await usage();
    expect(found).toMatchObject({ cost: { amount: 1 }, runsWithoutCost: 1, runs: 2 });
    // Of one model, what is known and what is not.
    expect(found.models).toMatchObject([{ runs: 2, runsWithoutCost: 1, cost: { amount: 1 } }]);
  });
});

describe('a budget', () => {
  const limits = () => createSpendingLimit(open.clock);
  const take = () => open.rows.database.transaction((tx) => limits().take(tx, 'ws'));
  const room = () => open.rows.database.transaction((tx) => limits().findRoom(tx, 'ws'));

  test('is set by the owner, replaced as a whole, and recorded', async () => {
    expect(await budget()).toMatchObject({ maxCost: null, maxPages: null, acceptsRuns: true });
    expect(await limit({ ...cost(10), maxPages: 100 })).toMatchObject({ ...cost(10), maxPages: 100 });
    expect(await budget()).toMatchObject({ ...cost(10), maxPages: 100 });
    expect(await limit({ maxPages: 5 })).toMatchObject({ maxCost: null, maxPages: 5 });
    expect(await limit({})).toMatchObject({ maxCost: null, maxPages: null });
    expect(await open.rows.db.selectFrom('budgets').selectAll().execute()).toEqual([]);
    for (const [person, code] of [
      ['bob', 'forbidden'],
      ['eve', 'not_found'],
    ] as const)
      expect(await refusalOf(limit({ maxPages: 1 }, person))).toBe(code);
    expect(await refusalOf(budget('eve'))).toBe('not_found');
    const entries = await open.rows.db
      .selectFrom('audit_entries')
      .select(['action', 'changes'])
      .orderBy('id')
      .execute();
    expect(entries.map(({ action }) => action)).toEqual(Array.from({ length: 3 }, () => 'budget.updated'));
    expect(JSON.parse(entries[0]?.changes ?? '')).toEqual({
      maxCost: { before: null, after: { amount: 10, currency: 'EUR' } },
      maxPages: { before: null, after: 100 },
    });
    expect(feeds).toBe(3);
  });

  test('lets runs through until it is used up', async () => {
    await Promise.all([take(), limits().refuseExceeded(open.rows.db, 'ws')]);
    expect(await room()).toBe('unlimited');
    await limit({ maxPages: 6 });
    await use();
    await take();
    expect([await room(), (await budget()).acceptsRuns]).toEqual(['some', true]);
    await use();
    expect([await room(), (await budget()).acceptsRuns]).toEqual(['none', false]);
    expect(await refusalOf(take())).toBe('budget_exceeded');
    expect(await refusalOf(limits().refuseExceeded(open.rows.db, 'ws'))).toBe('budget_exceeded');
    await limits().refuseExceeded(open.rows.db, 'other');
    open.clock.time = Date.parse('2026-04-01T00:00:00.000Z');
    await take();
  });

  test('counts the pages of runs under way', async () => {
    await limit({ maxPages: 4 });
    await open.rows.insert('documents', { id: 'd', page_count: 4 });
    await open.rows.insert('runs', {
      id: 'r',
      workspace_id: 'ws',
      document_id: 'd',
      status: 'pending',
      created_at: START,
    });
    expect(await refusalOf(take())).toBe('budget_exceeded');
  });

  test('tells webhooks what it has reached, each once for a limit', async () => {
    await use({ pages: 80, costNanos: 0 });
    await limit({ maxPages: 100 });
    expect(events).toMatchObject([{ kind: 'budget.warning', data: { limit: 'pages', maxPages: 100 } }]);
    await limit({ maxPages: 100 });
    expect(events).toHaveLength(1);
    await limit({ maxPages: 80 });
    expect(
      events
        .slice(1)
        .map(({ kind }) => kind)
        .toSorted(),
    ).toEqual(['budget.exceeded', 'budget.warning']);
    await limit({ ...cost(1) });
    expect(events).toHaveLength(3);
    await use({ pages: 0, costNanos: 2 * EUR });
    await limit({ ...cost(1) });
    expect(events.slice(3).map(({ data }) => data.limit)).toEqual(['cost', 'cost']);
  });

  test('of each month has its own news', async () => {
    await use({ pages: 80 });
    await use({ pages: 80 }, '2026-04');
    await limit({ maxPages: 100 });
    open.clock.time = Date.parse('2026-04-01T00:00:00.000Z');
    await limit({ maxPages: 100 });
    expect(events).toHaveLength(2);
  });
});

describe('the watch of budgets', () => {
  const logged: string[] = [];
  const watch = (database = open.rows.database) =>
    createBudgetWatch({
      database,
      clock: open.clock,
      webhookEvents,
      logger: createLogger('info', { write: (line: string) => void logged.push(line) }),
    });
  beforeEach(() => {
    logged.length = 0;
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    return open.rows.insert('budgets', { workspace_id: 'ws', max_pages: 10 }, { workspace_id: 'other', max_pages: 10 });
  });
  /** Lets the work end that a timer has begun. */
  const settle = () => vi.waitFor(() => expect(events.length + logged.length).toBeGreaterThan(0), { interval: 1 });

  test('looks once at the budget of runs that end together', async () => {
    await use({ pages: 9 });
    const { runEnded } = watch();
    for (let run = 0; run < 3; run += 1) runEnded('ws');
    vi.advanceTimersByTime(999);
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(1);
    vi.useRealTimers();
    await settle();
    expect(events).toMatchObject([{ kind: 'budget.warning' }]);
  });

  test('finds what was left, until it is stopped', async () => {
    await use({ pages: 9 });
    await use({ pages: 11 }, '2026-03', 'other');
    await watch().checkAll(AbortSignal.abort());
    expect(events).toEqual([]);
    await watch().checkAll(new AbortController().signal);
    expect(events.map(({ kind }) => kind).toSorted()).toEqual(['budget.exceeded', 'budget.warning', 'budget.warning']);
    await watch().checkAll(new AbortController().signal);
    expect(events).toHaveLength(3);
  });

  test('survives an outage, which is logged', async () => {
    await use({ pages: 9 });
    const away = () => Promise.reject(new Error('Away.'));
    watch({ ...open.rows.database, transaction: away }).runEnded('ws');
    vi.advanceTimersByTime(1_000);
    vi.useRealTimers();
    await settle();
    expect(logged[0]).toContain('A budget could not be looked at.');
  });
});
