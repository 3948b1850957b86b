import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { unzipSync } from 'fflate';
import { beforeEach, expect, test } from 'vitest';
import { openFilledRows, type FilledRows } from '../db/testing/filled-rows.ts';
import { createPersonArchive } from './archive.ts';

let rows: FilledRows;
beforeEach(async () => {
  rows = await openFilledRows();
});

function write(ids: string[], openFile = (hash: string) => Readable.from([Buffer.from(`bytes of ${hash}`)])) {
  const archive = createPersonArchive({
    database: rows.database,
    clock: { now: () => Date.parse('2026-03-01T00:00:00Z') },
    records: {
      findDocument: async (_, id) => Promise.resolve(id === 'gone' ? undefined : { shown: id }),
      findRun: async (_, id, now) => Promise.resolve(id === 'r2' ? undefined : { run: id, now }),
      openFile,
    },
  });
  return archive({ id: 'ws', slug: 'acme' }, ids);
}

async function read(ids: string[]): Promise<Record<string, string>> {
  const files = unzipSync(await buffer(await write(ids)));
  return Object.fromEntries(Object.entries(files).map(([path, bytes]) => [path, Buffer.from(bytes).toString('utf8')]));
}

test('an archive has the file and the records of each document, the newest first', async () => {
  const document = (id: string, more: object = {}) => ({ id, name: `${id}.txt`, blob_hash: `hash_${id}`, ...more });
  await rows.insert(
    'documents',
    document('d1', { original_filename: 'a/b:c\\d.pdf' }),
    document('d2', { blob_hash: '' }),
    document('gone'),
  );
  await rows.insert('runs', ...['r1', 'r2', 'r3'].map((id) => ({ id, document_id: 'd1' })));
  await rows.insert('memory_examples', {
    id: 'm1',
    document_id: 'd1',
    source: 'review',
    expected: '{}',
    created_at: 't',
  });
  const files = await read(['d1', 'd2', 'none', 'gone']);
  expect(Object.keys(files)).toEqual([
    'README.txt',
    'index.json',
    'documents/gone/document.json',
    'documents/gone/gone.txt',
    'documents/d2/document.json',
    'documents/d1/document.json',
    'documents/d1/a_b_c_d.pdf',
  ]);
  expect(files['README.txt']).toContain('Each folder under documents/ is one document');
  expect(JSON.parse(files['index.json'] ?? '')).toEqual({
    workspace: 'acme',
    exportedAt: '2026-03-01T00:00:00.000Z',
    documents: [
      { id: 'gone', name: 'gone.txt' },
      { id: 'd2', name: null },
      { id: 'd1', name: 'a_b_c_d.pdf' },
    ],
  });
  const now = '2026-03-01T00:00:00.000Z';
  expect(JSON.parse(files['documents/d1/document.json'] ?? '')).toEqual({
    document: { shown: 'd1' },
    runs: [
      { run: 'r3', now },
      { run: 'r1', now },
    ],
    labels: [],
    memoryExamples: [{ id: 'm1', source: 'review', expected: {}, createdAt: 't' }],
    packets: [],
  });
  expect(JSON.parse(files['documents/gone/document.json'] ?? '')).toEqual({ id: 'gone', isDeleted: true });
  expect(files['documents/d1/a_b_c_d.pdf']).toBe('bytes of hash_d1');
});

test.each([
  ['..', 'file-..'],
  ['document.json', 'file-document.json'],
  ['a\u0000b.txt', 'ab.txt'],
  ['.hidden', '.hidden'],
])('the file %j is called %j', async (name, called) => {
  await rows.insert('documents', { id: 'd1', name, blob_hash: 'h' });
  expect(Object.keys(await read(['d1']))).toContain(`documents/d1/${called}`);
});

test('more documents than one statement takes are archived', async () => {
  const ids = Array.from({ length: 501 }, (_, index) => `d${index}`);
  await rows.insert('documents', ...ids.map((id) => ({ id, name: id })));
  const files = await read(ids);
  expect(Object.keys(files)).toHaveLength(503);
});

test('a file that was deleted meanwhile is empty, and one that cannot be read ends the archive', async () => {
  await rows.insert('documents', { id: 'd1', name: 'a.txt', blob_hash: 'h' });
  const archive = await write(['d1']);
  await rows.db.updateTable('documents').set({ blob_hash: '' }).execute();
  const files = unzipSync(await buffer(archive));
  expect(files['documents/d1/a.txt']).toHaveLength(0);
  await rows.db.updateTable('documents').set({ blob_hash: 'h' }).execute();
  const broken = await write(
    ['d1'],
    () =>
      new Readable({
        read() {
          this.destroy(new Error('Torn.'));
        },
      }),
  );
  await expect(buffer(broken)).rejects.toThrow('Torn.');
});
