import { describe, expect, test } from 'vitest';
import type { JsonObject, JsonValue } from '../lib/json-value.ts';
import { estimateEffort } from './review-effort.ts';
import { readSchemaPart } from './schema-part.ts';
import { scoreDocuments, type ScoreRequest } from './score-documents.ts';
import { wilsonInterval } from './wilson.ts';

describe('a document is scored', () => {
  const definition: JsonObject = {
    type: 'object',
    properties: { name: { type: 'string' }, items: { type: 'array', items: { type: 'object' } } },
  };
  const scoreAll = (documents: ScoreRequest['documents'], comparators = {}) =>
    scoreDocuments({ definition, comparators, documents });
  const one = (expected: JsonObject, predicted: JsonObject, confidences: Record<string, number> = {}) => {
    const evidence = Object.entries(confidences).map(([path, confidence]) => ({ path, confidence }));
    return scoreAll([{ expected, predicted, evidence }])[0];
  };

  test('by pattern, with each outcome at its place', () => {
    const expected = { name: 'A', gone: 'x', none: null, other: null, items: [{ p: 1, q: 'b' }, { p: 2 }] };
    const predicted = { name: 'B', other: 'new', items: [{ p: 2 }, { p: 1 }, { p: 9 }] };
    expect(one(expected, predicted)?.counts).toEqual({
      '/name': [0, 1, 0, 0, 0, 0],
      '/gone': [0, 0, 1, 0, 0, 0],
      '/none': [0, 0, 0, 0, 0, 1],
      '/other': [0, 0, 0, 1, 0, 0],
      '/items/*/p': [2, 0, 0, 0, 1, 0],
      '/items/*/q': [0, 0, 1, 0, 0, 0],
    });
  });

  test('with the confidence that each value was given', () => {
    const expected = { name: 'A', gone: 'x', none: null, other: null, items: [{ p: 1 }] };
    const predicted = { name: 'B', other: 'new', items: [{ p: 7, q: 1 }, { p: 1 }] };
    const confidences = { '/name': 0.2, '/none': 0.9, '/other': 0.4, '/items/1/p': 0.8, '/elsewhere': 1 };
    const { judged, leaves } = one(expected, predicted, confidences) ?? expect.fail();
    expect(judged).toEqual([
      [0.2, 0],
      [0.9, 1],
      [0.4, 0],
      [0.8, 1],
    ]);
    expect(leaves).toEqual([
      { path: '/name', outcome: 'wrong', expected: 'A', actual: 'B', confidence: 0.2 },
      { path: '/gone', outcome: 'missed', expected: 'x', actual: null, confidence: null },
      { path: '/none', outcome: 'absent', expected: null, actual: null, confidence: 0.9 },
      { path: '/other', outcome: 'invented', expected: null, actual: 'new', confidence: 0.4 },
      // What was expected says where a value is; of an item that nobody expected, the answer does.
      { path: '/items/0/p', outcome: 'right', expected: 1, actual: 1, confidence: 0.8 },
      { path: '/items/0/p', outcome: 'extra', expected: null, actual: 7, confidence: null },
    ]);
  });

  test.each<[string, JsonObject, JsonObject, boolean]>([
    ['right values', { name: 'A' }, { name: 'a' }, true],
    ['nothing where nothing is', { name: null }, {}, true],
    ['more than was asked for', { name: 'A' }, { name: 'A', more: 1 }, true],
    ['nothing at all', {}, {}, true],
    ['a wrong value', { name: 'A', items: [] }, { name: 'B' }, false],
    ['a missed value', { name: 'A' }, {}, false],
    ['an invented value', { name: null }, { name: 'B' }, false],
    ['a further item', { items: [{ p: 1 }] }, { items: [{ p: 1 }, { p: 2 }] }, false],
  ])('as exact or not with %s', (_, expected, predicted, isExact) => {
    expect(one(expected, predicted)?.isExact).toBe(isExact);
  });

  test('apart from the others, by the comparators of all', () => {
    const documents = [
      { expected: { name: 'A' }, predicted: { name: 'a' }, evidence: [] },
      { expected: { name: 'A' }, predicted: { name: 'A' }, evidence: [] },
    ];
    const exact = { '/name': { kind: 'exact' as const } };
    expect(scoreAll(documents).map(({ isExact }) => isExact)).toEqual([true, true]);
    expect(scoreAll(documents, exact).map(({ isExact }) => isExact)).toEqual([false, true]);
  });

  test('with names that objects have by themselves', () => {
    const expected = JSON.parse('{"constructor":"x","toString":null}') as JsonObject;
    expect(one(expected, {})?.counts).toEqual({
      '/constructor': [0, 0, 1, 0, 0, 0],
      '/toString': [0, 0, 0, 0, 0, 1],
    });
  });
});

