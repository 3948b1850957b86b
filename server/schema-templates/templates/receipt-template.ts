import { currency, date, defineTemplate, number, rows, text, usually } from '../define-template.ts';

export const receipt = defineTemplate({
  key: 'receipt',
  name: 'Receipt',
  description: 'A receipt of a shop or restaurant',
  properties: {
    merchantName: text('Name of the shop or restaurant'),
    merchantAddress: text('Postal address of the shop or restaurant'),
    receiptNumber: text('Number of the receipt'),
    purchaseDate: date('Date of the purchase'),
    items: rows('What was bought, one entry a line', {
      description: text('Name of the article'),
      quantity: number('Number of units'),
      amount: number('Amount of the line'),
    }),
    subtotal: number('Sum before tax'),
    taxAmount: number('Amount of tax'),
    total: number('Total amount paid'),
    currency: currency(),
    paymentMethod: text('How it was paid, such as cash or a kind of card'),
  },
  rules: [usually('Total', 'near(subtotal + taxAmount, total)')],
});
