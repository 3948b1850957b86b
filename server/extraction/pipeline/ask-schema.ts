import type { JsonObject, JsonValue } from '../../lib/json-value.ts';
import { getOwn, isObject, setOwn } from '../../lib/json-object.ts';

/** Keywords about a whole array or object, which do not apply to an excerpt of the document. */
const WHOLE_VALUE_KEYWORDS = new Set([
  'minItems',
  'maxItems',
  'uniqueItems',
  'contains',
  'minContains',
  'maxContains',
  'minProperties',
  'maxProperties',
  'dependentRequired',
  'dependentSchemas',
  'dependencies',
  'if',
  'then',
  'else',
  'not',
]);
const SINGLE_SCHEMA_KEYWORDS = new Set([
  'additionalProperties',
  'unevaluatedProperties',
  'additionalItems',
  'unevaluatedItems',
  'items',
  'contains',
]);
const SCHEMA_LIST_KEYWORDS = new Set(['anyOf', 'oneOf', 'allOf', 'prefixItems', 'items']);
const SCHEMA_MAP_KEYWORDS = new Set(['patternProperties', '$defs', 'definitions']);

/**
 * The schema to send for a definition. Every property may also be null, so that the model need not invent what the
 * document does not state; objects and lists may be empty instead. The answer is validated against the definition
 * itself.
 * @param isPiece whether the question is about a part of the document, which drops keywords about whole lists and
 * objects
 */
export function createQuestionSchema(definition: JsonObject, isPiece: boolean): JsonObject {
  return copySchema(definition, isPiece, false);
}

function copySchema(schema: JsonObject, isPiece: boolean, inItems: boolean): JsonObject {
  const copy: JsonObject = {};
  for (const [keyword, value] of Object.entries(schema)) {
    if (isPiece && !inItems && WHOLE_VALUE_KEYWORDS.has(keyword)) continue;
    const below = inItems || keyword === 'items' || keyword === 'prefixItems';
    const deeper = (one: JsonValue): JsonValue => (isObject(one) ? copySchema(one, isPiece, below) : one);
    if (keyword === 'properties' && isObject(value))
      setOwn(
        copy,
        keyword,
        mapEntries(value, (one) => makeNullable(deeper(one))),
      );
    else if (SCHEMA_MAP_KEYWORDS.has(keyword) && isObject(value)) setOwn(copy, keyword, mapEntries(value, deeper));
    else if (SCHEMA_LIST_KEYWORDS.has(keyword) && Array.isArray(value)) setOwn(copy, keyword, value.map(deeper));
    else if (SINGLE_SCHEMA_KEYWORDS.has(keyword)) setOwn(copy, keyword, deeper(value));
    else setOwn(copy, keyword, value);
  }
  return copy;
}

function mapEntries(map: JsonObject, change: (value: JsonValue) => JsonValue): JsonObject {
  const copy: JsonObject = {};
  for (const [name, value] of Object.entries(map)) setOwn(copy, name, change(value));
  return copy;
}

/** Constants stay, because they distinguish the alternatives of a union. */
function makeNullable(schema: JsonValue): JsonValue {
  if (!isObject(schema) || getOwn(schema, 'const') !== undefined) return schema;
  const type = getOwn(schema, 'type');
  const types = Array.isArray(type) ? type : type === undefined ? [] : [type];
  if (types.includes('null') || types.includes('object') || types.includes('array')) return schema;
  if (getOwn(schema, 'properties') !== undefined || getOwn(schema, 'items') !== undefined) return schema;
  if (
    types.length > 0 &&
    !['$ref', '$dynamicRef', 'anyOf', 'oneOf', 'allOf'].some((keyword) => Object.hasOwn(schema, keyword))
  ) {
    const values = getOwn(schema, 'enum');
    return {
      ...schema,
      type: [...types, 'null'],
      ...(Array.isArray(values) && !values.includes(null) ? { enum: [...values, null] } : {}),
    };
  }
  const { title, description, ...rest } = schema;
  return {
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description }),
    anyOf: [rest, { type: 'null' }],
  };
}
