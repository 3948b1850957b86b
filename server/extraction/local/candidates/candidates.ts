import { kindOf, type Kind } from '../kinds.ts';
import type { LabelHit } from '../labels/labels.ts';
import { proseKindOf } from '../prose/prose-values.ts';
import { overlap, type Cell } from '../segments.ts';
import { score, type Candidate } from './candidate.ts';
import { isFreeText } from './field-reader.ts';
import { propose } from './labelled-value.ts';
import { proposeText } from './labelled-texts.ts';
import type { Surroundings } from './neighbours.ts';
import { textValue } from './text-value.ts';
import { proposeTyped } from './typed-values.ts';

/** The values that a label may announce: after it in its cell, in the cells to its right, and below it. */
export function proposeCandidates(hit: LabelHit, around: Surroundings): Candidate[] {
  const kind = kindOf(hit.field);
  const above = proposeAboveCaption(hit, kind, around);
  const found = above ?? (isFreeText(kind) ? proposeText(hit, kind, around) : proposeTyped(hit, kind, around));
  const fitting = proseKindOf(hit.field) !== null && isFreeText(kind) ? found.filter(isShort) : found;
  return fitting.filter((candidate) => score(candidate) > 0.1);
}

const MAX_SHORT_WORDS = 5;

/** A heading's words name the fields that sentences state too; what follows it is no value then. */
function isShort({ value }: Candidate): boolean {
  return String(value).split(/\s+/).length <= MAX_SHORT_WORDS && /^[\p{Lu}\d]/u.test(String(value));
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
