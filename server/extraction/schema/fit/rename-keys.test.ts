import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assertHolds } from '../../../../test/harness/properties.ts';
import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import { equalsRestored } from '../testing/encode-answer.ts';
import { createSchemaSamples } from '../testing/schema-samples.ts';
import { createValidator } from '../validate.ts';
import { renameKeys } from './rename-keys.ts';

const rename = (definition: JsonObject, value: JsonValue) => renameKeys(value, definition, createValidator(definition));
const object = (properties: JsonObject, rest: JsonObject = {}): JsonObject => ({ type: 'object', properties, ...rest });
const text = { type: 'string' };

describe('renameKeys', () => {
  it.each(['InvoiceNumber', 'invoice_number', 'Invoice Number', 'INVOICE-NUMBER', 'ｉnvoiceNumber', 'invoice‐number'])(
    'takes %j for invoiceNumber',
    (key) => {
      const schema = object({ invoiceNumber: text, total: { type: 'number' } });
      expect(rename(schema, { [key]: 'A', total: 1 })).toEqual({
        value: { invoiceNumber: 'A', total: 1 },
        isChanged: true,
        renamed: ['/invoiceNumber'],
      });
    },
  );

  it('renames keys in unions of a definition with an $id', () => {
    const closed = (properties: JsonObject) =>
      object(properties, { required: Object.keys(properties), additionalProperties: false });
    const options = [closed({ netAmount: text }), closed({ cardNumber: text })];
    const schema = { $id: 'https://example.com/pay', ...object({ pay: { anyOf: options } }) };
    expect(rename(schema, { pay: { card_number: '77' } }).value).toEqual({ pay: { cardNumber: '77' } });
  });

  it('takes letters without a capital for those of their capitals', () => {
    expect(rename(object({ 'Straße Nr.': text }), { 'STRASSE NR.': 'A' }).value).toEqual({ 'Straße Nr.': 'A' });
  });

  it('renames keys in references, lists, tuples and options that are not null', () => {
    const row = object({ unitPrice: { type: 'number' } });
    const schema: JsonObject = {
      ...object({
        seller: { anyOf: [{ $ref: '#/$defs/party' }, { type: 'null' }] },
        rows: { type: ['array', 'null'], items: row },
        pair: { type: 'array', prefixItems: [text, row] },
      }),
      allOf: [object({ 'due date': text })],
      $defs: { party: object({ vatId: text }) },
    };
    const { value, renamed } = rename(schema, {
      Seller: { VAT_ID: 'x' },
      rows: [{ unit_price: 1 }, { unitPrice: 2 }],
      pair: ['a', { UnitPrice: 3 }],
      due_date: null,
    });
    expect(value).toEqual({
      seller: { vatId: 'x' },
      rows: [{ unitPrice: 1 }, { unitPrice: 2 }],
      pair: ['a', { unitPrice: 3 }],
      'due date': null,
    });
    expect(renamed.toSorted()).toEqual(['/pair/1/unitPrice', '/rows/0/unitPrice', '/seller', '/seller/vatId']);
  });

  it.each<[string, JsonObject, JsonValue]>([
    ['the name is present', object({ total: text }), { Total: 'a', total: null }],
    ['two keys are alike', object({ total: text }), { Total: 'a', TOTAL: 'b' }],
    ['two names are alike', object({ unitPrice: text, unit_price: text }), { UnitPrice: 'a' }],
    ['a map describes them', object({ total: text }, { additionalProperties: text }), { Total: 'a' }],
    ['a pattern describes them', object({ total: text }, { patternProperties: { '^T': text } }), { Total: 'a' }],
    ['a condition describes them', object({ total: text }, { if: object({ Total: text }) }), { Total: 'a' }],
    ['nothing is described', { type: 'object' }, { Total: 'a' }],
    ['nothing is left of them', object({ '-': text }), { _: 'a' }],
    ['they are not alike', object({ total: text }), { totals: 'a', tótal: 'b' }],
  ])('keeps keys where %s', (_, schema, value) => {
    expect(rename(schema, value)).toEqual({ value, isChanged: false, renamed: [] });
  });

  it('keeps generated values that are valid', { timeout: 300_000 }, () => {
    assertHolds(
      fc.property(createSchemaSamples(), ({ definition, value }) => {
        const { value: named, isChanged } = rename(definition, value);
        if (!isChanged) expect(equalsRestored(named, value)).toBe(true);
        else expect(createValidator(definition)(named)).toEqual([]);
      }),
      150,
    );
  });
});

describe('the keys of a value of a union', () => {
  const variant = (properties: JsonObject, rest: JsonObject = {}): JsonObject =>
    object(properties, { required: Object.keys(properties), ...rest });
  const invoice = variant({ kind: { const: 'invoice' }, dueDate: text });
  const order = variant({ kind: { const: 'order' }, due_date: text, note: text }, { required: ['kind', 'due_date'] });

  it.each(['anyOf', 'oneOf'])('get the names of the option of %s that the value then fits', (keyword) => {
    const schema = object({ document: { [keyword]: [order, { $ref: '#/$defs/invoice' }] } }, { $defs: { invoice } });
    expect(rename(schema, { Document: { Kind: 'invoice', DueDate: 'x' } }).value).toEqual({
      document: { kind: 'invoice', dueDate: 'x' },
    });
    expect(rename(schema, { document: { kind: 'invoice', due_date: 'x' } }).value).toEqual({
      document: { kind: 'invoice', dueDate: 'x' },
    });
  });

  it('get the names of the only option that it fits as it is', () => {
    const schema = object({ list: { type: 'array', items: { anyOf: [order, invoice] } } });
    const list = [
      { kind: 'order', due_date: 'x', Note: 'y' },
      { kind: 'invoice', dueDate: 'x', Note: 'y', DUE_DATE: 'z' },
    ];
    expect(rename(schema, { list }).value).toEqual({
      list: [{ kind: 'order', due_date: 'x', note: 'y' }, list[1]],
    });
  });

  it('stay where it fits several options, or none better than the others', () => {
    const open = object({ either: { anyOf: [object({ a: text }), object({ b: text })] } });
    expect(rename(open, { either: { A: 'x' } }).isChanged).toBe(false);
    const closed = object({ either: { anyOf: [variant({ a: text, c: text }), variant({ b: text, c: text })] } });
    expect(rename(closed, { either: { A: 'x', B: 'y', c: 'z' } }).isChanged).toBe(false);
  });
});
