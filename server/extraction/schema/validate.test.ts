import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../engine.ts';
import { linearRegExp, validate } from './validate.ts';

const pattern = (text: string): JsonObject => ({ type: 'object', properties: { a: { type: 'string', pattern: text } } });

describe('validate', () => {
  it('says what is wrong and where', () => {
    const definition: JsonObject = { type: 'object', required: ['b'], properties: { a: { type: 'number' } }, additionalProperties: false };
    const problems = validate(definition, { a: 'x', c: 1 });
    expect(problems.map(({ path, keyword, property }) => ({ path, keyword, property }))).toEqual(
      expect.arrayContaining([
        { path: '', keyword: 'required', property: 'b' },
        { path: '', keyword: 'additionalProperties', property: 'c' },
        { path: '/a', keyword: 'type', property: undefined },
      ]),
    );
  });

  it('knows both dialects', () => {
    const tuple = { type: 'array', items: [{ type: 'string' }], additionalItems: false };
    const seventh: JsonObject = { $schema: 'http://json-schema.org/draft-07/schema#', type: 'object', properties: { a: tuple } };
    expect(validate(seventh, { a: ['x', 'y'] })).toHaveLength(1);
    const prefix = { type: 'array', prefixItems: [{ type: 'string' }], items: false };
    expect(validate({ type: 'object', properties: { a: prefix } }, { a: ['x', 'y'] })).toHaveLength(1);
  });

  it('holds formats', () => {
    const definition: JsonObject = { type: 'object', properties: { a: { type: 'string', format: 'date' } } };
    expect(validate(definition, { a: '2024-02-30' })).toHaveLength(1);
    expect(validate(definition, { a: '2024-02-29' })).toEqual([]);
  });

  it('runs a catastrophic pattern in linear time', () => {
    const start = performance.now();
    expect(validate(pattern('^(a+)+$'), { a: `${'a'.repeat(5_000)}!` })).toHaveLength(1);
    expect(performance.now() - start).toBeLessThan(2_000);
  });

  it('still takes look-around, and escapes that are legal without the u flag only', () => {
    expect(validate(pattern('^(?!0)\\d+$'), { a: '01' })).toHaveLength(1);
    expect(validate(pattern('^(?!0)\\d+$'), { a: '10' })).toEqual([]);
    expect(linearRegExp('^[\\w\\-]+$').test('a-b')).toBe(true);
  });
});
