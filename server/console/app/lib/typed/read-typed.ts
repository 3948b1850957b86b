/** What a person types into a field, as a value of its schema. */
import { partsOf } from '../value-fields.ts';
import type { Conventions } from './conventions.ts';
import { readDates } from './read-date.ts';
import { readNumbers } from './read-number.ts';

type Schema = Record<string, unknown>;

export interface Reading {
  value: unknown;
  /** The value in words that have one reading: `1,234.50`, `14 March 2026`. */
  words: string;
}

/** The readings of a text, the likelier first, or why it has none. */
export type TypedText = { readings: [Reading, ...Reading[]] } | { problem: string };

const numbers = new Intl.NumberFormat('en', { maximumFractionDigits: 12 });
const amounts = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 12 });
const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

const numberWords = (value: number) => (Number.isInteger(value) ? numbers : amounts).format(value);

const typesOf = (parts: Schema[]): string[] => parts.flatMap(({ type }) => [type ?? []].flat() as string[]);

function findKeyword<T>(parts: Schema[], keyword: string, isKind: (value: unknown) => value is T): T | undefined {
  return parts.map((part) => part[keyword]).find(isKind);
}

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** The values that the schema allows, if it lists them. */
function findChoices(parts: Schema[]): unknown[] | undefined {
  const choices = parts
    .flatMap((part) => (Array.isArray(part['enum']) ? (part['enum'] as unknown[]) : []))
    .concat(parts.flatMap((part) => ('const' in part ? [part['const']] : [])));
  return choices.length === 0 ? undefined : choices;
}

const toReadings = (readings: Reading[], problem: string): TypedText => {
  const [first, ...others] = readings;
  return first === undefined ? { problem } : { readings: [first, ...others] };
};

function readChoice(choices: unknown[], text: string): TypedText {
  const plain = (value: unknown) =>
    String(value)
      .trim()
      .toLowerCase()
      .replace(/[\s_-]+/g, ' ');
  const found =
    choices.find((choice) => String(choice) === text) ?? choices.find((choice) => plain(choice) === plain(text));
  const names = choices.filter((choice) => choice !== null).map(String);
  const shown = names.slice(0, 8).join(', ') + (names.length > 8 ? ', …' : '');
  return found === undefined
    ? { problem: `“${text}” is none of: ${shown}.` }
    : { readings: [{ value: found, words: String(found) }] };
}

function readNumber(parts: Schema[], text: string, conventions: Conventions): TypedText {
  const isWhole = !typesOf(parts).includes('number');
  // A share is written 0.125 where the schema ends at 1.
  const isShare = (findKeyword(parts, 'maximum', isNumber) ?? Infinity) <= 1;
  const found = readNumbers(text, conventions).map(({ value, isPercent }) =>
    isPercent && isShare ? Number((value / 100).toPrecision(15)) : value,
  );
  const values = isWhole ? found.filter((value) => Number.isInteger(value)) : found;
  if (isWhole && values.length === 0 && found.length > 0) return { problem: `“${text}” is not a whole number.` };
  if (values.some((value) => Number.isInteger(value) && !Number.isSafeInteger(value)))
    return { problem: `“${text}” has more digits than a number can keep.` };
  return toReadings(
    [...new Set(values)].map((value) => ({ value, words: numberWords(value) })),
    `“${text}” is not a number. Write it like 1,234.50 or 1.234,50.`,
  );
}

/** Reads a text that is not empty. A number or date with two readings has both, as the conventions order them. */
export function readTyped(schema: Schema, text: string, conventions: Conventions): TypedText {
  const parts = partsOf(schema, schema);
  const types = typesOf(parts);
  const trimmed = text.trim();
  const choices = findChoices(parts);
  if (choices !== undefined) return readChoice(choices, trimmed);
  if (types.includes('string') || types.length === 0) {
    if (!parts.some(({ format }) => format === 'date')) return { readings: [{ value: text, words: text }] };
    return toReadings(
      readDates(trimmed, conventions).map((value) => ({ value, words: dates.format(Date.parse(value)) })),
      `“${trimmed}” is not a date. Write it like 2026-03-14 or 14 March 2026.`,
    );
  }
  if (types.includes('boolean')) {
    if (/^(true|yes|y|ja|oui|si|sí|x|✓|1)$/i.test(trimmed)) return { readings: [{ value: true, words: 'Yes' }] };
    if (/^(false|no|n|nein|non|0)$/i.test(trimmed)) return { readings: [{ value: false, words: 'No' }] };
    if (!types.includes('number') && !types.includes('integer'))
      return { problem: `“${trimmed}” is neither yes nor no.` };
  }
  if (types.includes('number') || types.includes('integer')) return readNumber(parts, trimmed, conventions);
  return {
    problem: `A value of the type ${types.filter((type) => type !== 'null').join(' or ')} cannot be typed here.`,
  };
}

/** A value as it is offered for editing: typed again, it has the same reading first. */
export function toEditedText(value: unknown, { decimal }: Pick<Conventions, 'decimal'>): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number' && !/e/.test(String(value))) return String(value).replace('.', decimal);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
