import { beforeEach, expect, test } from 'vitest';
import * as packets from './repository.ts';
import { FOUND, NEW, NOW, openPacketRows, PAGE, PAGES, PART, type PacketRows } from './testing/open-packet-rows.ts';

let rows: PacketRows;
beforeEach(async () => {
  rows = await openPacketRows();
});
const packet = (id: string, more?: object) => rows.packet(id, more);

test('a packet is stored, found and changed, and nothing else is', async () => {
  await packets.insertPacket(rows.db, { ...NEW, id: 'p1', ownsDocument: true, pageCount: 4, createdAt: NOW });
  const plain = { ...NEW, extract: false, model: null, maxCost: null };
  await packets.insertPacket(rows.db, { ...plain, id: 'p2', ownsDocument: false, pageCount: null, createdAt: NOW });
  expect(await packets.findPacket(rows.db, 'p1')).toEqual(FOUND);
  const other = { extract: false, ownsDocument: false, model: null, maxCost: null, pageCount: null };
  expect(await packets.findPacket(rows.db, 'p2')).toEqual({ ...FOUND, ...other, id: 'p2' });
  expect(await packets.findPacket(rows.db, 'none')).toBeUndefined();
  const asked = { provider: 'openai', model: 'small', inputTokens: 1, outputTokens: 2, cost: null, note: null };
  const change = {
    status: 'completed',
    revision: 2,
    pageCount: 5,
    parts: [PART],
    pages: PAGES,
    asked,
    errorMessage: 'Torn.',
    updatedAt: '2026-03-02',
    completedAt: '2026-03-03',
  } satisfies packets.PacketChange;
  await packets.updatePacket(rows.db, 'p1', { ...change, approvedAt: '2026-03-04' });
  expect(await packets.findPacket(rows.db, 'p1')).toEqual({ ...FOUND, ...change });
  const approved = rows.db.selectFrom('packets').select('approved_at').orderBy('id');
  expect(await approved.execute()).toEqual([{ approved_at: '2026-03-04' }, { approved_at: null }]);
  await packets.updatePacket(rows.db, 'p1', { updatedAt: '2026-03-05' });
  expect(await packets.findPacket(rows.db, 'p1')).toEqual({ ...FOUND, ...change, updatedAt: '2026-03-05' });
  expect(await packets.findPacket(rows.db, 'p2')).toMatchObject({ status: 'pending', updatedAt: NOW });
});

test('a packet is seen by the members of its workspace', async () => {
  await rows.insert(
    'workspace_members',
    { workspace_id: 'ws', user_id: 'ann', role: 'owner' },
    { workspace_id: 'ws', user_id: 'bob', role: 'member' },
    { workspace_id: 'other', user_id: 'eve', role: 'owner' },
  );
  await packet('p1');
  const roleOf = async (user: string, id = 'p1') => (await packets.findVisiblePacket(rows.db, user, id))?.role;
  expect([await roleOf('ann'), await roleOf('bob'), await roleOf('eve'), await roleOf('ann', 'p2')]).toEqual([
    'owner',
    'member',
    undefined,
    undefined,
  ]);
  expect(await packets.findVisiblePacket(rows.db, 'ann', 'p1')).not.toHaveProperty('packet.role');
});

test('packets of an environment are listed, the newest first, by status and batch', async () => {
  await packet('p1');
  await packet('p2', { status: 'completed' });
  await packet('p3');
  await packet('p4', { environment_id: 'other' });
  await rows.insert('environments', { id: 'other', slug: 'other' });
  await rows.insert(
    'batch_documents',
    { batch_id: 'b1', position: 1, packet_id: 'p1' },
    { batch_id: 'b1', position: 2, packet_id: 'p2' },
    { batch_id: 'b2', position: 1, packet_id: 'p3' },
  );
  const list = async (filter: packets.PacketFilter, page = PAGE) => {
    const { total, data, ...rest } = await packets.listPackets(rows.db, { environmentId: 'env', ...filter }, page);
    expect(rest).toEqual(page);
    return [total, ...data.map(({ id }) => id)];
  };
  expect(await list({})).toEqual([3, 'p3', 'p2', 'p1']);
  expect(await list({ status: 'pending' })).toEqual([2, 'p3', 'p1']);
  expect(await list({ batchId: 'b1' })).toEqual([2, 'p2', 'p1']);
  expect(await list({ batchId: 'b1', status: 'pending' })).toEqual([1, 'p1']);
  expect(await list({}, { page: 2, pageSize: 2 })).toEqual([3, 'p1']);
});

test('the documents of parts have their newest run that is not of an evaluation', async () => {
  const part = (id: string, more: object) => ({ id, workspace_id: 'ws', mime_type: 'application/pdf', ...more });
  await rows.insert(
    'documents',
    part('a', { packet_id: 'p1', packet_part: 0, status: 'received' }),
    part('b', { packet_id: 'p1', packet_part: 1, status: 'parsed' }),
    part('c', { packet_id: 'p2', packet_part: 0, status: 'received', mime_type: 'text/plain' }),
    part('d', { packet_id: 'p3', packet_part: 0 }),
  );
  await rows.insert(
    'runs',
    { id: 'r1', document_id: 'b' },
    { id: 'r2', document_id: 'b' },
    { id: 'r3', document_id: 'b', evaluation_id: 'ev' },
  );
  const found = await packets.listPartDocuments(rows.db, ['p1', 'p2']);
  expect(found.toSorted((one, other) => (one.documentId < other.documentId ? -1 : 1))).toEqual([
    { packetId: 'p1', part: 0, documentId: 'a', runId: null, isUnread: true },
    { packetId: 'p1', part: 1, documentId: 'b', runId: 'r2', isUnread: false },
    { packetId: 'p2', part: 0, documentId: 'c', runId: null, isUnread: false },
  ]);
  expect(await packets.listPartDocuments(rows.db, [])).toEqual([]);
});

test('a packet is deleted with the documents of its parts and its own, in its workspace', async () => {
  await packet('p1');
  await packet('p2');
  const document = (id: string, more: object = {}) => ({ id, workspace_id: 'ws', ...more });
  await rows.insert(
    'documents',
    document('a', { packet_id: 'p1' }),
    document('b', { packet_id: 'p2' }),
    document('c', { packet_id: 'p1', workspace_id: 'foreign' }),
    document('e'),
  );
  const left = async () =>
    (await rows.db.selectFrom('documents').select('id').orderBy('id').execute()).map(({ id }) => id);
  await packets.deletePacketWithParts(rows.db, { id: 'p1', workspaceId: 'ws' }, []);
  expect(await left()).toEqual(['b', 'c', 'd1', 'e']);
  expect([await packets.findPacket(rows.db, 'p1'), (await packets.findPacket(rows.db, 'p2'))?.id]).toEqual([
    undefined,
    'p2',
  ]);
  await packets.deletePacketWithParts(rows.db, { id: 'p2', workspaceId: 'ws' }, ['d1', 'c']);
  expect(await left()).toEqual(['c', 'e']);
});
