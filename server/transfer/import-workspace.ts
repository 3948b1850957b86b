import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Transform } from 'node:stream';
import { isUniqueViolation } from '../db/constraint-errors.ts';
import type { Tx } from '../db/database.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import { readArchive, type ArchiveEntry, type Manifest } from './transfer-archive.ts';
import { insertRows, WORKSPACE_TABLES, type Row } from './transfer-rows.ts';
import type { Transfer } from './transfer.ts';

export interface ImportSummary {
  workspace: Manifest['workspace'];
  rows: Record<string, number>;
  files: number;
  /** Number of unfinished runs, which will be executed here. */
  resumedRuns: number;
  /** Messages for the operator about what could not be imported. */
  notes: string[];
}

interface Dependencies extends Transfer {
  queue: Pick<JobQueue, 'enqueue'>;
}

/**
 * Imports an exported workspace with its ids and slug, for an existing owner. All rows are inserted in one transaction.
 * @param path of the archive
 */
export async function importWorkspace(
  dependencies: Dependencies,
  path: string,
  ownerId: string,
): Promise<ImportSummary> {
  const { database, blobs, getBlobKey } = dependencies;
  let summary: ImportSummary;
  // Store files first, so that no row exists without its file.
  const files = await storeFiles(dependencies, path, () => true);
  try {
    summary = await database.transaction((tx) => importRows(dependencies, tx, path, ownerId));
  } catch (error) {
    await deleteUnreferenced(dependencies, files);
    if (isUniqueViolation(error))
      throw new Error('The workspace was imported already: one of its rows exists here. Delete that workspace first.');
    throw error;
  }
  // A server that started meanwhile may have deleted files whose rows were not committed.
  const missing = new Set<string>();
  for (const hash of files) if (!(await blobs.has(getBlobKey(hash)))) missing.add(hash);
  if (missing.size > 0) await storeFiles(dependencies, path, (hash) => missing.has(hash));
  return { ...summary, files: files.length };
}

async function storeFiles(
  { blobs, getBlobKey, temporaryDir, migration }: Dependencies,
  path: string,
  wants: (hash: string) => boolean,
): Promise<string[]> {
  const folder = await mkdtemp(join(temporaryDir, 'import-'));
  const stored: string[] = [];
  let seenManifest = false;
  try {
    await readArchive(path, async (entry) => {
      if (entry.name === 'manifest.json') {
        checkManifest(await entry.json(), migration);
        seenManifest = true;
        return;
      }
      if (!seenManifest) throw new Error(`${path} is no export of a workspace.`);
      const [, hash, contentHash = hash] = /^files\/([0-9a-f]{64})(?:-([0-9a-f]{64}))?$/.exec(entry.name) ?? [];
      if (hash === undefined || contentHash === undefined || !wants(hash)) return;
      if (!(await blobs.has(getBlobKey(hash)))) {
        const copy = join(folder, hash);
        await writeChecked(entry, contentHash, copy);
        await blobs.putFile(getBlobKey(hash), copy);
      }
      stored.push(hash);
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return stored;
}

async function writeChecked({ stream }: ArchiveEntry, hash: string, path: string): Promise<void> {
  const digest = createHash('sha256');
  const hashing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      digest.update(chunk);
      done(null, chunk);
    },
  });
  await pipeline(stream, hashing, createWriteStream(path));
  if (digest.digest('hex') !== hash) throw new Error(`A file in the archive is damaged (SHA-256 ${hash}).`);
}

function checkManifest(value: unknown, migration: string): asserts value is Manifest {
  const manifest = value as Partial<Manifest> | null;
  if (manifest?.format !== 'excerpt-workspace' || manifest.formatVersion !== 1)
    throw new Error('The archive is no export of a workspace that this version reads.');
  if (manifest.migration !== migration) {
    throw new Error(
      `The export was made with the database schema ${manifest.migration}, and this one has ${migration}. ` +
        'Bring both to the same version of Excerpt and export again.',
    );
  }
}

async function refuseTaken(tx: Tx, { id, slug }: Manifest['workspace']): Promise<void> {
  const existing = await tx
    .selectFrom('workspaces')
    .select('id')
    .where(({ eb, or }) => or([eb('id', '=', id), eb('slug', '=', slug)]))
    .executeTakeFirst();
  if (existing === undefined) return;
  throw new Error(
    existing.id === id
      ? `The workspace ${slug} was imported already. Delete it first.`
      : `Another workspace here has the slug ${slug}. Delete it first, or import into another installation.`,
  );
}

