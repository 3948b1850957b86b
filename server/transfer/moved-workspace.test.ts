import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createDiskStore } from '../blobs/disk-blobs.ts';
import type { BlobStore } from '../blobs/blob-store.ts';
import { openFilledRows, type FilledRows } from '../db/testing/filled-rows.ts';
import { getDocumentKey } from '../documents/stored-files.ts';
import type { NewJob } from '../jobs/job-queue.ts';
import { exportWorkspace } from './export-workspace.ts';
import { importWorkspace } from './import-workspace.ts';
import type { Transfer } from './transfer.ts';

const NOW = '2026-03-01T10:00:00.000Z';
const hashOf = (content: string) => createHash('sha256').update(content).digest('hex');

let folder: string;
let path: string;
let rows: FilledRows;
let blobs: BlobStore;
let jobs: NewJob[];
let imported: string[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'excerpt-transfer-'));
  path = join(folder, 'acme.tar.gz');
  await fillFirst();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** The other installation has users of its own, and none of the files. */
async function openSecond(): Promise<void> {
  rows = await openFilledRows();
  blobs = createDiskStore(join(folder, 'second'), join(folder, 'parts'));
  jobs = [];
  imported = [];
  await rows.insert('users', { id: 'zoe', name: 'Zoe' }, { id: 'bob2', name: 'Bob' });
}

async function fillFirst(): Promise<void> {
  rows = await openFilledRows();
  blobs = createDiskStore(join(folder, 'first'), join(folder, 'parts'));
  const common = { workspace_id: 'ws', created_at: NOW };
  await rows.insert('users', ...['Ann', 'Bob', 'Cid'].map((name) => ({ id: name.toLowerCase(), name })));
  await rows.insert('workspaces', { id: 'ws', slug: 'acme', name: 'Acme', owner_id: 'ann', created_at: NOW });
  const member = (user_id: string, role: string) => ({ workspace_id: 'ws', user_id, role });
  await rows.insert('workspace_members', member('ann', 'owner'), member('bob', 'reviewer'), member('cid', 'reader'));
  const environment = (id: string, more: object) => ({ ...common, id, slug: id, verify: 1, ...more });
  await rows.insert('environments', environment('e1', { provider_key_id: 'k', model: 'm' }), environment('e2', {}));
  await rows.insert('schema_families', { ...common, id: 'fam', schema_key: 'invoice', latest_version_number: 2 });
  await rows.insert('schema_versions', {
    id: 'v1',
    family_id: 'fam',
    version_number: 1,
    definition: '{}',
    created_at: NOW,
  });
  const document = (id: string, content: string, more: object = {}) => ({
    ...common,
    id,
    environment_id: 'e1',
    schema_family_id: 'fam',
    status: 'parsed',
    content,
    blob_hash: hashOf(content),
    file_size: content.length,
    ...more,
  });
  const unshared = 'f'.repeat(64);
  await rows.insert(
    'documents',
    document('d1', 'Total: 1', { packet_id: 'p1' }),
    document('d2', 'Total: 1', { status: 'received', packet_id: 'later' }),
    document('d3', 'Total: 3', { blob_hash: unshared, is_protected: 1, sealed_password: 'sealed' }),
    document('d4', '', { expired_at: NOW, blob_hash: '' }),
  );
  await blobs.put(getDocumentKey(hashOf('Total: 1')), Buffer.from('Total: 1'));
  await blobs.put(getDocumentKey(unshared), Buffer.from('Total: 3'));
  await rows.insert('packets', { ...common, id: 'p1', status: 'completed' });
  const run = (id: string, status: string) => ({ ...common, id, document_id: 'd1', status, attempts: 2 });
  await rows.insert('runs', run('r1', 'completed'), run('r2', 'processing'));
  const batch = (id: string, more: object) => ({ ...common, id, run_settings: '{"resolution":{}}', ...more });
  await rows.insert('batches', batch('b1', { status: 'processing', started_at: NOW }), batch('b2', { status: 'open' }));
  await rows.insert('lookups', { ...common, key: 'suppliers', columns: '[]', content: '[]' });
}

const transfer = (more: Partial<Transfer> = {}): Transfer => ({
  database: rows.database,
  blobs,
  getBlobKey: getDocumentKey,
  migration: '0001',
  temporaryDir: folder,
  now: NOW,
  ...more,
});
const exportIt = (slug = 'acme') => exportWorkspace(transfer(), slug, path);
const importIt = (more: Partial<Transfer> = {}) =>
  importWorkspace(
    {
      ...transfer(more),
      queue: { enqueue: (_, job) => Promise.resolve(void jobs.push(job)) },
      recordImport: (_, { slug }) => Promise.resolve(void imported.push(slug)),
    },
    path,
    'zoe',
  );
const rowsOf = (table: string, order = 'id') =>
  rows.db
    .selectFrom(table as 'runs')
    .selectAll()
    .orderBy(order as 'id')
    .execute() as Promise<Record<string, unknown>[]>;
const leftovers = async () => (await readdir(folder)).filter((name) => name.startsWith('import-'));

