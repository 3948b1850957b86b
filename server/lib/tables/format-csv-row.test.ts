import { expect, it } from 'vitest';
import { escapeFormulas, formatCsvRow } from './format-csv-row.ts';

it.each([
  ['=1+1', "'=1+1"],
  ['x;=HYPERLINK("a")', `x;'=HYPERLINK("a")`],
  ['x\t@SUM(A1)', "x\t'@SUM(A1)"],
  ['x\n+cmd|calc', "x\n'+cmd|calc"],
  ['a|-cmd()', "a|'-cmd()"],
  ['＝1+1', "'＝1+1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  ['  =1', "'  =1"],
  ['\u200b=1', "'\u200b=1"],
  ['\tx', "'\tx"],
])('a spreadsheet computes nothing of %j', (text, escaped) => expect(escapeFormulas(text)).toBe(escaped));

it.each(['-12.50', '+49 (30) 123-45', '-5;-6', 'a=b', 'x; y', 'me@example.com', '1 - 2', '', '-'])(
  '%j stays as it is',
  (text) => expect(escapeFormulas(text)).toBe(text),
);

it('numbers are not texts', () => expect(formatCsvRow([-1, 'a,b', null, true])).toBe('-1,"a,b",,true\r\n'));
