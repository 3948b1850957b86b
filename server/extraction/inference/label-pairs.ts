import { isConcept } from '../reading/languages/concepts.ts';
import { buildTopicPattern } from '../reading/languages/terms.ts';
import { USUAL_COLUMNS } from '../reading/languages/usual-fields.ts';
import { overlap, type Cell, type Row, type Sheet } from '../local/segments.ts';
import { findUsualField } from './name-property.ts';

/** A label of a document with the value that it announces. */
export interface LabelledValue {
  label: string;
  value: string;
  /** Whether the document itself marks the label, by a colon or a known word. */
  isMarked: boolean;
  /** Where the value is: 1-based page, offsets into its text. */
  page: number;
  start: number;
  end: number;
}

const MAX_LABEL = 40;
const MAX_LABEL_WORDS = 5;
const MAX_VALUE = 120;
const MAX_VALUE_WORDS = 12;
const INLINE = /^(?<label>\p{L}[^:=]{1,39}?)\s*[:=]\s*(?<value>\S.*)$/u;
/** "https://…", "10:30", and the beginning of a letter. */
const NOT_LABEL = new RegExp(
  `^(?:https?|www|mailto|re|ps|${buildTopicPattern('salutations')})(?!\\p{L})|\\d|[@!?„“"]|\\.{3}`,
  'iu',
);

/** What goes on after a colon in a sentence. */
const SENTENCE = /^\p{Ll}(?:\S*\s+){4,}/u;

const cleanLabel = (text: string): string =>
  text
    .replace(/[\s:=.…_#*–-]+$/gu, '')
    .replace(/^[\s•·*\-–]+/gu, '')
    .replace(/\s+/gu, ' ');

function canBeLabel(text: string): boolean {
  const label = cleanLabel(text);
  const words = label.match(/\p{L}+/gu) ?? [];
  return (
    words.length > 0 &&
    words.length <= MAX_LABEL_WORDS &&
    label.length <= MAX_LABEL &&
    label.length > 1 &&
    /^\p{L}/u.test(label) &&
    !NOT_LABEL.test(label)
  );
}

const canBeValue = (text: string): boolean =>
  text.length <= MAX_VALUE &&
  /[\p{L}\p{N}]/u.test(text) &&
  !/:\s*$/u.test(text) &&
  (text.match(/\p{L}+/gu)?.length ?? 0) <= MAX_VALUE_WORDS;

/** Words that labels are made of in the known languages, beginning with a capital letter. */
function isKnownLabel(cell: Cell): boolean {
  if (!canBeLabel(cell.text) || !/^[^\p{L}]*\p{Lu}/u.test(cell.text)) return false;
  if (findUsualField(cleanLabel(cell.text), false) !== null) return true;
  const concepts = cell.tokens.flatMap((token) => token.concepts);
  return concepts.length > 0 && concepts.length <= 4 && concepts.every((concept) => isConcept(concept));
}

/** A heading of a table of items rather than a label. */
const isColumn = ({ text }: Cell): boolean => {
  const usual = findUsualField(cleanLabel(text), true);
  return usual !== null && (USUAL_COLUMNS as readonly string[]).includes(usual);
};

const placeIn = (row: Row, from: number, to: number) => ({
  page: row.page.number,
  start: row.start + from,
  end: row.start + to,
});

function readInline(cell: Cell): LabelledValue | null {
  const match = INLINE.exec(cell.text);
  const { label = '', value = '' } = match?.groups ?? {};
  if (!canBeLabel(label) || !canBeValue(value) || SENTENCE.test(value) || value.startsWith('//')) return null;
  const from = cell.to - value.length;
  return { label: cleanLabel(label), value, isMarked: true, ...placeIn(cell.row, from, cell.to) };
}

function readBeside(cell: Cell): LabelledValue | null {
  const right = cell.row.cells[cell.index + 1];
  if (right === undefined || !canBeLabel(cell.text) || !canBeValue(right.text)) return null;
  const hasColon = /[:=]\s*$/u.test(cell.text);
  const isKnown = isKnownLabel(cell);
  // Without a mark, two cells of a line are a label with its value.
  if (!hasColon && (cell.row.cells.length !== 2 || cell.index !== 0) && !isKnown) return null;
  if (!hasColon && (isKnownLabel(right) || INLINE.test(right.text) || isColumn(cell))) return null;
  const value = right.text.replace(/^[:=]\s*/u, '');
  const from = right.to - value.length;
  const isMarked = hasColon || isKnown || /^[:=]/u.test(right.text);
  return { label: cleanLabel(cell.text), value, isMarked, ...placeIn(cell.row, from, right.to) };
}

/** Labels in one line with their values in the next: forms, and the heads of letters. */
function readBelow(row: Row, below: Row | undefined, next: Row | undefined): LabelledValue[] {
  if (below === undefined || below.page !== row.page) return [];
  if (row.cells.some(isColumn)) return [];
  if (!row.cells.every((cell) => canBeLabel(cell.text) && (isKnownLabel(cell) || /:\s*$/u.test(cell.text)))) return [];
  const isAligned = (other: Row) =>
    other.cells.length === row.cells.length &&
    row.cells.every((cell, index) => {
      const under = other.cells[index];
      return under !== undefined && (row.box === null || overlap(cell, under) > 0.3);
    });
  if (!isAligned(below) || below.cells.some((cell) => isKnownLabel(cell) || !canBeValue(cell.text))) return [];
  // A third line in the same columns makes it a table.
  if (row.cells.length > 1 && next !== undefined && isAligned(next)) return [];
  if (row.cells.length === 1 && !/\d/u.test(below.text)) return [];
  return row.cells.flatMap((cell, index) => {
    const under = below.cells[index];
    if (under === undefined) return [];
    const label = cleanLabel(cell.text);
    return [{ label, value: under.text, isMarked: true, ...placeIn(below, under.from, under.to) }];
  });
}

/** The labelled values of a document, in reading order. @param isInTable rows whose cells belong to a table */
export function findLabelledValues(sheet: Sheet, isInTable: (row: Row) => boolean): LabelledValue[] {
  return sheet.rows.flatMap((row, index) => {
    if (isInTable(row)) return [];
    const beside = row.cells.flatMap((cell) => readInline(cell) ?? readBeside(cell) ?? []);
    return beside.length > 0 ? beside : readBelow(row, sheet.rows[index + 1], sheet.rows[index + 2]);
  });
}
