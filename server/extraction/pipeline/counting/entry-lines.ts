import { countBy, findFirstIndex } from '../../../lib/collections.ts';
import { PAGE_SIZE } from '../merging/align-rows.ts';
import { listLeaves, type AnswerNode } from '../merging/answer-tree.ts';
import { findLine, type DocumentLine } from './document-lines.ts';

/** An entry of a list with the lines of its values. */
export interface EntryLines {
  /** Its position in the list. */
  index: number;
  /** Index of the line that has most of its values. */
  main: number;
  lines: readonly number[];
  /** What it has in its main line: numbers if it has several, else all texts. */
  quotes: readonly string[];
  /** Characters of all that it has in its main line. */
  characters: number;
  /** All its texts, as the document has them. */
  texts: readonly string[];
}

/** The entries of a list with a place, and those of them that are in the order of the document. */
export interface PlacedList {
  own: readonly EntryLines[];
  kept: readonly EntryLines[];
  /** Lines that have an entry, of this list or of another one. */
  covered: ReadonlySet<number>;
}

/** Lines of fewer cells are alike by chance. */
const MIN_CELLS = 3;
/** Of so many entries, one whose line is unlike all others is in a wrong one. */
const MIN_LIKE = 4;
/** Shorter texts are in other words. */
const MIN_TEXT = /\p{L}{4}/u;

/** Entries without a place are left out. Of several lines with most values, the one like those of others is main. */
export function placeEntries(entries: readonly AnswerNode[], lines: readonly DocumentLine[]): EntryLines[] {
  const values = entries.map((entry) =>
    [...listLeaves(entry)].flatMap(({ grounded }) =>
      grounded?.page == null || grounded.start === null || grounded.quote === null
        ? []
        : [{ at: grounded.page * PAGE_SIZE + grounded.start, quote: grounded.quote, isFromRow: grounded.isFromRow }],
    ),
  );
  const uses = countBy(values.flatMap((of) => [...new Set(of.map(({ at }) => String(at)))]));
  const placed = values.flatMap((all, index) => {
    const quotes = new Map<number, string[]>();
    const counts = new Map<number, number>();
    for (const grounded of all) {
      const line = findLine(grounded.at, lines);
      // The row of a choice is its line, and not what it has in it.
      const quote = grounded.isFromRow === true ? '' : grounded.quote;
      quotes.set(line, [...(quotes.get(line) ?? []), quote]);
      // What several entries have at one place, such as a currency in the header, tells little of their rows.
      counts.set(line, (counts.get(line) ?? 0) + 1 / (uses.get(String(grounded.at)) ?? 1));
    }
    if (quotes.size === 0) return [];
    const most = Math.max(...counts.values());
    const best = [...counts].filter(([, count]) => count === most).map(([line]) => line);
    return [{ index, quotes, best: best.sort((a, b) => a - b) }];
  });
  const usual = countBy(placed.flatMap(({ best }) => best).map((line) => lines[line]?.ends ?? ''));
  const frequency = (line: number): number => usual.get(lines[line]?.ends ?? '') ?? 0;
  return placed.map(({ index, quotes, best }) => {
    const main = best.reduce((a, b) => (frequency(b) > frequency(a) ? b : a));
    const own = [...new Set(quotes.get(main))];
    const numbers = own.filter((quote) => /\d/.test(quote));
    // A row like its own one, of which it has one value, is another one's, with that value taken for its own.
    const cells = lines[main]?.cells ?? '';
    const isOthers = (line: number, { length }: readonly string[]): boolean =>
      line !== main && length === 1 && own.length > 1 && cells.length >= MIN_CELLS && lines[line]?.cells === cells;
    return {
      index,
      main,
      lines: [...quotes].flatMap(([line, of]) => (isOthers(line, of) ? [] : [line])),
      quotes: numbers.length > 1 ? numbers : own,
      characters: own.reduce((sum, quote) => sum + quote.length, 0),
      texts: [...quotes.values()].flat().filter((quote) => MIN_TEXT.test(quote)),
    };
  });
}

/** Share of the entries that are in the order of the document, for the list to have that order. */
const MIN_IN_ORDER = 0.6;

/**
 * The entries in the order of the document, if the list has another one, such as the newest first. Their indexes are
 * then positions in that order, and `restore` finds the one of the list.
 */