test('a workspace moves with its rows and files, and belongs to a user there', async () => {
  expect(await exportIt()).toMatchObject({ files: 2, rows: { documents: 4, runs: 2, environments: 2, lookups: 1 } });
  await openSecond();
  const summary = await importIt();
  expect(summary).toMatchObject({
    workspace: { id: 'ws', slug: 'acme', name: 'Acme' },
    files: 2,
    resumedRuns: 1,
    rows: { documents: 4, runs: 2 },
  });
  expect(summary.notes.toSorted()).toEqual([
    'Provider keys do not travel: 1 environments use the system fallback until a key is bound to them.',
    'The member Cid was left out: there is no such user.',
  ]);
  expect(await rowsOf('workspaces')).toMatchObject([{ id: 'ws', owner_id: 'zoe' }]);
  expect(await rowsOf('environments')).toMatchObject([
    { id: 'e1', provider_key_id: null, verify: 1 },
    { id: 'e2', verify: 1 },
  ]);
  expect(await rowsOf('documents')).toMatchObject([
    { id: 'd1', packet_id: 'p1', content: 'Total: 1' },
    // Its packet is younger than the export.
    { id: 'd2', packet_id: null },
    { id: 'd3', is_protected: 1, sealed_password: null },
    { id: 'd4' },
  ]);
  expect(await rowsOf('runs')).toMatchObject([
    { id: 'r1', status: 'completed', attempts: 2 },
    { id: 'r2', status: 'pending', attempts: 0 },
  ]);
  expect((await rowsOf('batches')).map(({ status }) => status)).toEqual(['processing', 'open']);
  expect(await rowsOf('schema_families')).toMatchObject([{ latest_version_number: 1 }]);
  expect((await rowsOf('workspace_members', 'user_id')).map((one) => [one['user_id'], one['role']])).toEqual([
    ['bob2', 'reviewer'],
    ['zoe', 'owner'],
  ]);
  expect(jobs).toEqual([
    { kind: 'document.parse', subject: 'd2', group: 'ws' },
    { kind: 'run.execute', subject: 'r2', group: 'ws', isLow: false },
  ]);
  expect((await blobs.get(getDocumentKey(hashOf('Total: 1'))))?.toString()).toBe('Total: 1');
  expect((await blobs.get(getDocumentKey('f'.repeat(64))))?.toString()).toBe('Total: 3');
  expect([imported, await leftovers()]).toEqual([['acme'], []]);
});

test('only what there is can be exported', async () => {
  await expect(exportIt('none')).rejects.toThrow('There is no workspace none.');
  await blobs.delete(getDocumentKey(hashOf('Total: 1')));
  await expect(exportIt()).rejects.toThrow('The file of a document is missing in the store');
  expect(await readdir(folder)).not.toContain('acme.tar.gz');
});

describe('an import is refused', () => {
  beforeEach(async () => {
    await exportIt();
    await openSecond();
  });

  test('of another version of the database', async () => {
    await expect(importIt({ migration: '0002' })).rejects.toThrow('the database schema 0001, and this one has 0002');
    expect([await rowsOf('workspaces'), await leftovers()]).toEqual([[], []]);
  });

  test('of a workspace that is there, and leaves it alone', async () => {
    await importIt();
    await expect(importIt()).rejects.toThrow('The workspace acme was imported already. Delete it first.');
    expect([(await rowsOf('documents')).length, imported]).toEqual([4, ['acme']]);
    expect(await blobs.has(getDocumentKey(hashOf('Total: 1')))).toBe(true);
  });

  test('where another workspace has its slug', async () => {
    await rows.insert('workspaces', { id: 'other', slug: 'acme' });
    await expect(importIt()).rejects.toThrow('Another workspace here has the slug acme.');
    expect((await rowsOf('workspaces')).map(({ id }) => id)).toEqual(['other']);
    // No row needs them.
    expect(await blobs.has(getDocumentKey(hashOf('Total: 1')))).toBe(false);
  });

  test('where one of its rows is there', async () => {
    await rows.insert('documents', { id: 'd3', workspace_id: 'other' });
    await expect(importIt()).rejects.toThrow('one of its rows exists here');
    expect(await rowsOf('workspaces')).toEqual([]);
  });

  test('and what was interrupted is done again', async () => {
    await rows.insert('workspaces', { id: 'ws', slug: 'acme', name: 'Half' });
    await importIt();
    expect(await rowsOf('workspaces')).toMatchObject([{ name: 'Acme', owner_id: 'zoe' }]);
  });
});

test('an archive whose file is not what its name says is refused', async () => {
  await rows.db
    .updateTable('documents')
    .set({ blob_hash: 'a'.repeat(64) })
    .where('id', 'in', ['d1', 'd2'])
    .execute();
  await blobs.put(getDocumentKey('a'.repeat(64)), Buffer.from('Total: 1'));
  await exportIt();
  await openSecond();
  await expect(importIt()).rejects.toThrow(`A file in the archive is damaged (SHA-256 ${'a'.repeat(64)}).`);
  expect([await rowsOf('workspaces'), await leftovers()]).toEqual([[], []]);
});

test('a file that is there already is not stored again', async () => {
  await exportIt();
  await openSecond();
  const key = getDocumentKey(hashOf('Total: 1'));
  await blobs.put(key, Buffer.from('as it was'));
  expect((await importIt()).files).toBe(2);
  expect((await blobs.get(key))?.toString()).toBe('as it was');
});
