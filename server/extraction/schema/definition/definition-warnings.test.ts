import { describe, expect, it } from 'vitest';
import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import { lintDefinition, MAX_WARNINGS } from './lint-definition.ts';
import { objectSchema as define } from '../testing/object-schema.ts';

const described = (schema: JsonObject): JsonObject => ({ description: 'What it means', ...schema });
/** The warnings that are about no provider. */
const warn = (definition: JsonObject) => lintDefinition(definition).filter(({ provider }) => provider === undefined);
const codesOf = (property: JsonValue, key = 'total', rest: JsonObject = {}): string[] =>
  warn(define({ [key]: property }, rest)).map(({ code }) => code);

describe('a field', () => {
  it.each<[string, JsonObject, JsonObject, string[]]>([
    ['that may be null', { type: ['string', 'null'] }, {}, []],
    ['that is required and never null', { type: 'string' }, {}, ['required_not_nullable']],
    ['that is optional and never null', { type: 'string' }, { required: [] }, ['optional_not_nullable']],
    ['that is an object', { type: 'object', properties: {} }, {}, []],
    ['that is a list', { type: 'array', items: { type: 'string' } }, {}, []],
    ['that needs entries', { type: 'array', items: { type: 'string' }, minItems: 1 }, {}, ['required_not_nullable']],
    ['that needs no entries', { type: 'array', items: { type: 'string' }, minItems: 0 }, {}, []],
    ['that needs entries or is null', { type: ['array', 'null'], items: { type: 'string' }, minItems: 1 }, {}, []],
    [
      'that needs entries where it is there',
      { type: 'array', items: { type: 'string' }, minItems: 1 },
      { required: [] },
      [],
    ],
  ])('%s', (_, schema, rest, codes) => {
    expect(codesOf(described(schema), 'total', rest)).toEqual(codes);
  });

  it('says what happens where the document lacks it', () => {
    const message = (schema: JsonObject, rest: JsonObject = {}) =>
      warn(define({ a1b: described(schema) }, rest))[0]?.message;
    expect(message({ type: 'string' })).toMatch(
      /required but not nullable. A run fails if the document does not contain/,
    );
    expect(message({ type: 'string' }, { required: [] })).toMatch(/optional but not nullable. Allow null, so that/);
    const list = { type: 'array', items: { type: 'string' }, minItems: 2 };
    expect(message(list)).toMatch(/has a `minItems` and is not nullable. A run fails if the document has fewer items/);
  });

  const open = { type: ['string', 'null'] };

  it.each(['value', 'Field_12', 'x', 'A1', 'column-3', 'tmp', 'text', 'unknown'])('named %s is vague', (key) => {
    expect(codesOf(open, key)).toEqual(['missing_description', 'vague_name']);
    expect(codesOf(described(open), key)).toEqual([]);
  });

  it.each(['total', 'value_net', 'iban', 'ab', 'x_y', ''])('named %j is not vague', (key) => {
    expect(codesOf(open, key)).toEqual(['missing_description']);
  });

  it('has a description that is more than spaces', () => {
    expect(codesOf({ ...open, description: ' ' })).toEqual(['missing_description']);
    expect(codesOf(true)).toEqual([]);
  });

  it('is named by its place, and in short', () => {
    const [first, second] = warn(define({ 'a/b': open }));
    expect([first?.path, second]).toEqual(['/properties/a~1b', undefined]);
    const long = `key${'1'.repeat(100)}`;
    expect(warn(define({ [long]: open }))[1]?.message).toContain(`\`${long.slice(0, 80)}\` is vague`);
  });

  it('in a condition is only tested', () => {
    const definition = define({ total: described(open) }, { if: { properties: { value: { type: 'string' } } } });
    expect(warn(definition)).toEqual([]);
  });
});

describe('the warnings about providers', () => {
  const of = (definition: JsonObject, code: string, provider = 'openai') =>
    lintDefinition(definition).filter((one) => one.code === code && one.provider === provider);

  it('name the first place, and count the others', () => {
    const properties = Object.fromEntries(
      ['a', 'b', 'c'].map((name) => [name, described({ type: ['string', 'null'], minLength: 1 })]),
    );
    const keyword = (count: number) =>
      of(define(Object.fromEntries(Object.entries(properties).slice(0, count))), 'strict_keyword')[0];
    expect(keyword(1)).toEqual({
      path: '/properties/a/minLength',
      code: 'strict_keyword',
      provider: 'openai',
      message:
        'In the strict mode of openai, `minLength` is moved into the description and only validated in the answer.',
    });
    expect(keyword(2)?.message).toMatch(/answer\. The same applies to 1 other place\.$/);
    expect(keyword(3)?.message).toMatch(/answer\. The same applies to 2 other places\.$/);
    expect(of(define(properties, { required: ['b'] }), 'strict_optional')).toMatchObject([
      {
        path: '/properties/a',
        message: expect.stringMatching(/sent as required and nullable\. The same .* 1 other/) as string,
      },
    ]);
  });

  it('are about objects whose other properties have a schema', () => {
    const open = (additionalProperties: JsonValue) =>
      of(define({ m: { type: 'object', additionalProperties } }), 'strict_additional_properties').map(
        ({ path }) => path,
      );
    expect(open({ type: 'string' })).toEqual(['/properties/m']);
    expect([open(true), open(false)]).toEqual([[], []]);
  });

  it('are about no property of a condition', () => {
    const definition = define({ a: { type: ['string', 'null'] } }, { if: { properties: { b: true } } });
    expect(of(definition, 'strict_optional')).toEqual([]);
    expect(of(definition, 'strict_keyword')).toMatchObject([{ path: '/if' }]);
  });

  it('come last, and are never cut', () => {
    const many = define(
      Object.fromEntries(
        Array.from({ length: 600 }, (_, index) => [`name${index}z`, { type: 'string', minLength: 1 }]),
      ),
    );
    const all = lintDefinition(many);
    expect(all).toHaveLength(MAX_WARNINGS);
    const ofProviders = all.filter(({ provider }) => provider !== undefined);
    expect(all.slice(-ofProviders.length)).toEqual(ofProviders);
    expect(new Set(ofProviders.map(({ provider }) => provider))).toEqual(
      new Set(['openai', 'azure-openai', 'mistral-eu', 'scaleway', 'anthropic']),
    );
  });
});
