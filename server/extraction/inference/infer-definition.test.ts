import { describe, expect, test } from 'vitest';
import { parseText } from '../../parsing/formats/text/text.ts';
import type { JsonObject } from '../../lib/json-value.ts';
import type { Layout } from '../../parsing/layout.ts';
import { extractLocally } from '../local/extract-locally.ts';
import { checkDefinition } from '../schema/definition/check-definition.ts';
import { lintDefinition } from '../schema/definition/lint-definition.ts';
import { inferDefinition } from './infer-definition.ts';
import { toDefinition } from './model-proposal.ts';
import { nameProperty } from './name-property.ts';
import type { KnownTemplate } from './proposal.ts';

const layoutOf = (text: string): Layout => ({ pageCount: null, truncated: false, pages: [parseText(text)] });

const receipt: KnownTemplate = {
  key: 'receipt',
  name: 'Receipt',
  description: 'A receipt',
  definition: {
    type: 'object',
    properties: {
      receiptNumber: { type: ['string', 'null'], description: 'Number of the receipt' },
      total: { type: ['number', 'null'], description: 'Total amount paid' },
      taxAmount: { type: ['number', 'null'], description: 'Amount of tax' },
    },
    required: ['receiptNumber', 'total', 'taxAmount'],
    additionalProperties: false,
  },
};

function infer(texts: string[], wish: string | null = null) {
  const proposal = inferDefinition({ layouts: texts.map(layoutOf), templates: [receipt], wish });
  expect(checkDefinition(proposal.definition)).toEqual([]);
  expect(lintDefinition(proposal.definition).filter(({ provider }) => provider === undefined)).toEqual([]);
  return { ...proposal, properties: proposal.definition['properties'] as Record<string, JsonObject> };
}

const booking = (number: string, day: string, nights: number, extra = '') =>
  `Booking number: ${number}\nArrival: ${day}\nNights: ${nights}\nGuest: Ana Ruiz\n${extra}`;

describe('labels', () => {
  test('become fields with the types of their values', () => {
    const { properties } = infer([booking('B-1771', '2026-05-01', 3, 'Room rate: 120.50 EUR\nBreakfast: yes\n')]);
    expect(properties).toMatchObject({
      bookingNumber: { type: ['string', 'null'], title: 'Booking number' },
      arrival: { type: ['string', 'null'], format: 'date' },
      nights: { type: ['integer', 'null'] },
      guest: { type: ['string', 'null'] },
      roomRate: { type: ['number', 'null'] },
      breakfast: { type: ['boolean', 'null'] },
    });
  });

  test('of usual fields have one name in all languages', () => {
    for (const text of [
      'Kundennummer: K-991\nGeburtsdatum: 03.04.1990',
      'Customer number: K-991\nDate of birth: 3/4/1990',
    ])
      expect(Object.keys(infer([text]).properties)).toEqual(['customerNumber', 'dateOfBirth']);
  });

  test('in other words keep their language, in ASCII', () => {
    expect(nameProperty('Fälligkeitstag der Gebühr')).toBe('faelligkeitstagGebuehr');
    expect(nameProperty('N° de dossier')).toMatch(/^[a-z][A-Za-z]*$/);
    expect(nameProperty('Číslo obj.')).toBe('cisloObj');
    expect(nameProperty('2nd floor')).toBe('ndFloor');
    expect(nameProperty('Дата рождения')).toMatch(/^[a-z][A-Za-z]*$/);
  });
});

describe('several documents', () => {
  test('agree on one definition, whatever their order', () => {
    const texts = [booking('B-1771', '2026-05-01', 3), booking('B-1802', '2026-06-11', 1, 'Parking: 12.00\n')];
    const [one, other] = [infer(texts), infer(texts.toReversed())];
    expect(Object.keys(one.properties).toSorted()).toEqual(Object.keys(other.properties).toSorted());
    expect(one.fields.find(({ path }) => path === '/properties/parking')).toMatchObject({ documents: 1 });
    expect(one.fields.find(({ path }) => path === '/properties/arrival')).toMatchObject({ documents: 2 });
  });

  test('widen a type that one of them does not have', () => {
    const { properties } = infer(['Weight: 12\nUnit code: 7', 'Weight: 12.5\nUnit code: 7B']);
    expect(properties).toMatchObject({
      weight: { type: ['number', 'null'] },
      unitCode: { type: ['string', 'null'] },
    });
  });
});

