/** References, recursion and what is too large to be sent as it is. */
import { describe, expect, it } from 'vitest';
import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import { getSchemaProfile, type SchemaProfileName } from '../schema-profiles.ts';
import { compileSchema } from './compile-schema.ts';
import { Relaxations } from './relaxations.ts';
import { objectSchema as object } from '../testing/object-schema.ts';

const text = { type: 'string' };
const compiled = (definition: JsonObject, profile: SchemaProfileName = 'openai') =>
  compileSchema(definition, getSchemaProfile(profile));
const propertiesOf = (schema: JsonObject): JsonObject => schema['properties'] as JsonObject;

describe('a reference that the provider takes', () => {
  it('is compiled once, with a name of its own', () => {
    const $defs = {
      'a b': object({ x: text }),
      ab: object({ y: text }),
      long: object({ z: text }),
      '§': object({ w: text }),
    };
    const { schema } = compiled(
      object(
        {
          a: { $ref: '#/$defs/a%20b' },
          b: { $ref: '#/$defs/ab' },
          c: { $ref: '#/$defs/ab' },
          d: { $ref: '#/$defs/§' },
        },
        { $defs },
      ),
    );
    const refs = Object.values(propertiesOf(schema)).map((one) => (one as JsonObject)['$ref']);
    expect(new Set(refs).size).toBe(3);
    expect(refs[1]).toBe(refs[2]);
    const names = Object.keys(schema['$defs'] as JsonObject);
    expect(refs.map((ref) => String(ref).slice('#/$defs/'.length))).toEqual([names[0], names[1], names[1], names[2]]);
    expect(names.every((name) => /^[\w-]{1,42}$/.test(name))).toBe(true);
  });

  it('to the root is named so', () => {
    const { schema } = compiled(object({ next: { $ref: '#' } }, { required: [] }));
    expect(Object.keys(schema['$defs'] as JsonObject)).toEqual(['root']);
  });

  it.each<[string, JsonValue, object]>([
    [
      'is kept with what only annotates it',
      { $ref: '#/$defs/x', default: {}, examples: [], deprecated: true },
      { $ref: '#/$defs/x' },
    ],
    [
      'is expanded with a description',
      { $ref: '#/$defs/x', description: 'Mine' },
      { type: 'object', description: 'Mine' },
    ],
    [
      'is expanded with what constrains it',
      { $ref: '#/$defs/x', required: ['b'] },
      { type: 'object', required: ['b', 'c'] },
    ],
    [
      'is kept in a union with null',
      { anyOf: [{ $ref: '#/$defs/x' }, { type: 'null' }] },
      { anyOf: [{ $ref: '#/$defs/x' }, { type: 'null' }] },
    ],
  ])('%s', (_, schema, expected) => {
    const $defs = { x: object({ b: text, c: text }, { required: [] }) };
    expect(propertiesOf(compiled(object({ a: schema }, { $defs })).schema)['a']).toMatchObject(expected);
  });

  it('is nullable where its target is', () => {
    const $defs = { x: { type: ['object', 'null'], properties: { b: text } }, y: object({ b: text }) };
    const definition = object({ x: { $ref: '#/$defs/x' }, y: { $ref: '#/$defs/y' } }, { $defs, required: [] });
    const { schema, restore } = compiled(definition);
    expect(propertiesOf(schema)).toMatchObject({
      x: { $ref: '#/$defs/x' },
      y: { anyOf: [{ $ref: '#/$defs/y' }, { type: 'null' }] },
    });
    expect(restore({ x: null, y: null })).toEqual({ x: null });
  });
});

describe('recursion that the provider does not take', () => {
  it('is expanded thrice in each branch', () => {
    const tree = object(
      { left: { $ref: '#/$defs/node' }, right: { $ref: '#/$defs/node' } },
      { $defs: { node: object({ name: text, next: { $ref: '#/$defs/node' } }, { required: ['name'] }) } },
    );
    const { schema, relaxed } = compiled(tree, 'mistral-eu');
    expect(JSON.stringify(schema).split('"name":').length - 1).toBe(6);
    expect(relaxed).toEqual([
      'The schema at "left.next.next.next" and "right.next.next.next" is recursive. ' +
        'It was expanded to 3 levels; deeper levels were not requested.',
    ]);
  });

  it('that is required makes the object impossible', () => {
    const endless = object(
      { next: { $ref: '#/$defs/node' } },
      { $defs: { node: object({ next: { $ref: '#/$defs/node' } }) } },
    );
    expect(propertiesOf(compiled(endless, 'mistral-eu').schema)).toEqual({});
  });
});

describe('a schema that is too large', () => {
  const fan = (levels: number): JsonObject =>
    object(
      { a: { $ref: '#/$defs/d0' } },
      {
        $defs: {
          ...Object.fromEntries(
            Array.from({ length: levels }, (_, index) => [
              `d${index}`,
              object({ x: { $ref: `#/$defs/d${index + 1}` }, y: { $ref: `#/$defs/d${index + 1}` } }),
            ]),
          ),
          [`d${levels}`]: object({ name: text }),
        },
      },
    );

  it('is asked for as JSON text in its depth, and says so', () => {
    expect(compiled(fan(6), 'mistral-eu').relaxed).toEqual([]);
    const { schema, relaxed, restore } = compiled(fan(30), 'mistral-eu');
    expect(relaxed.join()).toContain('is too deep for a schema of this size. It was requested as untyped JSON');
    expect(JSON.stringify(schema)).toContain('An array or an object, as JSON text.');
    const nest = (levels: number, end: JsonValue): JsonValue => (levels === 0 ? end : { x: nest(levels - 1, end) });
    expect(restore(nest(0, { a: nest(9, { json: '{"x":1}' }) }))).toEqual({ a: nest(9, { json: '{"x":1}' }) });
  });
});

describe('what a provider does not enforce', () => {
  it('is said in sentences with up to three places each, shortened', () => {
    const relaxations = new Relaxations();
    expect(relaxations.toSentences()).toEqual([]);
    relaxations.addDescribedKeyword('pattern', []);
    relaxations.addDescribedKeyword('pattern', ['a', 'b']);
    expect(relaxations.toSentences()).toEqual([
      'The provider does not enforce `pattern` at the root and "a.b". ' +
        'It was described to the model, and the answer was validated.',
    ]);
    for (const name of ['c', 'c', 'd', 'e']) relaxations.addDescribedKeyword('format', [name]);
    relaxations.addDescribedKeyword('minimum', ['e']);
    relaxations.addPlace('is odd', ['x'.repeat(81)]);
    relaxations.addPlace('is odd', ['y'.repeat(80)]);
    relaxations.addPlace('is odd', ['z']);
    relaxations.addSentence('Twice.');
    relaxations.addSentence('Twice.');
    expect(relaxations.toSentences()).toEqual([
      'The provider does not enforce `format`, `minimum` and `pattern` at the root, "a.b", "c" and 2 more. ' +
        'They were described to the model, and the answer was validated.',
      `The schema at "${'x'.repeat(79)}…", "${'y'.repeat(80)}" and "z" is odd.`,
      'Twice.',
    ]);
  });
});
