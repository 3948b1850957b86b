/** Where a definition is wrong, and in which words that is said. */
import { describe, expect, it } from 'vitest';
import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import { checkDefinition } from './check-definition.ts';
import { MAX_NESTING, MAX_VALUES } from './check-json-limits.ts';
import { definitions } from './definition.ts';

const text = { type: 'string' };
const object = (properties: JsonObject, rest: JsonObject = {}): JsonObject => ({ type: 'object', properties, ...rest });
const problems = (definition: JsonValue) =>
  checkDefinition(definition as JsonObject).map((one) => [one.path, one.message]);

describe('a definition', () => {
  it.each<[string, JsonValue, string, RegExp]>([
    ['is an object', 7, '', /^must be an object$/],
    ['is of a known dialect', object({ a: text }, { $schema: 'x' }), '/$schema', /2020-12 or draft-07$/],
    [
      'has known types',
      object({ a: { type: 'text' } }),
      '/properties/a/type',
      /^must be one of string, number, integer, /,
    ],
    [
      'has lists of known types',
      object({ a: { type: ['string', 'x'] } }),
      '/properties/a/type/1',
      /^must be one of string/,
    ],
    ['has bounds that are numbers', object({ a: { minimum: 'x' } }), '/properties/a/minimum', /must be number/],
    ['has choices', object({ a: { enum: [] } }), '/properties/a/enum', /^must have at least one value$|fewer than 1/],
    ['has types with nullable', object({ a: { nullable: true } }), '/properties/a/nullable', /together with `type`/],
    ['has no id', object({ a: { id: 'x' } }), '/properties/a/id', /renamed to `\$id`/],
    [
      'has patterns',
      object({ a: { pattern: '(' } }),
      '/properties/a/pattern',
      /ECMA-262 regular expression \((?!Invalid)/,
    ],
    [
      'has patterns of names',
      object({ a: { ...object({}), patternProperties: { '[': text } } }),
      '/properties/a/patternProperties/[',
      /ECMA-262/,
    ],
    [
      'has no references elsewhere',
      object({ a: { $ref: 'x.json' } }),
      '/properties/a/$ref',
      /remote references are not/,
    ],
    [
      'has references to places',
      object({ a: { $dynamicRef: '#/x' } }),
      '/properties/a/$dynamicRef',
      /existing location/,
    ],
    [
      'has references to schemas',
      object({ a: { $ref: '#/title' } }, { title: 'x' }),
      '/properties/a/$ref',
      /refer to a schema$/,
    ],
    [
      'has unique anchors',
      object({ a: { $anchor: 'x', type: 'string' }, b: { $dynamicAnchor: 'x', type: 'string' } }),
      '/properties/b/$dynamicAnchor',
      /unique in the definition/,
    ],
    ['has one $id', object({ a: { $id: 'x', type: 'string' } }), '/properties/a/$id', /not be used below the root/],
    [
      'does not refer to itself',
      object({ a: { allOf: [{ $ref: '#/properties/a' }] } }),
      '/properties/a/allOf/0',
      /itself without/,
    ],
    ['is no list', { type: 'array', items: text }, '/type', /^must be "object"$/],
    ['says that it is an object', {}, '', /must have the type "object"/],
    ['has a property', { type: 'object' }, '', /at least one property/],
    ['has lists of a type', object({ a: { type: ['array', 'null'] } }), '/properties/a', /type of its items$/],
    ['has items of a type', object({ a: { items: {} } }), '/properties/a/items', /^must declare a type$/],
    ['has few types', object({ a: { type: Array(8).fill('string') } }), '/properties/a/type', /more than 7 types/],
  ])('%s', (_, definition, path, message) => {
    expect(problems(definition)).toContainEqual([path, expect.stringMatching(message)]);
  });

  it.each<[string, JsonObject]>([
    [
      'an anchor of draft-07',
      object(
        { a: { $ref: '#x' }, b: { $id: '#x', type: 'string' } },
        { $schema: 'http://json-schema.org/draft-07/schema#' },
      ),
    ],
    ['a reference to a boolean', object({ a: { $ref: '#/$defs/x' } }, { $defs: { x: true } })],
    [
      'seven types',
      object({ a: { type: ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'], items: text } }),
    ],
    ['a list in a condition', object({ a: text }, { if: { properties: { a: { type: 'array' } } } })],
    [
      'items that an enclosing schema types',
      object({ a: { items: text, anyOf: [{ type: 'array' }, { type: 'null' }] } }),
    ],
    [
      'a property __proto__ in a condition of names',
      object({ a: { ...object({ b: text }), patternProperties: { '^__proto__$': text } } }),
    ],
  ])('may have %s', (_, definition) => {
    expect(problems(definition)).toEqual([]);
  });
});

describe('the limits of JSON', () => {
  const nest = (levels: number): JsonObject => (levels === 1 ? {} : { examples: nest(levels - 1) });
  const wide = (values: number): JsonObject =>
    object({ a: text }, { examples: Array.from({ length: values }, (_, index) => index) });

  it(`are ${MAX_NESTING} levels and ${MAX_VALUES} values`, () => {
    const deep = (levels: number) => object({ a: text }, { default: nest(levels - 1) });
    expect(problems(deep(MAX_NESTING))).toEqual([]);
    expect(problems(deep(MAX_NESTING + 1))).toEqual([['', `must not nest deeper than ${MAX_NESTING} levels of JSON`]]);
    // The definition itself, its type, its properties with one of a type, and the list.
    const others = 6;
    expect(problems(wide(MAX_VALUES - others))).toEqual([]);
    expect(problems(wide(MAX_VALUES - others + 1))).toEqual([['', `must not contain more than ${MAX_VALUES} values`]]);
  });

  it('are well-formed texts and names', () => {
    expect(problems(object({ a: text }, { examples: [{ b: '\udc00' }] }))).toEqual([
      ['/examples/0/b', 'must be well-formed Unicode text'],
    ]);
    expect(problems(object({ a: { default: { '\ud800': 1 } } }))).toEqual([
      ['/properties/a/default', 'must not have a property name that is not well-formed Unicode text'],
    ]);
  });
});

describe('schemas for one value', () => {
  const chain = (length: number): JsonObject =>
    object(
      { a: { $ref: '#/$defs/d1' } },
      {
        $defs: Object.fromEntries(
          Array.from({ length }, (_, index) => [
            `d${index + 1}`,
            index + 1 === length ? text : { $ref: `#/$defs/d${index + 2}` },
          ]),
        ),
      },
    );

  it('are chained up to 200', () => {
    expect(problems(chain(199))).toEqual([]);
    expect(problems(chain(200))).toEqual([['/properties/a', 'must not chain more than 200 schemas for one value']]);
  });

  it('may recur through properties and items', () => {
    const list = { type: 'array', items: { $ref: '#/$defs/l' } };
    expect(
      problems(
        object({ a: { $ref: '#/$defs/l' }, b: { anyOf: [{ $ref: '#' }, { type: 'null' }] } }, { $defs: { l: list } }),
      ),
    ).toEqual([]);
  });
});

describe('the schema of one field', () => {
  it('has the places of its own problems', () => {
    expect(definitions.checkField(text)).toEqual([]);
    const at = (schema: JsonObject) => definitions.checkField(schema).map(({ path }) => path);
    expect(at({ type: 'x' })).toEqual(['/type']);
    expect(at({ type: 'array' })).toEqual(['']);
    expect(at(object({ value: { type: 'x' } }))).toEqual(['/properties/value/type']);
  });
});
