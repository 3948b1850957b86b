import type { Database, Tx } from '../db/database.ts';
import type { Logger } from '../lib/logger.ts';
import type { BatchPackets } from '../packets/batch-packets.ts';
import type { BatchRuns } from '../runs/batch-runs.ts';
import { mergeBatchCounts, readCounts } from './counts-repository.ts';
import { NO_DOCUMENTS, type DocumentCounts } from '../lib/models/document-counts.ts';
import * as items from './documents-repository.ts';
import type { WaitingDocument } from './documents-repository.ts';
import { endBatch, type EndDependencies } from './end-batch.ts';
import type { Feeder } from './feed-loop.ts';
import * as batches from './repository.ts';
import type { Batch } from './repository.ts';

interface Dependencies extends EndDependencies {
  database: Database;
  runs: Pick<BatchRuns, 'insert' | 'startWhileRoom'>;
  batchPackets: Pick<BatchPackets, 'insert'>;
  /** The maximum number of pending runs of a workspace; null for no limit. */
  maxPendingRuns: number | null;
  logger: Logger;
}

/**
 * The runs of batches that a workspace may have in the queue. The others wait in their batch: a queue of 10,000 would
 * make each claim and each cancellation slower, and leave no room for other runs under `EXCERPT_MAX_PENDING_RUNS`.
 */
const MAX_ACTIVE_RUNS = 256;
/** Runs of one transaction: other writers of an SQLite database wait for it. */
const RUNS_PER_TRANSACTION = 32;

interface Progress {
  id: string;
  counts: DocumentCounts;
}

const countActive = ({ counts: { pending, processing } }: Progress) => pending + processing;

/** Starts runs for the documents of batches, and ends batches. */
export function createBatchFeeder(dependencies: Dependencies): Feeder {
  const { database, runs, batchPackets, maxPendingRuns, logger } = dependencies;
  const maxActive = Math.max(1, Math.min(MAX_ACTIVE_RUNS, Math.floor((maxPendingRuns ?? Infinity) / 2)));
  let isBusy = true;

  async function startRun(tx: Tx, batch: Batch, { position, documentId, ...item }: WaitingDocument): Promise<void> {
    const place = { batchId: batch.id, position };
    if (item.expiredAt !== null) {
      const errorCode = { code: 'content_expired', stage: 'parse', retryable: false };
      const errorMessage = 'The content of the document has expired.';
      return items.failDocument(tx, place, { errorCode, errorMessage });
    }
    const { workspaceId, environmentId, schemaFamilyId, schemaVersionId } = batch;
    const { resolution, split, ...settings } = batch.runSettings;
    if (split !== null) {
      const { splitterVersionId, extract, model, createdBy } = split;
      const { vision, maxCost } = settings.options;
      const options = { extract, model, createdBy, vision, maxCost };
      const packet = { workspaceId, environmentId, documentId, splitterVersionId, ...options };
      return items.setPacket(tx, place, await batchPackets.insert(tx, packet));
    }
    const runId = await runs.insert(tx, item.earlierRunId, {
      workspaceId,
      environmentId,
      schemaFamilyId,
      schemaVersionId,
      documentId,
      ...resolution,
      ...settings,
      pages: null,
      metadata: item.metadata,
      batchId: batch.id,
    });
    await items.setRun(tx, place, runId);
  }

  /** Returns how many documents no longer wait. */
  async function startSome(id: string, limit: number): Promise<number> {
    return database.transaction(async (tx) => {
      await batches.lockBatch(tx, id);
      const batch = await batches.findBatch(tx, id);
      if (batch?.status !== 'processing') return 0;
      await mergeBatchCounts(tx, id);
      const waiting = await items.listWaiting(tx, id, limit);
      return runs.startWhileRoom(tx, batch.workspaceId, waiting, (document) => startRun(tx, batch, document));
    });
  }

  async function start(id: string, limit: number): Promise<number> {
    for (let started = 0; started < limit;) {
      const wanted = Math.min(RUNS_PER_TRANSACTION, limit - started);
      const count = await startSome(id, wanted);
      started += count;
      if (count < wanted) return started;
    }
    return limit;
  }

  /** Batches of a workspace share what is left, so that a small one does not wait for a large one. */
  async function feedWorkspace(all: Progress[]): Promise<number> {
    let room = maxActive - all.reduce((sum, one) => sum + countActive(one), 0);
    const needy = all.filter(({ counts }) => counts.waiting > 0);
    let started = 0;
    for (const [index, { id, counts }] of needy.entries()) {
      const share = Math.min(counts.waiting, Math.ceil(room / (needy.length - index)));
      if (share <= 0) continue;
      const count = await start(id, share);
      room -= count;
      started += count;
    }
    return started;
  }

  async function endIfDone(id: string): Promise<boolean> {
    return database.transaction(async (tx) => {
      await batches.lockBatch(tx, id);
      const batch = await batches.findBatch(tx, id);
      if (batch?.status !== 'processing' || !isDone(batch)) return false;
      await endBatch(dependencies, tx, batch, 'completed');
      return true;
    });
  }

  async function feedAll(): Promise<boolean> {
    const processing = await batches.listProcessing(database.db);
    const counts = await readCounts(
      database.db,
      processing.map(({ id }) => id),
    );
    const byWorkspace = Map.groupBy(processing, ({ workspaceId }) => workspaceId);
    let changes = 0;
    let ended = 0;
    for (const ofWorkspace of byWorkspace.values()) {
      const all = ofWorkspace.map(({ id }) => ({ id, counts: counts.get(id) ?? NO_DOCUMENTS }));
      for (const one of all.filter(isDone)) if (await endIfDone(one.id)) ended += 1;
      changes += await feedWorkspace(all);
    }
    isBusy = ended < processing.length;
    return changes + ended > 0;
  }

  return {
    hasWork: () => isBusy,
    async feedOnce() {
      let hasChanged = false;
      await database
        .tryExclusively('batches', async () => {
          hasChanged = await feedAll();
        })
        .catch((error: unknown) => logger.error({ err: error }, 'Runs of batches could not be started.'));
      return hasChanged;
    },
  };
}

function isDone({ counts: { waiting, pending, processing } }: Progress): boolean {
  return waiting + pending + processing === 0;
}
