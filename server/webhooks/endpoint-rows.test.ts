import { beforeEach, expect, test } from 'vitest';
import type { Tx } from '../db/database.ts';
import { openFilledRows, type FilledRows } from '../db/testing/filled-rows.ts';
import { insertDelivery, listDeliveries } from './deliveries-repository.ts';
import { createEventPruning } from './prune-events.ts';
import { createRefuseDestination } from './refuse-destination.ts';
import { createEventRecorder } from './record-event.ts';
import { claimProbe } from './messages-repository.ts';
import * as endpoints from './repository.ts';

const PAGE = { page: 1, pageSize: 10 };
const ENDPOINT: endpoints.WebhookEndpoint = {
  id: 'e1',
  workspaceId: 'ws',
  environmentId: 'env',
  url: 'https://a.example',
  events: ['run.completed'],
  description: 'Ours',
  isActive: true,
  disabledReason: null,
  failures: 0,
  circuitUntil: null,
  createdAt: '2026-03-01',
  updatedAt: '2026-03-02',
};

let rows: FilledRows;
let tx: Tx;
beforeEach(async () => {
  rows = await openFilledRows();
  tx = rows.db as Tx;
  await rows.insert(
    'workspace_members',
    { workspace_id: 'ws', user_id: 'ann', role: 'owner' },
    { workspace_id: 'x', user_id: 'eve', role: 'owner' },
  );
});

const insert = (id: string, more: Partial<endpoints.WebhookEndpoint> = {}, memberId = 'ann', sealedSecret = 'k1.s0') =>
  endpoints.insertEndpoint(rows.db, { ...ENDPOINT, id, ...more }, { memberId, sealedSecret });
const find = (id = 'e1', user = 'ann') => endpoints.findEndpointAccess(rows.db, user, id);
const stored = (id = 'e1') =>
  rows.db.selectFrom('webhook_endpoints').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

test('an endpoint is stored, seen by members, changed and deleted in its workspace', async () => {
  await insert('e1');
  await insert('e2', { isActive: false, disabledReason: 'gone', description: null });
  expect(await find()).toEqual({ endpoint: ENDPOINT, role: 'owner' });
  expect((await find('e2'))?.endpoint).toMatchObject({ isActive: false, disabledReason: 'gone', description: null });
  expect([await find('e1', 'eve'), await find('none')]).toEqual([undefined, undefined]);
  expect(await stored()).toMatchObject({ member_id: 'ann', sealed_secret: 'k1.s0' });
  const broken = { failures: 3, failing_since: '2026-03-01', circuit_until: '2026-03-09' };
  await rows.db.updateTable('webhook_endpoints').set(broken).execute();
  const changed = {
    ...ENDPOINT,
    url: 'https://b.example',
    events: ['*' as const],
    description: null,
    isActive: false,
    disabledReason: 'failing' as const,
    updatedAt: '2026-03-05',
  };
  await endpoints.updateEndpoint(rows.db, { ...changed, workspaceId: 'x' }, { resets: true });
  expect((await find())?.endpoint.url).toBe('https://a.example');
  await endpoints.updateEndpoint(rows.db, changed, { resets: false });
  expect((await find())?.endpoint).toEqual({ ...changed, failures: 3, circuitUntil: '2026-03-09' });
  expect(await stored()).toMatchObject({ ...broken, member_id: 'ann' });
  await endpoints.updateEndpoint(rows.db, changed, { resets: true, memberId: 'bob' });
  expect(await stored()).toMatchObject({ failures: 0, failing_since: null, circuit_until: null, member_id: 'bob' });
  expect(await stored('e2')).toMatchObject({ ...broken, url: 'https://a.example' });
  await endpoints.lockEndpoint(rows.db, 'ws', 'e1');
  await endpoints.deleteEndpoint(rows.db, 'x', 'e1');
  expect(await find()).toBeDefined();
  await endpoints.deleteEndpoint(rows.db, 'ws', 'e1');
  expect([await find(), (await find('e2'))?.endpoint.id]).toEqual([undefined, 'e2']);
});

