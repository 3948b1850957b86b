import { describe, expect, it } from 'vitest';
import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import { buildFieldTree } from '../field-tree.ts';
import { replaceBlankTexts } from './blank-texts.ts';
import { leaveOutUndescribed } from './leave-out-undescribed.ts';
import { createMover, listRepeated } from './list-positions.ts';

const text = { type: 'string' };
const object = (properties: JsonObject, rest: JsonObject = {}): JsonObject => ({ type: 'object', properties, ...rest });

describe('the keys that a schema does not describe', () => {
  it.each<[string, JsonObject, JsonObject, JsonValue, string[]]>([
    ['are left out', object({ a: text }), { a: 'x', b: 'y' }, { a: 'x' }, ['/b']],
    [
      'are named by their place',
      object({ a: { type: 'array', items: object({ b: text }) } }),
      { a: [{ 'c/d': 1 }] },
      { a: [{}] },
      ['/a/0/c~1d'],
    ],
    ['are not reported without values', object({ a: text }), { b: null, c: {}, d: [] }, {}, []],
    ['stay where they are required', object({ a: text }, { required: ['b'] }), { b: 1 }, { b: 1 }, []],
    [
      'stay where a pattern names them',
      object({}, { patternProperties: { '^b': text } }),
      { b1: 1, c: 2 },
      { b1: 1 },
      ['/c'],
    ],
    ['stay where others are described', object({ a: text }, { additionalProperties: true }), { b: 1 }, { b: 1 }, []],
    [
      'are left out where others are forbidden',
      object({ a: text }, { additionalProperties: false }),
      { b: 1 },
      {},
      ['/b'],
    ],
    ['stay in an object without a description', { type: 'object' }, { b: { c: 1 } }, { b: { c: 1 } }, []],
    ['stay in an object with an empty description', object({}), { b: 1 }, { b: 1 }, []],
    [
      'stay where one option is any object',
      { anyOf: [object({ a: text }), { type: 'object' }] },
      { b: 1 },
      { b: 1 },
      [],
    ],
    [
      'stay inside of a value that is kept whole',
      object({ a: { type: 'object' } }),
      { a: { b: { c: 1 } } },
      { a: { b: { c: 1 } } },
      [],
    ],
    [
      'are left out by reference',
      { $ref: '#/$defs/x', $defs: { x: object({ a: text }) } },
      { a: 'x', b: 1 },
      { a: 'x' },
      ['/b'],
    ],
  ])('%s', (_, definition, value, kept, leftOut) => {
    const before = JSON.stringify(value);
    expect(leaveOutUndescribed(value, definition)).toEqual({ value: kept, leftOut });
    expect(JSON.stringify(value)).toBe(before);
  });

  const named = object({ a: text });
  const any = { type: 'object' };

  it.each<[string, JsonObject, boolean]>([
    ['one option is any object', { anyOf: [named, any] }, true],
    ['one option is any object or null', { oneOf: [named, { type: ['object', 'null'] }] }, true],
    ['one option of an option is any object', { anyOf: [{ type: 'null' }, { oneOf: [named, any] }] }, true],
    ['one option of a reference is any object', { $ref: '#/$defs/either' }, true],
    ['one option is a text', { anyOf: [named, text] }, false],
    ['one option only constrains', { anyOf: [named, { minProperties: 1 }] }, false],
    ['keys are named beside the options', { ...named, anyOf: [any, { type: 'null' }] }, false],
    ['another union names keys', { oneOf: [named, object({ c: text })], anyOf: [any, { type: 'null' }] }, false],
    ['a reference that names keys is beside the options', { $ref: '#/$defs/named', anyOf: [any, text] }, false],
    ['a reference leads to itself', { $ref: '#/$defs/loop' }, false],
  ])('of a property, where %s, stay: %#', (_, schema, isKept) => {
    const $defs = {
      named,
      either: { anyOf: [named, any] },
      loop: { anyOf: [{ $ref: '#/$defs/loop' }, named] },
    };
    const { value, leftOut } = leaveOutUndescribed({ p: { b: 1 } }, object({ p: schema }, { $defs }));
    expect(value).toEqual({ p: isKept ? { b: 1 } : {} });
    expect(leftOut).toEqual(isKept ? [] : ['/p/b']);
  });
});

describe('words for nothing', () => {
  const definition = object(
    {
      optional: text,
      required: text,
      nullable: { type: ['string', 'null'] },
      choice: { enum: ['N/A', 'x'] },
      rows: { type: 'array', items: object({ note: text }, { required: ['note'] }) },
      map: object({}, { additionalProperties: text }),
      some: { anyOf: [object({ u: text }, { required: ['u'] }), object({ v: text }, { required: ['v'] })] },
    },
    { required: ['required', 'nullable'] },
  );
  const replace = (value: JsonObject, printed: string[] = []): JsonValue =>
    replaceBlankTexts(value, buildFieldTree(definition), (words) => printed.includes(words));

  it.each([
    'n/a',
    'NA',
    'N/A.',
    'null',
    'None given',
    'none stated.',
    'None found',
    'Not found',
    'not available',
    'Not specified.',
    'not stated',
    'not provided',
    'not applicable',
    ' Not mentioned ',
  ])('become null: %j', (words) => {
    expect(replace({ optional: words, required: words })).toEqual({ optional: null, required: null });
  });

  it.each(['none', 'not', 'N/A 7', 'nullable', 'Found: not stated', 'nothing'])('are not %j', (words) => {
    expect(replace({ optional: words })).toEqual({ optional: words });
  });

  it('stay where the document prints them, and where the schema lists them', () => {
    expect(replace({ optional: ' n/a ', choice: 'N/A' }, ['n/a'])).toEqual({ optional: ' n/a ', choice: 'N/A' });
    expect(replace({ unknown: 'n/a' })).toEqual({ unknown: 'n/a' });
  });

  it('are replaced in rows and in maps', () => {
    expect(replace({ rows: [{ note: 'n/a' }, { note: 'x' }], map: { k: 'n/a' } })).toEqual({
      rows: [{ note: null }, { note: 'x' }],
      map: { k: null },
    });
  });

  it('and blank texts differ: a required text may be printed empty', () => {
    expect(replace({ optional: ' ', required: '', nullable: '  ', rows: [{ note: '' }], map: { k: '' } })).toEqual({
      optional: null,
      required: '',
      nullable: null,
      rows: [{ note: '' }],
      map: { k: '' },
    });
    expect(replace({ some: { u: '' } })).toEqual({ some: { u: '' } });
    expect(replace({ optional: 7 as never })).toEqual({ optional: 7 });
  });
});

describe('places in a list from which entries were removed', () => {
  const move = createMover('/rows', new Set([3, 1]));

  it.each<[string, string | null]>([
    ['/rows/0/a', '/rows/0/a'],
    ['/rows/1', null],
    ['/rows/1/a', null],
    ['/rows/2/a', '/rows/1/a'],
    ['/rows/3/a', null],
    ['/rows/4/a/5', '/rows/2/a/5'],
    ['/rows', '/rows'],
    ['/rowsets/4', '/rowsets/4'],
    ['/other/4', '/other/4'],
  ])('%s moves to %s', (path, moved) => {
    expect(move(path)).toBe(moved);
  });

  it('are those of entries that equal earlier ones', () => {
    expect(listRepeated([{ a: 1, b: 2 }, 'x', { b: 2, a: 1 }, 'x', 'X', { a: 1 }])).toEqual([2, 3]);
    expect(listRepeated([])).toEqual([]);
  });
});
