import { describe, expect, it } from 'vitest';
import { createLayout, createPlainPage } from '../../grounding/testing/pages.ts';
import { listDocumentLines } from './document-lines.ts';
import type { EntryLines } from './entry-lines.ts';
import { findSkippedEdges } from './skipped-edges.ts';
import { dropPassed, findSkippedLines } from './skipped-lines.ts';
import { findSkippedNumbers } from './skipped-numbers.ts';

/**
 * A document of which lines with `>` are those of entries, in turn. Those with `<` have a value of the entry before
 * them, and those with `=` one of another list. A line `---` ends a page.
 */
function read(drawing: string) {
  const pages = drawing
    .trim()
    .split('\n---\n')
    .map((page) => page.split('\n'));
  const layout = createLayout(
    ...pages.map((lines, index) =>
      createPlainPage(
        lines.map((line) => line.slice(2)),
        index + 1,
      ),
    ),
  );
  const marks = pages.flat().map((line) => line[0]);
  const find = (mark: string) => marks.flatMap((one, line) => (one === mark ? [line] : []));
  const kept = find('>').map((main, index, mains): EntryLines => {
    const further = find('<').filter((line) => line > main && line < (mains[index + 1] ?? Infinity));
    return { index, main, lines: [main, ...further], quotes: [`none ${index}`], characters: 0, texts: [] };
  });
  const covered = new Set([...find('>'), ...find('=')]);
  return { list: { own: kept, kept, covered }, lines: listDocumentLines(layout) };
}

const gap = (count: number, after: number | null, page = 1) => ({ count, after, page });

