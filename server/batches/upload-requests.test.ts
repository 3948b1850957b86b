import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openServices, refusalOf, START, type OpenServices } from '../app/testing/open-services.ts';
import type { FileOptions, PreparedDocument, ReceivedFile } from '../documents/intake.ts';
import { AppError } from '../errors.ts';
import { writeZip } from '../parsing/archive/zip-writer.ts';
import { createBatchHandlers } from './handlers.ts';

let open: OpenServices;
let folder: string;
let examined: object[];
let full: boolean;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'excerpt-upload-'));
  examined = [];
  full = false;
  const blobs = {
    putFile: () => (full ? Promise.reject(new AppError('unavailable', 'The disk is full.')) : Promise.resolve()),
    delete: () => Promise.resolve(),
  };
  open = await openServices({ blobs: blobs as never });
  await open.rows.insert('batches', {
    id: 'bat',
    workspace_id: 'ws',
    environment_id: 'env',
    schema_family_id: 'fam',
    schema_version_id: 'v1',
    status: 'open',
    run_settings: '{}',
  });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Prepares each file but those whose names say that they are bad. */
async function prepare(file: ReceivedFile, options: FileOptions): Promise<PreparedDocument> {
  examined.push({ filename: file.filename, declaredType: file.declaredType, ...options });
  if (file.filename.endsWith('.docx.zip')) throw new AppError('unsupported_file_type', 'Not a document.');
  if (file.filename.includes('bad')) throw new AppError('document_unreadable', 'Torn.');
  if (file.filename.includes('outage')) throw new AppError('unavailable', 'Out of reach.');
  const { size } = await stat(file.path);
  return {
    name: options.name ?? file.filename,
    content: null,
    mimeType: 'text/plain',
    fileSize: size,
    originalFilename: file.filename,
    pageCount: null,
    pages: options.pages ?? null,
    password: null,
    metadata: options.metadata ?? {},
    blobHash: `hash of ${file.filename}`,
    source: { path: file.path },
  };
}

async function upload(filename: string, content: Uint8Array | string, fields: object = {}) {
  const path = join(folder, 'received');
  await writeFile(path, content);
  const handlers = createBatchHandlers(open.services.batches, {
    intake: { file: prepare } as never,
    fileBytes: 10_000,
  });
  const file: ReceivedFile = { path, filename, declaredType: 'text/plain', size: 1, hash: 'h' };
  return open.ask(handlers.addBatchDocuments, 'bob', { path: { id: 'bat' }, body: { type: 'form', fields, file } });
}
const zip = (...names: string[]) => writeZip(names.map((name) => ({ name, content: Buffer.from(name), packed: true })));
const items = () =>
  open.rows.db
    .selectFrom('batch_documents')
    .select(['position', 'status', 'name', 'error_code', 'error_message', 'metadata'])
    .orderBy('position')
    .execute();
const documents = async () =>
  (await open.rows.db.selectFrom('documents').select('name').orderBy('id').execute()).map(({ name }) => name);

test('a file is a document of the batch, with what is said of it', async () => {
  expect(await upload('a.txt', 'Total 1', { name: 'Bill', pages: '1', metadata: '{"k":"x"}' })).toMatchObject({
    batchId: 'bat',
    added: 1,
    failed: 0,
    documents: [{ position: 1, name: 'Bill', status: 'waiting', metadata: { k: 'x' } }],
  });
  expect(examined).toEqual([
    {
      filename: 'a.txt',
      declaredType: 'text/plain',
      name: 'Bill',
      pages: '1',
      password: undefined,
      metadata: { k: 'x' },
    },
  ]);
  const stored = open.rows.db.selectFrom('documents').select(['workspace_id', 'environment_id', 'schema_family_id']);
  expect(await stored.execute()).toEqual([{ workspace_id: 'ws', environment_id: 'env', schema_family_id: 'fam' }]);
});

test('a file that cannot be added is refused', async () => {
  expect(await refusalOf(upload('bad.txt', 'x'))).toBe('document_unreadable');
  expect([await items(), await documents()]).toEqual([[], []]);
});

test('the members of an archive are documents, and those that cannot be added are listed', async () => {
  const answer = await upload('all.zip', zip('a.txt', 'bad.txt', 'sub/b.txt'), { metadata: '{"k":"x"}' });
  expect(answer).toMatchObject({
    added: 2,
    failed: 1,
    documents: [
      { position: 1, name: 'a.txt' },
      { position: 2, name: 'bad.txt', status: 'failed' },
      { position: 3, name: 'sub/b.txt' },
    ],
  });
  expect(examined[0]).toMatchObject({ filename: 'a.txt', declaredType: null, metadata: { k: 'x' } });
  expect(await items()).toEqual([
    { position: 1, status: 'waiting', name: null, error_code: null, error_message: null, metadata: '{"k":"x"}' },
    {
      position: 2,
      status: 'failed',
      name: 'bad.txt',
      error_code: '{"code":"document_unreadable","stage":"upload","retryable":false}',
      error_message: 'Torn.',
      metadata: null,
    },
    { position: 3, status: 'waiting', name: null, error_code: null, error_message: null, metadata: '{"k":"x"}' },
  ]);
});

test('an archive without its name is one if it is no document, and what is none fails', async () => {
  expect(await upload('all.docx.zip', zip('a.txt'))).toMatchObject({ added: 1 });
  expect(await refusalOf(upload('x.docx.zip', 'no archive'))).toBe('unsupported_file_type');
  expect(await upload('report.docx', zip('a.txt'))).toMatchObject({ added: 1, documents: [{ name: 'report.docx' }] });
  expect(await upload('text.zip', 'no archive')).toMatchObject({ documents: [{ name: 'text.zip' }] });
  expect(await refusalOf(upload('all.zip', zip('a.txt'), { name: 'x' }))).toBe('validation_failed /name');
  expect(await upload('empty.zip', zip())).toMatchObject({ added: 0, failed: 0, documents: [] });
});

test('the members of an archive may be large', async () => {
  const content = Buffer.alloc(9_000, 'x');
  expect(await upload('all.zip', writeZip([{ name: 'a.txt', content, packed: true }]))).toMatchObject({
    added: 1,
    failed: 0,
  });
});

test('an outage fails the request, and keeps what was added', async () => {
  expect(await refusalOf(upload('all.zip', zip('a.txt', 'outage.txt', 'b.txt')))).toBe('unavailable');
  expect(await documents()).toEqual(['a.txt']);
  full = true;
  expect(await refusalOf(upload('all.zip', zip('c.txt')))).toBe('unavailable');
});

test('an archive has no more documents than the batch has room for', async () => {
  await open.rows.insert('batch_counts', { batch_id: 'bat', status: 'completed', documents: 9_999 });
  expect(await refusalOf(upload('all.zip', zip('a.txt', 'b.txt')))).toBe('validation_failed /file');
  expect(await upload('all.zip', zip('a.txt'))).toMatchObject({ added: 1 });
});

test('a batch that has ended reads no upload', async () => {
  await open.rows.db.updateTable('batches').set({ status: 'completed', completed_at: START }).execute();
  expect(await refusalOf(upload('a.txt', 'x'))).toBe('batch_not_open');
  expect(examined).toEqual([]);
});
