import { createHash } from 'node:crypto';
import type { SchemaTasks } from '../extraction/child/schema-tasks.ts';
import type { JsonObject } from '../lib/json-value.ts';
import { fromNanos } from '../lib/models/call-usage.ts';
import type { Logger } from '../lib/logger.ts';
import type { ScoredDocument } from '../scorer/score-documents.ts';
import type { Evaluation } from './repository.ts';
import type { ItemScore, UnscoredItem } from './scores-repository.ts';

type Tasks = Pick<SchemaTasks, 'score'>;

interface Scoring {
  evaluation: Pick<Evaluation, 'id' | 'workspaceId' | 'comparators'>;
  definition: JsonObject;
  items: readonly UnscoredItem[];
}

const toDocument = ({ expected, extractedData, evidence }: UnscoredItem) => ({
  expected: JSON.parse(expected ?? '{}') as JsonObject,
  predicted: JSON.parse(extractedData ?? '{}') as JsonObject,
  evidence: (JSON.parse(evidence ?? '[]') as { path: string; confidence: number }[]).map(({ path, confidence }) => ({
    path,
    confidence,
  })),
});

const NOTHING: ScoredDocument = { counts: {}, judged: [], leaves: [], isExact: false };

function toScore(item: UnscoredItem, scored: ScoredDocument): ItemScore {
  const { inputTokens, outputTokens, costNanos, costCurrency, startedAt, completedAt } = item;
  const { counts, judged, leaves, isExact } = scored;
  const values = leaves.map(({ confidence: _confidence, ...leaf }) => leaf);
  return {
    position: item.position,
    outcome: item.extractedData === null ? 'failed' : isExact ? 'exact' : 'inexact',
    counts,
    judged,
    leaves,
    valuesHash: createHash('sha256').update(JSON.stringify(values)).digest('hex'),
    tokens: inputTokens === null || outputTokens === null ? null : inputTokens + outputTokens,
    cost: costNanos === null || costCurrency === null ? null : { amount: fromNanos(costNanos), currency: costCurrency },
    durationMs: startedAt === null || completedAt === null ? null : Date.parse(completedAt) - Date.parse(startedAt),
  };
}

/**
 * Scores documents whose runs have ended. One that failed counts as one without values, and so does one that cannot be
 * scored in the time that a task has.
 */
export async function scoreItems(
  { score }: Tasks,
  logger: Logger,
  { evaluation, definition, items }: Scoring,
): Promise<ItemScore[]> {
  const { comparators, workspaceId } = evaluation;
  const scoreSome = (some: readonly UnscoredItem[]) =>
    score({ definition, comparators, documents: some.map(toDocument) }, [workspaceId]);
  try {
    const scored = await scoreSome(items);
    return items.map((item, index) => toScore(item, scored[index] ?? NOTHING));
  } catch (error) {
    if (items.length > 1) {
      const scores: ItemScore[] = [];
      for (const item of items)
        scores.push(...(await scoreItems({ score }, logger, { evaluation, definition, items: [item] })));
      return scores;
    }
    const [item] = items;
    logger.warn({ err: error, evaluationId: evaluation.id, position: item?.position }, 'A document was not scored.');
    return item === undefined ? [] : [{ ...toScore(item, NOTHING), outcome: 'failed' }];
  }
}
