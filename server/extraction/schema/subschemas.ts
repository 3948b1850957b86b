import type { JsonObject, JsonValue } from '../../lib/json-value.ts';
import { pointerStep } from '../../lib/json-pointer.ts';

/** Keywords whose value is one schema. */
const SINGLE = [
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
] as const;
/** Keywords whose value is a list of schemas. */
const LISTS = ['prefixItems', 'anyOf', 'oneOf', 'allOf'] as const;
/** Keywords whose value maps names to schemas. */
const MAPS = ['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas', 'dependencies'] as const;
/** Keywords that apply their schemas to the same value, so that a cycle over them alone never ends. */
const IN_PLACE = new Set(['anyOf', 'oneOf', 'allOf', 'not', 'if', 'then', 'else', 'dependentSchemas', 'dependencies']);

export interface Subschema {
  keyword: string;
  /** The name or index below the keyword; absent for keywords with one schema. */
  key?: string;
  /** JSON Pointer from the definition's root. */
  path: string;
  schema: JsonValue;
  /** True when the schema speaks about the same value as its parent. */
  inPlace: boolean;
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The schemas directly inside `schema`, whose own pointer is `path`. */
export function subschemas(schema: JsonObject, path: string): Subschema[] {
  const found: Subschema[] = [];
  const add = (keyword: string, value: JsonValue | undefined, key?: string): void => {
    if (value === undefined) return;
    const at = path + pointerStep(keyword) + (key === undefined ? '' : pointerStep(key));
    found.push({
      keyword,
      ...(key === undefined ? {} : { key }),
      path: at,
      schema: value,
      inPlace: IN_PLACE.has(keyword),
    });
  };
  for (const keyword of SINGLE) add(keyword, own(schema, keyword));
  for (const keyword of LISTS) {
    const list = own(schema, keyword);
    if (Array.isArray(list)) list.forEach((entry, index) => add(keyword, entry, String(index)));
  }
  for (const keyword of MAPS) {
    const map = own(schema, keyword);
    if (!isObject(map)) continue;
    for (const [key, entry] of Object.entries(map)) {
      // Draft-07's `dependencies` may also list names.
      if (keyword !== 'dependencies' || !Array.isArray(entry)) add(keyword, entry, key);
    }
  }
  const items = own(schema, 'items');
  // Draft-07 knows a list of schemas here, by position.
  if (Array.isArray(items)) items.forEach((entry, index) => add('items', entry, String(index)));
  else add('items', items);
  return found;
}

/** A copy of `schema` in which `change` has its say on each of the schemas directly inside. */
export function mapSubschemas(
  schema: JsonObject,
  change: (schema: JsonValue, keyword: string) => JsonValue,
): JsonObject {
  const copy: JsonObject = { ...schema };
  const single: readonly string[] = SINGLE;
  for (const keyword of Object.keys(schema)) {
    const value = schema[keyword];
    if (value === undefined) continue;
    if (single.includes(keyword)) copy[keyword] = change(value, keyword);
    else if ((LISTS as readonly string[]).includes(keyword) || keyword === 'items') {
      copy[keyword] = Array.isArray(value)
        ? value.map((entry) => change(entry, keyword))
        : keyword === 'items'
          ? change(value, keyword)
          : value;
    } else if ((MAPS as readonly string[]).includes(keyword) && isObject(value)) {
      copy[keyword] = Object.fromEntries(
        Object.entries(value).map(([key, entry]) => [key, Array.isArray(entry) ? entry : change(entry, keyword)]),
      );
    }
  }
  return copy;
}

/** An own property: a definition may well have a property called `constructor`. */
export function own(object: JsonObject, key: string): JsonValue | undefined {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

/** Makes an own property of any name: a plain assignment to `__proto__` would not make one. */
export function define(object: JsonObject, key: string, value: JsonValue): void {
  Object.defineProperty(object, key, { value, enumerable: true, writable: true, configurable: true });
}
