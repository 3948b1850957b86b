import {
  currency,
  date,
  defineTemplate,
  linesMultiply,
  number,
  party,
  rows,
  text,
  usually,
} from '../define-template.ts';

export const invoice = defineTemplate({
  key: 'invoice',
  name: 'Invoice',
  description: 'An invoice for goods or services',
  properties: {
    invoiceNumber: text('Number of the invoice, as the seller writes it'),
    invoiceDate: date('Date on which the invoice was issued'),
    dueDate: date('Date by which it must be paid'),
    purchaseOrder: text('Purchase order number of the buyer'),
    seller: party('Company that issued the invoice', { vatId: text('VAT identification number of the seller') }),
    buyer: party('Company or person that is billed', { vatId: text('VAT identification number of the buyer') }),
    currency: currency(),
    lineItems: rows('What is charged, one entry a line, in the order of the invoice', {
      description: text('What the line is for'),
      quantity: number('Number of units'),
      unitPrice: number('Price of one unit, without tax'),
      amount: number('Amount of the line, without tax'),
    }),
    subtotal: number('Sum of the lines, without tax'),
    taxRate: number('Rate of VAT in percent, for example 19'),
    taxAmount: number('Amount of VAT'),
    total: number('Amount to pay, with tax'),
    iban: text('IBAN of the account to pay to'),
  },
  rules: [
    linesMultiply('lineItems'),
    usually('Sum of lines', 'near(sum(lineItems.amount), subtotal)', 'count(lineItems) > 0'),
    usually('Total', 'near(subtotal + taxAmount, total)'),
    usually('Due date', 'dueDate >= invoiceDate'),
    usually('Check digits of the IBAN', 'iban(iban)'),
  ],
});
