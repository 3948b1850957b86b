import { Readable } from 'node:stream';
import type { Packet } from '@excerpt/sdk';
import { beforeEach, expect, test } from 'vitest';
import { openServices, refusalOf, START, type OpenServices, type Person } from '../app/testing/open-services.ts';
import { createPacketHandlers } from './handlers.ts';

const RULES = {
  categories: [{ name: 'Bill', schemaKey: 'invoice' }, { name: 'Letter' }],
  uncategorized: 'separate',
  boundaries: [],
  reviewBelow: 1,
};
const part = (pages: number[], category: string | null = 'Bill') => ({
  pages,
  category,
  confidence: 0.5,
  startConfidence: 0.5,
  identifier: null,
  reasons: [],
});
const page = (number: number) => ({
  page: number,
  startsPart: number !== 2,
  category: 'Bill',
  confidence: 0.5,
  reasons: [],
});

let open: OpenServices;
let handlers: ReturnType<typeof createPacketHandlers>;
let released: string[];
beforeEach(async () => {
  released = [];
  open = await openServices({
    blobs: {
      delete: (key: string) => Promise.resolve(void released.push(key)),
      list: () => Readable.from([]),
    } as never,
  });
  handlers = createPacketHandlers(open.services.packets, {} as never);
  await open.rows.insert('splitters', { id: 'spl', workspace_id: 'ws', splitter_key: 'mail', latest_version: 1 });
  await open.rows.insert('splitter_versions', {
    id: 'splv',
    splitter_id: 'spl',
    version: 1,
    rules: JSON.stringify(RULES),
  });
  await open.rows.insert('documents', document('d1', { page_count: 3, name: 'Post.pdf' }));
  await open.rows.insert('webhook_endpoints', {
    id: 'whe',
    workspace_id: 'ws',
    environment_id: 'env',
    is_active: 1,
    events: '["packet.completed"]',
  });
});

const document = (id: string, more: object = {}) => ({
  id,
  workspace_id: 'ws',
  environment_id: 'env',
  schema_family_id: 'fam',
  ...more,
});
const create = (more: object = {}, person: Person = 'ann', query = {}) =>
  open.ask<Packet>(handlers.createPacket, person, {
    body: { type: 'json', value: { documentId: 'd1', splitter: 'mail', ...more } },
    query,
  });
const on = (handler: (input: never) => unknown, id: string, person: Person = 'ann', body?: object) =>
  open.ask<Packet>(handler, person, { path: { id }, body });
const get = (id: string, person: Person = 'ann') => on(handlers.getPacket, id, person);
/** A packet that waits for a person. */
async function doubtful(more: object = {}): Promise<string> {
  const { id } = await create();
  await open.rows.db
    .updateTable('packets')
    .set({
      status: 'needs_review',
      parts: JSON.stringify([part([1, 2]), part([3], null)]),
      pages: JSON.stringify([page(1), page(2), page(3)]),
      ...more,
    })
    .where('id', '=', id)
    .execute();
  await open.rows.db.deleteFrom('jobs').execute();
  return id;
}
const events = async () =>
  (await open.rows.db.selectFrom('webhook_events').select(['kind', 'body']).orderBy('id').execute()).map(
    ({ kind }) => kind,
  );

test('a packet of a stored document waits to be split', async () => {
  const made = await create({ extract: true, vision: 'never' }, 'bob');
  expect(made).toMatchObject({
    documentId: 'd1',
    name: 'Post.pdf',
    status: 'pending',
    revision: 0,
    splitter: { key: 'mail', versionNumber: 1 },
    extract: true,
    model: null,
    vision: 'never',
    maxCost: null,
    pageCount: 3,
    parts: [],
    pages: [],
    createdAt: START,
    completedAt: null,
  });
  expect(await open.listJobs()).toEqual([`packet.split ${made.id}`]);
  const stored = await open.rows.db.selectFrom('packets').selectAll().executeTakeFirst();
  expect(stored).toMatchObject({ owns_document: 0, created_by: 'bob', environment_id: 'env', workspace_id: 'ws' });
  expect(await create()).toMatchObject({ extract: false, vision: 'auto' });
  expect(await create({ model: 'local/local-1' })).toMatchObject({ model: 'local/local-1' });
  const family = open.rows.db.selectFrom('schema_families').select('schema_key').where('schema_key', '=', 'packets');
  expect(await family.execute()).toHaveLength(1);
});

