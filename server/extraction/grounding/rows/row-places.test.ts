import { describe, expect, it, test } from 'vitest';
import type { GroundedLeaf } from '../grounded-leaf.ts';
import { createPlainPage } from '../testing/pages.ts';
import { listCells, markUnusualCells, type CellPlace } from './judge-rows.ts';
import { markMisplacedEntries } from './misplaced-entries.ts';

const WIDTH = 100;

/** Where a value is: the number of its line, its columns in that line, and whether its page has geometry. */
interface Placed {
  entry: number;
  name: string;
  line: number;
  from: number;
  text: string;
}

/** Lines that have values at columns. */
function draw(placed: readonly Placed[], count: number): string[] {
  const lines = Array.from({ length: count }, () => Array<string>(WIDTH).fill(' '));
  for (const { line, from, text } of placed) lines[line]?.splice(from, text.length, ...text);
  return lines.map((characters) => characters.join('').trimEnd());
}

function mark(placed: readonly Placed[], { isDrawn = true, count = 12 } = {}): Record<string, GroundedLeaf> {
  const texts = draw(placed, count);
  const page = createPlainPage(texts);
  const lines = page.lines.map(({ text, start }) => ({ page, text, start, at: start }));
  const places = placed.map(({ entry, name, line, from, text }): CellPlace => {
    const start = (lines[line]?.start ?? 0) + from;
    const end = start + text.length;
    const leaf: GroundedLeaf = {
      path: `/rows/${entry}/${name}`,
      match: 'exact',
      page: 1,
      quote: text,
      start,
      end,
      boxes: isDrawn ? [[from / WIDTH, line / 50, (from + text.length) / WIDTH, (line + 1) / 50]] : [],
      likeness: 1,
      isGuess: false,
      isLabelled: false,
      isNamed: true,
      recognition: null,
    };
    return { leaf, entry, name, hit: { page, start, end, line, at: start } };
  });
  markUnusualCells(places, lines);
  return Object.fromEntries(places.map(({ leaf }) => [leaf.path.slice('/rows/'.length), leaf]));
}

const row = (entry: number, texts: Record<string, [from: number, text: string]>, line = entry): Placed[] =>
  Object.entries(texts).map(([name, [from, text]]) => ({ entry, name, line, from, text }));
const names = ['Bolts', 'Nuts', 'Hinges', 'Screws', 'Chains'];
const table = (count: number): Placed[] =>
  names
    .slice(0, count)
    .flatMap((name, n) => row(n, { name: [0, name], code: [20, `C${n}1`], amount: [40, `${n}.50`] }));
const change = (placed: Placed[], entry: number, name: string, changes: Partial<Placed>): Placed[] =>
  placed.map((one) => (one.entry === entry && one.name === name ? { ...one, ...changes } : one));

describe('rows', () => {
  it('are told from three entries on', () => {
    const moved = (count: number) => mark(change(table(count), 0, 'amount', { line: 1, text: '7.77', from: 60 }));
    expect(moved(2)['0/amount']).not.toHaveProperty('isInRow');
    expect(moved(3)['0/amount']).toMatchObject({ isInRow: false, match: 'normalized' });
    expect(moved(3)['0/name']).toMatchObject({ isInRow: true, match: 'exact' });
    expect(moved(3)['1/amount']).toMatchObject({ isInRow: true, match: 'exact' });
  });

  it('may have a field in the line after them', () => {
    const below = table(4).map((one) => ({ ...one, line: one.entry * 2 + (one.name === 'amount' ? 1 : 0) }));
    for (const leaf of Object.values(mark(below))) expect(leaf).toMatchObject({ isInRow: true, match: 'exact' });
    const wrong = mark(change(below, 1, 'amount', { line: 5, from: 60 }));
    expect(wrong['1/amount']).toMatchObject({ isInRow: false });
  });

  it('say nothing of a field whose values are in no usual line', () => {
    const lines = [8, 5, 9, 7];
    const spread = table(4).map((one) => (one.name === 'amount' ? { ...one, line: lines[one.entry] ?? 0 } : one));
    expect(mark(spread)['0/amount']).not.toHaveProperty('isInRow');
    expect(mark(spread)['0/name']).toMatchObject({ isInRow: true });
  });

  it('keep a value that the own row has as well', () => {
    const equal = change(change(table(3), 0, 'amount', { text: '1.50' }), 0, 'amount', { line: 0 });
    const placed = [...equal, { entry: 9, name: 'other', line: 0, from: 60, text: '8.88' }];
    const found = mark(change(placed, 0, 'amount', { line: 4, text: '8.88' }));
    expect(found['0/amount']).not.toMatchObject({ isInRow: false });
  });

  it('are not exact where an entry of one value is in the row of another entry', () => {
    const alone: Placed = { entry: 4, name: 'name', line: 1, from: 60, text: 'Other' };
    const other: Placed = { entry: 4, name: 'code', line: 5, from: 20, text: 'C9' };
    const found = mark([...table(4), alone, other]);
    expect(found['4/name']).toMatchObject({ isInRow: false });
    expect(found['4/code']).not.toMatchObject({ isInRow: false });
  });
});

