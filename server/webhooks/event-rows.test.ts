import { expect, test } from 'vitest';
import { openFilledRows } from '../db/testing/filled-rows.ts';
import * as events from './events-repository.ts';

const PLACE = { workspaceId: 'ws', environmentId: 'env' };

test('an environment has followers with an active endpoint, or settings of reviews', async () => {
  const { db, insert } = await openFilledRows();
  await insert(
    'webhook_endpoints',
    { id: 'a', environment_id: 'active', is_active: 1 },
    { id: 'b', environment_id: 'paused', is_active: 0 },
  );
  await insert('review_settings', { environment_id: 'reviewed' });
  const followed: boolean[] = [];
  for (const id of ['active', 'paused', 'reviewed', 'none']) followed.push(await events.hasFollowers(db, id));
  expect(followed).toEqual([true, false, true, false]);
});

test('an event is for active endpoints of its kind, in its environment or workspace', async () => {
  const { db, insert } = await openFilledRows();
  const endpoint = (id: string, kinds: string[], more: object = {}) => ({
    id,
    workspace_id: 'ws',
    environment_id: 'env',
    member_id: 'owner',
    is_active: 1,
    events: JSON.stringify(kinds),
    ...more,
  });
  await insert('workspaces', { id: 'ws', owner_id: 'owner' });
  await insert(
    'webhook_endpoints',
    endpoint('all', ['*']),
    endpoint('one', ['run.completed']),
    endpoint('other kind', ['run.failed', 'audit.recorded']),
    endpoint('paused', ['*'], { is_active: 0 }),
    endpoint('elsewhere', ['*'], { environment_id: 'other' }),
    endpoint('abroad', ['*'], { workspace_id: 'other', environment_id: 'third' }),
    endpoint('member', ['audit.recorded'], { member_id: 'member' }),
  );
  const list = async (...[scope, kind]: [events.EventScope, Parameters<typeof events.listSubscribers>[2]]) =>
    (await events.listSubscribers(db, scope, kind)).toSorted();
  expect(await list(PLACE, 'run.completed')).toEqual(['all', 'one']);
  expect(await list({ ...PLACE, environmentId: null }, 'run.completed')).toEqual(['all', 'elsewhere', 'one']);
  // The log of a workspace is for its owner, who asks for it by name.
  expect(await list({ ...PLACE, environmentId: null }, 'audit.recorded')).toEqual(['other kind']);
});

test('events that an endpoint has not accepted are found, while their content is there', async () => {
  const { db, insert } = await openFilledRows();
  const event = (id: string, createdAt: string, body = '{}') =>
    events.insertEvent(db, {
      id,
      workspaceId: 'ws',
      kind: 'run.completed',
      resourceId: 'run',
      documentId: null,
      body,
      createdAt,
    });
  for (const [id, day] of [
    ['e1', '01'],
    ['e2', '02'],
    ['e3', '03'],
    ['e4', '04'],
    ['e5', '05'],
  ] as const)
    await event(id, `2026-01-${day}`);
  const message = (id: string, eventId: string, endpointId = 'end') => ({
    id,
    eventId,
    endpointId,
    isManual: id === 'm3',
    dueAt: '2026-01-09',
  });
  await events.insertMessages(db, [
    message('m1', 'e1'),
    message('m2', 'e2'),
    message('m3', 'e3'),
    message('m4', 'e3'),
    message('m5', 'e4', 'other'),
    message('m6', 'e5'),
  ]);
  const stored = await db.selectFrom('webhook_messages').select(['id', 'state', 'is_manual']).orderBy('id').execute();
  expect(stored.slice(1, 3)).toEqual([
    { id: 'm2', state: 'pending', is_manual: 0 },
    { id: 'm3', state: 'pending', is_manual: 1 },
  ]);
  const list = (since: string, until: string, after = '', limit = 9) =>
    events.listUndelivered(db, 'end', { since: `2026-01-${since}`, until: `2026-01-${until}`, after, limit });
  expect(await list('01', '09')).toEqual(['e1', 'e2', 'e3', 'e5']);
  expect(await list('02', '03')).toEqual(['e2', 'e3']);
  expect(await list('01', '09', 'e2')).toEqual(['e3', 'e5']);
  expect(await list('01', '09', '', 2)).toEqual(['e1', 'e2']);
  await db.updateTable('webhook_events').set({ body: null }).where('id', '=', 'e2').execute();
  expect(await list('01', '09')).toEqual(['e1', 'e3', 'e5']);

  await insert(
    'webhook_deliveries',
    { id: 'd1', event_id: 'e1', endpoint_id: 'end' },
    { id: 'd2', event_id: 'e2', endpoint_id: 'end' },
  );
  expect(await events.findDeliveredEvent(db, 'end', 'd1')).toEqual({ id: 'e1', hasBody: true });
  expect(await events.findDeliveredEvent(db, 'end', 'd2')).toEqual({ id: 'e2', hasBody: false });
  expect(await events.findDeliveredEvent(db, 'other', 'd1')).toBeUndefined();
});
