import { CELL_GAP } from '../../../parsing/layout.ts';
import { fold, splitName, tokenize, tokenizeOnce } from '../../reading/tokens.ts';
import type { IndexedLine } from '../document-index.ts';
import type { LabelIndex } from '../labelled-place.ts';
import { getKey, isSameWord, markForeign, type Named, type PlacedLeaf } from './placed-leaf.ts';

interface Span {
  start: number;
  end: number;
}

export interface Label extends Span {
  /** The fields that it may name. */
  keys: Set<string>;
}

/** A longer line is one of a paragraph, and goes on in the next. */
const MAX_CELLS = 80;
const NUMBER = /(?<![\p{L}\d])\p{Sc}?\s?\d[\d.,:/-]*/gu;
const SENTENCE_END = /^\s?[.;)»”"]/u;
/** How much nearer one side is, where as many labels have a value before them as behind them. */
const MUCH_NEARER = 0.6;
/** Added to a distance across cells, or parts of a sentence. */
const [CELL_DISTANCE, COMMA_DISTANCE] = [40, 10];

/** The labels of a line in turn: each has a value behind it, or each has one before it. */
export function judgeLine(
  values: readonly PlacedLeaf[],
  fields: readonly Named[],
  { line, number }: { line: IndexedLine; number: number },
  labels: LabelIndex,
): void {
  const spans = values.map(({ hit }) => ({ start: hit.start - line.start, end: hit.end - line.start }));
  const found = listLabels(fields, number, line.text, labels).filter(
    (label) => !spans.some((one) => overlaps(one, label)),
  );
  if (found.length < 2) return;
  // The heading of a column may have a value of all its entries.
  if (values.some(({ isEntry }) => isEntry) && new Set(spans.map(({ start }) => start)).size < 2) return;
  const isBefore = areLabelsBefore(found, [...spans, ...listNumbers(line.text, spans)], line.text);
  if (isBefore === null) return;
  values.forEach((value, index) => {
    const span = spans[index];
    const owner =
      span === undefined
        ? undefined
        : isBefore
          ? found.findLast(({ end }) => end <= span.start)
          : found.find(({ start }) => start >= span.end);
    const key = getKey(value);
    if (owner === undefined || owner.keys.has(key) || !found.some(({ keys }) => keys.has(key))) return;
    markForeign(value);
  });
}

/** Numbers that are none of the given values: they have labels, too. */
function listNumbers(text: string, known: readonly Span[]): Span[] {
  const found = [...text.matchAll(NUMBER)].map(({ 0: number, index }) => ({
    start: index,
    end: index + number.length,
  }));
  return found.filter((one) => !known.some((span) => overlaps(span, one)));
}

/** What names fields in a line, in order. The longer of two names that overlap may be that of both. */
export function listLabels(fields: readonly Named[], number: number, text: string, labels: LabelIndex): Label[] {
  const found = fields.flatMap(({ key, names }): Label[] => {
    const span = labels.names(names, number) ? (findWritten(names, text) ?? labels.findSpan(names, text)) : null;
    return span === null ? [] : [{ ...span, keys: new Set([key]) }];
  });
  const kept: Label[] = [];
  for (const label of found.sort((a, b) => b.end - b.start - (a.end - a.start))) {
    const over = kept.find((one) => overlaps(one, label));
    if (over === undefined) kept.push(label);
    else for (const key of label.keys) over.keys.add(key);
  }
  return kept.sort((a, b) => a.start - b.start);
}

/** A name of one word as the line writes it: "Mobile" is a phone, too, but not the other one. */
function findWritten(names: readonly string[], text: string): Span | null {
  const words = names.map((name) => fold(splitName(name))).filter((name) => !name.includes(' '));
  return tokenizeOnce(text).find((token) => words.some((word) => isSameWord(fold(token.text), word))) ?? null;
}

/** Whether the labels of a line precede their values; null if nothing tells. */
function areLabelsBefore(labels: readonly Label[], values: readonly Span[], text: string): boolean | null {
  const [first, last] = [labels[0], labels.at(-1)];
  if (first === undefined || last === undefined) return null;
  if (labels.some(({ end }) => /^\s?:/.test(text.slice(end)))) return true;
  // One end of the line has a label without a value.
  const begins = tokenize(text.slice(0, first.start)).every(({ concepts }) => concepts.length === 0);
  const ends =
    SENTENCE_END.test(text.slice(last.end)) || (text.length <= MAX_CELLS && last.end === text.trimEnd().length);
  if (begins !== ends) return begins;
  const sides = labels.map(({ start, end }, position) => {
    const [previous, next] = [labels[position - 1]?.end ?? 0, labels[position + 1]?.start ?? text.length];
    const before = values.filter((one) => one.start >= previous && one.end <= start);
    const behind = values.filter((one) => one.start >= end && one.end <= next);
    return {
      before: before.map((one) => measureGap(text.slice(one.end, start))),
      behind: behind.map((one) => measureGap(text.slice(end, one.start))),
    };
  });
  const hasValue = (side: 'before' | 'behind'): number => sides.filter((one) => one[side].length > 0).length;
  if (Math.max(hasValue('before'), hasValue('behind')) < 2) return null;
  if (hasValue('before') !== hasValue('behind')) return hasValue('behind') > hasValue('before');
  const distance = (side: 'before' | 'behind'): number =>
    sides.reduce((sum, one) => sum + (one[side].length === 0 ? 0 : Math.min(...one[side])), 0);
  const [before, behind] = [distance('before'), distance('behind')];
  if (Math.min(before, behind) > MUCH_NEARER * Math.max(before, behind)) return null;
  return behind < before;
}

/** Longer where the two are in different cells or parts of a sentence. */
const measureGap = (between: string): number =>
  between.length + (between.includes(CELL_GAP) ? CELL_DISTANCE : /[,;]/.test(between) ? COMMA_DISTANCE : 0);

const overlaps = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;
