import type { Database, Tx } from '../db/database.ts';
import type { Feeder } from '../batches/feed-loop.ts';
import type { DatasetsService, DraftLabel } from '../datasets/service.ts';
import type { SchemaTasks } from '../extraction/child/schema-tasks.ts';
import type { JsonObject } from '../lib/json-value.ts';
import { completeOptions } from '../lib/models/run-options.ts';
import type { Logger } from '../lib/logger.ts';
import type { BatchRuns } from '../runs/batch-runs.ts';
import { readItemCounts } from './evaluation-counts-repository.ts';
import { NO_DOCUMENTS } from '../lib/models/document-counts.ts';
import { concludeStatus, endEvaluation, sumScores, type EndDependencies } from './end-evaluation.ts';
import * as items from './evaluation-items-repository.ts';
import * as evaluations from './repository.ts';
import type { Evaluation } from './repository.ts';
import { findSameRun } from './same-runs-repository.ts';
import { scoreItems } from './score-items.ts';
import * as scores from './scores-repository.ts';
import type { UnscoredItem } from './scores-repository.ts';

interface FeederDependencies extends EndDependencies {
  database: Database;
  runs: Pick<BatchRuns, 'insert' | 'startWhileRoom'>;
  datasets: Pick<DatasetsService, 'saveDrafts'>;
  schemaTasks: Pick<SchemaTasks, 'score'>;
  /** The maximum number of pending runs of a workspace; null for no limit. */
  maxPendingRuns: number | null;
  logger: Logger;
}

/** The runs of evaluations that a workspace may have in the queue, as for batches. */
const MAX_ACTIVE_RUNS = 128;
/** Runs of one transaction: other writers of an SQLite database wait for it. */
const RUNS_PER_TRANSACTION = 32;
/** Documents of one task of a child process. */
const SCORED_AT_ONCE = 64;
/** Asking it again costs nothing, and shows what an upgrade changed. */
const BUILT_IN = 'local';

