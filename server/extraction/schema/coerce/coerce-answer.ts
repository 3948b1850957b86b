import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import type { Field } from '../field-tree.ts';
import { define, isObject } from '../subschemas.ts';
import { conformChoice, conformText } from './coerce-text.ts';
import { readBoolean, readDate, readDateTime, readNumber } from './parse-scalar.ts';

/** Words for "nothing" where no text is expected. */
const NOTHING = /^(?:null|none|n\/?a|nil|undefined|unknown|not (?:found|available|given|stated|specified)|[-–—]+)?$/i;

/**
 * An answer in the form that a schema asks for, where a model gave the same value in another: numbers and dates as they
 * are written, another case, one value where a list is expected, words for null, a null for what may be absent. A value
 * that can be read in two ways is left as it is, and so is all that already fits; nothing is added. The answer is not
 * changed. Patterns of the schema are run: call it where a deadline ends it.
 */
export function conformAnswer(value: JsonValue, field: Field): JsonValue {
  if (value === null) return value;
  if (field.kind === 'array') {
    if (Array.isArray(value)) return field.isTuple === true ? value : conformItems(value, field.items);
    return isOneItem(value, field.items) && field.isTuple !== true ? conformItems([value], field.items) : value;
  }
  if (field.kind === 'object') return isObject(value) ? conformObject(value, field) : value;
  if (typeof value === 'object' || field.kind === 'any') return value;
  return conformScalar(value, field);
}

function conformItems(values: JsonValue[], item: Field | undefined): JsonValue[] {
  return item === undefined ? values : values.map((value) => conformAnswer(value, item));
}

function conformObject(value: JsonObject, field: Field): JsonObject {
  const fields = new Map(field.properties?.map((property) => [property.name, property]));
  const conformed: JsonObject = {};
  for (const [name, child] of Object.entries(value)) {
    const property = fields.get(name);
    const result = property === undefined ? child : conformAnswer(child, property);
    const isLeftOut =
      result === null && property !== undefined && !property.nullable && mayBeNull(property) && property.kind !== 'any';
    if (!isLeftOut) define(conformed, name, result);
  }
  return conformed;
}

function conformScalar(value: string | number | boolean, field: Field): JsonValue {
  if (field.enum !== undefined) return conformEnum(value, field, field.enum);
  if (
    typeof value === 'string' &&
    mayBeNull(field) &&
    (field.kind === 'string' && field.format === undefined ? /^(?:null)?$/i : NOTHING).test(value.trim())
  )
    return null;
  switch (field.kind) {
    case 'number':
      return (typeof value === 'string' ? readNumber(value) : undefined) ?? value;
    case 'integer': {
      const number = typeof value === 'string' ? readNumber(value) : undefined;
      return number !== undefined && Number.isInteger(number) ? number : value;
    }
    case 'boolean':
      return (typeof value === 'string' ? readBoolean(value) : undefined) ?? value;
    case 'string':
      return conformString(value, field);
    default:
      return value;
  }
}

function conformEnum(value: string | number | boolean, field: Field, values: JsonValue[]): JsonValue {
  const trimmed = typeof value === 'string' ? value.trim() : value;
  const choice = conformChoice(values, trimmed);
  if (choice !== undefined) return choice;
  return typeof trimmed === 'string' && mayBeNull(field) && NOTHING.test(trimmed) ? null : value;
}

function conformString(value: string | number | boolean, { format, pattern }: Field): JsonValue {
  if (typeof value === 'boolean') return value;
  // What a number was written like is lost where it is large.
  if (typeof value === 'number')
    return Math.abs(value) < 1e15 ? (conformText(pattern ?? null, [String(value)]) ?? value) : value;
  if (format === 'date') return readDate(value) ?? value;
  if (format === 'date-time') return readDateTime(value) ?? value;
  return pattern === undefined ? value : (conformText(pattern, [value]) ?? value);
}

function mayBeNull({ nullable, required, requiredBySome }: Field): boolean {
  return nullable || (!required && requiredBySome !== true);
}

/** A text is no object, and an object no text: what is put into a list has to be one of its items. */
function isOneItem(value: JsonValue, item: Field | undefined): boolean {
  if (item === undefined || item.kind === 'any' || item.kind === 'array') return false;
  if (typeof value === 'string' && NOTHING.test(value.trim())) return false;
  return isObject(value) === (item.kind === 'object');
}