describe('lines that begin and end like those of entries', () => {
  const find = (drawing: string) => {
    const { list, lines } = read(drawing);
    return findSkippedLines(list, lines);
  };

  it.each<[what: string, drawing: string, found: object[]]>([
    ['a row of a date and an amount', '> 01.02. A 1.50\n. 02.02. B 2.50\n> 03.02. C 3.50\n. Sum 12.00', [gap(1, 0)]],
    [
      'two rows of two gaps',
      '> 1.2. A 1.5\n. 2.2. B 2.5\n> 3.2. C 3.5\n. 4.2. D 4.5\n> 5.2. E 5.5\n> 6.2. F 6.5',
      [gap(1, 0), gap(1, 1)],
    ],
    ['a row with a whole number', '> 01.02. A 732\n. 02.02. B 1.451\n> 03.02. C 12\n> 04.02. C 12', [gap(1, 0)]],
    ['a row of one number between two others', '> A 1.50\n. B 2.50\n> C 3.50', [gap(1, 0)]],
    ['two rows between two others', '> A 1.50\n. B 2.50\n. C 3.50\n> D 4.50', [gap(2, 0)]],
    [
      'half as many rows as entries',
      '> 1.2. A 1.5\nx\n. 2.2. B 2.5\nx\n> 3.2. C 3.5\nx\n. 4.2. D 4.5\nx\n> 5.2. E 5.5\n> 6.2. F 6.5',
      [gap(1, 0), gap(1, 1)],
    ],
    [
      'a row of the kind of one entry in four',
      `> 1.2. A 1.5\n> 2.2. B 2.5\n> x\n. 3.2. C 3.5\n${'> x\n'.repeat(5)}`,
      [gap(1, 2)],
    ],
    [
      'a row of three kinds that two of many entries have',
      `> 1.2. 2.2. A 1.5\n> x\n. 3.2. 3.2. B 2.5\n> 4.2. 4.2. C 3.5\n${'> x\n'.repeat(17)}`,
      [gap(1, 1)],
    ],
    [
      'a row of one number like most entries',
      `> x\n. B 2.5\n${'> x\n'.repeat(3)}${'> A 1.5\n'.repeat(6)}`,
      [gap(1, 0)],
    ],
    ['a row on the next page', '> 1.2. A 1.5\n> 2.2. B 2.5\n---\n. 3.2. C 3.5\n> 4.2. D 4.5', [gap(1, 1, 2)]],
    [
      'a row of one number among many with words between them',
      '> A 1.5\nx\n> B 2.5\n> C 1.5\n. D 1.2\nx\n> E 3.5\n> F 4.1',
      [gap(1, 2)],
    ],
  ])('find %s', (_, drawing, found) => {
    expect(find(drawing)).toEqual(found);
  });

  it.each<[what: string, drawing: string]>([
    ['before the first entry, or behind the last one', '. 1.2. A 1.5\n> 2.2. B 2.5\n> 3.2. C 3.5\n. 4.2. D 4.5'],
    ['that other values are in', '> 1.2. A 1.5\n= 2.2. B 2.5\n> 3.2. C 3.5'],
    ['that a value of an entry is in', '> 1.2. A 1.5\n< 2.2. B 2.5\n> 3.2. C 3.5'],
    ['of words', '> Anna\n. Berta\n. Clara\n> Dora'],
    ['of one number far between two others', '> A 1.50\n. B 2.50\n. C 2.50\n. D 2.50\n. E 2.50\n> F 3.50'],
    ['of one number beside words', '> A 1.50\n. B 2.50\n. Words\n> F 3.50'],
    ['of one number between lines of another kind', '> A 1.50\n. B 2.50\n> C 03.02.'],
    ['of the kind of fewer entries', `> 1.2. A 1.5\n> 2.2. B 2.5\n> x\n. 3.2. C 3.5\n${'> x\n'.repeat(6)}`],
    ['of the kind of one entry', '> 1.2. A 1.5\n> B\n. 2.2. D 2.5\n> C\n> D'],
    ['of one number like half of the entries', `> x\n. B 2.5\n${'> x\n'.repeat(4)}${'> A 1.5\n'.repeat(5)}`],
    ['of one number like three entries', '> A 1.5\nx\n> B 1.5\nx\n. C 1.2\nx\n> D 1.5'],
    [
      'of one number like four entries, of which two are far from each other',
      '> A 1.5\nx\n> B 1.5\nx\nx\n. C 1.2\nx\n> D 1.5\nx\n> E 2.5',
    ],
    ['as many as entries', '> 1.2. A 1.5\n. x 2\n. 2.2. D 2.5\n. 2.2. E 2.5\n> 3.2. F 3.5\n. Words'],
  ])('are none %s', (_, drawing) => {
    expect(find(drawing)).toEqual([]);
  });
});

