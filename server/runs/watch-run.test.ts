import { beforeEach, expect, test } from 'vitest';
import { openFilledRows, type FilledRows } from '../db/testing/filled-rows.ts';
import { AppError } from '../errors.ts';
import type { Db } from '../db/database.ts';
import { RunEvents, type RunEvent } from './run-events.ts';
import type { RunStatus } from './repository.ts';
import { waitForRun, watchRun } from './watch-run.ts';

const CALLER = { userId: 'usr' } as Parameters<typeof waitForRun>[1];
const LONG_MS = 60_000;

let rows: FilledRows;
let events: RunEvents;
beforeEach(async () => {
  rows = await openFilledRows();
  events = new RunEvents(
    () => undefined,
    async () => new Map(),
  );
  await rows.insert('schema_versions', { id: 'v1', definition: '{}' });
  await rows.insert('workspace_members', { workspace_id: 'ws', user_id: 'usr', role: 'member' });
  await rows.insert('runs', {
    id: 'r1',
    workspace_id: 'ws',
    schema_version_id: 'v1',
    status: 'pending',
    updated_at: '2026-03-01',
  });
});

const store = (status: RunStatus) =>
  rows.db.updateTable('runs').set({ status, completed_at: '2026-03-02' }).where('id', '=', 'r1').execute();
const eventOf = (status: RunStatus, more: Partial<RunEvent> = {}): RunEvent => ({
  type: 'status',
  runId: 'r1',
  status,
  stage: null,
  done: null,
  total: null,
  createdAt: '2026-03-02',
  ...more,
});
const wait = (waitMs = LONG_MS, signal = new AbortController().signal) =>
  waitForRun({ db: rows.db, events }, CALLER, 'r1', { waitMs, signal });
/** Lets what is ready go on. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Whether a promise has settled after a few turns. */
async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  let settled = false;
  promise.then(
    () => (settled = true),
    () => (settled = true),
  );
  for (let tries = 0; tries < 10; tries += 1) await turn();
  return settled;
}

test('a wait for a run that is final ends at once', async () => {
  await store('failed');
  expect(await wait()).toMatchObject({ id: 'r1', status: 'failed' });
});

test('a wait ends when the run is final, and not before', async () => {
  const waiting = wait();
  expect(await isSettled(waiting)).toBe(false);
  await store('processing');
  events.publish(eventOf('processing'));
  expect(await isSettled(waiting)).toBe(false);
  await store('completed');
  events.publish(eventOf('completed'));
  expect(await waiting).toMatchObject({ status: 'completed' });
});

test('a wait reads again when events may have been missed', async () => {
  const waiting = wait();
  await turn();
  events.gap();
  expect(await isSettled(waiting)).toBe(false);
  await store('cancelled');
  events.gap();
  expect(await waiting).toMatchObject({ status: 'cancelled' });
});

test.each([
  ['its time is over', 1, undefined],
  ['there is no time', 0, undefined],
  ['the client has gone', LONG_MS, AbortSignal.abort()],
])('a wait ends with the run as it is when %s', async (_, waitMs, signal) => {
  expect(await wait(waitMs, signal)).toMatchObject({ status: 'pending' });
});

test('a wait ends when the client goes', async () => {
  const abort = new AbortController();
  const waiting = wait(LONG_MS, abort.signal);
  expect(await isSettled(waiting)).toBe(false);
  abort.abort();
  expect(await waiting).toMatchObject({ status: 'pending' });
});

test('a run that was deleted meanwhile, or that another may not see, is not found', async () => {
  const waiting = wait();
  await turn();
  await rows.db.deleteFrom('runs').execute();
  events.gap();
  await expect(waiting).rejects.toMatchObject({ code: 'not_found' });
  await expect(watch().next()).rejects.toMatchObject({ code: 'not_found' });
});

function watch(signal = new AbortController().signal, db: Db = rows.db) {
  return watchRun({ db, events }, CALLER, 'r1', signal);
}
const next = async (watched: AsyncGenerator<RunEvent>) => {
  const { done, value } = await watched.next();
  return done === true ? 'end' : (value as RunEvent);
};

test('a watched run tells its status first, then each event up to its end', async () => {
  const watched = watch();
  expect(await next(watched)).toEqual({ ...eventOf('pending'), createdAt: '2026-03-01' });
  const progress = eventOf('processing', { type: 'progress', stage: 'extract', done: 1, total: 2 });
  const pending = next(watched);
  expect(await isSettled(pending)).toBe(false);
  for (const event of [eventOf('processing'), eventOf('processing'), progress, progress, eventOf('completed')])
    events.publish(event);
  expect(await pending).toEqual(eventOf('processing'));
  expect(await next(watched)).toEqual(progress);
  expect(await next(watched)).toEqual(progress);
  expect(await next(watched)).toEqual(eventOf('completed'));
  events.publish(eventOf('failed'));
  expect(await next(watched)).toBe('end');
});

test('the status that was told is not told again after a gap, a new one is', async () => {
  const watched = watch();
  await next(watched);
  const second = next(watched);
  await turn();
  events.gap();
  expect(await isSettled(second)).toBe(false);
  await store('completed');
  events.gap();
  expect(await second).toMatchObject({ status: 'completed', type: 'status' });
  expect(await next(watched)).toBe('end');
});

test('a watched run ends when the client goes', async () => {
  const abort = new AbortController();
  const watched = watch(abort.signal);
  await next(watched);
  const second = next(watched);
  expect(await isSettled(second)).toBe(false);
  abort.abort();
  expect(await second).toBe('end');
  expect(await next(watch(AbortSignal.abort()))).toBe('end');
});

test('an outage of the database ends no watch that has begun', async () => {
  let failure: Error | null = null;
  const db = rows.db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (failure !== null) throw failure;
      return Promise.resolve(result);
    },
  });
  failure = new AppError('unavailable', 'Out of reach.');
  await expect(watch(undefined, db).next()).rejects.toMatchObject({ code: 'unavailable' });
  failure = null;
  const watched = watch(undefined, db);
  await next(watched);
  const second = next(watched);
  await turn();
  failure = new AppError('unavailable', 'Out of reach.');
  events.gap();
  expect(await isSettled(second)).toBe(false);
  failure = null;
  await store('failed');
  events.gap();
  expect(await second).toMatchObject({ status: 'failed' });

  await store('pending');
  const third = watch(undefined, db);
  await next(third);
  const broken = next(third);
  await turn();
  failure = new Error('Broken.');
  events.gap();
  await expect(broken).rejects.toThrow('Broken.');
});
