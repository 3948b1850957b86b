import type { WebhookEndpoint } from '@excerpt/sdk';
import { beforeEach, expect, test } from 'vitest';
import { openServices, refusalOf, START, type OpenServices, type Person } from '../app/testing/open-services.ts';
import { createWebhookHandlers } from './handlers.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** An address, so that no name is asked for. */
const URL = 'https://93.184.216.34/hook';

type Shown = WebhookEndpoint & { secret: string };

let open: OpenServices;
let handlers: ReturnType<typeof createWebhookHandlers>;
beforeEach(async () => {
  open = await openServices();
  handlers = createWebhookHandlers(open.services.webhooks);
});

const create = (body: object = {}, person: Person = 'ann', query = {}) =>
  open.ask<Shown>(handlers.createWebhook, person, { body: { url: URL, ...body }, query });
const on = <Body = Shown>(
  handler: (input: never) => unknown,
  id: string,
  person: Person = 'ann',
  body?: object,
  more = {},
) => open.ask<Body>(handler, person, { path: { id, ...more }, body });
const stored = (id: string) =>
  open.rows.db.selectFrom('webhook_endpoints').selectAll().where('id', '=', id).executeTakeFirst();
const audited = async () =>
  (await open.rows.db.selectFrom('audit_entries').select('changes').orderBy('id').execute()).map(
    ({ changes }) => JSON.parse(changes) as Record<string, unknown>,
  );

test('an endpoint is made with a secret that is shown once', async () => {
  const { secret, ...made } = await create({}, 'bob');
  expect(made).toMatchObject({
    url: URL,
    events: ['*'],
    description: null,
    isActive: true,
    disabledReason: null,
    circuit: { isOpen: false, failures: 0, nextProbeAt: null },
    createdAt: START,
    updatedAt: START,
  });
  expect(secret).toMatch(/^whsec_/);
  expect(await on(handlers.getWebhook, made.id, 'ann')).toEqual(made);
  const row = await stored(made.id);
  expect(row?.member_id).toBe('bob');
  expect(open.resources.box.open(row?.sealed_secret ?? '', made.id)).toBe(secret);
  const paused = await create({ events: ['run.failed'], description: 'Ours', isActive: false }, 'ann', {
    env: 'staging',
  });
  expect(paused).toMatchObject({ events: ['run.failed'], description: 'Ours', isActive: false, environmentId: 'env2' });
  const list = async (query: object) =>
    (await open.ask<{ data: { id: string }[] }>(handlers.listWebhooks, 'bob', { query })).data.map(({ id }) => id);
  expect([await list({}), await list({ env: 'staging' })]).toEqual([[made.id], [paused.id]]);
  expect(await open.listActions()).toEqual(['webhook.created', 'webhook.created']);
  expect(await open.services.webhooks.countUnreadable()).toBe(0);
});

test('an address inside, or without encryption, is refused', async () => {
  for (const url of ['https://10.0.0.1/hook', 'http://93.184.216.34/hook']) {
    expect(await refusalOf(create({ url }))).toBe('invalid_url /url');
    const { id } = await create();
    expect(await refusalOf(on(handlers.updateWebhook, id, 'ann', { url }))).toBe('invalid_url /url');
  }
});

test('strangers find no endpoint, and only owners delete one', async () => {
  const { id } = await create();
  const { getWebhook, updateWebhook, deleteWebhook, rotateWebhookSecret, testWebhook, listWebhookDeliveries } =
    handlers;
  for (const handler of [
    getWebhook,
    updateWebhook,
    deleteWebhook,
    rotateWebhookSecret,
    testWebhook,
    listWebhookDeliveries,
  ])
    expect(await refusalOf(on(handler, id, 'eve', {}))).toBe('not_found');
  expect(await refusalOf(create({}, 'eve'))).toBe('not_found');
  expect(await refusalOf(on(deleteWebhook, id, 'bob'))).toBe('forbidden');
  await on(deleteWebhook, id);
  expect(await refusalOf(on(getWebhook, id))).toBe('not_found');
  expect((await open.listActions()).at(-1)).toBe('webhook.deleted');
});

test('what is not given stays, and the audit log has no tokens', async () => {
  const { id } = await create({ url: `${URL}?token=secret`, description: 'Ours', events: ['run.failed'] });
  open.clock.time += 1_000;
  const updated = await on(handlers.updateWebhook, id, 'bob', { description: null });
  expect(updated).toMatchObject({
    url: `${URL}?token=secret`,
    description: null,
    events: ['run.failed'],
    isActive: true,
  });
  expect(updated.updatedAt).toBe('2026-03-01T10:00:01.000Z');
  expect((await stored(id))?.member_id).toBe('ann');
  expect(await on(handlers.updateWebhook, id, 'ann', { events: ['*'] })).toMatchObject({
    description: null,
    events: ['*'],
  });
  const changed = { description: { before: 'Ours', after: null } };
  const [made, first] = await audited();
  expect([made, first]).toMatchObject([{ url: { before: null, after: URL } }, changed]);
  expect(Object.keys(first ?? {})).toEqual(['description']);
});