describe('numbers that count entries up', () => {
  const find = (drawing: string) => {
    const { list, lines } = read(drawing);
    return findSkippedNumbers(list, lines);
  };

  it.each<[what: string, drawing: string, found: object[]]>([
    ['skip a line', '> 1. A\nx\n. 2. B\n> 3. C\n> 4. D', [gap(1, 0)]],
    ['skip a line without a space behind its number', '> 1.Ann\n. 2.Bob\n> 3.Carl\n> 4.Dora', [gap(1, 0)]],
    ['skip two lines', '> (1) A\n> (2) A\n. (3) B\n. (4) B\n> (5) C\n> (6) D\n> (7) D\n> (8) D', [gap(2, 1)]],
    ['skip the first line', '. 1: A\nx\n> 2: B\n> 3: C', [gap(1, null)]],
    ['skip the last line', '> 1 A\n> 2 B\nx\n. 3 C', [gap(1, 1)]],
    ['skip a line where one entry in five has none', '> 1. A\n. 2. B\n> 3. C\n> x\n> 4. D\n> 5. E', [gap(1, 0)]],
    ['skip the first line of the next page', '> 1. A\n> 2. B\n---\n. 3. C\n> 4. D\n> 5. D', [gap(1, 1, 2)]],
    ['skip a line six lines away', '> 1 A\n> 2 B\nx\nx\nx\nx\nx\n. 3 C', [gap(1, 1)]],
    ['skip the first line six lines away', '. 1 A\nx\nx\nx\nx\nx\n> 2 B\n> 3 B', [gap(1, null)]],
  ])('%s', (_, drawing, found) => {
    expect(find(drawing)).toEqual(found);
  });

  it.each<[what: string, drawing: string]>([
    ['where only one entry has one', '> 1. A\n. 2. B\n> C'],
    ['where a third of the entries has none', '> 1. A\n. 2. B\n> C\n> 3. D'],
    ['where they are not counted up', '> 7 A\n. 8 B\n> 9 C\n> 2 D\n> 5 E'],
    ['where they are all the same', '> 1 A\n> 1 C\n> 1 D\n. 2 E'],
    ['beside a single entry', '> 1. A\n. 2. B'],
    ['where a number between them has no line', '> 1. A\n. 2. B\n> 4. C\n> 5. D\n> 6. D\n> 7. D\n> 8. D\n> 9. D'],
    ['where a value of an entry is in the line', '> 1. A\n< 2. B\n> 3. C\n> 4. D'],
    ['where other values are in the line', '> 1. A\n= 2. B\n> 3. C\n> 4. D'],
    ['far from the last entry', '> 1 A\n> 2 B\nx\nx\nx\nx\nx\nx\n. 3 C'],
    ['far from the first entry', '. 1 A\nx\nx\nx\nx\nx\nx\n> 2 B\n> 3 B'],
    ['before another first number', '. 1 A\n. 2 A\n> 3 B\n> 4 C'],
    ['of five digits', '> 10001 A\n. 10002 B\n> 10003 C'],
    ['that go on without a space', '> 1.5 A\n. 2.5 B\n> 3.5 C'],
  ])('skip none %s', (_, drawing) => {
    expect(find(drawing)).toEqual([]);
  });

  it('skip at most ten lines', () => {
    const draw = (skipped: number) =>
      [
        ...[1, 2, 3, 4, 5, 6].map((n) => `> ${n}. A`),
        ...Array.from({ length: skipped }, (_, n) => `. ${n + 7}. B`),
        `> ${skipped + 7}. C`,
      ].join('\n');
    expect(find(draw(10))).toEqual([gap(10, 5)]);
    expect(find(draw(11))).toEqual([]);
  });
});

