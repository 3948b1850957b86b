import { beforeEach, expect, test } from 'vitest';
import { AppError } from '../errors.ts';
import { findPacket } from './repository.ts';
import { layoutPage, makePart, NOW, openPlayedSplit, PARTS, type PlayedSplit } from './testing/play-split.ts';

let split: PlayedSplit;
beforeEach(async () => {
  split = await openPlayedSplit();
});

test('a packet is split, and its parts become documents and runs', async () => {
  const packet = await split.run({ packet: { extracts: 1, model: 'openai/small', max_cost_nanos: 5e8 } });
  expect(packet).toMatchObject({
    status: 'completed',
    parts: PARTS,
    pages: [],
    pageCount: 3,
    errorMessage: null,
    updatedAt: NOW,
    completedAt: NOW,
  });
  const target = { slug: 'acme', schemaKey: 'bill', env: 'staging' };
  const options = expect.objectContaining({ vision: 'never', maxCost: 0.5 }) as object;
  const request = { document: { id: 'part_0' }, schema: {}, model: 'openai/small', options, metadata: {} };
  expect(split.done).toEqual([
    ['split', { workspaceId: 'ws', environmentId: 'env', splitterKey: 'mail' }],
    ['excerpts', 'd1', [[1, 2], [3]]],
    ['insert', 'fam_ws_bill', { packetId: 'p1', packetPages: '1-2', packetPart: 0 }],
    ['enqueue', { kind: 'document.parse', subject: 'part_0', group: 'ws' }],
    ['extract', 'usr', 'write', target, request],
    ['insert', 'fam_ws_packets', { packetId: 'p1', packetPages: '3', packetPart: 1 }],
    ['enqueue', { kind: 'document.parse', subject: 'part_1', group: 'ws' }],
    ['complete', 'p1'],
    ['event', 'p1'],
  ]);
  expect(split.stored).toMatchObject([
    { name: 'Post.pdf · 1 Bill 4711', originalFilename: 'Post-1.txt', mimeType: 'text/plain', pageCount: null },
    { name: 'Post.pdf · 2 part', originalFilename: 'Post-2.txt' },
  ]);
  expect(split.stored[0]?.source).toEqual({ bytes: Buffer.from('Text 1\n\nText 2') });
});

test('the parts of a PDF are PDFs, whose pages are read already', async () => {
  await split.run({ packet: {}, cuts: true });
  expect(split.stored[0]).toMatchObject({
    originalFilename: 'Post-1.pdf',
    mimeType: 'application/pdf',
    fileSize: 7,
    pageCount: 2,
    pages: null,
    password: null,
    metadata: {},
  });
  expect(split.stored[0]?.blobHash).toMatch(/^[0-9a-f]{64}$/);
  expect(split.done.filter(([name]) => name === 'adopt')).toEqual([
    ['adopt', 'part_0', { pageCount: 2, truncated: false, pages: [layoutPage(1), layoutPage(2)] }],
    ['adopt', 'part_1', { pageCount: 1, truncated: false, pages: [{ ...layoutPage(3), number: 1 }] }],
  ]);
  expect(split.names()).not.toContain('enqueue');
  expect(split.names()).not.toContain('extract');
});

test('names of parts are cut', async () => {
  await split.rows.db
    .updateTable('documents')
    .set({ name: `${'n'.repeat(150)}.tiff` })
    .execute();
  await split.run({ packet: {}, parts: [makePart([1], { identifier: 'i'.repeat(150) })] });
  expect(split.stored[0]?.name).toBe(`${'n'.repeat(100)} · 1 Bill ${'i'.repeat(150)}`.slice(0, 200));
  expect(split.stored[0]?.originalFilename).toBe(`${'n'.repeat(60)}-1.txt`);
});

test('parts are cut sixteen at once, with sixty-four pages at most', async () => {
  const sizes = [...Array.from({ length: 18 }, () => 1), 65, 1, 60, 4, 1];
  let page = 0;
  const parts = sizes.map((size) => makePart(Array.from({ length: size }, () => (page += 1))));
  await split.run({ packet: {}, parts, cuts: true });
  const cuts = split.done
    .filter(([name]) => name === 'excerpts')
    .map(([, , asked]) => (asked as number[][]).map((one) => one.length));
  expect(cuts).toEqual([Array.from({ length: 16 }, () => 1), [1, 1], [65], [1, 60], [4, 1]]);
});