test('tables become lists of rows', () => {
  const text = 'Trip 7\n\nStation   Departure   Seats\nLund   08:10   12\nMalmö   08:31   4\nYstad   09:02   7\n';
  const { properties } = infer([text]);
  const [list] = Object.values(properties).filter(({ type }) => type === 'array');
  expect(Object.keys((list?.['items'] as { properties: object } | undefined)?.properties ?? {})).toEqual([
    'station',
    'departure',
    'seats',
  ]);
});

test('a title selects a template, of which the fields stay that the documents have', () => {
  const { schemaKey, properties } = infer(['RECEIPT\n\nReceipt number: 004871\nTotal: 21.78\nTable: 12\n']);
  expect(schemaKey).toBe('receipt');
  expect(Object.keys(properties)).toEqual(['receiptNumber', 'total', 'table']);
});

describe('a wish', () => {
  const text = booking('B-1771', '2026-05-01', 3);

  test('restricts the fields, and adds what the documents do not show', () => {
    const { properties } = infer([text], 'Only the booking number, the arrival and the cancellation date');
    expect(properties).toMatchObject({
      bookingNumber: { type: ['string', 'null'] },
      arrival: { format: 'date' },
      cancellationDate: { type: ['string', 'null'], format: 'date' },
    });
    expect(Object.keys(properties)).toHaveLength(3);
  });

  test('that names no field changes nothing', () => {
    expect(infer([text], 'Everything that our accounting needs').properties).toEqual(infer([text]).properties);
  });
});

test('values are not labels, and sentences are no fields', () => {
  const { properties, definition } = infer([
    'Dear Ms Berg,\n\nthank you for your letter: we have read it with care and will answer soon.\n' +
      'Reference: XK-4471\nSee https://example.org/a at 10:30.\nYours, Ana',
  ]);
  expect(Object.keys(properties)).toEqual(['reference']);
  expect(JSON.stringify(definition)).not.toContain('XK-4471');
});

test('a text without fields still makes a definition', () => {
  expect(Object.keys(infer(['A poem about the sea']).properties).length).toBeGreaterThan(0);
});

test('what a definition proposes is extracted with it', () => {
  const text = booking('B-1771', '2026-05-01', 3);
  const { definition } = infer([text]);
  expect(extractLocally({ definition, layout: layoutOf(text) }).extractedData).toEqual({
    bookingNumber: 'B-1771',
    arrival: '2026-05-01',
    nights: 3,
    guest: 'Ana Ruiz',
  });
});

describe('doubles', () => {
  test('of a label that a scan misspells are one field', () => {
    const names = (texts: string[]) => Object.keys(infer(texts).properties);
    expect(names(['Customer nunber: K-991', 'Customer number: K-992'])).toEqual(['customerNumber']);
    expect(names(['Harbour permit: 71-A\nHarbour pernit: 72-A'])).toEqual(['harbourPermit']);
  });
});

describe('two labels of one field, each in another document', () => {
  const inferTwo = (...texts: string[]) => {
    const { definition, properties } = infer(texts);
    const read = texts.map((text) => extractLocally({ definition, layout: layoutOf(text) }).extractedData);
    return { names: Object.keys(properties), read };
  };

  test('are one field where words of their kind are all that differs, and both are found again', () => {
    expect(inferTwo('Vessel: Mary\nVoyage: 7', 'Vessel name: Rose\nVoyage: 8')).toEqual({
      names: ['vessel', 'voyage'],
      read: [
        { vessel: 'Mary', voyage: 7 },
        { vessel: 'Rose', voyage: 8 },
      ],
    });
  });

  test('are one field for codes of one kind at one place', () => {
    const { names, read } = inferTwo(
      'Booking number: B-1771\nGuest: Ana\nNights: 2',
      'Voucher: B-1802\nGuest: Bo\nNights: 3',
    );
    expect(names).toEqual(['bookingNumber', 'guest', 'nights']);
    expect(read.map((data) => data?.['bookingNumber'])).toEqual(['B-1771', 'B-1802']);
  });

  test.each([
    ['one document has both', ['Vessel: Mary\nVessel name: Rose\nVoyage: 8', 'Vessel: Mary\nVoyage: 9'], 3],
    ['codes are of another kind', ['Permit: B-1771\nVoyage: 7', 'Voucher: X-1802\nVoyage: 8'], 3],
    ['the place is another', ['Permit: B-1771\nVoyage: 7', 'Voyage: 8\nVoucher: B-1802'], 3],
    ['values are amounts', ['Nights: 3\nParking fee: 12.00', 'Nights: 4\nCleaning fee: 30.00'], 3],
    ['a word tells them apart', ['Port of loading: Lund\nVoyage: 7', 'Port of discharge: Ystad\nVoyage: 8'], 3],
    ['types differ', ['Sailing: Mary\nVoyage: 7', 'Sailing date: 2026-05-01\nVoyage: 8'], 3],
    ['kinds differ', ['Vessel name: Mary\nVoyage: 7', 'Vessel number: Rose 2\nVoyage: 8'], 3],
  ])('stay two where %s', (_, texts, count) => expect(inferTwo(...texts).names).toHaveLength(count));
});

