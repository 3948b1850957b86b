import { describe, expect, it } from 'vitest';
import { additions } from './additions.ts';
import { listOperations, resolve, type JsonObject } from './document.ts';
import { flatten } from './flatten.ts';
import { findIncompatibilities } from './operation-changes.ts';

const text = { type: 'string' };
const count = { type: 'integer' };
const object = (properties: JsonObject, more: JsonObject = {}): JsonObject => ({ type: 'object', properties, ...more });

const responding = (schema: JsonObject): JsonObject => ({
  paths: { '/x': { get: { operationId: 'x', responses: { '200': { content: { 'application/json': { schema } } } } } } },
});
const taking = (schema: JsonObject): JsonObject => ({
  paths: { '/x': { post: { operationId: 'x', requestBody: { content: { 'application/json': { schema } } } } } },
});

/** The kinds of what breaks where a schema is that of a request, and where it is that of a response. */
const changes = (before: JsonObject, after: JsonObject): string[][] =>
  [taking, responding].map((wrap) => findIncompatibilities(wrap(before), wrap(after)).map(({ kind }) => kind));

describe('a change of a schema', () => {
  it.each<[string, JsonObject, JsonObject, string[], string[]]>([
    ['of a lower bound', { minimum: 1 }, { minimum: 2 }, ['request-tightened'], []],
    ['of a lower bound back', { minimum: 2 }, { minimum: 1 }, [], ['response-loosened']],
    ['to a lower bound', {}, { exclusiveMinimum: -1 }, ['request-tightened'], []],
    ['of an upper bound', { maxItems: 3 }, { maxItems: 2 }, ['request-tightened'], []],
    ['of an upper bound back', { maxLength: 2 }, { maxLength: 3 }, [], ['response-loosened']],
    ['from an upper bound', { maxProperties: 2 }, {}, [], ['response-loosened']],
    ['of a pattern', { pattern: 'a' }, { pattern: 'b' }, ['request-tightened'], ['response-loosened']],
    ['from a format', { format: 'date' }, {}, [], ['response-loosened']],
    ['to unique items', {}, { uniqueItems: true }, ['request-tightened'], []],
    ['of a constant', { const: 1 }, { const: 2 }, ['request-enum-narrowed'], ['response-enum-widened']],
    ['from a constant to a list with it', { const: 'a' }, { enum: ['a', 'b'] }, [], ['response-enum-widened']],
    ['from a list of values', { enum: ['a'] }, {}, [], ['response-enum-widened']],
    ['to a list of values', {}, { enum: ['a'] }, ['request-enum-narrowed'], []],
    ['of a list that may grow', { enum: ['a'], 'x-extensible-enum': true }, { enum: ['a', 'b'] }, [], []],
    ['of values that are objects', { enum: [{ a: 1 }] }, { enum: [{ a: 1 }, { a: 2 }] }, [], ['response-enum-widened']],
    ['from a type', text, {}, [], ['response-retyped']],
    ['to a type', {}, text, ['request-retyped'], []],
    ['to a number', count, { type: 'number' }, [], ['response-retyped']],
    ['from a number', { type: 'number' }, count, ['request-retyped'], []],
    ['to null', text, { type: ['string', 'null'] }, [], ['response-nullable']],
    ['to null and more', text, { type: ['string', 'null', 'integer'] }, [], ['response-retyped']],
    ['from null', { type: ['string', 'null'] }, text, ['request-retyped'], []],
    ['of a default', { default: 1 }, { default: 2 }, ['request-default-changed'], []],
    ['to a default', {}, { default: 2 }, ['request-default-changed'], []],
    ['of items', { items: text }, { items: count }, ['request-retyped'], ['response-retyped']],
    ['to items', {}, { items: text }, ['request-retyped'], []],
    ['from items', { items: text }, {}, [], ['response-retyped']],
    ['of a keyword that is not known', { not: {} }, { not: text }, ['keyword-changed'], ['keyword-changed']],
    ['of annotations', { description: 'a', title: 'x', 'x-any': 1 }, { description: 'b', deprecated: true }, [], []],
    ['to a closed object', {}, { additionalProperties: false }, ['request-closed'], []],
    ['from a closed object', { additionalProperties: false }, {}, [], []],
    ['of a closed object', { additionalProperties: false }, { additionalProperties: false }, [], []],
    [
      'of the values of a map',
      { additionalProperties: text },
      { additionalProperties: true },
      [],
      ['response-retyped'],
    ],
    ['to values of a map', { additionalProperties: true }, { additionalProperties: text }, ['request-retyped'], []],
    ['from a field', object({ a: text }), object({}), ['request-field-removed'], ['response-field-removed']],
    ['to a field', object({}), object({ a: text }), [], []],
    [
      'to a required field',
      object({ a: text }),
      object({ a: text }, { required: ['a'] }),
      ['request-field-now-required'],
      [],
    ],
    [
      'from a required field',
      object({ a: text }, { required: ['a'] }),
      object({ a: text }),
      [],
      ['response-field-now-optional'],
    ],
    [
      'from a required field that is gone',
      object({ a: text }, { required: ['a'] }),
      object({}),
      ['request-field-removed'],
      ['response-field-removed'],
    ],
    [
      'within a field',
      object({ a: object({ b: text }) }),
      object({ a: object({ b: count }) }),
      ['request-retyped'],
      ['response-retyped'],
    ],
    [
      'of alternatives',
      { anyOf: [text, count] },
      { anyOf: [text, { type: 'array' }] },
      ['request-retyped'],
      ['response-retyped'],
    ],
    ['of their order', { anyOf: [text, count] }, { anyOf: [count, text] }, [], []],
    ['to alternatives', {}, { oneOf: [text, count] }, ['request-retyped'], []],
    ['from alternatives', { oneOf: [text, count] }, {}, [], ['response-retyped']],
    [
      'to null beside the only alternative',
      { anyOf: [text] },
      { anyOf: [text, { type: 'null' }] },
      [],
      ['response-nullable'],
    ],
    ['of bounds in parts', { allOf: [{ minimum: 1 }, { minimum: 3 }] }, { minimum: 3 }, [], []],
    ['of upper bounds in parts', { allOf: [{ maximum: 1 }, { maximum: 3 }] }, { maximum: 1 }, [], []],
    ['of types in parts', { allOf: [{ type: ['string', 'null'] }, text] }, text, [], []],
  ])('%s', (_, before, after, request, response) => {
    expect(changes(before, after)).toEqual([request, response]);
  });

  it('is told in words', () => {
    const details = (wrap: (schema: JsonObject) => JsonObject, before: JsonObject, after: JsonObject) =>
      findIncompatibilities(wrap(before), wrap(after)).map(({ where, detail }) => `${where}: ${detail}`);
    const place = 'x body application/json ';
    expect(details(taking, object({ a: { minimum: 1 } }), object({ a: { minimum: 2 } }))).toEqual([
      `${place}/a: minimum was 1, is 2`,
    ]);
    expect(details(taking, {}, { pattern: 'a' })).toEqual([`${place}: pattern was absent, is "a"`]);
    expect(details(taking, { enum: ['a', 1] }, { enum: [] })).toEqual([`${place}: no longer takes "a", 1`]);
    expect(details(responding, { enum: [1] }, {})).toEqual(['x 200 application/json : may now be "any value"']);
    expect(details(taking, { items: text }, { items: count })).toEqual([`${place}/[]: was string, is integer`]);
    expect(details(taking, { additionalProperties: text }, { additionalProperties: count })).toEqual([
      `${place}/*: was string, is integer`,
    ]);
  });

  it('is refused where parts contradict each other', () => {
    expect(() => changes({ allOf: [{ pattern: 'a' }, { pattern: 'b' }] }, {})).toThrow(
      'allOf says two things about pattern',
    );
  });
});

