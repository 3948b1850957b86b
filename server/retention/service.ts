import type { Erased } from '../audit/count-erased.ts';
import type { AuditAction, AuditLog } from '../audit/record-change.ts';
import type { ServiceDatabase, Tx } from '../db/database.ts';
import type { StoredFiles } from '../documents/stored-files.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import { timestamp, type Clock } from '../lib/clock.ts';
import * as expired from './repository.ts';
import type { ExpiredScope } from './repository.ts';

export interface ExpiredCounts {
  batches: number;
  documents: number;
  runs: number;
  /** Requests to models whose bodies were kept. */
  prompts: number;
}

export interface RetentionService {
  /**
   * Erases the content of documents and the data of runs and batches that are older than their environment keeps them,
   * until the signal aborts. Documents with an active run, that run, and batches that are processed are left for a
   * later sweep.
   */
  sweep(signal: AbortSignal): Promise<ExpiredCounts>;
}

interface Dependencies {
  database: ServiceDatabase;
  clock: Clock;
  queue: Pick<JobQueue, 'discard'>;
  files: Pick<StoredFiles, 'release'>;
  audit: AuditLog;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const ENVIRONMENTS = 500;
/** Rows of one transaction: others wait for it on SQLite. */
const BATCH = 100;

export function createRetentionService({ database, clock, queue, files, audit }: Dependencies): RetentionService {
  const now = () => timestamp(clock.now());

  async function record(
    tx: Tx,
    { workspaceId }: ExpiredScope,
    action: AuditAction,
    erased: ({ id: string } & (Erased | object))[],
  ): Promise<void> {
    const entries = [];
    for (const one of erased) {
      const details = 'workspaceId' in one ? await audit.countErased(tx, one) : {};
      const common = { actorId: null, scope: { workspaceId }, before: null, after: null };
      entries.push({ action, targetId: one.id, details, ...common });
    }
    await audit.record(tx, ...entries);
  }

  async function expireRuns(scope: ExpiredScope): Promise<number> {
    return database.transaction(async (tx) => {
      const ids = await expired.listDueRuns(tx, scope, BATCH);
      await record(
        tx,
        scope,
        'run.expired',
        ids.map((id) => ({ id, workspaceId: scope.workspaceId, runIds: [id] })),
      );
      if (ids.length > 0) await expired.expireRuns(tx, ids, now());
      return ids.length;
    });
  }

  async function expireDocuments(scope: ExpiredScope): Promise<number> {
    const documents = await database.transaction(async (tx) => {
      const due = await expired.lockDueDocuments(tx, scope, BATCH);
      for (const { id, status } of due)
        if (status === 'received') await queue.discard(tx, { kind: 'document.parse', subject: id });
      const ids = due.map(({ id }) => id);
      await record(
        tx,
        scope,
        'document.expired',
        ids.map((id) => ({ id, workspaceId: scope.workspaceId, documentId: id })),
      );
      if (ids.length > 0) await expired.expireDocuments(tx, ids, now());
      return due;
    });
    // A crash before this leaves files without a document, which the next start deletes.
    await files.release([...new Set(documents.map(({ blobHash }) => blobHash))]);
    return documents.length;
  }

  /** One at a time, since it may have 10,000 documents. */
  async function expireBatch(scope: ExpiredScope): Promise<number> {
    return database.transaction(async (tx) => {
      const id = await expired.lockDueBatch(tx, scope);
      if (id === undefined) return 0;
      await record(tx, scope, 'batch.expired', [{ id }]);
      await expired.expireBatch(tx, id, now());
      return 1;
    });
  }

  /** Again and again, until nothing is due. */
  async function expireAll(expireSome: () => Promise<number>, signal: AbortSignal): Promise<number> {
    let total = 0;
    while (!signal.aborted) {
      const count = await expireSome();
      if (count === 0) break;
      total += count;
    }
    return total;
  }

  /** Until the signal aborts. */
  async function forEachScope(
    list: typeof expired.listRetentions,
    signal: AbortSignal,
    expire: (scope: ExpiredScope) => Promise<void>,
  ): Promise<void> {
    let after = '';
    for (;;) {
      const environments = await list(database.db, { after, limit: ENVIRONMENTS });
      for (const { id, workspaceId, retentionDays } of environments) {
        if (signal.aborted) return;
        await expire({ workspaceId, environmentId: id, before: timestamp(clock.now() - retentionDays * DAY_MS) });
        after = id;
      }
      if (environments.length < ENVIRONMENTS) return;
    }
  }

  return {
    async sweep(signal) {
      const counts: ExpiredCounts = { batches: 0, documents: 0, runs: 0, prompts: 0 };
      await forEachScope(expired.listRetentions, signal, async (scope) => {
        counts.batches += await expireAll(() => expireBatch(scope), signal);
        counts.runs += await expireAll(() => expireRuns(scope), signal);
        counts.documents += await expireAll(() => expireDocuments(scope), signal);
      });
      await forEachScope(expired.listPromptRetentions, signal, async (scope) => {
        counts.prompts += await expireAll(
          () => database.transaction((tx) => expired.erasePrompts(tx, scope, BATCH)),
          signal,
        );
      });
      return counts;
    },
  };
}