/** Starts runs of evaluations, scores what has ended, and ends evaluations. */
export function createEvaluationFeeder(dependencies: FeederDependencies): Feeder {
  const { database, runs, datasets, schemaTasks, maxPendingRuns, logger } = dependencies;
  const { db } = database;
  const maxActive = Math.max(1, Math.min(MAX_ACTIVE_RUNS, Math.floor((maxPendingRuns ?? Infinity) / 4)));
  let isBusy = true;

  async function startRun(tx: Tx, evaluation: Evaluation, { position, documentId }: items.WaitingItem): Promise<void> {
    const { id, workspaceId, environmentId, schemaFamilyId, schemaVersionId, runSettings, isFresh } = evaluation;
    const { resolution, verify, samples, memory } = runSettings;
    const place = { evaluationId: id, position };
    if (!isFresh && memory !== true && resolution.provider !== BUILT_IN) {
      const { provider, model } = resolution;
      const same = await findSameRun(tx, { schemaVersionId, provider, model, samples, verify }, documentId);
      if (same !== undefined) return items.setRun(tx, place, { runId: same, status: 'completed' });
    }
    const runId = await runs.insert(tx, null, {
      workspaceId,
      environmentId,
      schemaFamilyId,
      schemaVersionId,
      documentId,
      ...resolution,
      // Another model in place of this one would be scored as it.
      fallbacks: [],
      options: { ...completeOptions({ samples }), verify },
      pages: null,
      metadata: {},
      evaluationId: id,
    });
    return items.setRun(tx, place, { runId, status: 'pending' });
  }

  /** Returns how many documents no longer wait. */
  async function startSome(id: string, limit: number): Promise<number> {
    return database.transaction(async (tx) => {
      await evaluations.lockEvaluation(tx, id);
      const evaluation = await evaluations.findEvaluation(tx, id);
      if (evaluation === undefined || evaluation.completedAt !== null) return 0;
      const waiting = await items.listWaiting(tx, id, limit);
      const { workspaceId } = evaluation;
      const started = await runs.startWhileRoom(tx, workspaceId, waiting, (item) => startRun(tx, evaluation, item));
      if (started > 0 && evaluation.status === 'pending')
        await evaluations.updateEvaluation(tx, id, { status: 'processing' });
      return started;
    });
  }

  const toDraft = ({ itemId, extractedData, evidence }: UnscoredItem): DraftLabel[] => {
    if (extractedData === null) return [];
    const confidences = (JSON.parse(evidence ?? '[]') as { confidence: number }[]).map(({ confidence }) => confidence);
    const confidence = confidences.length === 0 ? null : Math.min(...confidences);
    return [{ itemId, expected: JSON.parse(extractedData) as JsonObject, confidence }];
  };

  /**
   * Scores documents whose runs have ended, or makes drafts of them. Returns how many. While runs go on, it waits for a
   * full task: a task for each document would take longer than some extractions.
   */
  async function scoreSome(evaluation: Evaluation, hasMore: boolean): Promise<number> {
    const { id, kind, schemaVersionId } = evaluation;
    const unscored = await scores.listUnscored(db, evaluation, SCORED_AT_ONCE);
    if (unscored.length === 0 || (hasMore && unscored.length < SCORED_AT_ONCE)) return 0;
    const isDraft = kind === 'draft';
    const definition = await items.findDefinition(db, schemaVersionId);
    const scored = isDraft
      ? unscored.map(({ position, extractedData }) => ({
          position,
          outcome: extractedData === null ? ('failed' as const) : ('exact' as const),
          counts: {},
          judged: [],
          leaves: [],
          valuesHash: '',
          tokens: null,
          cost: null,
          durationMs: null,
        }))
      : await scoreItems(schemaTasks, logger, { evaluation, definition, items: unscored });
    await database.transaction(async (tx) => {
      await evaluations.lockEvaluation(tx, id);
      if (isDraft) await datasets.saveDrafts(tx, evaluation.datasetId, unscored.flatMap(toDraft));
      await scores.saveScores(tx, id, scored);
    });
    return unscored.length;
  }

  async function endIfDone(id: string): Promise<boolean> {
    const summed = await sumScores(db, id);
    return database.transaction(async (tx) => {
      await evaluations.lockEvaluation(tx, id);
      const evaluation = await evaluations.findEvaluation(tx, id);
      if (evaluation === undefined || evaluation.completedAt !== null) return false;
      const { waiting, pending, processing } = evaluation.items;
      if (waiting + pending + processing > 0) return false;
      if ((await scores.listUnscored(tx, evaluation, 1)).length > 0) return false;
      const ended = await concludeStatus(tx, id, summed);
      await endEvaluation(dependencies, tx, evaluation, { ...ended, result: summed });
      return true;
    });
  }

  async function feedOne(id: string, room: number): Promise<{ started: number; changes: number; hasEnded: boolean }> {
    const evaluation = await evaluations.findEvaluation(db, id);
    if (evaluation === undefined || evaluation.completedAt !== null) return { started: 0, changes: 0, hasEnded: true };
    let started = 0;
    while (started < room) {
      const wanted = Math.min(RUNS_PER_TRANSACTION, room - started);
      const count = await startSome(id, wanted);
      started += count;
      if (count < wanted) break;
    }
    let changes = started;
    let isDone = false;
    for (let count = -1; count !== 0;) {
      const counts = (await readItemCounts(db, [id])).get(id) ?? NO_DOCUMENTS;
      isDone = counts.waiting + counts.pending + counts.processing === 0;
      count = await scoreSome(evaluation, !isDone);
      changes += count;
    }
    return { started, changes, hasEnded: isDone && (await endIfDone(id)) };
  }

  async function feedAll(): Promise<boolean> {
    const active = await evaluations.listActive(db);
    const counts = await readItemCounts(
      db,
      active.map(({ id }) => id),
    );
    let changes = 0;
    let ended = 0;
    for (const ofWorkspace of Map.groupBy(active, ({ workspaceId }) => workspaceId).values()) {
      const running = ofWorkspace.map(({ id }) => counts.get(id) ?? NO_DOCUMENTS);
      let room = maxActive - running.reduce((sum, { pending, processing }) => sum + pending + processing, 0);
      for (const [index, { id }] of ofWorkspace.entries()) {
        const share = Math.max(0, Math.ceil(room / (ofWorkspace.length - index)));
        const fed = await feedOne(id, share);
        room -= fed.started;
        changes += fed.changes;
        if (fed.hasEnded) ended += 1;
      }
    }
    isBusy = ended < active.length;
    return changes + ended > 0;
  }

  return {
    hasWork: () => isBusy,
    async feedOnce() {
      let hasChanged = false;
      await database
        .tryExclusively('evaluations', async () => {
          hasChanged = await feedAll();
        })
        .catch((error: unknown) => logger.error({ err: error }, 'Evaluations could not go on.'));
      return hasChanged;
    },
  };
}
