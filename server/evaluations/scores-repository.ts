import type { Db } from '../db/database.ts';
import { literal } from '../db/literal.ts';
import { parseStoredJson, toStoredJson } from '../db/stored-json.ts';
import { toNanos, type Cost } from '../lib/models/call-usage.ts';
import type { RuleResult } from '../lib/models/schema-guidance.ts';
import type { JudgedValue, LeafCounts, ScoredLeaf } from '../scorer/score-documents.ts';
import type { DocumentStatus } from '../lib/models/document-counts.ts';
import type { ItemOutcome } from './evaluation-items-repository.ts';

/** A document whose run has ended and that is not scored yet. */
export interface UnscoredItem {
  position: number;
  itemId: string;
  status: DocumentStatus;
  /** JSON; null for a draft. */
  expected: string | null;
  /** JSON; null of a run that failed. */
  extractedData: string | null;
  evidence: string | null;
  inputTokens: number | null;
  outputTokens: number | null;
  costNanos: number | null;
  costCurrency: string | null;
  startedAt: string | null;
  completedAt: string | null;
}

export async function listUnscored(
  db: Db,
  { id, datasetId, datasetVersion }: { id: string; datasetId: string; datasetVersion: number | null },
  limit: number,
): Promise<UnscoredItem[]> {
  const rows = await db
    .selectFrom('evaluation_items as item')
    .leftJoin('runs', 'runs.id', 'item.run_id')
    .leftJoin('dataset_version_items as frozen', (join) =>
      join
        .onRef('frozen.position', '=', 'item.position')
        .on('frozen.dataset_id', '=', datasetId)
        .on('frozen.version', '=', datasetVersion ?? 0),
    )
    .select([
      'item.position',
      'item.item_id as itemId',
      'item.status',
      'frozen.expected',
      'runs.extracted_data as extractedData',
      'runs.evidence',
      'runs.input_tokens as inputTokens',
      'runs.output_tokens as outputTokens',
      'runs.cost_nanos as costNanos',
      'runs.cost_currency as costCurrency',
      'runs.started_at as startedAt',
      'runs.completed_at as completedAt',
    ])
    .where('item.evaluation_id', '=', id)
    .where('item.outcome', 'is', null)
    .where('item.status', 'in', [literal('completed'), literal('failed'), literal('cancelled')] as never)
    .orderBy('item.position')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, status: row.status as DocumentStatus }));
}

export interface ItemScore {
  position: number;
  outcome: ItemOutcome;
  counts: Record<string, LeafCounts>;
  judged: JudgedValue[];
  leaves: ScoredLeaf[];
  /** Of the values without their confidence. */
  valuesHash: string;
  tokens: number | null;
  cost: Cost | null;
  durationMs: number | null;
}

export async function saveScores(db: Db, evaluationId: string, scores: readonly ItemScore[]): Promise<void> {
  for (const { position, outcome, counts, judged, leaves, valuesHash, ...spent } of scores) {
    await db
      .updateTable('evaluation_items')
      .set({
        outcome,
        counts: toStoredJson(counts),
        judged: toStoredJson(judged),
        leaves: toStoredJson(leaves),
        values_hash: valuesHash,
        tokens: spent.tokens,
        cost_nanos: spent.cost === null ? null : toNanos(spent.cost.amount),
        cost_currency: spent.cost?.currency ?? null,
        duration_ms: spent.durationMs,
      })
      .where('evaluation_id', '=', evaluationId)
      .where('position', '=', position)
      .execute();
  }
}

export interface ScoredItem {
  position: number;
  outcome: ItemOutcome;
  counts: Record<string, LeafCounts>;
  judged: JudgedValue[];
  /** Of the run; empty once it was deleted or has expired. */
  rules: RuleResult[];
  tokens: number | null;
  costNanos: number | null;
  costCurrency: string | null;
  durationMs: number | null;
}

/** Scored documents after a position, in order. */
export async function listScored(
  db: Db,
  evaluationId: string,
  { after, limit }: { after: number; limit: number },
): Promise<ScoredItem[]> {
  const rows = await db
    .selectFrom('evaluation_items as item')
    .leftJoin('runs', 'runs.id', 'item.run_id')
    .select([
      'item.position',
      'item.outcome',
      'item.counts',
      'item.judged',
      'runs.rules',
      'item.tokens',
      'item.cost_nanos as costNanos',
      'item.cost_currency as costCurrency',
      'item.duration_ms as durationMs',
    ])
    .where('item.evaluation_id', '=', evaluationId)
    .where('item.position', '>', after)
    .where('item.outcome', 'is not', null)
    .orderBy('item.position')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    ...row,
    outcome: row.outcome as ItemOutcome,
    counts: parseStoredJson<ScoredItem['counts']>(row.counts) ?? {},
    judged: parseStoredJson<JudgedValue[]>(row.judged) ?? [],
    rules: parseStoredJson<RuleResult[]>(row.rules) ?? [],
  }));
}
