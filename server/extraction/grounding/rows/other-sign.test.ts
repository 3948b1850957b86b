import { expect, it } from 'vitest';
import { ground, page } from '../testing/ground-layout.ts';

/** The answer has amounts without a sign, which the statement prints behind them. */
const lines = [
  'Statement 4 of 12',
  '03.01.2027   Bakery             4,00-',
  '04.01.2027   Telephone          1,00-',
  '05.01.2027   Grocer            60,78-',
  '06.01.2027   Grocer            60,78-',
  '07.01.2027   Grocer, refund    60,78+',
  'Page 1 of 4',
];
const payments = [
  { date: '2027-01-03', amount: 4 },
  { date: '2027-01-04', amount: 1 },
  { date: '2027-01-05', amount: 60.78 },
  { date: '2027-01-06', amount: 60.78 },
  { date: '2027-01-07', amount: 60.78 },
];

it('finds an amount in its own row, where the document has it with another sign', () => {
  const layout = page(...lines);
  const found = ground(layout, { payments });
  payments.forEach((_, entry) => {
    const { start } = found[`/payments/${entry}/amount`] ?? {};
    const line = layout.pages[0]?.lines.findLastIndex((one) => one.start <= (start ?? -1));
    expect(line).toBe(entry + 1);
  });
});

it('prefers the row with its own sign', () => {
  const layout = page('03.01.2027   Bakery   -4,00', '03.01.2027   Bakery   4,00', '05.01.2027   Grocer   -1,00');
  const found = ground(layout, { payments: [{ date: '2027-01-03', amount: 4 }] });
  expect(found['/payments/0/amount']).toMatchObject({
    quote: '4,00',
    start: layout.pages[0]?.text.lastIndexOf('4,00'),
  });
});

it('marks a single amount with another sign than its row', () => {
  const layout = page('03.01.2027   Bakery   -4,00', '04.01.2027   Grocer   7,00', 'Page 1 of 4');
  const found = ground(layout, {
    payments: [
      { date: '2027-01-03', amount: 4 },
      { date: '2027-01-04', amount: 7 },
    ],
  });
  expect(found['/payments/0/amount']).toMatchObject({ isOtherSign: true, match: 'derived' });
});
