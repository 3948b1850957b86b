import { beforeEach, expect, test } from 'vitest';
import type { Db } from '../db/database.ts';
import { openFilledRows } from '../db/testing/filled-rows.ts';
import * as messages from './messages-repository.ts';

let db: Db;
beforeEach(async () => {
  const rows = await openFilledRows();
  ({ db } = rows);
  await rows.insert('webhook_events', { id: 'evt', body: '{"a":1}' });
  const endpoint = { sealed_secret: 's1', is_active: 1, workspace_id: 'ws', url: 'https://a.example', failures: 0 };
  await rows.insert(
    'webhook_endpoints',
    {
      ...endpoint,
      id: 'end',
      previous_secret: 's0',
      previous_secret_until: '2026-02-01',
      failures: 3,
      failing_since: '2026-01-02',
      circuit_until: '2026-01-09',
    },
    { ...endpoint, id: 'other', is_active: 0 },
  );
  const message = { event_id: 'evt', state: 'pending', is_manual: 0, attempts: 2, due_at: '2026-01-05' };
  await rows.insert(
    'webhook_messages',
    { ...message, id: 'm1', endpoint_id: 'end' },
    { ...message, id: 'm2', endpoint_id: 'end', state: 'failed', is_manual: 1 },
    { ...message, id: 'm3', endpoint_id: 'other' },
  );
});

const stateOf = async (id: string) => {
  const found = await messages.findMessage(db, id);
  return [found?.state, found?.attempts, found?.dueAt];
};

test('a message has its event and its endpoint', async () => {
  expect(await messages.findMessage(db, 'm1')).toEqual({
    id: 'm1',
    state: 'pending',
    isManual: false,
    attempts: 2,
    dueAt: '2026-01-05',
    event: { id: 'evt', body: '{"a":1}' },
    endpoint: {
      id: 'end',
      url: 'https://a.example',
      isActive: true,
      secrets: { current: 's1', previous: [{ sealed: 's0', until: '2026-02-01' }] },
      failures: 3,
      failingSince: '2026-01-02',
      circuitUntil: '2026-01-09',
    },
  });
  expect(await messages.findMessage(db, 'm2')).toMatchObject({ isManual: true, state: 'failed' });
  expect(await messages.findMessage(db, 'm3')).toMatchObject({
    endpoint: { isActive: false, secrets: { previous: [] }, failingSince: null },
  });
  expect(await messages.findMessage(db, 'none')).toBeUndefined();
});

test('only a pending message changes, but one is delivered whatever became of it', async () => {
  const update = (id: string) => messages.updateMessage(db, { id, state: 'failed', attempts: 3, dueAt: '2026-01-06' });
  expect([await update('m1'), await update('m1'), await update('m2')]).toEqual([true, false, false]);
  expect([await stateOf('m1'), await stateOf('m2')]).toEqual([
    ['failed', 3, '2026-01-06'],
    ['failed', 2, '2026-01-05'],
  ]);
  expect([
    await messages.markDelivered(db, 'm1', 4),
    await messages.markDelivered(db, 'm3', 1),
    await messages.markDelivered(db, 'none', 1),
  ]).toEqual([3, 0, 0]);
  expect(await stateOf('m1')).toEqual(['delivered', 4, '2026-01-06']);
});

test('what waits for an endpoint is dropped, and nothing else', async () => {
  await messages.dropPending(db, 'end');
  expect([await stateOf('m1'), await stateOf('m2'), await stateOf('m3')].map(([state]) => state)).toEqual([
    'dropped',
    'failed',
    'pending',
  ]);
});

test('failures are counted since the first one, until a success', async () => {
  expect(await messages.countFailure(db, 'end', '2026-01-07')).toEqual({
    url: 'https://a.example',
    failures: 4,
    failingSince: '2026-01-02',
    isActive: true,
  });
  expect(await messages.countFailure(db, 'other', '2026-01-07')).toMatchObject({
    failures: 1,
    failingSince: '2026-01-07',
    isActive: false,
  });
  expect(await messages.countFailure(db, 'none', '2026-01-07')).toBeUndefined();
  await messages.clearFailures(db, 'end');
  expect((await messages.findMessage(db, 'm1'))?.endpoint).toMatchObject({
    failures: 0,
    failingSince: null,
    circuitUntil: null,
  });
  expect((await messages.findMessage(db, 'm3'))?.endpoint).toMatchObject({ failures: 1 });
});

test('one attempt has the probe of an open circuit', async () => {
  const claim = (now: string, until: string, endpoint = 'end') =>
    messages.claimProbe(db, endpoint, { now: `2026-01-${now}`, until: `2026-01-${until}` });
  expect([await claim('08', '20'), await claim('09', '20'), await claim('10', '21')]).toEqual([false, true, false]);
  expect(await claim('01', '02', 'other')).toBe(true);
  await messages.openCircuit(db, 'end', '2026-03-01');
  expect((await messages.findMessage(db, 'm1'))?.endpoint.circuitUntil).toBe('2026-03-01');
  expect((await messages.findMessage(db, 'm3'))?.endpoint.circuitUntil).toBe('2026-01-02');
});

test('an endpoint is deactivated once, with the reason', async () => {
  const disable = (id: string) => messages.disableEndpoint(db, id, 'failing' as never, '2026-01-08');
  expect([await disable('end'), await disable('end'), await disable('other')]).toEqual(['ws', null, null]);
  expect(
    await db
      .selectFrom('webhook_endpoints')
      .select(['is_active', 'disabled_reason', 'updated_at'])
      .where('id', '=', 'end')
      .execute(),
  ).toEqual([{ is_active: 0, disabled_reason: 'failing', updated_at: '2026-01-08' }]);
});
