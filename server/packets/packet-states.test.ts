import { beforeEach, expect, test } from 'vitest';
import { createBatchPackets } from './batch-packets.ts';
import { detailPackets } from './detail-packets.ts';
import { createPacketEvents } from './packet-events.ts';
import { presentPacket } from './present.ts';
import * as packets from './repository.ts';
import { FOUND, NEW, NOW, openPacketRows, PAGE, PAGES, PART, type PacketRows } from './testing/open-packet-rows.ts';

const AT = Date.parse('2026-03-01T10:00:00Z');

let rows: PacketRows;
let done: unknown[];
beforeEach(async () => {
  done = [];
  rows = await openPacketRows();
});
const packet = (id: string, more?: object) => rows.packet(id, more);

const splitters = {
  findRules: async (_: unknown, id: string) => {
    done.push(['findRules', id]);
    const categories = [{ name: 'Bill', schemaKey: 'bill' }, { name: 'Letter' }];
    return Promise.resolve(id === 'v1' ? { categories } : undefined);
  },
} as never as Parameters<typeof createPacketEvents>[0]['splitters'];

test('a packet is shown with the schemas, documents and runs of its parts', async () => {
  const letter = { ...PART, pages: [3], category: 'Letter' };
  const blank = { ...PART, pages: [5], category: null };
  await packet('p1', {
    parts: JSON.stringify([PART, letter, blank]),
    pages: JSON.stringify(PAGES),
    status: 'completed',
  });
  await packet('p2', { splitter_version_id: 'v1' });
  await rows.insert('splitter_versions', { id: 'v2', splitter_id: 's1', version: 4 });
  await packet('p3', { splitter_version_id: 'v2', parts: JSON.stringify([PART]) });
  await rows.insert(
    'documents',
    { id: 'a', packet_id: 'p1', packet_part: 1 },
    { id: 'b', packet_id: 'p2', packet_part: 0 },
  );
  await rows.insert('runs', { id: 'r1', document_id: 'a' });
  const { data } = await packets.listPackets(rows.db, { environmentId: 'env' }, PAGE);
  const [third, second, first] = await detailPackets(rows.db, splitters, data);
  if (first === undefined || second === undefined || third === undefined) throw new Error('A packet is missing.');
  expect(done).toEqual([
    ['findRules', 'v2'],
    ['findRules', 'v1'],
  ]);
  expect(presentPacket(first)).toEqual({
    id: 'p1',
    workspaceId: 'ws',
    environmentId: 'env',
    documentId: 'd1',
    name: 'Post.pdf',
    status: 'completed',
    revision: 0,
    splitter: { key: 'mail', versionNumber: 3 },
    extract: false,
    model: null,
    vision: 'auto',
    maxCost: null,
    pageCount: null,
    asked: null,
    errorMessage: null,
    createdAt: NOW,
    updatedAt: '',
    completedAt: null,
    parts: [
      { ...PART, index: 0, pages: '1-2,4', schemaKey: 'bill', documentId: null, runId: null },
      { ...letter, index: 1, pages: '3', schemaKey: null, documentId: 'a', runId: 'r1' },
      { ...blank, index: 2, pages: '5', schemaKey: null, documentId: null, runId: null },
    ],
    pages: PAGES,
  });
  expect(presentPacket(first, { pages: false }).pages).toEqual([]);
  expect(presentPacket(second)).toMatchObject({ parts: [], pages: [] });
  expect(presentPacket(third)).toMatchObject({ parts: [{ schemaKey: null, documentId: null }] });
});

const events = createPacketEvents({
  webhookEvents: {
    record: async (_: unknown, event: object, body: () => Promise<unknown>) => void done.push([event, await body()]),
  } as never,
  splitters,
  present: (one) => ({ id: one.packet.id, keys: [...one.schemaKeys] }),
});

test.each([
  ['needs_review', 'packet.review_needed'],
  ['completed', 'packet.completed'],
  ['failed', 'packet.completed'],
  ['cancelled', 'packet.completed'],
  ['pending', undefined],
  ['processing', undefined],
])('the event of a packet that is %s is %s', async (status, kind) => {
  await packet('p1', { status });
  await rows.database.transaction((tx) => events.record(tx, 'p1'));
  await rows.database.transaction((tx) => events.record(tx, 'none'));
  const event = { kind, workspaceId: 'ws', environmentId: 'env', resourceId: 'p1', documentId: 'd1' };
  const body = { id: 'p1', keys: [['Bill', 'bill']] };
  expect(done).toEqual(
    kind === undefined
      ? []
      : [
          ['findRules', 'v1'],
          [event, body],
        ],
  );
});

test('a packet of a batch has low priority, and is cancelled with it while it is active', async () => {
  const batch = createBatchPackets({
    clock: { now: () => AT },
    newId: () => 'p9' as never,
    documents: {
      find: async (_: unknown, place: object, id: string) => {
        done.push(['find', place, id]);
        return Promise.resolve({ pageCount: 6 });
      },
    } as never,
    queue: {
      enqueue: (_, job) => Promise.resolve(void done.push(['enqueue', job])),
      discard: (_, job) => Promise.resolve(void done.push(['discard', job])),
    },
    events: { record: (_, id) => Promise.resolve(void done.push(['event', id])) },
  });
  expect(await rows.database.transaction((tx) => batch.insert(tx, NEW))).toBe('p9');
  expect(await packets.findPacket(rows.db, 'p9')).toEqual({ ...FOUND, id: 'p9', ownsDocument: false, pageCount: 6 });
  for (const status of packets.ACTIVE_STATUSES) await packet(`p_${status}`, { status });
  await packet('p1', { status: 'completed' });
  await packet('p2');
  const ids = ['p1', 'none', ...packets.ACTIVE_STATUSES.map((status) => `p_${status}`)];
  await rows.database.transaction((tx) => batch.cancel(tx, ids));
  const cancelled = packets.ACTIVE_STATUSES.flatMap((status) => [
    ['discard', { kind: 'packet.split', subject: `p_${status}` }],
    ['event', `p_${status}`],
  ]);
  expect(done).toEqual([
    ['find', { workspaceId: 'ws', environmentId: 'env' }, 'd1'],
    ['enqueue', { kind: 'packet.split', subject: 'p9', group: 'ws', isLow: true }],
    ...cancelled,
  ]);
  expect(await packets.findPacket(rows.db, 'p_pending')).toMatchObject({
    status: 'cancelled',
    updatedAt: NOW,
    completedAt: NOW,
  });
  expect((await packets.findPacket(rows.db, 'p1'))?.status).toBe('completed');
});
