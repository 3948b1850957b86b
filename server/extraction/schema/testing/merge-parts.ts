import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import { isObject, setOwn } from '../../../lib/json-object.ts';

/** Merges objects property by property. Of other values, the first one that is not null. */
export function mergeParts(values: readonly JsonValue[]): JsonValue {
  const objects = values.filter(isObject);
  if (objects.length === 0) return values.find((value) => value !== null) ?? null;
  const merged: JsonObject = {};
  for (const key of new Set(objects.flatMap((object) => Object.keys(object)))) {
    const found = objects.flatMap((object) => (Object.hasOwn(object, key) ? [object[key] ?? null] : []));
    setOwn(merged, key, mergeParts(found));
  }
  return merged;
}
