import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assertHolds } from '../../../../test/harness/properties.ts';
import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import { schemaSamples } from '../testing/arbitrary-schema.ts';
import { agrees } from '../testing/encode-answer.ts';
import { createValidator } from '../validate.ts';
import { fieldTree } from '../field-tree.ts';
import { conformAnswer as conformTo } from './coerce-answer.ts';

const conformAnswer = (answer: JsonValue, definition: JsonObject) => conformTo(answer, fieldTree(definition));

const conformed = (schema: JsonObject, value: JsonValue, required = true): JsonValue | undefined => {
  const answer = conformAnswer(
    { a: value },
    { type: 'object', properties: { a: schema }, ...(required ? { required: ['a'] } : {}) },
  );
  return (answer as JsonObject)['a'];
};
const DATE = { type: 'string', format: 'date' };

describe('conformAnswer', () => {
  it.each<[JsonObject, JsonValue, JsonValue]>([
    [{ type: 'number' }, '1,234.50', 1234.5],
    [{ type: 'number' }, '1.234,50 €', 1234.5],
    [{ type: 'number' }, ' -12.5 ', -12.5],
    [{ type: 'integer' }, '42', 42],
    [{ type: 'boolean' }, 'True', true],
    [DATE, '31.12.2024', '2024-12-31'],
    [DATE, 'March 5, 2024', '2024-03-05'],
    [DATE, '2024-01-05T00:00:00Z', '2024-01-05'],
    [{ type: 'string', format: 'date-time' }, '2024-01-05 10:30', '2024-01-05T10:30:00Z'],
    [{ enum: ['EUR', 'USD'] }, ' eur', 'EUR'],
    [{ const: 3 }, '3', 3],
    [{ type: 'string' }, 4711, '4711'],
    [{ type: 'string', pattern: '^[A-Z]{2}\\d{4}$' }, 'de 12 34', 'DE1234'],
    [{ type: ['number', 'null'] }, 'n/a', null],
    [{ type: ['string', 'null'] }, 'null', null],
    [{ type: ['string', 'null'] }, '', null],
    [{ type: 'array', items: { type: 'number' } }, '7.5', [7.5]],
    [{ type: 'array', items: { type: 'object', properties: { n: { type: 'integer' } } } }, { n: '1' }, [{ n: 1 }]],
  ])('%j: %j is %j', (schema, value, expected) => {
    expect(conformed(schema, value)).toEqual(expected);
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
    [{ enum: ['EUR', 'USD'] }, 'Swiss francs'],
    [{ type: 'string' }, 'N/A'],
    [{ type: 'string' }, ''],
    [{ type: 'number' }, null],
    [{ type: 'array', items: { type: 'object', properties: { n: { type: 'integer' } } } }, 'none'],
    [{ type: 'array', prefixItems: [{ type: 'number' }, { type: 'string' }] }, ['1.5', '2.5']],
    [{ anyOf: [{ type: 'string' }, { type: 'number' }] }, '1.5'],
  ])('%j: %j is left as it is', (schema, value) => {
    expect(conformed(schema, value)).toEqual(value);
  });

  it('drops a null for what may be absent and may not be null, and leaves the answer itself as it was', () => {
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
    expect(conformAnswer(answer, definition)).toEqual({ b: null, 'c/d': [1.5, 2], f: 'more' });
    expect(answer).toEqual({ a: null, b: null, 'c/d': ['1.5', 2], e: 'none', f: 'more' });
  });

  it('leaves an empty text where one of several alternatives requires a text', () => {
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
      expect(conformAnswer({ either }, definition)).toEqual({ either });
  });

  it('makes no list of a value that is one of several alternatives', () => {
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
    for (const either of [{ a: 1 }, [{ a: 2 }]]) expect(conformAnswer({ either }, definition)).toEqual({ either });
  });

  it('knows by position what several alternatives describe by position, and reads a list of one of several kinds as each of them', () => {
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
    expect(conformAnswer(answer, definition)).toEqual(answer);
  });

  it('passes on what is no object', () => {
    for (const answer of [null, 'text', [1]])
      expect(conformAnswer(answer, { type: 'object', properties: { a: { type: 'number' } } })).toEqual(answer);
  });

  it(
    'leaves valid values valid, and has nothing to do a second time, over generated schemas',
    { timeout: 300_000 },
    () => {
      assertHolds(
        fc.property(schemaSamples(), ({ definition, value }) => {
          const answer = conformAnswer(value, definition);
          expect(createValidator(definition)(answer)).toEqual([]);
          expect(agrees(conformAnswer(answer, definition), answer)).toBe(true);
        }),
        150,
      );
    },
  );
});
