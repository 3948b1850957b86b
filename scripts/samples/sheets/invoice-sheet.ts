import type { Sheet } from '../draw-sheet.ts';

export const invoice: Sheet = {
  expected: {
    invoiceNumber: 'NL-2026-0412',
    invoiceDate: '2026-02-10',
    dueDate: '2026-03-12',
    purchaseOrder: 'PO-5531',
    seller: {
      name: 'Northlight Lamps Ltd',
      address: '14 Quarry Road, Leeds LS6 2AB, United Kingdom',
      vatId: 'GB123456789',
    },
    buyer: {
      name: 'Birch & Vale Hotels Ltd',
      address: '3 Castle Street, Edinburgh EH1 2DP, United Kingdom',
      vatId: null,
    },
    currency: 'GBP',
    lineItems: [
      { description: 'Desk lamp, brass', quantity: 12, unitPrice: 48.5, amount: 582 },
      { description: 'Pendant lamp, opal glass', quantity: 4, unitPrice: 112, amount: 448 },
      { description: 'Spare bulb, warm white', quantity: 40, unitPrice: 3.25, amount: 130 },
    ],
    subtotal: 1160,
    taxRate: 20,
    taxAmount: 232,
    total: 1392,
    iban: 'GB29NWBK60161331926819',
  },
  blocks: [
    { title: 'INVOICE' },
    {
      columns: [
        {
          heading: 'From',
          lines: ['Northlight Lamps Ltd', '14 Quarry Road', 'Leeds LS6 2AB', 'United Kingdom', 'VAT ID: GB123456789'],
        },
        {
          heading: 'Bill to',
          lines: ['Birch & Vale Hotels Ltd', '3 Castle Street', 'Edinburgh EH1 2DP', 'United Kingdom'],
        },
      ],
    },
    {
      pairs: [
        ['Invoice number', 'NL-2026-0412'],
        ['Invoice date', '10 February 2026'],
        ['Due date', '12 March 2026'],
        ['Purchase order', 'PO-5531'],
      ],
    },
    {
      table: {
        columns: [
          { title: 'Description', width: 0.5 },
          { title: 'Quantity', width: 0.15, align: 'right' },
          { title: 'Unit price', width: 0.17, align: 'right' },
          { title: 'Amount', width: 0.18, align: 'right' },
        ],
        rows: [
          ['Desk lamp, brass', '12', '48.50', '582.00'],
          ['Pendant lamp, opal glass', '4', '112.00', '448.00'],
          ['Spare bulb, warm white', '40', '3.25', '130.00'],
        ],
      },
    },
    {
      totals: [
        ['Subtotal', '1,160.00'],
        ['VAT 20%', '232.00'],
        ['Total due', 'GBP 1,392.00'],
      ],
    },
    { pairs: [['IBAN', 'GB29 NWBK 6016 1331 9268 19']] },
  ],
};
