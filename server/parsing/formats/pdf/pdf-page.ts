import type { ParsedPage } from '@llamaindex/liteparse';
import { cellStarts } from '../../page/cell-starts.ts';
import { readingOrder } from '../../page/columns.ts';
import { fractionBox, round } from '../../page/fraction-box.ts';
import type { Box, LayoutPage } from '../../layout.ts';
import { layoutLine } from '../../page/layout-line.ts';
import { finishPage } from '../../page/page-draft.ts';
import { trustedTables } from './pdf-tables.ts';
import { readTaggedRows } from './tagged-order.ts';
import { placedRuns, type PlacedWord, placeText, type TextRun } from '../../page/placed-words.ts';
import { turnMiddle, typicalAngle } from '../../page/skew.ts';
import { groupRows, rowWords } from '../../page/group-rows.ts';

type FormField = NonNullable<ParsedPage['formFields']>[number];
type Rect = NonNullable<FormField['rect']>;

/** Type in a form's field is hardly ever larger, in points. */
const MAX_TYPE_SIZE = 12;

/** How far above a field its label may be, in points. */
const LABEL_ABOVE = 20;

/** Names that programs generate, without meaning. */
const NAMELESS = /^(?:text|field|textfield|form|untitled|undefined|fill)?[\s_.#[\]\d]*$/i;

type Annotation = NonNullable<ParsedPage['annotations']>[number];

/** Annotations without words of their own: fields and links are read elsewhere, popups repeat their note. */
const WORDLESS = new Set(['widget', 'link', 'popup']);

/** In points. */
const LINE_HEIGHT = 12;

/** The words that people wrote on a page: PDFium only reads the page's own text. */
interface PageNotes {
  /** Typed on the page, where a reader sees them. */
  typed: TextRun[];
  /** Comments, which belong to a place but are not part of its line. */
  comments: TextRun[];
}

/** A page of a PDF: its visual rows as lines, turned text after them. `rotation`: see `LayoutPage`. */
export function layoutPdfPage(page: ParsedPage, rotation: 0 | 90 | 180 | 270): LayoutPage {
  const size = { width: page.width, height: page.height };
  const notes = readNotes(page);
  const printed = placedRuns(page);
  const runs = [...printed, ...formFieldRuns(page, printed), ...notes.typed];
  const upright = runs.filter((run) => run.rotation === 0);
  // Rows are found on the straightened page; boxes belong to the page as it is shown.
  const skew = typicalAngle(upright.flatMap(({ words, tilt = 0 }) => words.map(() => tilt)));
  const level = skew === 0 ? upright : upright.map((run) => straighten(run, skew));
  const toBox = (word: PlacedWord): Box => fractionBox(word, size);
  const toTiltedBox = (word: PlacedWord): Box => (skew === 0 ? toBox(word) : toBox(turnMiddle(word, skew)));
  const rows =
    readTaggedRows(page.structureTree, level, page.width) ?? readingOrder(groupRows(level).map(rowWords), page.width);
  const starts = cellStarts(rows);
  const straight = rows.map((row, index) => layoutLine(row, starts[index] ?? [], toTiltedBox));
  const turned = runs.filter((run) => run.rotation !== 0).map((run) => layoutLine(run.words, [], toBox));
  const comments = notes.comments.map((run) => layoutLine(run.words, [], toBox));
  const lines = [...straight, ...turned, ...comments].filter((line) => line.text !== '');
  return finishPage({
    number: page.pageNum,
    width: round(page.width, 100),
    height: round(page.height, 100),
    ...(rotation === 0 ? {} : { rotation }),
    source: 'text',
    lines,
    tables: trustedTables(page, size, lines),
  });
}

function straighten(run: TextRun, skew: number): TextRun {
  return { ...turnMiddle(run, -skew), words: run.words.map((word) => turnMiddle(word, -skew)) };
}

function readNotes({ annotations = [] }: ParsedPage): PageNotes {
  const worded = annotations.filter(({ subtype, contents = '' }) => !WORDLESS.has(subtype) && contents.trim() !== '');
  const isTyped = ({ subtype }: Annotation): boolean => subtype === 'freetext';
  return {
    typed: worded.filter(isTyped).flatMap(toRuns),
    comments: worded.filter((annotation) => !isTyped(annotation)).flatMap(toRuns),
  };
}

function toRuns({ contents = '', rect }: Annotation): TextRun[] {
  if (rect === undefined) return [];
  const lines = contents.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  const height = Math.min(LINE_HEIGHT, Math.max(1, rect.height / lines.length));
  const width = Math.max(1, rect.width);
  return lines.map((text, index) => placeText({ text, x: rect.x, y: rect.y + index * height, width, height }));
}

/**
 * The text in the fields of a filled form. PDFium only reads a page's own text; fields are drawn above it, and a check
 * box is a drawing. A field without a printed label has its name for one.
 */
function formFieldRuns(page: ParsedPage, printed: TextRun[]): TextRun[] {
  return (page.formFields ?? []).flatMap((field) => {
    const { rect } = field;
    if (rect === undefined || rect.width <= 0 || rect.height <= 0) return [];
    if (field.type === 'checkbox' || field.type === 'radio' || field.type === 'radiobutton') {
      return [placeText({ ...rect, text: field.checked === true ? '\u2612' : '\u2610' })];
    }
    const lines = fieldLines(field, rect);
    return lines.length === 0 || isLabelled(rect, printed) ? lines : [...labelOf(field, rect), ...lines];
  });
}

function fieldLines(field: FormField, rect: Rect): TextRun[] {
  if (!['text', 'textfield', 'combobox', 'listbox'].includes(field.type)) return [];
  const shown = field.selectedOptions.length > 0 ? field.selectedOptions.join('\n') : (field.value ?? '');
  const lines = shown.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  const height = Math.min(MAX_TYPE_SIZE * 1.15, rect.height / Math.max(1, lines.length));
  // A single line is centred in its field, several begin at the top.
  const top = lines.length === 1 ? rect.y + (rect.height - height) / 2 : rect.y;
  return lines.map((line, index) => {
    const width = Math.min(rect.width, (line.length * height) / 2);
    return placeText({ text: line, x: rect.x, y: top + index * height, width, height });
  });
}

/** Whether something is printed left of the field, or right above it. */
function isLabelled(rect: Rect, printed: TextRun[]): boolean {
  const middle = rect.y + rect.height / 2;
  return printed.some(({ x0, x1, y0, y1 }) => {
    const isBeside = y0 <= middle && y1 >= middle && x0 < rect.x;
    const isAbove = y1 <= rect.y + 2 && y1 > rect.y - LABEL_ABOVE && x0 < rect.x + rect.width && x1 > rect.x;
    return isBeside || isAbove;
  });
}

/** The name of a field as a label left of it. */
function labelOf({ alternateName, name = '' }: FormField, rect: Rect): TextRun[] {
  const own =
    alternateName ??
    name
      .split('.')
      .at(-1)
      ?.replace(/\[\d+\]$/, '') ??
    '';
  const label = own.replaceAll('_', ' ').trim();
  if (NAMELESS.test(label)) return [];
  const height = Math.min(MAX_TYPE_SIZE * 1.15, rect.height);
  const text = `${label}:`;
  const width = Math.max(1, Math.min(rect.x - 2, (text.length * height) / 2));
  const x = Math.max(0, rect.x - width - 2);
  return [placeText({ text, x, y: rect.y + (rect.height - height) / 2, width, height })];
}
