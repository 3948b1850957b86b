import { describe, expect, it } from 'vitest';
import { createLayout, createPlainPage } from '../../grounding/testing/pages.ts';
import type { AnswerNode } from '../merging/answer-tree.ts';
import { createLeaf } from '../merging/testing/answer-nodes.ts';
import { listDocumentLines } from './document-lines.ts';
import { dropExplained, isRepeated, keepOrder, orderByPlace, placeEntries, type EntryLines } from './entry-lines.ts';

const read = (...lines: string[]) => {
  const page = createPlainPage(lines);
  return { text: page.text, lines: listDocumentLines(createLayout(page)) };
};

/** An entry with quotes at their places in a text; the text after `from` counts. */
function createEntry(text: string, quotes: string[], from = 0): AnswerNode {
  const properties = quotes.map((quote, index): [string, AnswerNode] => {
    const start = text.indexOf(quote, from);
    const leaf = start === -1 ? createLeaf(quote) : createLeaf(quote, { start });
    if (leaf.grounded !== undefined) leaf.grounded.quote = quote;
    return [`field${index}`, leaf];
  });
  return { kind: 'object', properties: new Map(properties) };
}

const entry = (index: number, main: number, rest: Partial<EntryLines> = {}): EntryLines => ({
  index,
  main,
  lines: [main],
  quotes: [],
  characters: 0,
  texts: [],
  ...rest,
});

describe('the lines of entries', () => {
  const { text, lines } = read('Prices in EUR', 'Bolts  10  2.50', 'made of steel', 'Nuts  20  1.50', 'of brass');

  it('are those that have most of its values, with what it has there', () => {
    const entries = [
      createEntry(text, ['Bolts', '10', '2.50', 'steel']),
      createEntry(text, ['Glue', '7']),
      createEntry(text, ['Nuts', 'brass', '1.50']),
    ];
    expect(placeEntries(entries, lines)).toEqual([
      { index: 0, main: 1, lines: [1, 2], quotes: ['10', '2.50'], characters: 11, texts: ['Bolts', 'steel'] },
      { index: 2, main: 3, lines: [3, 4], quotes: ['Nuts', '1.50'], characters: 8, texts: ['Nuts', 'brass'] },
    ]);
  });

  it('have one number of a value that two fields share', () => {
    const [nuts] = placeEntries([createEntry(text, ['Nuts', '20', '20'])], lines);
    expect(nuts).toMatchObject({ quotes: ['Nuts', '20'], characters: 6 });
  });

  it('are no lines of what several entries have at one place', () => {
    const entries = [createEntry(text, ['EUR', 'Bolts']), createEntry(text, ['EUR', 'Nuts'])];
    expect(placeEntries(entries, lines).map(({ main }) => main)).toEqual([1, 3]);
  });

  it('are those like the lines of other entries where two have as many values', () => {
    const all = read('Heading A', '01.02. Bread 2.50', '03.02. Milk 1.20', '04.02. Jam 3.10', 'Note B');
    const entries = [
      createEntry(all.text, ['Heading', 'Bread']),
      createEntry(all.text, ['Milk']),
      createEntry(all.text, ['Jam', 'Note']),
    ];
    expect(placeEntries(entries, all.lines).map(({ main }) => main)).toEqual([1, 2, 3]);
    expect(placeEntries(entries.slice(0, 1), all.lines).map(({ main }) => main)).toEqual([0]);
  });

  it('are the first ones where nothing tells two apart', () => {
    expect(placeEntries([createEntry(text, ['steel', 'Bolts'])], lines).map(({ main }) => main)).toEqual([1]);
  });

  it('are no row like its own one of which it has one value', () => {
    const table = read('Hungary   8.6   11.2   19.8', 'Latvia   1.5   2.4   3.9', 'Malta   0.28   0.44   0.72');
    const linesOf = (...quotes: string[]) => placeEntries([createEntry(table.text, quotes)], table.lines)[0]?.lines;
    expect(linesOf('Latvia', '1.5', '11.2')).toEqual([1]);
    expect(linesOf('Latvia', '1.5', '2.4', '8.6', '11.2')).toEqual([1, 0]);
  });

  it('are those of a choice without being what the entry has in them', () => {
    const chosen = createEntry(text, ['Bolts  10  2.50', 'Bolts']);
    for (const leaf of chosen.kind === 'object' ? chosen.properties.values() : [])
      if (leaf.kind === 'leaf' && leaf.value !== 'Bolts' && leaf.grounded !== undefined) leaf.grounded.isFromRow = true;
    expect(placeEntries([chosen], lines)).toEqual([
      { index: 0, main: 1, lines: [1], quotes: ['', 'Bolts'], characters: 5, texts: ['Bolts'] },
    ]);
  });
});

