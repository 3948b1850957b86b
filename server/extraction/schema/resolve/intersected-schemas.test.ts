/** What the values of several schemas for one place have in common. */
import { describe, expect, it } from 'vitest';
import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import { createReferenceResolver } from '../reference-resolver.ts';
import { intersectSchemas } from './intersect-schemas.ts';
import { isUnconstrained, normalizeSchema, type NormalizedSchema } from './normalized-schema.ts';
import { SchemaResolver, SchemaTooLargeError } from './resolve-schema.ts';

const text = { type: 'string' };
const both = (a: JsonObject, b: JsonObject): NormalizedSchema | undefined =>
  intersectSchemas(normalizeSchema(a), normalizeSchema(b));
const resolveWith = (definition: JsonObject, { keepReferences = false, maxSchemas = 1_000 } = {}) => {
  let simplified = 0;
  const resolver = new SchemaResolver({
    references: createReferenceResolver(definition),
    keepReferences,
    maxSchemas,
    onSimplified: () => (simplified += 1),
  });
  return { ...resolver.resolve(definition), simplified: () => simplified };
};

describe('the values of two schemas', () => {
  it.each<[string, JsonObject, JsonObject, string[] | undefined]>([
    ['of one type', { type: ['string', 'null'] }, { type: ['string', 'number'] }, ['string']],
    ['of any type and of one', {}, text, ['string']],
    ['of integers', { type: 'number' }, { type: 'integer' }, ['integer']],
    ['of no type', text, { type: 'number' }, undefined],
  ])('have the types %s', (_, a, b, types) => {
    for (const found of [both(a, b), both(b, a)])
      expect(found === undefined ? undefined : [...(found.types ?? [])]).toEqual(types);
  });

  it.each<[string, JsonObject, JsonObject, JsonValue[] | undefined]>([
    ['that both list', { enum: ['a', 'b', { c: 1 }] }, { enum: [{ c: 1 }, 'b'] }, ['b', { c: 1 }]],
    ['that one lists', { enum: ['a'] }, {}, ['a']],
    ['that is the constant of one', { const: 'a', enum: ['b'] }, { enum: ['a', 'b'] }, ['a']],
    ['that none has', { const: 'a' }, { const: 'b' }, undefined],
  ])('are those %s', (_, a, b, values) => {
    expect(both(a, b)?.values).toEqual(values);
  });

  it.each<[string, JsonValue, JsonValue, JsonValue | undefined]>([
    ['minimum', 1, 2, 2],
    ['minLength', 1, 2, 2],
    ['exclusiveMinimum', 1, 2, 2],
    ['minItems', 1, 2, 2],
    ['minProperties', 1, 2, 2],
    ['maximum', 1, 2, 1],
    ['maxLength', 1, 2, 1],
    ['exclusiveMaximum', 1, 2, 1],
    ['maxItems', 1, 2, 1],
    ['maxProperties', 1, 2, 1],
    ['pattern', '^a', '^a', '^a'],
    ['not', { const: 1 }, { const: 1 }, { const: 1 }],
    ['multipleOf', 2, 2, 2],
    ['minimum', 1, 1, 1],
  ])('have the bound of both: %s of %j and %j', (keyword, a, b, merged) => {
    for (const found of [both({ [keyword]: a }, { [keyword]: b }), both({ [keyword]: b }, { [keyword]: a })]) {
      expect(found?.constraints.get(keyword)).toEqual(merged);
      expect(found?.notes).toEqual([]);
    }
  });

  it('have a note of what one keyword cannot say', () => {
    const found = both({ pattern: '^a', multipleOf: 2 }, { pattern: 'b$', multipleOf: 3 });
    expect(found?.constraints.get('pattern')).toBe('^a');
    expect(found?.notes).toEqual(['Matches the regular expression b$ .', 'A multiple of 3.']);
  });

  it('have the properties of both, in order, as both describe them', () => {
    const a = { properties: { x: text, y: text }, required: ['x'], patternProperties: { '^p': text } };
    const b = {
      properties: { y: { minLength: 1 }, z: true },
      required: ['z'],
      patternProperties: { '^p': {}, '^q': text },
    };
    const found = both(a, b);
    expect([...(found?.properties ?? [])]).toEqual([
      ['x', text],
      ['y', { allOf: [text, { minLength: 1 }] }],
      ['z', true],
    ]);
    expect([...(found?.required ?? [])]).toEqual(['x', 'z']);
    expect([...(found?.patternProperties ?? [])]).toEqual([
      ['^p', { allOf: [text, {}] }],
      ['^q', text],
    ]);
  });

  it('lack the properties that one forbids, unless its patterns may allow them', () => {
    const closed = { properties: { x: text }, additionalProperties: false };
    expect(both(closed, { properties: { y: text } })?.properties.get('y')).toBe(false);
    expect(both(closed, {})?.additionalProperties).toBe(false);
    expect(both(closed, { additionalProperties: text })?.additionalProperties).toBe(false);
    const patterned = { ...closed, patternProperties: { '^y': text } };
    expect(both(patterned, { properties: { y: { minLength: 1 } } })?.properties.get('y')).toEqual({ minLength: 1 });
    const typed = { additionalProperties: text };
    expect(both(typed, { properties: { y: true } })?.properties.get('y')).toEqual(text);
  });

  it('have the items of both by position', () => {
    const one = { prefixItems: [text, true], items: { type: 'number' } };
    const other = { prefixItems: [{ minLength: 1 }, text, { minimum: 1 }] };
    expect(both(one, other)).toMatchObject({
      prefixItems: [{ allOf: [text, { minLength: 1 }] }, text, { allOf: [{ type: 'number' }, { minimum: 1 }] }],
      items: { type: 'number' },
    });
    expect(both({ items: [text], additionalItems: false }, {})).toMatchObject({ prefixItems: [text], items: false });
    expect(both({ items: text, unevaluatedItems: false }, {})?.items).toEqual(text);
    expect(both({ prefixItems: [text], unevaluatedItems: false }, {})?.items).toBe(false);
  });

  it('have the first description', () => {
    const described = (description: string) => ({ ...normalizeSchema({}), description });
    expect(intersectSchemas(described('A'), described('B'))?.description).toBe('A');
    expect(intersectSchemas(normalizeSchema({}), described('B'))?.description).toBe('B');
  });
});

