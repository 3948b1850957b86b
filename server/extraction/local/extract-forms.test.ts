import { describe, expect, it } from 'vitest';
import { extractLocally } from './extract-locally.ts';
import { extract, placedLayout, schemaOf, textLayout } from './testing/layouts.ts';

it('reads a till receipt', () => {
  const layout = textLayout(`
        GREEN BASKET MARKET
        27 High Street, Oxford

Date: 14/06/2025   Time: 18:22
Receipt No: 004417

Oat milk 1L           2.10
Rye bread             3.25
Apples                1.90
SUBTOTAL              7.25
VAT 0%                0.00
TOTAL                 7.25
CASH                 10.00
CHANGE                2.75
`);
  expect(
    extract(
      { company: 'string', date: 'date', receipt_number: 'string', total: 'number', cash: 'number', change: 'number' },
      layout,
    ),
  ).toEqual({
    company: 'GREEN BASKET MARKET',
    date: '2025-06-14',
    receipt_number: '004417',
    total: 7.25,
    cash: 10,
    change: 2.75,
  });
});

it('reads a purchase order with its items', () => {
  const layout = placedLayout(`
PURCHASE ORDER                                   Fenwick Instruments Inc.
                                                 900 Lake Drive
                                                 Madison, WI 53703
PO Number      Order Date      Delivery Date
PO-5521        06/17/2025      07/01/2025

Vendor
Steelyard Supply LLC
14 Foundry Road
Gary, IN 46402

Item No    Description              Qty    Unit Price      Total
SB-100     Steel bracket 100 mm     250          0.84     210.00
HX-8       Hex bolt M8              1,000        0.07      70.00

                                           Total         $280.00
`);
  const shape = {
    poNumber: 'string',
    orderDate: 'date',
    deliveryDate: 'date',
    vendor: { name: 'string', address: 'string' },
    buyer: { name: 'string' },
    items: [{ sku: 'string', description: 'string', quantity: 'integer', unitPrice: 'number', total: 'number' }] as [
      Record<string, string>,
    ],
    total: 'number',
    currency: 'string',
  };
  expect(extract(shape, layout)).toEqual({
    poNumber: 'PO-5521',
    orderDate: '2025-06-17',
    deliveryDate: '2025-07-01',
    vendor: { name: 'Steelyard Supply LLC', address: '14 Foundry Road, Gary, IN 46402' },
    buyer: { name: 'Fenwick Instruments Inc.' },
    items: [
      { sku: 'SB-100', description: 'Steel bracket 100 mm', quantity: 250, unitPrice: 0.84, total: 210 },
      { sku: 'HX-8', description: 'Hex bolt M8', quantity: 1000, unitPrice: 0.07, total: 70 },
    ],
    total: 280,
    currency: 'USD',
  });
});

it('reads a form with check boxes', () => {
  const layout = textLayout(`
Registration form
First name: Marta
Last name: Okafor
Date of birth: 9 May 1990
E-mail: marta.okafor@example.org
Phone: +44 20 7946 0018
Vegetarian: ☒ Yes ☐ No
Newsletter: [ ]
☒ Parking needed
Country: Ireland
`);
  expect(
    extract(
      {
        firstName: 'string',
        lastName: 'string',
        dateOfBirth: 'date',
        email: 'string',
        phone: 'string',
        vegetarian: 'boolean',
        newsletter: 'boolean',
        parking_needed: 'boolean',
        country: 'string',
      },
      layout,
    ),
  ).toEqual({
    firstName: 'Marta',
    lastName: 'Okafor',
    dateOfBirth: '1990-05-09',
    email: 'marta.okafor@example.org',
    phone: '+44 20 7946 0018',
    vegetarian: true,
    newsletter: false,
    parking_needed: true,
    country: 'Ireland',
  });
});

it('reads a letter', () => {
  const layout = textLayout(`
Harrow & Lyle Solicitors LLP
3 Temple Court
London EC4Y 7AA

12 January 2025

Our reference: HL/2231

Subject: Lease of 14 Wharf Street

Dear Ms Ito,
we write about the lease that ends on 30 June 2025.
`);
  expect(extract({ sender: { name: 'string' }, date: 'date', reference: 'string', subject: 'string' }, layout)).toEqual(
    {
      sender: { name: 'Harrow & Lyle Solicitors LLP' },
      date: '2025-01-12',
      reference: 'HL/2231',
      subject: 'Lease of 14 Wharf Street',
    },
  );
});