test('endpoints of an environment are listed, the newest first, and those that a member answers for', async () => {
  await insert('e1');
  await insert('e2', { isActive: false });
  await insert('e3', {}, 'bob');
  await insert('e4', { environmentId: 'x' });
  await insert('e5', { workspaceId: 'x' });
  const list = async (page = PAGE) => {
    const { total, data, ...rest } = await endpoints.listEndpoints(rows.db, 'env', page);
    expect(rest).toEqual(page);
    return [total, ...data.map(({ id }) => id)];
  };
  expect(await list()).toEqual([4, 'e5', 'e3', 'e2', 'e1']);
  expect(await list({ page: 2, pageSize: 3 })).toEqual([4, 'e1']);
  const active = await endpoints.listActiveOf(rows.db, 'ws', 'ann');
  expect(active.map(({ id }) => id).toSorted()).toEqual(['e1', 'e4']);
});

test('a rotated secret is kept while it lives, ten of them at most', async () => {
  await insert('e1');
  const rotate = (day: number) =>
    endpoints.rotateSecret(
      tx,
      { ...ENDPOINT, updatedAt: `2026-04-${String(day).padStart(2, '0')}` },
      { sealedSecret: `s${day}`, previousUntil: `2026-04-${String(day + 10).padStart(2, '0')}` },
    );
  await rotate(1);
  await rotate(2);
  const previous = async () =>
    (JSON.parse((await stored()).previous_secret ?? '') as { sealed: string }[]).map((one) => one.sealed);
  expect(await stored()).toMatchObject({
    sealed_secret: 's2',
    updated_at: '2026-04-02',
    previous_secret_until: '2026-04-12',
  });
  expect(await previous()).toEqual(['k1.s0', 's1']);
  for (let day = 3; day <= 10; day += 1) await rotate(day);
  expect(await previous()).toEqual(['k1.s0', 's1', 's2', 's3', 's4', 's5', 's6', 's7', 's8', 's9']);
  await rows.db.updateTable('webhook_endpoints').set({ sealed_secret: 'newest' }).execute();
  await endpoints.rotateSecret(
    tx,
    { ...ENDPOINT, updatedAt: '2026-04-10' },
    { sealedSecret: 'x', previousUntil: '2026-05-01' },
  );
  expect(await previous()).toEqual(['k1.s0', 's1', 's2', 's3', 's4', 's5', 's6', 's7', 's8', 'newest']);
  await endpoints.rotateSecret(
    tx,
    { ...ENDPOINT, updatedAt: '2026-04-12' },
    { sealedSecret: 'y', previousUntil: '2026-05-01' },
  );
  expect(await previous()).toEqual(['s2', 's3', 's4', 's5', 's6', 's7', 's8', 'newest', 'x']);
});

test('secrets that another key sealed are counted', async () => {
  await insert('e1');
  await insert('e2', {}, 'ann', 'k2.s');
  expect(await endpoints.countSealedElsewhere(rows.db, 'k1.')).toBe(1);
  expect(await endpoints.countSealedElsewhere(rows.db, 'k3.')).toBe(2);
});

test('the probe of a circuit is one attempt of those that come at once', async () => {
  await insert('e1');
  const claim = (now: string, until: string) => claimProbe(rows.db, 'e1', { now, until });
  expect([await claim('a', 'c'), await claim('b', 'd'), await claim('c', 'e')]).toEqual([true, false, true]);
  expect((await find())?.endpoint.circuitUntil).toBe('e');
});

test('deliveries of an endpoint are listed with their events, the newest first', async () => {
  await rows.insert('webhook_events', { id: 'v1', kind: 'run.completed', body: '{"a":1}' });
  await rows.insert('webhook_events', { id: 'v2', kind: 'run.failed', resource_id: 'r1', created_at: '2026-03-01' });
  const delivery = (id: string, eventId: string, webhookEndpointId = 'e1') => ({
    id,
    webhookEndpointId,
    eventId,
    statusCode: 200,
    responseBody: 'thanks',
    error: null,
    success: true,
    durationMs: 5,
    createdAt: '2026-03-03',
  });
  await insertDelivery(rows.db, delivery('d1', 'v1'));
  await insertDelivery(rows.db, { ...delivery('d2', 'v2'), success: false, statusCode: null, error: 'Torn.' });
  await insertDelivery(rows.db, delivery('d3', 'v1', 'e2'));
  const { data, ...page } = await listDeliveries(rows.db, 'e1', PAGE);
  expect(page).toEqual({ ...PAGE, total: 2 });
  const { eventId: _, ...first } = delivery('d1', 'v1');
  const erased = { type: 'run.failed', timestamp: '2026-03-01', data: { id: 'r1' } };
  expect(data).toEqual([
    {
      ...first,
      id: 'd2',
      event: 'run.failed',
      payload: erased,
      success: false,
      statusCode: null,
      error: 'Torn.',
      responseBody: null,
    },
    { ...first, event: 'run.completed', payload: { a: 1 } },
  ]);
  expect((await listDeliveries(rows.db, 'e1', { page: 2, pageSize: 1 })).data.map(({ id }) => id)).toEqual(['d1']);
  expect(await listDeliveries(rows.db, 'none', PAGE)).toEqual({ ...PAGE, total: 0, data: [] });
});