describe('a schema', () => {
  it.each<JsonObject>([
    { type: 'string' },
    { enum: [1] },
    { const: null },
    { properties: { a: true } },
    { patternProperties: { a: true } },
    { required: ['a'] },
    { additionalProperties: true },
    { items: true },
    { prefixItems: [true] },
    { minimum: 1 },
    { unevaluatedProperties: text },
  ])('is constrained by %j', (schema) => {
    expect(isUnconstrained(normalizeSchema(schema))).toBe(false);
  });

  it.each<JsonObject>([
    {},
    { description: 'x', title: 'y', default: 1 },
    { unevaluatedProperties: false },
    { nullable: true },
  ])('is not constrained by %j', (schema) => {
    expect(isUnconstrained(normalizeSchema(schema))).toBe(true);
  });

  it('with a condition keeps all of it, and allows null where it is nullable', () => {
    const condition = JSON.parse('{ "if": { "const": 1 }, "then": { "minimum": 1 }, "else": false }') as JsonObject;
    expect(normalizeSchema({ ...condition, title: 'x' }).constraints.get('if')).toEqual(condition);
    expect([...(normalizeSchema({ type: 'string', nullable: true }).types ?? [])]).toEqual(['string', 'null']);
    expect([...(normalizeSchema({ type: 'string', nullable: false }).types ?? [])]).toEqual(['string']);
  });
});

describe('the alternatives of a schema', () => {
  const options = (count: number, prefix: string): JsonObject[] =>
    Array.from({ length: count }, (_, index) => ({ const: `${prefix}${index}` }));
  const required = (count: number, prefix: string) =>
    Array.from({ length: count }, (_, index) => ({ properties: { [`${prefix}${index}`]: text } }));

  it('are combined up to 64, beyond which later ones are dropped', () => {
    const all = (a: number, b: number) => resolveWith({ anyOf: required(a, 'a'), oneOf: required(b, 'b') });
    const [fits, tooMany] = [all(8, 8), all(5, 13)];
    expect([fits.branches.length, fits.simplified()]).toEqual([64, 0]);
    expect([tooMany.branches.length, tooMany.simplified()]).toEqual([5, 1]);
    // The limit is for combinations: a single union may have more alternatives.
    expect(resolveWith({ type: 'string', anyOf: options(90, 'a') }).branches).toHaveLength(90);
  });

  it('are none where no value fits both', () => {
    expect(resolveWith({ anyOf: options(2, 'a'), oneOf: options(2, 'b') }).branches).toEqual([]);
    expect(resolveWith({ allOf: [false] }).branches).toEqual([]);
    expect(resolveWith({ anyOf: [false, text] }).branches).toHaveLength(1);
  });

  it('that only constrain are a note', () => {
    const { branches } = resolveWith({ type: 'object', anyOf: [{ required: ['a'] }, { required: ['b'] }] });
    expect(branches).toMatchObject([
      { notes: ['Also matches the JSON Schema {"anyOf":[{"required":["a"]},{"required":["b"]}]}.'] },
    ]);
    expect(
      resolveWith({ type: 'object', anyOf: [{ required: ['a'] }, { properties: { a: text } }] }).branches,
    ).toHaveLength(2);
  });

  it('have the descriptions of their options', () => {
    const { branches, description } = resolveWith({
      title: 'Whole',
      anyOf: [
        { ...text, description: 'First' },
        { type: 'number', title: ' ' },
        { description: ' ', title: 'Third', type: 'boolean' },
      ],
    });
    expect(description).toBe('Whole');
    expect(branches.map((branch) => branch.description)).toEqual(['First', undefined, 'Third']);
  });

  it('know the references that they followed', () => {
    const definition = { allOf: [{ $ref: '#/$defs/a' }], $defs: { a: { $ref: '#/$defs/b' }, b: text } };
    expect(resolveWith(definition).branches[0]?.followedReferences).toEqual([text, { $ref: '#/$defs/b' }]);
    const [kept] = resolveWith(
      { anyOf: [{ $ref: '#/$defs/b' }], $defs: { b: text } },
      { keepReferences: true },
    ).branches;
    expect(kept).toMatchObject({ reference: { name: 'b', target: text }, followedReferences: [text] });
  });

  it('of a kept reference with constraints beside it are those of its target', () => {
    const definition = { allOf: [{ $ref: '#/$defs/a', title: 'A' }, { minLength: 1 }], $defs: { a: text } };
    for (const allOf of [definition.allOf, definition.allOf.toReversed()]) {
      const [branch] = resolveWith({ ...definition, allOf }, { keepReferences: true }).branches;
      expect(branch?.reference).toBeUndefined();
      expect([...(branch?.types ?? [])]).toEqual(['string']);
      expect(branch?.constraints.get('minLength')).toBe(1);
      expect(branch?.description).toBe('A');
    }
  });

  it('are counted, so that no schema takes without end', () => {
    const wide = { anyOf: options(20, 'a') };
    expect(() => resolveWith(wide, { maxSchemas: 10 })).toThrow(SchemaTooLargeError);
    expect(resolveWith(wide, { maxSchemas: 21 }).branches).toHaveLength(20);
  });
});
