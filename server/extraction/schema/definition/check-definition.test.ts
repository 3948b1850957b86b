import { describe, expect, it } from 'vitest';
import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import { checkDefinition } from './check-definition.ts';

const text = { type: 'string' };
const object = (properties: JsonObject, rest: JsonObject = {}): JsonObject => ({ type: 'object', properties, ...rest });
const paths = (definition: JsonValue): string[] =>
  checkDefinition(definition as JsonObject).map((problem) => problem.path);

describe('checkDefinition accepts', () => {
  const accepted: Record<string, JsonObject> = {
    'a plain object': object({ a: text }),
    'draft-07': object(
      { a: { type: 'array', items: [text, { type: 'number' }] } },
      { $schema: 'http://json-schema.org/draft-07/schema#' },
    ),
    'a recursive $ref': object({ child: { $ref: '#' }, name: text }),
    'a chain of $defs': object({ a: { $ref: '#/$defs/a' } }, { $defs: { a: { $ref: '#/$defs/b' }, b: text } }),
    'an anchor': object({ a: { $ref: '#money' } }, { $defs: { m: { $anchor: 'money', type: 'number' } } }),
    'its own $id': object(
      { a: { $ref: 'https://example.com/s#/$defs/b' } },
      { $id: 'https://example.com/s', $defs: { b: text } },
    ),
    'anyOf, oneOf, allOf': object({
      a: { anyOf: [text, { type: 'null' }] },
      b: { oneOf: [text, { type: 'number' }] },
      c: { allOf: [text] },
    }),
    'a root behind a $ref': { $ref: '#/$defs/r', $defs: { r: object({ a: text }) } },
    'array items typed by anyOf': object({ a: { type: 'array', items: { anyOf: [text, { type: 'null' }] } } }),
    'a catastrophic pattern, which is still a pattern': object({ a: { type: 'string', pattern: '^(a+)+$' } }),
    'a property called id': object({ id: text }),
    'names of Object.prototype': object({ constructor: text, toString: text }),
    'a property called $ref or items': object({ $ref: text, items: text, properties: text }),
  };
  for (const [name, definition] of Object.entries(accepted)) {
    it(name, () => expect(checkDefinition(definition)).toEqual([]));
  }
});

describe('checkDefinition rejects', () => {
  const refused: Record<string, [definition: JsonValue, path: string]> = {
    'an array': [[], ''],
    'a string': ['object', ''],
    'an unknown type': [object({ a: { type: 'money' } }), '/properties/a/type'],
    'a required that is no list': [object({ a: text }, { required: 'a' }), '/required'],
    'a remote $ref': [object({ a: { $ref: 'https://example.com/other.json' } }), '/properties/a/$ref'],
    'a file $ref': [object({ a: { $ref: 'other.json#/a' } }), '/properties/a/$ref'],
    'a $ref to nothing': [object({ a: { $ref: '#/$defs/none' } }), '/properties/a/$ref'],
    'a $ref into Object.prototype': [object({ a: { $ref: '#/constructor' } }), '/properties/a/$ref'],
    'a root that is a list': [{ type: 'array', items: text }, '/type'],
    'a root without a type or properties': [{}, ''],
    'no properties': [{ type: 'object' }, ''],
    'empty properties': [object({}), ''],
    'array items without a type': [object({ a: { type: 'array' } }), '/properties/a'],
    'array items that are anything': [object({ a: { type: 'array', items: {} } }), '/properties/a/items'],
    'a broken pattern': [object({ a: { type: 'string', pattern: '(' } }), '/properties/a/pattern'],
    'an unknown $schema': [object({ a: text }, { $schema: 'http://json-schema.org/draft-04/schema#' }), '/$schema'],
    'the id of draft-04': [object({ a: text }, { id: 'https://example.com/s' }), '/id'],
    'a nested id of draft-04': [object({ a: { id: 'a', type: 'string' } }), '/properties/a/id'],
    'an empty enum': [object({ a: { enum: [] } }), '/properties/a/enum'],
    'nullable without a type': [object({ a: { nullable: true } }), '/properties/a/nullable'],
    'a nested $id': [object({ a: { $id: 'https://example.com/a', type: 'string' } }), '/properties/a/$id'],
    'two equal anchors': [
      object({ a: { $anchor: 'x', type: 'string' }, b: { $anchor: 'x', type: 'string' } }),
      '/properties/b/$anchor',
    ],
    'a property called __proto__': [
      object(JSON.parse('{"__proto__":{"type":"string"}}') as JsonObject),
      '/properties/__proto__',
    ],
    'a nested property called __proto__': [
      object({
        a: { type: 'array', items: object(JSON.parse('{"b":{"type":"string"},"__proto__":{}}') as JsonObject) },
      }),
      '/properties/a/items/properties/__proto__',
    ],
    'a lone surrogate, which has no canonical form': [
      object({ a: { type: 'string', description: '\ud800' } }),
      '/properties/a/description',
    ],
    'a pattern that only a $ref reaches': [
      object({ a: { $ref: '#/parts/a' } }, { parts: { a: { type: 'string', pattern: '[' } } }),
      '/parts/a/pattern',
    ],
    'a $ref to itself': [object({ a: { $ref: '#/properties/a' } }), '/properties/a'],
    'a cycle through anyOf': [
      object({ a: { $ref: '#/$defs/x' } }, { $defs: { x: { anyOf: [text, { $ref: '#/$defs/x' }] } } }),
      '/$defs/x/anyOf/1',
    ],
  };
  for (const [name, [definition, path]] of Object.entries(refused)) {
    it(name, () => expect(paths(definition)).toContain(path));
  }

  it('more than 5,000 properties', () => {
    const wide = (count: number): JsonObject =>
      object(Object.fromEntries(Array.from({ length: count }, (_, index) => [`p${index}`, text])));
    expect(checkDefinition(wide(5_000))).toEqual([]);
    expect(checkDefinition(wide(5_001))[0]?.message).toContain('5000 properties');
  });

  it('more than 20 levels', () => {
    const deep = (levels: number): JsonObject => (levels === 1 ? object({ a: text }) : object({ a: deep(levels - 1) }));
    expect(checkDefinition(deep(20))).toEqual([]);
    expect(checkDefinition(deep(21))[0]?.message).toContain('deeper than 20');
  });
});

