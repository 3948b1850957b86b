import { expect, test } from 'vitest';
import { listFieldChanges, toComparableText } from './field-changes.ts';
import {
  changeKind,
  changeNullable,
  FIELD_KINDS,
  findContainer,
  findKind,
  listOtherKeywords,
  type FieldKind,
} from './field-kinds.ts';

test('JSON is compared without the order of keys, and with that of lists', () => {
  expect(toComparableText({ b: [2, 1], a: { d: null, c: 'x' } })).toBe('{"a":{"c":"x","d":null},"b":[2,1]}');
});

const define = (properties: object, required: string[] = []) => ({ type: 'object', properties, required });
const changes = (before: object, after: object) =>
  listFieldChanges(before as never, after as never).map(({ path, kind, detail }) => `${path} ${kind} ${detail}`.trim());

test.each([
  [{}, { type: 'string' }, 'any → string'],
  [{ type: 'string' }, { type: ['string', 'number'] }, 'string → string or number'],
  [{ type: 'string' }, { anyOf: [{ type: 'string' }, { type: 'null' }] }, 'string → string or null'],
  [{ type: 'string', format: 'date' }, { type: 'string' }, 'string (date) → string'],
])('the type of %j and %j differs as %s', (before, after, detail) => {
  expect(changes(define({ a: before }), define({ a: after }))).toContain(`/a type ${detail}`);
});

test('fields that came and went have their type, in the order of the newer definition', () => {
  const before = define({ a: { type: 'string' }, b: { type: 'boolean' }, c: { type: 'number' } });
  const after = define({
    d: { type: 'integer' },
    a: { type: 'string' },
    e: { type: 'array', items: { type: 'string' } },
  });
  expect(changes(before, after)).toEqual([
    '/d added integer',
    '/e added array',
    '/e/* added string',
    '/b removed boolean',
    '/c removed number',
  ]);
});

test('what changed in a renamed object is named, and its parts are not renamed one by one', () => {
  const party = (name: object) => define({ name: { type: 'string', description: 'Name', ...name } });
  const before = define({ seller: { ...party({}), description: 'Who sells' } });
  expect(changes(before, define({ vendor: { ...party({}), description: 'Who sells' } }))).toEqual([
    '/vendor renamed was /seller',
  ]);
  // The only object that is gone, and the only one that is new.
  const longer = define({ vendor: { ...party({ maxLength: 9 }), description: 'Who sells' } }, ['vendor']);
  expect(changes(before, longer)).toEqual([
    '/vendor renamed was /seller',
    '/vendor required now required',
    '/vendor/name other',
  ]);
});

test('a single field of another type is no rename', () => {
  expect(changes(define({ a: { type: 'string' } }), define({ b: { type: 'number' } }))).toEqual([
    '/b added number',
    '/a removed string',
  ]);
  expect(changes(define({ a: { type: 'string' } }), define({ b: { type: 'string' } }))).toEqual(['/b renamed was /a']);
});

test('keywords of objects and rows count, and shared definitions only where they are used', () => {
  const rows = (fields: object) =>
    define({ rows: { type: 'array', items: define({ a: { type: 'string' } }), ...fields } });
  expect(changes(rows({}), rows({ minItems: 1 }))).toEqual(['/rows other']);
  expect(changes({ ...rows({}), $defs: { a: {} } }, { ...rows({}), definitions: { b: {} }, title: 'T' })).toEqual([
    'other',
  ]);
});

const KINDS: [FieldKind, object][] = [
  ['text', { type: 'string' }],
  ['number', { type: 'number' }],
  ['integer', { type: 'integer' }],
  ['boolean', { type: 'boolean' }],
  ['date', { type: 'string', format: 'date' }],
  ['dateTime', { type: 'string', format: 'date-time' }],
  ['choice', { type: 'string', enum: [] }],
  ['group', { type: 'object', properties: {}, required: [], additionalProperties: false }],
  ['rows', { type: 'array', items: { type: 'object', properties: {}, required: [], additionalProperties: false } }],
  ['texts', { type: 'array', items: { type: 'string' } }],
  ['numbers', { type: 'array', items: { type: 'number' } }],
];

