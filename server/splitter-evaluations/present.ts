import type { Wire } from '../http/operation.ts';
import type { EvaluatedPacket } from './repository.ts';
import type { ScoredEvaluation } from './service.ts';

export function presentSplitterEvaluation(
  evaluation: ScoredEvaluation,
  { packets: withPackets = true } = {},
): Wire<'SplitterEvaluation'> {
  const { workspaceId: _workspace, environmentId: _environment, packets, ...rest } = evaluation;
  const { splitterId: _splitter, splitterVersionId: _version, ...shown } = rest;
  const count = (wanted: EvaluatedPacket['status']) => packets.filter(({ status }) => status === wanted).length;
  return {
    ...shown,
    counts: { total: packets.length, completed: count('completed'), failed: count('failed') },
    score: presentScore(evaluation.score),
    packets: withPackets ? packets.map(presentPacket) : [],
    cost: sumCosts(packets),
  };
}

function presentScore(score: ScoredEvaluation['score']): Wire<'SplittingScore'> | null {
  if (score?.confidence == null) return score && { ...score, confidence: null };
  const { auroc, ece } = score.confidence;
  return { ...score, confidence: { auroc: Number.isNaN(auroc) ? null : auroc, ece } };
}

function presentPacket({ packetId, status, counts, errorMessage }: EvaluatedPacket): Wire<'EvaluatedPacket'> {
  return {
    packetId,
    status,
    isExact: counts?.isExact ?? null,
    documents: counts?.parts.expected ?? null,
    parts: counts?.parts.found ?? null,
    rightParts: counts?.kinds.exact ?? null,
    missedStarts: counts?.starts.missed ?? null,
    inventedStarts: counts?.starts.invented ?? null,
    errorMessage,
  };
}

/** Null where nothing was asked, or the price of an answer is unknown. */
function sumCosts(packets: readonly EvaluatedPacket[]): Wire<'SplitterEvaluation'>['cost'] {
  const costs = packets.flatMap(({ cost }) => (cost === null ? [] : [cost]));
  const [first] = costs;
  if (first === undefined) return null;
  return { amount: costs.reduce((sum, { amount }) => sum + amount, 0), currency: first.currency };
}
