import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import { isObject, own } from '../subschemas.ts';

/** Whether a value has the shape that a compiled schema describes: which of several options was answered. */
export type Fit = (schema: JsonObject, value: JsonValue) => boolean;

/** Knows types, enums, properties, items and unions, which tell the options of a union apart; constraints on values it does not ask. */
export function createFit(root: JsonObject): Fit {
  /** Options are tried one inside the other: what was answered once is not asked again. */
  const known = new Map<JsonObject, Map<JsonValue, boolean>>();
  const definitions = own(root, '$defs');

  return (schema, value) => fits(schema, value, 0);

  function fits(schema: JsonObject, value: JsonValue, depth: number): boolean {
    if (depth > 500) return false;
    if (typeof value !== 'object' || value === null) return ask(schema, value, depth);
    let answers = known.get(schema);
    if (answers === undefined) known.set(schema, (answers = new Map()));
    let answer = answers.get(value);
    if (answer === undefined) answers.set(value, (answer = ask(schema, value, depth)));
    return answer;
  }

  function ask(schema: JsonObject, value: JsonValue, depth: number): boolean {
    const ref = own(schema, '$ref');
    if (typeof ref === 'string') {
      const target = isObject(definitions) ? own(definitions, ref.slice('#/$defs/'.length)) : undefined;
      return isObject(target) && fits(target, value, depth + 1);
    }
    const options = own(schema, 'anyOf');
    if (Array.isArray(options)) return options.some((option) => isObject(option) && fits(option, value, depth + 1));
    const type = own(schema, 'type');
    if (type !== undefined && !(Array.isArray(type) ? type : [type]).some((one) => hasType(value, one))) return false;
    const values = own(schema, 'enum');
    if (Array.isArray(values) && !values.includes(value)) return false;
    if (Array.isArray(value)) {
      const items = own(schema, 'items');
      return !isObject(items) || value.every((item) => fits(items, item, depth + 1));
    }
    return !isObject(value) || fitsObject(schema, value, depth);
  }

  function fitsObject(schema: JsonObject, value: JsonObject, depth: number): boolean {
    const properties = own(schema, 'properties');
    const required = own(schema, 'required');
    const additional = own(schema, 'additionalProperties');
    if (Array.isArray(required) && !required.every((key) => typeof key === 'string' && Object.hasOwn(value, key)))
      return false;
    return Object.entries(value).every(([key, child]) => {
      const property = (isObject(properties) ? own(properties, key) : undefined) ?? additional;
      return property === undefined || property === true || (isObject(property) && fits(property, child, depth + 1));
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
