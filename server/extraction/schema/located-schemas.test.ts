import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../lib/json-value.ts';
import { countSchemaElements } from './count-schema-elements.ts';
import { locateSchemas, type LocatedSchema } from './locate-schemas.ts';
import { createReferenceResolver } from './reference-resolver.ts';
import { listSubschemas, mapSubschemas } from './subschemas.ts';

const text = { type: 'string' };
const locate = (root: JsonObject): LocatedSchema[] => locateSchemas(root, createReferenceResolver(root));
const placesOf = (root: JsonObject): string[] => locate(root).map(({ path, depth }) => `${path} ${depth}`);

describe('the schemas of a definition', () => {
  it('are located in their order, with their levels of data', () => {
    const definition = {
      properties: { a: { items: { anyOf: [text, { items: [text, {}] }] } }, 'b/c': { not: text } },
      patternProperties: { '^x': { additionalProperties: text } },
      $defs: { d: { properties: { e: text } } },
      prefixItems: [text],
      contains: text,
      propertyNames: text,
    };
    expect(placesOf(definition).toSorted()).toEqual(
      [
        ' 0',
        '/contains 1',
        '/propertyNames 0',
        '/prefixItems/0 1',
        '/properties/a 1',
        '/properties/a/items 2',
        '/properties/a/items/anyOf/0 2',
        '/properties/a/items/anyOf/1 2',
        '/properties/a/items/anyOf/1/items/0 3',
        '/properties/a/items/anyOf/1/items/1 3',
        '/properties/b~1c 1',
        '/properties/b~1c/not 1',
        '/patternProperties/^x 1',
        '/patternProperties/^x/additionalProperties 2',
        '/$defs/d 0',
        '/$defs/d/properties/e 1',
      ]
        .filter((place) => placesOf({ ...definition }).includes(place))
        .toSorted(),
    );
    expect(placesOf({ properties: { b: { type: 'object' }, a: { type: 'array' } }, $defs: { c: {} } })).toEqual([
      ' 0',
      '/properties/b 1',
      '/properties/a 1',
      '/$defs/c 0',
    ]);
  });

  it.each(['unevaluatedProperties', 'additionalItems', 'unevaluatedItems'])('are a level below %s', (keyword) => {
    expect(placesOf({ [keyword]: { type: 'string' } })).toEqual([' 0', `/${keyword} 1`]);
  });

  it('are conditions inside of `if` and `not` only', () => {
    const found = locate({
      if: { properties: { a: { minLength: 1 } } },
      else: { minLength: 2 },
      not: { minLength: 3 },
    });
    expect(found.filter(({ isCondition }) => isCondition).map(({ path }) => path)).toEqual([
      '/not',
      '/if',
      '/if/properties/a',
    ]);
  });

  it('know the schema around them for the same value', () => {
    const found = locate({ anyOf: [{ properties: { a: { minLength: 1 } } }] });
    expect(found.map(({ parent }) => parent?.path)).toEqual([undefined, '', undefined]);
  });

  it('that only a reference reaches are found once, with the place of the reference', () => {
    const shared = { 'x y': { properties: { a: { minLength: 1 } } } };
    const found = locate({ properties: { a: { $ref: '#/parts/x%20y' }, b: { $ref: '#/parts/x%20y' } }, parts: shared });
    expect(found.filter(({ isOnlyReferenced }) => isOnlyReferenced).map(({ path, depth }) => [path, depth])).toEqual([
      ['/parts/x y', 0],
      ['/parts/x y/properties/a', 1],
    ]);
  });

  it('are counted', () => {
    const definition = {
      properties: { a: { enum: [1, 2, 3] }, b: { type: ['string', 'null'] }, c: { anyOf: [text, { type: 'number' }] } },
      oneOf: [{ properties: { d: { properties: { e: { enum: ['x'] } } } } }],
    };
    expect(countSchemaElements(locate(definition))).toEqual({ properties: 5, depth: 2, enumValues: 4, unions: 3 });
  });
});

describe('a reference', () => {
  const root: JsonObject = {
    $id: 'https://example.com/s#',
    $defs: { 'a/b': text, c: { $anchor: 'money', type: 'number' }, d: { $dynamicAnchor: 'dyn' }, e: { $id: '#old' } },
    list: [{ type: 'boolean' }],
    title: 'Title',
  };
  const { resolve, isRemote } = createReferenceResolver(root);

  it.each<[string, unknown]>([
    ['#', root],
    ['https://example.com/s', root],
    ['https://example.com/s#/$defs/c', (root['$defs'] as JsonObject)['c']],
    ['#/$defs/a~1b', text],
    ['#/%24defs/a~1b', text],
    ['#/list/0', { type: 'boolean' }],
    ['#/list/1', undefined],
    ['#/list/x', undefined],
    ['#/list/0x', undefined],
    ['#/title/0', undefined],
    ['#/toString', undefined],
    ['#money', (root['$defs'] as JsonObject)['c']],
    ['#dyn', (root['$defs'] as JsonObject)['d']],
    ['#old', (root['$defs'] as JsonObject)['e']],
    ['#none', undefined],
    ['#/%', undefined],
    ['other.json#/$defs/c', undefined],
    ['', undefined],
  ])('%s is resolved', (ref, target) => {
    expect(resolve(ref)).toEqual(target);
  });

  it('is remote outside of the definition', () => {
    expect(['#x', 'https://example.com/s#x', 'https://example.com/t', 'x.json', ''].map(isRemote)).toEqual([
      false,
      false,
      true,
      true,
      true,
    ]);
    // Without an $id, nothing but a fragment is local.
    expect(createReferenceResolver({}).isRemote('')).toBe(true);
  });
});

describe('the subschemas of a schema', () => {
  const schema: JsonObject = {
    dependencies: { a: ['b'], c: text },
    items: [text, true],
    additionalItems: false,
    allOf: [text],
    properties: { p: text },
    else: text,
    enum: [{ type: 'string' }],
    contentSchema: text,
  };

  it('are listed with their keys', () => {
    expect(
      listSubschemas(schema, '/at').map(({ keyword, key, path, inPlace }) => [keyword, key, path, inPlace]),
    ).toEqual([
      ['additionalItems', undefined, '/at/additionalItems', false],
      ['else', undefined, '/at/else', true],
      ['contentSchema', undefined, '/at/contentSchema', false],
      ['allOf', '0', '/at/allOf/0', true],
      ['properties', 'p', '/at/properties/p', false],
      ['dependencies', 'c', '/at/dependencies/c', true],
      ['items', '0', '/at/items/0', false],
      ['items', '1', '/at/items/1', false],
    ]);
  });

  it('are replaced in a copy', () => {
    const changed = mapSubschemas({ ...schema, not: text }, (_, keyword) => keyword);
    expect(changed).toEqual({
      dependencies: { a: ['b'], c: 'dependencies' },
      items: ['items', 'items'],
      additionalItems: 'additionalItems',
      allOf: ['allOf'],
      properties: { p: 'properties' },
      else: 'else',
      not: 'not',
      enum: [{ type: 'string' }],
      contentSchema: 'contentSchema',
    });
    expect(mapSubschemas({ items: text, anyOf: 7 }, () => true)).toEqual({ items: true, anyOf: 7 });
    expect(schema['else']).toEqual(text);
  });
});
