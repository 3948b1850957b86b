import { currency, date, defineTemplate, linesMultiply, number, party, rows, text } from '../define-template.ts';

export const order = defineTemplate({
  key: 'order',
  name: 'Purchase order',
  description: 'An order of goods that a buyer sends to a supplier',
  properties: {
    orderNumber: text('Number of the order'),
    orderDate: date('Date of the order'),
    deliveryDate: date('Date on which the goods are wanted'),
    buyer: party('Company that orders'),
    supplier: party('Company that is to deliver'),
    currency: currency(),
    lineItems: rows('What is ordered, one entry a line', {
      articleNumber: text('Article number'),
      description: text('Description of the article'),
      quantity: number('Ordered quantity'),
      unitPrice: number('Price of one unit'),
      amount: number('Amount of the line'),
    }),
    total: number('Total amount of the order'),
    paymentTerms: text('Terms of payment'),
  },
  rules: [linesMultiply('lineItems')],
});
