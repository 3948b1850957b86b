import { isDeepStrictEqual } from 'node:util';
import type { Run } from '@excerpt/sdk';
import { formatPointerStep } from '../../server/lib/json-pointer.ts';

/** A place where two values differ. */
export interface Difference {
  /** JSON Pointer. */
  path: string;
  /** Undefined where a value has nothing at this place. */
  before: unknown;
  after: unknown;
}

export interface FieldDifference extends Difference {
  confidenceBefore: number | null;
  confidenceAfter: number | null;
}

/** The leaves of a value by their JSON Pointers. Empty objects and lists are leaves. */
function listLeaves(value: unknown, pointer = ''): [pointer: string, leaf: unknown][] {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  if (entries.length === 0) return [[pointer, value]];
  return entries.flatMap(([name, child]) => listLeaves(child, `${pointer}${formatPointerStep(name)}`));
}

/** The leaves in which two values differ. */
export function compareValues(before: unknown, after: unknown): Difference[] {
  const old = new Map(listLeaves(before));
  const current = new Map(listLeaves(after));
  return [...new Set([...old.keys(), ...current.keys()])]
    .map((path) => ({ path, before: old.get(path), after: current.get(path) }))
    .filter((one) => !isDeepStrictEqual(one.before, one.after));
}

/** The fields whose values differ between two runs. */
export function compareRuns(before: Run, after: Run): FieldDifference[] {
  const [old, current] = [before, after].map(
    ({ evidence }) => new Map(evidence.map(({ path, confidence }) => [path, confidence])),
  );
  return compareValues(before.extractedData ?? {}, after.extractedData ?? {}).map((difference) => ({
    ...difference,
    confidenceBefore: old?.get(difference.path) ?? null,
    confidenceAfter: current?.get(difference.path) ?? null,
  }));
}
