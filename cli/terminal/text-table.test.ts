import { describe, expect, it } from 'vitest';
import { cutToWidth, formatTable, measureWidth } from './text-table.ts';

describe('measureWidth', () => {
  it.each([
    ['', 0],
    ['abc', 3],
    ['請求', 4],
    ['e\u0301', 1],
    ['\u001b[1mbold\u001b[0m', 4],
    ['📄', 2],
  ])('%j takes %i columns', (text, width) => expect(measureWidth(text)).toBe(width));
});

describe('cutToWidth', () => {
  it.each([
    ['abcdef', 6, 'abcdef'],
    ['abcdef', 5, 'abcd…'],
    ['請求書', 6, '請求書'],
    ['請求書', 5, '請求…'],
    ['請求書', 4, '請…'],
  ])('%j in %i columns is %j', (text, width, cut) => expect(cutToWidth(text, width)).toBe(cut));
});

describe('formatTable', () => {
  const columns = [{ header: 'name' }, { header: 'pages', align: 'right' as const }, { header: 'title' }];
  const linesOf = (rows: string[][], width?: number) => formatTable(columns, rows, width).split('\n');

  it('aligns cells under their headers', () => {
    const [header, ...lines] = linesOf([
      ['a.pdf', '7', 'Invoice'],
      ['longer.pdf', '1200', ''],
    ]);
    expect(header).toContain('name        pages  title');
    expect(lines).toEqual(['a.pdf           7  Invoice', 'longer.pdf   1200']);
  });

  it('cuts the last column to the terminal, but not below 20 columns', () => {
    const title = 'x'.repeat(60);
    expect(linesOf([['a.pdf', '7', title]], 50)[1]).toHaveLength(50);
    expect(linesOf([['a.pdf', '7', title]], 10)[1]).toBe(`a.pdf      7  ${'x'.repeat(19)}…`);
    expect(linesOf([['a.pdf', '7', title]])[1]).toContain(title);
  });
});
