import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { openBlobs } from '../../server/blobs/open-blobs.ts';
import type { Config } from '../../server/config.ts';
import type { Database } from '../../server/db/database.ts';

/** What is stored, of all users. */
export interface ServiceState {
  /** Status by id. */
  runs: Map<string, string>;
  /** Runs whose review is approved. */
  approved: Set<string>;
  documents: Map<string, { status: string; blobHash: string }>;
  /** Documents with a completed run. */
  completedOn: Set<string>;
  /** Status by id. */
  batches: Map<string, string>;
  /** Status by id, and whether it has a result. */
  evaluations: Map<string, { status: string; isScored: boolean }>;
  /** Runs of evaluations, with the evaluation and the document that each is about. */
  evaluatedRuns: Map<string, string>;
  /** Hashes of the stored files of documents. */
  files: Set<string>;
  temporaryFiles: string[];
}

/** Reads the state of a service, whether or not a server is running. */
export async function readState(config: Config, database: Database): Promise<ServiceState> {
  const { db } = database;
  const runs = await db.selectFrom('runs').select(['id', 'status', 'document_id', 'evaluation_id']).execute();
  const approved = await db.selectFrom('reviews').select('run_id').where('status', '=', 'approved').execute();
  const documents = await db.selectFrom('documents').select(['id', 'status', 'blob_hash']).execute();
  const evaluations = await db.selectFrom('evaluations').select(['id', 'status', 'result']).execute();
  const evaluated = runs.filter(({ evaluation_id: evaluation }) => evaluation !== null);
  const batches = await db.selectFrom('batches').select(['id', 'status']).execute();
  return {
    runs: new Map(runs.map(({ id, status }) => [id, status])),
    approved: new Set(approved.map(({ run_id: id }) => id)),
    documents: new Map(documents.map(({ id, status, blob_hash: blobHash }) => [id, { status, blobHash }])),
    completedOn: new Set(runs.filter(({ status }) => status === 'completed').map(({ document_id: id }) => id)),
    batches: new Map(batches.map(({ id, status }) => [id, status])),
    evaluations: new Map(evaluations.map(({ id, status, result }) => [id, { status, isScored: result !== null }])),
    evaluatedRuns: new Map(evaluated.map((run) => [run.id, `${run.evaluation_id} ${run.document_id}`])),
    files: await listFiles(config, database),
    temporaryFiles: [
      ...(await listTemporaryFiles(join(config.dataDir, 'tmp'))),
      ...(await listTemporaryFiles(join(config.dataDir, 'blobs', '.parts'))),
    ],
  };
}

async function listFiles(config: Config, database: Database): Promise<Set<string>> {
  const { blobs, close } = await openBlobs(config, database, config.dataDir);
  const files = new Set<string>();
  for await (const key of blobs.list('documents')) files.add(key.slice(key.lastIndexOf('/') + 1));
  await close();
  return files;
}

async function listTemporaryFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

/**
 * Runs, batches and evaluations that have not ended, uploads that are not parsed, and events that are still to be
 * delivered.
 */
export async function countOpen({ db }: Database, uploads: ReadonlySet<string>): Promise<number> {
  const received = await db.selectFrom('documents').select('id').where('status', '=', 'received').execute();
  const counts = await Promise.all([
    db.selectFrom('runs').select('id').where('status', 'in', ['pending', 'processing']).execute(),
    db.selectFrom('batches').select('id').where('status', '=', 'processing').execute(),
    db.selectFrom('evaluations').select('id').where('status', 'in', ['pending', 'processing']).execute(),
    db.selectFrom('webhook_messages').select('id').where('state', '=', 'pending').execute(),
  ]);
  return counts.flat().length + received.filter(({ id }) => uploads.has(id)).length;
}
