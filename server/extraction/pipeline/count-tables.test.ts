import { describe, expect, it } from 'vitest';
import type { JsonObject, JsonValue } from '../../lib/json-value.ts';
import { ground } from '../grounding/testing/ground-layout.ts';
import { createLayout, createPlacedPage } from '../grounding/testing/pages.ts';
import { buildFieldTree } from '../schema/field-tree.ts';
import { compareLists, type ComparedList } from './count-rows.ts';
import { findMissingRows } from './missing-rows.ts';
import { buildAnswerTree } from './merging/answer-tree.ts';

/** The lists of an answer about pages of lines. */
function compare(pages: readonly (readonly string[])[], data: JsonObject): ComparedList[] {
  const layout = createLayout(...pages.map((lines, index) => createPlacedPage([...lines], index + 1)));
  const properties = Object.fromEntries(Object.keys(data).map((name) => [name, {}]));
  const tree = buildAnswerTree(data, new Map(Object.entries(ground(layout, data))));
  return compareLists(tree, layout, buildFieldTree({ type: 'object', properties }));
}
const count = (lines: readonly string[], list: JsonValue[]) => compare([lines], { list })[0];

const words = ['Anchor', 'Buoy', 'Cleat', 'Dinghy', 'Engine', 'Fender', 'Gaff', 'Hatch', 'Iron', 'Jib', 'Keel', 'Lamp'];
const item = (n: number) => ({ name: words[n] ?? '', amount: n + 11.5 });
const line = (n: number) => `${words[n]}   ${n + 2}   ${n + 11}.50`;
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => from + n);
const rows = (from: number, to: number) => range(from, to).map(line);
const items = (...positions: number[]) => positions.map(item);

describe('the rows of a table', () => {
  it('are as many as its entries, or more', () => {
    expect(count(rows(0, 6), items(...range(0, 6)))).toEqual({
      path: '/list',
      complete: true,
      expected: 6,
      found: 6,
      placed: 6,
      gaps: [],
    });
    expect(count(rows(0, 6), items(0, 1, 4, 5))).toMatchObject({
      complete: false,
      expected: 6,
      gaps: [{ after: 1 }],
    });
  });

  it('are known from two entries on', () => {
    expect(count(rows(0, 4), items(0, 1, 3))).toMatchObject({
      complete: false,
      expected: 4,
    });
    expect(count(rows(0, 4), items(0))).toMatchObject({
      complete: null,
      expected: null,
      found: 1,
      placed: 1,
    });
  });

  it('are those of a table of three rows and more', () => {
    expect(count(rows(0, 3), items(0, 1, 2))?.complete).toBe(true);
    expect(count(rows(0, 2), items(0, 1))?.complete).toBe(null);
  });

  it('may have up to six other lines between them', () => {
    const split = (between: number) => [...rows(0, 3), ...range(0, between).map(() => 'Continued'), ...rows(3, 5)];
    expect(count(split(6), items(0, 1, 2, 4))).toMatchObject({
      complete: false,
      gaps: [{ after: 2 }],
    });
    expect(count(split(7), items(0, 1, 2))).toMatchObject({
      complete: true,
      expected: 3,
    });
  });

  it('go on on the next page', () => {
    const [list] = compare([rows(0, 3), rows(3, 8)], {
      list: items(0, 1, 2, 5, 6, 7),
    });
    expect(list).toMatchObject({ expected: 8, gaps: [{ after: 2, page: 2 }] });
    const [both] = compare([rows(0, 4), rows(4, 8)], {
      list: items(0, 1, 6, 7),
    });
    expect(both?.gaps).toEqual([
      { after: 1, page: 1 },
      { after: 1, page: 2 },
    ]);
  });

  it('are none of a list of a few of them', () => {
    const many = range(0, 40).map((n) => `${words[n % 12]}${n}   ${n + 2}   ${n + 111}.50`);
    const some = (every: number) =>
      range(0, 40).flatMap((n) => (n % every === 0 ? [{ name: `${words[n % 12]}${n}`, amount: n + 111.5 }] : []));
    expect(count(many, some(13))?.complete).toBe(null);
    expect(count(many, some(2))?.complete).toBe(false);
  });

  it('are no sums below them, and no headings of years above them', () => {
    const table = ['Item   2025   2026', ...rows(0, 6), 'Sum of all   112.00'];
    expect(count(table, items(...range(0, 6)))).toMatchObject({
      complete: true,
      expected: 6,
    });
  });

  it('may be missing above the first entry', () => {
    expect(count(rows(0, 4), items(1, 2, 3))).toMatchObject({
      complete: false,
      gaps: [{ after: null }],
    });
  });

  it('are none for invented entries', () => {
    const invented = [...items(0, 1, 2, 3), { name: 'Zebra', amount: 777.7 }];
    expect(count(rows(0, 4), invented)).toMatchObject({
      complete: true,
      expected: 4,
      found: 5,
      placed: 4,
    });
  });
});

