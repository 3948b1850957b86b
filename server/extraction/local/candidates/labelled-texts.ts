import { findTicked } from '../../reading/check-boxes.ts';
import type { Recognition } from '../../reading/recogniser.ts';
import type { Kind } from '../kinds.ts';
import type { LabelHit } from '../labels/labels.ts';
import { NUMBERING } from '../labels/numbering.ts';
import { isDocumentHeading } from '../parties/party-words.ts';
import type { Cell, Row } from '../segments.ts';
import { placeOf, type Candidate } from './candidate.ts';
import { propose } from './labelled-value.ts';
import { listCellsBelow, listCellsRight, type Surroundings } from './neighbours.ts';
import { BEHIND_SLASH, partFor } from './paired-captions.ts';
import { readParagraphs } from './paragraphs.ts';
import { textValue } from './text-value.ts';
import { findWrapped, joinWrapped } from './wrapped-text.ts';

/** Any text near a label, where the label leads its cell. */
export function proposeText(hit: LabelHit, kind: Kind, around: Surroundings): Candidate[] {
  const { cell } = hit;
  const found: Candidate[] = [];
  const isDelimited = DELIMITER.test(cell.text.slice(hit.end));
  const rest =
    isDelimited || (isPlainValue(cell, hit) && !isHeadingInCapitals(cell, around))
      ? textValue(kind, cell.text.slice(0, endOf(hit, around)), hit.end)
      : null;
  const take = (from: Cell, text: Recognition, position: number, isSection = false): void => {
    found.push(withLinesBelow(propose(hit, from, text, position), { kind, cell: from, isSection, ...text }, around));
  };
  if (rest !== null) {
    take(cell, rest, 1);
    if (rest.fit > 0.5 && isDelimited) return found;
  }
  const extended = EXTENDED.exec(cell.text.slice(hit.end))?.[0].length;
  const behind = extended === undefined ? null : textValue(kind, cell.text, hit.end + extended);
  if (behind !== null) {
    take(cell, behind, BEHIND_EXTENDED);
    return found;
  }
  const isNumbered = NUMBERING.exec(cell.text)?.[0].length === hit.start;
  const isLead =
    hit.start <= 2 || isNumbered || isNameOf(hit) || isTail(hit) || BEHIND_SLASH.test(cell.text.slice(0, hit.start));
  if (!isLead || hit.wordsAfter > 2) return found;
  // Of options with boxes, the one that is ticked.
  const right = listCellsRight(cell, around).find((one) => findTicked(one.cell.text) !== null);
  const rightCell = right === undefined ? undefined : partFor(hit, right.cell);
  const beside = rightCell === undefined ? null : textValue(kind, rightCell.text, 0);
  if (right !== undefined && rightCell !== undefined && beside !== null)
    take(rightCell, beside, rest === null ? right.position : right.position * 0.6);
  const below = listCellsBelow(cell, around)[0];
  const isHeading = rest === null && hit.wordsAfter === 0 && cell.row.cells.length === 1;
  if (below !== undefined && !around.isLabel(below.cell)) {
    const underCell = partFor(hit, below.cell);
    const under = textValue(kind, underCell.text, 0);
    if (under !== null) take(underCell, under, found.length === 0 ? below.position : below.position * 0.55, isHeading);
  }
  return found;
}

/** "Contractor: Anna Berg, PESEL 92041207841": a text ends where the next label follows a comma. */
function endOf({ cell, end }: LabelHit, around: Surroundings): number {
  const next = around
    .listLabelsWithin(cell)
    .filter((start) => start > end && /,\s*$/u.test(cell.text.slice(end, start)));
  return Math.min(cell.text.length, ...next);
}

/** "Position applied for: Planner": further words of the label. */
const EXTENDED = /^(?:\s+[\p{L}'’-]+\.?){1,3}\s*:(?=\s*\S)/u;
const BEHIND_EXTENDED = 0.9;

/** "Name of passenger", "1. Name of ship" */
function isNameOf({ cell, start }: LabelHit): boolean {
  const lead = NUMBERING.exec(cell.text)?.[0].length ?? 0;
  return cell.tokens
    .filter((token) => token.start >= lead && token.start < start)
    .every(({ concepts }) => concepts.every((concept) => concept === 'name'));
}

/** "Genetic dam": with one word before it, in a line that has one value beside it and nothing else. */
function isTail({ cell, start, end, wordsAfter }: LabelHit): boolean {
  return (
    wordsAfter === 0 &&
    cell.row.cells.length === 2 &&
    cell.index === 0 &&
    /^\p{L}+\s$/u.test(cell.text.slice(0, start)) &&
    cell.text.slice(end).trim() === ''
  );
}

interface ProposedText {
  kind: Kind;
  cell: Cell;
  /** Offsets into the cell's text. */
  start: number;
  end: number;
  /** Whether the line above is its heading. */
  isSection: boolean;
}

/** An address has lines by itself: its block is read elsewhere. */
function withLinesBelow(
  candidate: Candidate,
  { kind, cell, start, end, isSection }: ProposedText,
  around: Surroundings,
): Candidate {
  const wrapped = kind === 'address' || isSection ? null : findWrapped(cell, around.rows);
  if (wrapped?.start === start)
    return { ...candidate, value: joinWrapped(cell, wrapped), rest: [placeOf(wrapped.rest)] };
  const isCut = /[\p{L}\p{N}]/u.test(cell.text.slice(end));
  const paragraphs = kind !== 'text' || isCut ? null : readParagraphs({ cell, start, isSection }, around);
  if (paragraphs === null) return candidate;
  const { text, rest } = paragraphs;
  const source = isSection ? 'section' : candidate.source;
  return rest.length === 0
    ? { ...candidate, source }
    : { ...candidate, source, value: text, match: 'normalized', rest: rest.map(placeOf) };
}

/** "WORK PERFORMED" is a heading, unless all lines of the document are in capitals. */
function isHeadingInCapitals({ text }: Cell, { rows }: Surroundings): boolean {
  return /^[^\p{Ll}\d]+$/u.test(text) && isInSmallLetters(rows);
}

/** Counted once for all labels of a document. */
const inSmallLetters = new WeakMap<readonly Row[], boolean>();

function isInSmallLetters(rows: readonly Row[]): boolean {
  const known = inSmallLetters.get(rows) ?? rows.filter(({ text }) => /\p{Ll}{3}/u.test(text)).length > rows.length / 2;
  inSmallLetters.set(rows, known);
  return known;
}

const DELIMITER = /^[\s.]*(?:\([^)]{0,30}\)\s*)?(?:[:#=]|[.…_]{3,}|\s[-–—]\s)/u;
const MAX_PLAIN_WORDS = 6;

/** "Name Anna Berg": without a sign that the label ends, only a short text that is no part of a sentence. */
function isPlainValue(cell: Cell, hit: LabelHit): boolean {
  const rest = cell.text.slice(hit.end);
  const words = rest.match(/[\p{L}\d]+/gu) ?? [];
  return (
    hit.start === 0 &&
    words.length > 0 &&
    words.length <= MAX_PLAIN_WORDS &&
    !isDocumentHeading(cell.text) &&
    /^\s+["“]?[\p{Lu}\d]/u.test(rest) &&
    !/\s\p{Ll}{2,}.*[.,;]|[.;,]$/u.test(rest)
  );
}
