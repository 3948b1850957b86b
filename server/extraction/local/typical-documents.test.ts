import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../lib/json-value.ts';
import { createLayout, createPlacedPage, createPlainPage } from '../grounding/testing/pages.ts';
import { extractLocally } from './extract-locally.ts';
import {
  textField,
  dateField,
  amountField,
  createObject,
  extractBoth,
  expectBoth,
} from './testing/expect-extraction.ts';

const lines: JsonObject = {
  type: 'array',
  items: createObject({
    description: textField('Product or service'),
    quantity: amountField('Quantity'),
    unitPrice: amountField('Price per unit'),
    lineTotal: amountField('Total of the line'),
  }),
};

describe('the built-in extractor reads', () => {
  it('a till receipt', () => {
    const receipt = createObject({
      merchant: textField('Name of the shop'),
      address: textField('Address of the shop'),
      date: dateField('Date of the receipt'),
      subtotal: amountField('Total before tax'),
      tax: amountField('Tax'),
      total: amountField('Total amount to pay'),
      cash: amountField('Cash given'),
      change: amountField('Change returned'),
    });
    const document = `
      GREEN DOOR GROCERY
      48 Elm Avenue
      Portland, OR 97205
   Tel: (503) 555-0142

 09/27/2024   18:22   Reg 3

 Apples 1kg               3.49
 Whole milk               2.19
 Rye bread                4.25

 SUBTOTAL                 9.93
 TAX                      0.50
 TOTAL                   10.43
 CASH                    20.00
 CHANGE                   9.57

   THANK YOU
`;
    expectBoth(receipt, document, {
      merchant: 'GREEN DOOR GROCERY',
      address: '48 Elm Avenue, Portland, OR 97205',
      date: '2024-09-27',
      subtotal: 9.93,
      tax: 0.5,
      total: 10.43,
      cash: 20,
      change: 9.57,
    });
  });

  it('the address of a letterhead, without registration numbers and what follows it', () => {
    const shop = createObject({
      company: textField('Name of the company'),
      address: textField('Address of the company'),
    });
    const document = `
FERNDALE SUPPLIES LTD
(CO. NO. 99812-K)
NO. 7, JALAN HARBOUR 3,
OLD TOWN, 40150
SHAH ALAM, SELANGOR
INVOICE NO : 4471
TOTAL   12.00
`;
    expectBoth(shop, document, {
      company: 'FERNDALE SUPPLIES LTD',
      address: 'NO. 7, JALAN HARBOUR 3, OLD TOWN, 40150, SHAH ALAM, SELANGOR',
    });
  });

  it('a purchase order', () => {
    const order = createObject({
      poNumber: textField('Purchase order number'),
      orderDate: dateField('Date of the order'),
      deliveryDate: dateField('Requested delivery date'),
      supplier: textField('Name of the supplier'),
      shipTo: createObject({ name: textField('Name of the recipient'), city: textField('City') }),
      total: amountField('Order total'),
      items: {
        type: 'array',
        items: createObject({
          sku: textField('Item number'),
          description: textField('Description'),
          quantity: { type: ['integer', 'null'] },
          price: amountField('Unit price'),
        }),
      },
    });
    const document = `
PURCHASE ORDER

PO Number: PO-88213                Order Date: 2024-06-03
Supplier: Alder Components Inc     Delivery Date: 2024-06-17

Ship To:
Westfield Assembly Plant
200 Foundry Road
Dayton, OH 45402

Item No     Description            Qty     Unit Price     Total
A-100       Bearing 6204           50      3.20           160.00
B-215       Shaft seal             20      1.75           35.00

                                           Order Total    195.00
`;
    expectBoth(order, document, {
      poNumber: 'PO-88213',
      orderDate: '2024-06-03',
      deliveryDate: '2024-06-17',
      supplier: 'Alder Components Inc',
      total: 195,
      items: [
        { sku: 'A-100', description: 'Bearing 6204', quantity: 50, price: 3.2 },
        { sku: 'B-215', description: 'Shaft seal', quantity: 20, price: 1.75 },
      ],
    });
  });

  it('a form with check boxes', () => {
    const form = createObject({
      fullName: textField('Full name'),
      dateOfBirth: dateField('Date of birth'),
      email: textField('E-mail address', { format: 'email' }),
      smoker: { type: ['boolean', 'null'] },
      newsletter: { type: ['boolean', 'null'] },
      membership: { enum: ['basic', 'plus', 'family', null] },
    });
    const document = `
MEMBERSHIP APPLICATION

Full name:        Ines Calloway
Date of birth:    21/11/1987
E-mail:           ines.calloway@example.org
Smoker:           [ ] Yes   [x] No
Newsletter:       [x]
Membership:       Family
`;
    expectBoth(form, document, {
      fullName: 'Ines Calloway',
      dateOfBirth: '1987-11-21',
      email: 'ines.calloway@example.org',
      smoker: false,
      newsletter: true,
      membership: 'family',
    });
  });

  it('a letter', () => {
    const letter = createObject({
      subject: textField('Subject of the letter'),
      date: dateField('Date of the letter'),
      reference: textField('Our reference'),
      phone: textField('Phone number'),
    });
    const document = `
Fenwick & Rowe Solicitors
Phone: +44 20 7946 0958

4 October 2024

Our reference: FR/2291

Subject: Lease of 14 Orchard Close

Dear Ms Tanaka,
we enclose the draft lease for your signature.
`;
    expectBoth(letter, document, {
      subject: 'Lease of 14 Orchard Close',
      date: '2024-10-04',
      reference: 'FR/2291',
      phone: '+44 20 7946 0958',
    });
  });

  it('absent fields as null, or leaves them out where null is forbidden', () => {
    const definition = createObject({
      iban: textField('IBAN'),
      dueDate: dateField('Due date'),
      discount: { type: 'number' },
      items: lines,
      note: { type: 'string' },
    });
    for (const { extractedData, evidence } of extractBoth(
      definition,
      'Minutes of the meeting\n\nThe committee met and adjourned.',
    )) {
      expect(extractedData).toEqual({ iban: null, dueDate: null, items: [] });
      for (const one of evidence) expect(one).toMatchObject({ match: 'not_found', page: null });
    }
  });

  it('each of two fields its own value where labels repeat', () => {
    const definition = createObject({
      billing: createObject({ name: textField('Name'), city: textField('City') }),
      shipping: createObject({ name: textField('Name'), city: textField('City') }),
    });
    const document = `
Billing address
Name: Larkspur Studio
City: Ghent

Shipping address
Name: Larkspur Depot
City: Bruges
`;
    expectBoth(definition, document, {
      billing: { name: 'Larkspur Studio', city: 'Ghent' },
      shipping: { name: 'Larkspur Depot', city: 'Bruges' },
    });
  });
});

