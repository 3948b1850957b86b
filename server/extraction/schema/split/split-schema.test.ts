import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assertHolds } from '../../../../test/harness/properties.ts';
import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import { checkDefinition } from '../definition/check-definition.ts';
import { isObject } from '../../../lib/json-object.ts';
import { createObject } from '../testing/sample.ts';
import { createSchemaSamples } from '../testing/schema-samples.ts';
import { equalsRestored } from '../testing/encode-answer.ts';
import { mergeParts } from '../testing/merge-parts.ts';
import { createValidator } from '../validate.ts';
import { splitSchema } from './split-schema.ts';
import { objectSchema as object } from '../testing/object-schema.ts';

const fields = (count: number, prefix = 'field'): JsonObject =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${prefix}${index}`, { type: 'string' }]));
const steps = (pointer: string): string[] =>
  pointer === ''
    ? []
    : pointer
        .slice(1)
        .split('/')
        .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));

/** The value reduced to some paths. Null instead of an object is kept. */
function selectPaths(value: JsonValue, paths: string[][]): JsonValue {
  if (!isObject(value) || paths.some((path) => path.length === 0)) return value;
  return createObject(
    Object.entries(value).flatMap(([key, child]) => {
      const below = paths.filter(([step]) => step === key).map((path) => path.slice(1));
      return below.length === 0 ? [] : [[key, selectPaths(child, below)] as const];
    }),
  );
}

describe('splitSchema', () => {
  it('keeps a definition that fits into one part', () => {
    const definition = object(fields(5));
    expect(splitSchema(definition, { fields: 5, characters: 10_000 })).toEqual([{ schema: definition, paths: [''] }]);
  });

  it('splits by subtree, in order, with the $defs that each part uses', () => {
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

  it('splits an object that is too large, through references and nullable unions', () => {
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

  it('does not split arrays, maps and unions', () => {
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

  it('keeps required properties without a schema', () => {
    const definition = object(fields(3), { required: ['field0', 'undescribed'] });
    const parts = splitSchema(definition, { fields: 2, characters: 10_000 });
    expect(parts.map(({ paths }) => paths)).toEqual([
      ['/field0', '/field1'],
      ['/field2', '/undescribed'],
    ]);
    expect(parts[1]?.schema).toMatchObject({ properties: { field2: { type: 'string' } }, required: ['undescribed'] });
    const last = splitSchema(definition, { fields: 1, characters: 10_000 }).at(-1)?.schema;
    expect(last).toMatchObject({ properties: { undescribed: true }, required: ['undescribed'] });
  });

  it('keeps references to the root valid', () => {
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

  it('ends if references fan out', { timeout: 60_000 }, () => {
    const wide = object(
      Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`g${index}`, object(fields(99))])),
    );
    expect(splitSchema(wide, { fields: 60, characters: 8_000 })).toHaveLength(83);
    const $defs = Object.fromEntries(
      Array.from({ length: 30 }, (_, index) => [
        `d${index}`,
        object({ x: { $ref: `#/$defs/d${index + 1}` }, y: { $ref: `#/$defs/d${index + 1}` } }),
      ]),
    );
    const doubled = object({ a: { $ref: '#/$defs/d0' } }, { $defs: { ...$defs, d30: object(fields(2)) } });
    splitSchema(doubled, { fields: 4, characters: 1_000_000 });
  });

  it('splits generated schemas into parts whose values merge into the whole', { timeout: 300_000 }, () => {
    assertHolds(
      fc.property(createSchemaSamples(), fc.integer({ min: 1, max: 6 }), ({ definition, value }, most) => {
        const before = JSON.stringify(definition);
        const parts = splitSchema(definition, { fields: most, characters: 100_000 });
        const values = parts.map(({ schema, paths }) => {
          expect(checkDefinition(schema)).toEqual([]);
          const part = selectPaths(value, paths.map(steps));
          expect(createValidator(schema)(part)).toEqual([]);
          return part;
        });
        expect(equalsRestored(mergeParts(values), value)).toBe(true);
        expect(JSON.stringify(definition)).toBe(before);
      }),
      150,
    );
  });
});
