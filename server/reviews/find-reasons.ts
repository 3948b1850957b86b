import { formatPointerStep, getAt, getChild, parsePointer } from '../lib/json-pointer.ts';
import { isObject } from '../lib/json-object.ts';
import type { JsonObject, JsonValue } from '../lib/json-value.ts';
import type { CompletedRun } from './run-data-repository.ts';
import type { ReviewConditions, ReviewReason } from './table.ts';

export type { CompletedRun } from './run-data-repository.ts';

const MAX_REASONS = 100;

interface ReasonPlace {
  path: string;
  isMissing: boolean;
}

/** Where the data could have a value of a field, and whether it is absent or null there. */
function listPlaces(data: JsonValue | undefined, steps: readonly string[], path = ''): ReasonPlace[] {
  const [step, ...rest] = steps;
  if (step === undefined) return [{ path, isMissing: data === undefined || data === null }];
  if (step === '*' && Array.isArray(data))
    return data.flatMap((row, index) => listPlaces(row, rest, `${path}/${index}`));
  if (step === '*' && !isObject(data)) return [];
  return listPlaces(getChild(data, step), rest, path + formatPointerStep(step));
}

const findMissing = (data: JsonObject, field: string): string[] =>
  listPlaces(data, parsePointer(field)).flatMap(({ path, isMissing }) => (isMissing ? [path] : []));

/** Of so many earlier runs, and so many of their values. */
const MIN_EARLIER_RUNS = 5;
const USUAL_SHARE = 0.8;

/** Whether earlier data mostly has a value at a path, in any row of its lists. */
function isUsuallyThere(path: string, earlier: readonly JsonObject[]): boolean {
  if (earlier.length < MIN_EARLIER_RUNS) return false;
  const steps = parsePointer(path).map((step) => (/^\d+$/.test(step) ? '*' : step));
  const places = earlier.flatMap((data) => listPlaces(data, steps));
  return places.filter(({ isMissing }) => !isMissing).length >= USUAL_SHARE * Math.max(1, places.length);
}

/** Whether a path is that of a field, or within it. */
function isOfField(path: string, field: string): boolean {
  const steps = parsePointer(path);
  return parsePointer(field).every((step, index) => step === steps[index] || (step === '*' && index < steps.length));
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

/** The values that are less certain than the conditions ask for. */
function findUncertain(conditions: ReviewConditions, { evidence }: CompletedRun): string[] {
  const { confidenceBelow, confidencePaths, confidenceLimits } = conditions;
  const isAsked = (path: string) =>
    confidencePaths.length === 0 || confidencePaths.some((field) => isOfField(path, field));
  // Those of inner fields first.
  const limits = confidenceLimits.toSorted((a, b) => parsePointer(b.path).length - parsePointer(a.path).length);
  const limitOf = (path: string): number => {
    const own = limits.find((limit) => isOfField(path, limit.path));
    if (own !== undefined) return own.confidenceBelow;
    return confidenceBelow !== null && isAsked(path) ? confidenceBelow : 0;
  };
  return evidence.flatMap(({ path, confidence }) => (confidence < limitOf(path) ? [path] : []));
}

/** Each value that such a rule reads; the whole run for a rule without values. */
function findBroken({ rules: asked }: ReviewConditions, { rules }: CompletedRun): ReviewReason[] {
  return rules.flatMap(({ name, result, paths }) => {
    if (asked === null || result === 'holds' || (result === 'unknown' && asked === 'violated')) return [];
    const code = result === 'violated' ? 'rule_violated' : 'rule_unknown';
    const places = paths.length === 0 ? [null] : paths;
    return places.map((path): ReviewReason => ({ code, path, rule: name }));
  });
}

const isAbsent = (data: JsonObject, path: string): boolean => (getAt(data, parsePointer(path)) ?? null) === null;

/** Whether the reasons depend on earlier data. */
export const dependsOnEarlier = (conditions: ReviewConditions, run: CompletedRun): boolean =>
  findUncertain(conditions, run).some((path) => isAbsent(run.extractedData, path));

/**
 * Why a completed run needs a review; empty if it needs none. That a document does not have a value is no doubt, unless
 * the value is required or documents of the schema usually have it.
 * @param earlier the data of earlier runs of the schema
 */
export function findReasons(
  conditions: ReviewConditions,
  run: CompletedRun,
  earlier: readonly JsonObject[] = [],
): ReviewReason[] {
  const { requiredPaths, sample } = conditions;
  const missing = new Set(requiredPaths.flatMap((path) => findMissing(run.extractedData, path)));
  const doubtful = findUncertain(conditions, run).filter(
    (path) => !missing.has(path) && (!isAbsent(run.extractedData, path) || isUsuallyThere(path, earlier)),
  );
  return [
    ...[...missing].map((path): ReviewReason => ({ code: 'required_missing', path })),
    ...doubtful.map((path): ReviewReason => ({ code: 'confidence_below', path })),
    ...findBroken(conditions, run),
    ...(sample !== null && drawFraction(run.id) < sample ? [{ code: 'sampled', path: null } as const] : []),
  ].slice(0, MAX_REASONS);
}
