import { describe, expect, test } from 'vitest';
import { AppError } from '../errors.ts';
import type { ActiveGroup, Limits } from './budgets-repository.ts';
import type { UsageRow } from './repository.ts';
import { getPeriod, listReached, NO_LIMITS, refuseUsedUp, sumBudget, toLimits } from './sum-budget.ts';

const NOW = Date.UTC(2026, 11, 15, 12);
const EUR = 1_000_000_000;

const used = (row: Partial<UsageRow>): UsageRow => ({
  provider: 'acme',
  model: 'm',
  keySource: 'workspace',
  currency: 'EUR',
  runs: 1,
  runsWithoutCost: 0,
  inputTokens: 0,
  cachedInputTokens: 0,
  outputTokens: 0,
  reasoningTokens: 0,
  costNanos: 0,
  pages: 0,
  ...row,
});
const active = (group: Partial<ActiveGroup>): ActiveGroup => ({
  provider: 'acme',
  model: 'm',
  pages: null,
  pageCount: null,
  runs: 1,
  maxCostNanos: 0,
  ...group,
});
const sum = (limits: Limits, usage: UsageRow[] = [], groups: ActiveGroup[] = []) =>
  sumBudget(limits, { usage, active: groups }, NOW);
const TEN_EUR = toLimits({ maxCost: { amount: 10, currency: 'EUR' }, maxPages: null });
const TEN_PAGES = toLimits({ maxCost: null, maxPages: 10 });

test('a budget is of a month in UTC, and starts again after it', () => {
  expect(getPeriod(NOW)).toEqual({ period: '2026-12', resetsAt: '2027-01-01T00:00:00.000Z' });
  expect(getPeriod(Date.UTC(2026, 1, 1))).toEqual({ period: '2026-02', resetsAt: '2026-03-01T00:00:00.000Z' });
});

test('without limits everything is counted, and nothing refused', () => {
  const usage = [used({ runs: 3, runsWithoutCost: 1, costNanos: EUR, pages: 4 })];
  const { budget, states } = sum(NO_LIMITS, usage, [active({ runs: 2, pageCount: 5, maxCostNanos: EUR })]);
  expect(states).toEqual([]);
  expect(budget).toEqual({
    maxCost: null,
    maxPages: null,
    period: '2026-12',
    resetsAt: '2027-01-01T00:00:00.000Z',
    spent: { cost: null, pages: 4, runs: 3 },
    reserved: { cost: null, pages: 10, runs: 2 },
    runsWithoutCost: 1,
    share: null,
    status: 'unlimited',
    acceptsRuns: true,
  });
});

describe('the cost', () => {
  test('is that in the currency of the limit; runs in another one are counted', () => {
    const usage = [
      used({ runs: 4, costNanos: 3 * EUR, runsWithoutCost: 1 }),
      used({ runs: 2, costNanos: 5 * EUR, currency: 'USD' }),
      used({ runs: 7, costNanos: 0, currency: 'USD' }),
      used({ runs: 9, costNanos: 0, currency: '' }),
    ];
    const { budget } = sum(TEN_EUR, usage);
    expect(budget).toMatchObject({
      maxCost: { amount: 10, currency: 'EUR' },
      spent: { cost: { amount: 3, currency: 'EUR' }, runs: 22 },
      runsWithoutCost: 3,
      share: 0.3,
      status: 'available',
      acceptsRuns: true,
    });
  });

  test('of runs under way is that of earlier ones with the model, else their own limit', () => {
    const usage = [
      used({ runs: 4, costNanos: 2 * EUR }),
      used({ runs: 1, costNanos: 3 * EUR, keySource: 'system' }),
      used({ model: 'other', runs: 1, costNanos: EUR }),
      used({ provider: 'other', runs: 1, costNanos: EUR }),
      used({ model: 'new', runs: 0, costNanos: 0 }),
    ];
    const groups = [
      active({ runs: 3, maxCostNanos: 9 * EUR }),
      active({ model: 'new', runs: 2, maxCostNanos: EUR / 2 }),
    ];
    expect(sum(TEN_EUR, usage, groups).budget.reserved).toEqual({
      cost: { amount: 3.5, currency: 'EUR' },
      pages: 5,
      runs: 5,
    });
  });
});

