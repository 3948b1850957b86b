import { getOwn, isObject } from '../../lib/json-object.ts';
import { formatPointerStep } from '../../lib/json-pointer.ts';
import type { JsonObject, JsonValue } from '../../lib/json-value.ts';

const SINGLE_SCHEMA_KEYWORDS = [
  'additionalProperties',
  'additionalItems',
  'unevaluatedItems',
  'unevaluatedProperties',
  'contains',
  'propertyNames',
  'not',
  'if',
  'then',
  'else',
  'contentSchema',
];
const SCHEMA_LIST_KEYWORDS = ['prefixItems', 'anyOf', 'oneOf', 'allOf'];
const SCHEMA_MAP_KEYWORDS = [
  'properties',
  'patternProperties',
  '$defs',
  'definitions',
  'dependentSchemas',
  'dependencies',
];
/** Keywords whose schemas apply to the same value as the schema that contains them. */
const IN_PLACE_APPLICATORS = new Set([
  'anyOf',
  'oneOf',
  'allOf',
  'not',
  'if',
  'then',
  'else',
  'dependentSchemas',
  'dependencies',
]);

export interface Subschema {
  keyword: string;
  /** The name or index below the keyword; absent for keywords with one schema. */
  key?: string;
  /** JSON Pointer from the definition's root. */
  path: string;
  schema: JsonValue;
  /** Whether the schema applies to the same value as its parent. */
  inPlace: boolean;
}

/** The direct subschemas of `schema`. `path` is the JSON Pointer of `schema`. */
export function listSubschemas(schema: JsonObject, path: string): Subschema[] {
  const subschemas: Subschema[] = [];
  const add = (keyword: string, value: JsonValue | undefined, key?: string): void => {
    if (value === undefined) return;
    subschemas.push({
      keyword,
      ...(key === undefined ? {} : { key }),
      path: path + formatPointerStep(keyword) + (key === undefined ? '' : formatPointerStep(key)),
      schema: value,
      inPlace: IN_PLACE_APPLICATORS.has(keyword),
    });
  };
  for (const keyword of SINGLE_SCHEMA_KEYWORDS) add(keyword, getOwn(schema, keyword));
  for (const keyword of SCHEMA_LIST_KEYWORDS) {
    const list = getOwn(schema, keyword);
    if (Array.isArray(list)) list.forEach((entry, index) => add(keyword, entry, String(index)));
  }
  for (const keyword of SCHEMA_MAP_KEYWORDS) {
    const map = getOwn(schema, keyword);
    if (!isObject(map)) continue;
    for (const [key, entry] of Object.entries(map)) {
      // In draft-07, `dependencies` can also list property names.
      if (keyword !== 'dependencies' || !Array.isArray(entry)) add(keyword, entry, key);
    }
  }
  const items = getOwn(schema, 'items');
  // In draft-07, `items` can be a list of schemas by position.
  if (Array.isArray(items)) items.forEach((entry, index) => add('items', entry, String(index)));
  else add('items', items);
  return subschemas;
}

/** A copy of `schema` with each direct subschema replaced by the result of `change`. */
export function mapSubschemas(
  schema: JsonObject,
  change: (schema: JsonValue, keyword: string) => JsonValue,
): JsonObject {
  const copy: JsonObject = { ...schema };
  for (const keyword of Object.keys(schema)) {
    const value = schema[keyword];
    if (value === undefined) continue;
    if (SINGLE_SCHEMA_KEYWORDS.includes(keyword)) copy[keyword] = change(value, keyword);
    else if (SCHEMA_LIST_KEYWORDS.includes(keyword) || keyword === 'items') {
      if (Array.isArray(value)) copy[keyword] = value.map((entry) => change(entry, keyword));
      else if (keyword === 'items') copy[keyword] = change(value, keyword);
    } else if (SCHEMA_MAP_KEYWORDS.includes(keyword) && isObject(value)) {
      copy[keyword] = Object.fromEntries(
        Object.entries(value).map(([key, entry]) => [key, Array.isArray(entry) ? entry : change(entry, keyword)]),
      );
    }
  }
  return copy;
}
