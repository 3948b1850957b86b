import { describe, expect, it } from 'vitest';
import { readSheet } from '../segments.ts';
import { placedLayout } from '../testing/layouts.ts';
import { isOverOneColumn } from './cut-headings.ts';

const readCells = (drawing: string): string[] =>
  readSheet(placedLayout(drawing)).rows[0]?.cells.map(({ text }) => text) ?? [];

describe('headings that only a space is between', () => {
  it('are cells where the rows below have columns', () => {
    expect(
      readCells(`
Period        # of Spots Gross Amount Commission Net Amount
May                   14     2,935.00   (440.25)   2,494.75
June                   9     1,120.00   (168.00)     952.00
`),
    ).toEqual(['Period', '# of Spots', 'Gross Amount', 'Commission', 'Net Amount']);
  });

  it.each([
    [
      'a name above other lines',
      'Customer   Harbour Mills Ltd\n           Pier 4\n           1.5   2.5\n           3.5   4.5',
    ],
    ['a label with its value', 'Agency   Advertiser: Elm Fund\nNorth    12.00   14.00\nSouth    13.00   15.00'],
    ['rows that differ', 'Name   Opening hours\nMain   9       12\nPort   closed today'],
    [
      'the names over two signatures',
      'HARBOUR MILLS INC   ELM FUND LLC\nBy   Ada Cole      By   Bo Lind\nOn   Monday        On   Friday',
    ],
    ['a heading over years', 'Assets   Three Months Ended\n          2031          2030\n         12.00         14.00'],
    ['a row with a number', 'Form 7   Gross Amount Net Amount\n         10.00        8.00\n         11.00        9.00'],
  ])('stay one text: %s', (_, drawing) => {
    const [first = ''] = drawing.split('\n');
    expect(readCells(drawing)).toEqual(first.split(/ {2,}/));
  });
});

it('a heading is over one column where each row has one value there', () => {
  const { rows } = readSheet(placedLayout('Item   Unit price\nRope        12.00\nHook         7.50'));
  const [, heading] = rows[0]?.cells ?? [];
  if (heading === undefined) expect.fail('There is no second cell.');
  expect(isOverOneColumn(heading, rows.slice(1))).toBe(true);
  expect(isOverOneColumn(heading, rows.slice(2))).toBe(false);
});