it('what is added is what would be lost on the way back', () => {
  const after = taking(object({ a: text, b: { enum: ['x', 'y'] } }));
  const before = taking(object({ b: { enum: ['x'] } }));
  expect(additions(before, after)).toEqual([
    { kind: 'request-field-added', where: 'x body application/json /a', detail: 'is new' },
    { kind: 'request-enum-widened', where: 'x body application/json /b', detail: 'also takes "y"' },
  ]);
  const responses = { '200': { headers: { h: { schema: text } }, content: {} } };
  const operation = {
    operationId: 'x',
    responses,
    requestBody: { content: { 'text/plain': {} } },
    parameters: [{ in: 'query', name: 'q' }],
  };
  const whole: JsonObject = { paths: { '/x': { get: operation } }, components: { schemas: { A: text } } };
  const bare: JsonObject = { paths: { '/x': { get: { operationId: 'x', responses: { '200': {} } } } } };
  expect(additions(bare, whole).map(({ kind }) => kind)).toEqual([
    'parameter-added',
    'body-added',
    'header-added',
    'schema-added',
  ]);
  expect(additions({}, whole).map(({ kind }) => kind)).toEqual(['operation-added', 'schema-added']);
});

describe('the security of an operation', () => {
  const secured = (security: JsonObject[] | undefined, all?: JsonObject[]): JsonObject => ({
    paths: { '/x': { get: { operationId: 'x', responses: {}, ...(security && { security }) } } },
    ...(all && { security: all }),
  });
  const key = [{ apiKey: [] }];
  it.each<[string, JsonObject, JsonObject, boolean]>([
    ['may be lifted', secured(key), secured([]), false],
    ['may not be added', secured([]), secured(key), true],
    ['may not be another', secured(key), secured([{ other: [] }]), true],
    ['may have more ways', secured(key), secured([...key, { other: [] }]), false],
    ['may not lose a way', secured([...key, { other: [] }]), secured(key), true],
    ['is that of all where it has none', secured(undefined, key), secured(key), false],
    ['may not come from that of all', secured([]), secured(undefined, key), true],
  ])('%s', (_, before, after, isBroken) => {
    expect(findIncompatibilities(before, after).map(({ kind }) => kind)).toEqual(isBroken ? ['security-changed'] : []);
  });
});