describe('lists', () => {
  it('of an answer without one are none', () => {
    expect(compare([rows(0, 3)], { single: 'Anchor' })).toEqual([]);
    expect(compare([rows(0, 3)], { list: [] })).toMatchObject([{ path: '/list', found: 0, complete: null }]);
  });

  it('in entries are counted together, and entries with lists are no rows', () => {
    const groups = [
      { title: 'First', rows: items(0, 1, 2) },
      { title: 'Second', rows: items(3, 5) },
    ];
    const lists = compare([['First', ...rows(0, 3), 'Second', ...rows(3, 6)]], {
      groups,
    });
    expect(lists).toMatchObject([
      { path: '/groups', found: 2, placed: 0, complete: null },
      { path: '/groups/*/rows', found: 5, complete: false, expected: 6 },
    ]);
  });

  it('lack no row that another list has', () => {
    const [first, second] = compare([rows(0, 8)], {
      first: items(0, 1, 4, 5),
      second: items(2, 3, 6, 7),
    });
    expect([first?.complete, second?.complete]).toEqual([true, true]);
    const [alone] = compare([rows(0, 8)], { first: items(0, 1, 4, 5) });
    expect(alone).toMatchObject({ complete: false });
  });

  it('side by side lack the rows that the other one has', () => {
    const lines = range(0, 8).map((n) => `${line(n)}   Port ${n}   ${n + 500}`);
    const ports = range(0, 8).map((n) => ({
      port: `Port ${n}`,
      depth: n + 500,
    }));
    const [first, second] = compare([lines], {
      first: items(0, 1, 2, 5, 6, 7),
      ports,
    });
    expect(first).toMatchObject({ complete: false, expected: 8 });
    expect(second).toMatchObject({ complete: true, expected: 8 });
  });
});

describe('of several lists, the one that lacks most is asked for again', () => {
  const list = (placed: number, expected: number | null, ...pages: number[]): ComparedList => ({
    path: '/list',
    complete: expected === null ? null : expected === placed,
    expected,
    found: placed,
    placed,
    gaps: pages.map((page) => ({ after: null, page })),
  });

  it.each<[what: string, lists: ComparedList[], missing: object | null]>([
    ['none', [], null],
    ['a complete one', [list(5, 5)], null],
    ['an unknown one', [list(5, null)], null],
    ['three entries of many', [list(100, 103, 7)], { seen: 103, got: 100, firstPage: 7, lastPage: 7 }],
    ['two entries of few', [list(19, 21, 2)], { seen: 21, got: 19, firstPage: 2, lastPage: 2 }],
    ['two entries of twenty', [list(20, 22, 2)], null],
    [
      'the worst of several',
      [list(5, 9, 1), list(5, 12, 4, 2), list(5, 8, 3)],
      { seen: 12, got: 5, firstPage: 2, lastPage: 4 },
    ],
    [
      'the first of two that lack as many',
      [list(5, 9, 1), list(6, 10, 2)],
      { seen: 9, got: 5, firstPage: 1, lastPage: 1 },
    ],
  ])('%s', (_, lists, missing) => {
    expect(findMissingRows(lists)).toEqual(missing);
  });
});
