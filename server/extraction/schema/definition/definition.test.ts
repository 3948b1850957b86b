import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../lib/json-value.ts';
import { definitions } from './definition.ts';

describe('hashDefinition', () => {
  it('does not depend on the order of keys or the notation of numbers', () => {
    const one = JSON.parse(
      '{"type":"object","properties":{"b":{"type":"number","maximum":10.0},"a":{"type":"string"}}}',
    ) as JsonObject;
    const two = JSON.parse(
      '{ "properties": {"a":{"type":"string"}, "b":{"maximum":1e1,"type":"number"}}, "type":"object" }',
    ) as JsonObject;
    expect(definitions.hash(one)).toBe(definitions.hash(two));
    expect(definitions.hash(one)).toMatch(/^sha256:[0-9a-f]{64}$/);
  });

  it('depends on values and on the order of lists', () => {
    const hash = (choices: string[]): string =>
      definitions.hash({ type: 'object', properties: { a: { enum: choices } } });
    expect(hash(['x', 'y'])).not.toBe(hash(['y', 'x']));
  });

  it('is the digest of the canonical form', () => {
    // printf '{"a":1,"b":"é"}' | sha256sum
    expect(definitions.hash({ b: 'é', a: 1 })).toBe(
      'sha256:09ad9fd2fb648cb2f62141215828ea00a62c299db05d20aa9ade2f527a301cc6',
    );
  });
});

describe('lintDefinition', () => {
  const codes = (definition: JsonObject): string[] =>
    definitions.lint(definition).map((warning) => `${warning.path} ${warning.code}`);

  it('reports optional fields that are not nullable, missing descriptions and vague names', () => {
    const found = codes({ type: 'object', properties: { value: { type: 'string' } } });
    expect(found).toContain('/properties/value optional_not_nullable');
    expect(found).toContain('/properties/value missing_description');
    expect(found).toContain('/properties/value vague_name');
  });

  it('reports nothing for a good definition', () => {
    const total = { type: ['number', 'null'], description: 'Amount to pay' };
    expect(definitions.lint({ type: 'object', required: ['total'], properties: { total } })).toEqual([]);
  });

  it('finds null in $ref and anyOf', () => {
    const definition: JsonObject = {
      type: 'object',
      properties: {
        a1: { $ref: '#/$defs/n', description: 'x' },
        b1: { anyOf: [{ type: 'string' }, { type: 'null' }], description: 'x' },
      },
      $defs: { n: { type: ['string', 'null'] } },
    };
    expect(codes(definition).filter((code) => code.includes('optional_not_nullable'))).toEqual([]);
  });

  it('reports what strict modes do not support', () => {
    const total = { type: ['number', 'null'], description: 'Amount to pay', not: { const: 3 } };
    const found = definitions.lint({ type: 'object', properties: { total } });
    expect(found).toContainEqual(
      expect.objectContaining({ provider: 'openai', code: 'strict_keyword', path: '/properties/total/not' }),
    );
    expect(found).toContainEqual(expect.objectContaining({ provider: 'mistral-eu', code: 'strict_optional' }));
  });
});