test('each kind that is offered is written so that it is read again', () => {
  expect(KINDS.map(([kind]) => kind)).toEqual(Object.keys(FIELD_KINDS));
  for (const [kind, schema] of KINDS) {
    expect(findKind(schema as never)).toBe(kind);
    const from = kind === 'boolean' ? 'number' : 'boolean';
    expect(changeKind({ type: from }, kind)).toEqual(schema);
    expect(changeKind({ type: [from, 'null'], title: 'T' }, kind)).toEqual(
      kind === 'choice'
        ? { type: ['string', 'null'], enum: [null], title: 'T' }
        : { ...schema, type: [(schema as { type: string }).type, 'null'], title: 'T' },
    );
    expect(changeKind(schema as never, kind)).toBe(schema);
  }
});

test.each<[Record<string, unknown>]>([
  [{ type: 'array' }],
  [{ type: 'array', items: { type: ['string', 'null'] } }],
  [{ type: 'array', items: { type: 'string', format: 'date' } }],
  [{ type: 'array', items: { type: 'integer' } }],
  [{ type: 'array', items: { type: 'array', items: { type: 'object' } } }],
  [{ type: 'number', enum: [1] }],
  [{ type: 'string', enum: 'a' }],
  [{ type: 'null' }],
  [{ type: 'other' }],
  ...['$ref', 'allOf', 'anyOf', 'oneOf', 'not', 'const', 'if', 'prefixItems'].map((one): [Record<string, unknown>] => [
    { type: 'string', [one]: [] },
  ]),
])('only the JSON can express %j', (schema) => {
  expect(findKind(schema)).toBeNull();
});

test('a format stays with a text, and leaves with a date', () => {
  expect(changeKind({ type: 'number', format: 'x' }, 'text')).toEqual({ type: 'string', format: 'x' });
  expect(changeKind({ type: 'string', format: 'date' }, 'text')).toEqual({ type: 'string' });
  expect(changeKind({ type: 'string', format: 'date-time' }, 'text')).toEqual({ type: 'string' });
  expect(changeKind({ type: 'string', format: 'email' }, 'boolean')).toEqual({ type: 'boolean' });
  expect(changeKind({ $ref: '#/a', description: 'd' }, 'text')).toEqual({ type: 'string', description: 'd' });
});

test('groups and rows have fields, and other kinds none', () => {
  const group = define({ a: {} });
  expect(findContainer(group)).toBe(group);
  expect(findContainer({ type: 'array', items: group })).toBe(group);
  expect([findContainer({ type: 'string' }), findContainer({})]).toEqual([null, null]);
});

test('null is one of the types, and of the choices where there are any', () => {
  expect(changeNullable({ type: ['string', 'number', 'null'] }, false)).toEqual({ type: ['string', 'number'] });
  expect(changeNullable({ type: 'string' }, true)).toEqual({ type: ['string', 'null'] });
  expect(changeNullable({ type: ['string', 'null'] }, true)).toEqual({ type: ['string', 'null'] });
});

test('what the form does not show is listed, in rows too', () => {
  expect(listOtherKeywords({ type: 'string', format: 'date', title: 't', description: 'd', examples: [] })).toEqual([
    'examples',
  ]);
  expect(listOtherKeywords({ type: 'string', format: 'date-time' })).toEqual([]);
  expect(listOtherKeywords({ type: 'string', format: 'email' })).toEqual(['format']);
  const rows = { type: 'array', maxItems: 3, items: { ...define({}), minProperties: 1 } };
  expect(listOtherKeywords(rows)).toEqual(['maxItems', 'minProperties']);
});
