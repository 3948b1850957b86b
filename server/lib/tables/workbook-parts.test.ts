import { describe, expect, it } from 'vitest';
import { listRuleColumns, toRuleCells } from './rule-cells.ts';
import { toSerialDate } from './workbook-parts.ts';

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
