import { describe, expect, it } from 'vitest';
import type { JsonObject, JsonValue } from '../../lib/json-value.ts';
import { createLayout, createPlacedPage, createPlainPage } from '../grounding/testing/pages.ts';
import { validate } from '../schema/validate.ts';
import { extractLocally, type LocalExtraction } from './extract-locally.ts';

const text = (description: string, rest: JsonObject = {}): JsonObject => ({
  type: ['string', 'null'],
  description,
  ...rest,
});
const date = (description: string): JsonObject => text(description, { format: 'date' });
const amount = (description: string): JsonObject => ({ type: ['number', 'null'], description });
const object = (properties: JsonObject): JsonObject => ({ type: 'object', properties, additionalProperties: false });

const lines: JsonObject = {
  type: 'array',
  items: object({
    description: text('Product or service'),
    quantity: amount('Quantity'),
    unitPrice: amount('Price per unit'),
    lineTotal: amount('Total of the line'),
  }),
};
const invoice = object({
  invoiceNumber: text('Invoice number'),
  invoiceDate: date('Date of issue'),
  dueDate: date('Date by which payment is due'),
  sellerName: text('Name of the seller'),
  buyerName: text('Name of the buyer'),
  vatId: text('VAT identification number of the seller'),
  iban: text('IBAN of the account to pay to'),
  currency: text('ISO 4217 currency code'),
  netTotal: amount('Total without tax'),
  taxTotal: amount('Total tax'),
  total: amount('Total including tax'),
  lines,
});

function columns(document: string): string[] {
  return document.replace(/^\n|\n\s*$/g, '').split('\n');
}

/** The same document with and without geometry: both must give the same. */
function extractions(definition: JsonObject, document: string): LocalExtraction[] {
  const texts = columns(document);
  const placed = createPlacedPage(texts);
  return [createLayout(placed), createLayout(createPlainPage(texts))].map((layout) =>
    extractLocally({ definition, layout }),
  );
}

function expectBoth(definition: JsonObject, document: string, expected: Record<string, JsonValue>): void {
  for (const { extractedData, evidence } of extractions(definition, document)) {
    expect(extractedData).toMatchObject(expected);
    expect(validate(definition, extractedData)).toEqual([]);
    for (const one of evidence) {
      if (one.quote !== null)
        expect(
          columns(document)
            .join('\n')
            .slice(one.start ?? 0, one.end ?? 0),
        ).toBe(one.quote);
    }
  }
}

