/** Derived fields of an invoice, and samples from which rules are proposed. */
import type { JsonObject } from '../../server/lib/json-value.ts';
import { INVOICE } from './rule-expressions.ts';

interface DerivedSample {
  expression: string;
  /** Where the field is. */
  place: 'root' | 'seller' | 'item' | 'part' | 'absent';
  schema: JsonObject;
}

const number = { type: ['number', 'null'] };
const text = { type: ['string', 'null'] };

export const DERIVED_FIELDS: DerivedSample[] = [
  { expression: 'net + tax', place: 'root', schema: number },
  { expression: 'net + tax', place: 'root', schema: text },
  { expression: 'net + tax', place: 'root', schema: { type: ['integer', 'null'] } },
  { expression: 'net * 2', place: 'seller', schema: { type: 'integer' } },
  { expression: 'purchase order', place: 'seller', schema: { type: 'string' } },
  { expression: 'tax > 5', place: 'root', schema: { type: 'boolean' } },
  { expression: 'tax > 5', place: 'root', schema: number },
  { expression: 'dueDate + duration("P1D")', place: 'root', schema: { type: 'string', format: 'date' } },
  { expression: 'duration("P1D")', place: 'root', schema: text },
  { expression: 'items', place: 'root', schema: text },
  { expression: 'item.quantity * item.price', place: 'item', schema: number },
  { expression: 'item.amount', place: 'item', schema: { type: 'number', minimum: 0 } },
  { expression: 'item.amount', place: 'item', schema: { type: ['number', 'null'], minimum: 0 } },
  { expression: 'lookup("vendors", "vatId", seller.vatId).limit', place: 'root', schema: number },
  { expression: 'lookup("vendors", "vatId", seller.vatId).limit', place: 'root', schema: text },
  { expression: 'lookup("vendors", "limit", "5000").name', place: 'seller', schema: text },
  { expression: 'lookup("articles", "sku", item.sku).name', place: 'item', schema: text },
  { expression: 'lookup("vendors", "city", "Bonn")', place: 'root', schema: text },
  { expression: '1', place: 'part', schema: number },
  { expression: '1', place: 'absent', schema: number },
  { expression: 'foo + 1', place: 'root', schema: number },
  { expression: 'net +', place: 'root', schema: number },
  { expression: 'trim("  ")', place: 'root', schema: number },
  { expression: '"12.50"', place: 'root', schema: number },
  { expression: '"12.50"', place: 'root', schema: { type: 'integer' } },
  { expression: '"twelve"', place: 'root', schema: number },
  { expression: 'item.amount', place: 'item', schema: text },
  { expression: 'net > "a"', place: 'item', schema: number },
];

const added = (schema: JsonObject, name: string, field: JsonObject, before?: string): JsonObject => {
  const entries = Object.entries(schema['properties'] as JsonObject);
  const at = entries.findIndex(([key]) => key === before);
  return {
    ...schema,
    properties: Object.fromEntries(entries.toSpliced(at === -1 ? entries.length : at, 0, [name, field])),
  };
};

/** The definition of the invoice with a derived field. */
export function withDerived(place: DerivedSample['place'], field: JsonObject): JsonObject {
  const properties = INVOICE['properties'] as Record<string, JsonObject>;
  const { seller = {}, items = {} } = properties;
  const row = items['items'] as JsonObject;
  const replaced = (name: string, schema: JsonObject): JsonObject => ({
    ...INVOICE,
    properties: { ...properties, [name]: schema },
  });
  switch (place) {
    case 'root':
      return added(INVOICE, 'derived', field, 'tax');
    case 'seller':
      return replaced('seller', added(seller, 'derived', field, 'name'));
    case 'item':
      return replaced('items', { ...items, items: added(row, 'derived', field, 'price') });
    case 'part': {
      const inner = { type: 'array', items: { type: 'object', properties: { derived: field } } };
      return replaced('items', { ...items, items: added(row, 'inner', inner) });
    }
    case 'absent':
      return added(INVOICE, 'buyer', { type: 'object', properties: { derived: field } });
  }
}

const row = (quantity: number, price: number, amount: number): JsonObject => ({ quantity, price, amount });
const sample = (rest: JsonObject): JsonObject => ({
  net: 2530,
  tax: 480.7,
  total: 3010.7,
  rate: 19,
  currency: 'EUR',
  invoiceDate: '2026-01-31',
  dueDate: '2026-03-02',
  seller: { vatId: 'DE136695976', iban: 'DE89 3704 0044 0532 0130 00', name: 'Acme' },
  items: [row(2, 15, 30), row(5, 500, 2500)],
  ...rest,
});

/** Each a list of documents' data. */
export const PROPOSED_FROM: JsonObject[][] = [
  [sample({})],
  [sample({}), sample({ total: 3010.71, net: 2530, items: [row(3, 0.333, 1), row(2, 1264.5, 2529)] })],
  [sample({}), sample({ tax: 5, dueDate: '2026-01-01', seller: { iban: 'DE00', vatId: null } })],
  [sample({ net: 0, tax: 3010.7, items: [] }), sample({ currency: 'XXQ', items: [row(1, 2530, 2530)] })],
  [sample({ net: 1, tax: 2, total: 3, items: [row(1, 1, 1), row(1, 2, 2)] })],
  Array.from({ length: 8 }, (_, day) => sample({ invoiceDate: `2026-01-1${day}`, dueDate: '2026-02-01', rate: day })),
  [],
];
