/** What is offered while a rule is typed. */
import type { JsonObject } from '../definition/definition-object.ts';
import { itemsOf, partsOf, propertiesOf } from '../lib/value-fields.ts';

export interface RuleWord {
  name: string;
  /** The arguments of a function, or how a word goes on: `${}` is where typing goes on. */
  rest: string;
  detail: string;
}

const toWord = ([name, rest, detail]: [string, string, string]): RuleWord => ({ name, rest, detail });

export const RULE_FUNCTIONS: RuleWord[] = (
  [
    ['sum', 'list', 'sum of numbers'],
    ['mean', 'list', 'average of numbers'],
    ['median', 'list', 'median of numbers'],
    ['min', 'list', 'smallest value'],
    ['max', 'list', 'largest value'],
    ['count', 'list', 'how many entries'],
    ['abs', 'number', 'without its sign'],
    ['near', 'a, b, 0.01', 'equal up to a tolerance'],
    ['round', 'number, 2', 'rounded to decimal places'],
    ['round half up', 'number, 2', 'rounded, halves away from zero'],
    ['round up', 'number, 2', 'rounded away from zero'],
    ['round down', 'number, 2', 'rounded towards zero'],
    ['decimal', 'number, 2', 'rounded, halves to even'],
    ['floor', 'number', 'next lower number'],
    ['ceiling', 'number', 'next higher number'],
    ['modulo', 'number, divisor', 'rest of a division'],
    ['matches', 'text, pattern', 'whether a regular expression matches'],
    ['contains', 'text, part', 'whether a text has a part'],
    ['starts with', 'text, begin', 'whether a text starts so'],
    ['ends with', 'text, end', 'whether a text ends so'],
    ['substring', 'text, start, length', 'part of a text, from 1'],
    ['substring before', 'text, part', 'what is before a part'],
    ['substring after', 'text, part', 'what is after a part'],
    ['upper case', 'text', 'in capital letters'],
    ['lower case', 'text', 'in small letters'],
    ['trim', 'text', 'without blanks around it'],
    ['string length', 'text', 'how many characters'],
    ['number', 'text', 'a text as a number'],
    ['not', 'condition', 'true where a condition is false'],
    ['all', 'list', 'whether all are true'],
    ['any', 'list', 'whether one is true'],
    ['list contains', 'list, value', 'whether a list has a value'],
    ['distinct values', 'list', 'each value once'],
    ['concatenate', 'list, list', 'lists as one'],
    ['date', 'text', 'a text as a date'],
    ['duration', 'text', 'a length of time: P30D'],
    ['days between', 'from, to', 'days from one date to another'],
    ['year', 'date', 'year of a date'],
    ['month', 'date', 'month of a date, 1 to 12'],
    ['day', 'date', 'day of a date, 1 to 31'],
    ['day of week', 'date', 'day of the week'],
    ['today', '', 'date of the run'],
    ['days', 'duration', 'days of a length of time'],
    ['iban', 'text', 'check digits of an IBAN'],
    ['bic', 'text', 'form of a BIC'],
    ['vat id', 'text', 'check digits of a VAT id of the EU'],
    ['isbn', 'text', 'check digit of an ISBN'],
    ['gtin', 'text', 'check digit of a GTIN'],
    ['luhn', 'text', 'Luhn check digit, as of cards'],
    ['lei', 'text', 'check digits of an LEI'],
    ['currency code', 'text', 'whether it is a currency of ISO 4217'],
    ['country code', 'text', 'whether it is a country of ISO 3166'],
    ['lookup', 'table, column, value', 'row of a lookup, or null'],
  ] as [string, string, string][]
).map(toWord);

export const RULE_KEYWORDS: RuleWord[] = (
  [
    ['and', '', 'both'],
    ['or', '', 'one of both'],
    ['between', ' ${low} and ${high}', 'from one value to another'],
    ['in', ' [${}]', 'one of several values'],
    ['null', '', 'a missing value'],
    ['true', '', ''],
    ['false', '', ''],
    ['every', ' ${item} in ${list} satisfies ${condition}', 'true for each row'],
    ['some', ' ${item} in ${list} satisfies ${condition}', 'true for one row'],
    ['if', ' ${condition} then ${a} else ${b}', 'one of two values'],
  ] as [string, string, string][]
).map(toWord);

/** What an entry of the list of rules has. */
export const RULE_PARTS: RuleWord[] = (
  [
    ['name', '"${}"', 'name of the rule'],
    ['check', '"${}"', 'what must be true'],
    ['when', '"${}"', 'when it applies; everywhere without it'],
    ['severity', '"${error}"', 'error or warning'],
    ['message', '"${}"', 'what is said where it is violated'],
  ] as [string, string, string][]
).map(toWord);

export type RuleFieldKind = 'text' | 'number' | 'date' | 'list' | 'other';

export interface RuleField {
  /** `seller.vatId`: rows of lists are not in it. */
  path: string;
  kind: RuleFieldKind;
  /** The paths of the lists that it is in a row of, the outermost first. */
  lists: string[];
  /** Its type and its title. */
  detail: string;
}

function findKind(types: readonly unknown[], format: unknown): RuleFieldKind {
  if (types.includes('number') || types.includes('integer')) return 'number';
  if (types.length !== 1 || types[0] !== 'string') return 'other';
  return format === 'date' || format === 'date-time' ? 'date' : 'text';
}

const MAX_DEPTH = 8;
const MAX_FIELDS = 500;

/** The fields of a definition as rules name them, objects and lists included. */
export function listRuleFields(root: JsonObject): RuleField[] {
  const found: RuleField[] = [];
  function visit(schema: unknown, before: string, lists: string[]): void {
    for (const [key, property] of Object.entries(propertiesOf(partsOf(schema, root)))) {
      if (found.length >= MAX_FIELDS) return;
      const parts = partsOf(property, root);
      const items = itemsOf(parts);
      const types = parts.flatMap(({ type }) => type ?? []).filter((type) => type !== 'null');
      const title = parts.find((part) => typeof part['title'] === 'string')?.['title'];
      const path = `${before}${key}`;
      const type = items === undefined ? types.join(' or ') : 'list';
      const format = parts.find((part) => typeof part['format'] === 'string')?.['format'];
      const kind = items === undefined ? findKind(types, format) : 'list';
      found.push({ path, kind, lists, detail: [type, title].filter(Boolean).join(', ') });
      if (path.split('.').length <= MAX_DEPTH)
        visit(items ?? property, `${path}.`, items === undefined ? lists : [...lists, path]);
    }
  }
  visit(root, '', []);
  return found;
}
