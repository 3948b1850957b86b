import { expect, it } from 'vitest';
import { extract, placedLayout, textLayout } from './testing/layouts.ts';

const INVOICE = {
  invoice_number: 'string',
  invoice_date: 'date',
  due_date: 'date',
  purchase_order: 'string',
  seller: { name: 'string', address: 'string', vat_id: 'string', email: 'string' },
  buyer: { name: 'string', address: 'string' },
  currency: 'string',
  line_items: [{ description: 'string', quantity: 'number', unit_price: 'number', amount: 'number' }] as [
    Record<string, string>,
  ],
  subtotal: 'number',
  tax_rate: 'number',
  tax_amount: 'number',
  total: 'number',
  iban: 'string',
  discount: 'number',
};

it('reads an English invoice with two parties side by side', () => {
  const layout = placedLayout(`
Northwind Paper Ltd                               INVOICE
12 Mill Lane
Leeds LS1 4AP
United Kingdom
accounts@northwindpaper.example

Bill to                                           Ship to
Blue Door Books Ltd                               Blue Door Books Warehouse
48 Station Road                                   Unit 7, Harbour Way
Bristol BS1 6QF                                   Bristol BS2 0DE

Invoice no.: NW-10442                             PO number: 7781
Invoice date: 03/04/2025                          Due date: 25/04/2025

Description                   Qty    Unit price       Amount
Cream laid paper, ream         10         12.50       125.00
Envelopes DL, box of 500        4         21.00        84.00

                                      Subtotal        209.00
                                      VAT 20%          41.80
                                      Total          £250.80

VAT Reg No: GB123456789
IBAN: GB29 NWBK 6016 1331 9268 19
`);
  expect(extract(INVOICE, layout)).toEqual({
    invoice_number: 'NW-10442',
    invoice_date: '2025-04-03',
    due_date: '2025-04-25',
    purchase_order: '7781',
    seller: {
      name: 'Northwind Paper Ltd',
      address: '12 Mill Lane, Leeds LS1 4AP, United Kingdom',
      vat_id: 'GB123456789',
      email: 'accounts@northwindpaper.example',
    },
    buyer: { name: 'Blue Door Books Ltd', address: '48 Station Road, Bristol BS1 6QF' },
    currency: 'GBP',
    line_items: [
      { description: 'Cream laid paper, ream', quantity: 10, unit_price: 12.5, amount: 125 },
      { description: 'Envelopes DL, box of 500', quantity: 4, unit_price: 21, amount: 84 },
    ],
    subtotal: 209,
    tax_rate: 20,
    tax_amount: 41.8,
    total: 250.8,
    iban: 'GB29NWBK60161331926819',
    discount: null,
  });
});

it('reads a German Rechnung', () => {
  const layout = placedLayout(`
Holzwerk Brandt GmbH
Sägeweg 3
87435 Kempten

Rechnungsempfänger
Café Lindenhof e.K.                               Rechnungsnummer:   2025-0388
Marktplatz 11                                     Rechnungsdatum:    07.03.2025
88131 Lindau                                      Fällig am:         21.03.2025

Pos   Bezeichnung               Menge    Einzelpreis       Gesamt
1     Eichentisch, geölt            2         640,00     1.280,00
2     Stuhl Modell Alp             12          89,50     1.074,00

                                       Nettobetrag       2.354,00 €
                                       zzgl. 19 % MwSt     447,26 €
                                       Gesamtbetrag      2.801,26 €

USt-IdNr.: DE123456789
IBAN: DE89 3704 0044 0532 0130 00
`);
  expect(extract(INVOICE, layout)).toMatchObject({
    invoice_number: '2025-0388',
    invoice_date: '2025-03-07',
    due_date: '2025-03-21',
    purchase_order: null,
    seller: { name: 'Holzwerk Brandt GmbH', address: 'Sägeweg 3, 87435 Kempten', vat_id: 'DE123456789', email: null },
    buyer: { name: 'Café Lindenhof e.K.', address: 'Marktplatz 11, 88131 Lindau' },
    currency: 'EUR',
    line_items: [
      { description: 'Eichentisch, geölt', quantity: 2, unit_price: 640, amount: 1280 },
      { description: 'Stuhl Modell Alp', quantity: 12, unit_price: 89.5, amount: 1074 },
    ],
    subtotal: 2354,
    tax_rate: 19,
    tax_amount: 447.26,
    total: 2801.26,
    iban: 'DE89370400440532013000',
    discount: null,
  });
});

it('reads a French facture', () => {
  const layout = placedLayout(`
Atelier des Cimes SARL
5 rue du Four
74000 Annecy

                                                  Facturé à
                                                  Librairie du Lac
                                                  18 quai des Îles
                                                  74000 Annecy
Facture n° : F2025-117
Date de facturation : 12 mars 2025
Date d'échéance : 11 avril 2025

Désignation                Quantité    Prix unitaire HT    Montant HT
Étagère en pin                    3              120,00        360,00
Pose                              1               80,00         80,00

                                         Total HT              440,00 €
                                         TVA 20 %               88,00 €
                                         Total TTC             528,00 €
`);
  expect(extract(INVOICE, layout)).toMatchObject({
    invoice_number: 'F2025-117',
    invoice_date: '2025-03-12',
    due_date: '2025-04-11',
    seller: { name: 'Atelier des Cimes SARL' },
    buyer: { name: 'Librairie du Lac', address: '18 quai des Îles, 74000 Annecy' },
    currency: 'EUR',
    line_items: [
      { description: 'Étagère en pin', quantity: 3, unit_price: 120, amount: 360 },
      { description: 'Pose', quantity: 1, unit_price: 80, amount: 80 },
    ],
    subtotal: 440,
    tax_rate: 20,
    tax_amount: 88,
    total: 528,
    iban: null,
  });
});

it('reads a Spanish factura given as plain text', () => {
  const layout = textLayout(`
Cerámica Alcázar S.L.
Calle Mayor 22
28013 Madrid
NIF: B12345678

FACTURA
Número de factura: A-2025/031
Fecha de factura: 5 de febrero de 2025
Fecha de vencimiento: 7 de marzo de 2025

Cliente: Hostal El Patio

Base imponible: 1.200,00 €
IVA 21%: 252,00 €
Total a pagar: 1.452,00 €
`);
  expect(extract(INVOICE, layout)).toMatchObject({
    invoice_number: 'A-2025/031',
    invoice_date: '2025-02-05',
    due_date: '2025-03-07',
    seller: { name: 'Cerámica Alcázar S.L.', vat_id: 'B12345678' },
    buyer: { name: 'Hostal El Patio' },
    currency: 'EUR',
    line_items: [],
    subtotal: 1200,
    tax_rate: 21,
    tax_amount: 252,
    total: 1452,
  });
});
