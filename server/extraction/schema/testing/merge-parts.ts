import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import { define, isObject } from '../subschemas.ts';

/** One value from those of the parts: objects are joined, and of anything else the first that is not null counts. */
export function mergeParts(values: readonly JsonValue[]): JsonValue {
  const objects = values.filter(isObject);
  if (objects.length === 0) return values.find((value) => value !== null) ?? null;
  const merged: JsonObject = {};
  for (const key of new Set(objects.flatMap((object) => Object.keys(object)))) {
    const found = objects.flatMap((object) => (Object.hasOwn(object, key) ? [object[key] ?? null] : []));
    define(merged, key, mergeParts(found));
  }
  return merged;
}
