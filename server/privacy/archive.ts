import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Db, ServiceDatabase } from '../db/database.ts';
import { timestamp, type Clock } from '../lib/clock.ts';
import { listExamplesOf, listLabelsOf, listPacketsOf, listRunIds } from './person-records-repository.ts';

/** Documents and runs as the API answers with them. Undefined for what was deleted. */
export interface PersonRecords {
  findDocument(db: Db, id: string): Promise<object | undefined>;
  /** With its review. */
  findRun(db: Db, id: string, now: string): Promise<object | undefined>;
  openFile(hash: string): Readable;
}

interface Dependencies {
  database: Pick<ServiceDatabase, 'db'>;
  clock: Clock;
  records: PersonRecords;
}

interface ArchivedDocument {
  id: string;
  /** Of its file; null when that has expired. */
  name: string | null;
}

const README = `Each folder under documents/ is one document: its file, and document.json with its text, its runs with
data and evidence, its reviews with their corrections, its labels in data sets, its examples in the memory and its
packets. index.json lists the documents.
`;

/** Everything about a document, as JSON, one run at a time. */
async function* formatDocument(db: Db, records: PersonRecords, id: string, now: string): AsyncGenerator<string> {
  const document = await records.findDocument(db, id);
  // It was deleted while the archive was written.
  if (document === undefined) return yield JSON.stringify({ id, isDeleted: true });
  yield `{"document":${JSON.stringify(document)},"runs":[`;
  let separator = '';
  for (const runId of await listRunIds(db, id)) {
    const run = await records.findRun(db, runId, now);
    if (run === undefined) continue;
    yield `${separator}${JSON.stringify(run)}`;
    separator = ',';
  }
  const labels = await listLabelsOf(db, id);
  const memoryExamples = await listExamplesOf(db, id);
  const packets = await listPacketsOf(db, id);
  yield `],${JSON.stringify({ labels, memoryExamples, packets }).slice(1)}\n`;
}

/** A file that is deleted meanwhile is empty. */
async function* readFile(db: Db, records: PersonRecords, id: string): AsyncGenerator<Uint8Array> {
  const row = await db.selectFrom('documents').select('blob_hash').where('id', '=', id).executeTakeFirst();
  if (row !== undefined && row.blob_hash !== '') yield* records.openFile(row.blob_hash);
}

/** A name without folders. */
const toFileName = (name: string): string => {
  const clean = name.replaceAll(/\p{Cc}/gu, '').replaceAll(/[/\\:]/g, '_');
  return /^\.*$/.test(clean) || clean === 'document.json' ? `file-${clean}` : clean;
};

async function listArchived(db: Db, ids: readonly string[]): Promise<ArchivedDocument[]> {
  const found: ArchivedDocument[] = [];
  for (let from = 0; from < ids.length; from += 500) {
    const rows = await db
      .selectFrom('documents')
      .select(['id', 'name', 'original_filename as filename', 'blob_hash as hash'])
      .where('id', 'in', ids.slice(from, from + 500))
      .orderBy('id', 'desc')
      .execute();
    for (const { id, name, filename, hash } of rows)
      found.push({ id, name: hash === '' ? null : toFileName(filename ?? name) });
  }
  return found;
}

/** Writes archives entry by entry, as fast as they are read. */
export function createPersonArchive({ database: { db }, clock, records }: Dependencies) {
  return async (workspace: { id: string; slug: string }, ids: readonly string[]): Promise<Readable> => {
    const now = timestamp(clock.now());
    const documents = await listArchived(db, ids);
    const zip = new ZipFile();
    const output = zip.outputStream as Readable;
    let current: Readable | null = null;
    (zip as unknown as NodeJS.EventEmitter).on('error', (error: Error) => output.destroy(error));
    output.once('close', () => current?.destroy());
    const add = (path: string, chunks: () => AsyncGenerator<string | Uint8Array>) =>
      zip.addReadStreamLazy(path, (use) => {
        current = Readable.from(chunks());
        current.once('error', (error) => output.destroy(error));
        use(null, current);
      });
    const index = { workspace: workspace.slug, exportedAt: now, documents };
    zip.addBuffer(Buffer.from(README), 'README.txt');
    zip.addBuffer(Buffer.from(`${JSON.stringify(index, null, 2)}\n`), 'index.json');
    for (const { id, name } of documents) {
      add(`documents/${id}/document.json`, () => formatDocument(db, records, id, now));
      if (name !== null) add(`documents/${id}/${name}`, () => readFile(db, records, id));
    }
    zip.end();
    return output;
  };
}