test.each([
  [0.9, 'completed'],
  [0.91, 'needs_review'],
  [null, 'completed'],
])('a packet whose parts are less sure than %s is %s', async (reviewBelow, status) => {
  const packet = await split.run({ packet: {}, reviewBelow, parts: [makePart([1], { confidence: 1 }), makePart([2])] });
  expect(packet).toMatchObject({ status, pageCount: 3 });
  expect(split.names().includes('insert')).toBe(status === 'completed');
  expect(split.names().at(-1)).toBe('event');
  if (status === 'needs_review') expect(packet?.completedAt).toBeNull();
});

test('parts that were found or approved before are not looked for again, nor made twice', async () => {
  const part0 = { id: 'part_0', packet_id: 'p1', packet_part: 0, status: 'received', mime_type: 'application/pdf' };
  await split.rows.insert('documents', part0);
  const packet = await split.run({ packet: { parts: JSON.stringify([...PARTS, makePart([2])]), extracts: 1 } });
  expect(packet?.status).toBe('completed');
  expect(split.names()).toEqual([
    'adopt',
    'extract',
    'excerpts',
    'insert',
    'enqueue',
    'insert',
    'enqueue',
    'extract',
    'complete',
    'event',
  ]);
  expect(split.done[0]).toMatchObject(['adopt', 'part_0', { pageCount: 2 }]);
  expect(split.done[2]).toEqual(['excerpts', 'd1', [[3], [2]]]);
});

test('a part with a run is not extracted again', async () => {
  const read = { status: 'parsed', mime_type: 'application/pdf' };
  await split.rows.insert('documents', { id: 'part_0', packet_id: 'p1', packet_part: 0, ...read });
  await split.rows.insert('runs', { id: 'r1', document_id: 'part_0' });
  await split.run({ packet: { parts: JSON.stringify(PARTS.slice(0, 1)), extracts: 1, status: 'processing' } });
  expect(split.names()).toEqual(['complete', 'event']);
});

test('a part that cannot be extracted is named, ten of them at most', async () => {
  const parts = Array.from({ length: 12 }, (_, index) => makePart([index + 1]));
  const extract = () => Promise.reject(new AppError('budget_exceeded', 'Used up.'));
  const packet = await split.run({ packet: { extracts: 1 }, parts, extract });
  expect(packet?.status).toBe('completed');
  const sentences = Array.from({ length: 10 }, (_, index) => `Part ${index + 1} is not extracted: Used up.`);
  expect(packet?.errorMessage).toBe(sentences.join(' '));
});

test.each([
  ['an outage', new AppError('unavailable', 'Out of reach.')],
  ['what nobody foresaw', new Error('Broken.')],
])('%s at a part makes the job run again', async (_, error) => {
  const failed = split.run({ packet: { extracts: 1 }, extract: () => Promise.reject(error) });
  await expect(failed).rejects.toBe(error);
  expect(await findPacket(split.rows.db, 'p1')).toMatchObject({ status: 'processing', parts: PARTS });
});

test('a schema that is gone, and the first packet of a workspace, are kept under the schema of packets', async () => {
  await split.run({ packet: {}, families: ['packets'] });
  expect(split.done.filter(([name]) => name === 'insert').map(([, family]) => family)).toEqual([
    'fam_ws_packets',
    'fam_ws_packets',
  ]);
  split.done.length = 0;
  await split.rows.db.deleteFrom('packets').execute();
  await split.run({ packet: {}, families: ['bill'] });
  expect(split.done.filter(([name]) => name === 'check')).toEqual([['check', 'usr', 'packets', '/splitter']]);
  expect(split.done.filter(([name]) => name === 'insert').map(([, family]) => family)).toEqual([
    'fam_ws_bill',
    'new_ws_checked',
  ]);
});
