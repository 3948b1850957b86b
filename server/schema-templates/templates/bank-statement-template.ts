import { currency, date, defineTemplate, number, rows, text } from '../define-template.ts';

export const bankStatement = defineTemplate({
  key: 'bank-statement',
  name: 'Bank statement',
  description: 'A statement of the transactions of a bank account',
  properties: {
    bankName: text('Name of the bank'),
    accountHolder: text('Name of the account holder'),
    iban: text('IBAN of the account'),
    accountNumber: text('Account number, where it is not an IBAN'),
    bic: text('BIC of the bank'),
    statementNumber: text('Number of the statement'),
    periodStart: date('First day of the statement period'),
    periodEnd: date('Last day of the statement period'),
    currency: currency(),
    openingBalance: number('Balance at the start of the period'),
    closingBalance: number('Balance at the end of the period'),
    transactions: rows('Transactions, in the order of the statement', {
      date: date('Booking date'),
      description: text('What the transaction is for'),
      amount: number('Amount; negative if it was debited'),
      balance: number('Balance after the transaction'),
    }),
  },
});
