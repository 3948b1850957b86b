import { describe, it } from 'vitest';
import type { JsonObject } from '../../lib/json-value.ts';
import { textField, dateField, amountField, createObject, expectBoth } from './testing/expect-extraction.ts';

const lines: JsonObject = {
  type: 'array',
  items: createObject({
    description: textField('Product or service'),
    quantity: amountField('Quantity'),
    unitPrice: amountField('Price per unit'),
    lineTotal: amountField('Total of the line'),
  }),
};
const invoice = createObject({
  invoiceNumber: textField('Invoice number'),
  invoiceDate: dateField('Date of issue'),
  dueDate: dateField('Date by which payment is due'),
  sellerName: textField('Name of the seller'),
  buyerName: textField('Name of the buyer'),
  vatId: textField('VAT identification number of the seller'),
  iban: textField('IBAN of the account to pay to'),
  currency: textField('ISO 4217 currency code'),
  netTotal: amountField('Total without tax'),
  taxTotal: amountField('Total tax'),
  total: amountField('Total including tax'),
  lines,
});

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
});
