import { findFirstIndex } from '../../../lib/find-first-index.ts';
import type { DocumentLine } from './document-lines.ts';
import { countBy, dropExplained, type PlacedList } from './entry-lines.ts';
import type { MissingLines } from './skipped-lines.ts';

/** Share of the entries that have the same words beside their values, for a line with them to be an entry. */
const USUAL = 0.6;
const MIN_ENTRIES = 2;
/** Lines with the words, per entry: more are no entries. */
const MAX_OTHERS = 0.5;
/** Digits are what differs. */
const fold = (text: string): string => text.trim().replaceAll(/\d+/g, '1').replaceAll(/\s+/g, ' ');
const PHRASE = /\p{L}{4}/u;

/**
 * Finds lines between the entries of a list that end, or begin, with the words that stand beside the values of its
 * entries: "… Appellant".
 */
export function findSkippedPhrases(list: PlacedList, lines: readonly DocumentLine[]): MissingLines[] {
  const { kept, covered } = list;
  const sides = kept.map(({ main, quotes }) => {
    const text = lines[main]?.text ?? '';
    const places = quotes.flatMap((quote) =>
      quote === '' || !text.includes(quote)
        ? []
        : [[text.indexOf(quote), text.lastIndexOf(quote) + quote.length] as const],
    );
    if (places.length === 0) return { before: '', after: '' };
    const [start, end] = [Math.min(...places.map(([from]) => from)), Math.max(...places.map(([, to]) => to))];
    return { before: fold(text.slice(0, start)), after: fold(text.slice(end)) };
  });
  const listUsual = (texts: readonly string[]): string[] =>
    [...countBy(texts)].flatMap(([text, count]) =>
      PHRASE.test(text) && count >= Math.max(MIN_ENTRIES, USUAL * kept.length) ? [text] : [],
    );
  const before = listUsual(sides.map((side) => side.before));
  const after = listUsual(sides.map((side) => side.after));
  if (before.length + after.length === 0) return [];
  const [from, to] = [kept[0]?.main ?? 0, kept.at(-1)?.main ?? 0];
  const values = list.own.map(({ quotes }) => quotes.map(fold).filter((quote) => quote !== ''));
  // An entry that is printed again may be too short to be told by its length.
  const isKnown = (text: string): boolean =>
    values.some((of) => of.length > 0 && of.every((value) => text.includes(value)));
  const found: number[] = [];
  for (let line = from + 1; line < to; line++) {
    if (covered.has(line)) continue;
    const text = fold(lines[line]?.text ?? '');
    const isLike =
      after.some((phrase) => text.length > phrase.length && text.endsWith(phrase)) ||
      before.some((phrase) => text.length > phrase.length && text.startsWith(phrase));
    if (isLike && !isKnown(text)) found.push(line);
  }
  if (found.length > Math.max(1, kept.length * MAX_OTHERS)) return [];
  const gaps = Map.groupBy(found, (line) => findFirstIndex(kept, ({ main }) => main > line) - 1);
  return [...gaps].flatMap(([position, here]): MissingLines[] => {
    const previous = kept[position]?.index ?? null;
    const missing = dropExplained(here, list, previous);
    return missing.length > 0
      ? [{ count: missing.length, after: previous, page: lines[missing[0] ?? 0]?.page ?? 1 }]
      : [];
  });
}