it('references lead to what they name, through others', () => {
  const document: JsonObject = {
    a: { $ref: '#/b~1c' },
    'b/c': { $ref: '#/d/e~0f' },
    d: { 'e~f': { type: 'string' } },
    loop: { $ref: '#/loop' },
  };
  expect(resolve(document, { $ref: '#/a' })).toEqual(text);
  expect(() => resolve(document, { $ref: '#/none' })).toThrow('A $ref leads nowhere: #/none');
  expect(() => resolve(document, { $ref: '#/loop' })).toThrow('A $ref leads to itself: #/loop');
  expect(resolve(document, [])).toEqual({});
});

it('operations have the parameters of their path, and their own of the same name instead', () => {
  const document: JsonObject = {
    security: [{ key: [] }],
    paths: {
      '/x': {
        parameters: [
          { in: 'path', name: 'id', required: true },
          { in: 'query', name: 'q', required: true },
        ],
        get: { operationId: 'getX', 'x-may-be-absent': true, parameters: [{ in: 'query', name: 'q' }], responses: {} },
        trace: { operationId: 'traceX', security: [] },
      },
    },
  };
  const operations = listOperations(document);
  expect([...operations.keys()]).toEqual(['GET /x', 'TRACE /x']);
  const get = operations.get('GET /x');
  expect(get).toMatchObject({ mayBeAbsent: true, security: [{ key: [] }], requestBody: undefined });
  expect([...(get?.parameters ?? [])]).toEqual([
    ['path id', { in: 'path', name: 'id', required: true }],
    ['query q', { in: 'query', name: 'q' }],
  ]);
  expect(operations.get('TRACE /x')).toMatchObject({ mayBeAbsent: false, security: [] });
});

it('a schema is flat with its parts and its only alternative', () => {
  const flat = flatten(
    {},
    {
      allOf: [
        object({ a: text }, { required: ['a'], minProperties: 1 }),
        { anyOf: [object({ b: count }), { type: 'null' }] },
      ],
      description: 'x',
      'x-y': 1,
      minProperties: 2,
    },
  );
  expect(flat).toEqual({
    types: new Set(['object']),
    properties: new Map<string, JsonObject>([
      ['a', text],
      ['b', count],
    ]),
    required: new Set(['a']),
    variants: [],
    keywords: { minProperties: 2 },
    extensibleEnum: false,
  });
  expect(flatten({}, { anyOf: [text, count], oneOf: [text, { type: 'null' }] }).variants).toHaveLength(4);
  expect(flatten({}, { allOf: [{ 'x-extensible-enum': true }] }).extensibleEnum).toBe(true);
  expect(flatten({}, { anyOf: [text, { type: 'null' }] }).types).toEqual(new Set(['string', 'null']));
  expect(flatten({}, { anyOf: [text] }).types).toEqual(new Set(['string']));
});
