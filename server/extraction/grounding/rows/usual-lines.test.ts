import { describe, expect, it } from 'vitest';
import { ground, page } from '../testing/ground-layout.ts';

const statement = page(
  'Balance of the account   100.00   03.01.2031   100.00',
  '03.01.2031   Deposit   100.00',
  'Balance of the account   250.00   07.02.2031   350.00',
  '07.02.2031   Deposit   250.00',
  'Balance of the account   0.00   09.03.2031   270.00',
  '09.03.2031   Withdrawal   80.00',
  'Balance of the account   61.50   11.04.2031   331.50',
  '11.04.2031   Deposit   61.50',
);
const entries = [
  { date: '2031-01-03', amount: 100 },
  { date: '2031-02-07', amount: 250 },
  { date: '2031-03-09', amount: 80 },
  { date: '2031-04-11', amount: 61.5 },
];
const linesOf = (bookings: readonly { date: string; amount: number }[], layout = statement): (number | undefined)[] => {
  const places = ground(layout, { bookings: bookings.map((one) => ({ ...one })) });
  return bookings.map((_, index) => {
    const { start } = places[`/bookings/${index}/amount`] ?? {};
    return layout.pages[0]?.lines.findLastIndex((line) => line.start <= (start ?? -1));
  });
};

describe('an entry whose values are in two lines', () => {
  it('has its place in the kind of line that most entries have', () => {
    expect(linesOf(entries)).toEqual([1, 3, 5, 7]);
    expect(linesOf(entries.toSpliced(1, 1))).toEqual([1, 5, 7]);
  });

  it('has it in the first one where no kind is usual', () => {
    expect(linesOf([entries[0]!, entries[2]!])).toEqual([0, 5]);
  });
});