describe('what a schema says of a place', () => {
  const at = (definition: JsonObject, value: JsonValue = 'x') => {
    const { types, format } = readSchemaPart(definition, value);
    return [...types, format].filter((one) => one !== '').join(' ');
  };
  const DATE: JsonObject = { type: 'string', format: 'date' };
  const NUMBER: JsonObject = { type: 'number' };
  const defs = { $defs: { day: DATE, 'a/b~c': NUMBER, deep: { $ref: '#/$defs/day' }, loop: { $ref: '#/$defs/loop' } } };

  test.each<[string, JsonObject, JsonValue, string]>([
    ['its own types', { type: ['string', 'null'], format: 'date' }, 'x', 'string null date'],
    ['nothing', {}, 'x', ''],
    ['nothing of values that are no types', { type: ['string', 5], format: 7 } as never, 'x', 'string'],
    ['what it refers to', { ...defs, $ref: '#/$defs/day' }, 'x', 'string date'],
    ['what is referred to in its turn', { ...defs, $ref: '#/$defs/deep' }, 'x', 'string date'],
    ['names that are escaped', { ...defs, $ref: '#/$defs/a~1b~0c' }, 1, 'number'],
    ['nothing of a reference that is nowhere', { ...defs, $ref: '#/$defs/none' }, 'x', ''],
    ['nothing of one without end', { ...defs, $ref: '#/$defs/loop' }, 'x', ''],
    ['nothing of another document', { $ref: 'https://x/y', type: 'string' }, 'x', 'string'],
    ['the alternative that fits', { anyOf: [NUMBER, DATE] }, 'x', 'string date'],
    ['the first one that does', { oneOf: [DATE, { type: 'string' }] }, 'x', 'string date'],
    ['an integer for a number', { anyOf: [DATE, { type: 'integer' }] }, 1, 'integer'],
    ['the first one where none fits', { anyOf: [{ type: 'null' }, DATE, NUMBER] }, true, 'string date'],
    ['one of several types', { anyOf: [DATE, { type: ['null', 'number'] }] }, 1, 'null number'],
    ['an alternative elsewhere', { ...defs, anyOf: [{ $ref: '#/$defs/day' }, NUMBER] }, 'x', 'string date'],
    ['the only one that must hold', { allOf: [DATE] }, 'x', 'string date'],
    ['its own type where several must', { type: 'string', allOf: [DATE, NUMBER] }, 'x', 'string'],
    ['a list for a list', { anyOf: [{ type: 'object' }, { type: 'array' }] }, [], 'array'],
    ['its own type beside no alternative', { type: 'string', anyOf: [{ type: 'null' }] }, 'x', 'string'],
  ])('is %s', (_, definition, value, said) => {
    expect(at(definition, value)).toBe(said);
  });

  test('goes on in properties and items', () => {
    const definition = {
      ...defs,
      properties: { day: { $ref: '#/$defs/day' }, list: { items: { anyOf: [NUMBER, DATE] } } },
      additionalProperties: NUMBER,
    };
    const root = readSchemaPart(definition as never, {});
    expect(root.property('day', 'x')).toMatchObject({ types: ['string'], format: 'date' });
    expect(root.property('other', 1).types).toEqual(['number']);
    expect(root.property('toString', 1).types).toEqual(['number']);
    const list = root.property('list', []);
    expect([list.items(1).types, list.items('x').format]).toEqual([['number'], 'date']);
    expect(readSchemaPart({}, {}).property('a', 1)).toMatchObject({ types: [], format: '' });
    expect(readSchemaPart({ additionalProperties: false }, {}).property('a', 1).types).toEqual([]);
  });
});

describe('a review', () => {
  const estimate = (target: number, wrongLeft: number[], { values = 200, documents = 10 } = {}) => {
    const steps = wrongLeft.map((left, index) => ({ below: index, wrongLeft: left, values: index, documents: 0 }));
    return estimateEffort({ effort: { values, documents, wrong: wrongLeft[0] ?? 0, auroc: 0.9, steps } }, target);
  };

  test('has the margin of what it leaves', () => {
    expect(estimate(0.9, [40, 20]).margin).toEqual(wilsonInterval(180, 200));
    expect(estimate(0.9, [40, 21, 0]).margin).toEqual(wilsonInterval(200, 200));
  });

  test('is of all values where no threshold reaches the target', () => {
    expect(estimate(1, [40, 20, 10])).toMatchObject({ below: 1, values: { count: 2 } });
  });

  test('of nothing takes nothing', () => {
    expect(estimate(0.9, [], { values: 0, documents: 0 })).toMatchObject({
      below: 0,
      values: { share: 0, count: 0 },
      documents: { share: 0, count: 0 },
      margin: [0, 1],
      reliable: false,
    });
  });
});
