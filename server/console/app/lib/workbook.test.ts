import { read, utils } from '@e965/xlsx';
import { expect, it } from 'vitest';
import { toLines } from './result-exports.ts';
import { toWorkbook } from './workbook.ts';

const readBack = (lines: unknown[][]): unknown[][] => {
  const { Sheets, SheetNames } = read(toWorkbook(lines));
  const sheet = Sheets[SheetNames[0] ?? ''];
  return sheet === undefined ? [] : utils.sheet_to_json(sheet, { header: 1, defval: null });
};

it('writes results with their types, and text that looks like a formula as text', () => {
  const data = {
    seller: { name: 'Ä & <b>' },
    total: 118.5,
    isPaid: true,
    note: '=1+1',
    key: 'constructor',
    none: null,
  };
  const lines = toLines([{ document: 'a.pdf', runId: 'run_1', data }]);
  expect(readBack(lines)).toEqual([
    ['document', 'runId', 'seller.name', 'total', 'isPaid', 'note', 'key', 'none'],
    ['a.pdf', 'run_1', 'Ä & <b>', 118.5, true, '=1+1', 'constructor', null],
  ]);
});

it('leaves out what XML cannot say, and cuts texts at the limit of spreadsheets', () => {
  const [[first, second] = []] = readBack([['a\u0000b\ud800', 'x'.repeat(40_000)]]);
  expect(first).toBe('ab\ufffd');
  expect(second).toHaveLength(32_767);
});