describe('lines beside the first and the last entry', () => {
  const find = (drawing: string, more = 0) => {
    const { list, lines } = read(drawing);
    return findSkippedEdges(list, lines, list.own.length + more);
  };

  it.each<[what: string, drawing: string, found: object[]]>([
    ['above and below', '. 1.2. A 1.5\n> 2.2. B 2.5\n> 3.2. C 3.5\n. 4.2. D 4.5', [gap(1, null), gap(1, 1)]],
    ['two above', 'x\n. 1.2. A 1.5\n. 2.2. B 2.5\n> 3.2. C 3.5\n> 4.2. D 4.5', [gap(2, null)]],
    ['with a whole number', '> 2.2. B 2.5\n> 3.2. C 3.5\n. 4.2. D 4', [gap(1, 1)]],
    ['of two cells', '> Bolts   2\n> Nuts   3\n. Pins   4\nThank you', [gap(1, 1)]],
    ['of amounts under a label', '. Rent 1.5 2.5 3.5\n> Costs of\n> 2.5 2.5 3.5\n> 3.5 4.5 5.5', [gap(1, null)]],
    [
      'of three kinds, as far away as entries are',
      `> 1.2. A 2.2. 1.5\n${'x\n'.repeat(9)}> 2.2. B 3.2. 2.5\n${'x\n'.repeat(9)}. 3.2. C 4.2. 3.5`,
      [gap(1, 1)],
    ],
    ['of entries with lines between them', '> 1.2. A 1.5\nx\n> 2.2. B 2.5\nx\n. 3.2. C 3.5', [gap(1, 1)]],
    [
      'where most entries are of their kind',
      '> 1.2. A 1.5\n> 2.2. B 2.5\n> 3.2. C 3.5\n> x\n> y\n. 4.2. D 4.5',
      [gap(1, 4)],
    ],
  ])('are missing %s', (_, drawing, found) => {
    expect(find(drawing)).toEqual(found);
  });

  it.each<[what: string, drawing: string]>([
    ['beside a single entry', '. 1.2. A 1.5\n> 2.2. B 2.5'],
    ['behind a line of another kind', '> 2.2. B 2.5\n> 3.2. C 3.5\nx\n. 4.2. D 4.5'],
    ['of another kind', '> 2.2. B 2.5\n> 3.2. C 3.5\n. D 4.5'],
    ['that half of the entries are like', '> 1.2. A 1.5\n> x\n> y\n> 2.2. B 2.5\n. 3.2. C 3.5'],
    ['with other values', '> 2.2. B 2.5\n> 3.2. C 3.5\n= 4.2. D 4.5'],
    ['with a value of an entry', '> 2.2. B 2.5\n> 3.2. C 3.5\n< 4.2. D 4.5'],
    ['that are indented', '> 2.2. B 2.5\n> 3.2. C 3.5\n.   4.2. D 4.5'],
    ['of sums', '> 2.2. B 2.5\n> 3.2. C 3.5\n. 4.2. Total 4.5'],
    ['of one number without cells', '> Bolts 2\n> Nuts 3\n. Pins 4'],
    ['of two cells where entries have more lines', '> Bolts   2\nx\n> Nuts   3\nx\n. Pins   4'],
    ['of two cells of words', '> Bolts   red\n> Nuts   blue\n. Pins   green'],
    ['on the next page', '> 2.2. B 2.5\n> 3.2. C 3.5\n---\n. 4.2. D 4.5'],
    ['further away than the entries are', '> 1.2. A 1.5\nx\n> 2.2. B 2.5\nx\nx\n. 3.2. C 3.5'],
    ['apart from most entries that are not', '> 1.2. A 1.5\n> 2.2. B 2.5\nx\nx\n> 3.2. C 3.5\nx\n. 4.2. D 4.5'],
    ['of years above amounts', '. Rent 2024 2025 2026\n> 2.5 2.5 3.5\n> 3.5 4.5 5.5'],
    ['six lines away', `> 1.2. A 1.5\n${'x\n'.repeat(9)}> 2.2. B 2.5\n${'x\n'.repeat(5)}. 3.2. C 3.5`],
  ])('are not missing %s', (_, drawing) => {
    expect(find(drawing)).toEqual([]);
  });

  it('may be those of an entry without a place', () => {
    expect(find('> 2.2. B 2.5\n> 3.2. C 3.5\n. 4.2. D 4.5', 1)).toEqual([]);
  });
});

describe('an entry whose values are in two rows', () => {
  const { list, lines } = read('> 1.2. A 1.5\n. 2.2. B 2.5\n. 3.2. C 3.5\n> 4.2. D 4.5\n> 5.2. E 5.5');
  const [first, ...others] = list.kept.map((entry, position) => ({ ...entry, index: position + Number(position > 0) }));
  const strayed = (...further: number[]): EntryLines => ({ ...list.kept[2]!, index: 1, lines: [4, ...further] });
  const find = (entry: EntryLines) => {
    const kept = [first!, ...others];
    const placed = { ...list, kept, own: [first!, entry, ...others] };
    return findSkippedLines(placed, lines).flatMap((one) => dropPassed(one, placed, 4, lines));
  };

  it('has the one of the gap that it is in, and not the row below that, too', () => {
    expect(find(strayed(1))).toEqual([gap(1, 0)]);
  });

  it('has one of the gap without a value in any of them', () => {
    expect(find(strayed())).toEqual([gap(1, 0)]);
  });
});
