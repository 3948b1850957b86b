import { LRUCache } from 'lru-cache';
import type { Db, Tx } from '../db/database.ts';
import type { Evidence, Extraction, UsedExample } from '../extraction/engine.ts';
import { getAt, parsePointer } from '../lib/json-pointer.ts';
import { parseJsonText, toJsonText } from '../lib/json-text.ts';
import type { JsonObject } from '../lib/json-value.ts';
import { fitRecalibration, recalibrate, type CheckedValue, type Recalibration } from '../scorer/recalibrate.ts';
import {
  listChecked,
  readCheckedRevision,
  upsertChecked,
  type Basis,
  type CheckedDocument,
} from './checked-repository.ts';
import type { MemoryPlace } from './repository.ts';

/** Older reviews say less of the documents that come now. */
const MAX_DOCUMENTS = 300;
const MAX_VALUES = 2_000;
const MAX_CACHED = 100;

/** What a review changed and left. */
export interface ReviewedValues extends MemoryPlace {
  documentId: string;
  model: string;
  /** Examples that the run used. */
  memory: readonly UsedExample[];
  evidence: readonly Evidence[];
  extractedData: JsonObject | null;
  data: JsonObject;
}

/** Keeps which of a document's confidences were right: those of values that the review left as they were. */
export async function recordChecked(tx: Tx, reviewed: ReviewedValues, checkedAt: string): Promise<void> {
  const { documentId, model, memory, evidence, extractedData, data } = reviewed;
  if (extractedData === null) return;
  const checked = listCheckedValues(evidence, extractedData, data);
  await upsertChecked(tx, reviewed, { documentId, model, basis: basisOf(memory), checked, checkedAt });
}

/** Which values a review left as they were. Where it added or took away rows of a list, nothing is said of its rows. */
export function listCheckedValues(
  evidence: readonly Pick<Evidence, 'path' | 'match' | 'confidence' | 'uncalibrated'>[],
  extracted: JsonObject,
  reviewed: JsonObject,
): CheckedValue[] {
  return evidence.flatMap(({ path, match, confidence, uncalibrated = confidence }) => {
    const steps = parsePointer(path);
    const hasOtherRows = steps.some((_, depth) => {
      const before = getAt(extracted, steps.slice(0, depth));
      const after = getAt(reviewed, steps.slice(0, depth));
      return Array.isArray(before) && Array.isArray(after) && before.length !== after.length;
    });
    if (match === 'not_found' || hasOtherRows) return [];
    const isRight = getAt(extracted, steps) === getAt(reviewed, steps);
    return [{ field: fieldOf(path), confidence: uncalibrated, isRight }];
  });
}

/** A model's recalibration by the reviews of a schema in an environment. */
export interface ModelRecalibration extends Recalibration {
  model: string;
  basis: Basis;
}

export const basisOf = (memory: readonly UsedExample[]): Basis => (memory.length > 0 ? 'memory' : 'document');

/** What each model's confidences become, from enough checked values on. */
export async function readRecalibrations(db: Db, place: MemoryPlace): Promise<ModelRecalibration[]> {
  const documents = await listChecked(db, place, MAX_DOCUMENTS);
  return [...Map.groupBy(documents, ({ model, basis }) => `${basis} ${model}`).values()].flatMap((of) => {
    const by = fitRecalibration(valuesOf(of));
    const [first] = of;
    return by === null || first === undefined ? [] : [{ model: first.model, basis: first.basis, ...by }];
  });
}

export interface Recalibrator {
  /** @param without a document whose own review says nothing */
  find(
    place: MemoryPlace,
    of: Pick<ModelRecalibration, 'model' | 'basis'>,
    without: string | null,
  ): Promise<Recalibration | null>;
}

export function createRecalibrator(db: Db): Recalibrator {
  const cache = new LRUCache<string, { revision: string; found: ModelRecalibration[] }>({ max: MAX_CACHED });
  return {
    async find(place, { model, basis }, without) {
      const isOf = (one: Pick<ModelRecalibration, 'model' | 'basis'>) => one.model === model && one.basis === basis;
      if (without !== null) {
        const documents = await listChecked(db, place, MAX_DOCUMENTS);
        const others = documents.filter((one) => isOf(one) && one.documentId !== without);
        return fitRecalibration(valuesOf(others));
      }
      const key = `${place.environmentId} ${place.schemaFamilyId}`;
      const revision = await readCheckedRevision(db, place);
      let known = cache.get(key);
      if (known?.revision !== revision)
        cache.set(key, (known = { revision, found: await readRecalibrations(db, place) }));
      return known.found.find(isOf) ?? null;
    },
  };
}

type Rated = Pick<Extraction, 'evidence' | 'confidence'>;

/** The confidences of values as the schema's reviews have them; each keeps what it was. */
export function applyRecalibration<Extracted extends Rated>(extraction: Extracted, by: Recalibration): Extracted {
  if (by.method === 'none') return extraction;
  let moved = 0;
  const evidence = parseJsonText(extraction.evidence).map((one): Evidence => {
    if (one.match === 'not_found') return one;
    const confidence = recalibrate(by, { field: fieldOf(one.path), confidence: one.confidence });
    moved += confidence - one.confidence;
    return { ...one, confidence, uncalibrated: one.confidence };
  });
  const mean = extraction.confidence + moved / Math.max(1, evidence.length);
  const confidence = Math.round(Math.min(1, Math.max(0, mean)) * 1000) / 1000;
  return { ...extraction, evidence: toJsonText(evidence), confidence };
}

function valuesOf(documents: readonly CheckedDocument[]) {
  return documents.flatMap(({ checked }) => checked).slice(0, MAX_VALUES);
}

/** The path of a field: `*` for the number of an entry. */
function fieldOf(path: string): string {
  return path.replace(/\/\d+(?=\/|$)/g, '/*');
}