const fail = (id: string, more: object = {}) =>
  open.rows.db
    .updateTable('webhook_endpoints')
    .set({ failures: 12, failing_since: START, circuit_until: START, ...more })
    .where('id', '=', id)
    .execute();

test('another address or an activation forgets failures, and makes who did it answer for the endpoint', async () => {
  const { id } = await create();
  const open0 = { isOpen: false, failures: 0, nextProbeAt: null };
  await fail(id);
  expect(await on(handlers.getWebhook, id)).toMatchObject({
    circuit: { isOpen: true, failures: 12, nextProbeAt: START },
  });
  expect(await on(handlers.updateWebhook, id, 'bob', { isActive: true, url: URL })).toMatchObject({
    circuit: { failures: 12 },
  });
  expect((await stored(id))?.member_id).toBe('bob');
  expect(await on(handlers.updateWebhook, id, 'ann', { url: `${URL}/2` })).toMatchObject({ circuit: open0 });
  expect(await stored(id)).toMatchObject({ member_id: 'ann', failures: 0, failing_since: null, circuit_until: null });
  await fail(id, { is_active: 0, disabled_reason: 'failing' });
  expect(await on(handlers.updateWebhook, id, 'bob', { description: 'x' })).toMatchObject({
    disabledReason: 'failing',
    isActive: false,
  });
  expect(await on(handlers.updateWebhook, id, 'bob', { isActive: true })).toMatchObject({
    circuit: open0,
    disabledReason: null,
    isActive: true,
  });
  expect(await stored(id)).toMatchObject({ member_id: 'bob', is_active: 1, disabled_reason: null, failures: 0 });
});

test('what waits is dropped when an endpoint is deactivated', async () => {
  const { id } = await create();
  const { eventId } = await on<{ eventId: string }>(handlers.testWebhook, id, 'bob');
  const messages = () =>
    open.rows.db.selectFrom('webhook_messages').select(['event_id', 'state', 'is_manual']).execute();
  expect(await messages()).toEqual([{ event_id: eventId, state: 'pending', is_manual: 1 }]);
  const event = await open.rows.db.selectFrom('webhook_events').selectAll().executeTakeFirst();
  expect(event).toMatchObject({
    kind: 'webhook.test',
    workspace_id: 'ws',
    resource_id: id,
    document_id: null,
    created_at: START,
  });
  expect(JSON.parse(event?.body ?? '')).toMatchObject({ type: 'webhook.test', data: { webhookEndpointId: id } });
  await on(handlers.updateWebhook, id, 'ann', { description: 'x' });
  expect(await messages()).toMatchObject([{ state: 'pending' }]);
  await on(handlers.updateWebhook, id, 'ann', { isActive: false });
  expect(await messages()).toMatchObject([{ state: 'dropped' }]);
});

test('only the owner asks for the audit log, and changes who reads it', async () => {
  const events = ['audit.recorded'];
  expect(await refusalOf(create({ events }, 'bob'))).toBe('forbidden');
  const own = await create({ events });
  const other = await create();
  expect(await refusalOf(on(handlers.updateWebhook, other.id, 'bob', { events }))).toBe('forbidden');
  expect(await refusalOf(on(handlers.updateWebhook, own.id, 'bob', { url: `${URL}/2` }))).toBe('forbidden');
  expect(await on(handlers.updateWebhook, own.id, 'ann', { url: `${URL}/2` })).toMatchObject({ url: `${URL}/2` });
});

test('a rotated secret signs with the one before for a day', async () => {
  const made = await create();
  const rotated = await on(handlers.rotateWebhookSecret, made.id, 'bob');
  expect(rotated.secret).not.toBe(made.secret);
  const row = await stored(made.id);
  expect(open.resources.box.open(row?.sealed_secret ?? '', made.id)).toBe(rotated.secret);
  expect(row?.previous_secret_until).toBe(new Date(Date.parse(START) + DAY_MS).toISOString());
  expect((await open.listActions()).at(-1)).toBe('webhook.secret_rotated');
});

