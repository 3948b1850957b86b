import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assertHolds } from '../../../../test/harness/properties.ts';
import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import { createSchemaSamples } from '../testing/schema-samples.ts';
import { equalsRestored } from '../testing/encode-answer.ts';
import { createValidator } from '../validate.ts';
import { buildFieldTree } from '../field-tree.ts';
import { coerceAnswer } from './coerce-answer.ts';

const coerce = (answer: JsonValue, definition: JsonObject) => coerceAnswer(answer, buildFieldTree(definition));

const coerceField = (schema: JsonObject, value: JsonValue, required = true): JsonValue | undefined => {
  const answer = coerce(
    { a: value },
    { type: 'object', properties: { a: schema }, ...(required ? { required: ['a'] } : {}) },
  );
  return (answer as JsonObject)['a'];
};
const DATE = { type: 'string', format: 'date' };

describe('coerceAnswer', () => {
  it.each<[JsonObject, JsonValue, JsonValue]>([
    [{ type: 'number' }, '1,234.50', 1234.5],
    [{ type: 'number' }, '1.234,50 €', 1234.5],
    [{ type: 'number' }, ' -12.5 ', -12.5],
    [{ type: 'integer' }, '42', 42],
    [{ type: 'boolean' }, 'True', true],
    [DATE, '31.12.2024', '2024-12-31'],
    [DATE, 'March 5, 2024', '2024-03-05'],
    [DATE, '2024-01-05T00:00:00Z', '2024-01-05'],
    [{ type: 'string', format: 'date-time' }, '2024-01-05 10:30', '2024-01-05T10:30:00'],
    [{ type: 'string', format: 'date-time' }, '5 mars 2024 à 14h30', '2024-03-05T14:30:00'],
    [{ type: 'string', format: 'time' }, '14.30 Uhr', '14:30:00'],
    [{ type: 'string', format: 'time' }, '7 pm', '19:00:00'],
    [{ type: 'string', format: 'duration' }, '90 minutes', 'PT90M'],
    [{ type: 'string', format: 'email' }, 'Ada Roth <ada@example.com>', 'ada@example.com'],
    [{ type: 'string', format: 'email' }, 'mailto:ada@example.com', 'ada@example.com'],
    [{ type: 'string', format: 'uuid' }, '{6f9619ff8b86d011b42d00cf4fc964ff}', '6f9619ff-8b86-d011-b42d-00cf4fc964ff'],
    [{ enum: ['EUR', 'USD'] }, ' eur', 'EUR'],
    [{ enum: ['Yes ', ' No'] }, 'yes', 'Yes '],
    [{ enum: ['a', 'a '] }, 'a ', 'a '],
    [{ const: 3 }, '3', 3],
    [{ enum: [1, 2.5] }, '1', 1],
    [{ enum: [1, 2.5] }, '2.5', 2.5],
    [{ type: 'string' }, 4711, '4711'],
    [{ type: 'string', pattern: '^[A-Z]{2}\\d{4}$' }, 'de 12 34', 'DE1234'],
    [{ type: 'string', pattern: '^\\d{4}$' }, 'No. 4711 of 2026', '4711'],
    [{ type: 'string', pattern: '^\\d{4}$' }, 'INV4711', '4711'],
    [{ type: 'string', pattern: '^[a-z]$' }, 'toolong', 'toolong'],
    [{ type: 'string', pattern: '^\\d{5}$' }, '123456', '123456'],
    [{ type: ['number', 'null'] }, 'n/a', null],
    [{ type: ['string', 'null'], format: 'date' }, 'null', null],
    [{ type: 'array', items: { type: 'number' } }, '7.5', [7.5]],
    [{ type: 'object', additionalProperties: { type: 'number' } }, { north: '1.234,50 €' }, { north: 1234.5 }],
    [{ type: 'array', items: { type: 'object', properties: { n: { type: 'integer' } } } }, { n: '1' }, [{ n: 1 }]],
    [{ type: 'array', items: { type: 'object', properties: { n: { type: 'integer' } } } }, '[{"n": "1"}]', [{ n: 1 }]],
    [{ type: 'array', items: { type: 'string' } }, ' ["a", "b"] ', ['a', 'b']],
    [{ type: 'array', items: { type: 'string' } }, '[1]', ['[1]']],
    [{ type: 'array', items: { type: 'string' } }, '[x] done', ['[x] done']],
    [{ type: 'array', items: { type: 'string' } }, "['a', 'b',]", ['a', 'b']],
    [{ type: 'object', properties: { n: { type: 'integer' } } }, '```json\n{"n": 1,}\n```', { n: 1 }],
    [{ type: 'object', properties: { n: { type: 'integer' } } }, "{'n': None, 'm': True}", { m: true }],
    [{ type: 'number' }, '١٬٢٣٤٫٥٦', 1234.56],
    [{ type: 'integer' }, '１２３４', 1234],
    [{ type: 'number' }, ['7.5'], 7.5],
    [{ type: 'string' }, [], []],
    [{ type: 'string' }, ['a', 'b'], ['a', 'b']],
    [{ type: ['array', 'null'], items: { type: 'string' } }, 'none', null],
    [{ type: 'array', items: { type: 'object', properties: { n: { type: 'integer' } } } }, 'none', null],
    [{ type: 'object', properties: { n: { type: 'integer' } } }, '{"n": "1"}', { n: 1 }],
    [{ type: 'array', prefixItems: [{ type: 'number' }, { type: 'string' }] }, ['1.5', '2.5'], [1.5, '2.5']],
    [
      { type: 'array', prefixItems: [{ type: 'string' }, { type: 'number' }, DATE] },
      ['a', '1.5', '31.12.2024'],
      ['a', 1.5, '2024-12-31'],
    ],
    [{ type: 'array', prefixItems: [{ type: 'string' }], items: { type: 'integer' } }, ['1', '2', '3'], ['1', 2, 3]],
    [
      { allOf: [{ type: 'array', prefixItems: [{ type: 'string' }, { type: 'number' }] }, { minItems: 2 }] },
      ['1', '2'],
      ['1', 2],
    ],
  ])('%j: converts %j to %j', (schema, value, expected) => {
    expect(coerceField(schema, value)).toEqual(expected);
  });

  it.each<[JsonObject, JsonValue]>([
    [{ type: 'number' }, '1,234'],
    [{ type: 'number' }, '1.234'],
    [{ type: 'number' }, '007'],
    [{ type: 'number' }, '3 of 4'],
    [{ type: 'integer' }, '1.5'],
    [{ type: 'boolean' }, 'perhaps'],
    [DATE, '03/04/2024'],
    [DATE, 'in May'],
    [{ type: 'string', format: 'date-time' }, '2024-01-05'],
    [{ type: 'string', format: 'time' }, '14.30'],
    [{ type: 'string', format: 'duration' }, '2 or 3 years'],
    [{ type: 'string', format: 'email' }, 'a@example.com, b@example.com'],
    [{ enum: ['EUR', 'USD'] }, 'Swiss francs'],
    [{ type: 'string' }, 'N/A'],
    [{ type: 'string' }, ''],
    [{ type: ['string', 'null'] }, 'null'],
    [{ type: ['string', 'null'] }, ''],
    [{ type: 'number' }, null],
    [{ anyOf: [{ type: 'string' }, { type: 'number' }] }, '1.5'],
  ])('%j: keeps %j', (schema, value) => {
    expect(coerceField(schema, value)).toEqual(value);
  });

  it('converts the items of a tuple of draft-07', () => {
    const definition: JsonObject = {
      $schema: 'http://json-schema.org/draft-07/schema#',
      type: 'object',
      properties: {
        pair: { type: 'array', items: [{ type: 'string' }, { type: 'number' }], additionalItems: { type: 'integer' } },
      },
    };
    expect(coerce({ pair: ['1', '12.50', '3'] }, definition)).toEqual({ pair: ['1', 12.5, 3] });
  });

  it('converts no item of tuples that are alternatives of each other', () => {
    const pair = (...kinds: string[]): JsonObject => ({ type: 'array', prefixItems: kinds.map((type) => ({ type })) });
    const schema = { anyOf: [pair('string', 'number'), pair('string', 'string')] };
    expect(coerceField(schema, ['a', '1.5'])).toEqual(['a', '1.5']);
  });

  it('removes a null of an optional field that is not nullable, in a copy of the answer', () => {
    const definition: JsonObject = {
      type: 'object',
      properties: {
        a: { type: 'number' },
        b: { type: ['number', 'null'] },
        'c/d': { type: 'array', items: { type: 'number' } },
        e: { type: 'number' },
      },
    };
    const answer = { a: null, b: null, 'c/d': ['1.5', 2], e: 'none', f: 'more' };
    expect(coerce(answer, definition)).toEqual({ b: null, 'c/d': [1.5, 2], f: 'more' });
    expect(answer).toEqual({ a: null, b: null, 'c/d': ['1.5', 2], e: 'none', f: 'more' });
  });

  it('keeps an empty text if one of several alternatives requires a text', () => {
    const option = (kind: string, name: string): JsonObject => ({
      type: 'object',
      properties: { kind: { const: kind }, [name]: { type: 'string' } },
      required: ['kind', name],
    });
    const definition: JsonObject = {
      type: 'object',
      properties: { either: { anyOf: [option('a', 'left'), option('b', 'right')] } },
    };
    for (const either of [
      { kind: 'a', left: '' },
      { kind: 'b', right: '' },
    ])
      expect(coerce({ either }, definition)).toEqual({ either });
  });

  it('does not wrap a value that is one of several alternatives', () => {
    const definition: JsonObject = {
      type: 'object',
      properties: {
        either: {
          anyOf: [
            { const: { a: 1 } },
            { type: 'array', items: { type: 'object', properties: { a: { type: 'number' } } } },
          ],
        },
      },
    };
    for (const either of [{ a: 1 }, [{ a: 2 }]]) expect(coerce({ either }, definition)).toEqual({ either });
  });

  it('keeps tuples and lists of alternatives', () => {
    const option = (name: string): JsonObject => ({
      type: 'object',
      properties: {
        pair: { type: 'array', prefixItems: [{ type: 'string' }, { type: 'number' }] },
        [name]: { type: 'string' },
      },
      required: ['pair', name],
    });
    const definition: JsonObject = {
      type: 'object',
      properties: {
        either: { anyOf: [option('left'), option('right')] },
        list: {
          anyOf: [
            { type: 'array', items: { type: 'string' } },
            { type: 'array', items: { type: 'number' }, maxItems: 3 },
          ],
        },
      },
    };
    const answer = { either: { pair: ['x', 1], right: 'y' }, list: [1, 2] };
    expect(coerce(answer, definition)).toEqual(answer);
  });

  it('keeps an answer that is not an object', () => {
    for (const answer of [null, 'text', [1]])
      expect(coerce(answer, { type: 'object', properties: { a: { type: 'number' } } })).toEqual(answer);
  });

  it('keeps values of generated schemas valid and is idempotent', { timeout: 300_000 }, () => {
    assertHolds(
      fc.property(createSchemaSamples(), ({ definition, value }) => {
        const answer = coerce(value, definition);
        expect(createValidator(definition)(answer)).toEqual([]);
        expect(equalsRestored(coerce(answer, definition), answer)).toBe(true);
      }),
      150,
    );
  });
});
