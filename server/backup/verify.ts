import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { BlobStore } from '../blobs/blob-store.ts';
import { ACTIVE } from '../db/active-statuses.ts';
import type { Database } from '../db/database.ts';
import { hashContent } from '../lib/files/hash-content.ts';

/** A server may be storing or deleting a file, or ending a run: what is wrong is looked at again. */
const AGAIN_AFTER_MS = 2_000;

export interface Problem {
  /** What it is about: the id of a row, or the key of a file. */
  subject: string;
  message: string;
}

export interface Verification {
  /** Files of documents that were read. */
  files: number;
  /** Runs that are pending or processing. */
  activeRuns: number;
  problems: Problem[];
  /** What was erased and was looked for; absent where nothing was. */
  erased?: number;
  /** What is no fault, and is to be known. Absent for nothing. */
  notes?: string[];
}

/** The subjects of unfinished jobs, by kind. */
async function listJobs({ db, dialect }: Database): Promise<{ kind: string; subject: string }[]> {
  const { rows } = await (
    dialect === 'sqlite'
      ? sql<{ kind: string; subject: string }>`select kind, subject from jobs`
      : sql<{ kind: string; subject: string }>`
          select name as kind, data ->> 'subject' as subject from excerpt_jobs.job where state <= 'active'`
  ).execute(db);
  return rows;
}

/**
 * Checks that rows, files and the queue agree, beside a running server or without one.
 * @param findMore what else is wrong
 */
export async function verify(
  database: Database,
  blobs: BlobStore,
  getDocumentKey: (hash: string) => string,
  findMore: () => Promise<Problem[]> = async () => [],
): Promise<Verification> {
  const { db } = database;

  async function findFileProblems(): Promise<{ files: number; problems: Problem[] }> {
    const rows = await db
      .selectFrom('documents')
      .select(({ fn }) => [
        'blob_hash',
        fn.min('id').as('id'),
        // PostgreSQL has no maximum of booleans.
        sql<number>`max(case when is_protected then 1 else 0 end)`.as('isProtected'),
      ])
      .where('blob_hash', '!=', '')
      .groupBy('blob_hash')
      .execute();
    const problems: Problem[] = [];
    for (const { blob_hash: hash, id, isProtected } of rows) {
      const key = getDocumentKey(hash);
      if (!(await blobs.has(key))) problems.push({ subject: id, message: `Its file ${key} is missing.` });
      // The name of a protected file is not the hash of its content.
      else if (Number(isProtected) === 0 && (await hashContent(blobs.open(key)).catch(() => null)) !== hash)
        problems.push({ subject: id, message: `Its file ${key} is not the one that was stored.` });
    }
    const known = new Set(rows.map(({ blob_hash: hash }) => hash));
    for (const prefix of ['documents', 'layouts'])
      for await (const key of blobs.list(prefix))
        if (!known.has(key.split('/')[2] ?? ''))
          problems.push({ subject: key, message: 'No document has this file. A start of the server deletes it.' });
    return { files: rows.length, problems };
  }

  async function findQueueProblems(): Promise<{ activeRuns: number; problems: Problem[] }> {
    const runs = await db.selectFrom('runs').select('id').where('status', 'in', ACTIVE).execute();
    const jobs = await listJobs(database);
    const queued = new Set(jobs.filter(({ kind }) => kind === 'run.execute').map(({ subject }) => subject));
    const active = new Set(runs.map(({ id }) => id));
    const missing: string[] = [];
    for (const id of queued) {
      // The job of a run that has ended is taken out of the queue a moment later, or by the next start.
      const isThere =
        active.has(id) || (await db.selectFrom('runs').select('id').where('id', '=', id).executeTakeFirst());
      if (isThere === undefined) missing.push(id);
    }
    const messages = await db.selectFrom('webhook_messages').select('id').where('state', '=', 'pending').execute();
    const pending = new Set(messages.map(({ id }) => id));
    const delivered = jobs.filter(({ kind }) => kind === 'webhook.deliver').map(({ subject }) => subject);
    const without = (ids: Iterable<string>, others: Set<string>, message: string): Problem[] =>
      [...ids].filter((id) => !others.has(id)).map((subject) => ({ subject, message }));
    return {
      activeRuns: runs.length,
      problems: [
        ...without(active, queued, 'The run has not ended, and no job is there to execute it.'),
        ...missing.map((subject) => ({ subject, message: 'A job is there for a run that does not exist.' })),
        ...without(pending, new Set(delivered), 'The webhook message waits, and no job is there to deliver it.'),
      ],
    };
  }

  const findAll = async () => {
    const files = await findFileProblems();
    const queue = await findQueueProblems();
    return {
      ...files,
      activeRuns: queue.activeRuns,
      problems: [...files.problems, ...queue.problems, ...(await findMore())],
    };
  };

  const first = await findAll();
  if (first.problems.length === 0) return first;
  await delay(AGAIN_AFTER_MS);
  const second = await findAll();
  const before = new Set(first.problems.map(({ subject, message }) => subject + message));
  return { ...second, problems: second.problems.filter(({ subject, message }) => before.has(subject + message)) };
}
