import { beforeEach, expect, test } from 'vitest';
import { openFilledRows, type FilledRows } from '../db/testing/filled-rows.ts';
import type { JobCount } from '../jobs/job-queue.ts';
import { addActiveRunGauges } from './active-run-gauges.ts';
import { addBudgetGauge } from './budget-gauge.ts';
import { addCircuitGauge } from './circuit-gauge.ts';
import type { Metrics } from './metrics.ts';
import { addQueueGauges } from './queue-gauges.ts';
import { addStorageGauges } from './storage-gauges.ts';

const clock = { now: () => Date.parse('2026-03-01T10:01:00.000Z') };

interface Read {
  name: string;
  always?: object[];
}

let rows: FilledRows;
/** What the gauges read, by their names. */
let gauges: Map<string, () => Promise<{ labels: object; value: number }[]>>;
let described: Read[];
let metrics: Metrics;
beforeEach(async () => {
  rows = await openFilledRows();
  gauges = new Map();
  described = [];
  metrics = {
    addGauge: (description: Read, read: () => Promise<{ labels: object; value: number }[]>) => {
      described.push(description);
      gauges.set(description.name, read);
    },
    // Models of users are not named.
    toModelLabels: (provider: string, model: string) => ({ provider, model: model === 'known' ? model : 'other' }),
  } as unknown as Metrics;
});
const read = (name: string) => gauges.get(name)?.() ?? Promise.reject(new Error(`No gauge ${name}.`));
const labelsOf = (name: string) => described.find((one) => one.name === name)?.always;

test('runs under way are counted by state and model, with the age of the oldest', async () => {
  addActiveRunGauges(metrics, { database: rows.database, clock });
  const run = (status: string, model: string, created_at = '2026-03-01T10:00:00.000Z') => ({
    provider: 'p',
    status,
    model,
    created_at,
  });
  expect([await read('runs'), await read('oldest_run_age_seconds')]).toEqual([[], []]);
  await rows.insert(
    'runs',
    run('pending', 'known'),
    run('pending', 'a', '2026-03-01T10:00:30.000Z'),
    run('pending', 'b'),
    run('processing', 'known', '2026-03-01T10:02:00.000Z'),
    run('completed', 'known'),
  );
  const [counted, ages] = await Promise.all([read('runs'), read('oldest_run_age_seconds')]);
  const sorted = (one: { value: number; labels: object }[]) => one.map((each) => JSON.stringify(each)).toSorted();
  expect(sorted(counted)).toEqual(
    sorted([
      { labels: { state: 'pending', provider: 'p', model: 'known' }, value: 1 },
      { labels: { state: 'pending', provider: 'p', model: 'other' }, value: 2 },
      { labels: { state: 'processing', provider: 'p', model: 'known' }, value: 1 },
    ]),
  );
  expect(sorted(ages)).toEqual(
    sorted([
      { labels: { state: 'pending' }, value: 60 },
      // The clocks of servers differ.
      { labels: { state: 'processing' }, value: 0 },
    ]),
  );
  expect(labelsOf('oldest_run_age_seconds')).toEqual([{ state: 'pending' }, { state: 'processing' }]);
});

test('workspaces are counted whose budget of the month is spent', async () => {
  addBudgetGauge(metrics, { database: rows.database, clock });
  expect(await read('budgets')).toEqual([
    { labels: { status: 'warning' }, value: 0 },
    { labels: { status: 'exceeded' }, value: 0 },
  ]);
  const budget = (workspace_id: string) => ({ workspace_id, max_pages: 10, max_cost_nanos: 20 });
  await rows.insert(
    'budgets',
    budget('warned'),
    budget('exceeded'),
    budget('earlier'),
    budget('raised'),
    budget('costly'),
  );
  const notice = (workspace_id: string, status: string, more = {}) => ({
    workspace_id,
    status,
    month: '2026-03',
    kind: 'pages',
    max_value: 10,
    ...more,
  });
  await rows.insert(
    'budget_notices',
    notice('warned', 'warning'),
    notice('exceeded', 'warning'),
    notice('exceeded', 'exceeded'),
    notice('earlier', 'exceeded', { month: '2026-02' }),
    notice('raised', 'exceeded', { max_value: 5 }),
    notice('costly', 'exceeded', { kind: 'cost', max_value: 20 }),
    notice('gone', 'exceeded'),
  );
  expect((await read('budgets')).map(({ value }) => value)).toEqual([1, 2]);
});

test('jobs are counted by kind and state, with how long the oldest has waited', async () => {
  let reads = 0;
  const counts = [
    { kind: 'run.execute', state: 'ready', jobs: '2', readySince: '2026-03-01T10:00:00.000Z' },
    { kind: 'run.execute', state: 'running', jobs: 1, readySince: null },
    { kind: 'document.parse', state: 'ready', jobs: 1, readySince: '2026-03-01T10:02:00.000Z' },
  ] as unknown as JobCount[];
  const queue = { count: () => Promise.resolve(((reads += 1), counts)) } as never;
  addQueueGauges(metrics, { queue, kinds: ['run.execute'], clock });
  const [jobs, ages] = await Promise.all([read('jobs'), read('oldest_job_age_seconds')]);
  expect([reads, jobs]).toEqual([
    1,
    [
      { labels: { kind: 'run.execute', state: 'ready' }, value: 2 },
      { labels: { kind: 'run.execute', state: 'running' }, value: 1 },
      { labels: { kind: 'document.parse', state: 'ready' }, value: 1 },
    ],
  ]);
  expect(ages).toEqual([
    { labels: { kind: 'run.execute' }, value: 60 },
    { labels: { kind: 'document.parse' }, value: 0 },
  ]);
  await read('jobs');
  expect(reads).toBe(2);
  expect(labelsOf('jobs')).toEqual(['ready', 'delayed', 'running'].map((state) => ({ kind: 'run.execute', state })));
  expect(labelsOf('oldest_job_age_seconds')).toEqual([{ kind: 'run.execute' }]);
});

test('keys that are left out are counted by their provider', async () => {
  const open = ['openai', 'mistral', 'openai'].map((provider) => ({ provider }));
  addCircuitGauge(metrics, { listOpenCircuits: () => open } as never);
  expect(await read('provider_circuits_open')).toEqual([
    { labels: { provider: 'openai' }, value: 2 },
    { labels: { provider: 'mistral' }, value: 1 },
  ]);
});

test('free disk space and the age of the last backup are reported', async () => {
  addStorageGauges(metrics, { database: rows.database, dataDir: '.' });
  expect((await read('disk_free_bytes'))[0]?.value).toBeGreaterThan(1_000_000);
  expect([await read('last_backup_timestamp_seconds'), labelsOf('last_backup_timestamp_seconds')]).toEqual([[], [{}]]);
  await rows.insert(
    'backups',
    { completed_at: '2026-03-01T00:00:00.000Z' },
    { completed_at: '2026-03-02T00:00:00.000Z' },
    { completed_at: '2026-02-01T00:00:00.000Z' },
  );
  const at = Date.parse('2026-03-02T00:00:00.000Z') / 1_000;
  expect(await read('last_backup_timestamp_seconds')).toEqual([{ labels: {}, value: at }]);
});
