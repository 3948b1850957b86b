import type { StructureTree, StructureTreeElement } from '@llamaindex/liteparse';
import { describe, expect, test } from 'vitest';
import { placeText, type TextRun } from '../../page/placed-words.ts';
import { hasProseBeside, readTaggedRows } from './tagged-order.ts';

const WIDTH = 600;
const HEIGHT = 10;

/** A run of letters five points wide. */
const run = (text: string, x: number, y: number, markedContentId?: number): TextRun => ({
  ...placeText({ text, x, y, width: 5 * text.length, height: HEIGHT }),
  ...(markedContentId !== undefined && { markedContentId }),
});

/** Lines of prose below each other, of one tag. */
const prose = (name: string, x: number, { y = 100, id, lines = 4 }: { y?: number; id?: number; lines?: number } = {}) =>
  Array.from({ length: lines }, (_, index) =>
    run(`${name} line ${'abcdef'[index]} of this prose`, x, y + 12 * index, id),
  );

const element = (type: string, ids: number[], ...children: StructureTreeElement[]): StructureTreeElement =>
  ({ type, markedContentIds: ids, children }) as never;
const tree = (...roots: StructureTreeElement[]): StructureTree => ({ roots }) as never;

const read = (tags: StructureTree | undefined, runs: TextRun[]): string[] | null =>
  readTaggedRows(tags, runs, WIDTH)?.map((row) => row.map(({ text }) => text).join(' ')) ?? null;
const names = (tags: StructureTree, runs: TextRun[]): string[] | null =>
  read(tags, runs)?.map((text) => text.replaceAll(/ line (\w) of this prose/g, '$1')) ?? null;

const TWO = tree(element('P', [1]), element('P', [2]));
const columns = (options: { y?: number; lines?: number } = {}): TextRun[] => [
  ...prose('left', 40, { id: 1 }),
  ...prose('right', 320, { id: 2, ...options }),
];
const LEFT = ['lefta', 'leftb', 'leftc', 'leftd'];
const RIGHT = ['righta', 'rightb', 'rightc', 'rightd'];

describe('columns of prose are read by their tags', () => {
  test('where each has three lines beside the other', () => {
    expect(names(TWO, columns())).toEqual([...LEFT, ...RIGHT]);
    expect(names(TWO, columns({ lines: 3 }))).toEqual([...LEFT, ...RIGHT.slice(0, 3)]);
    expect(names(TWO, columns({ lines: 2 }))).toBeNull();
    expect(read(undefined, columns())).toBeNull();
  });

  test('in the order of the tags, not of the page', () => {
    expect(names(tree(element('P', [2]), element('P', [1])), columns())).toEqual([...RIGHT, ...LEFT]);
  });

  test('where they are shifted by less than five lines', () => {
    const lower = tree(element('P', [2]), element('P', [1]));
    // The second line of the left column ends at 122, and lines are 10 points high.
    expect(names(lower, columns({ y: 171 }))).toEqual([...RIGHT, ...LEFT]);
    expect(names(lower, columns({ y: 172 }))).toBeNull();
  });

  test('where they do not overlap', () => {
    const wide = prose('left', 40, { id: 1 });
    const end = wide[0]?.x1 ?? 0;
    expect(names(TWO, [...wide, ...prose('right', end, { id: 2 })])).toEqual([...LEFT, ...RIGHT]);
    expect(names(TWO, [...wide, ...prose('right', end - 1, { id: 2 })])).toBeNull();
  });

  test.each<[string, string, boolean]>([
    ['of 25 characters', 'abcdefghijkl abcdefghijkl', true],
    ['of fewer', 'abcdefghijk abcdefghijkl', false],
    ['of which enough is letters', 'abcdefghij1 abcdefg 12345', true],
    ['of which too much is numbers', 'abcdefghi12 abcdefg 12345', false],
  ])('%s: "%s"', (_, text, isProse) => {
    const lines = (x: number, id: number) => [0, 1, 2].map((index) => run(text, x, 100 + 12 * index, id));
    const runs = [...lines(40, 1), ...lines(320, 2)];
    expect(read(TWO, runs)).toEqual(isProse ? Array<string>(6).fill(text) : null);
    expect(hasProseBeside(runs)).toBe(isProse);
  });
});

