import { getAt } from '../../../lib/json-pointer.ts';
import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import type { Layout } from '../../../parsing/layout.ts';
import { score, type Candidate } from '../candidates/candidate.ts';
import { extractLocally } from '../extract-locally.ts';
import type { BoostedTrees } from './boosted-trees.ts';

/** A candidate for a single field, or a value in a list. */
export interface RankingExample {
  features: readonly number[];
  isRight: boolean;
  /** Property names with dots; null for values in lists, which have no rivals. */
  field: string | null;
}

export interface CollectedExamples {
  examples: RankingExample[];
  /** Single fields that were left empty. */
  empty: { hasCandidates: boolean; isAbsent: boolean }[];
}

/** One leaf of a comparison with the expected data. */
export interface JudgedLeaf {
  field: string;
  outcome: string;
  pointer: string | null;
}

/** Compares data with the expected data, leaf by leaf. */
export type Judge = (expected: JsonObject, predicted: JsonObject, definition: JsonObject) => JudgedLeaf[];

const MAX_CANDIDATES = 10;

/** Extracts a document and judges every candidate by the expected data. Throws `ExtractionError`. */
export function collectExamples(
  { definition, expected, layout }: { definition: JsonObject; expected: JsonObject; layout: Layout },
  judge: Judge,
  model?: BoostedTrees,
): CollectedExamples {
  const candidates: { candidate: Candidate; features: readonly number[] }[] = [];
  const inLists = new Map<string, readonly number[]>();
  const { extractedData } = extractLocally(
    { definition, layout },
    {
      ...(model === undefined ? {} : { model }),
      observe: {
        onCandidate: (candidate, features) => candidates.push({ candidate, features }),
        onPlaced: (pointer, { features }) => {
          if (features !== undefined) inLists.set(pointer, features);
        },
      },
    },
  );
  const examples: RankingExample[] = [];
  const byField = Map.groupBy(candidates, ({ candidate }) => candidate.field.path.join('.'));
  for (const [field, of] of byField) {
    const best = of.toSorted((a, b) => score(b.candidate) - score(a.candidate)).slice(0, MAX_CANDIDATES);
    for (const { candidate, features } of best) {
      const { path } = candidate.field;
      const wanted = getAt(expected, path);
      if (wanted === undefined) continue;
      const [leaf] = judge(nest(path, wanted), nest(path, candidate.value), definition);
      examples.push({ features, isRight: leaf?.outcome === 'right', field });
    }
  }
  const empty: CollectedExamples['empty'] = [];
  for (const { field, outcome, pointer } of judge(expected, extractedData, definition)) {
    const features = pointer === null ? undefined : inLists.get(pointer);
    if (features !== undefined) examples.push({ features, isRight: outcome === 'right', field: null });
    else if (!field.includes('[]') && (outcome === 'absent' || outcome === 'missed'))
      empty.push({
        hasCandidates: byField.has(field),
        isAbsent: outcome === 'absent',
      });
  }
  return { examples, empty };
}

function nest(path: readonly string[], value: JsonValue): JsonObject {
  return path.reduceRight<JsonValue>((inner, name) => ({ [name]: inner }), value) as JsonObject;
}
