import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import { isObject } from '../subschemas.ts';

/** Longer conditions, as JSON, are told by their being there alone. */
const LONGEST_CONDITION = 400;
/** Allowed values that are named in a description. */
const MOST_VALUES = 60;

const FORMATS: Readonly<Record<string, string>> = {
  date: 'a date, YYYY-MM-DD',
  'date-time': 'a date and time of RFC 3339, YYYY-MM-DDThh:mm:ssZ',
  time: 'a time, hh:mm:ss with an offset',
  duration: 'a duration of ISO 8601, as P1DT2H',
};

/** A constraint in words, for a schema that cannot hold it. */
export function describeConstraint(keyword: string, value: JsonValue): string {
  const said = typeof value === 'object' ? '' : String(value);
  switch (keyword) {
    case 'pattern':
      return `Matches the regular expression ${said} .`;
    case 'format':
      return `Format: ${Object.hasOwn(FORMATS, said) ? FORMATS[said] : said}.`;
    case 'minLength':
      return `Characters: at least ${said}.`;
    case 'maxLength':
      return `Characters: at most ${said}.`;
    case 'minimum':
      return `At least ${said}.`;
    case 'maximum':
      return `At most ${said}.`;
    case 'exclusiveMinimum':
      return `More than ${said}.`;
    case 'exclusiveMaximum':
      return `Less than ${said}.`;
    case 'multipleOf':
      return `A multiple of ${said}.`;
    case 'minItems':
      return `Items: at least ${said}.`;
    case 'maxItems':
      return `Items: at most ${said}.`;
    case 'uniqueItems':
      return value === true ? 'The items are unique.' : '';
    case 'minProperties':
      return `Properties: at least ${said}.`;
    case 'maxProperties':
      return `Properties: at most ${said}.`;
    case 'contains':
      return condition('At least one item matches the JSON Schema', value);
    case 'propertyNames':
      return condition('Each key matches the JSON Schema', value);
    case 'not':
      return condition('Does not match the JSON Schema', value);
    case 'if':
      return condition('Also matches the JSON Schema', value);
    default:
      return condition(`Also matches the JSON Schema`, { [keyword]: value });
  }
}

/** Options of which one holds, none of which says what the value looks like. */
export function describeOptions(keyword: string, options: JsonValue[]): string {
  return condition('Also matches the JSON Schema', { [keyword]: options });
}

export function describeValues(values: JsonValue[]): string {
  const named = values
    .slice(0, MOST_VALUES)
    .map((value) => JSON.stringify(value))
    .join(', ');
  return `One of: ${named}${values.length > MOST_VALUES ? ` and ${values.length - MOST_VALUES} more` : ''}.`;
}

/** Sentences put together to one text; undefined for none. */
export function joinText(...parts: (string | undefined)[]): string | undefined {
  const said = [...new Set(parts.map((part) => part?.trim() ?? '').filter((part) => part !== ''))];
  return said.length <= 1 ? said[0] : said.map((part) => (/[.!?:…]$/.test(part) ? part : `${part}.`)).join(' ');
}

export function withDescription(schema: JsonObject, description: string | undefined): JsonObject {
  return description === undefined ? schema : { ...schema, description };
}

function condition(words: string, schema: JsonValue): string {
  const text = JSON.stringify(schema);
  if (text.length <= LONGEST_CONDITION) return `${words} ${text}.`;
  return `Further conditions apply (${isObject(schema) ? Object.keys(schema).slice(0, 3).join(', ') : 'of the schema'}).`;
}
