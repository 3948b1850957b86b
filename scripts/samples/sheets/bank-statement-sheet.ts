import type { Sheet } from '../draw-sheet.ts';

export const bankStatement: Sheet = {
  expected: {
    bankName: 'Rhine Valley Bank',
    accountHolder: 'Elena Fischer',
    iban: 'DE89370400440532013000',
    accountNumber: null,
    bic: 'COBADEFFXXX',
    statementNumber: '3/2026',
    periodStart: '2026-03-01',
    periodEnd: '2026-03-31',
    currency: 'EUR',
    openingBalance: 2140.55,
    closingBalance: 3306.05,
    transactions: [
      { date: '2026-03-02', description: 'Rent March', amount: -890, balance: 1250.55 },
      { date: '2026-03-12', description: 'Groceries', amount: -64.5, balance: 1186.05 },
      { date: '2026-03-27', description: 'Salary Solvik Energy', amount: 2120, balance: 3306.05 },
    ],
  },
  blocks: [
    { title: 'Rhine Valley Bank', subtitle: 'Account statement' },
    {
      pairs: [
        ['Account holder', 'Elena Fischer'],
        ['IBAN', 'DE89 3704 0044 0532 0130 00'],
        ['BIC', 'COBADEFFXXX'],
        ['Statement number', '3/2026'],
        ['Statement period', '01.03.2026 - 31.03.2026'],
        ['Currency', 'EUR'],
        ['Opening balance', '2,140.55'],
      ],
    },
    {
      table: {
        columns: [
          { title: 'Date', width: 0.18 },
          { title: 'Description', width: 0.42 },
          { title: 'Amount', width: 0.2, align: 'right' },
          { title: 'Balance', width: 0.2, align: 'right' },
        ],
        rows: [
          ['02.03.2026', 'Rent March', '-890.00', '1,250.55'],
          ['12.03.2026', 'Groceries', '-64.50', '1,186.05'],
          ['27.03.2026', 'Salary Solvik Energy', '2,120.00', '3,306.05'],
        ],
      },
    },
    { pairs: [['Closing balance', '3,306.05']] },
  ],
};
