import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assertHolds } from '../../../../test/harness/properties.ts';
import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import { checkDefinition } from '../definition/check-definition.ts';
import { createReferences, type References } from '../reference-resolver.ts';
import { isObject } from '../subschemas.ts';
import { objectOf, schemaSamples } from '../testing/arbitrary-schema.ts';
import { agrees } from '../testing/encode-answer.ts';
import { mergeParts } from '../testing/merge-parts.ts';
import { createValidator } from '../validate.ts';
import { outlineSchema } from './separate-arrays.ts';
import { splitSchema } from './split-schema.ts';
import { takeApart } from './collect-properties.ts';

const object = (properties: JsonObject, rest: JsonObject = {}): JsonObject => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  ...rest,
});
const fields = (count: number, prefix = 'field'): JsonObject =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${prefix}${index}`, { type: 'string' }]));
const steps = (pointer: string): string[] =>
  pointer === ''
    ? []
    : pointer
        .slice(1)
        .split('/')
        .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));

/** What of a value lies at some pointers; objects on the way are kept, and so is a null in their place. */
function restricted(value: JsonValue, paths: string[][]): JsonValue {
  if (!isObject(value) || paths.some((path) => path.length === 0)) return value;
  return objectOf(
    Object.entries(value).flatMap(([key, child]) => {
      const below = paths.filter(([step]) => step === key).map((path) => path.slice(1));
      return below.length === 0 ? [] : [[key, restricted(child, below)] as const];
    }),
  );
}

describe('splitSchema', () => {
  it('leaves alone what is within the budget', () => {
    const definition = object(fields(5));
    expect(splitSchema(definition, { fields: 5, characters: 10_000 })).toEqual([{ schema: definition, paths: [''] }]);
  });

  it('cuts by subtree, in order, and keeps what a subtree needs', () => {
    const $defs = {
      money: object({ amount: { type: 'number' }, currency: { type: 'string' } }),
      unused: { type: 'string' },
    };
    const definition = object(
      { ...fields(3), buyer: object(fields(3, 'b'), { description: 'Who buys' }), total: { $ref: '#/$defs/money' } },
      { $defs, description: 'An invoice' },
    );
    const parts = splitSchema(definition, { fields: 3, characters: 10_000 });
    expect(parts.map(({ paths }) => paths)).toEqual([['/field0', '/field1', '/field2'], ['/buyer'], ['/total']]);
    expect(parts[1]?.schema).toEqual({
      type: 'object',
      description: 'An invoice',
      properties: { buyer: definition['properties'] && (definition['properties'] as JsonObject)['buyer'] },
      required: ['buyer'],
    });
    expect(parts[2]?.schema).toMatchObject({ required: ['total'], $defs: { money: $defs.money } });
    expect(parts[2]?.schema['$defs']).not.toHaveProperty('unused');
  });

  it('cuts an object that is too large by itself, through references and nulls', () => {
    const $defs = {
      buyer: object({ ...fields(4, 'b'), address: object(fields(4, 'a')) }, { dependentRequired: { b0: ['b1'] } }),
    };
    const definition = object({ buyer: { anyOf: [{ $ref: '#/$defs/buyer' }, { type: 'null' }] } }, { $defs });
    const parts = splitSchema(definition, { fields: 4, characters: 10_000 });
    expect(parts.map(({ paths }) => paths)).toEqual([
      ['/buyer/b0', '/buyer/b1', '/buyer/b2', '/buyer/b3'],
      ['/buyer/address'],
    ]);
    expect(parts[1]?.schema).toEqual(
      object({ buyer: { anyOf: [object({ address: object(fields(4, 'a')) }), { type: 'null' }] } }),
    );
  });

  it('keeps arrays, maps and unions whole', () => {
    const definition = object({
      lines: { type: 'array', items: object(fields(9, 'l')) },
      map: { type: 'object', additionalProperties: object(fields(9, 'm')) },
      either: { anyOf: [object(fields(9, 'x')), object(fields(9, 'y'))] },
    });
    expect(splitSchema(definition, { fields: 3, characters: 10_000 }).map(({ paths }) => paths)).toEqual([
      ['/lines'],
      ['/map'],
      ['/either'],
    ]);
  });

  it('asks for what is required and described nowhere', () => {
    const definition = object(fields(3), { required: ['field0', 'undescribed'] });
    const parts = splitSchema(definition, { fields: 2, characters: 10_000 });
    expect(parts.map(({ paths }) => paths)).toEqual([
      ['/field0', '/field1'],
      ['/field2', '/undescribed'],
    ]);
    expect(parts[1]?.schema).toMatchObject({ properties: { field2: { type: 'string' } }, required: ['undescribed'] });
    const alone = splitSchema(definition, { fields: 1, characters: 10_000 }).at(-1)?.schema;
    expect(alone).toMatchObject({ properties: { undescribed: true }, required: ['undescribed'] });
  });

  it('keeps a whole definition that leads back to itself usable in its parts', () => {
    const definition = object(
      { ...fields(4), children: { type: 'array', items: { $ref: '#' } } },
      { required: [], $id: 'https://example.org/tree' },
    );
    const parts = splitSchema(definition, { fields: 4, characters: 10_000 });
    const last = parts.at(-1)?.schema ?? {};
    expect(checkDefinition(last)).toEqual([]);
    expect(createValidator(last)({ children: [{ field0: 'x', children: [{ field1: 1 }] }] })).toEqual([
      expect.objectContaining({ path: '/children/0/children/0/field1' }),
    ]);
  });

  it('is quick, and bounded where references fan out', { timeout: 60_000 }, () => {
    const wide = object(
      Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`g${index}`, object(fields(99))])),
    );
    const start = process.cpuUsage();
    expect(splitSchema(wide, { fields: 60, characters: 8_000 })).toHaveLength(83);
    expect(process.cpuUsage(start).user / 1_000).toBeLessThan(500);
    const $defs = Object.fromEntries(
      Array.from({ length: 30 }, (_, index) => [
        `d${index}`,
        object({ x: { $ref: `#/$defs/d${index + 1}` }, y: { $ref: `#/$defs/d${index + 1}` } }),
      ]),
    );
    const doubled = object({ a: { $ref: '#/$defs/d0' } }, { $defs: { ...$defs, d30: object(fields(2)) } });
    const begin = process.cpuUsage();
    splitSchema(doubled, { fields: 4, characters: 1_000_000 });
    outlineSchema(doubled);
    expect(process.cpuUsage(begin).user / 1_000).toBeLessThan(3_000);
  });

  it('gives parts whose values make the whole, over generated schemas', { timeout: 300_000 }, () => {
    assertHolds(
      fc.property(schemaSamples(), fc.integer({ min: 1, max: 6 }), ({ definition, value }, most) => {
        const before = JSON.stringify(definition);
        const parts = splitSchema(definition, { fields: most, characters: 100_000 });
        const values = parts.map(({ schema, paths }) => {
          expect(checkDefinition(schema)).toEqual([]);
          const part = restricted(value, paths.map(steps));
          expect(createValidator(schema)(part)).toEqual([]);
          return part;
        });
        expect(agrees(mergeParts(values), value)).toBe(true);
        expect(JSON.stringify(definition)).toBe(before);
      }),
      150,
    );
  });
});

