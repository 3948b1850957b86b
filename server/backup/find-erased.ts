/** Looks for what the audit log says is erased. It knows ids and hashes, and no words. */
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { BlobStore } from '../blobs/blob-store.ts';
import type { Database, Db } from '../db/database.ts';
import { hashContent } from '../lib/files/hash-content.ts';
import type { Problem } from './verify.ts';

export interface ErasedSearch {
  /** Documents, runs and packets that the audit log says were deleted. */
  erased: number;
  problems: Problem[];
}

/** Tables that name what was erased, since they are the proof. */
const PROOF = new Set(['audit_entries', 'audit_chains', 'erasures', 'erasure_documents']);
/** Rows that stay to refuse a repeat or to number deliveries. Their content is looked at instead. */
const EMPTIED = new Set(['idempotent_resources', 'webhook_events']);
/** Columns that name a document, a run or a packet. */
const NAMES = /^(id|document_id|run_id|packet_id|subject)$/;
const DELETED = ['document.deleted', 'run.deleted', 'packet.deleted'];
const SHOWN = 100;

/** The last import of each workspace: it brings documents back with their ids. */
const selectImports = (db: Db) =>
  db
    .selectFrom('audit_entries')
    .select(({ fn }) => ['workspace_id as workspaceId', fn.max('id').as('id')])
    .where('action', '=', 'workspace.imported')
    .groupBy('workspace_id');

/** Joined, so that the log is read twice, and not once for each deletion. */
const selectDeletions = (db: Db) =>
  db
    .selectFrom('audit_entries as entry')
    .leftJoin(selectImports(db).as('imported'), 'imported.workspaceId', 'entry.workspace_id')
    .where('entry.action', 'in', DELETED)
    .where(({ or, eb, ref }) => or([eb('imported.id', 'is', null), eb('imported.id', '<', ref('entry.id'))]));

const selectErased = (db: Db) => selectDeletions(db).select('entry.target_id');

/** Rows of any table, also of a later version. */
async function findRows(db: Db): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const { name, columns } of await db.introspection.getTables()) {
    if (PROOF.has(name) || EMPTIED.has(name)) continue;
    for (const { name: column, dataType } of columns) {
      if (!NAMES.test(column) || !/^(text|varchar)/i.test(dataType)) continue;
      const { rows } = await sql<{ id: string }>`select ${sql.ref(column)} as id from ${sql.table(name)}
        where ${sql.ref(column)} in (${selectErased(db)}) limit ${SHOWN}`.execute(db);
      for (const { id } of rows)
        problems.push({ subject: id, message: `It was deleted, and is in the table ${name}.` });
    }
  }
  return problems;
}

/** Copies of what was deleted or has expired. */
async function findCopies(db: Db): Promise<Problem[]> {
  const gone = db
    .selectFrom('audit_entries')
    .select('target_id')
    .where('action', 'in', [...DELETED, 'document.expired', 'run.expired']);
  const events = await db
    .selectFrom('webhook_events')
    .select('resource_id as id')
    .where('body', 'is not', null)
    .where(({ or, eb }) => or([eb('resource_id', 'in', gone), eb('document_id', 'in', selectErased(db))]))
    .limit(SHOWN)
    .execute();
  const answers = await db
    .selectFrom('idempotent_resources as named')
    .innerJoin('idempotent_requests as request', (join) =>
      join.onRef('request.api_key_id', '=', 'named.api_key_id').onRef('request.request_key', '=', 'named.request_key'),
    )
    .select('named.resource_id as id')
    .where('named.resource_id', 'in', gone)
    .where(({ or, eb }) => or([eb('sealed_answer', 'is not', null), eb('sealed_steps', 'is not', null)]))
    .limit(SHOWN)
    .execute();
  const documents = await db
    .selectFrom('documents')
    .select('id')
    .where('expired_at', 'is not', null)
    .where(({ or, eb }) => or([eb('content', 'is not', null), eb('blob_hash', '!=', '')]))
    .limit(SHOWN)
    .execute();
  const runs = await db
    .selectFrom('runs')
    .select('id')
    .where('expired_at', 'is not', null)
    .where(({ or, eb }) =>
      or([eb('extracted_data', 'is not', null), eb('evidence', 'is not', null), eb('partial_data', 'is not', null)]),
    )
    .limit(SHOWN)
    .execute();
  const name = (rows: { id: string }[], message: string) => rows.map(({ id }) => ({ subject: id, message }));
  return [
    ...name(events, 'It was erased, and a webhook event has its content.'),
    ...name(answers, 'It was erased, and a stored answer has its content.'),
    ...name([...documents, ...runs], 'It has expired, and its content is there.'),
  ];
}

/** Hashes and sizes of files that were erased, and that no document has. */
async function readHashes(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('audit_entries')
    .select('details')
    .where('action', 'in', ['document.deleted', 'document.expired'])
    .execute();
  const hashes = new Map<string, number>();
  for (const { details } of rows) {
    const { sha256, fileSize } = JSON.parse(details) as { sha256?: string; fileSize?: number };
    if (sha256 !== undefined) hashes.set(sha256, fileSize ?? -1);
  }
  const kept = await db.selectFrom('documents').select('blob_hash').distinct().where('blob_hash', '!=', '').execute();
  for (const { blob_hash: hash } of kept) hashes.delete(hash);
  return hashes;
}

/** Any file of the data directory with the bytes: temporary ones of children, exports and copies. */
async function findFiles(
  folder: string,
  hashes: ReadonlyMap<string, number>,
  isDatabase: (path: string) => boolean,
): Promise<Problem[]> {
  const sizes = new Set(hashes.values());
  const problems: Problem[] = [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const size =
      entry.isFile() && !isDatabase(path)
        ? await stat(path).then(
            (found) => found.size,
            () => null,
          )
        : null;
    if (size === null || !(sizes.has(size) || sizes.has(-1))) continue;
    const found = await hashContent(createReadStream(path)).catch(() => null);
    if (found !== null && hashes.has(found))
      problems.push({ subject: path.slice(folder.length + 1), message: 'It has the bytes of a file that was erased.' });
  }
  return problems;
}

/** Words of documents that are gone. */
async function findWords({ db, dialect }: Database): Promise<Problem[]> {
  if (dialect === 'postgres') return [];
  const { rows } = await sql<{ id: number }>`select id from document_search_docsize
    where id not in (select search_id from document_words) limit ${SHOWN}`.execute(db);
  return rows.map(({ id }) => ({
    subject: `document_search ${id}`,
    message: 'The search index has words of a document that is gone.',
  }));
}

interface ErasedPlaces {
  dataDir: string;
  /** Files that SQLite has open, which nobody else may open. */
  isDatabase: (path: string) => boolean;
  getDocumentKey: (hash: string) => string;
}

/** Finds nothing where all that was erased is gone. */
export async function findErased(
  database: Database,
  blobs: BlobStore,
  { dataDir, isDatabase, getDocumentKey }: ErasedPlaces,
): Promise<ErasedSearch> {
  const { db } = database;
  const { count } = await selectDeletions(db)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const hashes = await readHashes(db);
  const problems = [...(await findRows(db)), ...(await findCopies(db)), ...(await findWords(database))];
  for (const hash of hashes.keys())
    if (await blobs.has(getDocumentKey(hash)))
      problems.push({ subject: getDocumentKey(hash), message: 'The file was erased, and is there.' });
  problems.push(...(await findFiles(dataDir, hashes, isDatabase)));
  return { erased: Number(count), problems };
}