describe('checkDefinition on hostile input', () => {
  const expectRejection = (definition: JsonObject): void => {
    expect(checkDefinition(definition).length).toBeGreaterThan(0);
  };

  it('rejects a nesting of 100,000 levels', () => {
    let nested: JsonValue = {};
    for (let level = 0; level < 100_000; level++) nested = { a: nested };
    expectRejection(object({ a: nested as JsonObject }));
  });

  it('rejects a million values', () => {
    expectRejection(object({ a: { enum: Array.from({ length: 1_000_000 }, (_, index) => index) } }));
  });

  it('reports at most 50 problems', () => {
    const broken = object(
      Object.fromEntries(Array.from({ length: 900 }, (_, index) => [`p${index}`, { type: 'nonsense' }])),
    );
    expect(checkDefinition(broken)).toHaveLength(50);
  });

  it('rejects a chain of 50,000 references', () => {
    const $defs = Object.fromEntries(
      Array.from({ length: 50_000 }, (_, index) => [`d${index}`, { $ref: `#/$defs/d${(index + 1) % 50_000}` }]),
    );
    expectRejection(object({ a: { $ref: '#/$defs/d0' } }, { $defs }));
    expectRejection(object({ a: { $ref: '#/$defs/d0' } }, { $defs: { ...$defs, d49999: text } }));
  });

  it('rejects 60,000 errors', () => {
    expectRejection(
      object({ a: { allOf: Array.from({ length: 60_000 }, () => ({ type: 'nonsense', minimum: 'none' })) } }),
    );
  });

  it.each(['oneOf', 'anyOf', 'allOf'])('rejects more than 1,000 schemas in one %s, and names the place', (union) => {
    const branches = (count: number) => Array.from({ length: count }, (_, index) => ({ title: `${index}` }));
    expect(checkDefinition(object({ a: { [union]: branches(1_000) } }))).toEqual([]);
    expect(checkDefinition(object({ a: { [union]: branches(1_001) } }))).toEqual([
      { path: `/properties/a/${union}`, message: 'must not have more than 1000 schemas, but has 1001' },
    ]);
  });

  it('rejects a list of 100,000 types', () => {
    expectRejection(object({ a: { type: Array.from({ length: 100_000 }, (_, index) => ({ index })) as JsonValue } }));
  });

  it('accepts a dense web of references', () => {
    const names = Array.from({ length: 300 }, (_, index) => `d${index}`);
    const all = names.map((name) => ({ $ref: `#/$defs/${name}` }));
    const $defs = Object.fromEntries(names.map((name) => [name, object({ x: { anyOf: all } })]));
    expect(checkDefinition(object({ a: { $ref: '#/$defs/d0' } }, { $defs }))).toEqual([]);
  });
});
