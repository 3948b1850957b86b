import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readBudget, runText, setBudget, startBudgetedApp, startText, type SchemaPath } from './budgeted-app.ts';
import { failure, ok, workspaceWithSchema } from '../../harness/builders.ts';
import type { Gate } from '../../harness/gate.ts';
import { movableClock } from '../../harness/test-clock.ts';
import type { TestApp } from '../../harness/test-app.ts';

const clock = movableClock();
let app: TestApp;
let gate: Gate;
let path: SchemaPath;

beforeAll(async () => {
  ({ app, gate } = await startBudgetedApp({ clock }));
});
beforeEach(async () => {
  path = await workspaceWithSchema(app.admin);
});
afterAll(() => app.close());

const USD = (amount: number) => ({ amount, currency: 'USD' });

test('money is counted exactly, in the currency of the limit, and unknown costs are shown', async () => {
  const { admin } = app;
  await setBudget(admin, path, { maxCost: USD(0.3), maxPages: 1000 });
  await runText(admin, path, 'costs 0.1 USD');
  await runText(admin, path, 'costs 0.1 USD');
  await runText(admin, path, 'costs 5 EUR');
  await runText(admin, path, 'costs nothing known');
  expect(await readBudget(admin, path)).toMatchObject({
    spent: { cost: USD(0.2), pages: 4, runs: 4 },
    runsWithoutCost: 2,
    status: 'available',
    acceptsRuns: true,
  });
  await runText(admin, path, 'costs 0.1 USD');
  expect(await readBudget(admin, path)).toMatchObject({ share: 1, status: 'exceeded', spent: { cost: USD(0.3) } });
  const refused = failure(await startText(admin, path));
  expect(refused).toMatchObject({
    code: 'budget_exceeded',
    budget: { limit: 'cost', max: 0.3, currency: 'USD', spent: 0.3 },
  });
  expect(refused.message).toContain('0.3 of 0.3 USD');
});

test('runs under way are expected to cost what those of their model did', async () => {
  const { admin } = app;
  await runText(admin, path, 'costs 0.4 USD');
  await setBudget(admin, path, { maxCost: USD(1) });
  gate.close();
  ok(await startText(admin, path, 'costs 0.2 USD'));
  expect(await readBudget(admin, path)).toMatchObject({ reserved: { cost: USD(0.4), runs: 1 }, acceptsRuns: true });
  ok(await startText(admin, path, 'costs 0.2 USD'));
  expect(failure(await startText(admin, path))).toMatchObject({
    retryable: true,
    budget: { spent: 0.4, reserved: 0.8 },
  });
  gate.open();
  await app.app.idle();
  expect(await readBudget(admin, path)).toMatchObject({
    spent: { cost: USD(0.8) },
    status: 'warning',
    acceptsRuns: true,
  });
});

// Last, since it moves the clock.
test('a new month in UTC starts at nothing', async () => {
  const { admin } = app;
  await setBudget(admin, path, { maxPages: 1 });
  await runText(admin, path);
  expect(failure(await startText(admin, path))).toMatchObject({ code: 'budget_exceeded' });
  const { resetsAt, period } = await readBudget(admin, path);
  clock.advance(Date.parse(resetsAt) - clock.now() - 60_000);
  expect(failure(await startText(admin, path))).toMatchObject({ code: 'budget_exceeded' });
  clock.advance(61_000);
  const next = await readBudget(admin, path);
  expect(next).toMatchObject({ spent: { pages: 0, runs: 0 }, status: 'available', acceptsRuns: true });
  expect(next.period > period).toBe(true);
  expect(resetsAt.startsWith(next.period)).toBe(true);
  await runText(admin, path);
  expect(await readBudget(admin, path)).toMatchObject({ status: 'exceeded', spent: { pages: 1 } });
});
