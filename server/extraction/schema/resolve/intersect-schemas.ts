import type { JsonValue } from '../../../lib/json-value.ts';
import { intersectTypes } from '../json-type.ts';
import { describeConstraint } from './describe-constraints.ts';
import type { NormalizedSchema } from './normalized-schema.ts';

/** The schema of the values that both schemas accept. Undefined if there is no such value. */
export function intersectSchemas(a: NormalizedSchema, b: NormalizedSchema): NormalizedSchema | undefined {
  const types =
    a.types === undefined || b.types === undefined ? (a.types ?? b.types) : intersectTypes(a.types, b.types);
  if (types?.size === 0) return undefined;
  const values =
    a.values === undefined || b.values === undefined ? (a.values ?? b.values) : intersectValues(a.values, b.values);
  if (values?.length === 0) return undefined;

  const constraints = new Map(a.constraints);
  const notes = [...a.notes, ...b.notes];
  for (const [keyword, value] of b.constraints) {
    const other = constraints.get(keyword);
    const merged = other === undefined ? value : mergeConstraints(keyword, other, value);
    if (merged === undefined) notes.push(describeConstraint(keyword, value));
    else constraints.set(keyword, merged);
  }
  const additionalProperties = combine(a.additionalProperties, b.additionalProperties);
  const items = combine(a.items, b.items);
  const description = a.description ?? b.description;
  return {
    ...(types === undefined ? {} : { types }),
    ...(values === undefined ? {} : { values }),
    properties: intersectProperties(a, b),
    patternProperties: intersectPatternProperties(a.patternProperties, b.patternProperties),
    ...(additionalProperties === undefined ? {} : { additionalProperties }),
    required: new Set([...a.required, ...b.required]),
    prefixItems: intersectPrefixItems(a, b),
    ...(items === undefined ? {} : { items }),
    constraints,
    notes,
    ...(description === undefined ? {} : { description }),
    followedReferences: [...a.followedReferences, ...b.followedReferences],
  };
}

function intersectProperties(a: NormalizedSchema, b: NormalizedSchema): Map<string, JsonValue> {
  const properties = new Map<string, JsonValue>();
  for (const key of new Set([...a.properties.keys(), ...b.properties.keys()]))
    properties.set(key, combine(getPropertySchema(a, key), getPropertySchema(b, key)) ?? true);
  return properties;
}

/** Patterns are not evaluated: a property that one of them might match has no known schema. */
function getPropertySchema(schema: NormalizedSchema, key: string): JsonValue | undefined {
  const property = schema.properties.get(key);
  return property ?? (schema.patternProperties.size > 0 ? undefined : schema.additionalProperties);
}

function intersectPatternProperties(
  a: ReadonlyMap<string, JsonValue>,
  b: ReadonlyMap<string, JsonValue>,
): Map<string, JsonValue> {
  const patternProperties = new Map(a);
  for (const [pattern, schema] of b) patternProperties.set(pattern, combine(a.get(pattern), schema) ?? schema);
  return patternProperties;
}

function intersectPrefixItems(a: NormalizedSchema, b: NormalizedSchema): JsonValue[] {
  return Array.from(
    { length: Math.max(a.prefixItems.length, b.prefixItems.length) },
    (_, index) => combine(a.prefixItems[index] ?? a.items, b.prefixItems[index] ?? b.items) ?? true,
  );
}

function combine(a: JsonValue | undefined, b: JsonValue | undefined): JsonValue | undefined {
  if (a === undefined || a === true || a === b) return b ?? a;
  if (b === undefined || b === true) return a;
  return a === false || b === false ? false : { allOf: [a, b] };
}

function intersectValues(a: JsonValue[], b: JsonValue[]): JsonValue[] {
  const texts = new Set(b.map((value) => JSON.stringify(value)));
  return a.filter((value) => texts.has(JSON.stringify(value)));
}

const LOWER_BOUNDS = new Set(['minLength', 'minimum', 'exclusiveMinimum', 'minItems', 'minProperties']);
const UPPER_BOUNDS = new Set(['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems', 'maxProperties']);

/** The constraint that implies both. Undefined if one keyword cannot express it, as with two patterns. */
function mergeConstraints(keyword: string, a: JsonValue, b: JsonValue): JsonValue | undefined {
  if (typeof a === 'number' && typeof b === 'number' && LOWER_BOUNDS.has(keyword)) return Math.max(a, b);
  if (typeof a === 'number' && typeof b === 'number' && UPPER_BOUNDS.has(keyword)) return Math.min(a, b);
  return a === b || JSON.stringify(a) === JSON.stringify(b) ? a : undefined;
}
