import { describe, expect, it } from 'vitest';
import { listRuleColumns, toRuleCells } from './rule-cells.ts';
import { formatSheetEnd, formatSheetRow, formatSheetStart, PARTS, toSerialDate } from './workbook-parts.ts';

describe('toSerialDate', () => {
  it.each([
    ['1900-01-01', 1],
    ['1900-02-28', 59],
    ['1900-03-01', 61],
    ['2024-02-29', 45_351],
    ['2026-01-31', 46_053],
  ])('%s is day %i', (text, value) => expect(toSerialDate(text)).toEqual({ value, hasTime: false }));

  it.each(['2026-01-31T12:00:00', '2026-01-31 12:00:00Z', '2026-01-31t12:00:00.0+02:00'])('%s is at noon', (text) => {
    expect(toSerialDate(text)).toEqual({ value: 46_053.5, hasTime: true });
  });

  it('has a midnight', () => {
    expect(toSerialDate('2026-01-31T00:00:00Z')).toEqual({ value: 46_053, hasTime: true });
    expect(toSerialDate('2026-01-31T23:59:59Z')?.value).toBeCloseTo(46_054, 4);
  });

  it.each([
    '1899-12-31',
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-01-31T24:00:00',
    '2026-01-31T12:60:00',
    '2026-01-31T12:00:60',
    '31.01.2026',
    '2026-1-31',
    '2026-01-31T12:00',
    '',
  ])('%j is none', (text) => expect(toSerialDate(text)).toBeNull());
});

describe('cells of rules', () => {
  const result = (name: string, message: string | null) => ({ name, result: 'violated' as const, message });

  it('say why a rule does not hold', () => {
    expect(toRuleCells([result('sum', '1 ≠ 2'), { name: 'tax', result: 'holds', message: null }])).toEqual({
      'rule: sum': 'violated: 1 ≠ 2',
      'rule: tax': 'holds',
    });
  });

  it('are shared by rules of the same name', () => {
    expect(toRuleCells([result('sum', null), result('sum', 'no')])).toEqual({ 'rule: sum': 'violated; violated: no' });
    expect(listRuleColumns([{ name: 'a' }, { name: 'b' }, { name: 'a' }])).toEqual(['rule: a', 'rule: b']);
  });
});

describe('a sheet', () => {
  const head = { columns: ['name', 'day', 'at'], dates: new Set(['day', 'at']) };

  it('begins with its columns, those of dates wide enough, and the header in view', () => {
    const start = formatSheetStart(head);
    expect(start).toContain(
      '<cols><col min="2" max="2" width="20" customWidth="1"/><col min="3" max="3" width="20" customWidth="1"/></cols>',
    );
    expect(start).toContain('topLeftCell="A2" activePane="bottomLeft" state="frozen"');
    const texts = ['name', 'day', 'at'].map(
      (name) => `<c t="inlineStr"><is><t xml:space="preserve">${name}</t></is></c>`,
    );
    expect(start.endsWith(`<sheetData><row>${texts.join('')}</row>`)).toBe(true);
    expect(formatSheetStart({ columns: ['2024-01-01'], dates: new Set() })).not.toContain('<cols>');
  });

  it.each([
    [1, 0, 'A1:A1'],
    [26, 4, 'A1:Z5'],
    [27, 9, 'A1:AA10'],
    [702, 1, 'A1:ZZ2'],
    [703, 1, 'A1:AAA2'],
  ])('of %i columns and %i rows ends with a filter over %s', (columns, rows, range) => {
    const names = Array.from({ length: columns }, (_, index) => `c${index}`);
    expect(formatSheetEnd({ columns: names, dates: new Set() }, rows)).toBe(
      `</sheetData><autoFilter ref="${range}"/></worksheet>`,
    );
  });

  it('has cells of each kind, plain and marked', () => {
    const cells = [
      null,
      12.5,
      true,
      false,
      '2024-02-29',
      '2024-02-29T12:00:00Z',
      '<a> & "b"\u0000\ud800',
      '2024-02-30',
    ];
    const columns = cells.map((_, index) => `c${index}`);
    const dates = new Set(['c0', 'c1', 'c4', 'c5', 'c7']);
    const text = (words: string): string => `<is><t xml:space="preserve">${words}</t></is>`;
    expect(formatSheetRow({ cells }, { columns, dates })).toBe(
      '<row><c/><c><v>12.5</v></c><c t="b"><v>1</v></c><c t="b"><v>0</v></c><c s="2"><v>45351</v></c>' +
        `<c s="4"><v>45351.5</v></c><c t="inlineStr">${text('&lt;a&gt; &amp; "b"\ufffd')}</c>` +
        `<c t="inlineStr">${text('2024-02-30')}</c></row>`,
    );
    const marked = new Set([0, 1, 4, 5, 6]);
    expect(formatSheetRow({ cells: cells.slice(0, 7), marked }, { columns, dates })).toBe(
      '<row><c s="1"/><c s="1"><v>12.5</v></c><c t="b"><v>1</v></c><c t="b"><v>0</v></c><c s="3"><v>45351</v></c>' +
        `<c s="5"><v>45351.5</v></c><c s="1" t="inlineStr">${text('&lt;a&gt; &amp; "b"\ufffd')}</c></row>`,
    );
  });

  it('cuts texts that spreadsheets refuse', () => {
    expect(formatSheetRow({ cells: ['x'.repeat(32_768)] }, { columns: ['a'], dates: new Set() })).toContain(
      `>${'x'.repeat(32_767)}<`,
    );
  });

  it('has styles for texts, dates and times, each plain and marked', () => {
    const styles = PARTS.find(([path]) => path === 'xl/styles.xml')?.[1] ?? '';
    const formats = [...styles.matchAll(/<xf numFmtId="(\d+)" applyNumberFormat="1"( fillId="2" applyFill="1")?\/>/g)];
    expect(formats.map(([, format, fill]) => [format, fill !== undefined])).toEqual([
      ['0', false],
      ['0', true],
      ['164', false],
      ['164', true],
      ['165', false],
      ['165', true],
    ]);
    expect(PARTS.every(([, content]) => content.startsWith('<?xml version="1.0" encoding="UTF-8"'))).toBe(true);
  });
});
