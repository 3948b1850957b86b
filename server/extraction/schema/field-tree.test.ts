import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../lib/json-value.ts';
import { buildFieldTree, listLeafFields, type Field } from './field-tree.ts';

const object = (properties: JsonObject, rest: JsonObject = {}): JsonObject => ({ type: 'object', properties, ...rest });
const only = (schema: JsonObject, rest: JsonObject = {}): Field | undefined =>
  buildFieldTree(object({ a: schema }, rest)).properties?.[0];

describe('buildFieldTree', () => {
  it('reads the keywords of fields', () => {
    const total: JsonObject = { type: ['number', 'null'], minimum: 0, title: 'Total', description: 'Amount to pay' };
    expect(
      buildFieldTree(object({ total, date: { type: 'string', format: 'date' } }, { required: ['total'] })),
    ).toEqual({
      name: '',
      path: [],
      kind: 'object',
      nullable: false,
      required: true,
      properties: [
        {
          name: 'total',
          path: ['total'],
          kind: 'number',
          nullable: true,
          required: true,
          minimum: 0,
          title: 'Total',
          description: 'Amount to pay',
        },
        { name: 'date', path: ['date'], kind: 'string', nullable: false, required: false, format: 'date' },
      ],
    });
  });

  it('names array items *', () => {
    const lines = only({ type: 'array', items: object({ sku: { type: 'string' } }) });
    expect(lines?.items?.properties?.[0]?.path).toEqual(['a', '*', 'sku']);
    expect(only({ type: 'array', prefixItems: [{ type: 'integer' }] })?.items?.kind).toBe('integer');
  });

  it('names the values of a map *', () => {
    const rows = { type: 'array', items: object({ sku: { type: 'string' } }) };
    const map = object({ note: { type: 'string' } }, { additionalProperties: rows });
    expect(listLeafFields(object({ a: map })).map(({ path }) => path.join('/'))).toEqual(['a/note', 'a/*/*/sku']);
    expect(only({ type: 'object', patternProperties: { '^x': rows }, additionalProperties: false })).toMatchObject({
      entries: { kind: 'array' },
    });
    expect(only({ type: 'object', patternProperties: { '^x': rows, '^y': { type: 'number' } } })).not.toHaveProperty(
      'entries',
    );
  });

  it('resolves references and keeps the keywords beside them', () => {
    const $defs = { money: { type: 'number', description: 'An amount' } };
    expect(only({ $ref: '#/$defs/money', description: 'The total' }, { $defs })).toMatchObject({
      kind: 'number',
      description: 'The total',
    });
  });

  it('merges allOf', () => {
    const field = only({
      allOf: [
        object({ x: { type: 'number' } }, { required: ['x'] }),
        object({ x: { type: 'integer' }, y: { type: 'string' } }),
      ],
    });
    expect(field).toMatchObject({
      kind: 'object',
      properties: [
        { name: 'x', kind: 'integer', required: true },
        { name: 'y', required: false },
      ],
    });
  });

  it('reads a union with null as nullable', () => {
    expect(only({ anyOf: [{ type: 'string', format: 'date' }, { type: 'null' }] })).toMatchObject({
      kind: 'string',
      format: 'date',
      nullable: true,
    });
    expect(only({ oneOf: [{ enum: ['a'] }, { const: 'b' }] })).toMatchObject({
      kind: 'string',
      enum: ['a', 'b'],
      nullable: false,
    });
  });

  it('merges alternative objects and lists alternative kinds', () => {
    const company = object({ name: { type: 'string' }, vat: { type: 'string' } }, { required: ['name', 'vat'] });
    const person = object({ name: { type: 'string' } }, { required: ['name'] });
    const names = only({ anyOf: [company, person] })?.properties?.map(({ name, required }) => [name, required]);
    expect(names).toEqual([
      ['name', true],
      ['vat', false],
    ]);
    expect(only({ anyOf: [{ type: 'string' }, { type: 'number' }] })).toMatchObject({
      kind: 'any',
      alternatives: ['string', 'number'],
    });
    expect(only({ type: ['string', 'integer', 'null'] })).toMatchObject({
      kind: 'any',
      alternatives: ['string', 'integer'],
      nullable: true,
    });
  });

  it('infers the kind without a type', () => {
    expect(only({ enum: ['EUR', 'USD', null] })).toMatchObject({
      kind: 'string',
      enum: ['EUR', 'USD'],
      nullable: true,
    });
    expect(only({ const: 3 })).toMatchObject({ kind: 'integer', enum: [3] });
    expect(only({ format: 'date' })?.kind).toBe('string');
    expect(only({ description: 'whatever' })).toMatchObject({ kind: 'any', nullable: true });
  });

  it('supports empty names and names of Object.prototype', () => {
    const tree = buildFieldTree(
      JSON.parse('{"type":"object","properties":{"__proto__":{"type":"string"},"":{"type":"number"}}}') as JsonObject,
    );
    expect(tree.properties?.map(({ path, kind }) => [path, kind])).toEqual([
      [['__proto__'], 'string'],
      [[''], 'number'],
    ]);
  });
});

describe('limits of buildFieldTree', () => {
  it('expands recursion three times', () => {
    const tree = buildFieldTree(object({ name: { type: 'string' }, child: { $ref: '#' } }));
    expect(
      listLeafFields(object({ name: { type: 'string' }, child: { $ref: '#' } })).map((leaf) => leaf.path.join('.')),
    ).toEqual(['name', 'child.name', 'child.child.name', 'child.child.child.name']);
    expect(tree.properties).toHaveLength(2);
  });

  it('stays small if references fan out', () => {
    const names = Array.from({ length: 40 }, (_, index) => `d${index}`);
    const $defs = Object.fromEntries(
      names.map((name) => [
        name,
        object(Object.fromEntries(names.map((other) => [other, { $ref: `#/$defs/${other}` }]))),
      ]),
    );
    const tree = buildFieldTree(object({ a: { $ref: '#/$defs/d0' }, z: { type: 'string' } }, { $defs }));
    expect(tree.properties?.map((field) => field.name)).toEqual(['a', 'z']);
  });

  it('ends if combinations double at each level', () => {
    const $defs = Object.fromEntries(
      Array.from({ length: 60 }, (_, index) => {
        const next = { $ref: `#/$defs/d${index + 1}` };
        return [`d${index}`, { anyOf: [next, next] }];
      }),
    );
    expect(only({ $ref: '#/$defs/d0' }, { $defs: { ...$defs, d60: { type: 'string' } } })?.name).toBe('a');
  });
});
