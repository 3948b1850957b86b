import { isObject } from '../../../lib/json-object.ts';
import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import { createValidator, type ValidationProblem } from '../validate.ts';

/** Keywords that ask for values, which an annotated document need not have. */
const DEMANDS = ['required', 'dependentRequired', 'minItems', 'minProperties', 'minContains', 'contains'];
/** Keywords with one schema, with a list of schemas, and with schemas by name. */
const SINGLE = ['items', 'additionalProperties', 'unevaluatedProperties', 'propertyNames', 'if', 'then', 'else'];
const LISTS = ['anyOf', 'oneOf', 'allOf', 'prefixItems', 'items'];
const NAMED = ['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas'];

/**
 * Finds the problems of expected values, which say what a document has. Required fields may be absent. Null, an empty
 * list and an empty object say of any field that the document does not have it.
 */
export function createExpectedCheck(definition: JsonObject): (value: JsonObject) => ValidationProblem[] {
  // Compiling takes longer than checking many values.
  const validate = createValidator(relax(definition) as JsonObject);
  return (value) => validate(withoutEmpty(value) ?? {});
}

export const checkExpected = (definition: JsonObject, values: readonly JsonObject[]): ValidationProblem[][] =>
  values.map(createExpectedCheck(definition));

function relax(schema: JsonValue): JsonValue {
  if (!isObject(schema)) return schema;
  const entries = Object.entries(schema).flatMap(([keyword, value]): [string, JsonValue][] => {
    if (DEMANDS.includes(keyword)) return [];
    if (NAMED.includes(keyword) && isObject(value))
      return [[keyword, Object.fromEntries(Object.entries(value).map(([name, one]) => [name, relax(one)]))]];
    // Without its demands, a value may fit several options.
    if (LISTS.includes(keyword) && Array.isArray(value))
      return [[keyword === 'oneOf' && schema['anyOf'] === undefined ? 'anyOf' : keyword, value.map(relax)]];
    if (SINGLE.includes(keyword)) return [[keyword, relax(value)]];
    return [[keyword, value]];
  });
  return Object.fromEntries(entries);
}

/** Rows keep their places, so that problems name them: one that has nothing becomes an empty object. */
function withoutEmpty(value: JsonValue): JsonValue | undefined {
  if (value === null) return undefined;
  if (Array.isArray(value)) {
    if (value.length === 0) return undefined;
    return value.filter((item) => item !== null).map((item) => withoutEmpty(item) ?? (isObject(item) ? {} : []));
  }
  if (!isObject(value)) return value;
  const entries = Object.entries(value).flatMap(([name, member]) => {
    const kept = withoutEmpty(member);
    return kept === undefined ? [] : [[name, kept] as const];
  });
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}
