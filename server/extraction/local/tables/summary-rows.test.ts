import { expect, test } from 'vitest';
import { readSheet, type Row } from '../segments.ts';
import { textLayout } from '../testing/layouts.ts';
import { isCarriedForward, isSummary } from './summary-rows.ts';

function rowOf(line: string): Row {
  const [row] = readSheet(textLayout(line)).rows;
  if (row === undefined) throw new Error('The line is empty.');
  return row;
}

test.each([
  'Total',
  'Total   4.00',
  '4.00   Total',
  'Subtotal   4.00',
  'VAT 20%   4.00',
  'Tax   1.00',
  'Discount   4.00',
  'Delivery costs   4.00',
  'Net   4.00',
  'Gross   4.00',
  'Amount due   4.00',
  'Balance   4.00',
  'Zwischensumme   4.00',
  'Brought forward   4.00',
  '12   Übertrag   4.00',
  // The sums of many columns, and a label of nine words.
  'Total   1   2   3   4   5',
  'Total amount   1   2   3   4',
  'Sum   1   2   3   4   5   6',
  'Total one two three four five six seven eight   4.00',
  'Net Bag   1   2.00',
  'Net weight   1   2.00   2.00',
])('"%s" sums up', (line) => {
  expect(isSummary(rowOf(line))).toBe(true);
});

test.each([
  '4.00',
  'Desk   4.00',
  'Desk   Total   4.00',
  '1   2   Total   4.00',
  'Totally new   4.00',
  'Delivery   4.00',
  'Total   1   2   3   4   5   6',
  'Total amount   1   2   3   4   5',
  'Sum   1   2   3   4   5   6   7',
  'Carried forward   1   2   3   4   5   6   7',
  'Total one two three four five six seven eight nine   4.00',
  // The name of an article, in a row with a quantity and a price.
  'Net Bag   1   2.00   2.00',
  'Opening balance   4.00',
])('"%s" does not', (line) => {
  expect(isSummary(rowOf(line))).toBe(false);
});

test.each([
  ['Carried forward   4.00', true],
  ['Balance brought forward   4.00', true],
  ['12   Übertrag   4.00', true],
  ['Opening balance   4.00', true],
  ['Closing balance   4.00', true],
  ['Balance   4.00', false],
  ['Desk   Carried forward   4.00', false],
  ['4.00', false],
])('"%s" is from another page or period: %s', (line, isCarried) => {
  expect(isCarriedForward(rowOf(line))).toBe(isCarried);
});
