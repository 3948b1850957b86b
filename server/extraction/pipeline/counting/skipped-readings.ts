import { countBy } from '../../../lib/collections.ts';
import { hidePositions } from '../../../lib/json-pointer.ts';
import type { GroundedLeaf } from '../../grounding/grounded-leaf.ts';
import type { LocalExtraction } from '../../local/extract-locally.ts';
import { PAGE_SIZE } from '../merging/align-rows.ts';
import { splitEntry } from '../merging/align-with-reading.ts';
import { listLeaves, type AnswerNode, type LeafNode } from '../merging/answer-tree.ts';
import { findLine, type DocumentLine } from './document-lines.ts';
import { findNextIndex, isRepeated, type PlacedList } from './entry-lines.ts';
import { foldText } from './skipped-items.ts';
import { groupByGap, type MissingLines } from './skipped-lines.ts';

/** An entry of a list that the built-in extractor found. */
export interface ReadEntry {
  lines: readonly number[];
  /** The line that has most of its values. */
  main: number;
  /** Those that it has in that line. */
  fields: readonly string[];
  /** Where its first value is, and how the document has it. */
  spot: Spot;
  text: string;
}

/** The stretch of a document that a value has. */
interface Spot {
  from: number;
  to: number;
}

/** Share of the entries of the reading that the answer has, and of the answer that the reading has. */
const MIN_SHARED = 0.6;
const MIN_ENTRIES = 2;
/** Less than of rows: names of people are read with few wrong ones, and lists of them are short. */
const MIN_SHARED_TEXTS = 0.5;
/** Share of those entries that have a field, for one without it to be a heading or a sum. */
const USUAL = 0.5;

/** What the built-in extractor found in lists, by the path of the list. */
export function listReadEntries(
  { evidence }: LocalExtraction,
  lines: readonly DocumentLine[],
): Map<string, ReadEntry[]> {
  const values = evidence.flatMap((one) => {
    const { path } = one;
    const entry = splitEntry(path).entry || (/\/\d+$/.test(path) ? path : '');
    const spot = readSpot(one);
    if (entry === '' || spot === undefined) return [];
    return [
      {
        entry,
        field: hidePositions(path.slice(entry.length)),
        spot,
        text: one.quote ?? '',
        line: findLine(spot.from, lines),
      },
    ];
  });
  const lists = new Map<string, ReadEntry[]>();
  for (const [entry, own] of Map.groupBy(values, (value) => value.entry)) {
    const byLine = [...Map.groupBy(own, ({ line }) => line)];
    const [main, inMain] = byLine.reduce((most, one) => (one[1].length > most[1].length ? one : most));
    const list = hidePositions(entry.replace(/\/\d+$/, ''));
    const fields = inMain.map(({ field }) => field);
    const read = own
      .slice(0, 1)
      .map(({ spot, text }) => ({ lines: byLine.map(([line]) => line), main, fields, spot, text }));
    lists.set(list, [...(lists.get(list) ?? []), ...read]);
  }
  return lists;
}

function readSpot(place: Pick<GroundedLeaf, 'page' | 'start' | 'end'> | undefined): Spot | undefined {
  if (place?.page == null || place.start === null || place.end === null) return undefined;
  return { from: place.page * PAGE_SIZE + place.start, to: place.page * PAGE_SIZE + place.end };
}

/**
 * Finds entries that an answer skipped by what the built-in extractor found, where both have most entries in the same
 * lines.
 */
export function findSkippedReadings(
  list: PlacedList,
  read: readonly ReadEntry[],
  lines: readonly DocumentLine[],
  areTexts: boolean,
): MissingLines[] {
  const { own, covered } = list;
  const taken = new Set(own.flatMap((entry) => entry.lines));
  const shared = read.filter(({ main }) => taken.has(main));
  if (shared.length < Math.max(MIN_ENTRIES, MIN_SHARED * read.length, MIN_SHARED * own.length)) return [];
  const usual = [...countBy(shared.flatMap(({ fields }) => fields))].flatMap(([field, count]) =>
    count >= shared.length * USUAL ? [field] : [],
  );
  const isSkipped = (entry: ReadEntry): boolean =>
    usual.every((field) => entry.fields.includes(field)) &&
    !entry.lines.some((line) => taken.has(line)) &&
    !covered.has(entry.main) &&
    !isRepeated(entry.main, list, lines);
  const mains = new Set(read.map(({ main }) => main));
  const unread = own.filter((entry) => !entry.lines.some((line) => mains.has(line)));
  // The document may print an entry again, and the reading have it there.
  const printed = new Set([
    ...(areTexts ? shared.map(({ text }) => foldText(text)) : []),
    ...unread.flatMap(({ texts }) => texts.map(foldText)),
  ]);
  const skipped = read.filter((one) => isSkipped(one) && !printed.has(foldText(one.text)));
  const rows = [...new Set(skipped.map(({ main }) => main))].sort((a, b) => a - b);
  return groupByGap(rows, list, lines).flatMap((gap) => {
    // An entry that the reading does not have is the skipped one, with a wrong value.
    const from = gap.after ?? -1;
    const to = findNextIndex(list, from) ?? Infinity;
    const count = gap.count - unread.filter(({ index }) => index >= from && index < to).length;
    return count > 0 ? [{ ...gap, count }] : [];
  });
}

/**
 * The same for lists of single texts, such as names in running text: a line may have several, and the document may
 * repeat one.
 */
export function findSkippedTexts(entries: readonly AnswerNode[], all: readonly ReadEntry[]): MissingLines[] {
  if (!areSingleTexts(entries)) return [];
  const read = [...new Map(all.toReversed().map((one) => [foldText(one.text), one])).values()].reverse();
  const leaves = entries.map(listFilled);
  const own = leaves.map(([leaf]) => readSpot(leaf?.grounded));
  const texts = new Set(leaves.map(([leaf]) => foldText(String(leaf?.value))));
  const isOwn = ({ spot, text }: ReadEntry): boolean =>
    texts.has(foldText(text)) || own.some((one) => one !== undefined && one.from < spot.to && spot.from < one.to);
  const skipped = read.filter((one) => !isOwn(one));
  const shared = read.length - skipped.length;
  if (shared < Math.max(MIN_ENTRIES, MIN_SHARED_TEXTS * read.length, MIN_SHARED_TEXTS * entries.length)) return [];
  // Another entry has a wrong value, which may be the one for a skipped one.
  const missing = skipped.slice(Math.max(0, entries.length - shared));
  const findBefore = ({ spot }: ReadEntry): number =>
    own.findLastIndex((one) => one !== undefined && one.to <= spot.from);
  return [...Map.groupBy(missing, findBefore)].map(([before, [first, ...others]]) => ({
    count: 1 + others.length,
    after: before === -1 ? null : before,
    page: Math.floor((first?.spot.from ?? 0) / PAGE_SIZE),
  }));
}

/** Whether each entry of a list is one text. */
export const areSingleTexts = (entries: readonly AnswerNode[]): boolean =>
  entries.map(listFilled).every(([leaf, ...others]) => others.length === 0 && typeof leaf?.value !== 'number');

const listFilled = (entry: AnswerNode): LeafNode[] => [...listLeaves(entry)].filter(({ value }) => value !== null);
