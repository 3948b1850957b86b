import type { AuditLog } from '../audit/record-change.ts';
import type { Database, Tx } from '../db/database.ts';
import type { StoredFiles } from '../documents/stored-files.ts';
import type { JobHandler } from '../jobs/job-handler.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import { timestamp, type Clock } from '../lib/clock.ts';
import type { ActiveRuns } from '../runs/active-runs.ts';
import * as erasures from './erasures-repository.ts';
import type { ErasedCounts, ErasedDetails, Erasure } from './erasures-repository.ts';

interface Dependencies {
  database: Database;
  clock: Clock;
  queue: Pick<JobQueue, 'complete' | 'discard'>;
  files: Pick<StoredFiles, 'hashesOf' | 'release'>;
  activeRuns: Pick<ActiveRuns, 'discardAll'>;
  audit: AuditLog;
  deleteDocument(tx: Tx, workspaceId: string, id: string): Promise<void>;
  /** Batches and evaluations go on without the documents. */
  wakeFeed(): void;
}

/** Documents of one transaction: others wait for it on SQLite. */
const STEP = 10;

/** Adds what one document's deletion erased to the totals of the erasure. */
function add(counts: ErasedCounts, details: ErasedDetails): ErasedCounts {
  const sum: ErasedCounts = { ...counts, documents: (counts['documents'] ?? 0) + 1 };
  for (const [key, value] of Object.entries(details)) {
    if (typeof value !== 'number') continue;
    const name = key === 'fileSize' ? 'fileBytes' : key;
    sum[name] = (sum[name] ?? 0) + value;
  }
  return sum;
}

/**
 * Erases the documents of a confirmed erasure, with everything that is stored about them. Their active runs are
 * cancelled: the right of a person does not wait for them. Each document goes with its entry in the audit log; after a
 * crash, the next attempt goes on with those that are left.
 */
export function eraseDocumentsJob(dependencies: Dependencies): JobHandler {
  const { database, clock, queue, files, activeRuns, audit, deleteDocument, wakeFeed } = dependencies;

  async function eraseDocument(tx: Tx, { id, workspaceId, confirmedBy }: Erasure, documentId: string) {
    const deletion = { workspaceId, documentId };
    const hashes = await files.hashesOf(tx, deletion);
    const packets = await tx.selectFrom('packets').select('id').where('document_id', '=', documentId).execute();
    for (const packet of packets) await queue.discard(tx, { kind: 'packet.split', subject: packet.id });
    await activeRuns.discardAll(tx, deletion);
    await queue.discard(tx, { kind: 'document.parse', subject: documentId });
    const details = { ...(await audit.countErased(tx, deletion)), erasure: id };
    const entry = { action: 'document.deleted', targetId: documentId, before: null, after: null } as const;
    await audit.record(tx, { ...entry, actorId: confirmedBy, scope: { workspaceId }, details });
    await deleteDocument(tx, workspaceId, documentId);
    return { hashes, details };
  }

  /** Returns the files to delete, or null when nothing is left. */
  const eraseSome = (id: string) =>
    database.transaction(async (tx): Promise<string[] | null> => {
      const erasure = await erasures.lockErasure(tx, id);
      const waiting = erasure?.status === 'erasing' ? await erasures.listWaiting(tx, id, STEP) : [];
      if (erasure === undefined || waiting.length === 0) return null;
      const hashes: string[] = [];
      for (const { position, documentId } of waiting) {
        const found = await tx
          .selectFrom('documents')
          .select('id')
          .where('id', '=', documentId)
          .where('workspace_id', '=', erasure.workspaceId)
          .executeTakeFirst();
        if (found !== undefined) hashes.push(...(await eraseDocument(tx, erasure, documentId)).hashes);
        await erasures.markDocument(tx, id, position, found === undefined ? 'gone' : 'erased');
      }
      return hashes;
    });

  async function sumErased(tx: Tx, erasure: Erasure): Promise<ErasedCounts> {
    // What was counted at the preview, of none.
    let counts: ErasedCounts = Object.fromEntries(Object.keys(erasure.counts).map((name) => [name, 0]));
    for (let page = 1; ; page += 1) {
      const request = { page, pageSize: 500 };
      const { data } = await erasures.listErasureDocuments(tx, erasure.id, request);
      for (const { status, details } of data) if (status === 'erased') counts = add(counts, details ?? {});
      if (data.length < request.pageSize) return counts;
    }
  }

  return async (job, { signal }) => {
    for (;;) {
      signal.throwIfAborted();
      const hashes = await eraseSome(job.subject);
      if (hashes === null) break;
      // A crash before leaves files without a document, which the next start deletes.
      await files.release([...new Set(hashes)]);
    }
    await database.transaction(async (tx) => {
      const isOwn = await queue.complete(tx, job);
      const erasure = await erasures.lockErasure(tx, job.subject);
      if (!isOwn || erasure?.status !== 'erasing') return;
      const counts = await sumErased(tx, erasure);
      const completedAt = timestamp(clock.now());
      await erasures.updateErasure(tx, erasure.id, { status: 'completed', counts, completedAt });
      await audit.record(tx, {
        action: 'erasure.completed',
        actorId: erasure.confirmedBy,
        scope: { workspaceId: erasure.workspaceId },
        targetId: erasure.id,
        before: null,
        after: null,
        details: counts,
      });
    });
    wakeFeed();
  };
}
