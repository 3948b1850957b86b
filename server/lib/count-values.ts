import type { JsonValue } from './json-value.ts';

/** The number of values below a node that are neither null nor blank. */
export function countValues(value: JsonValue | undefined): number {
  if (value === undefined || value === null || value === '') return 0;
  if (typeof value !== 'object') return 1;
  return Object.values(value).reduce<number>((sum, child) => sum + countValues(child), 0);
}