async function importRows(
  { database, queue, now }: Dependencies,
  tx: Tx,
  path: string,
  ownerId: string,
): Promise<ImportSummary> {
  const summary = { rows: {} as Record<string, number>, files: 0, resumedRuns: 0, notes: [] as string[] };
  let workspace: Manifest['workspace'] | undefined;
  let members: { name: string; role: string }[] = [];
  let unbound = 0;

  await readArchive(path, async (entry) => {
    if (entry.name === 'manifest.json') {
      workspace = ((await entry.json()) as Manifest).workspace;
      await refuseTaken(tx, workspace);
    }
    if (entry.name === 'members.json') members = (await entry.json()) as typeof members;
    const name = /^rows\/([a-z_]+)\/\d+\.json$/.exec(entry.name)?.[1];
    const table = WORKSPACE_TABLES.find((one) => one.name === name);
    if (table === undefined) return;
    const rows = (await entry.json()) as Row[];
    unbound += rows.filter((row) => table.name === 'environments' && row['provider_key_id'] != null).length;
    await insertRows(
      tx,
      database.dialect,
      table,
      rows.map((row) => adaptRow(row, table.name, ownerId)),
    );
    summary.rows[table.name] = (summary.rows[table.name] ?? 0) + rows.length;
    for (const row of rows) {
      const job = { subject: String(row['id']), group: String(row['workspace_id']) };
      if (table.name === 'runs' && isActive(row)) {
        await queue.enqueue(tx, { kind: 'run.execute', ...job });
        summary.resumedRuns += 1;
      }
      if (table.name === 'documents' && row['status'] === 'received' && row['expired_at'] === null)
        await queue.enqueue(tx, { kind: 'document.parse', ...job });
    }
  });
  if (workspace === undefined) throw new Error(`${path} is no export of a workspace.`);

  // A version that was added during the export is not in it.
  const { id } = workspace;
  await tx
    .updateTable('schema_families')
    .set(({ selectFrom }) => ({
      latest_version_number: selectFrom('schema_versions')
        .select(({ fn }) => fn.max<number>('version_number').as('latest'))
        .whereRef('schema_versions.family_id', '=', 'schema_families.id'),
    }))
    .where('workspace_id', '=', id)
    .execute();

  await tx
    .insertInto('workspace_members')
    .values({ workspace_id: id, user_id: ownerId, role: 'owner', created_at: now })
    .execute();
  for (const { name } of members.filter(({ role }) => role !== 'owner')) {
    const user = await tx.selectFrom('users').select('id').where('name', '=', name).executeTakeFirst();
    if (user === undefined) summary.notes.push(`The member ${name} was left out: there is no such user.`);
    else if (user.id !== ownerId)
      await tx
        .insertInto('workspace_members')
        .values({ workspace_id: id, user_id: user.id, role: 'member', created_at: now })
        .execute();
  }
  if (unbound > 0)
    summary.notes.push(
      `Provider keys do not travel: ${unbound} environments use the system fallback until a key is bound to them.`,
    );
  return { ...summary, workspace };
}

/** Replaces references to users and provider keys of the other installation. */
const isActive = (row: Row) => ['pending', 'processing'].includes(String(row['status']));

function adaptRow(row: Row, table: string, ownerId: string): Row {
  if (table === 'workspaces') return { ...row, owner_id: ownerId };
  if (table === 'environments') return { ...row, provider_key_id: null, model: null };
  if (table !== 'runs') return row;
  // The new job counts attempts from 1.
  const restarted = isActive(row) ? { status: 'pending', attempts: 0 } : {};
  return { ...row, ...restarted, ...('provider_key_id' in row && { provider_key_id: null }) };
}

async function deleteUnreferenced({ database, blobs, getBlobKey }: Dependencies, hashes: string[]): Promise<void> {
  for (const hash of hashes) {
    const row = await database.db
      .selectFrom('documents')
      .select('id')
      .where('blob_hash', '=', hash)
      .limit(1)
      .executeTakeFirst();
    if (row === undefined) await blobs.delete(getBlobKey(hash));
  }
}
