import { beforeEach, expect, test } from 'vitest';
import { openFilledRows, type FilledRows } from '../db/testing/filled-rows.ts';
import { createActiveRuns, type RunScope } from './active-runs.ts';
import { cancelRun } from './cancel-run.ts';
import { findRun, type Run } from './repository.ts';
import { createPendingLimit } from './pending-limit.ts';
import { RunEvents, type RunEvent } from './run-events.ts';

const AT = Date.parse('2026-03-01T10:00:00Z');
const NOW = '2026-03-01T10:00:00.000Z';

let rows: FilledRows;
let done: unknown[];
let told: RunEvent[];
beforeEach(async () => {
  rows = await openFilledRows();
  done = [];
  told = [];
  await rows.insert('schema_versions', { id: 'v1', definition: '{}' });
  await rows.insert('documents', { id: 'd1', schema_family_id: 'fam' }, { id: 'd2', schema_family_id: 'other' });
  const run = (id: string, more: object = {}) => ({
    id,
    workspace_id: 'ws',
    document_id: 'd2',
    schema_family_id: 'other',
    schema_version_id: 'v1',
    status: 'pending',
    provider: 'openai',
    model: 'small',
    ...more,
  });
  await rows.insert(
    'runs',
    run('r1', { status: 'processing', schema_family_id: 'fam' }),
    run('r2', { document_id: 'd1' }),
    run('r3'),
    run('r4', { status: 'completed', schema_family_id: 'fam', document_id: 'd1' }),
    run('r5', { workspace_id: 'foreign', schema_family_id: 'fam', document_id: 'd1' }),
  );
});

const activeRuns = () =>
  createActiveRuns({
    clock: { now: () => AT },
    queue: { discard: (_, job) => Promise.resolve(void done.push(['discard', job])) },
    events: new RunEvents(
      (event) => told.push(event),
      async () => new Map(),
    ),
    cancellations: { cancel: (job) => void done.push(['cancel', job]) },
  });

test.each<[string, RunScope, string[]]>([
  ['workspace', { workspaceId: 'ws' }, ['r1', 'r2', 'r3']],
  ['schema, with those over its documents', { workspaceId: 'ws', schemaFamilyId: 'fam' }, ['r1', 'r2']],
  ['document', { workspaceId: 'ws', documentId: 'd1' }, ['r2']],
  ['document and a schema', { workspaceId: 'ws', documentId: 'd2', schemaFamilyId: 'fam' }, ['r1']],
  ['workspace without runs', { workspaceId: 'none' }, []],
])('the active runs of a %s are discarded, or refused', async (_, scope, ids) => {
  const refused = rows.database.transaction((tx) => activeRuns().refuse(tx, scope));
  if (ids.length === 0) await refused;
  else
    await expect(refused).rejects.toMatchObject({
      code: 'in_use',
      message: expect.stringMatching(/The run r\d is active/) as string,
    });
  expect(done).toEqual([]);
  await rows.database.transaction(async (tx) => {
    await activeRuns().discardAll(tx, scope);
    expect(done).toHaveLength(ids.length);
    expect(told).toEqual([]);
  });
  const jobs = ids.map((subject) => ({ kind: 'run.execute', subject }));
  expect(done).toEqual([...jobs.map((job) => ['discard', job]), ...jobs.map((job) => ['cancel', job])]);
  expect(told).toEqual(
    ids.map((runId) => ({
      type: 'status',
      runId,
      status: 'cancelled',
      stage: null,
      done: null,
      total: null,
      createdAt: NOW,
    })),
  );
});

async function cancel(id: string): Promise<boolean> {
  const run = (await findRun(rows.db, id)) as Run;
  const dependencies = {
    clock: { now: () => AT },
    activeRuns: activeRuns(),
    webhooks: {
      record: (_: unknown, one: { id: string }, status: string) =>
        Promise.resolve(void done.push(['webhook', one.id, status])),
    },
    onEnded: (ended: unknown) => void done.push(['ended', ended]),
  };
  const cost = { amount: 0.5, currency: 'EUR' };
  const calls = [{ usage: { inputTokens: 3, outputTokens: 1, cost } }] as never;
  return rows.database.transaction((tx) => cancelRun(dependencies, tx, run, calls));
}

test('a cancelled run has paid for its calls, and tells of its end', async () => {
  expect(await cancel('r1')).toBe(true);
  expect(await findRun(rows.db, 'r1')).toMatchObject({
    status: 'cancelled',
    completedAt: NOW,
    inputTokens: 3,
    cost: { amount: 0.5, currency: 'EUR' },
    providers: [],
  });
  const job = { kind: 'run.execute', subject: 'r1' };
  expect(done).toEqual([
    ['discard', job],
    ['webhook', 'r1', 'cancelled'],
    ['cancel', job],
    ['ended', { workspaceId: 'ws', provider: 'openai', model: 'small', state: 'cancelled', code: '' }],
  ]);
});

test('a final run is not cancelled', async () => {
  expect(await cancel('r4')).toBe(false);
  expect(await findRun(rows.db, 'r4')).toMatchObject({ status: 'completed', inputTokens: null });
  expect(done.map((entry) => (entry as string[])[0])).toEqual(['discard', 'cancel']);
});

test('no more runs wait than the limit, which is counted anew after a while', async () => {
  const clock = { time: AT, now: () => clock.time };
  const limit = createPendingLimit(4, clock);
  const take = () => limit.take(rows.db, 'ws');
  const full = { code: 'queue_full', headers: { 'retry-after': '5' } };
  await take();
  await take();
  // Two runs wait, and two were accepted that the database does not have.
  await take();
  const stored = (id: string) => rows.insert('runs', { id, workspace_id: 'ws', status: 'pending' });
  await stored('r6');
  await stored('r7');
  await take();
  await expect(take()).rejects.toMatchObject(full);
  await rows.db.deleteFrom('runs').where('id', 'in', ['r6', 'r7']).execute();
  await expect(take()).rejects.toMatchObject(full);
  clock.time += 999;
  await expect(take()).rejects.toMatchObject(full);
  clock.time += 1;
  await take();
  // Other servers have filled it.
  await stored('r6');
  await stored('r7');
  clock.time += 4_999;
  await take();
  clock.time += 1;
  await expect(take()).rejects.toMatchObject(full);
  await limit.take(rows.db, 'foreign');
});

test('without a limit any number waits', async () => {
  const limit = createPendingLimit(null, { now: () => AT });
  for (let taken = 0; taken < 9; taken += 1) await limit.take(rows.db, 'ws');
  await expect(createPendingLimit(1, { now: () => AT }).take(rows.db, 'ws')).rejects.toMatchObject({
    code: 'queue_full',
  });
});
