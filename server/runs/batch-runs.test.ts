import { beforeEach, expect, test } from 'vitest';
import { openServices, START, type OpenServices } from '../app/testing/open-services.ts';
import { createBatchRuns, type BatchRuns } from './batch-runs.ts';

type Room = 'unlimited' | 'some' | 'none';

let open: OpenServices;
let ended: unknown[];
beforeEach(async () => {
  open = await openServices();
  ended = [];
});

/** @param rooms what the budget says, one after the other */
function create(rooms: Room[] = []): BatchRuns {
  const { clock, rows, services } = open;
  return createBatchRuns({
    ...services,
    clock,
    database: rows.database,
    activeRuns: { discard: (_: unknown, id: string) => Promise.resolve(void ended.push(`discard ${id}`)) },
    webhooks: { record: () => Promise.resolve() },
    onEnded: ({ state }: { state: string }) => void ended.push(state),
    spendingLimit: { findRoom: () => Promise.resolve(rooms.shift() ?? 'none') },
  } as never);
}

test.each<[Room[], string[]]>([
  [['unlimited'], ['a', 'b', 'c']],
  [
    ['some', 'some', 'none'],
    ['a', 'b'],
  ],
  [
    ['some', 'unlimited'],
    ['a', 'b', 'c'],
  ],
  [['none'], []],
])('with the room %j, runs start for %j', async (rooms, expected) => {
  const started: string[] = [];
  const count = await open.rows.database.transaction((tx) =>
    create(rooms).startWhileRoom(tx, 'ws', ['a', 'b', 'c'], (item) => Promise.resolve(void started.push(item))),
  );
  expect([count, started]).toEqual([expected.length, expected]);
});

test('runs are cancelled with the calls that they have paid for, those that are there', async () => {
  const run = (id: string, status: string) => ({ id, workspace_id: 'ws', schema_version_id: 'v1', status });
  await open.rows.insert('runs', run('r1', 'processing'), run('r2', 'pending'), run('r3', 'completed'));
  const call = (run_id: string, key: string, is_reused = 0) => ({
    run_id,
    key,
    is_reused,
    answer: '{"usage":{"inputTokens":3,"outputTokens":1}}',
  });
  await open.rows.insert('run_calls', call('r1', 'k'), call('r1', 'l'), call('r1', 'm', 1));
  const runs = create();
  const calls = await runs.readCalls(['r1', 'r2']);
  expect([...calls].map(([id, of]) => [id, of.length])).toEqual([
    ['r1', 2],
    ['r2', 0],
  ]);
  await open.rows.database.transaction((tx) => runs.cancel(tx, ['r1', 'none', 'r2', 'r3'], calls));
  const stored = open.rows.db.selectFrom('runs').select(['status', 'input_tokens', 'completed_at']).orderBy('id');
  expect(await stored.execute()).toEqual([
    { status: 'cancelled', input_tokens: 6, completed_at: START },
    { status: 'cancelled', input_tokens: 0, completed_at: START },
    { status: 'completed', input_tokens: null, completed_at: null },
  ]);
  expect(ended).toEqual(['discard r1', 'discard r2', 'discard r3', 'cancelled', 'cancelled']);
});
