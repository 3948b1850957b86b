import type { JsonValue } from '../lib/json-value.ts';
import { measureDistance } from '../lib/edit-distance.ts';
import type { SchemaPart } from './schema-part.ts';

const TOLERANCE = 0.005 + 1e-9;
const MIN_SIMILARITY = 0.5;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Null, an empty string, and lists and objects of nothing else. */
export function isEmpty(value: JsonValue | undefined): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  return typeof value === 'object' && Object.values(value).every(isEmpty);
}

/** How the values of a field are compared. */
export interface Comparator {
  kind: 'text' | 'number' | 'date' | 'exact';
  /** For `text`: the least similarity. */
  atLeast?: number | undefined;
  /** For `number`: the largest difference. */
  within?: number | undefined;
}

/** By JSON Pointer, with `*` for the items of a list. */
export type Comparators = Readonly<Record<string, Comparator>>;

/**
 * Whether two scalars are the same: numbers to half a cent, dates by day, texts by their letters and digits in any
 * case. The comparator decides which of these applies, else the schema, else the expected value.
 */
export function areEqual(
  expected: JsonValue,
  predicted: JsonValue,
  schema: SchemaPart,
  comparator?: Comparator,
): boolean {
  if (predicted !== null && typeof predicted === 'object') return false;
  if (comparator?.kind === 'exact') return expected === predicted;
  const kind = comparator?.kind ?? comparisonOf(expected, schema);
  switch (kind) {
    case 'number': {
      const [a, b] = [readNumber(expected), readNumber(predicted)];
      return a !== null && b !== null && Math.abs(a - b) <= (comparator?.within ?? TOLERANCE);
    }
    case 'boolean':
      return readBoolean(predicted) === expected;
    case 'date': {
      const [a, b] = [readDay(expected), readDay(predicted)];
      if (a !== null && b !== null) return a === b;
      return a === null && normalise(String(expected)) === normalise(String(predicted));
    }
    case 'text': {
      const { atLeast } = comparator ?? {};
      if (atLeast !== undefined && measureSimilarity(String(expected), String(predicted)) >= atLeast) return true;
      const [a, b] = [normalise(String(expected)), normalise(String(predicted))];
      return a === '' && b === '' ? String(expected).trim() === String(predicted).trim() : a === b;
    }
  }
}

export type Comparison = 'number' | 'boolean' | 'date' | 'text';

export function comparisonOf(expected: JsonValue, { types, format }: SchemaPart): Comparison {
  const hasNumber = types.includes('number') || types.includes('integer');
  if (typeof expected === 'boolean') return 'boolean';
  if (typeof expected === 'number') return 'number';
  if (format === 'date' || /^\d{4}-\d\d-\d\d$/.test(String(expected).trim())) return 'date';
  return hasNumber && !types.includes('string') && readNumber(expected) !== null ? 'number' : 'text';
}

/** 1 - the edit distance over the longer length, 0 below a half. */
export function measureSimilarity(expected: string, predicted: string): number {
  const [a, b] = [expected, predicted].map((text) =>
    text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim().slice(0, 4_000),
  ) as [string, string];
  const length = Math.max(a.length, b.length);
  if (length === 0) return 1;
  if (Math.abs(a.length - b.length) / length > 1 - MIN_SIMILARITY) return 0;
  const similarity = 1 - measureDistance(a, b) / length;
  return similarity >= MIN_SIMILARITY ? similarity : 0;
}

function readNumber(value: JsonValue): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || !/\d/.test(value)) return null;
  const signed = value.normalize('NFKC').replace(/[^\d.,()-]/g, '');
  const isNegative = /^\(.*\)$/.test(signed) || /^-|-$/.test(signed);
  let digits = signed.replace(/[()-]/g, '').replace(/^[.,]+|[.,]+$/g, '');
  const dot = digits.lastIndexOf('.');
  const comma = digits.lastIndexOf(',');
  if (dot >= 0 && comma >= 0)
    digits = dot > comma ? digits.replaceAll(',', '') : digits.replaceAll('.', '').replace(',', '.');
  else if (comma >= 0) digits = /^\d+,\d{1,2}$/.test(digits) ? digits.replace(',', '.') : digits.replaceAll(',', '');
  else if (digits.split('.').length > 2) digits = digits.replaceAll('.', '');
  const number = Number(digits);
  if (digits === '' || Number.isNaN(number)) return null;
  return isNegative ? -number : number;
}

function readDay(value: JsonValue): string | null {
  if (typeof value !== 'string') return null;
  const text = value.trim();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/.exec(text) ?? /^(\d{4})[/.](\d{1,2})[/.](\d{1,2})$/.exec(text);
  if (iso !== null) return formatDay(iso[1], Number(iso[2]), iso[3]);
  const dayFirst = /^(?:[a-z]+,?\s+)?(\d{1,2})(?:st|nd|rd|th)?[\s./-]+([a-z]{3})[a-z]*[\s.,/-]+(\d{4})$/i.exec(text);
  if (dayFirst !== null) return formatDay(dayFirst[3], monthOf(dayFirst[2]), dayFirst[1]);
  const monthFirst = /^(?:[a-z]+,\s+)?([a-z]{3})[a-z]*\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/i.exec(text);
  return monthFirst === null ? null : formatDay(monthFirst[3], monthOf(monthFirst[1]), monthFirst[2]);
}

function monthOf(name = ''): number {
  return MONTHS.indexOf(name.toLowerCase()) + 1;
}

function formatDay(year = '', month: number, day = ''): string | null {
  if (month < 1 || month > 12 || Number(day) < 1 || Number(day) > 31) return null;
  return `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

function readBoolean(value: JsonValue): boolean | null {
  if (typeof value === 'boolean') return value;
  if (/^(?:true|yes)$/i.test(String(value))) return true;
  return /^(?:false|no)$/i.test(String(value)) ? false : null;
}

function normalise(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}
