import { describe, expect, it } from 'vitest';
import { expectLinearTime } from '../../../../test/harness/growth.ts';
import { createLayout, createPlainPage } from '../../grounding/testing/pages.ts';
import { findHeadings } from './headings.ts';

const rows = (name: string, count = 3): string[] =>
  Array.from({ length: count }, (_, n) => `${name}-${n}   part   ${n}.00`);

/** The headings above a line of a page. */
function readHeadings(pages: string[][], page: number, line: number): string[] {
  const layout = createLayout(...pages.map((lines, index) => createPlainPage(lines, index + 1)));
  const start = layout.pages[page - 1]?.lines[line]?.start ?? 0;
  return findHeadings(layout)(page, start).map(
    (range) => layout.pages[range.page - 1]?.text.slice(range.start, range.end) ?? '',
  );
}

describe('headings above a place', () => {
  it('are those of the entries that follow', () => {
    expect(readHeadings([['Account 1', ...rows('A')], rows('A')], 2, 0)).toEqual(['Account 1']);
    expect(readHeadings([['North', ...rows('A'), 'South', ...rows('B')], rows('B')], 2, 0)).toEqual(['South']);
  });

  it('are above the place, not below it', () => {
    const pages = [
      ['Account 1', ...rows('A')],
      ['Account 2', ...rows('B')],
    ];
    expect(readHeadings(pages, 2, 0)).toEqual([]);
    expect(readHeadings(pages, 1, 0)).toEqual([]);
  });

  it('have levels', () => {
    const region = (name: string) => [`Region ${name}`, 'Shop 1', ...rows('A'), 'Shop 2', ...rows('B')];
    const pages = [region('North'), region('South')];
    expect(readHeadings(pages, 2, 7)).toEqual(['Region South', 'Shop 2']);
    expect(readHeadings(pages, 2, 5)).toEqual(['Region South']);
    expect(readHeadings(pages, 2, 0)).toEqual([]);
  });

  it('are not what each page repeats', () => {
    const pages = Array.from({ length: 4 }, (_, page) => [
      'First Bank of Testing',
      ...(page === 0 ? ['Account 1'] : []),
      ...rows('A', 8),
      `Page ${page + 1} of 4`,
    ]);
    expect(readHeadings(pages, 3, 0)).toEqual(['Account 1']);
  });

  it('stay above column headings and page numbers within a plain text', () => {
    const columns = 'Code   Name   Price';
    const account = (name: string): string[] => [
      `Account ${name}`,
      ...[1, 2].flatMap((page) => [...rows(name), `Page ${page} of 9`, columns]),
      ...rows(name),
    ];
    const lines = ['1', '2', '3'].flatMap(account);
    expect(readHeadings([lines], 1, 25)).toEqual(['Account 2', columns]);
    expect(readHeadings([lines], 1, 19)).toEqual(['Account 2', columns]);
  });

  it('are neither subtotals nor the second lines of entries', () => {
    expect(readHeadings([['Account 1', ...rows('A'), 'Carried forward 12.00', ...rows('A')]], 1, 6)).toEqual([
      'Account 1',
    ]);
    const notes = ['Account 1', ...rows('A', 9).flatMap((row, n) => [row, `with a note ${n}`])];
    expect(readHeadings([notes], 1, 11)).toEqual(['Account 1']);
  });

  it('are not the entries of numbered lists', () => {
    const recipe = (name: string, steps: number): string[] => [
      `Recipe: ${name}`,
      'Ingredients',
      ...rows(name),
      'Method',
      ...Array.from({ length: steps }, (_, n) => `${n + 1}. Stir it well`),
    ];
    const lines = ['A', 'B', 'C', 'D', 'E'].flatMap((name, n) => recipe(name, n === 1 ? 1 : 3));
    expect(readHeadings([lines], 1, 19)).toEqual(['Recipe: C', 'Ingredients']);
    const chapters = [1, 2, 3, 4].flatMap((n) => [`${n}. Chapter`, ...rows(`${n}`)]);
    expect(readHeadings([chapters], 1, 6)).toEqual(['2. Chapter']);
  });

  it('end where prose begins', () => {
    const prose = Array.from({ length: 9 }, (_, n) => `The parties agree on sentence ${n} of the contract.`);
    const pages = [['Account 1', ...rows('A'), ...prose, 'Annex', ...rows('B')]];
    expect(readHeadings(pages, 1, 8)).toEqual([]);
    expect(readHeadings(pages, 1, 15)).not.toContain('Account 1');
  });

  it('are found in linear time beside leaders and long numbers', () => {
    expectLinearTime((length) => {
      const pages = ['. ', '7'].map((sign) => [`${sign.repeat(length)} a`, ...rows('A')]);
      return () => expect(readHeadings(pages, 1, 1)).toEqual([]);
    }, 5_000);
  });
});
