import type { Run } from '@excerpt/sdk';

export interface FieldDifference {
  /** JSON Pointer. */
  path: string;
  before: unknown;
  after: unknown;
  confidenceBefore: number | null;
  confidenceAfter: number | null;
}

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The leaves of a value by their JSON Pointers. Empty objects and lists are leaves. */
export function listLeaves(value: unknown, pointer = ''): Map<string, unknown> {
  if (!isContainer(value) || Object.keys(value).length === 0) return new Map([[pointer, value]]);
  return new Map(
    Object.entries(value).flatMap(([name, child]) => [
      ...listLeaves(child, `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`),
    ]),
  );
}

/** The fields whose values differ between two runs. A field that a run lacks is undefined there. */
export function compareRuns(before: Run, after: Run): FieldDifference[] {
  const [old, current] = [before, after].map((run) => ({
    leaves: listLeaves(run.extractedData ?? {}),
    confidence: new Map(run.evidence.map(({ path, confidence }) => [path, confidence])),
  }));
  if (old === undefined || current === undefined) return [];
  const paths = new Set([...old.leaves.keys(), ...current.leaves.keys()]);
  return [...paths]
    .filter((path) => JSON.stringify(old.leaves.get(path)) !== JSON.stringify(current.leaves.get(path)))
    .map((path) => ({
      path,
      before: old.leaves.get(path),
      after: current.leaves.get(path),
      confidenceBefore: old.confidence.get(path) ?? null,
      confidenceAfter: current.confidence.get(path) ?? null,
    }));
}