export function orderByPlace(own: readonly EntryLines[]): {
  ordered: readonly EntryLines[];
  restore: (after: number | null) => number | null;
} {
  if (keepOrder(own, ({ main }) => main).length >= own.length * MIN_IN_ORDER)
    return { ordered: own, restore: (after) => after };
  const byPlace = own.toSorted((a, b) => a.main - b.main);
  const isReversed = keepOrder(own.toReversed(), ({ main }) => main).length >= own.length * MIN_IN_ORDER;
  return {
    ordered: byPlace.map((entry, index) => ({ ...entry, index })),
    restore: (after) => {
      const at = (after ?? -1) + Number(isReversed);
      return byPlace[at]?.index ?? null;
    },
  };
}

/** Shorter texts are in many lines. */
const MIN_REPEATED_TEXT = 8;
/** A document that prints an entry twice does so near it. */
const MAX_REPEATED_ENTRIES = 20;

/** Whether a line has all that an entry near it has in its own. */
export function isRepeated(line: number, { own, kept }: PlacedList, lines: readonly DocumentLine[]): boolean {
  const text = lines[line]?.text ?? '';
  const next = kept[findFirstIndex(kept, ({ main }) => main >= line)]?.index ?? own.length;
  const from = findFirstIndex(own, ({ index }) => index >= next - MAX_REPEATED_ENTRIES);
  return own
    .slice(from, from + 2 * MAX_REPEATED_ENTRIES)
    .some(({ quotes }) => quotes.join('').length >= MIN_REPEATED_TEXT && quotes.every((quote) => text.includes(quote)));
}

/** The longest run of entries whose places ascend: the others took their values from other entries. */
export function keepOrder<T>(entries: readonly T[], getPlace: (entry: T) => number): T[] {
  const ends: T[] = [];
  const before = new Map<T, T | undefined>();
  for (const entry of entries) {
    const length = findFirstIndex(ends, (end) => getPlace(end) >= getPlace(entry));
    before.set(entry, ends[length - 1]);
    ends[length] = entry;
  }
  const kept: T[] = [];
  for (let entry = ends.at(-1); entry !== undefined; entry = before.get(entry)) kept.push(entry);
  return kept.reverse();
}

/** The position of the first entry in order that is behind a position; undefined where none is. */
export const findNextIndex = ({ kept }: Pick<PlacedList, 'kept'>, from: number): number | undefined =>
  kept[findFirstIndex(kept, ({ index }) => index > from)]?.index;

/**
 * The lines of a gap that seem to have no entry, without those that have a value of an entry of the gap or beside it,
 * or a text of an entry of the gap whose place is elsewhere.
 * @param after position of the entry before the gap
 */
export function dropExplained(
  rows: readonly number[],
  list: PlacedList,
  after: number | null,
  lines: readonly DocumentLine[],
): readonly number[] {
  const { own } = list;
  const from = after ?? -1;
  const to = findNextIndex(list, from) ?? Infinity;
  const [first, last] = [from, to + 1].map((position) => findFirstIndex(own, ({ index }) => index >= position));
  const strayed = listStrayed(list, lines);
  const beside = new Set(own.slice(first, last).flatMap((entry) => entry.lines));
  const open = rows.filter((line) => !beside.has(line) && !strayed.lines.has(line));
  const inside = strayed.entries.filter(({ index }) => index > from && index < to);
  return inside.reduce((left, { texts }) => {
    const row = left.find((line) => texts.some((text) => lines[line]?.text.includes(text)));
    return left.filter((line) => line !== row);
  }, open);
}

interface Strayed {
  entries: readonly EntryLines[];
  lines: ReadonlySet<number>;
}

/** Found once for all gaps of a list. */
const strayedOf = new WeakMap<PlacedList, Strayed>();

/** The entries out of order, or in a line unlike those of the others: they may have the place of a wrong value. */
function listStrayed(list: PlacedList, lines: readonly DocumentLine[]): Strayed {
  const known = strayedOf.get(list);
  if (known !== undefined) return known;
  const { own, kept } = list;
  const inOrder = new Set(kept);
  const ends = countBy(own.map(({ main }) => lines[main]?.ends ?? ''));
  const isOdd = ({ main }: EntryLines): boolean => own.length >= MIN_LIKE && ends.get(lines[main]?.ends ?? '') === 1;
  const entries = own.filter((entry) => !inOrder.has(entry) || isOdd(entry));
  const strayed = { entries, lines: new Set(entries.flatMap((entry) => entry.lines)) };
  strayedOf.set(list, strayed);
  return strayed;
}
