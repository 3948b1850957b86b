import type { Sheet } from '../draw-sheet.ts';

export const deliveryNote: Sheet = {
  expected: {
    deliveryNoteNumber: 'DN-88104',
    deliveryDate: '2026-04-17',
    orderNumber: '4500017733',
    customerNumber: 'C-20911',
    sender: { name: 'Delft Hinges B.V.', address: 'Kanaalweg 41, 2628 EB Delft, Netherlands' },
    recipient: { name: 'Fjord Kitchens AS', address: 'Havnegata 9, 5003 Bergen, Norway' },
    carrier: 'Nordic Freight',
    items: [
      { articleNumber: 'H-1040', description: 'Soft-close hinge 110°', quantity: 500, unit: 'pcs' },
      { articleNumber: 'H-2200', description: 'Drawer runner 450 mm', quantity: 80, unit: 'pairs' },
    ],
    packageCount: 6,
    grossWeight: 214.5,
  },
  blocks: [
    { title: 'DELIVERY NOTE' },
    {
      columns: [
        { heading: 'Sender', lines: ['Delft Hinges B.V.', 'Kanaalweg 41', '2628 EB Delft', 'Netherlands'] },
        { heading: 'Recipient', lines: ['Fjord Kitchens AS', 'Havnegata 9', '5003 Bergen', 'Norway'] },
      ],
    },
    {
      pairs: [
        ['Delivery note number', 'DN-88104'],
        ['Delivery date', '17 April 2026'],
        ['Order number', '4500017733'],
        ['Customer number', 'C-20911'],
        ['Carrier', 'Nordic Freight'],
      ],
    },
    {
      table: {
        columns: [
          { title: 'Article no.', width: 0.2 },
          { title: 'Description', width: 0.48 },
          { title: 'Unit', width: 0.16 },
          { title: 'Quantity', width: 0.16, align: 'right' },
        ],
        rows: [
          ['H-1040', 'Soft-close hinge 110°', 'pcs', '500'],
          ['H-2200', 'Drawer runner 450 mm', 'pairs', '80'],
        ],
      },
    },
    {
      pairs: [
        ['Number of packages', '6'],
        ['Gross weight', '214.5 kg'],
      ],
    },
  ],
};
