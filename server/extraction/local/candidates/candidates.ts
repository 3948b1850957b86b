import { createCandidate, placeOf, score, type Candidate } from './candidate.ts';
import { edgeOf } from '../labels/aliases.ts';
import { kindOf, type Kind } from '../kinds.ts';
import type { LabelHit } from '../labels/labels.ts';
import { NUMBERED, NUMBERING } from '../labels/numbering.ts';
import { isFreeText, type Reader } from './field-reader.ts';
import { BEHIND_SLASH, partFor } from './paired-captions.ts';
import { readGroupedCode } from './grouped-code.ts';
import { proseKindOf } from '../prose/prose-values.ts';
import { textValue } from './text-value.ts';
import { findTotalBelow, listCellsBelow, listCellsRight, type LabelledRows } from './neighbours.ts';
import { readParagraphs } from './paragraphs.ts';
import { findWrapped, joinWrapped } from './wrapped-text.ts';
import { findTicked } from '../../reading/check-boxes.ts';
import { buildPattern } from '../../reading/languages/terms.ts';
import type { Recognition } from '../../reading/recogniser.ts';
import { isDocumentHeading } from '../parties/party-words.ts';
import { roleOf } from '../parties/roles.ts';
import { overlap, type Cell } from '../segments.ts';

export interface Surroundings extends LabelledRows {
  reader: Reader;
}

/** The values that a label may announce: after it in its cell, in the cells to its right, and below it. */
export function proposeCandidates(hit: LabelHit, around: Surroundings): Candidate[] {
  const kind = kindOf(hit.field);
  const above = proposeAboveCaption(hit, kind, around);
  const found = above ?? (isFreeText(kind) ? freeText(hit, kind, around) : typed(hit, kind, around));
  const isProse = proseKindOf(hit.field) !== null && isFreeText(kind);
  const hasColon = /^\s*:/.test(hit.cell.text.slice(hit.end));
  const fitting = isProse ? found.filter((one) => isShort(one, hasColon)) : found;
  return fitting.filter((candidate) => score(candidate) > 0.1);
}

const MAX_SHORT_WORDS = 5;

/** A heading's words name the fields that sentences state too; what follows it is no value then. */
function isShort({ value }: Candidate, hasColon: boolean): boolean {
  const words = String(value).split(/\s+/);
  return words.length <= MAX_SHORT_WORDS && (hasColon || /^[\p{Lu}\d]/u.test(String(value)));
}

/** How usual the nearest place beside a label is. */
const BESIDE = 0.96;
const CAPTION = /^\(\s*\p{L}[^()]*\)$/u;
const FILL_LINE = /^[_.…]{4,}$/u;

/** What is written over "(Name)", or over the line that "Name" is below; null where the label is no such caption. */
function proposeAboveCaption(hit: LabelHit, kind: Kind, around: Surroundings): Candidate[] | null {
  const { cell, field } = hit;
  const isWhole = hit.start <= 1 && hit.wordsAfter === 0 && !/[:\d]/.test(cell.text);
  const above = [1, 2].flatMap((step) => {
    const row = around.rows[cell.row.index - step];
    return row?.page === cell.row.page ? (row.cells.find((one) => isAbove(one, cell)) ?? []) : [];
  });
  const isUnderLine = FILL_LINE.test(above[0]?.text ?? '');
  if (!isWhole || (!CAPTION.test(cell.text) && !isUnderLine)) return null;
  const written = isUnderLine ? above[1] : above[0];
  if (written === undefined || around.isLabel(written) || CAPTION.test(written.text)) return [];
  const value = isFreeText(kind) ? textValue(kind, written.text, 0) : around.reader.read(field, written.text)[0];
  return value === null || value === undefined ? [] : [propose(hit, written, value, BESIDE)];
}

/** Whether two cells are in one column; without places, whether they begin at about the same letter. */
function isAbove(one: Cell, cell: Cell): boolean {
  return overlap(one, cell) > 0.35 || Math.abs(one.x0 - cell.x0) < 0.03;
}

/** "19 % of 200.00": the amount that a rate is applied to follows such a word. */
const BEFORE_BASE = new RegExp(`\\b${buildPattern('baseWords')}\\s*\\S{0,3}\\s*$`, 'iu');

