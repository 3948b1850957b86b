import { expect, test } from 'vitest';
import { parseHtml } from './html.ts';

const read = (...rows: string[]) =>
  parseHtml(Buffer.from(`<table>${rows.map((row) => `<tr>${row}</tr>`).join('')}</table>`));
const cells = (...texts: string[]) => texts.map((text) => `<td>${text}</td>`).join('');

test.each<[string, string, string[]]>([
  ['a wrapped text among others is a cell', cells('Tea<br>green', '1', '2.50'), ['Tea green   1   2.50']],
  ['a wrapped text beside one other is a block', cells('Ann<br>Street 1', 'Bob'), ['Ann', 'Street 1', 'Bob']],
  ['so it is beside one other and nothing', cells('Ann<br>Street 1', 'Bob', ''), ['Ann', 'Street 1', 'Bob']],
  [
    'two wrapped texts are blocks',
    cells('Ann<br>Street 1', 'Bob<br>Street 2', 'x'),
    ['Ann', 'Street 1', 'Bob', 'Street 2', 'x'],
  ],
  ['lines are cells', cells('Tea', '1'), ['Tea   1']],
])('%s', (_, row, lines) => {
  expect(read(row).text.split('\n')).toEqual(lines);
});

test('a single column is no table, nor are rows without cells', () => {
  expect([read(cells('Tea'), cells('Coffee')).tables, read('').tables]).toEqual([[], []]);
});

test.each([
  ['colspan="2"', 2],
  ['colspan="0"', 1],
  ['colspan="-1"', 1],
  ['colspan="1.5"', 1],
  ['colspan="x"', 1],
])('a cell with %s is %i wide', (span, width) => {
  const [row] = read(`<td ${span}>a</td><td>b</td>`, cells('c', 'd', 'e')).tables[0]?.rows ?? [];
  expect(row?.indexOf('b')).toBe(width);
});
