import { describe, expect, it } from 'vitest';
import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import { getSchemaProfile, type SchemaProfileName } from '../schema-profiles.ts';
import { validate } from '../validate.ts';
import { compileSchema } from './compile-schema.ts';
import { objectSchema as object } from '../testing/object-schema.ts';

const compiled = (definition: JsonObject, profile: SchemaProfileName = 'mistral-eu') =>
  compileSchema(definition, getSchemaProfile(profile));
const property = (schema: JsonValue, profile?: SchemaProfileName, rest: JsonObject = {}): JsonValue | undefined => {
  const { schema: sent } = compiled(object({ a: schema }, rest), profile);
  return (sent['properties'] as JsonObject)['a'];
};

describe('compileSchema', () => {
  it('makes all properties required, and removes the nulls of optional ones from the answer', () => {
    const definition = object(
      { a: { type: 'string' }, b: { type: 'number' }, c: { type: ['string', 'null'] } },
      { required: ['a'], title: 'T', $schema: 'https://json-schema.org/draft/2020-12/schema' },
    );
    const { schema, restore } = compiled(definition);
    expect(schema).toEqual({
      type: 'object',
      description: 'T',
      required: ['a', 'b', 'c'],
      additionalProperties: false,
      properties: { a: { type: 'string' }, b: { type: ['number', 'null'] }, c: { type: ['string', 'null'] } },
    });
    expect(restore({ a: 'x', b: null, c: null })).toEqual({ a: 'x', c: null });
  });

  it('moves unsupported constraints into descriptions and reports them', () => {
    const { schema, relaxed } = compiled(
      object({ a: { type: 'string', pattern: '^A', description: 'A code' }, n: { type: 'number', minimum: 0 } }),
    );
    expect(schema['properties']).toEqual({
      a: { type: 'string', description: 'A code. Matches the regular expression ^A .' },
      n: { type: 'number', description: 'At least 0.' },
    });
    expect(relaxed).toEqual([
      'The provider does not enforce `minimum` and `pattern` at "a" and "n". ' +
        'They were described to the model, and the answer was validated.',
    ]);
  });

  it('keeps supported constraints', () => {
    expect(property({ type: 'string', pattern: '^A', maxLength: 3 }, 'openai')).toEqual({
      type: 'string',
      pattern: '^A',
      description: 'Characters: at most 3.',
    });
    expect(property({ type: 'string', pattern: '^(?=A)' }, 'openai')).not.toHaveProperty('pattern');
    expect(property({ type: 'array', items: { type: 'string' }, minItems: 1 }, 'grammar')).toMatchObject({
      minItems: 1,
    });
    expect(property({ type: 'integer', minimum: 1 }, 'prompt')).toEqual({ type: 'integer', minimum: 1 });
    expect(property({ type: 'integer', minimum: 1 }, 'anthropic')).toEqual({
      type: 'integer',
      description: 'At least 1.',
    });
  });

  it('merges constants into an enum', () => {
    const schema = { oneOf: [{ const: 'in', title: 'Incoming' }, { const: 'out' }], description: 'The way' };
    expect(property(schema)).toEqual({ type: 'string', enum: ['in', 'out'], description: 'The way. "in": Incoming.' });
  });

  it('sends maps as lists of entries and restores the first of equal keys', () => {
    const { schema, restore } = compiled(object({ m: { type: 'object', additionalProperties: { type: 'number' } } }));
    expect(schema['properties']).toMatchObject({
      m: { type: 'array', items: { properties: { key: { type: 'string' }, value: { type: 'number' } } } },
    });
    const answer = {
      m: [{ key: 'a', value: 1 }, { key: '__proto__', value: 2 }, { key: 'a', value: 3 }, { value: 4 }, 'x'],
    };
    expect(JSON.stringify(restore(answer))).toBe('{"m":{"a":1,"__proto__":2}}');
    expect(restore({ m: { a: 1 } })).toEqual({ m: { a: 1 } });
    expect(restore({ m: 'none' })).toEqual({ m: 'none' });
  });

  it('restores named and additional properties of one object', () => {
    const definition = object(
      { otherProperties: { type: 'string' } },
      { patternProperties: { '^x': { type: 'integer' } } },
    );
    const { schema, restore } = compiled(definition);
    expect(Object.keys(schema['properties'] as JsonObject)).toEqual(['otherProperties', 'otherProperties_2']);
    const restored = restore({
      otherProperties: 'a',
      otherProperties_2: [
        { key: 'x1', value: 1 },
        { key: 'otherProperties', value: 2 },
      ],
    });
    expect(restored).toEqual({ otherProperties: 'a', x1: 1 });
    expect(validate(definition, restored)).toEqual([]);
  });

  it('merges allOf and omits properties that one part forbids', () => {
    const schema = {
      allOf: [
        object({ x: { type: 'number' } }, { additionalProperties: false }),
        { type: 'object', properties: { x: { type: 'integer' }, y: { type: 'string' } } },
      ],
    };
    expect(property(schema)).toMatchObject({ properties: { x: { type: 'integer' } }, required: ['x'] });
  });

  it('wraps a root that is a union', () => {
    const { schema, restore } = compiled({
      oneOf: [object({ a: { type: 'string' } }), object({ b: { type: 'string' } })],
    });
    expect(schema).toMatchObject({ type: 'object', required: ['answer'] });
    expect(restore({ answer: { b: 'x' } })).toEqual({ b: 'x' });
    expect(restore({ b: 'x' })).toEqual({ b: 'x' });
  });

  it('keeps references, without keywords beside them, if the provider supports them', () => {
    const $defs = {
      node: object(
        { name: { type: 'string' }, next: { $ref: '#/$defs/node', description: 'The next' } },
        { required: ['name'] },
      ),
    };
    const { schema, restore } = compiled(object({ first: { $ref: '#/$defs/node' } }, { $defs }), 'openai');
    expect(schema).toMatchObject({
      properties: { first: { $ref: '#/$defs/node' } },
      $defs: { node: { required: ['name', 'next'] } },
    });
    const deep = (levels: number, end: JsonObject): JsonObject =>
      levels === 0 ? { name: 'x', ...end } : { name: 'x', next: deep(levels - 1, end) };
    expect(restore({ first: deep(9, { next: null }) })).toEqual({ first: deep(9, {}) });
  });

  it('expands recursion if the provider does not support references, and reports it', () => {
    const tree = object({ name: { type: 'string' }, kids: { type: 'array', items: { $ref: '#' } } });
    const { schema, relaxed, restore } = compiled(tree);
    expect(JSON.stringify(schema)).not.toContain('$ref');
    expect(JSON.stringify(schema).split('"name":').length - 1).toBe(4);
    expect(relaxed).toEqual([
      'The schema at "kids.*.kids.*.kids.*.kids.*" is recursive. ' +
        'It was expanded to 3 levels; deeper levels were not requested.',
    ]);
    expect(restore({ name: 'a', kids: [{ name: 'b', kids: [] }] })).toEqual({
      name: 'a',
      kids: [{ name: 'b', kids: [] }],
    });
  });

  it('keeps deeper levels of a model that returns them unasked', () => {
    const tree = object({ name: { type: 'string' }, kids: { type: 'array', items: { $ref: '#' } } });
    const deep = (levels: number): JsonObject => ({ name: 'x', kids: levels === 0 ? [] : [deep(levels - 1)] });
    const { restore } = compiled(tree);
    expect(restore(deep(7))).toEqual(deep(7));
    expect(
      restore({ name: 'x', kids: [{ name: 'x', kids: [{ name: 'x', kids: [{ name: 'x', kids: [''] }] }] }] }),
    ).toEqual(deep(3));
  });

  it('renames properties with unsupported names and restores them', () => {
    const { schema, restore } = compiled(
      object({ 'Straße Nr.': { type: 'string' }, 'Strasse_Nr.': { type: 'string' }, 'Strase Nr.': { type: 'string' } }),
      'anthropic',
    );
    const names = Object.keys(schema['properties'] as JsonObject);
    expect(names.every((name) => /^[\w.-]{1,64}$/.test(name))).toBe(true);
    expect(restore(Object.fromEntries(names.map((name, index) => [name, String(index)])))).toEqual({
      'Straße Nr.': '0',
      'Strasse_Nr.': '1',
      'Strase Nr.': '2',
    });
  });

  it('restores values whose keys are spelled differently', () => {
    const { restore } = compiled(
      object(
        {
          unitPrices: { type: 'object', additionalProperties: { type: 'number' } },
          'Größe in cm': { type: 'number' },
          total: { type: 'number' },
        },
        { required: ['unitPrices', 'Größe in cm'] },
      ),
      'anthropic',
    );
    expect(restore({ unit_prices: [{ key: 'a', value: 1 }], TOTAL: null, 'gro-e-in-cm': 2 })).toEqual({
      unit_prices: { a: 1 },
      'Größe in cm': 2,
    });
  });

  it('moves the longest enums into descriptions if there are too many values', () => {
    const values = (count: number): JsonValue[] => Array.from({ length: count }, (_, index) => `v${index}`);
    const { schema, strict, relaxed } = compiled(
      object({ long: { enum: values(900) }, short: { enum: values(200) } }),
      'openai',
    );
    expect(schema['properties']).toMatchObject({
      long: { type: 'string', description: expect.stringContaining('"v59" and 840 more') as string },
      short: { enum: values(200) },
    });
    expect(strict).toBe(true);
    expect(relaxed).toEqual([expect.stringContaining('has 1100 enum values')]);
  });

  it('disables strict mode if a limit is exceeded, and reports it', () => {
    const wide = object(
      Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`field${index}`, { type: 'string' }])),
    );
    expect(compiled(wide, 'openai').strict).toBe(true);
    const { strict, relaxed } = compiled(wide, 'azure-openai');
    expect(strict).toBe(false);
    expect(relaxed).toEqual([
      'The schema has 101 properties, more than the maximum of 100 in the strict mode of azure-openai. ' +
        'It was sent without strict mode, and the answer was validated.',
    ]);
    expect(compiled(object({ a: { type: 'string' } }), 'gemini').strict).toBe(false);
  });

  it('does not convert an answer that does not match', () => {
    const { restore } = compiled(
      object({
        a: { anyOf: [object({ b: {} }), { type: 'array', items: { type: 'string' } }] },
        t: { type: 'array', prefixItems: [{ type: 'object' }] },
      }),
    );
    const nested = JSON.parse(`${'['.repeat(3_000)}${']'.repeat(3_000)}`) as JsonValue;
    for (const answer of [null, 'text', 7, [], { a: 5, t: null }, { a: { c: 1 }, t: [1, nested] }, nested])
      expect(restore(answer)).toEqual(answer);
  });

  it('caches compiled schemas', () => {
    const definition = object({ a: { type: 'string' } });
    expect(compiled(definition)).toBe(compiled(definition));
  });
});
