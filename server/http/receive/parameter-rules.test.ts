import { describe, expect, test } from 'vitest';
import { findExcess } from './json-limits.ts';
import { createParameterRules, readTyped } from './parameter-rules.ts';

test.each<[string, unknown, unknown]>([
  ['12', 'integer', 12],
  ['0', 'integer', 0],
  ['012', 'integer', '012'],
  ['-1', 'integer', '-1'],
  ['1.5', 'integer', '1.5'],
  ['1.5', 'number', 1.5],
  ['0.25', 'number', 0.25],
  ['12', 'number', 12],
  ['1.', 'number', '1.'],
  ['1e2', 'number', '1e2'],
  ['true', 'boolean', true],
  ['false', 'boolean', false],
  ['yes', 'boolean', 'yes'],
  ['12', 'string', '12'],
  ['true', undefined, 'true'],
])('the text %j of type %j is %j', (text, type, value) => {
  expect(readTyped(text, type)).toBe(value);
});

describe('the parameters of a request', () => {
  const check = createParameterRules([
    { in: 'query', name: 'page', schema: { type: 'integer' } },
    { in: 'path', name: 'number', schema: { type: 'integer' } },
    { in: 'header', name: 'count', schema: { type: 'integer' } },
    { in: 'query', name: 'q', schema: { type: 'string' } },
  ]);
  const places = (path: object, query: object, header: object = {}): string[] =>
    check({ path, query, header } as never).map(({ in: place, path: at, message }) => `${place} ${at} ${message}`);

  test('are integers in decimal digits', () => {
    const message = 'must be an integer, in decimal digits';
    expect(places({ number: '7' }, { page: '10', q: '1e2' })).toEqual([]);
    expect(places({ number: '1e2' }, { page: '+1' }, { count: 'x' })).toEqual([
      `query /page ${message}`,
      `path /number ${message}`,
    ]);
    expect(places({}, { page: ['1', '2'] })).toEqual([]);
  });

  test('have no U+0000, in values and keys of objects', () => {
    const message = 'must not contain the character U+0000';
    expect(places({ id: 'a\0' }, { q: 'x', metadata: { 'k\0': 'v' } })).toEqual([
      `path /id ${message}`,
      `query /metadata ${message}`,
    ]);
    expect(places({}, { q: ['a', ['b\0']] })).toEqual([`query /q ${message}`]);
  });
});

describe('a body', () => {
  const repeat = (text: string, times: number): string => text.repeat(times);

  test.each([
    ['as deep as may be', `${repeat('[', 1_000)}${repeat(']', 1_000)}`, null],
    ['too deep', repeat('[', 1_001), 'must not have more than 1,000 levels of lists and objects: send it in parts'],
    [
      'too deep in objects',
      repeat('{"a":', 1_001),
      'must not have more than 1,000 levels of lists and objects: send it in parts',
    ],
    ['with many lists side by side', `[${repeat('[],', 5_000)}[]]`, null],
    ['with as many values as may be', `[${repeat('1,', 399_999)}1]`, null],
    ['with too many values', `[${repeat('1,', 400_000)}1]`, 'must not have more than 400,000 values: send it in parts'],
    ['with as many names in one object as may be', `{${repeat('"a":1,', 19_999)}"a":1}`, null],
    [
      'with too many names in one object',
      `{${repeat('"a":1,', 20_000)}"a":1}`,
      'has an object with 20,001 fields, and must not have more than 20,000 in one',
    ],
    ['with as many names as may be', `[${repeat(`{${repeat('"a":1,', 9_999)}"a":1},`, 15)}0]`, null],
    [
      'with too many names',
      `[${repeat(`{${repeat('"a":1,', 9_999)}"a":1},`, 15)}{"a":1}]`,
      'must not have more than 150,000 fields in all of its objects: send it in parts',
    ],
    ['with signs within strings', String.raw`["${repeat('[{,:', 200_000)}\"[\\",1]`, null],
    ['whose string nothing ends', `["${repeat('[', 2_000)}`, null],
  ])('%s', (_, text, excess) => {
    expect(findExcess(text)).toBe(excess);
  });
});
