import type { JsonValue } from '../../../lib/json-value.ts';
import { CELL_GAP } from '../../../parsing/layout.ts';
import { readChoices } from '../../reading/allowed-values.ts';
import { readBooleans } from '../../reading/booleans.ts';
import type { IndexedLine } from '../document-index.ts';
import { createSpanEvidence, findLineIndex } from '../span.ts';

/** A mark in a column, and what the column's heading says. */
export interface ColumnChoice {
  value: JsonValue;
  start: number;
  end: number;
}

/** A cell of a heading, and where it is. */
interface HeadingCell {
  text: string;
  from: number;
  to: number;
}

const MARK = /(?<![\p{L}\d])(?:\[\s?[xX✓✔]\s?\]|[xX×✓✔☒☑●•])(?![\p{L}\d])/gu;
const SEPARATOR = /\s*\|\s*|\s{2,}|\t/gu;
/** How far above the row of a mark the heading of its column may be. */
const MAX_ROWS = 40;
const MAX_LINE = 400;
/** Headings of columns are short. */
const MAX_HEADING = 24;
const MIN_HEADINGS = 2;

/**
 * What the heading of the column says that the only mark of a row is in: "Yes" in a table with a column for each
 * answer. Null if the row has no mark, or nothing tells its column.
 * @param after offset of the end of the row's label
 * @param allowed the choices; none for a boolean
 */
export function readColumnChoice(
  lines: readonly IndexedLine[],
  number: number,
  after: number,
  allowed: readonly JsonValue[] | undefined,
): ColumnChoice | null {
  const row = lines[number];
  if (row === undefined || row.text.length > MAX_LINE) return null;
  const rest = row.text.slice(after);
  const [mark, ...others] = [...rest.matchAll(MARK)];
  if (mark === undefined || others.length > 0 || /[\p{L}\d]/u.test(rest.replace(mark[0], ''))) return null;
  const [start, end] = [after + mark.index, after + mark.index + mark[0].length];
  for (let above = number - 1; above >= Math.max(0, number - MAX_ROWS); above--) {
    const heading = lines[above];
    if (heading === undefined || heading.page !== row.page) return null;
    if (heading.text.length > MAX_LINE || heading.text.match(MARK) !== null) continue;
    const cells = listHeadings(heading, allowed);
    if (cells === null) continue;
    const cell = chooseCell(cells, heading, row, { start, end });
    const value = cell === null ? undefined : readHeading(cell.text, allowed);
    return value === undefined ? null : { value, start, end };
  }
  return null;
}

/** The cells of a line in which at least two are choices. */
function listHeadings({ text }: IndexedLine, allowed: readonly JsonValue[] | undefined): HeadingCell[] | null {
  const cells: HeadingCell[] = [];
  let from = 0;
  for (const { 0: gap, index } of [...text.matchAll(SEPARATOR), { 0: '', index: text.length }]) {
    if (index > from) cells.push({ text: text.slice(from, index), from, to: index });
    from = index + gap.length;
  }
  const said = new Set(cells.flatMap((cell) => readHeading(cell.text, allowed) ?? []));
  return said.size < MIN_HEADINGS ? null : cells;
}

/** The choice that a whole heading is. */
function readHeading(text: string, allowed: readonly JsonValue[] | undefined): JsonValue | undefined {
  const trimmed = text.trim();
  if (trimmed.length > MAX_HEADING) return undefined;
  const [one, ...others] = allowed === undefined ? readBooleans(trimmed) : readChoices(trimmed, allowed);
  const isWhole = one !== undefined && others.length === 0 && one.start === 0 && one.end === trimmed.length;
  return isWhole ? one.value : undefined;
}

/** The heading that a mark is below: by its place on the page, by its cell, or by its place in the line. */
function chooseCell(
  cells: readonly HeadingCell[],
  heading: IndexedLine,
  row: IndexedLine,
  mark: { start: number; end: number },
): HeadingCell | null {
  const drawn = measure(row, mark.start, mark.end);
  const hasBars = heading.text.includes('|') && row.text.includes('|');
  if (drawn !== null && !hasBars) return chooseNearest(cells, (cell) => measure(heading, cell.from, cell.to), drawn);
  const separator = hasBars ? '|' : isSpaced(heading.text) ? CELL_GAP : null;
  if (separator === null) return chooseNearest(cells, ({ from, to }) => [from, to], [mark.start, mark.end]);
  const count = (text: string): number => text.split(separator).length;
  const position = count(row.text.slice(0, mark.start));
  return cells.find(({ from }) => count(heading.text.slice(0, from)) === position) ?? null;
}

/** Whether a line is cells with the gap that parsers write, which says nothing of their places. */
const isSpaced = (text: string): boolean => text.trim().includes(CELL_GAP) && !/\S(?: {2}| {4,})\S/.test(text.trim());

/** Left and right edge on the page; null without geometry. */
function measure({ page, start }: IndexedLine, from: number, to: number): [number, number] | null {
  if (page.lines[findLineIndex(page.lines, start)]?.words.length === 0) return null;
  const [box] = createSpanEvidence(page, start + from, start + to).boxes;
  return box === undefined ? null : [box[0], box[2]];
}

function chooseNearest(
  cells: readonly HeadingCell[],
  read: (cell: HeadingCell) => [number, number] | null,
  [left, right]: readonly [number, number],
): HeadingCell | null {
  const distances = cells.flatMap((cell) => {
    const edges = read(cell);
    return edges === null ? [] : [{ cell, distance: Math.abs(edges[0] + edges[1] - left - right) / 2 }];
  });
  const [first, second] = distances.sort((a, b) => a.distance - b.distance);
  // Between two columns, it is in neither.
  return first === undefined || (second !== undefined && second.distance < first.distance * 1.5) ? null : first.cell;
}
