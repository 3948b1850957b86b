import type { JsonObject, JsonValue } from '../../engine.ts';
import type { Field } from '../fields.ts';
import { define, isObject } from '../subschemas.ts';
import { conformChoice, conformText } from './conform-text.ts';
import { readBoolean, readDate, readDateTime, readNumber } from './read-scalar.ts';
import { pointerStep } from '../../../lib/json-pointer.ts';

export interface ConformedAnswer {
  value: JsonValue;
  /** JSON Pointers of what was changed: in `value`, or where it stood in the answer for what was left out. */
  changed: string[];
}

/** Words for "nothing" where no text is expected. */
const NOTHING = /^(?:null|none|n\/?a|nil|undefined|unknown|not (?:found|available|given|stated|specified)|[-–—]+)?$/i;

/**
 * An answer in the form that a schema asks for, where a model gave the same value in another: numbers and dates as they
 * are written, another case, one value where a list is expected, words for null, a null for what may be absent. A value
 * that can be read in two ways is left as it is, and so is all that already fits; nothing is added. The answer is not
 * changed. Patterns of the schema are run: call it where a deadline ends it.
 */
export function conformAnswer(answer: JsonValue, fields: Field): ConformedAnswer {
  const changed: string[] = [];
  return { value: conform(answer, fields, '', changed), changed };
}

function conform(value: JsonValue, field: Field, path: string, changed: string[]): JsonValue {
  if (value === null) return value;
  if (field.kind === 'array') {
    if (Array.isArray(value)) return field.isTuple === true ? value : conformItems(value, field.items, path, changed);
    return isOneItem(value, field.items) && field.isTuple !== true ? noted(conformItems([value], field.items, path, changed), path, changed) : value;
  }
  if (field.kind === 'object') return isObject(value) ? conformObject(value, field, path, changed) : value;
  if (typeof value === 'object' || field.kind === 'any') return value;
  const conformed = conformScalar(value, field);
  return conformed === value ? value : noted(conformed, path, changed);
}

function conformItems(values: JsonValue[], item: Field | undefined, path: string, changed: string[]): JsonValue[] {
  return item === undefined ? values : values.map((value, index) => conform(value, item, path + pointerStep(String(index)), changed));
}

function conformObject(value: JsonObject, field: Field, path: string, changed: string[]): JsonObject {
  const fields = new Map(field.properties?.map((property) => [property.name, property]));
  const conformed: JsonObject = {};
  for (const [name, child] of Object.entries(value)) {
    const property = fields.get(name);
    const at = path + pointerStep(name);
    const result = property === undefined ? child : conform(child, property, at, changed);
    if (result === null && property !== undefined && !property.nullable && mayBeNull(property) && property.kind !== 'any') {
      if (changed.at(-1) !== at) changed.push(at);
      continue;
    }
    define(conformed, name, result);
  }
  return conformed;
}

function conformScalar(value: string | number | boolean, field: Field): JsonValue {
  if (field.enum !== undefined) return conformEnum(value, field, field.enum);
  if (typeof value === 'string' && mayBeNull(field) && (field.kind === 'string' && field.format === undefined ? /^(?:null)?$/i : NOTHING).test(value.trim())) return null;
  switch (field.kind) {
    case 'number': return (typeof value === 'string' ? readNumber(value) : undefined) ?? value;
    case 'integer': {
      const number = typeof value === 'string' ? readNumber(value) : undefined;
      return number !== undefined && Number.isInteger(number) ? number : value;
    }
    case 'boolean': return (typeof value === 'string' ? readBoolean(value) : undefined) ?? value;
    case 'string': return conformString(value, field);
    default: return value;
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
  if (typeof value === 'number') return Math.abs(value) < 1e15 ? (conformText(pattern ?? null, [String(value)]) ?? value) : value;
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

function noted(value: JsonValue, path: string, changed: string[]): JsonValue {
  changed.push(path);
  return value;
}
