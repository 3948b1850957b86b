import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import { parseJson } from '../../json-text/bounded-json.ts';
import { mendJson } from '../../json-text/mend-json.ts';
import { readLiteral } from '../../json-text/read-literal.ts';
import { readNumbers } from '../../reading/numbers.ts';
import type { Field } from '../field-tree.ts';
import { isObject, setOwn } from '../../../lib/json-object.ts';
import { getItemField } from '../fit/value-paths.ts';
import { coerceToFormat } from './coerce-format.ts';
import { coerceToChoice, coerceToPattern } from './coerce-text.ts';
import { parseUnambiguously } from './parse-unambiguously.ts';

const FENCE = /^```\w*\s*\n/;

/** What models write for a missing value of a type other than text. */
const NO_VALUE = /^(?:null|none|n\/?a|nil|undefined|unknown|not (?:found|available|given|stated|specified)|[-–—]+)?$/i;

/**
 * Converts values of an answer to the types and formats of the schema: formatted numbers and dates, enum values in
 * another case, a single value instead of a list or the reverse, words for null. A null of an optional field that is
 * not nullable is removed. Ambiguous and valid values do not change. Returns a copy.
 * Run it under a deadline: it evaluates patterns of the schema.
 */
export function coerceAnswer(given: JsonValue, field: Field): JsonValue {
  const value = readContainer(given, field);
  if (value === null) return value;
  if (field.kind === 'array') {
    if (Array.isArray(value)) return coerceItems(value, field);
    return isSingleItem(value, field.items) && field.isTuple !== true ? coerceItems([value], field) : value;
  }
  if (field.kind === 'object') return isObject(value) ? coerceObject(value, field) : value;
  if (field.kind === 'any') return value;
  const [only, ...others] = Array.isArray(value) ? value : [value];
  if (only === undefined || only === null || typeof only === 'object' || others.length > 0) return value;
  return coerceScalar(only, field);
}

/** A list or object that is written as text, or as a word for null. */
function readContainer(value: JsonValue, { kind, items }: Field): JsonValue {
  if (typeof value !== 'string' || (kind !== 'array' && kind !== 'object')) return value;
  const text = value.trim();
  if (NO_VALUE.test(text)) return null;
  const parsed = readJsonText(text);
  if (parsed === undefined || Array.isArray(parsed) !== (kind === 'array')) return value;
  // `[1]` may be a text of the document.
  const isText = items?.kind === 'string' && Array.isArray(parsed) && parsed.some((one) => typeof one !== 'string');
  return isText ? value : parsed;
}

function coerceItems(values: JsonValue[], field: Field): JsonValue[] {
  return values.map((value, position) => {
    const item = getItemField(field, position);
    return item === undefined ? value : coerceAnswer(value, item);
  });
}

function coerceObject(value: JsonObject, field: Field): JsonObject {
  const fields = new Map(field.properties?.map((property) => [property.name, property]));
  const conformed: JsonObject = {};
  for (const [name, child] of Object.entries(value)) {
    const property = fields.get(name);
    const described = property ?? field.entries;
    const result = described === undefined ? child : coerceAnswer(child, described);
    const isAbsent =
      result === null &&
      property !== undefined &&
      !property.nullable &&
      acceptsNoValue(property) &&
      property.kind !== 'any';
    if (!isAbsent) setOwn(conformed, name, result);
  }
  return conformed;
}

function coerceScalar(value: string | number | boolean, field: Field): JsonValue {
  if (field.enum !== undefined) return coerceEnum(value, field, field.enum);
  if (
    typeof value === 'string' &&
    acceptsNoValue(field) &&
    // A text may be printed as "null" or "-": `replaceBlankTexts` compares it with the document.
    (field.kind !== 'string' || field.format !== undefined) &&
    NO_VALUE.test(value.trim())
  )
    return null;
  switch (field.kind) {
    case 'number':
      return (typeof value === 'string' ? parseNumber(value) : undefined) ?? value;
    case 'integer': {
      const number = typeof value === 'string' ? parseNumber(value) : undefined;
      return number !== undefined && Number.isInteger(number) ? number : value;
    }
    case 'boolean':
      return (typeof value === 'string' ? parseBoolean(value) : undefined) ?? value;
    case 'string':
      return coerceString(value, field);
    default:
      return value;
  }
}

function coerceEnum(value: string | number | boolean, field: Field, values: JsonValue[]): JsonValue {
  const choice = coerceToChoice(values, value);
  if (choice !== undefined) return choice;
  return typeof value === 'string' && acceptsNoValue(field) && NO_VALUE.test(value.trim()) ? null : value;
}

function coerceString(value: string | number | boolean, { format, pattern }: Field): JsonValue {
  if (typeof value === 'boolean') return value;
  // The digits of a large number are not exact.
  if (typeof value === 'number')
    return Math.abs(value) < 1e15 ? (coerceToPattern(pattern ?? null, [String(value)]) ?? value) : value;
  const formed = format === undefined ? undefined : coerceToFormat(format, value);
  if (formed !== undefined) return formed;
  return pattern === undefined ? value : (coerceToPattern(pattern, [value]) ?? value);
}

function acceptsNoValue({ nullable, required, requiredBySome }: Field): boolean {
  return nullable || (!required && requiredBySome !== true);
}

/** Whether the value can be wrapped in a list: an object with a property of its items, or a scalar among scalars. */
function isSingleItem(value: JsonValue, item: Field | undefined): boolean {
  if (item === undefined || item.kind === 'any' || item.kind === 'array') return false;
  if (!isObject(value)) return item.kind !== 'object';
  const { properties = [], entries } = item;
  const isDescribed =
    entries !== undefined || properties.length === 0 || properties.some(({ name }) => Object.hasOwn(value, name));
  return item.kind === 'object' && isDescribed;
}

/**
 * The object or list that a whole text consists of: as JSON, also malformed or in a code fence, or as a literal of
 * JavaScript or Python. Undefined for other texts.
 */
function readJsonText(text: string): JsonValue | undefined {
  const inner = removeFence(text.trim());
  if (!inner.startsWith('{') && !inner.startsWith('[')) return undefined;
  const value = parseJson(inner) ?? parseJson(mendJson(inner));
  if (value !== undefined) return value;
  const literal = readLiteral(inner, 0);
  if (literal.kind !== 'json' || literal.end < inner.length) return undefined;
  return parseJson(literal.json) ?? parseJson(mendJson(literal.json));
}

function removeFence(text: string): string {
  const opening = FENCE.exec(text)?.[0].length ?? 0;
  return opening > 0 && text.endsWith('```') ? text.slice(opening, -3).trim() : text;
}

/** The number that a text consists of, with or without a currency. Undefined if it is ambiguous, as "1,234". */
function parseNumber(text: string): number | undefined {
  // A leading zero indicates a code.
  if (/^0\d/.test(text.trim())) return undefined;
  const value = parseUnambiguously(text, readNumbers);
  return typeof value === 'number' ? value : undefined;
}

function parseBoolean(text: string): boolean | undefined {
  const word = text.trim().toLowerCase();
  return word === 'true' ? true : word === 'false' ? false : undefined;
}
