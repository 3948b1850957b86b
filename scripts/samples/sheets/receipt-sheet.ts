import type { Sheet } from '../draw-sheet.ts';

export const receipt: Sheet = {
  expected: {
    merchantName: 'Corner Bakery',
    merchantAddress: '27 Mill Lane, Bristol BS1 4QT',
    receiptNumber: '004871',
    purchaseDate: '2026-01-17',
    items: [
      { description: 'Sourdough loaf', quantity: 2, amount: 9 },
      { description: 'Almond croissant', quantity: 3, amount: 8.7 },
      { description: 'Flat white', quantity: 1, amount: 3.4 },
    ],
    subtotal: 21.1,
    taxAmount: 0.68,
    total: 21.78,
    currency: 'GBP',
    paymentMethod: 'Visa debit',
  },
  blocks: [
    { title: 'Corner Bakery' },
    { columns: [{ lines: ['27 Mill Lane, Bristol BS1 4QT'] }] },
    {
      pairs: [
        ['Receipt number', '004871'],
        ['Purchase date', '17/01/2026'],
      ],
    },
    {
      table: {
        columns: [
          { title: 'Item', width: 0.6 },
          { title: 'Qty', width: 0.15, align: 'right' },
          { title: 'Amount', width: 0.25, align: 'right' },
        ],
        rows: [
          ['Sourdough loaf', '2', '9.00'],
          ['Almond croissant', '3', '8.70'],
          ['Flat white', '1', '3.40'],
        ],
      },
    },
    {
      totals: [
        ['Subtotal', '21.10'],
        ['VAT', '0.68'],
        ['Total', 'GBP 21.78'],
      ],
    },
    { pairs: [['Payment method', 'Visa debit']] },
    { prose: 'Thank you for your visit.' },
  ],
};
