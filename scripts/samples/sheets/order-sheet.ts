import type { Sheet } from '../draw-sheet.ts';

export const order: Sheet = {
  expected: {
    orderNumber: '4500017733',
    orderDate: '2026-04-02',
    deliveryDate: '2026-04-20',
    buyer: { name: 'Fjord Kitchens AS', address: 'Havnegata 9, 5003 Bergen, Norway' },
    supplier: { name: 'Delft Hinges B.V.', address: 'Kanaalweg 41, 2628 EB Delft, Netherlands' },
    currency: 'EUR',
    lineItems: [
      { articleNumber: 'H-1040', description: 'Soft-close hinge 110°', quantity: 500, unitPrice: 2.1, amount: 1050 },
      { articleNumber: 'H-2200', description: 'Drawer runner 450 mm', quantity: 80, unitPrice: 11.75, amount: 940 },
    ],
    total: 1990,
    paymentTerms: '30 days net',
  },
  blocks: [
    { title: 'PURCHASE ORDER' },
    {
      columns: [
        { heading: 'Buyer', lines: ['Fjord Kitchens AS', 'Havnegata 9', '5003 Bergen', 'Norway'] },
        { heading: 'Supplier', lines: ['Delft Hinges B.V.', 'Kanaalweg 41', '2628 EB Delft', 'Netherlands'] },
      ],
    },
    {
      pairs: [
        ['Order number', '4500017733'],
        ['Order date', '2 April 2026'],
        ['Delivery date', '20 April 2026'],
        ['Payment terms', '30 days net'],
      ],
    },
    {
      table: {
        columns: [
          { title: 'Article no.', width: 0.16 },
          { title: 'Description', width: 0.38 },
          { title: 'Quantity', width: 0.14, align: 'right' },
          { title: 'Unit price', width: 0.16, align: 'right' },
          { title: 'Amount', width: 0.16, align: 'right' },
        ],
        rows: [
          ['H-1040', 'Soft-close hinge 110°', '500', '2.10', '1,050.00'],
          ['H-2200', 'Drawer runner 450 mm', '80', '11.75', '940.00'],
        ],
      },
    },
    { totals: [['Total', 'EUR 1,990.00']] },
    { prose: 'Please confirm this order within two working days.' },
  ],
};