describe('what a document does not carry', () => {
  const layout = textLayout('Minutes of the meeting\n\nWe spoke about the garden and the fence.\nNothing was decided.');
  const shape = {
    invoice_number: 'string',
    total: 'number',
    due_date: 'date',
    paid: 'boolean',
    iban: 'string',
    seller: { vat_id: 'string', email: 'string' },
    items: [{ description: 'string', amount: 'number' }] as [Record<string, string>],
  };

  it('is null', () => {
    const { extractedData, evidence, confidence } = extractLocally({ definition: schemaOf(shape), layout });
    expect(extractedData).toEqual({
      invoice_number: null,
      total: null,
      due_date: null,
      paid: null,
      iban: null,
      seller: { vat_id: null, email: null },
      items: [],
    });
    expect(evidence.map(({ path, match }) => [path, match])).toEqual(
      ['/invoice_number', '/total', '/due_date', '/paid', '/iban', '/seller/vat_id', '/seller/email'].map((path) => [
        path,
        'not_found',
      ]),
    );
    // A null has the probability that the document does not have the field.
    for (const one of evidence) expect(one.confidence).toBeGreaterThan(0);
    expect(confidence).toBeLessThan(0.6);
  });

  it('is left out where it is optional and may not be null, and fails the run where it is required', () => {
    const optional = { type: 'object', properties: { total: { type: 'number' }, motto: { type: ['string', 'null'] } } };
    expect(extractLocally({ definition: optional, layout }).extractedData).toEqual({ motto: null });
    expect(() => extractLocally({ definition: { ...optional, required: ['total'] }, layout })).toThrow(
      /"total".*nullable/s,
    );
  });
});

it('distinguishes the same label of two parties', () => {
  const layout = textLayout(`
Seller
Name: Orchard Foods Ltd
VAT number: GB111222333

Buyer
Name: Corner Deli Ltd
VAT number: GB444555666
`);
  expect(extract({ seller: { name: 'string' }, buyer: { name: 'string' } }, layout)).toEqual({
    seller: { name: 'Orchard Foods Ltd' },
    buyer: { name: 'Corner Deli Ltd' },
  });
});

it('gives one value to one field only', () => {
  const layout = textLayout('Invoice date: 2 May 2025\nTotal: 12.00');
  expect(extract({ invoice_date: 'date', due_date: 'date', subtotal: 'number', total: 'number' }, layout)).toEqual({
    invoice_date: '2025-05-02',
    due_date: null,
    subtotal: null,
    total: 12,
  });
});

it('keeps to the choices, patterns and bounds of the schema', () => {
  const layout = textLayout('Status: In progress\nTicket: no. T-4711 (urgent)\nScore: 140');
  const definition = {
    type: 'object',
    properties: {
      status: { enum: ['open', 'in_progress', 'closed', null] },
      ticket: { type: ['string', 'null'], pattern: '^T-\\d+$' },
      score: { type: ['integer', 'null'], maximum: 100 },
    },
  };
  expect(extractLocally({ definition, layout }).extractedData).toEqual({
    status: 'in_progress',
    ticket: 'T-4711',
    score: null,
  });
});

it('returns the place of each value', () => {
  const layout = placedLayout('Invoice number: A-17\nTotal: EUR 1,200.50');
  const { evidence } = extractLocally({
    definition: schemaOf({ invoice_number: 'string', total: 'number', currency: 'string' }),
    layout,
  });
  const text = layout.pages[0]?.text ?? '';
  for (const { quote, start, end, page } of evidence) {
    expect(page).toBe(1);
    expect(text.slice(start ?? 0, end ?? 0)).toBe(quote);
  }
  expect(evidence.map(({ path, match }) => [path, match])).toEqual([
    ['/invoice_number', 'exact'],
    ['/total', 'normalized'],
    ['/currency', 'exact'],
  ]);
  expect(evidence[0]?.boxes).toHaveLength(1);
  expect(evidence.every(({ confidence }) => confidence > 0.5 && confidence < 1)).toBe(true);
});

it('reads what is written on the lines of a form, and times by what happens then', () => {
  const layout = textLayout('APPLICATION\nName: ____Anna Berg____________\nCity: Leipzig..........\nArrival 14:35\n');
  expect(extract({ name: 'string', city: 'string', arrival_time: 'string' }, layout)).toEqual({
    name: 'Anna Berg',
    city: 'Leipzig',
    arrival_time: '14:35',
  });
});

it('parts of a label that a hyphen joins are one word of a name', () => {
  const text = `
Pick-up date: 02/04/2025
Check-in time: 08:30
`;
  expect(extract({ pickup_date: 'date', checkin_time: 'string' }, textLayout(text))).toMatchObject({
    checkin_time: '08:30',
    pickup_date: expect.stringMatching(/^2025-/) as string,
  });
});

it('a code of a customer is a code, not a name', () => {
  const text = `
Intestatario: Chiara Donati
Codice cliente: 700199283
`;
  expect(extract({ codiceCliente: 'string' }, textLayout(text))).toEqual({ codiceCliente: '700199283' });
});

it('boxes decide between the values of a list, and a form does not answer like a contract', () => {
  const definition = {
    type: 'object',
    properties: {
      maritalStatus: { enum: ['married', 'single', 'widowed'] },
      gender: { enum: ['male', 'female'] },
      smoker: { type: ['boolean', 'null'] },
    },
  };
  const layout = textLayout(
    'Married [ ]  Single [x]  Widowed [ ]\nGender  [ ] male [X] female\nIs the driver a smoker?',
  );
  expect(extractLocally({ definition, layout }).extractedData).toEqual({
    maritalStatus: 'single',
    gender: 'female',
    smoker: null,
  });
});
