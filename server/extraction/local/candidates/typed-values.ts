import { buildPattern } from '../../reading/languages/terms.ts';
import { readGroupedCode } from '../../reading/identifiers.ts';
import { pairRanges } from '../../reading/ranges.ts';
import type { Recognition } from '../../reading/recogniser.ts';
import type { Kind } from '../kinds.ts';
import { edgeOf } from '../labels/range-ends.ts';
import type { LabelHit } from '../labels/labels.ts';
import type { Cell } from '../segments.ts';
import type { Candidate } from './candidate.ts';
import { propose } from './labelled-value.ts';
import { findTotalBelow, listCellsBelow, listCellsRight, type Surroundings } from './neighbours.ts';
import { partFor } from './paired-captions.ts';

/** Numbers, dates, codes and the like: what a recogniser reads near a label. */
export function proposeTyped(hit: LabelHit, kind: Kind, around: Surroundings): Candidate[] {
  const { field, cell } = hit;
  const found: Candidate[] = [];
  const take = (from: Cell, recognition: Recognition, position: number): void => {
    found.push(propose(hit, from, recognition, position));
  };
  const edge = kind === 'date' || kind === 'time' ? edgeOf(field) : null;
  const read = (text: string, from = 0): Recognition[] => {
    const colon = kind !== 'code' ? undefined : from === 0 ? 0 : BEFORE_GROUPS.exec(text.slice(from))?.[0].length;
    const whole = colon === undefined ? null : readGroupedCode(text, from + colon);
    if (whole !== null) return [whole];
    const all = around.reader.read(field, text).filter((one) => one.start >= from);
    if (edge !== null) return ofPeriod(all, text, edge, hit);
    // "Invoice (380) No. 471102": the text in brackets explains the label.
    const [first] = all;
    return all.length > 1 && first !== undefined && kind === 'code' && /^\s*\($/.test(text.slice(from, first.start))
      ? all.slice(1)
      : all;
  };
  const own = read(cell.text, hit.end).slice(0, 3);
  const beside = listCellsRight(cell, around).filter((one) => !REMARK.test(one.cell.text));
  // "Density at 15 °C" has its value in the next column.
  const isQualified =
    !/^\s*[:=]/.test(cell.text.slice(hit.end)) &&
    beside.some((one) => isNothingElse(read(one.cell.text), one.cell.text));
  own.forEach((one, index) => {
    const between = cell.text.slice(hit.end, one.start);
    const words = between.match(/\p{L}{2,}/gu)?.length ?? 0;
    // "5 rounds, 90 min each"
    const isNext = isFigure(kind) && /^\s*[,;]/.test(between);
    const qualifier = isQualified && isFigure(kind) ? 0.5 : 1;
    take(
      cell,
      one,
      qualifier * Math.pow(0.85, index) * Math.pow(0.88, Math.max(0, words + (isNext ? 2 : 0) - hit.wordsAfter)),
    );
  });
  const reach = BEFORE_LABEL.get(kind) ?? -1;
  const before = reach < 0 ? undefined : around.reader.read(field, cell.text.slice(0, hit.start)).at(-1);
  if (before !== undefined && hit.start - before.end <= reach) take(cell, before, 0.95);
  if (kind === 'boolean') {
    const left = cell.row.cells[cell.index - 1];
    const box = left === undefined ? undefined : around.reader.read(field, left.text).at(-1);
    if (left !== undefined && box !== undefined && left.text.length <= 4) take(left, box, 0.93);
  }
  beside.forEach(({ cell: whole, position, last }) => {
    const right = partFor(hit, whole);
    const first = read(right.text)[0];
    if (first === undefined) return;
    const offset = first.start > 12 ? 0.8 : 1;
    take(right, first, offset * (kind === 'money' && last ? Math.max(position, 0.9) : position));
  });
  if (kind === 'money') {
    const sum = findTotalBelow(cell, around);
    const amount = sum === undefined ? undefined : read(sum.text)[0];
    if (sum !== undefined && amount !== undefined) take(sum, amount, 0.93);
  }
  const rightBest = Math.max(0, ...found.map((one) => one.position * one.fit));
  for (const { cell: whole, position } of listCellsBelow(cell, around)) {
    const below = partFor(hit, whole);
    const first = read(below.text)[0];
    if (first === undefined) continue;
    const labelled = around.isLabel(below) ? 0.4 : 1;
    take(below, first, position * labelled * (rightBest > 0.7 ? 0.8 : 1) * (first.start > 3 ? 0.85 : 1));
    break;
  }
  return found;
}

/** How far before its label a value may end, in characters: "plus 19 % VAT", "16 hours", "☒ Smoker". */
const BEFORE_LABEL: ReadonlyMap<Kind, number> = new Map<Kind, number>([
  ['percent', 4],
  ['number', 1],
  ['integer', 1],
  ['boolean', 2],
]);

/** "(ISO 3675)" between a label and its value. */
const REMARK = /^\([^()]*\p{L}[^()]*\)$/u;

const isFigure = (kind: Kind): boolean => ['number', 'integer', 'money'].includes(kind);

/** Whether a text is a value, with at most a unit. */
const isNothingElse = ([value]: readonly Recognition[], text: string): boolean =>
  value !== undefined && value.start === 0 && /^\s*\S{0,6}$/u.test(text.slice(value.end));

/**
 * What parts a label from a code in groups: a colon, or a space before groups of digits or letters with digits, as in
 * "No. 018 220 417" and "No. LG 2026/0718".
 */
const BEFORE_GROUPS = /^\s*\.?\s*[:#]\s*|^\s*\.?\s+(?=\d{2,}(?: \d{2,})+$|[A-Z]{1,4}(?:-[A-Z]{1,4})? \d[\d/-]{2,}$)/u;
/** Columns of a period have nothing between its days. */
const BETWEEN_DAYS = new RegExp(`^\\s*(?:[-–—/]|${buildPattern('rangeWords')})?\\s*$`, 'iu');
const PERIOD_WORD = new Set(['start', 'end', 'first', 'last']);

/** The first or last day of a period; a single day only where the label itself speaks of a start or an end. */
function ofPeriod(found: Recognition[], text: string, edge: 'start' | 'end', hit: LabelHit): Recognition[] {
  const ranges = pairRanges(found, text, BETWEEN_DAYS);
  if (ranges.length > 0) return ranges.map(([first, last]) => (edge === 'start' ? first : last));
  const label = hit.cell.tokens
    .filter((token) => token.start >= hit.start && token.end <= hit.end)
    .flatMap((token) => token.concepts);
  return label.some((concept) => PERIOD_WORD.has(concept))
    ? found
    : found.map((one) => ({ ...one, fit: one.fit * (edge === 'start' ? 0.5 : 0.3) }));
}