test('columns of one meaning in one table are two fields', () => {
  const rows = '| Cake | 2 | 3.00 | 5.00 | 6.00 |\n| Bread | 1 | 4.00 | 3.50 | 4.00 |';
  const { properties } = infer([
    `Trip\n\n| Item | Qty | Price | Amount | Line total |\n|---|---|---|---|---|\n${rows}\n`,
  ]);
  const [list] = Object.values(properties).filter(({ type }) => type === 'array');
  expect(Object.keys((list?.['items'] as { properties: object } | undefined)?.properties ?? {})).toEqual(
    expect.arrayContaining(['amount', 'lineTotal']),
  );
});

describe('doubles under other names', () => {
  const fieldsOf = (schema: JsonObject | undefined) =>
    Object.keys(((schema?.['items'] as JsonObject | undefined)?.['properties'] ?? {}) as object);
  const selling: KnownTemplate = {
    ...receipt,
    definition: {
      ...receipt.definition,
      properties: {
        ...(receipt.definition['properties'] as JsonObject),
        items: {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              quantity: { type: ['number', 'null'], description: 'Quantity' },
              unitPrice: { type: ['number', 'null'], description: 'Price of one' },
              lineTotal: { type: ['number', 'null'], description: 'Total of the line' },
            },
          },
        },
      },
    },
  };
  const inferSelling = (text: string) =>
    inferDefinition({ layouts: [layoutOf(text)], templates: [selling], wish: null }).definition['properties'] as Record<
      string,
      JsonObject
    >;

  test('a table of which the template reads one of two columns is no second list', () => {
    const rows = '| Thing | Amount |\n|---|---|\n| Bread | 3.00 |\n| Cake | 6.50 |';
    const properties = inferSelling(`Receipt\nReceipt number: R-77\n\n${rows}\n\nTotal: 9.50 EUR\n`);
    const lists = Object.values(properties).filter((property) => property['items'] !== undefined);
    expect(lists).toHaveLength(1);
    expect(fieldsOf(lists[0])).toContain('thing');
  });

  test('of a model are left out: a misspelt name, and another word for a usual column', () => {
    const found = inferDefinition({ layouts: [layoutOf('Nights: 3')], templates: [], wish: null });
    const field = (key: string) => ({ key, type: 'number', description: key });
    const proposed = toDefinition(
      {
        fields: [field('netAmount'), field('netAmout'), field('taxAmount')],
        lists: [{ key: 'items', columns: [field('lineTotal'), field('amount'), field('weight')] }],
      },
      found,
    );
    const properties = proposed?.definition['properties'] as Record<string, JsonObject>;
    expect(Object.keys(properties)).toEqual(['netAmount', 'taxAmount', 'items']);
    expect(fieldsOf(properties['items'])).toEqual(['lineTotal', 'weight']);
  });
});

test('rules that hold for all documents are proposed, of printed values only', () => {
  const bill = (net: string, tax: string, total: string) =>
    `Bill number: B-17\nNet amount: ${net}\nTax amount: ${tax}\nTotal amount: ${total}`;
  const [first, second] = [bill('250.00', '47.50', '297.50'), bill('99.90', '18.98', '118.88')];
  const rules = (...texts: string[]) => infer(texts).rules.map(({ check }) => check);
  expect(rules(first, second)).toEqual([expect.stringMatching(/^\w+ \+ \w+ = \w+$/)]);
  expect(rules(first, bill('99.90', '18.98', '120.00'))).toEqual([]);
});