it('a required field that cannot be null and is not there fails the run with a way out', () => {
  const definition = { ...createObject({ iban: { type: 'string', description: 'IBAN' } }), required: ['iban'] };
  const layout = createLayout(createPlainPage(['Nothing of the kind']));
  expect(() => extractLocally({ definition, layout })).toThrowError(
    expect.objectContaining({
      code: 'output_invalid',
      message: expect.stringMatching(/iban.*null/s) as string,
    }) as Error,
  );
});

it('names only the first of many missing fields', () => {
  const names = Array.from({ length: 30 }, (_, index) => `code${index}`);
  const properties = Object.fromEntries(names.map((name) => [name, { type: 'string' }]));
  const definition = { ...createObject(properties), required: names };
  const layout = createLayout(createPlainPage(['Nothing of the kind']));
  expect(() => extractLocally({ definition, layout })).toThrowError(/"code0", .*"code\d+" and \d+ more\./);
});

it('200 pages and 50 fields take seconds', () => {
  const properties: JsonObject = { invoiceNumber: textField('Invoice number'), total: amountField('Total') };
  for (let n = 0; n < 48; n++) properties[`customField${n}`] = textField(`Value of custom field ${n}`);
  const pages = Array.from({ length: 200 }, (_, p) =>
    createPlacedPage(
      Array.from(
        { length: 60 },
        (__, l) => `Ledger line ${l}   Account ${p * 60 + l}   ${l}.${p % 90}0   carried forward`,
      ),
      p + 1,
    ),
  );
  pages[150] = createPlacedPage(['Invoice number: LX-1', 'Total   99.50'], 151);
  const { extractedData } = extractLocally({ definition: createObject(properties), layout: createLayout(...pages) });
  expect(extractedData['invoiceNumber']).toBe('LX-1');
});