test('the endpoints of a removed member are deactivated, and theirs only', async () => {
  const mine = await create();
  const theirs = await create({}, 'bob');
  const paused = await create({ isActive: false }, 'bob');
  await on(handlers.testWebhook, theirs.id);
  const removal = { workspaceId: 'ws', userId: 'bob', actorId: 'ann' };
  await open.rows.database.transaction((tx) => open.services.webhooks.disableOf(tx, removal));
  const states = [];
  for (const { id } of [mine, theirs, paused]) states.push(await on(handlers.getWebhook, id));
  expect(states.map(({ isActive, disabledReason }) => [isActive, disabledReason])).toEqual([
    [true, null],
    [false, 'member_removed'],
    [false, null],
  ]);
  expect(await open.rows.db.selectFrom('webhook_messages').select('state').execute()).toEqual([{ state: 'dropped' }]);
  expect((await audited()).at(-1)).toEqual({
    isActive: { before: true, after: false },
    disabledReason: { before: null, after: 'member_removed' },
  });
});

test('events are sent again in place of what waits', async () => {
  const { id } = await create();
  const event = (key: string, created_at: string, body: string | null = '{}') => ({
    id: key,
    workspace_id: 'ws',
    kind: 'run.failed',
    body,
    created_at,
  });
  await open.rows.insert(
    'webhook_events',
    event('v1', '2026-02-01T00:00:00.000Z'),
    event('v2', '2026-02-02T00:00:00.000Z'),
    event('v3', '2026-02-03T00:00:00.000Z', null),
    event('v4', '2026-02-04T00:00:00.000Z'),
  );
  const message = (key: string, event_id: string, state: string) => ({ id: key, event_id, endpoint_id: id, state });
  await open.rows.insert(
    'webhook_messages',
    message('m1', 'v1', 'failed'),
    message('m2', 'v2', 'pending'),
    message('m3', 'v3', 'failed'),
    message('m4', 'v4', 'delivered'),
  );
  await open.rows.insert('jobs', { id: 'j2', kind: 'webhook.deliver', subject: 'm2', group_id: id, state: 'ready' });
  const since = (time: string, person: Person = 'bob') =>
    on<{ count: number }>(handlers.redeliverWebhookEvents, id, person, { since: time });
  expect(await refusalOf(since('yesterday'))).toBe('validation_failed /since');
  expect(await refusalOf(since(START, 'eve'))).toBe('not_found');
  expect(await since('2026-02-02T00:00:00.001Z')).toEqual({ count: 0 });
  expect(await since('2026-02-01T00:00:00+01:00')).toEqual({ count: 2 });
  const messages = open.rows.db
    .selectFrom('webhook_messages')
    .select(['event_id', 'state', 'is_manual'])
    .orderBy('event_id')
    .orderBy('state');
  expect(await messages.where('id', 'not in', ['m1', 'm3', 'm4']).execute()).toEqual([
    { event_id: 'v1', state: 'pending', is_manual: 1 },
    { event_id: 'v2', state: 'pending', is_manual: 1 },
    { event_id: 'v2', state: 'replaced', is_manual: 0 },
  ]);
  expect((await open.listJobs()).filter((job) => job.endsWith(' m2'))).toEqual([]);
  expect(await open.listJobs()).toHaveLength(2);
  await open.rows.insert(
    'webhook_deliveries',
    ...['v2', 'v3'].map((key) => ({ id: `d_${key}`, endpoint_id: id, event_id: key })),
  );
  const again = (deliveryId: string) =>
    on<{ eventId: string }>(handlers.redeliverWebhookDelivery, id, 'bob', {}, { deliveryId });
  expect(await again('d_v2')).toEqual({ eventId: 'v2' });
  expect([await refusalOf(again('d_v3')), await refusalOf(again('none'))]).toEqual(['content_expired', 'not_found']);
  const listed = await on<{ data: { id: string }[] }>(handlers.listWebhookDeliveries, id);
  expect(listed.data.map((delivery) => delivery.id)).toEqual(['d_v3', 'd_v2']);
});

test('more events than one transaction takes are sent again', async () => {
  const { id } = await create();
  const ids = Array.from({ length: 501 }, (_, index) => `v${String(index).padStart(3, '0')}`);
  await open.rows.insert(
    'webhook_events',
    ...ids.map((key) => ({ id: key, body: '{}', created_at: '2026-02-01T00:00:00.000Z' })),
  );
  await open.rows.insert(
    'webhook_messages',
    ...ids.map((key) => ({ id: `m${key}`, event_id: key, endpoint_id: id, state: 'failed' })),
  );
  const body = { since: '1600-01-01T00:00:00Z' };
  expect(await on<{ count: number }>(handlers.redeliverWebhookEvents, id, 'ann', body)).toEqual({ count: 501 });
});
