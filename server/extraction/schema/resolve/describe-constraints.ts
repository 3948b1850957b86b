import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import { isObject } from '../../../lib/json-object.ts';

/** A longer condition is mentioned without its JSON. */
const MAX_CONDITION_CHARACTERS = 400;
const MAX_LISTED_VALUES = 60;

const FORMATS: Readonly<Record<string, string>> = {
  date: 'a date, YYYY-MM-DD',
  'date-time': 'a date and time of RFC 3339, YYYY-MM-DDThh:mm:ssZ',
  time: 'a time, hh:mm:ss with an offset',
  duration: 'a duration of ISO 8601, as P1DT2H',
};

/** A constraint as a sentence, for a provider that does not support its keyword. Empty if there is nothing to say. */
export function describeConstraint(keyword: string, value: JsonValue): string {
  const operand = typeof value === 'object' ? '' : String(value);
  switch (keyword) {
    case 'pattern':
      return `Matches the regular expression ${operand} .`;
    case 'format':
      return `Format: ${Object.hasOwn(FORMATS, operand) ? FORMATS[operand] : operand}.`;
    case 'minLength':
      return `Characters: at least ${operand}.`;
    case 'maxLength':
      return `Characters: at most ${operand}.`;
    case 'minimum':
      return `At least ${operand}.`;
    case 'maximum':
      return `At most ${operand}.`;
    case 'exclusiveMinimum':
      return `More than ${operand}.`;
    case 'exclusiveMaximum':
      return `Less than ${operand}.`;
    case 'multipleOf':
      return `A multiple of ${operand}.`;
    case 'minItems':
      return `Items: at least ${operand}.`;
    case 'maxItems':
      return `Items: at most ${operand}.`;
    case 'uniqueItems':
      return value === true ? 'The items are unique.' : '';
    case 'minProperties':
      return `Properties: at least ${operand}.`;
    case 'maxProperties':
      return `Properties: at most ${operand}.`;
    case 'contains':
      return describeCondition('At least one item matches the JSON Schema', value);
    case 'propertyNames':
      return describeCondition('Each key matches the JSON Schema', value);
    case 'not':
      return describeCondition('Does not match the JSON Schema', value);
    case 'if':
      return describeCondition('Also matches the JSON Schema', value);
    default:
      return describeCondition('Also matches the JSON Schema', { [keyword]: value });
  }
}

/** Describes `anyOf` or `oneOf` whose options only constrain a value and do not declare its type. */
export function describeOptions(keyword: string, options: JsonValue[]): string {
  return describeCondition('Also matches the JSON Schema', { [keyword]: options });
}

export function describeValues(values: JsonValue[]): string {
  const listed = values
    .slice(0, MAX_LISTED_VALUES)
    .map((value) => JSON.stringify(value))
    .join(', ');
  const more = values.length - MAX_LISTED_VALUES;
  return `One of: ${listed}${more > 0 ? ` and ${more} more` : ''}.`;
}

/** One text with each sentence once; undefined if there are none. */
export function joinSentences(...parts: (string | undefined)[]): string | undefined {
  const sentences = [...new Set(parts.map((part) => part?.trim() ?? '').filter((part) => part !== ''))];
  if (sentences.length <= 1) return sentences[0];
  return sentences.map((part) => (/[.!?:…]$/.test(part) ? part : `${part}.`)).join(' ');
}

export function getDescription(schema: JsonObject): string | undefined {
  return typeof schema['description'] === 'string' ? schema['description'] : undefined;
}

/** The schema with this description; unchanged if it is undefined. */
export function addDescription(schema: JsonObject, description: string | undefined): JsonObject {
  return description === undefined ? schema : { ...schema, description };
}

function describeCondition(words: string, schema: JsonValue): string {
  const text = JSON.stringify(schema);
  if (text.length <= MAX_CONDITION_CHARACTERS) return `${words} ${text}.`;
  const subject = isObject(schema) ? Object.keys(schema).slice(0, 3).join(', ') : 'of the schema';
  return `Further conditions apply (${subject}).`;
}