describe('the built-in extractor reads', () => {
  it('an English invoice', () => {
    const document = `
Harbour Tools Ltd                                        INVOICE
12 Quay Street, Bristol BS1 4DJ
VAT No: GB123456789

Bill To                                Invoice Number     INV-2024-118
Kestrel Joinery Limited                Invoice Date       14 March 2024
8 Mill Lane                            Due Date           13 April 2024
Leeds LS1 4AP

Description                  Qty      Unit Price      Amount
Oak board 20 mm               4          £18.50       £74.00
Brass hinge                  10           £2.40       £24.00
Delivery                      1          £12.00       £12.00

                                      Subtotal       £110.00
                                      VAT 20%         £22.00
                                      Total          £132.00

Payment by bank transfer, IBAN GB29 NWBK 6016 1331 9268 19
`;
    expectBoth(invoice, document, {
      invoiceNumber: 'INV-2024-118',
      invoiceDate: '2024-03-14',
      dueDate: '2024-04-13',
      sellerName: 'Harbour Tools Ltd',
      buyerName: 'Kestrel Joinery Limited',
      vatId: 'GB123456789',
      currency: 'GBP',
      netTotal: 110,
      taxTotal: 22,
      total: 132,
      lines: [
        { description: 'Oak board 20 mm', quantity: 4, unitPrice: 18.5, lineTotal: 74 },
        { description: 'Brass hinge', quantity: 10, unitPrice: 2.4, lineTotal: 24 },
        { description: 'Delivery', quantity: 1, unitPrice: 12, lineTotal: 12 },
      ],
    });
  });

  it('a German Rechnung', () => {
    const document = `
Nordlicht Elektro GmbH
Hafenstraße 7, 20457 Hamburg

Rechnungsempfänger:
Bäckerei Sommer KG
Lindenweg 3
22765 Hamburg

Rechnungsnummer:      RE-2024-0077
Rechnungsdatum:       05.02.2024
Fällig am:            19.02.2024
USt-IdNr.:            DE136695976

Pos   Bezeichnung               Menge    Einzelpreis    Gesamtpreis
1     LED-Leuchte               3        49,90 €        149,70 €
2     Montage                   2        1.085,00 €     2.170,00 €

Nettobetrag                                           2.319,70 €
zzgl. 19 % MwSt.                                        440,74 €
Gesamtbetrag                                          2.760,44 €

IBAN: DE89 3704 0044 0532 0130 00
`;
    expectBoth(invoice, document, {
      invoiceNumber: 'RE-2024-0077',
      invoiceDate: '2024-02-05',
      dueDate: '2024-02-19',
      sellerName: 'Nordlicht Elektro GmbH',
      buyerName: 'Bäckerei Sommer KG',
      vatId: 'DE136695976',
      iban: 'DE89370400440532013000',
      currency: 'EUR',
      netTotal: 2319.7,
      taxTotal: 440.74,
      total: 2760.44,
      lines: [
        { description: 'LED-Leuchte', quantity: 3, unitPrice: 49.9, lineTotal: 149.7 },
        { description: 'Montage', quantity: 2, unitPrice: 1085, lineTotal: 2170 },
      ],
    });
  });

  it('a French facture', () => {
    const document = `
Atelier Duval SARL
15 rue des Tanneurs, 69005 Lyon

Facture n° F-2024-031
Date de facture : 12/01/2024
Échéance : 11/02/2024
Client : Librairie du Parc

Désignation               Quantité     Prix unitaire     Montant HT
Reliure cuir              2            85,00 €           170,00 €
Papier marbré             10           4,50 €            45,00 €

Total HT                                                 215,00 €
TVA 20 %                                                  43,00 €
Total TTC                                                258,00 €
`;
    expectBoth(invoice, document, {
      invoiceNumber: 'F-2024-031',
      invoiceDate: '2024-01-12',
      dueDate: '2024-02-11',
      buyerName: 'Librairie du Parc',
      currency: 'EUR',
      netTotal: 215,
      taxTotal: 43,
      total: 258,
      iban: null,
      lines: [
        { description: 'Reliure cuir', quantity: 2, unitPrice: 85, lineTotal: 170 },
        { description: 'Papier marbré', quantity: 10, unitPrice: 4.5, lineTotal: 45 },
      ],
    });
  });

  it('a Spanish factura', () => {
    const document = `
Cerámicas del Sur S.L.
Calle Alfarería 22, 41010 Sevilla

Factura nº: 2024/0459
Fecha de factura: 03/05/2024
Fecha de vencimiento: 02/06/2024
Cliente: Restaurante La Parra

Descripción               Cantidad     Precio unitario     Importe
Plato hondo               24           3,75 €              90,00 €
Jarra de barro            6            12,50 €             75,00 €

Base imponible                                            165,00 €
IVA 21 %                                                   34,65 €
Total                                                     199,65 €
`;
    expectBoth(invoice, document, {
      invoiceNumber: '2024/0459',
      invoiceDate: '2024-05-03',
      dueDate: '2024-06-02',
      buyerName: 'Restaurante La Parra',
      currency: 'EUR',
      netTotal: 165,
      taxTotal: 34.65,
      total: 199.65,
    });
  });

  it('a till receipt', () => {
    const receipt = object({
      merchant: text('Name of the shop'),
      address: text('Address of the shop'),
      date: date('Date of the receipt'),
      subtotal: amount('Total before tax'),
      tax: amount('Tax'),
      total: amount('Total amount to pay'),
      cash: amount('Cash given'),
      change: amount('Change returned'),
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
    const shop = object({ company: text('Name of the company'), address: text('Address of the company') });
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
    const order = object({
      poNumber: text('Purchase order number'),
      orderDate: date('Date of the order'),
      deliveryDate: date('Requested delivery date'),
      supplier: text('Name of the supplier'),
      shipTo: object({ name: text('Name of the recipient'), city: text('City') }),
      total: amount('Order total'),
      items: {
        type: 'array',
        items: object({
          sku: text('Item number'),
          description: text('Description'),
          quantity: { type: ['integer', 'null'] },
          price: amount('Unit price'),
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
    const form = object({
      fullName: text('Full name'),
      dateOfBirth: date('Date of birth'),
      email: text('E-mail address', { format: 'email' }),
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
    const letter = object({
      subject: text('Subject of the letter'),
      date: date('Date of the letter'),
      reference: text('Our reference'),
      phone: text('Phone number'),
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
    const definition = object({
      iban: text('IBAN'),
      dueDate: date('Due date'),
      discount: { type: 'number' },
      items: lines,
      note: { type: 'string' },
    });
    for (const { extractedData, evidence } of extractions(
      definition,
      'Minutes of the meeting\n\nThe committee met and adjourned.',
    )) {
      expect(extractedData).toEqual({ iban: null, dueDate: null, items: [] });
      for (const one of evidence) expect(one).toMatchObject({ match: 'not_found', page: null });
    }
  });

  it('each of two fields its own value where labels repeat', () => {
    const definition = object({
      billing: object({ name: text('Name'), city: text('City') }),
      shipping: object({ name: text('Name'), city: text('City') }),
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
  const definition = { ...object({ iban: { type: 'string', description: 'IBAN' } }), required: ['iban'] };
  const layout = createLayout(createPlainPage(['Nothing of the kind']));
  expect(() => extractLocally({ definition, layout })).toThrowError(
    expect.objectContaining({
      code: 'output_invalid',
      message: expect.stringMatching(/iban.*null/s) as string,
    }) as Error,
  );
});

it('200 pages and 50 fields take seconds', () => {
  const properties: JsonObject = { invoiceNumber: text('Invoice number'), total: amount('Total') };
  for (let n = 0; n < 48; n++) properties[`customField${n}`] = text(`Value of custom field ${n}`);
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
  const { extractedData } = extractLocally({ definition: object(properties), layout: createLayout(...pages) });
  expect(extractedData['invoiceNumber']).toBe('LX-1');
});
