import fc from 'fast-check';
import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';

/** A schema with an arbitrary of valid values. */
export interface Sample {
  schema: JsonObject;
  values: fc.Arbitrary<JsonValue>;
}

export type Samples = fc.Arbitrary<Sample>;

export const text = fc.string({ maxLength: 8, unit: 'grapheme' });
export const number = fc.oneof(
  fc.integer({ min: -1_000_000, max: 1_000_000 }),
  fc.integer({ min: -99_999, max: 99_999 }).map((cents) => cents / 100),
);
const scalar: fc.Arbitrary<JsonValue> = fc.oneof(text, number, fc.boolean(), fc.constant(null));
export const anything: fc.Arbitrary<JsonValue> = fc.oneof(
  scalar,
  fc.array(scalar, { maxLength: 3 }),
  fc.array(fc.tuple(fc.constantFrom('a', 'json', '__proto__'), scalar), { maxLength: 2 }).map(createObject),
);

/** An object whose entries are own properties, whatever their names. */
export function createObject(entries: readonly (readonly [string, JsonValue])[]): JsonObject {
  const object: JsonObject = {};
  for (const [key, value] of entries)
    Object.defineProperty(object, key, { value, enumerable: true, writable: true, configurable: true });
  return object;
}

/** Valid values of an object with the properties `[name, sample, required]`. */
export function createObjectValues(
  properties: readonly (readonly [string, Sample, boolean])[],
): fc.Arbitrary<JsonObject> {
  const entries = properties.map(([key, { values }, required]) =>
    required
      ? values.map((value) => [[key, value] as const])
      : fc.oneof(
          values.map((value) => [[key, value] as const]),
          fc.constant([]),
        ),
  );
  return fc.tuple(...entries).map((found) => createObject(found.flat()));
}

/** The schema as one of array items, which must have a type. */
export function getItemSchema(schema: JsonObject): JsonObject {
  return isTyped(schema) ? schema : { type: 'string' };
}

export function getItemValues(schema: JsonObject, values: fc.Arbitrary<JsonValue>): fc.Arbitrary<JsonValue> {
  return isTyped(schema) ? values : text;
}

function isTyped(schema: JsonObject): boolean {
  return (
    ['type', 'enum', 'const', '$ref', 'allOf'].some((keyword) => keyword in schema) ||
    ['anyOf', 'oneOf'].some(
      (keyword) => Array.isArray(schema[keyword]) && schema[keyword].every((one) => isTyped(one as JsonObject)),
    )
  );
}
