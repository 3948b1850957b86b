/** Definitions with references, combinations, odd names, and more than providers take. */
import type { JsonObject, JsonValue } from '../../server/lib/json-value.ts';
import { condition, type RecordedSchema } from './recorded-schemas.ts';
import { objectSchema as object } from '../../server/extraction/schema/testing/object-schema.ts';

const text: JsonObject = { type: 'string' };
const number: JsonObject = { type: 'number' };
const list = (items: JsonValue, rest: JsonObject = {}): JsonObject => ({ type: 'array', items, ...rest });
const named = (count: number, create: (index: number) => JsonObject): JsonObject =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, create(index)]));
const nested = (levels: number): JsonObject => (levels === 0 ? text : object({ in: nested(levels - 1) }));
const values = (count: number, length: number): string[] =>
  Array.from({ length: count }, (_, index) => String(index).padStart(length, 'v'));

export const RECORDED_WIDE_SCHEMAS: Record<string, RecordedSchema> = {
  references: {
    definition: object(
      {
        buyer: { $ref: '#/$defs/party' },
        seller: { $ref: '#/$defs/party', description: 'Who sells' },
        total: { anyOf: [{ $ref: '#/$defs/money' }, { type: 'null' }], description: 'Sum' },
        fees: list({ $ref: '#/$defs/money' }),
        anchored: { $ref: '#named' },
        maybe: { $ref: '#/$defs/maybe' },
        narrowed: { $ref: '#/$defs/money', properties: { amount: { type: 'number', minimum: 1 } } },
        escaped: { $ref: '#/$defs/odd~1name%20x' },
        self: { $ref: '#' },
        tree: { $ref: '#/$defs/tree' },
        options: { oneOf: [{ $ref: '#/$defs/party' }, { $ref: '#/$defs/money' }] },
        absent: { $ref: '#/$defs/never' },
      },
      {
        required: ['buyer', 'fees'],
        $defs: {
          party: object({ name: text, vat: { type: ['string', 'null'] } }, { required: ['name'], title: 'Party' }),
          money: object({ amount: number, currency: { enum: ['EUR', 'USD'] } }),
          maybe: { type: ['integer', 'null'], $anchor: 'named', description: 'A number or nothing' },
          'odd/name x': { type: 'string', description: 'Odd' },
          tree: object({ name: text, kids: list({ $ref: '#/$defs/tree' }) }, { required: ['name'] }),
          never: false,
          unused: text,
        },
      },
    ),
    answers: [
      {
        buyer: { name: 'A', vat: null },
        seller: { name: 'B', VAT: '1' },
        total: { amount: '1.50', currency: 'eur' },
        fees: [{ amount: 1, currency: 'USD' }, null],
        anchored: null,
        maybe: '4',
        narrowed: { amount: 0, currency: 'EUR' },
        escaped: 'x',
        self: null,
        tree: {
          name: 'a',
          kids: [
            { name: 'b', kids: null },
            { name: 'c', kids: [{ name: 'd' }] },
          ],
        },
        options: { name: 'C', vat: null },
      },
      {
        buyer: { name: 'A' },
        fees: { amount: 2, currency: 'CHF' },
        options: { Amount: 3, currency: 'EUR' },
        total: null,
      },
    ],
  },
  combinations: {
    definition: {
      allOf: [
        { $ref: '#/$defs/base' },
        object(
          {
            id: { type: 'string', maxLength: 9, minLength: 1 },
            extra: { type: 'integer' },
            list: list({ minLength: 1 }),
          },
          { required: ['extra'], description: 'Second' },
        ),
        condition({ properties: { extra: { const: 1 } } }, { required: ['note'] }, { minProperties: 2 }),
        { not: { required: ['forbidden'] } },
      ],
      $defs: {
        base: object(
          {
            id: { type: 'string', minLength: 2, maxLength: 12, pattern: '^a' },
            note: { allOf: [{ type: ['string', 'null'], description: 'Note' }, { pattern: '^n' }, { pattern: 'x$' }] },
            list: {
              allOf: [list(text, { minItems: 1, maxItems: 8 }), list({ maxLength: 3 }, { minItems: 2, maxItems: 5 })],
            },
            range: {
              allOf: [
                { type: 'number', minimum: 0, maximum: 9, exclusiveMinimum: 1 },
                { type: 'integer', minimum: 2, maximum: 5, exclusiveMaximum: 7, multipleOf: 2 },
              ],
            },
            shared: { allOf: [{ enum: ['a', 'b', 'c'] }, { enum: ['c', 'b', 'd'] }] },
            apart: { allOf: [{ enum: ['a'] }, { enum: ['b'] }] },
            pair: { allOf: [{ type: 'array', prefixItems: [text, number] }, { items: { type: 'boolean' } }] },
            keys: {
              allOf: [
                { type: 'object', patternProperties: { '^a': text, '^b': number } },
                { patternProperties: { '^a': { maxLength: 2 } }, required: ['c'] },
              ],
            },
            barred: {
              allOf: [
                object({ a: text, b: text }, { additionalProperties: false, required: [] }),
                object({ b: { minLength: 1 }, c: text }, { required: [] }),
              ],
            },
          },
          { required: ['id', 'list'], title: 'Base' },
        ),
      },
    },
    answers: [
      {
        id: 'abc',
        extra: '2',
        list: ['1', 'b'],
        note: 'nx',
        range: 4,
        shared: 'B',
        pair: ['a', '2'],
        keys: [
          { key: 'aa', value: 'x' },
          { key: 'c', value: 1 },
        ],
        barred: { b: 'x', c: 'y' },
      },
      { id: 'b', extra: 1, list: ['a'], note: null, range: 5, shared: 'a', barred: { a: null } },
    ],
  },
  names: {
    definition: object(
      {
        'Straße Nr.': text,
        'Strasse_Nr.': text,
        'Rechnungs-Nr. der sehr langen Bezeichnung, die niemand so in ein Formular schreiben würde, aber doch': number,
        日付: { type: 'string', format: 'date', description: 'The day' },
        'a/b~c': text,
        value: object({ 'in ner': text, value: text }, { required: [], description: 'VALUE' }),
        Name: { type: 'string', title: 'name' },
        constructor: { type: ['string', 'null'] },
      },
      { required: ['Straße Nr.', 'value'], title: 'Names' },
    ),
    answers: [
      {
        'Strase_Nr.': '1',
        'Strasse_Nr.': '2',
        field: '31.12.2026',
        a_b_c: 'x',
        value: { in_ner: 'y', VALUE: 'z' },
        name: 'N',
        constructor: null,
      },
      { 'Straße Nr.': '1', 日付: 'today', value: { value: null }, 'A/B~C': 'q' },
    ],
  },
  'many-nullable': {
    definition: object(
      {
        ...named(26, (index) => ({ type: ['number', 'null'], description: `Number ${index}` })),
        rows: list(object(named(20, () => ({ type: ['string', 'null'], description: 'Cell.' })))),
        state: { enum: ['a', 'b', null] },
        day: { type: ['string', 'null'], format: 'date' },
        party: { anyOf: [object({ name: { type: ['string', 'null'] } }), { type: 'null' }], description: 'Who' },
        either: { anyOf: [text, number, { type: 'null' }] },
      },
      { description: 'Many' },
    ),
    answers: [
      {
        f0: 1,
        f20: null,
        rows: [{ f0: '', f1: 'x', f19: '' }, { f0: 'y' }],
        state: '',
        day: '',
        party: { name: '' },
        either: null,
      },
      { rows: [], party: null },
    ],
  },
  'many-values': {
    definition: object({
      long: { enum: values(900, 4), description: 'Long' },
      middle: { enum: values(300, 50) },
      short: { enum: ['a', 'b'] },
      other: { enum: [...values(260, 70), null] },
    }),
    answers: [{ long: 'vvv1', middle: 'x', short: 'A', other: null }],
  },
  deep: {
    definition: object({ six: nested(6), eleven: nested(11), rows: list(list(object({ cell: list(text) }))) }),
    answers: [
      { six: { in: { in: 'x' } }, eleven: null, rows: [[{ cell: 'a' }, { cell: null }], null] },
      { six: nested(0), rows: [] },
    ],
  },
  'draft-07': {
    definition: {
      $schema: 'http://json-schema.org/draft-07/schema#',
      $id: '#root',
      type: 'object',
      properties: {
        pair: { type: 'array', items: [text, number], additionalItems: { type: 'boolean' } },
        closed: { type: 'array', items: [text], additionalItems: false },
        depends: {
          type: 'object',
          properties: { a: text, b: text },
          dependencies: { a: ['b'], b: { minProperties: 2 } },
        },
        ref: { $ref: '#anchor' },
        shared: { $ref: '#/definitions/money' },
        any: { type: 'array' },
      },
      required: ['pair', 'ref'],
      definitions: {
        money: object({ amount: { $id: '#anchor', type: 'number', description: 'Amount' } }),
      },
    },
    answers: [
      { pair: ['a', '1,5', 'true'], closed: ['a', 'b'], depends: { a: 'x', b: null }, ref: '1', shared: { AMOUNT: 2 } },
      { pair: 'a', ref: null, any: 'x' },
    ],
  },
  'list-at-the-root': {
    definition: {
      type: ['array', 'object', 'null'],
      items: object({ name: text }),
      properties: { rows: list(number) },
      description: 'Rows',
    },
    answers: [{ answer: [{ name: 'a' }] }, [{ name: null }], { rows: '3' }, { answer: { rows: ['1'] } }, null],
  },
};
