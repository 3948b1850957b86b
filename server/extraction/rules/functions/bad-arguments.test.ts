import { describe, expect, it } from 'vitest';
import { Decimal } from '../decimal.ts';
import { CalendarDate, Context, Duration, isList, UNKNOWN, type Value } from '../rule-values.ts';
import { FUNCTIONS } from './all-functions.ts';
import { NO_ENVIRONMENT, type RuleFunction } from './rule-function.ts';

const number = (units: number, places = 0) => new Decimal(units, places);
const [three, places] = [number(3), number(2)];

/** Arguments for which each function has an answer, and what it is. Of `lookup`, what the environment says. */
const GOOD: Record<string, [args: Value[], answer: Value]> = {
  sum: [[three, places], number(5)],
  mean: [[three, number(5)], number(4)],
  median: [[three, number(5)], number(4)],
  min: [[three, places], places],
  max: [[three, places], three],
  count: [[[three]], number(1)],
  abs: [[number(-3)], three],
  near: [[three, number(31, 1), number(1, 1)], true],
  round: [[number(1255, 3), places], number(126, 2)],
  'round half up': [[number(1255, 3), places], number(126, 2)],
  'round up': [[number(1251, 3), places], number(126, 2)],
  'round down': [[number(1259, 3), places], number(125, 2)],
  decimal: [[number(1245, 3), places], number(124, 2)],
  floor: [[number(-15, 1)], number(-2)],
  ceiling: [[number(-15, 1)], number(-1)],
  modulo: [[number(-7), three], places],
  matches: [['EUR', '^[A-Z]{3}$'], true],
  contains: [['abc', 'b'], true],
  'starts with': [['abc', 'a'], true],
  'ends with': [['abc', 'c'], true],
  'substring before': [['abc', 'b'], 'a'],
  'substring after': [['abc', 'b'], 'c'],
  'upper case': [['ab'], 'AB'],
  'lower case': [['AB'], 'ab'],
  trim: [[' a '], 'a'],
  'string length': [['abc'], three],
  number: [['3'], three],
  substring: [['abcd', places, places], 'bc'],
  not: [[true], false],
  all: [[true, true], true],
  any: [[false, false], false],
  'list contains': [[['a'], 'a'], true],
  'distinct values': [[['a', 'a']], ['a']],
  concatenate: [
    [['a'], ['b']],
    ['a', 'b'],
  ],
  date: [[number(2026), number(1), number(31)], new CalendarDate(20_484)],
  duration: [['P2D'], new Duration(0, 2)],
  'days between': [['2026-01-30', '2026-02-01'], places],
  year: [['2026-01-31'], number(2026)],
  month: [['2026-01-31'], number(1)],
  day: [['2026-01-31'], number(31)],
  'day of week': [['2026-01-31'], number(6)],
  today: [[], UNKNOWN],
  days: [[new Duration(0, 2)], places],
  iban: [['DE89 3704 0044 0532 0130 00'], true],
  bic: [['DEUTDEFF'], true],
  'vat id': [['DE136695976'], true],
  isbn: [['978-3-16-148410-0'], true],
  gtin: [['4006381333931'], true],
  luhn: [['4111 1111 1111 1111'], true],
  lei: [['5493001KJTIIGC8Y1R12'], true],
  'currency code': [['EUR'], true],
  'country code': [['DE'], true],
  lookup: [['vendors', 'name', 'Acme', number(8, 1)], UNKNOWN],
};

const BAD: Record<string, Value> = {
  null: null,
  'an unknown value': UNKNOWN,
  'an empty list': [],
  'an empty text': '',
  'a text': 'abc',
  'a number': number(5),
  'a broken number': number(15, 1),
  'a truth': true,
  'an object': new Context(new Map()),
  'a list of nothing': [null],
};

/** Nothing is known of a value that is missing or has the wrong type. All other answers are named here. */
const CODES = ['iban', 'bic', 'vat id', 'isbn', 'gtin', 'luhn', 'lei', 'currency code', 'country code'];
const OTHERWISE: Record<string, Record<string, Value>> = {
  ...Object.fromEntries(
    CODES.map((name) => [name, { 'a text': false, 'a number': false, 'a broken number': false } as const]),
  ),
  count: { 'an empty list': number(0), 'a list of nothing': number(1) },
  'string length': { 'an empty text': number(0), 'a text': three },
  'upper case': { 'an empty text': '', 'a text': 'ABC' },
  'lower case': { 'an empty text': '', 'a text': 'abc' },
  trim: { 'an empty text': '', 'a text': 'abc' },
  abs: { 'a number': number(5), 'a broken number': number(15, 1) },
  floor: { 'a number': number(5), 'a broken number': number(1) },
  ceiling: { 'a number': number(5), 'a broken number': number(2) },
  not: { 'a truth': false },
  'distinct values': { 'an empty list': [] },
};
const argsOf = (name: string): Value[] => GOOD[name]?.[0] ?? [];
const TAKES_ONE = Object.keys(GOOD).filter((name) => argsOf(name).length === 1);

