import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../lib/json-value.ts';
import type { ScoredLeaf } from '../scorer/score-documents.ts';
import { compareDefinitions } from './compare-definitions.ts';
import { listChanges } from './list-changes.ts';

const text = { type: 'string' };
const object = (properties: JsonObject, required: string[] = []): JsonObject => ({
  type: 'object',
  properties,
  required,
});
const listOf = (items: JsonObject): JsonObject => ({ type: 'array', items });

describe('a later definition', () => {
  test.each<[string, JsonObject, JsonObject, string]>([
    [
      'of other words',
      object({ a: { ...text, title: 'A' } }),
      object({ a: { ...text, description: 'x' } }),
      'unchanged',
    ],
    ['in another order', object({ a: text, b: text }), object({ b: text, a: text }), 'unchanged'],
    ['with a field more', object({ a: text }), object({ a: text, b: text }), 'additive'],
    ['with a field less', object({ a: text, b: text }), object({ a: text }), 'breaking'],
    ['with a field less and another one', object({ a: text }), object({ b: text }), 'breaking'],
    ['of another type', object({ a: text }), object({ a: { type: 'number' } }), 'breaking'],
    ['of another format', object({ a: { ...text, format: 'date' } }), object({ a: text }), 'breaking'],
    ['without null', object({ a: { type: ['string', 'null'] } }), object({ a: text }), 'unchanged'],
    ['with null', object({ a: text }), object({ a: { type: ['string', 'null'] } }), 'breaking'],
    ['of which a field may be absent', object({ a: text }, ['a']), object({ a: text }), 'breaking'],
    ['of which a field is always there', object({ a: text }), object({ a: text }, ['a']), 'unchanged'],
    ['of any type', object({ a: text }), object({ a: {} }), 'breaking'],
    ['of values instead of any', object({ a: {} }), object({ a: { enum: ['x'] } }), 'unchanged'],
    ['of a constant instead of any', object({ a: {} }), object({ a: { const: 'x' } }), 'unchanged'],
    ['with a field more in a list', listOf(object({ a: text })), listOf(object({ a: text, b: text })), 'additive'],
    ['of other items', listOf(text), listOf({ type: 'number' }), 'breaking'],
    [
      'with a choice more',
      object({ a: { anyOf: [text] } }),
      object({ a: { anyOf: [text, { type: 'number' }] } }),
      'breaking',
    ],
    [
      'with a choice less',
      object({ a: { oneOf: [text, { type: 'null' }] } }),
      object({ a: { oneOf: [text] } }),
      'unchanged',
    ],
    [
      'with fields of a part',
      { allOf: [object({ a: text })] },
      { allOf: [object({ a: text }), object({ b: text })] },
      'additive',
    ],
    [
      'whose part has another type',
      { allOf: [object({ a: text })] },
      { allOf: [object({ a: { type: 'null' } })] },
      'breaking',
    ],
  ])('%s is %4$s', (_, before, after, kind) => {
    expect(compareDefinitions(before, after)).toBe(kind);
  });

  test('is followed through references, also those to itself', () => {
    const node = (value: JsonObject): JsonObject => ({
      ...object({ root: { $ref: '#/$defs/a~1b' } }),
      $defs: { 'a/b': { $ref: '#/$defs/node' }, node: object({ value, next: { $ref: '#/$defs/node' } }) },
    });
    expect(compareDefinitions(node(text), node(text))).toBe('unchanged');
    expect(compareDefinitions(node(text), node({ type: 'number' }))).toBe('breaking');
    expect(compareDefinitions(object({ a: { $ref: '#/none' } }), object({ a: text }))).toBe('additive');
    expect(compareDefinitions(object({ a: { $ref: 'https://example.com' } }), object({ a: {} }))).toBe('unchanged');
  });
});

const leaf = (
  path: string,
  outcome: ScoredLeaf['outcome'],
  actual: unknown = null,
  expected: unknown = 'e',
): ScoredLeaf => ({ path, outcome, actual, expected }) as unknown as ScoredLeaf;

describe('the values that changed', () => {
  test.each<[string, ScoredLeaf[], ScoredLeaf[], object[]]>([
    ['none', [leaf('/a', 'right', 'e')], [leaf('/a', 'right', 'e')], []],
    [
      'for the better',
      [leaf('/a', 'wrong', 'x')],
      [leaf('/a', 'right', 'e')],
      [{ path: '/a', expected: 'e', before: 'x', after: 'e', effect: 'better' }],
    ],
    [
      'for the worse',
      [leaf('/a', 'right', 'e')],
      [leaf('/a', 'missed')],
      [{ path: '/a', expected: 'e', before: 'e', after: null, effect: 'worse' }],
    ],
    [
      'from wrong to wrong',
      [leaf('/a', 'wrong', 'x')],
      [leaf('/a', 'wrong', 'y')],
      [{ path: '/a', expected: 'e', before: 'x', after: 'y', effect: 'neutral' }],
    ],
    [
      'from right to right',
      [leaf('/a', 'right', 'e')],
      [leaf('/a', 'right', 'E')],
      [{ path: '/a', expected: 'e', before: 'e', after: 'E', effect: 'neutral' }],
    ],
    [
      'in the outcome only',
      [leaf('/a', 'wrong', 'x')],
      [leaf('/a', 'invented', 'x')],
      [{ path: '/a', expected: 'e', before: 'x', after: 'x', effect: 'neutral' }],
    ],
    [
      'of what is absent',
      [leaf('/a', 'absent', null, null)],
      [leaf('/a', 'invented', 'x', null)],
      [{ path: '/a', expected: null, before: null, after: 'x', effect: 'worse' }],
    ],
    ['in rows of another place', [leaf('/r/0/a', 'extra', 'x', null)], [leaf('/r/3/a', 'extra', 'x', null)], []],
    [
      'in a row that is gone',
      [leaf('/r/0/a', 'extra', 'x', null)],
      [],
      [{ path: '/r/0/a', expected: null, before: 'x', after: null, effect: 'better' }],
    ],
    [
      'in a row that is new',
      [],
      [leaf('/r/1/a', 'extra', 'y', null)],
      [{ path: '/r/1/a', expected: null, before: null, after: 'y', effect: 'worse' }],
    ],
  ])('are %s', (_, before, after, changes) => {
    expect(listChanges(before, after)).toEqual(changes);
  });
});
