import { formatPointerStep, getChild, parsePointer } from '../lib/json-pointer.ts';
import { isObject } from '../lib/json-object.ts';
import type { JsonObject, JsonValue } from '../lib/json-value.ts';
import type { ReviewConditions, ReviewReason } from './table.ts';

/** What the conditions look at. */
export interface CompletedRun {
  id: string;
  extractedData: JsonObject;
  evidence: readonly { path: string; confidence: number }[];
}

const MAX_REASONS = 100;

/** The paths at which a required value is absent or null. */
function findMissing(data: JsonValue | undefined, steps: readonly string[], path = ''): string[] {
  const [step, ...rest] = steps;
  if (step === undefined) return data === undefined || data === null ? [path] : [];
  if (step === '*' && Array.isArray(data))
    return data.flatMap((row, index) => findMissing(row, rest, `${path}/${index}`));
  if (step === '*' && !isObject(data)) return [];
  return findMissing(getChild(data, step), rest, path + formatPointerStep(step));
}

/**
 * A number from 0 to 1 made of the run's id, so that a repeated transaction decides alike. FNV-1a with the last
 * mixing steps of MurmurHash3.
 */
export function drawFraction(id: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < id.length; index += 1) hash = Math.imul(hash ^ id.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** Why a completed run needs a review; empty if it needs none. */
export function findReasons(
  { confidenceBelow, requiredPaths, sample }: ReviewConditions,
  { id, extractedData, evidence }: CompletedRun,
): ReviewReason[] {
  const missing = new Set(requiredPaths.flatMap((path) => findMissing(extractedData, parsePointer(path))));
  const doubtful = evidence
    .filter(({ path, confidence }) => confidenceBelow !== null && confidence < confidenceBelow && !missing.has(path))
    .map(({ path }) => path);
  return [
    ...[...missing].map((path): ReviewReason => ({ code: 'required_missing', path })),
    ...doubtful.map((path): ReviewReason => ({ code: 'confidence_below', path })),
    ...(sample !== null && drawFraction(id) < sample ? [{ code: 'sampled', path: null } as const] : []),
  ].slice(0, MAX_REASONS);
}
