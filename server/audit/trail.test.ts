import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '../db/database.ts';
import { openFilledRows, type FilledRows } from '../db/testing/filled-rows.ts';
import { createSequentialIds } from '../lib/ids.ts';
import { createLogger } from '../lib/logger.ts';
import { createAuditTrail, type AuditTrail, type TrailEntry } from './trail.ts';

const HOUR_MS = 3_600_000;
const START = Date.parse('2026-03-01T10:00:00.000Z');

let rows: FilledRows;
let clock: { time: number; now(): number };
let trail: AuditTrail;
let logged: { msg: string; lost?: number; waiting?: number }[];
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  rows = await openFilledRows();
  clock = { time: START, now: () => clock.time };
  logged = [];
  trail = create();
  await rows.insert('workspaces', { id: 'ws', slug: 'acme', owner_id: 'ann' });
});
afterEach(() => void vi.useRealTimers());

const newId = createSequentialIds({ now: () => START });
const create = (database: Partial<Database> = {}) =>
  createAuditTrail({
    database: { ...rows.database, ...database },
    clock,
    newId,
    logger: createLogger('info', {
      write: (line: string) => void logged.push(JSON.parse(line) as (typeof logged)[number]),
    }),
    findWorkspaces: (_, places) =>
      Promise.resolve(new Map(places.filter((place) => place === 'acme').map((place) => [place, 'ws']))),
  });
const read = (more: Partial<TrailEntry> = {}): TrailEntry => ({
  actorId: 'bob',
  action: 'document.read',
  targetId: 'd1',
  place: 'acme',
  details: { part: 'file' },
  isRead: true,
  ...more,
});
const write = (more: Partial<TrailEntry> = {}) => read({ action: 'run.created', isRead: false, details: {}, ...more });
const refusal = { actorId: 'bob', operation: 'getRun', code: 'forbidden', place: 'acme' };
const stored = () => rows.db.selectFrom('audit_entries').selectAll().orderBy('id').execute();

test('what was done is stored in the log of the workspace', async () => {
  trail.record(write());
  expect(await stored()).toEqual([]);
  await trail.flush();
  expect(await stored()).toMatchObject([
    {
      owner_id: 'ann',
      actor_id: 'bob',
      action: 'run.created',
      target_type: 'run',
      target_id: 'd1',
      workspace_id: 'ws',
      changes: '{}',
      created_at: '2026-03-01T10:00:00.000Z',
    },
  ]);
});

test('what is in no workspace is in the log of the person', async () => {
  trail.record(write({ place: null }));
  trail.record(write({ place: 'unknown' }));
  await trail.flush();
  expect(await stored()).toMatchObject([{ owner_id: 'bob' }, { owner_id: 'bob', workspace_id: null }]);
});

test('what was deleted meanwhile is in the log of its workspace', async () => {
  const deleted = { owner_id: 'eve', action: 'run.deleted', workspace_id: 'gone', changes: '{}', details: '{}' };
  await rows.insert('audit_entries', { ...deleted, id: 'x', target_id: 'run_1' });
  trail.record(write({ place: 'run_1' }));
  await trail.flush();
  expect((await stored()).at(0)).toMatchObject({ workspace_id: 'gone', owner_id: 'eve' });
});

test('it is stored by itself after a moment', async () => {
  trail.record(write());
  await vi.advanceTimersByTimeAsync(499);
  expect(await stored()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await trail.flush();
  expect(await stored()).toHaveLength(1);
});

test('what is read is recorded once an hour for each person, target and part', async () => {
  for (let time = 0; time < 3; time += 1) trail.record(read());
  trail.record(read({ actorId: 'ann' }));
  trail.record(read({ targetId: 'd2' }));
  trail.record(read({ details: { part: 'layout' } }));
  trail.record(read({ action: 'document.listed' }));
  await trail.flush();
  expect(await stored()).toHaveLength(5);
  clock.time += HOUR_MS - 1;
  trail.record(read());
  await trail.flush();
  expect(await stored()).toHaveLength(5);
  clock.time += 1;
  trail.record(read());
  await trail.flush();
  expect(await stored()).toHaveLength(6);
});

test('what is done is recorded each time', async () => {
  for (let time = 0; time < 3; time += 1) trail.record(write());
  await trail.flush();
  expect(await stored()).toHaveLength(3);
});

test('what another server recorded in this hour is not recorded again', async () => {
  trail.record(read());
  await trail.flush();
  const other = create();
  other.record(read());
  other.record(read({ details: { part: 'layout' } }));
  other.record(write());
  await other.flush();
  expect((await stored()).map(({ action, details }) => `${action} ${details}`)).toEqual([
    'document.read {"part":"file"}',
    'document.read {"part":"layout"}',
    'run.created {}',
  ]);
  clock.time += HOUR_MS;
  const later = create();
  later.record(read());
  await later.flush();
  expect(await stored()).toHaveLength(4);
});

test('what was refused is recorded once an hour for each person, operation and place', async () => {
  for (let time = 0; time < 3; time += 1) trail.refuse(refusal);
  trail.refuse({ ...refusal, operation: 'getDocument' });
  trail.refuse({ ...refusal, place: null });
  await trail.flush();
  const entry = { action: 'request.refused', actor_id: 'bob' };
  expect(await stored()).toMatchObject([
    { ...entry, target_id: 'acme', workspace_id: 'ws', details: '{"operation":"getRun","code":"forbidden"}' },
    { ...entry, target_id: 'acme' },
    { ...entry, target_id: 'getRun', workspace_id: null, owner_id: 'bob' },
  ]);
});

test('refusals of unknown callers are logged once, in no workspace, and of others up to 1,000 an hour', async () => {
  for (let place = 0; place < 5; place += 1) trail.refuse({ ...refusal, actorId: null, place: `acme${place}` });
  await trail.flush();
  expect(await stored()).toMatchObject([{ actor_id: null, workspace_id: null, owner_id: null, target_id: 'getRun' }]);
  for (let person = 0; person < 1_500; person += 1) trail.refuse({ ...refusal, actorId: `u${person}` });
  await trail.flush();
  expect(await stored()).toHaveLength(1_000);
  clock.time += HOUR_MS;
  trail.refuse({ ...refusal, actorId: 'another' });
  await trail.flush();
  expect(await stored()).toHaveLength(1_001);
});

test('while the database is out of reach entries wait, up to a number', async () => {
  let isAway = true;
  const unsynced: Database['unsynced'] = (work) =>
    isAway ? Promise.reject(new Error('Away.')) : rows.database.unsynced(work);
  trail = create({ unsynced });
  trail.record(write());
  await trail.flush();
  expect(logged).toMatchObject([{ msg: 'Entries of the audit log could not be stored.', waiting: 1, lost: 0 }]);
  isAway = false;
  await vi.advanceTimersByTimeAsync(5_000);
  await trail.flush();
  expect([await stored().then(({ length }) => length), logged.length]).toEqual([1, 1]);
  isAway = true;
  for (let one = 0; one < 20_002; one += 1) trail.record(write({ targetId: `r${one}` }));
  isAway = false;
  await trail.flush();
  expect(logged.at(-1)).toMatchObject({ lost: 2, msg: expect.stringContaining('were lost') as string });
  expect(await stored()).toHaveLength(20_001);
  await trail.flush();
  expect(logged).toHaveLength(2);
});