describe('outlineSchema', () => {
  it('tells the outermost arrays from all else, and what tells their items apart', () => {
    const lines = {
      type: 'array',
      items: object({
        description: { type: 'string' },
        position: { type: 'integer' },
        sku: { type: 'string' },
        parts: { type: 'array', items: { type: 'string' } },
      }),
    };
    const definition = object({
      number: { type: 'string' },
      body: object({ total: { type: 'number' }, lines }),
      tags: { type: ['array', 'null'], items: { type: 'string' } },
    });
    const { scalars, arrays, paths } = outlineSchema(definition);
    expect(scalars).toEqual(object({ number: { type: 'string' }, body: object({ total: { type: 'number' } }) }));
    expect(arrays).toMatchObject({
      properties: { body: { properties: { lines }, required: ['lines'] }, tags: {} },
      required: ['body', 'tags'],
    });
    expect(paths).toEqual([
      { path: '/body/lines', keys: ['sku', 'position'] },
      { path: '/tags', keys: [] },
    ]);
  });

  it('has nothing to tell where all is of one kind', () => {
    const flat = object(fields(2));
    expect(outlineSchema(flat)).toEqual({ scalars: flat, arrays: null, paths: [] });
    const lists = object({ a: { type: 'array', items: { type: 'string' } } });
    expect(outlineSchema(lists)).toEqual({ scalars: null, arrays: lists, paths: [{ path: '/a', keys: [] }] });
  });

  it('gives two definitions whose values make the whole, over generated schemas', { timeout: 300_000 }, () => {
    assertHolds(
      fc.property(schemaSamples(), ({ definition, value }) => {
        const { scalars, arrays, paths } = outlineSchema(definition);
        const pointers = paths.map(({ path }) => steps(path));
        const parts: JsonValue[] = [];
        if (arrays !== null) {
          expect(checkDefinition(arrays)).toEqual([]);
          parts.push(restricted(value, pointers));
          expect(createValidator(arrays)(parts.at(-1) ?? null)).toEqual([]);
        }
        if (scalars !== null) {
          expect(checkDefinition(scalars)).toEqual([]);
          parts.push(named(value, scalars, createReferences(scalars)));
          expect(createValidator(scalars)(parts.at(-1) ?? null)).toEqual([]);
        }
        expect(agrees(mergeParts(parts), value)).toBe(true);
      }),
      150,
    );
  });
});

/** What of a value a restricted definition names. */
function named(value: JsonValue, schema: JsonValue, references: References): JsonValue {
  const properties = isObject(value) ? takeApart(schema, references) : undefined;
  if (!isObject(value) || properties === undefined) return value;
  return objectOf(
    Object.entries(value).flatMap(([key, child]) => {
      const said = properties.get(key);
      return said === undefined ? [] : [[key, named(child, { allOf: said }, references)] as const];
    }),
  );
}
