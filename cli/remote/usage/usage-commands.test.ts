import { expect, test } from 'vitest';
import { compareWithReference } from '../../testing/compare-with-reference.ts';
import { runInProcess } from '../../testing/run-in-process.ts';

const GET = 'GET /workspaces/acme/budget';
const PUT = 'PUT /workspaces/acme/budget';
const budget = {
  maxCost: { amount: 50, currency: 'USD' },
  maxPages: 200,
  period: '2026-01',
  resetsAt: '2026-02-01',
  spent: { cost: { amount: 12.5, currency: 'USD' }, pages: 30 },
  reserved: { runs: 2, pages: 7 },
  runsWithoutCost: 3,
  status: 'available',
  acceptsRuns: true,
};
const show = async (fields: object) => {
  const { output } = await runInProcess(['budget', 'get'], { [GET]: { ...budget, ...fields } });
  return Object.fromEntries(
    output
      .trimEnd()
      .split('\n')
      .map((line) => line.split(/ {2,}/)),
  ) as Record<string, string>;
};
const set = async (args: string[]) => {
  const { code, errors, requests } = await runInProcess(['budget', 'set', ...args], { [GET]: budget, [PUT]: budget });
  return { code, errors, limits: requests.find(({ to }) => to === PUT)?.body };
};

test.each(['budget', 'usage'])('the reference has what %s takes', compareWithReference);

test('a budget is shown with what is spent of it', async () => {
  expect(await show({})).toEqual({
    month: '2026-01, starts again at 2026-02-01',
    cost: '12.5 of 50 USD',
    pages: '30 of 200',
    'under way': '2 runs, 7 pages',
    'without cost': '3 runs, which do not count',
    status: 'available',
  });
  const none = await show({ maxCost: null, maxPages: null, status: 'exceeded', acceptsRuns: false });
  expect(none).toMatchObject({ cost: 'no limit', pages: '30, no limit', status: 'exceeded, new runs are refused' });
  expect(none).not.toHaveProperty('without cost');
  const unused = await show({ runsWithoutCost: 0, spent: { cost: null, pages: 0 } });
  expect(unused).toMatchObject({ cost: '0 of 50 USD', pages: '0 of 200' });
  expect(unused).not.toHaveProperty('without cost');
});

test.each([
  [['--max-cost', '20.5 EUR'], { maxCost: { amount: 20.5, currency: 'EUR' }, maxPages: 200 }],
  [['--max-cost', 'none'], { maxCost: null, maxPages: 200 }],
  [['--max-pages', '0'], { maxCost: budget.maxCost, maxPages: 0 }],
  [['--max-pages', 'none', '--max-cost', '5USD'], { maxCost: { amount: 5, currency: 'USD' }, maxPages: null }],
])('%j sets limits, and those that are not named stay', async (args, limits) => {
  expect(await set(args)).toEqual({ code: 0, errors: '', limits });
});

test.each([
  [[], /There is nothing to set/],
  [['--max-cost', '5'], /an amount and a currency/],
  [['--max-cost', '5usd'], /an amount and a currency/],
  [['--max-cost', 'x5USD'], /an amount and a currency/],
  [['--max-pages', '1.5'], /a number of pages, or none/],
])('%j is refused', async (args, message) => {
  expect(await set(args)).toEqual({ code: 1, errors: expect.stringMatching(message) as string, limits: undefined });
});

test('usage is printed by model, with the sum', async () => {
  const sum = { runs: 1, pages: 2, inputTokens: 3, cachedInputTokens: 4, outputTokens: 5, reasoningTokens: 6 };
  const priced = { ...sum, cost: { amount: 0.5, currency: 'USD' } };
  const models = [{ provider: 'a', model: 'b', ...priced }];
  const usage = { month: '2026-01', models, ...sum, runs: 10, cost: null };
  const { output, requests } = await runInProcess(['usage', '--month', '2026-01'], {
    'GET /workspaces/acme/usage': usage,
  });
  expect(requests[0]?.query).toEqual({ month: '2026-01' });
  expect(output.trimEnd().split('\n')).toEqual([
    'model           runs  pages  input tokens  from cache  output tokens  reasoning     cost',
    'a/b                1      2             3           4              5          6  0.5 USD',
    'all of 2026-01    10      2             3           4              5          6  unknown',
  ]);
  const empty = await runInProcess(['usage'], { 'GET /workspaces/acme/usage': { ...usage, models: [] } });
  expect([empty.output, empty.requests[0]?.query]).toEqual(['No run ended in 2026-01.\n', {}]);
});