describe('columns', () => {
  it('have values that begin, or end, at the same place', () => {
    for (const leaf of Object.values(mark(table(4)))) expect(leaf).toMatchObject({ isInColumn: true });
    const right = table(4).map((one) => ({ ...one, from: 50 - one.text.length }));
    const one = right.filter(({ name }) => name === 'amount');
    const ended = mark([...table(4).filter(({ name }) => name !== 'amount'), ...one]);
    for (const n of [0, 1, 2, 3]) expect(ended[`${n}/amount`]).toMatchObject({ isInColumn: true });
  });

  it('of two entries are no columns', () => {
    const sparse = [...table(4).filter(({ name }) => name !== 'amount'), ...table(2).filter((one) => one.from === 40)];
    expect(mark(sparse)['0/amount']).not.toHaveProperty('isInColumn');
  });

  it('refuse a value that is in another one, and only that', () => {
    const found = mark(change(table(5), 2, 'amount', { from: 20, text: '555' }).filter((one) => one.entry !== 9));
    expect(found['2/amount']).toMatchObject({ isInColumn: false, match: 'normalized' });
    const between = mark(change(table(5), 2, 'amount', { from: 34, text: '5' }));
    expect(between['2/amount']).not.toHaveProperty('isInColumn', false);
  });
});

describe('cells of lines without geometry', () => {
  const plain = (placed: Placed[]) => mark(placed, { isDrawn: false });

  it('are counted from both sides', () => {
    for (const leaf of Object.values(plain(table(4)))) expect(leaf).not.toMatchObject({ isInColumn: false });
    const swapped = change(change(table(4), 2, 'amount', { from: 20, text: '22' }), 2, 'code', {
      from: 40,
      text: '33',
    });
    expect(plain(swapped)['2/amount']).toMatchObject({ isInColumn: false, match: 'normalized' });
    expect(plain(swapped)['2/code']).toMatchObject({ isInColumn: false });
    expect(plain(swapped)['1/code']).not.toMatchObject({ isInColumn: false });
  });

  it('are not counted where a row has fewer', () => {
    const fewer = table(4).filter(({ entry, name }) => entry !== 2 || name !== 'code');
    expect(plain(change(fewer, 2, 'amount', { from: 20 }))['2/amount']).not.toMatchObject({ isInColumn: false });
  });

  it('keep a value that its line has twice', () => {
    const twice = change(change(table(4), 2, 'amount', { from: 20, text: '33' }), 2, 'code', { from: 40, text: '33' });
    expect(plain(twice)['2/amount']).not.toMatchObject({ isInColumn: false });
  });
});

test('cells are the values of entries that have a place, without nested ones', () => {
  const page = createPlainPage(['a']);
  const hit = { page, start: 0, end: 1, line: 0, at: 0 };
  const leaf = (path: string) => ({ path }) as GroundedLeaf;
  const leaves = ['/rows/0/a', '/rows/12/b', '/rows/1', '/rows/2/a/b', '/rows/3/a'].map(leaf);
  const places = new Map(leaves.slice(0, 4).map((one) => [one, hit]));
  expect(listCells(leaves, places, '/rows').map(({ entry, name }) => [entry, name])).toEqual([
    [0, 'a'],
    [12, 'b'],
  ]);
});

describe('entries in one row', () => {
  const page = createPlainPage(['Bolts 4', 'Nuts 5', 'Hinges 6']);
  const lines = page.lines.map(({ text, start }) => ({ page, text, start, at: start }));
  const misplaced = (rowLines: number[]): string[] => {
    const leaves = rowLines.flatMap((line, n) =>
      [0, lines[line]?.text.length ?? 0, 100].map((offset): GroundedLeaf => {
        const start = (lines[line]?.start ?? 0) + offset;
        return { path: `/rows/${n}/at${offset}`, match: 'exact', page: 1, start } as GroundedLeaf;
      }),
    );
    markMisplacedEntries(
      leaves,
      rowLines.map((line, n) => ({ path: `/rows/${n}`, line })),
      lines,
    );
    return leaves.filter(({ isInRow }) => isInRow === false).map(({ path }) => path);
  };

  it.each([
    ['in order', [0, 1, 2], []],
    ['of equal rows', [0, 1, 1], []],
    ['of which one breaks the order', [0, 2, 1, 2], ['/rows/1/at0', '/rows/1/at8']],
    ['of which the last breaks the order', [0, 1, 0], ['/rows/2/at0', '/rows/2/at7']],
    ['that all break the order', [1, 0], []],
  ])('%s', (_, rowLines, paths) => {
    expect(misplaced(rowLines)).toEqual(paths);
  });
});
