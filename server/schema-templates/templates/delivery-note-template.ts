import { date, defineTemplate, integer, number, party, rows, text } from '../define-template.ts';

export const deliveryNote = defineTemplate({
  key: 'delivery-note',
  name: 'Delivery note',
  description: 'A note that comes with delivered goods',
  properties: {
    deliveryNoteNumber: text('Number of the delivery note'),
    deliveryDate: date('Date of the delivery'),
    orderNumber: text('Number of the order that is delivered'),
    customerNumber: text('Number of the customer at the sender'),
    sender: party('Company that sends the goods'),
    recipient: party('Company or person that receives the goods'),
    carrier: text('Company that carries the goods'),
    items: rows('What was delivered, one entry a line', {
      articleNumber: text('Article number'),
      description: text('Description of the article'),
      quantity: number('Delivered quantity'),
      unit: text('Unit of the quantity, such as pcs or kg'),
    }),
    packageCount: integer('Number of packages'),
    grossWeight: number('Gross weight in kilograms'),
  },
});
