import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openFilledRows, type FilledRows } from '../../db/testing/filled-rows.ts';
import { createSequentialIds } from '../../lib/ids.ts';
import { createLogger } from '../../lib/logger.ts';
import { startAuditSeals } from './seal-entries.ts';

const INTERVAL_MS = 2_000; /** Of the event loop, in which work on a database in memory ends. */
const MAX_TURNS = 30;

let rows: FilledRows;
let logged: string[];
const flush = vi.fn<() => Promise<void>>();
const enqueue = vi.fn<(tx: unknown, job: { kind: string; group: string }) => Promise<void>>();

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  rows = await openFilledRows();
  logged = [];
  flush.mockReset().mockResolvedValue();
  enqueue.mockReset().mockResolvedValue();
  await rows.insert(
    'workspaces',
    { id: 'wsp_1', slug: 'one', owner_id: 'usr_1' },
    { id: 'wsp_2', slug: 'two', owner_id: 'usr_1' },
  );
  const endpoint = { workspace_id: 'wsp_1', is_active: 1, member_id: 'usr_1', events: '["audit.recorded"]' };
  await rows.insert('webhook_endpoints', { ...endpoint, id: 'whe_1' });
});
afterEach(() => void vi.useRealTimers());

function start(database = rows.database) {
  const clock = { now: () => Date.parse('2026-03-01T00:00:00.000Z') };
  return startAuditSeals({
    clock,
    database,
    logger: createLogger('info', { write: (line: string) => void logged.push(JSON.parse(line).msg) }),
    newId: createSequentialIds(clock),
    queue: { enqueue },
    trail: { flush },
  } as never);
}

const addEntries = (count: number, entry: object) =>
  rows.insert(
    'audit_entries',
    ...Array.from({ length: count }, (_, index) => ({
      id: `aud_${JSON.stringify(entry)}${String(index).padStart(3, '0')}`,
      owner_id: 'usr_1',
      action: 'run.read',
      changes: '[]',
      details: '{}',
      target_type: 'run',
      ...entry,
    })),
  );
const countSealed = async () =>
  (await rows.db.selectFrom('audit_entries').select('id').where('position', 'is not', null).execute()).length;
/** Lets the interval pass, and what it starts end. */
async function pass(ms: number): Promise<void> {
  vi.advanceTimersByTime(ms);
  for (let turn = 0; turn < MAX_TURNS; turn += 1) await nextTurn();
}

test('entries get their place within two seconds, and the owner is told, a hundred at a time', async () => {
  await addEntries(101, { workspace_id: 'wsp_1' });
  await addEntries(1, { workspace_id: 'wsp_2' });
  await addEntries(1, { workspace_id: null });
  const end = start();
  await pass(INTERVAL_MS - 1);
  expect(await countSealed()).toBe(0);
  await pass(1);
  await vi.waitUntil(async () => (await countSealed()) === 103);
  await end();
  const events = await rows.db.selectFrom('webhook_events').select(['workspace_id', 'resource_id', 'body']).execute();
  const bodies = events.map(({ body }) => (JSON.parse(body ?? '') as { data: { entries: { id: string }[] } }).data);
  expect(bodies.map(({ entries }) => entries.length)).toEqual([100, 1]);
  expect(events.map(({ resource_id: id }) => id)).toEqual(bodies.map(({ entries }) => entries.at(-1)?.id));
  expect(bodies[0]).toMatchObject({ workspaceId: 'wsp_1' });
  expect(bodies[0]?.entries[0]).not.toHaveProperty('ownerId');
  expect(enqueue.mock.calls.map(([, { kind, group }]) => [kind, group])).toEqual([
    ['webhook.deliver', 'whe_1'],
    ['webhook.deliver', 'whe_1'],
  ]);
});

test('the end stores what waits, gives it its place, and begins nothing any more', async () => {
  flush.mockImplementation(async () => addEntries(1, { workspace_id: 'wsp_1' }));
  await start()();
  expect(await countSealed()).toBe(1);
  await addEntries(1, { workspace_id: 'wsp_2' });
  await pass(10 * INTERVAL_MS);
  expect(await countSealed()).toBe(1);
});

test('a failure is told, and does not end it; one at the end is left to the next start', async () => {
  const { database } = rows;
  const tryExclusively = vi.fn<typeof database.tryExclusively>().mockRejectedValue(new Error('gone'));
  const end = start({ ...database, tryExclusively });
  await pass(INTERVAL_MS);
  await pass(INTERVAL_MS);
  expect(logged).toEqual(['The audit log could not be sealed.', 'The audit log could not be sealed.']);
  await end();
  expect(flush).toHaveBeenCalledTimes(1);
});

test('entries are not sealed twice at once', async () => {
  const { database } = rows;
  let finish: (isDone: boolean) => void = () => undefined;
  const tryExclusively = vi
    .fn<typeof database.tryExclusively>()
    .mockResolvedValue(true)
    .mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
  const end = start({ ...database, tryExclusively });
  await pass(INTERVAL_MS);
  await pass(5 * INTERVAL_MS);
  expect(tryExclusively).toHaveBeenCalledTimes(1);
  let hasEnded = false;
  const ending = end().then(() => (hasEnded = true));
  await pass(0);
  expect([hasEnded, flush.mock.calls.length]).toEqual([false, 0]);
  finish(true);
  await ending;
  expect([flush.mock.calls.length, tryExclusively.mock.calls.length]).toEqual([1, 2]);
});
