import { expect, test } from 'vitest';
import { parseCsv } from './csv.ts';

test('reads semicolons, quotes and decimal commas', () => {
  const page = parseCsv('Artikel;Menge;Preis\n"Schraube; ""M4""";100;0,05\n"Mutter\nverzinkt";50;0,03\n');
  expect(page.tables).toEqual([
    {
      header: ['Artikel', 'Menge', 'Preis'],
      rows: [
        ['Schraube; "M4"', '100', '0,05'],
        ['Mutter\nverzinkt', '50', '0,03'],
      ],
      box: null,
    },
  ]);
  expect(page.lines.map((line) => line.text)).toEqual([
    'Artikel   Menge   Preis',
    'Schraube; "M4"   100   0,05',
    'Mutter verzinkt   50   0,03',
  ]);
  expect(page.text).toBe(page.lines.map((line) => line.text).join('\n'));
  expect(page.lines[2]?.start).toBe(page.text.indexOf('Mutter'));
});

test.each([
  ['commas', 'name,qty\nA,1\nB,2\n'],
  ['tabs', 'name\tqty\nA\t1\nB\t2\n'],
  ['pipes', 'name|qty\nA|1\nB|2\n'],
  ['carriage returns', 'name,qty\r\nA,1\r\n\r\nB,2'],
])('reads %s', (_, text) => {
  expect(parseCsv(text).tables).toEqual([
    {
      header: ['name', 'qty'],
      rows: [
        ['A', '1'],
        ['B', '2'],
      ],
      box: null,
    },
  ]);
});

test('has no header where the first row holds values', () => {
  expect(parseCsv('A,1\nB,2\n').tables).toEqual([
    {
      header: null,
      rows: [
        ['A', '1'],
        ['B', '2'],
      ],
      box: null,
    },
  ]);
});

test('keeps rows of differing lengths', () => {
  expect(parseCsv('a,b,c\n1\n1,2,3,4\n').tables[0]?.rows).toEqual([['1'], ['1', '2', '3', '4']]);
});
