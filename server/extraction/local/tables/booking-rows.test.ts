import { expect, it } from 'vitest';
import { extractFrom, schemaOf, textLayout } from '../testing/layouts.ts';

const statement = textLayout(`
02.01.2026   Card payment Bakery           12.40-
03.01.2026   Salary January             2,400.00+
05.01.2026   Rent                         900.00 S
06.01.2026   Refund                        30.00 H
`);

it('reads the sign of an amount', () => {
  const definition = schemaOf({ transactions: [{ date: 'date', amount: 'number' }] });
  expect(extractFrom(definition, statement).extractedData).toMatchObject({
    transactions: [{ date: '2026-01-02', amount: -12.4 }, { amount: 2400 }, { amount: 900 }, { amount: 30 }],
  });
});

it('chooses between debit and credit by the sign or letter of an amount', () => {
  const item = {
    type: 'object',
    properties: {
      date: { type: 'string', format: 'date' },
      amount: { type: 'number' },
      type: { enum: ['debit', 'credit', null] },
    },
  };
  const definition = { type: 'object', properties: { transactions: { type: 'array', items: item } } };
  expect(extractFrom(definition, statement).extractedData).toMatchObject({
    transactions: [
      { amount: 12.4, type: 'debit' },
      { amount: 2400, type: 'credit' },
      { amount: 900, type: 'debit' },
      { amount: 30, type: 'credit' },
    ],
  });
});
