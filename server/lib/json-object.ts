import type { JsonObject, JsonValue } from './json-value.ts';

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads an own property. Inherited ones such as `constructor` are not part of the JSON. */
export function getOwn(object: JsonObject, key: string): JsonValue | undefined {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

/** Sets an own property of any name. An assignment to `__proto__` would set the prototype instead. */
export function setOwn(object: JsonObject, key: string, value: JsonValue): void {
  Object.defineProperty(object, key, { value, enumerable: true, writable: true, configurable: true });
}

/** The number of values below a node that are neither null nor blank. */
export function countValues(value: JsonValue | undefined): number {
  if (value === undefined || value === null || value === '') return 0;
  if (typeof value !== 'object') return 1;
  return Object.values(value).reduce<number>((sum, child) => sum + countValues(child), 0);
}
