import { getOwn, isObject } from '../../../lib/json-object.ts';
import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';

/** Whether a value matches a compiled schema, to find the option of a union that an answer belongs to. */
export type SchemaMatcher = (schema: JsonObject, value: JsonValue) => boolean;

const MAX_DEPTH = 500;

/** Checks types, enums, properties, items and unions. Other constraints do not distinguish options and are ignored. */
export function createSchemaMatcher(root: JsonObject): SchemaMatcher {
  // Nested unions check the same value against the same schema many times.
  const cache = new Map<JsonObject, Map<JsonValue, boolean>>();
  const definitions = getOwn(root, '$defs');

  return (schema, value) => matches(schema, value, 0);

  function matches(schema: JsonObject, value: JsonValue, depth: number): boolean {
    if (depth > MAX_DEPTH) return false;
    if (typeof value !== 'object' || value === null) return compare(schema, value, depth);
    let results = cache.get(schema);
    if (results === undefined) cache.set(schema, (results = new Map()));
    let result = results.get(value);
    if (result === undefined) results.set(value, (result = compare(schema, value, depth)));
    return result;
  }

  function compare(schema: JsonObject, value: JsonValue, depth: number): boolean {
    const ref = getOwn(schema, '$ref');
    if (typeof ref === 'string') {
      const target = isObject(definitions) ? getOwn(definitions, ref.slice('#/$defs/'.length)) : undefined;
      return isObject(target) && matches(target, value, depth + 1);
    }
    const options = getOwn(schema, 'anyOf');
    if (Array.isArray(options)) return options.some((option) => isObject(option) && matches(option, value, depth + 1));
    const type = getOwn(schema, 'type');
    if (type !== undefined && !(Array.isArray(type) ? type : [type]).some((one) => hasType(value, one))) return false;
    const values = getOwn(schema, 'enum');
    if (Array.isArray(values) && !values.includes(value)) return false;
    if (Array.isArray(value)) {
      const items = getOwn(schema, 'items');
      return !isObject(items) || value.every((item) => matches(items, item, depth + 1));
    }
    return !isObject(value) || matchesObject(schema, value, depth);
  }

  function matchesObject(schema: JsonObject, value: JsonObject, depth: number): boolean {
    const properties = getOwn(schema, 'properties');
    const required = getOwn(schema, 'required');
    const additional = getOwn(schema, 'additionalProperties');
    if (Array.isArray(required) && !required.every((key) => typeof key === 'string' && Object.hasOwn(value, key)))
      return false;
    return Object.entries(value).every(([key, child]) => {
      const property = (isObject(properties) ? getOwn(properties, key) : undefined) ?? additional;
      return property === undefined || property === true || (isObject(property) && matches(property, child, depth + 1));
    });
  }
}

function hasType(value: JsonValue, type: JsonValue): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isObject(value);
  if (type === 'integer') return Number.isInteger(value);
  return typeof value === type;
}
