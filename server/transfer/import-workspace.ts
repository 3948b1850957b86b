import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isUniqueViolation } from '../db/constraint-errors.ts';
import type { Tx } from '../db/database.ts';
import type { JobQueue, NewJob } from '../jobs/job-queue.ts';
import { writeHashed } from '../lib/files/hash-content.ts';
import { adaptRow, listJobs } from './adapt-row.ts';
import { readArchive, type ArchiveEntry, type Manifest } from './transfer-archive.ts';
import { insertRows, WORKSPACE_TABLES, type TransferredRow, type WorkspaceTable } from './transfer-rows.ts';
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
  /** For the audit log. */
  recordImport(tx: Tx, workspace: Manifest['workspace']): Promise<void>;
}

/** Other writers of an SQLite database wait for a transaction. */
const ROWS_PER_TRANSACTION = 50;

/**
 * Imports an exported workspace with its ids and slug, for an existing owner. Rows are inserted in small transactions,
 * so that a running server can write between them. The workspace has no members before the last one, so nobody sees a
 * part of it. What an interrupted import has left is deleted by the next.
 * @param path of the archive
 */
export async function importWorkspace(
  dependencies: Dependencies,
  path: string,
  ownerId: string,
): Promise<ImportSummary> {
  const { blobs, getBlobKey } = dependencies;
  let summary: Omit<ImportSummary, 'files'>;
  // Store files first, so that no row exists without its file.
  const files = await storeFiles(dependencies, path, () => true);
  try {
    summary = await importRows(dependencies, path, ownerId);
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
  if ((await writeHashed(stream, path)).hash !== hash)
    throw new Error(`A file in the archive is damaged (SHA-256 ${hash}).`);
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

/** A workspace without members is what an interrupted import has left. */
async function deleteRemains(tx: Tx, id: string): Promise<void> {
  const member = (workspace: string) =>
    tx.selectFrom('workspace_members').select('user_id').where('workspace_id', '=', workspace);
  if ((await member(id).executeTakeFirst()) === undefined)
    await tx.deleteFrom('workspaces').where('id', '=', id).execute();
}

async function refuseTaken(tx: Tx, { id, slug }: Manifest['workspace']): Promise<void> {
  await deleteRemains(tx, id);
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

/** Inserts the rows, and at last what makes them visible. */
async function importRows(
  dependencies: Dependencies,
  path: string,
  ownerId: string,
): Promise<Omit<ImportSummary, 'files'>> {
  const { database } = dependencies;
  const summary = { rows: {} as Record<string, number>, resumedRuns: 0, notes: [] as string[] };
  const jobs: NewJob[] = [];
  let workspace: Manifest['workspace'] | undefined;
  let members: Member[] = [];
  let unbound = 0;
  /** The packets of documents that are parts. */
  const parts: [documentId: string, packetId: string][] = [];

  async function importTable(table: WorkspaceTable, rows: TransferredRow[]): Promise<void> {
    if (table.name === 'environments') unbound += rows.filter((row) => row['provider_key_id'] != null).length;
    for (let start = 0; start < rows.length; start += ROWS_PER_TRANSACTION) {
      const some = rows.slice(start, start + ROWS_PER_TRANSACTION);
      const adapted = some.map((row) => adaptRow(row, table.name, ownerId));
      await database.transaction((tx) => insertRows(tx, database.dialect, table, adapted));
    }
    if (table.name === 'documents')
      for (const row of rows) if (row['packet_id'] != null) parts.push([String(row['id']), String(row['packet_id'])]);
    jobs.push(...rows.flatMap((row) => listJobs(table.name, row)));
    summary.rows[table.name] = (summary.rows[table.name] ?? 0) + rows.length;
  }

  try {
    await readArchive(path, async (entry) => {
      if (entry.name === 'manifest.json') {
        const found = ((await entry.json()) as Manifest).workspace;
        await database.transaction((tx) => refuseTaken(tx, found));
        workspace = found;
      }
      if (entry.name === 'members.json') members = (await entry.json()) as Member[];
      const name = /^rows\/([a-z_]+)\/\d+\.json$/.exec(entry.name)?.[1];
      const table = WORKSPACE_TABLES.find((one) => one.name === name);
      if (table !== undefined) await importTable(table, (await entry.json()) as TransferredRow[]);
    });
    if (workspace === undefined) throw new Error(`${path} is no export of a workspace.`);
    for (let start = 0; start < parts.length; start += ROWS_PER_TRANSACTION)
      await database.transaction((tx) => linkParts(tx, parts.slice(start, start + ROWS_PER_TRANSACTION)));
    const imported = workspace;
    const notes = await database.transaction((tx) =>
      publish(dependencies, tx, { workspace: imported, members, jobs, ownerId }),
    );
    summary.notes.push(...notes);
    summary.resumedRuns = jobs.filter(({ kind }) => kind === 'run.execute').length;
  } catch (error) {
    const begun = workspace?.id;
    if (begun !== undefined) await database.transaction((tx) => deleteRemains(tx, begun)).catch(() => undefined);
    throw error;
  }
  if (unbound > 0)
    summary.notes.push(
      `Provider keys do not travel: ${unbound} environments use the system fallback until a key is bound to them.`,
    );
  return { ...summary, workspace };
}

/** Parts of a packet that was made after the export began stay documents without one. */
async function linkParts(tx: Tx, parts: readonly [documentId: string, packetId: string][]): Promise<void> {
  const ids = [...new Set(parts.map(([, packetId]) => packetId))];
  const rows = await tx.selectFrom('packets').select('id').where('id', 'in', ids).execute();
  const known = new Set(rows.map(({ id }) => id));
  for (const [documentId, packetId] of parts)
    if (known.has(packetId))
      await tx.updateTable('documents').set({ packet_id: packetId }).where('id', '=', documentId).execute();
}

interface Member {
  name: string;
  role: string;
}

/** Adds the members and the jobs. Returns notes for the operator. */
async function publish(
  { queue, recordImport, now }: Dependencies,
  tx: Tx,
  {
    workspace,
    members,
    jobs,
    ownerId,
  }: { workspace: Manifest['workspace']; members: Member[]; jobs: NewJob[]; ownerId: string },
): Promise<string[]> {
  const { id } = workspace;
  // A version that was added during the export is not in it.
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
    .updateTable('batches')
    .set({ status: 'processing' })
    .where('workspace_id', '=', id)
    .where('status', '=', 'open')
    .where('started_at', 'is not', null)
    .execute();
  for (const job of jobs) await queue.enqueue(tx, job);
  await recordImport(tx, workspace);

  const addMember = (userId: string, role: string) =>
    tx.insertInto('workspace_members').values({ workspace_id: id, user_id: userId, role, created_at: now }).execute();
  await addMember(ownerId, 'owner');
  const notes: string[] = [];
  for (const { name, role } of members.filter(({ role }) => role !== 'owner')) {
    const user = await tx.selectFrom('users').select('id').where('name', '=', name).executeTakeFirst();
    if (user === undefined) notes.push(`The member ${name} was left out: there is no such user.`);
    else if (user.id !== ownerId) await addMember(user.id, role);
  }
  return notes;
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