test('old events are deleted, a few at a time, until a stop', async () => {
  const event = (index: number, day: string) => ({
    id: `v${String(index).padStart(3, '0')}`,
    created_at: `2026-03-${day}T00:00:00.000Z`,
  });
  await rows.insert('webhook_events', ...Array.from({ length: 401 }, (_, index) => event(index, '01')));
  await rows.insert('webhook_events', event(500, '02'), event(501, '03'));
  const prune = createEventPruning({ database: rows.database, clock: { now: () => Date.parse('2026-03-09') } }, 7);
  const left = async () => (await rows.db.selectFrom('webhook_events').select('id').execute()).length;
  expect([await prune(AbortSignal.abort()), await left()]).toEqual([0, 403]);
  expect(await prune(new AbortController().signal)).toBe(401);
  expect(await left()).toBe(2);
});

test('an event is recorded for those that receive it, each with its job', async () => {
  const jobs: unknown[] = [];
  let ids = 0;
  const recorder = createEventRecorder({
    clock: { now: () => Date.parse('2026-03-09') },
    newId: (prefix) => `${prefix}_${(ids += 1)}` as never,
    queue: { enqueue: (_, job) => Promise.resolve(void jobs.push(job)) },
  });
  const event = {
    kind: 'run.completed',
    workspaceId: 'ws',
    environmentId: 'env',
    resourceId: 'r1',
    documentId: 'd1',
  } as const;
  const unread = () => Promise.reject(new Error('Nobody receives it.'));
  await recorder.record(tx, event, unread);
  await insert('e1');
  await insert('e2', { events: ['*'] });
  await recorder.record(tx, event, async () => Promise.resolve(undefined));
  expect([jobs, await rows.db.selectFrom('webhook_events').select('id').execute()]).toEqual([[], []]);
  await recorder.record(tx, event, async () => Promise.resolve({ id: 'r1' }));
  const [recorded] = await rows.db.selectFrom('webhook_events').selectAll().execute();
  const at = '2026-03-09T00:00:00.000Z';
  expect(recorded).toMatchObject({
    id: 'evt_1',
    workspace_id: 'ws',
    kind: 'run.completed',
    resource_id: 'r1',
    document_id: 'd1',
    created_at: at,
  });
  expect(JSON.parse(recorded?.body ?? '')).toEqual({ type: 'run.completed', timestamp: at, data: { id: 'r1' } });
  const messages = rows.db
    .selectFrom('webhook_messages')
    .select(['id', 'event_id', 'endpoint_id', 'state', 'is_manual', 'due_at']);
  const message = { event_id: 'evt_1', state: 'pending', is_manual: 0, due_at: at };
  expect(await messages.orderBy('id').execute()).toEqual([
    { ...message, id: 'whm_2', endpoint_id: 'e1' },
    { ...message, id: 'whm_3', endpoint_id: 'e2' },
  ]);
  expect(jobs).toEqual([
    { kind: 'webhook.deliver', subject: 'whm_2', group: 'e1' },
    { kind: 'webhook.deliver', subject: 'whm_3', group: 'e2' },
  ]);
});

test.each([
  [{ ok: true }, null],
  [{ ok: false, reason: 'unresolved', message: 'has no address' }, null],
  [{ ok: false, reason: 'private', message: 'is private' }, 'url is private'],
])('a destination with the verdict %j is refused: %s', async (verdict, message) => {
  const asked: unknown[] = [];
  const addresses = { checkUrl: (...given: unknown[]) => (asked.push(given), Promise.resolve(verdict)) } as never;
  const refused = createRefuseDestination(addresses, { allowsHttp: false })('https://a.example');
  if (message === null) await refused;
  else
    await expect(refused).rejects.toMatchObject({
      code: 'invalid_url',
      message,
      details: [{ in: 'body', path: '/url', message: 'is private' }],
    });
  await createRefuseDestination(addresses, { allowsHttp: true })('http://a.example').catch(() => undefined);
  expect(asked).toEqual([
    ['https://a.example', ['https:']],
    ['http://a.example', ['https:', 'http:']],
  ]);
});
