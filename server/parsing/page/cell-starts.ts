import type { PlacedWord } from './placed-words.ts';
import { gapInEm } from './group-rows.ts';

/** Words of one row that are further apart, in em, are in different columns, whatever the other rows look like. */
const COLUMN_GAP_EM = 1.5;
/** Words of one text do not overlap as far, in em: one that is too long for its column runs into the next. */
const OVERLAP_EM = 0.5;
/** A gap clearly wider than a space between words, in em. */
const WIDE_GAP_EM = 0.55;
/** Gaps of one width differ that much, in em: wider than the usual gap by less is not wide. */
const ROUGHNESS_EM = { recognised: 0.3, placed: 0.1 };
/** Fewer gaps of a row do not show which is usual. */
const MIN_GAPS = 3;
/** Words whose edges differ by less, in points, are aligned. */
const ALIGNED = 1;
/** How many other rows must begin a column at a place. */
const WITNESSES = 2;

/**
 * For each row, for each word: does a cell begin there? A long label may end close to the value next to it; then the
 * rows that leave more space show where the column begins (or, for numbers, ends).
 */
export function cellStarts(rows: PlacedWord[][]): boolean[][] {
  const left = new Edges();
  const right = new Edges();
  const gaps = rows.map((row) => row.map((word, index) => gapBefore(row, word, index)));
  rows.forEach((row, r) => {
    row.forEach((word, index) => {
      if ((gaps[r]?.[index] ?? 0) <= COLUMN_GAP_EM) return;
      left.add(word.x0);
      if (isNumber(word)) right.add(word.x1);
    });
  });
  const usual = usualGap(rows.flatMap((row, r) => (gaps[r] ?? []).filter((_, index) => isText(row, index)))) ?? 0;
  return rows.map((row, r) => {
    const wide = wideGap(row, gaps[r] ?? [], usual);
    return row.map((word, index) => {
      const gap = gaps[r]?.[index] ?? 0;
      if (gap > COLUMN_GAP_EM || runsOver(row, word, index)) return true;
      if (gap < wide) return false;
      return left.count(word.x0) >= WITNESSES || (isNumber(word) && right.count(word.x1) >= WITNESSES);
    });
  });
}

/**
 * Type of one width, as on receipts and in print-outs, has wide spaces everywhere. Where words were recognised, the row
 * shows how wide; otherwise the page's texts do.
 */
function wideGap(row: PlacedWord[], gaps: number[], usual: number): number {
  const isRecognised = row.some((word) => word.confidence !== undefined);
  const [space, roughness] = isRecognised
    ? [usualGap(gaps) ?? usual, ROUGHNESS_EM.recognised]
    : [usual, ROUGHNESS_EM.placed];
  return Math.max(WIDE_GAP_EM, space + roughness);
}

/** The median of the gaps that are not between columns. */
function usualGap(gaps: number[]): number | undefined {
  const narrow = gaps.filter((gap) => gap > 0 && gap <= COLUMN_GAP_EM).sort((a, b) => a - b);
  return narrow.length < MIN_GAPS ? undefined : narrow[Math.floor(narrow.length / 2)];
}

function gapBefore(row: PlacedWord[], word: PlacedWord, index: number): number {
  const before = row[index - 1];
  return before === undefined ? 0 : gapInEm(before, word);
}

/** Whether the text before a word goes on behind the beginning of the word. */
function runsOver(row: PlacedWord[], word: PlacedWord, index: number): boolean {
  const before = row[index - 1];
  // Places of recognised words are rough.
  if (before === undefined || word.confidence !== undefined) return false;
  const isLeftward = (row[0]?.x0 ?? 0) > (row.at(-1)?.x0 ?? 0);
  return gapInEm(before, word) < -OVERLAP_EM || (!isLeftward && word.x0 < before.x0);
}

function isNumber(word: PlacedWord): boolean {
  return /\d/.test(word.text);
}

/** Whether a word or the one before it has letters: columns of numbers may be as near each other as words. */
const isText = (row: PlacedWord[], index: number): boolean =>
  [row[index - 1], row[index]].some((word) => word !== undefined && /\p{L}/u.test(word.text));

/** How often an edge of a column was seen at a place. */
class Edges {
  #counts = new Map<number, number>();

  add(x: number): void {
    const slot = Math.round(x / ALIGNED);
    this.#counts.set(slot, (this.#counts.get(slot) ?? 0) + 1);
  }

  count(x: number): number {
    const slot = Math.round(x / ALIGNED);
    return [slot - 1, slot, slot + 1].reduce((sum, near) => sum + (this.#counts.get(near) ?? 0), 0);
  }
}
