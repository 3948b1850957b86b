import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openFilledRows, type FilledRows } from '../db/testing/filled-rows.ts';
import { createLogger } from '../lib/logger.ts';
import { startSweeps } from './sweeps.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const MINUTE_MS = 60_000;
const NOW = Date.parse('2026-03-01T00:00:00.000Z');
/** Of the event loop, in which work on a database in memory ends. */
const MAX_TURNS = 30;

let rows: FilledRows;
let logged: { msg: string; level: number; runs?: number }[];
const NAMES = ['retention', 'events', 'sessions', 'signIns', 'answers', 'budgets'] as const;
const done = Object.fromEntries(NAMES.map((name) => [name, vi.fn<() => Promise<unknown>>()])) as Record<
  (typeof NAMES)[number],
  ReturnType<typeof vi.fn<() => Promise<unknown>>>
>;
const expired = { batches: 0, documents: 0, runs: 0, prompts: 0 };

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  rows = await openFilledRows();
  logged = [];
  for (const name of NAMES) done[name].mockReset().mockResolvedValue(undefined);
  done.retention.mockResolvedValue(expired);
});
afterEach(() => void vi.useRealTimers());

function start({ role = 'all', stopping = new AbortController().signal, database = rows.database } = {}) {
  const logger = createLogger('info', { write: (line: string) => void logged.push(JSON.parse(line)) });
  const resources = { clock: { now: () => NOW }, config: { role, auditDays: 30 }, database, logger };
  const services = {
    retention: { sweep: done.retention },
    pruneWebhookEvents: done.events,
    sessions: { sweep: done.sessions },
    sweepSignIns: done.signIns,
    idempotency: { sweep: done.answers },
    budgetWatch: { checkAll: done.budgets },
  };
  return startSweeps(resources as never, services as never, stopping);
}

const counts = () => NAMES.map((name) => done[name].mock.calls.length);
const all = (times: number) => NAMES.map(() => times);
/** Lets the interval pass, and a sweep that it starts end. */
async function pass(ms: number): Promise<void> {
  vi.advanceTimersByTime(ms);
  for (let turn = 0; turn < MAX_TURNS; turn += 1) await nextTurn();
}

describe('what is past its time', () => {
  test('is looked for at once, and then every minute until the end', async () => {
    const end = start();
    await end();
    expect(counts()).toEqual(all(1));
    await pass(10 * MINUTE_MS);
    expect(counts()).toEqual(all(1));

    const running = start();
    await pass(MINUTE_MS - 1);
    expect(counts()).toEqual(all(2));
    await pass(1);
    expect(counts()).toEqual(all(3));
    await pass(MINUTE_MS);
    expect(counts()).toEqual(all(4));
    await running();
    expect(logged).toEqual([]);
  });

  test('is no matter of a server that only answers requests', async () => {
    await start({ role: 'api' })();
    expect(counts()).toEqual(all(0));
    await start({ role: 'worker' })();
    expect(counts()).toEqual(all(1));
  });

  test('is not looked for again while a sweep goes on, whose end is waited for', async () => {
    let finish: (result: unknown) => void = () => undefined;
    done.retention.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
    const end = start();
    await pass(3 * MINUTE_MS);
    expect(done.retention).toHaveBeenCalledTimes(1);
    let hasEnded = false;
    const ending = end().then(() => (hasEnded = true));
    await pass(0);
    expect(hasEnded).toBe(false);
    finish({ ...expired, runs: 2 });
    await ending;
    expect(counts()).toEqual(all(1));
    expect(logged).toMatchObject([{ runs: 2, msg: 'Documents, runs, batches and kept prompts have expired.' }]);
  });

  test.each(['batches', 'documents', 'prompts'])('is told when it is gone: %s', async (kind) => {
    done.retention.mockResolvedValue({ ...expired, [kind]: 1 });
    await start()();
    expect(logged).toMatchObject([{ [kind]: 1 }]);
  });

  test('of one kind does not keep the others', async () => {
    for (const name of NAMES) done[name].mockRejectedValue(new Error('The disk is full.'));
    const broken = { ...rows.database, db: undefined } as never;
    await start({ database: broken })();
    expect(counts()).toEqual(all(1));
    expect(logged.map(({ msg }) => msg)).toEqual([
      'Expired documents and runs could not be deleted.',
      'Expired webhook deliveries could not be deleted.',
      'Expired sessions could not be deleted.',
      'Expired sign-ins and invites could not be deleted.',
      'Expired entries of the audit log could not be deleted.',
      'Expired answers could not be deleted.',
      'Budgets could not be looked at.',
    ]);
  });

  test('is left when the server stops', async () => {
    const stopping = new AbortController();
    done.events.mockImplementation(async () => stopping.abort());
    await start({ stopping: stopping.signal })();
    expect(counts()).toEqual([1, 1, 0, 0, 0, 0]);
  });

  test('is left to the server that has begun, and a lock that fails is told', async () => {
    const { database } = rows;
    const busy = { ...database, tryExclusively: async () => false };
    await start({ database: busy })();
    expect(counts()).toEqual(all(0));
    const broken = { ...database, tryExclusively: async () => Promise.reject(new Error('gone')) };
    await start({ database: broken })();
    expect(logged.map(({ msg }) => msg)).toEqual(['The lock for deleting expired data could not be taken.']);
  });

  test('of the audit log is what is older than the settings say', async () => {
    const at = (days: number) => new Date(NOW - days * DAY_MS).toISOString();
    const entry = { owner_id: 'usr_1', hash: 'h', changes: '[]', details: '{}', target_type: 'run' };
    await rows.insert('audit_chains', { owner: 'usr_1', position: 3, hash: 'h' });
    await rows.insert(
      'audit_entries',
      { ...entry, id: 'a', position: 1, created_at: at(31) },
      { ...entry, id: 'b', position: 2, created_at: at(30) },
      { ...entry, id: 'c', position: 3, created_at: at(29) },
    );
    await start()();
    const kept = await rows.db.selectFrom('audit_entries').select('id').orderBy('id').execute();
    expect(kept.map(({ id }) => id)).toEqual(['b', 'c']);
  });
});
