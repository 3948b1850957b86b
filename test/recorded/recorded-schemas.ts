/** Definitions as people write them, each with answers that models give to it. */
import type { JsonObject, JsonValue } from '../../server/lib/json-value.ts';
import { objectSchema as object } from '../../server/extraction/schema/testing/object-schema.ts';

export interface RecordedSchema {
  definition: JsonObject;
  answers: JsonValue[];
}

const text: JsonObject = { type: 'string' };
const number: JsonObject = { type: 'number' };
const optional: JsonObject = { type: ['string', 'null'] };
/** Keywords of a condition: an object with a key `then` could be taken for a promise. */
export const condition = (...parts: JsonValue[]): JsonObject =>
  Object.fromEntries(parts.map((part, index) => [['if', 'then', 'else'][index] ?? '', part]));
const list = (items: JsonValue, rest: JsonObject = {}): JsonObject => ({ type: 'array', items, ...rest });

export const RECORDED_SCHEMAS: Record<string, RecordedSchema> = {
  texts: {
    definition: object(
      {
        code: { type: 'string', pattern: '^[A-Z]{2}\\d+$', minLength: 3, maxLength: 12, title: 'Code' },
        ahead: { type: 'string', pattern: '^(?=A).*$', description: 'Starts with A' },
        day: { type: 'string', format: 'date' },
        moment: { type: ['string', 'null'], format: 'date-time' },
        hours: { type: 'string', format: 'time', description: 'Opening hours!' },
        term: { type: 'string', format: 'duration' },
        link: { type: 'string', format: 'uri' },
        own: { type: 'string', format: 'iban' },
        mail: { type: ['string', 'null'], format: 'email' },
        status: { enum: ['open', 'paid', null], description: 'The state' },
        kind: { const: 'invoice' },
        way: {
          oneOf: [
            { const: 'in', title: 'Incoming' },
            { const: 'out', description: 'Leaves the house.' },
            { const: 'both' },
            { type: 'null' },
          ],
        },
        free: { minLength: 2 },
        input1: {},
        none: { type: 'null', description: 'Nothing' },
      },
      { required: ['code', 'day', 'status', 'kind', 'input1'], title: 'Letter', $id: 'https://example.com/letter' },
    ),
    answers: [
      {
        code: 'de 12',
        ahead: null,
        day: '31.12.2026',
        moment: '2026-05-04 10:30',
        hours: '9 am',
        term: '2 weeks',
        link: 'www.example.com/help',
        own: 'DE00',
        mail: 'mailto:a@example.com',
        status: 'PAID',
        kind: 'Invoice',
        way: 'OUT',
        free: null,
        input1: { json: '[1,{"a":2}]' },
        none: null,
      },
      {
        code: 'nope',
        day: 'soon',
        status: null,
        kind: 'bill',
        input1: 7,
        way: 'up',
        mail: 'n/a',
        link: 'none of these',
      },
      { code: 'AB1', day: '2026-01-02', status: 'open', kind: 'invoice', input1: { json: '{broken' }, ahead: 'N/A' },
      'just text',
    ],
  },
  numbers: {
    definition: object(
      {
        total: { type: 'number', minimum: 0, maximum: 1000, multipleOf: 0.01, description: 'Total' },
        above: { type: ['number', 'null'], exclusiveMinimum: 0, exclusiveMaximum: 10 },
        count: { type: 'integer', minimum: 1 },
        either: { type: ['integer', 'number'] },
        level: { enum: [1, 2, 3.5], description: 'Level' },
        flag: { type: 'boolean' },
        yes: { const: true },
        mixed: { type: ['string', 'integer', 'boolean'], maxLength: 5, minimum: 3 },
        choice: { enum: ['a', 1, true, null] },
        typed: { type: 'integer', enum: [1, 2, 'x', 2.5] },
        bounded: { minimum: 5 },
        impossible: { type: 'string', enum: [1, 2] },
      },
      { required: ['total', 'count', 'flag', 'choice'], description: 'Numbers' },
    ),
    answers: [
      {
        total: '1,234.50',
        above: null,
        count: '3',
        either: 1.5,
        level: '2',
        flag: 'true',
        mixed: 4,
        choice: '1',
        typed: 2,
      },
      { total: 19.99, above: 0, count: 0, level: 9, flag: 'no', yes: false, mixed: 'longer', choice: null, bounded: 4 },
      { total: 0.005, above: 10, count: 1.5, flag: true, choice: true, typed: '12345678901234567890', either: '7' },
    ],
  },
  lists: {
    definition: object(
      {
        tags: list(text, { minItems: 1, maxItems: 3, uniqueItems: true }),
        loose: { type: 'array', uniqueItems: false, contains: { const: 'x' } },
        rows: list(object({ name: text, price: number }, { required: ['name'] }), { description: 'All rows' }),
        never: list(false),
        needed: list(false, { minItems: 1 }),
        pair: { type: 'array', prefixItems: [text, number], items: { type: 'boolean' } },
        closed: { type: 'array', prefixItems: [object({ a: text, b: number }, { required: ['a'] })], items: false },
        grid: list(list(number)),
        nullable: { type: ['array', 'null'], items: { type: ['string', 'null'] } },
        fixed: { const: ['a', 1, { b: [true, null] }, []] },
        oneOfLists: { enum: [['a'], ['b', 2], 'none', null] },
        rest: { type: 'array', unevaluatedItems: { type: 'integer' } },
      },
      { required: ['tags', 'rows', 'grid'] },
    ),
    answers: [
      {
        tags: ['a', 'b', 'a'],
        loose: [{ json: '{"k":1}' }, 'x'],
        rows: [{ name: 'A', price: null }, { name: 'B', price: '2.5' }, null, 'C'],
        never: [null, { a: 1 }, 2],
        pair: ['a', '1.5', true],
        closed: [{ a: 'x', b: null }],
        grid: [['1', 2], []],
        nullable: ['a', null],
        fixed: ['a', 1, { b: [true, null] }, []],
        oneOfLists: ['b', 2],
        rest: ['1', 2],
      },
      {
        tags: 'single',
        rows: { name: 'A', price: 1 },
        grid: null,
        nullable: null,
        pair: null,
        closed: [{ a: 'x' }, 1],
      },
      { tags: ['a', 'b', 'c', 'd'], rows: '[{"name": "A"}]', grid: [[null, 1], 'x'], loose: ['y'], oneOfLists: 'none' },
    ],
  },
  objects: {
    definition: object(
      {
        seller: object({ name: text, vat: optional, 'tax number': text }, { required: ['name'], title: 'Seller' }),
        empty: { type: 'object' },
        closed: { type: 'object', additionalProperties: false },
        map: { type: 'object', additionalProperties: number, minProperties: 1, maxProperties: 5 },
        patterns: {
          type: 'object',
          patternProperties: { '^x-': text, '^n-': number },
          propertyNames: { maxLength: 8 },
        },
        both: object({ id: text, note: text }, { required: ['id'], additionalProperties: { type: 'integer' } }),
        open: object({ id: text }, { additionalProperties: true }),
        demanded: { type: 'object', required: ['a', 'b'], properties: { a: number } },
        unknown: { required: ['z'] },
        typedUnknown: { type: 'object', required: ['z'], additionalProperties: number },
        depends: object(
          { a: text, b: text },
          { required: [], dependentRequired: { a: ['b'] }, ...condition({ required: ['a'] }, { minProperties: 2 }) },
        ),
        nullable: { type: ['object', 'null'], properties: { a: text }, required: ['a'] },
        literal: { enum: [{ a: 1 }, { a: null, b: 'x' }] },
        unevaluated: { type: 'object', unevaluatedProperties: { type: 'boolean' } },
        never: false,
        always: true,
      },
      { required: ['seller', 'map', 'both'], additionalProperties: false },
    ),
    answers: [
      {
        seller: { name: 'A', vat: null, 'tax number': null, Tax_Number: '7' },
        empty: [{ key: 'a', value: 'b' }],
        closed: {},
        map: [{ key: 'EUR', value: '1.50' }, { key: 'EUR', value: 2 }, { key: 'USD' }, 'x'],
        patterns: [
          { key: 'x-a', value: 'b' },
          { key: 'n-a', value: 1 },
        ],
        both: {
          id: '1',
          note: null,
          otherProperties: [
            { key: 'k', value: 3 },
            { key: 'id', value: 4 },
          ],
        },
        open: { id: '1', more: 2 },
        demanded: { a: 1, b: { json: '[1]' } },
        unknown: { z: 'q' },
        typedUnknown: { z: 4 },
        depends: { a: 'x', b: null },
        nullable: { a: null },
        literal: { a: null, b: 'x' },
        unevaluated: [{ key: 'on', value: 'true' }],
        always: { json: 'not json' },
        extra: 'unwanted',
      },
      { Seller: { NAME: 'A' }, MAP: { EUR: 1 }, both: { id: '1', k: 3 }, patterns: { other: 1 }, nullable: null },
      { answer: { seller: { name: 'A' }, map: { EUR: 1 }, both: { id: '1' } } },
    ],
  },
  unions: {
    definition: object(
      {
        amount: { anyOf: [number, { type: 'null' }], description: 'Amount' },
        size: { type: ['string', 'number', 'null'], title: 'Size' },
        party: {
          oneOf: [
            object({ kind: { const: 'person' }, name: text, born: { type: 'string', format: 'date' } }),
            object({ kind: { const: 'company' }, name: text, vat: text }, { required: ['kind', 'name'] }),
          ],
        },
        contact: {
          anyOf: [
            { type: 'string', description: 'As printed' },
            object({ mail: text, phone: text }, { required: [] }),
            list(text),
          ],
          description: 'How to reach them',
        },
        enums: { anyOf: [{ enum: ['a', 'b'], description: 'Letters' }, { enum: [1, 2] }, { type: 'boolean' }] },
        sets: { anyOf: [{ type: 'integer' }, { type: 'number', minimum: 5 }] },
        constrained: {
          type: 'object',
          properties: { a: text, b: text },
          anyOf: [{ required: ['a'] }, { required: ['b'] }],
        },
        lengths: { type: 'string', oneOf: [{ minLength: 3 }, { maxLength: 1 }] },
        notNull: { not: { type: 'null' } },
        notEmpty: { type: 'string', not: { const: '' } },
        twice: { allOf: [{ anyOf: [text, number] }, { anyOf: [number, { type: 'boolean' }] }] },
        nothing: { allOf: [text, number] },
        maps: { anyOf: [{ type: 'object', additionalProperties: number }, list(number)] },
      },
      { required: ['amount', 'party', 'contact'] },
    ),
    answers: [
      {
        amount: '12,5',
        size: 'n/a',
        party: { kind: 'company', name: 'A', vat: null },
        contact: { mail: 'a@b.c', phone: null },
        enums: 'B',
        sets: '7',
        constrained: { a: null, b: 'x' },
        lengths: 'ab',
        notNull: null,
        notEmpty: '',
        twice: '1',
        maps: [{ key: 'a', value: 1 }],
      },
      {
        amount: null,
        party: { kind: 'person', name: 'A', born: 'unknown' },
        contact: ['a', 2],
        maps: [1, 2],
        enums: 3,
      },
      {
        amount: 'much',
        party: { Kind: 'person', NAME: 'A', born: '1.2.1990', vat: 'x' },
        contact: 5,
        maps: { a: 'x' },
      },
      { amount: 1, party: { name: 'A', vat: 'V' }, contact: null, constrained: {}, lengths: 'a' },
    ],
  },
};