describe('prose is beside other prose', () => {
  test('where three of its lines begin right of the end of another', () => {
    expect(hasProseBeside(columns())).toBe(true);
    expect(hasProseBeside(columns({ lines: 2 }))).toBe(false);
    expect(hasProseBeside(prose('left', 40))).toBe(false);
    expect(hasProseBeside([])).toBe(false);
  });

  test('from the end of the line that ends first', () => {
    const left = [...prose('left', 40), run('This line of the left column is the longest of all of its lines', 40, 90)];
    const end = left[0]?.x1 ?? 0;
    expect(hasProseBeside([...left, ...prose('right', end)])).toBe(true);
    expect(hasProseBeside([...left, ...prose('right', end - 1)])).toBe(false);
  });
});

describe('text without a tag', () => {
  const header = run('Report', 40, 50);
  const footer = run('Page 1', 280, 700);

  test('comes before all columns where it is above them, else after them', () => {
    expect(names(TWO, [footer, ...columns(), header])).toEqual(['Report', ...LEFT, ...RIGHT, 'Page 1']);
    // It ends where the columns begin, or below that.
    expect(names(TWO, [...columns(), run('Above', 280, 90)])?.[0]).toBe('Above');
    expect(names(TWO, [...columns(), run('Among', 280, 94)])?.at(-1)).toBe('Among');
  });

  test('belongs to the column that is nearest in its row', () => {
    expect(names(TWO, [...columns(), run('*', 305, 112)])).toContain('* rightb');
    expect(names(TWO, [...columns(), run('*', 200, 112)])).toContain('leftb *');
    expect(names(TWO, [...columns(), run('*', 200, 106)])?.filter((line) => line.includes('*'))).toHaveLength(1);
  });

  test('may be a fifth of the page, and no more', () => {
    const tagged = columns().reduce((sum, { words }) => sum + words.reduce((all, { text }) => all + text.length, 0), 0);
    const untagged = (letters: number): TextRun => run('x'.repeat(letters), 40, 400);
    expect(names(TWO, [...columns(), untagged(tagged / 4)])).not.toBeNull();
    expect(names(TWO, [...columns(), untagged(tagged / 4 + 1)])).toBeNull();
  });

  test('has a mark that no tag names', () => {
    expect(names(TWO, [...columns(), run('Page 1', 280, 700, 9)])).toEqual([...LEFT, ...RIGHT, 'Page 1']);
  });
});

describe('of elements within elements', () => {
  const runs = columns();

  test.each(['Table', 'Formula', 'Form', 'TOC'])('a %s is read in rows, however deep its cells are', (type) => {
    const cells = tree(element(type, [], element('TR', [], element('TD', [1]), element('TD', [], element('P', [2])))));
    expect(names(cells, runs)).toBeNull();
  });

  test('a part of a line belongs to the block around it', () => {
    const bold = [...runs, run('bold', 230, 100, 3)];
    const parts = (type: string) => tree(element('P', [1], element(type, [3])), element('P', [2]));
    expect(names(parts('Span'), bold)).toEqual(['lefta bold', ...LEFT.slice(1), ...RIGHT]);
    // A paragraph is a block of its own, which jumps back up.
    expect(names(parts('P'), bold)).toEqual(['lefta bold', ...LEFT.slice(1), ...RIGHT]);
    expect(names(tree(element('Span', [1]), element('Span', [2])), runs)).toEqual([...LEFT, ...RIGHT]);
  });

  test('those that are nested without end are not followed', () => {
    const nest = (depth: number): StructureTree => {
      let inner = element('P', [2]);
      for (let level = 0; level < depth; level++) inner = element('Sect', [], inner);
      return tree(element('P', [1]), inner);
    };
    expect(names(nest(200), runs)).toEqual([...LEFT, ...RIGHT]);
    expect(names(nest(201), runs)).toBeNull();
  });
});