function typed(hit: LabelHit, kind: Kind, around: Surroundings): Candidate[] {
  const { field, cell } = hit;
  const found: Candidate[] = [];
  const take = (from: Cell, recognition: Recognition, position: number): void => {
    found.push(propose(hit, from, recognition, position));
  };
  const edge = kind === 'date' || kind === 'datetime' ? edgeOf(field) : null;
  const read = (text: string, from = 0): Recognition[] => {
    const colon = kind === 'code' ? BEFORE_GROUPS.exec(text.slice(from))?.[0].length : undefined;
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
  own.forEach((one, index) => {
    const between = cell.text.slice(hit.end, one.start);
    const words = between.match(/\p{L}{2,}/gu)?.length ?? 0;
    const based = BEFORE_BASE.test(between) && kind === 'money' ? 0.5 : 1;
    take(cell, one, based * Math.pow(0.85, index) * Math.pow(0.88, Math.max(0, words - hit.wordsAfter)));
  });
  if (kind === 'percent') {
    // "plus 19 % VAT": the rate precedes what it applies to.
    const before = around.reader
      .read(field, cell.text)
      .filter((one) => one.start < hit.start && one.end <= hit.end)
      .at(-1);
    if (before !== undefined && hit.start - before.end <= 4 && before.fit === 1) take(cell, before, 0.95);
  }
  if (kind === 'number' || kind === 'integer') {
    // "16 hours": the number of what the field counts.
    const before = around.reader.read(field, cell.text.slice(0, hit.start)).at(-1);
    if (before !== undefined && /^\s?$/.test(cell.text.slice(before.end, hit.start))) take(cell, before, 0.93);
  }
  if (kind === 'boolean') {
    const before = around.reader
      .read(field, cell.text)
      .filter((one) => one.end <= hit.start)
      .at(-1);
    if (before !== undefined && hit.start - before.end <= 2) take(cell, before, 0.95);
    const left = cell.row.cells[cell.index - 1];
    const box = left === undefined ? undefined : around.reader.read(field, left.text).at(-1);
    if (left !== undefined && box !== undefined && left.text.length <= 4) take(left, box, 0.93);
  }
  listCellsRight(cell, around).forEach(({ cell: whole, position, last }) => {
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

/** What parts a label from a code in groups: a colon, or a space before groups of digits, as in "No. 018 220 417". */
const BEFORE_GROUPS = /^\s*\.?\s*[:#]\s*|^\s*\.?\s+(?=\d{2,}(?: \d{2,})+$)/u;
const RANGE = new RegExp(`^\\s*(?:[-–—/]|${buildPattern('rangeWords')})?\\s*$`, 'iu');
const PERIOD_WORD = new Set(['start', 'end', 'first', 'last']);

/** The first or last day of a period; a single day only where the label itself speaks of a start or an end. */
function ofPeriod(found: Recognition[], text: string, edge: 'start' | 'end', hit: LabelHit): Recognition[] {
  const ranges = found.flatMap((one, index) => {
    const next = found[index + 1];
    const between = next === undefined ? '' : text.slice(one.end, next.start);
    return next !== undefined && RANGE.test(between) ? [edge === 'start' ? one : next] : [];
  });
  if (ranges.length > 0) return ranges;
  const label = hit.cell.tokens
    .filter((token) => token.start >= hit.start && token.end <= hit.end)
    .flatMap((token) => token.concepts);
  return label.some((concept) => PERIOD_WORD.has(concept))
    ? found
    : found.map((one) => ({ ...one, fit: one.fit * (edge === 'start' ? 0.5 : 0.3) }));
}

function freeText(hit: LabelHit, kind: Kind, around: Surroundings): Candidate[] {
  const { cell } = hit;
  const found: Candidate[] = [];
  const isDelimited = DELIMITER.test(cell.text.slice(hit.end));
  const rest = isDelimited || isPlainValue(cell, hit) ? textValue(kind, cell.text, hit.end) : null;
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
  const isLead = hit.start <= 2 || isNumbered || isNameOf(hit) || BEHIND_SLASH.test(cell.text.slice(0, hit.start));
  // "Registration number" is a label, and "Registration" what the document is.
  const isHeadingOfDocument = isDocumentHeading(cell.text) && !LABEL_END.has(cell.tokens.at(-1)?.concepts.at(-1) ?? '');
  if (!isLead || hit.wordsAfter > 2 || isHeadingOfDocument) return found;
  // Of options with boxes, the one that is ticked.
  const right = listCellsRight(cell, around).find((one) => findTicked(one.cell.text) !== null);
  const rightCell = right === undefined || around.isLabel(right.cell) ? null : partFor(hit, right.cell);
  const beside = rightCell === null ? null : textValue(kind, rightCell.text, 0);
  if (right !== undefined && rightCell !== null && beside !== null)
    take(rightCell, beside, rest === null ? right.position : right.position * 0.6);
  const below = listCellsBelow(cell, around)[0];
  const isHeading = rest === null && hit.wordsAfter === 0 && cell.row.cells.length === 1;
  const isNextHeading = isNumbered && NUMBERED.test(below?.cell.text ?? '');
  if (below !== undefined && !around.isLabel(below.cell) && !isNextHeading) {
    const underCell = partFor(hit, below.cell);
    const under = textValue(kind, underCell.text, 0);
    if (under !== null) take(underCell, under, found.length === 0 ? below.position : below.position * 0.55, isHeading);
  }
  return found;
}

const LABEL_END: ReadonlySet<string> = new Set(['number', 'date', 'id', 'code', 'name', 'address']);

/** "Position applied for: Planner": further words of the label. */
const EXTENDED = /^(?:\s+[\p{L}'’-]+){1,3}\s*:(?=\s*\S)/u;
const BEHIND_EXTENDED = 0.9;

/** "Name of passenger" */
const isNameOf = ({ cell, start }: LabelHit): boolean =>
  cell.tokens
    .filter((token) => token.start < start)
    .every(({ concepts }) => concepts.every((concept) => concept === 'name'));

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

function propose(hit: LabelHit, cell: Cell, recognition: Recognition, position: number): Candidate {
  const { value, match, fit } = recognition;
  return createCandidate(
    hit.field,
    value,
    { cell, ...recognition },
    {
      match,
      label: hit.quality * sideFactor(hit),
      position,
      fit,
      source: 'label',
    },
  );
}

const OF_RECIPIENT = new RegExp(`(?:^|\\s)${buildPattern('recipientWords')}[\\s.-]*$`, 'iu');

/** "Your VAT ID" on an invoice is the buyer's. */
function sideFactor(hit: LabelHit): number {
  const role = roleOf(hit.field);
  if (role === null || !OF_RECIPIENT.test(hit.cell.text.slice(0, hit.start))) return 1;
  return role === 'seller' ? 0.5 : 1.1;
}