const call = (name: string, args: readonly Value[]): Value =>
  (FUNCTIONS.get(name) as RuleFunction).apply(args, NO_ENVIRONMENT);

/** The type that a function says to give. */
function isOfType(value: Value, type: RuleFunction['gives']): boolean {
  if (type === 'number') return value instanceof Decimal;
  if (type === 'text') return typeof value === 'string';
  if (type === 'boolean') return typeof value === 'boolean';
  if (type === 'date') return value instanceof CalendarDate;
  if (type === 'duration') return value instanceof Duration;
  return type === 'list' ? isList(value) : true;
}

/** All lists of so many of the bad arguments. */
function* combine(length: number): Generator<Value[]> {
  if (length === 0) yield [];
  else for (const rest of combine(length - 1)) for (const value of Object.values(BAD)) yield [value, ...rest];
}

describe('functions of rules', () => {
  it('are all named here, with an answer for good arguments', () => {
    expect(Object.keys(GOOD).toSorted()).toEqual([...FUNCTIONS.keys()].toSorted());
    for (const [name, [args, answer]] of Object.entries(GOOD)) expect([name, call(name, args)]).toEqual([name, answer]);
  });

  it.each(TAKES_ONE)('“%s” does not know the answer for a value that is missing or of the wrong type', (name) => {
    for (const [kind, value] of Object.entries(BAD)) {
      const answer = OTHERWISE[name]?.[kind] ?? UNKNOWN;
      expect([kind, call(name, [value])]).toEqual([kind, answer]);
    }
  });

  it.each(Object.keys(GOOD).filter((name) => argsOf(name).length > 1))(
    '“%s” does not know the answer where one argument is null or unknown',
    (name) => {
      const args = argsOf(name);
      const decides = name === 'list contains' || name === 'concatenate';
      for (const position of args.keys())
        for (const value of [null, UNKNOWN] as Value[])
          if (!decides || position === 0) expect(call(name, args.with(position, value))).toBe(UNKNOWN);
    },
  );

  const numbers = ['sum', 'mean', 'median', 'near', 'round', 'round half up', 'round up', 'round down', 'decimal'];
  it.each([...numbers, 'modulo', 'substring', 'date', 'lookup'])('“%s” takes no text for a number', (name) => {
    const args = argsOf(name);
    args.forEach((value, position) => {
      if (!(value instanceof Decimal)) return;
      for (const wrong of ['3', '', [], true]) expect(call(name, args.with(position, wrong))).toBe(UNKNOWN);
    });
  });

  it('“substring” takes whole numbers of characters', () => {
    for (const length of [number(15, 1), number(-1)]) expect(call('substring', ['abcd', places, length])).toBe(UNKNOWN);
    expect(call('substring', ['abcd', number(20, 1), number(0)])).toBe('');
  });

  it.each(['matches', 'contains', 'starts with', 'ends with', 'substring before', 'substring after', 'days between'])(
    '“%s” takes no number for a text',
    (name) => {
      const args = argsOf(name);
      for (const position of args.keys())
        for (const wrong of [three, [], true]) expect(call(name, args.with(position, wrong))).toBe(UNKNOWN);
    },
  );

  it.each([
    ['sum', UNKNOWN],
    ['mean', UNKNOWN],
    ['median', UNKNOWN],
    ['min', UNKNOWN],
    ['max', UNKNOWN],
    ['count', number(0)],
    ['all', true],
    ['any', false],
    ['distinct values', []],
    ['concatenate', []],
  ])('“%s” of an empty list is defined', (name, answer) => {
    expect(call(name, [[]])).toEqual(answer);
  });

  it.each([...FUNCTIONS])('“%s” never throws, and gives its type, for any arguments', (name, { takes, gives }) => {
    for (let length = takes[0]; length <= Math.min(takes[1], 3); length += 1)
      for (const args of combine(length)) {
        const answer = call(name, args);
        if (answer !== UNKNOWN && !isOfType(answer, gives)) expect.fail(`${String(answer)} is not of type ${gives}.`);
      }
  });
});