test('pages of runs under way are those of their range, or one for a document that is not known', () => {
  const groups = [
    active({ runs: 2, pageCount: 3 }),
    active({ runs: 3, pageCount: 9, pages: '1-2,20' }),
    active({ runs: 4, pages: '1-5' }),
  ];
  const { budget, states } = sum(TEN_PAGES, [used({ pages: 2 }), used({ pages: 1, currency: 'USD' })], groups);
  expect(budget).toMatchObject({ maxCost: null, maxPages: 10, spent: { pages: 3 }, reserved: { pages: 16 } });
  expect(states).toEqual([{ kind: 'pages', max: 10, spent: 3, reserved: 16, share: 0.3 }]);
});

describe('the status', () => {
  const both = toLimits({ maxCost: { amount: 10, currency: 'EUR' }, maxPages: 10 });
  test.each([
    [79, 0, 'available', true],
    [80, 0, 'warning', true],
    [99, 0, 'warning', true],
    [99, 1, 'warning', false],
    [100, 0, 'exceeded', false],
    [120, 0, 'exceeded', false],
  ] as const)('of %i pages of 100, with %i reserved, is %s', (pages, runs, status, acceptsRuns) => {
    const limits = toLimits({ maxCost: null, maxPages: 100 });
    const measured = sum(limits, [used({ pages })], runs === 0 ? [] : [active({ runs })]);
    expect(measured.budget).toMatchObject({ status, acceptsRuns, share: pages / 100 });
    expect(measured.states.flatMap(listReached)).toEqual(
      status === 'available' ? [] : status === 'warning' ? ['warning'] : ['warning', 'exceeded'],
    );
  });

  test('is that of the limit that is nearer to its end', () => {
    expect(sum(both, [used({ pages: 9, costNanos: EUR })]).budget).toMatchObject({ share: 0.9, status: 'warning' });
    expect(sum(both, [used({ pages: 1, costNanos: 8 * EUR })]).budget).toMatchObject({ share: 0.8, status: 'warning' });
  });

  test('of a limit of nothing is exceeded', () => {
    expect(sum(toLimits({ maxCost: null, maxPages: 0 })).budget).toMatchObject({
      share: 1,
      status: 'exceeded',
      acceptsRuns: false,
    });
  });
});

describe('a run that a budget refuses', () => {
  const refuse = (limits: Limits, usage: UsageRow[], groups: ActiveGroup[] = []): AppError | null => {
    try {
      refuseUsedUp(sum(limits, usage, groups));
      return null;
    } catch (error) {
      if (error instanceof AppError) return error;
      throw error;
    }
  };
  const WAY_OUT =
    'It starts again at 2027-01-01T00:00:00.000Z; an owner can raise it before (PUT /workspaces/{slug}/budget).';

  test('is told what is spent', () => {
    expect(refuse(TEN_EUR, [used({ costNanos: 10.5 * EUR })])).toMatchObject({
      code: 'budget_exceeded',
      retryable: false,
      message: `The budget of the workspace for 2026-12 is spent: 10.5 of 10 EUR. ${WAY_OUT}`,
      budget: {
        limit: 'cost',
        max: 10,
        currency: 'EUR',
        spent: 10.5,
        reserved: 0,
        period: '2026-12',
        resetsAt: '2027-01-01T00:00:00.000Z',
      },
    });
    expect(refuse(TEN_PAGES, [used({ pages: 10 })])?.budget).toEqual({
      limit: 'pages',
      max: 10,
      spent: 10,
      reserved: 0,
      period: '2026-12',
      resetsAt: '2027-01-01T00:00:00.000Z',
    });
  });

  test('may try again where runs under way may use less than is reserved', () => {
    expect(refuse(TEN_PAGES, [used({ pages: 7 })], [active({ runs: 3 })])).toMatchObject({
      retryable: true,
      message:
        'The runs under way may use up the budget of the workspace for 2026-12: 7 of 10 pages are spent, and 3 are ' +
        `reserved for them. ${WAY_OUT}`,
    });
    expect(refuse(TEN_PAGES, [used({ pages: 7 })], [active({ runs: 2 })])).toBeNull();
    expect(refuse(NO_LIMITS, [used({ pages: 7 })])).toBeNull();
  });
});
