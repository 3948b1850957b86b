import type { JsonObject } from '../../../lib/json-value.ts';

/** A schema that a value fits; a list is described by its first entry. */
export function describeValue(value: unknown): JsonObject {
  if (Array.isArray(value)) return { type: 'array', items: describeValue(value[0]) };
  if (typeof value !== 'object' || value === null) return { type: typeof value };
  return { properties: Object.fromEntries(Object.entries(value).map(([name, one]) => [name, describeValue(one)])) };
}
