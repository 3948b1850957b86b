import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../lib/json-value.ts';
import { validate } from './validate.ts';

const pattern = (text: string): JsonObject => ({
  type: 'object',
  properties: { a: { type: 'string', pattern: text } },
});

describe('validate', () => {
  it('reports paths, keywords and properties', () => {
    const definition: JsonObject = {
      type: 'object',
      required: ['b'],
      properties: { a: { type: 'number' } },
      additionalProperties: false,
    };
    const problems = validate(definition, { a: 'x', c: 1 });
    expect(problems.map(({ path, keyword, property }) => ({ path, keyword, property }))).toEqual(
      expect.arrayContaining([
        { path: '', keyword: 'required', property: 'b' },
        { path: '', keyword: 'additionalProperties', property: 'c' },
        { path: '/a', keyword: 'type', property: undefined },
      ]),
    );
  });

  it('validates each field against its own pattern', () => {
    const definition: JsonObject = {
      type: 'object',
      properties: { a: { type: 'string', pattern: '^a$' }, b: { type: 'string', pattern: '^b$' } },
    };
    expect(validate(definition, { a: 'a', b: 'b' })).toEqual([]);
    expect(validate(definition, { a: 'b', b: 'a' }).map(({ path }) => path)).toEqual(['/a', '/b']);
  });

  it('divides decimal numbers as they are written', () => {
    const step = (multipleOf: number): JsonObject => ({
      type: 'object',
      properties: { n: { type: 'number', multipleOf } },
    });
    const problems = (multipleOf: number, ...values: number[]) =>
      values.flatMap((n) => validate(step(multipleOf), { n }).map(({ message }) => `${n}: ${message}`));
    expect(problems(0.01, 19.99, 0, -4.35, 1e21, 12345678901.23, 4.02)).toEqual([]);
    expect(problems(0.01, 19.999, 1e-7, 0.005)).toEqual([
      '19.999: must be multiple of 0.01',
      '1e-7: must be multiple of 0.01',
      '0.005: must be multiple of 0.01',
    ]);
    expect(problems(1e-7, 1.2e-6, 3)).toEqual([]);
    expect(problems(3, 9, 10)).toEqual(['10: must be multiple of 3']);
  });

  it('ignores inherited properties', () => {
    expect(validate({ type: 'object', properties: { constructor: { type: 'string' } } }, {})).toEqual([]);
  });

  it('supports both dialects', () => {
    const tuple = { type: 'array', items: [{ type: 'string' }], additionalItems: false };
    const seventh: JsonObject = {
      $schema: 'http://json-schema.org/draft-07/schema#',
      type: 'object',
      properties: { a: tuple },
    };
    expect(validate(seventh, { a: ['x', 'y'] })).toHaveLength(1);
    const prefix = { type: 'array', prefixItems: [{ type: 'string' }], items: false };
    expect(validate({ type: 'object', properties: { a: prefix } }, { a: ['x', 'y'] })).toHaveLength(1);
  });

  it('validates formats', () => {
    const definition: JsonObject = { type: 'object', properties: { a: { type: 'string', format: 'date' } } };
    expect(validate(definition, { a: '2024-02-30' })).toHaveLength(1);
    expect(validate(definition, { a: '2024-02-29' })).toEqual([]);
  });

  it.each([
    ['time', '14:30:00', true],
    ['time', '14:30:00+02:00', true],
    ['time', '25:00:00', false],
    ['date-time', '2026-03-04T14:30:00', true],
    ['date-time', '2026-03-04', true],
    ['date-time', '2026-02-30T14:30:00', false],
    ['uri', 'www.example.com/help?x=1', true],
    ['uri', 'https://example.com', true],
    ['uri', 'https://bücher.example/straße', true],
    ['uri', 'see the website', false],
  ])('takes %s as documents write it: %s', (format, value, isValid) => {
    const definition: JsonObject = { type: 'object', properties: { a: { type: 'string', format } } };
    expect(validate(definition, { a: value })).toHaveLength(isValid ? 0 : 1);
  });

  it('runs a catastrophic pattern in linear time, so that it ends', () => {
    expect(validate(pattern('^(a+)+$'), { a: `${'a'.repeat(50_000)}!` })).toHaveLength(1);
  });

  it('supports look-around, which RE2 does not', () => {
    expect(validate(pattern('^(?!0)\\d+$'), { a: '01' })).toHaveLength(1);
    expect(validate(pattern('^(?!0)\\d+$'), { a: '10' })).toEqual([]);
  });

  it('supports Unicode classes in patternProperties', () => {
    expect(
      validate(
        {
          type: 'object',
          properties: { a: { type: 'string' } },
          patternProperties: { '^\\p{Lu}': { type: 'number' } },
        },
        { Ä: 'x' },
      ),
    ).toHaveLength(1);
  });

  it('accepts any $id, even one that Ajv has registered', () => {
    for (const $id of ['https://example.com/s', 'https://json-schema.org/draft/2020-12/schema', 'invoice', '']) {
      const definition: JsonObject = {
        $id,
        type: 'object',
        properties: { a: { $ref: `${$id}#/$defs/b` } },
        $defs: { b: { type: 'number' } },
      };
      expect(validate(definition, { a: 'x' })).toHaveLength(1);
      expect(validate(definition, { a: 1 })).toEqual([]);
    }
  });

  it('validates synchronously with $async', () => {
    expect(validate({ $async: true, type: 'object', properties: { a: { type: 'number' } } }, { a: 'x' })).toHaveLength(
      1,
    );
  });

  it('ignores unknown formats', () => {
    expect(validate({ type: 'object', properties: { a: { type: 'string', format: 'currency' } } }, { a: 'x' })).toEqual(
      [],
    );
  });

  it('throws for a definition that it cannot compile', () => {
    const $defs = Object.fromEntries(
      Array.from({ length: 20_000 }, (_, index) => [
        `d${index}`,
        { type: 'array', items: { $ref: `#/$defs/d${index + 1}` } },
      ]),
    );
    const deep: JsonObject = {
      type: 'object',
      properties: { a: { $ref: '#/$defs/d0' } },
      $defs: { ...$defs, d20000: { type: 'string' } },
    };
    expect(() => validate(deep, { a: [] })).toThrow(/cannot be used/);
  });
});