test.each([
  ['a splitter that there is not', { splitter: 'none' }, {}, 'not_found'],
  ['a document that there is not', { documentId: 'none' }, {}, 'not_found'],
  ['a document of another environment', {}, { env: 'staging' }, 'not_found'],
  ['a model that there is not', { model: 'none/none' }, {}, 'unknown_provider /model'],
])('a packet with %s is refused', async (_, body, query, code) => {
  expect(await refusalOf(create(body, 'ann', query))).toBe(code);
  expect(await open.listJobs()).toEqual([]);
});

test('strangers find no packet, and a file is required', async () => {
  const id = await doubtful();
  const { getPacket, updatePacket, approvePacket, cancelPacket, deletePacket } = handlers;
  for (const handler of [getPacket, updatePacket, approvePacket, cancelPacket, deletePacket])
    expect(await refusalOf(on(handler, id, 'eve', { parts: [] }))).toBe('not_found');
  expect(await refusalOf(create({}, 'eve'))).toBe('not_found');
  expect(await refusalOf(open.ask(handlers.listPackets, 'eve'))).toBe('not_found');
  const body = { type: 'form', fields: { splitter: 'mail' }, file: null };
  expect(await refusalOf(open.ask(handlers.createPacket, 'ann', { body }))).toBe('validation_failed /file');
});

test('packets are listed without their pages', async () => {
  const first = await doubtful();
  const second = await create();
  const list = async (query: object) =>
    (await open.ask<{ data: Packet[] }>(handlers.listPackets, 'bob', { query })).data.map(({ id, pages }) => [
      id,
      pages.length,
    ]);
  expect(await list({})).toEqual([
    [second.id, 0],
    [first, 0],
  ]);
  expect(await list({ status: 'needs_review' })).toEqual([[first, 0]]);
  expect([await list({ batchId: 'none' }), await list({ env: 'staging' })]).toEqual([[], []]);
  expect((await get(first)).pages).toHaveLength(3);
});

test('a person corrects the parts of a packet, of which one is kept as it was', async () => {
  const id = await doubtful();
  const parts = [
    { pages: '3', category: 'Letter' },
    { pages: '1-2', category: 'Bill' },
  ];
  open.clock.time += 1_000;
  const corrected = await on(handlers.updatePacket, id, 'bob', { parts, revision: 0 });
  expect(corrected).toMatchObject({
    revision: 1,
    status: 'needs_review',
    updatedAt: '2026-03-01T10:00:01.000Z',
    parts: [
      { pages: '1-2', category: 'Bill', confidence: 0.5, schemaKey: 'invoice' },
      { pages: '3', category: 'Letter', confidence: null, schemaKey: null },
    ],
  });
  const again = (body: object) => refusalOf(on(handlers.updatePacket, id, 'ann', body));
  expect(await again({ parts, revision: 0 })).toBe('packet_changed');
  expect(await again({ parts: [{ pages: '4' }] })).toBe('parts_invalid /parts/0/pages');
  expect(await again({ parts: [{ pages: '1', category: 'Memo' }] })).toBe('parts_invalid /parts/0/category');
  expect(await on(handlers.updatePacket, id, 'ann', { parts })).toMatchObject({ revision: 2 });
});

test('a packet is approved as it was seen, once', async () => {
  const id = await doubtful();
  expect(await refusalOf(on(handlers.approvePacket, id, 'bob', { revision: 1 }))).toBe('packet_changed');
  expect(await on(handlers.approvePacket, id, 'bob', { revision: 0 })).toMatchObject({ status: 'processing' });
  expect(await open.listJobs()).toEqual([`packet.split ${id}`]);
  expect(await open.rows.db.selectFrom('packets').select('approved_at').execute()).toEqual([{ approved_at: START }]);
  expect(await refusalOf(on(handlers.approvePacket, id))).toBe('packet_not_open');
  expect(await refusalOf(on(handlers.updatePacket, id, 'ann', { parts: [] }))).toBe('packet_not_open');
});