describe('the order of entries', () => {
  const inOrder = (mains: number[]) => mains.map((main, index) => entry(index, main));
  const order = (mains: number[]) => {
    const { ordered, restore } = orderByPlace(inOrder(mains));
    return { mains: ordered.map(({ main }) => main), restore };
  };

  it('is kept where most entries are in the order of the document', () => {
    const kept = order([1, 2, 9, 3, 8]);
    expect(kept.mains).toEqual([1, 2, 9, 3, 8]);
    expect([kept.restore(2), kept.restore(null)]).toEqual([2, null]);
    expect(order([1, 9, 2, 8, 3]).mains).toEqual([1, 9, 2, 8, 3]);
  });

  it('is that of the document where the list begins with the last one', () => {
    const { mains, restore } = order([9, 7, 5, 3]);
    expect(mains).toEqual([3, 5, 7, 9]);
    // A gap behind the first line of the document is one behind the entry before in the list.
    expect([restore(null), restore(0), restore(2), restore(3)]).toEqual([3, 2, 0, null]);
    expect(order([5, 3, 4, 1, 2]).restore(null)).toBe(3);
  });

  it('is that of the document where the list has none', () => {
    const { mains, restore } = order([3, 6, 1, 5, 2, 4]);
    expect(mains).toEqual([1, 2, 3, 4, 5, 6]);
    expect([restore(null), restore(0), restore(4)]).toEqual([null, 2, 3]);
  });

  it('has the longest run that ascends', () => {
    const keep = (places: number[]) => keepOrder(places, (place) => place);
    expect(keep([1, 2, 9, 3, 4])).toEqual([1, 2, 3, 4]);
    expect(keep([5, 1, 2])).toEqual([1, 2]);
    expect(keep([1, 1, 2])).toHaveLength(2);
    expect(keep([])).toEqual([]);
  });
});

describe('a line that may be missing', () => {
  const { lines } = read('Bolts 10 2.50', 'Nuts 20 1.50', 'Bolts 10 2.50 again', 'Nuts 30 7.10', 'Bolts');
  const quoted = (index: number, main: number, ...quotes: string[]) => entry(index, main, { quotes });
  const listOf = (...own: EntryLines[]) => ({ own, kept: own, covered: new Set<number>() });

  it('is repeated where it has all that an entry near it has', () => {
    const list = listOf(quoted(0, 0, 'Bolts 10', '2.50'), quoted(1, 1, 'Nuts 20', '1.50'));
    expect([2, 3, 4].map((line) => isRepeated(line, list, lines))).toEqual([true, false, false]);
  });

  it('is not repeated where it has only some of it', () => {
    expect(isRepeated(2, listOf(quoted(0, 0, 'Bolts 10', '9.99')), lines)).toBe(false);
  });

  it('is not repeated by what is in many lines, or by an entry that is far from it', () => {
    expect(isRepeated(2, listOf(quoted(0, 0, 'Bolts', '10')), lines)).toBe(false);
    expect(isRepeated(2, listOf(quoted(0, 0, 'Bolts 10')), lines)).toBe(true);
    const far = Array.from({ length: 21 }, (_, n) => quoted(n + 1, 1, `other ${n}`, 'Nuts 20'));
    const at = (count: number) => listOf(quoted(0, 0, 'Bolts 10'), ...far.slice(0, count), quoted(count + 1, 4, 'Q'));
    expect(isRepeated(2, at(19), lines)).toBe(true);
    expect(isRepeated(2, at(20), lines)).toBe(false);
  });

  it('is explained by a value of an entry of its gap, or of one out of order', () => {
    const [first, second, third] = [
      entry(0, 0, { lines: [0, 1] }),
      entry(1, 4, { lines: [4, 2] }),
      entry(2, 9, { lines: [9, 7] }),
    ];
    const list = listOf(first, second, third);
    const rows = [1, 2, 3, 7];
    expect(dropExplained(rows, list, 0, lines)).toEqual([3, 7]);
    expect(dropExplained(rows, list, 1, lines)).toEqual([1, 3]);
    expect(dropExplained(rows, list, null, lines)).toEqual([2, 3, 7]);
    expect(dropExplained(rows, list, 2, lines)).toEqual([1, 2, 3]);
    const misplaced = { ...list, own: [...list.own, entry(3, 3, { lines: [3] })] };
    expect(dropExplained(rows, misplaced, 0, lines)).toEqual([7]);
  });

  it('is explained once by the name of an entry of its gap whose place is elsewhere', () => {
    const [first, last] = [entry(0, 0), entry(2, 9)];
    const strayed = entry(1, 4, { texts: ['Nuts'] });
    const list = { ...listOf(first, last), own: [first, strayed, last] };
    expect(dropExplained([1], list, 0, lines)).toEqual([]);
    expect(dropExplained([1, 3], list, 0, lines)).toEqual([3]);
    expect(dropExplained([1], list, 2, lines)).toEqual([1]);
    expect(dropExplained([2], list, 0, lines)).toEqual([2]);
  });

  it('is explained by a value of an entry in a line unlike those of all others', () => {
    const { lines } = read('Heading', '3 Jam 1.50', '4 Tea 2.50', '5 Rye 3.50', '6 Oil 4.50', '7 Ale 5.50');
    const rows = [1, 2, 3].map((main, index) => entry(index + 1, main));
    const odd = entry(0, 0, { lines: [0, 5] });
    expect(dropExplained([4, 5], listOf(odd, ...rows), 3, lines)).toEqual([4]);
    expect(dropExplained([4, 5], listOf({ ...odd, main: 4 }, ...rows), 3, lines)).toEqual([4, 5]);
  });
});
