import type { Run } from '@excerpt/sdk';
import { parsePointer } from '../../lib/pointer-steps.ts';
import { listLeaves, toFields, type Leaf } from '../../lib/value-fields.ts';

export interface ComparedField {
  path: string;
  label: string;
  /** Null where a run does not have the field at all. */
  values: [Leaf | null, Leaf | null];
  isEqual: boolean;
}

const leavesOf = ({ schemaSnapshot, extractedData, evidence, lists }: Run): Map<string, Leaf> =>
  new Map(
    listLeaves(toFields({ schema: schemaSnapshot, data: extractedData ?? {}, evidence, lists })).map((leaf) => [
      leaf.path,
      leaf,
    ]),
  );

/** `rows › 1 › amount`: positions in lists count from 1. */
function toPathLabel(path: string, { extractedData }: Run): string {
  let value: unknown = extractedData;
  const names = parsePointer(path).map((key) => {
    const name = Array.isArray(value) ? String(Number(key) + 1) : key;
    value = (value as Record<string, unknown> | null | undefined)?.[key];
    return name;
  });
  return names.join(' › ');
}

/** Every field of both runs. Fields that only the second has follow the field before them. */
export function compareRuns(one: Run, other: Run): ComparedField[] {
  const first = leavesOf(one);
  const second = leavesOf(other);
  const paths = [...first.keys()];
  let before = -1;
  for (const path of second.keys()) {
    const at = paths.indexOf(path);
    if (at === -1) paths.splice((before += 1), 0, path);
    else before = at;
  }
  return paths.map((path) => {
    const values: ComparedField['values'] = [first.get(path) ?? null, second.get(path) ?? null];
    const isEqual = JSON.stringify(values[0]?.value ?? null) === JSON.stringify(values[1]?.value ?? null);
    return { path, label: toPathLabel(path, first.has(path) ? one : other), values, isEqual };
  });
}