test('a packet whose document has expired is not changed', async () => {
  const id = await doubtful();
  await open.rows.db.updateTable('documents').set({ expired_at: START }).execute();
  for (const handler of [handlers.approvePacket, handlers.cancelPacket])
    expect(await refusalOf(on(handler, id))).toBe('content_expired');
});

test('a packet is cancelled with its job, and told, once', async () => {
  const { id } = await create();
  expect(await on(handlers.cancelPacket, id, 'bob')).toMatchObject({ status: 'cancelled', completedAt: START });
  expect([await open.listJobs(), await events()]).toMatchObject([
    [expect.stringContaining('webhook.deliver')],
    ['packet.completed'],
  ]);
  expect(await refusalOf(on(handlers.cancelPacket, id))).toBe('packet_not_open');
  const waiting = await doubtful();
  expect(await on(handlers.cancelPacket, waiting)).toMatchObject({ status: 'cancelled' });
});

test('a wait ends with a packet that is final or needs a person, or when the client goes', async () => {
  const wait = (id: string, signal?: AbortSignal) =>
    open.ask<Packet>(handlers.getPacket, 'bob', { path: { id }, query: { wait: 60 }, ...(signal && { signal }) });
  expect((await wait(await doubtful())).status).toBe('needs_review');
  const { id } = await create();
  expect((await wait(id, AbortSignal.abort())).status).toBe('pending');
  await on(handlers.cancelPacket, id);
  expect((await wait(id)).status).toBe('cancelled');
});

async function withParts(ownsDocument: number): Promise<string> {
  const id = await doubtful({ owns_document: ownsDocument });
  const of = { packet_id: id, blob_hash: 'same' };
  await open.rows.insert(
    'documents',
    document('p0', { ...of, packet_part: 0 }),
    document('p1', { ...of, packet_part: 1, blob_hash: 'b1' }),
  );
  await open.rows.db.updateTable('documents').set({ blob_hash: 'b0' }).where('id', '=', 'd1').execute();
  await open.rows.insert(
    'jobs',
    ...['p0', 'p1', 'd1'].map((subject) => ({ id: `j${subject}`, kind: 'document.parse', subject })),
  );
  await open.rows.insert('jobs', { id: 'jp', kind: 'packet.split', subject: id });
  return id;
}
const left = async () =>
  (await open.rows.db.selectFrom('documents').select('id').orderBy('id').execute()).map(({ id }) => id);

test.each([
  [1, [], 3, []],
  [0, ['d1'], 2, ['document.parse d1']],
])(
  'a packet that owns its document (%i) is deleted with its parts, by the owner',
  async (owns, documents, count, jobs) => {
    const id = await withParts(owns);
    expect(await refusalOf(on(handlers.deletePacket, id, 'bob'))).toBe('forbidden');
    await open.rows.insert('runs', { id: 'r1', workspace_id: 'ws', document_id: 'p1', status: 'pending' });
    expect(await refusalOf(on(handlers.deletePacket, id))).toBe('in_use');
    await open.rows.db.deleteFrom('runs').execute();
    expect(await left()).toEqual(['d1', 'p0', 'p1']);
    await on(handlers.deletePacket, id);
    expect([await left(), await open.listJobs()]).toEqual([documents, jobs]);
    expect(await refusalOf(get(id))).toBe('not_found');
    const deleted = Array.from({ length: count }, () => 'document.deleted');
    expect((await open.listActions()).toSorted()).toEqual([...deleted, 'packet.deleted']);
    const entry = open.rows.db.selectFrom('audit_entries').select(['details', 'actor_id', 'target_id']);
    expect(await entry.where('action', '=', 'packet.deleted').execute()).toMatchObject([
      { details: JSON.stringify({ documents: count }), actor_id: 'ann', target_id: id },
    ]);
  },
);
