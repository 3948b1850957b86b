import { isConcept } from '../../reading/languages/concepts.ts';
import { readConcepts } from '../../reading/tokens.ts';
import type { Findings } from '../build-result.ts';
import { isFreeText } from '../candidates/field-reader.ts';
import type { Surroundings } from '../candidates/neighbours.ts';
import type { Filled, ListSigns } from '../filled-value.ts';
import { kindOf, nameConcepts } from '../kinds.ts';
import type { Cell, Row } from '../segments.ts';
import type { ArrayField, ScalarField } from '../target-fields.ts';
import { findAlignedBlocks, hasValues, type AlignedBlock } from './aligned-blocks.ts';
import { isListTitle } from './columns/list-title.ts';
import { findSection } from './item-fields.ts';
import { fieldsOf, readCell } from './read-cell.ts';
import { isSummary } from './summary-rows.ts';
import { columnOf } from './table-rows.ts';
import type { ReadTable } from './tables.ts';

const MIN_FIELDS = 2;
const MIN_SIMILARITY = 0.3;
const MIN_MATCHED = 0.5;
const MIN_FITTING = 0.8;
/** Of a table in which a row of two cells is none of its own. */
const MIN_COLUMNS = 4;

type Span = Pick<Cell, 'x0' | 'x1'>;

const signsOf = ({ strength }: { strength: number }): ListSigns => ({
  label: Math.min(0.95, strength),
  source: 'aligned table',
});

interface Fitted {
  block: AlignedBlock;
  /** The field of each column. */
  fields: (ScalarField | null)[];
  strength: number;
}

/**
 * The rows of tables whose headings resemble the names of an array's fields, in any words: several lines of headings,
 * headings over several columns, columns without a heading. Null where nothing resembles them.
 */
export function readAlignedTable(field: ArrayField, around: Surroundings): ReadTable | null {
  const leaves = fieldsOf(field);
  if (leaves.length < MIN_FIELDS) return null;
  const blocks = findAlignedBlocks(around.rows).map(({ above, rows, ...block }) => ({
    ...block,
    rows: rows.filter((row) => !isLabelled(row, block.columns.length, around)),
    above: above.filter((row) => !isListTitle(row, field.path)),
  }));
  const fitted = blocks.flatMap((block) => fitColumns(block, leaves, around) ?? []);
  const strength = Math.max(0, ...fitted.map((one) => one.strength));
  const kept = fitted.filter((one) => one.strength >= strength * 0.85);
  const items = kept.flatMap((one) => readItems(one, around));
  if (items.length === 0) return null;
  const used = kept.flatMap(({ block }) => block.rows.filter((row) => hasValues(row) && !isTotal(row, block)));
  const rows = new Set(used.map(({ index }) => index));
  return addSections({ items, rows, strength }, field, around);
}

/** "Invoice no. ... 75827": a label and its value, in columns like those of the rows below. */
function isLabelled({ cells: [first, ...others] }: Row, columns: number, { isLabel }: Surroundings): boolean {
  return first !== undefined && others.length === 1 && columns >= MIN_COLUMNS && isLabel(first);
}

/** The last row, and those above it with fewer cells, where they are sums. */
function isTotal(row: Row, { rows, columns }: AlignedBlock): boolean {
  if (!isSummary(row)) return false;
  const isItem = (one: Row): boolean => hasValues(one) && !(isSummary(one) && one.cells.length < columns.length);
  return row === rows.at(-1) || row.index > (rows.findLast(isItem)?.index ?? -1);
}

/**
 * The table with the sections of its rows, where a line of words is above the first one: no text that goes on is there.
 */
export function addSections(table: ReadTable, field: ArrayField, around: Surroundings): ReadTable {
  const section = findSection(fieldsOf(field));
  if (section === null || table.items.some(({ scalars }) => scalars.has(section))) return table;
  const [first, last] = [Math.min(...table.rows), Math.max(...table.rows)];
  let title: Cell | undefined;
  const titles = new Map<number, Cell | undefined>();
  for (const row of around.rows.slice(Math.max(0, first - 1), last + 1)) {
    if (table.rows.has(row.index)) titles.set(row.index, title);
    else if (isTitle(row, table)) [title] = row.cells;
  }
  if (titles.get(first) === undefined) return table;
  const items = table.items.map((item) => {
    const filled = readCell(section, titles.get(rowOf(item)), around.reader, signsOf(table));
    return filled === null ? item : { ...item, scalars: new Map([...item.scalars, [section, filled]]) };
  });
  return { ...table, items };
}

/** A text that goes on in the next line seldom has a capital there. */
const GOES_ON = /^\P{L}*\p{Ll}/u;

/** A line of words in which no item's text goes on. */
function isTitle({ cells, text }: Row, { items }: ReadTable): boolean {
  if (cells.length !== 1 || !/\p{L}/u.test(text) || /\d/.test(text) || GOES_ON.test(text)) return false;
  const values = items.flatMap(({ scalars }) => [...scalars.values()]);
  return !values.some(({ value }) => String(value).includes(text.trim(), 1));
}

const rowOf = ({ scalars }: Findings): number =>
  Math.min(...[...scalars.values()].map(({ candidate: { row } }) => row));

/** Gives each column the field that its headings resemble most. */
function fitColumns(block: AlignedBlock, leaves: ScalarField[], around: Surroundings): Fitted | null {
  const section = findSection(leaves);
  const wanted = leaves.filter((leaf) => leaf !== section);
  if (Math.abs(block.columns.length - wanted.length) > Math.max(1, wanted.length * 0.5)) return null;
  const headings = block.columns.map((_, index) => headingOf(block, index));
  // Headings that resemble several fields, as those of years, are in the order of the fields.
  const distanceFromOrder = ({ leaf, column }: { leaf: ScalarField; column: number }): number =>
    Math.abs(wanted.indexOf(leaf) / wanted.length - column / block.columns.length);
  const pairs = wanted
    .flatMap((leaf) => headings.map((heading, column) => ({ leaf, column, rating: resemble(leaf, heading) })))
    .filter(({ rating }) => rating >= MIN_SIMILARITY)
    .sort((a, b) => b.rating - a.rating || distanceFromOrder(a) - distanceFromOrder(b));
  const fields: (ScalarField | null)[] = block.columns.map(() => null);
  let sum = 0;
  for (const { leaf, column, rating } of pairs) {
    if (fields[column] !== null || fields.includes(leaf)) continue;
    fields[column] = leaf;
    sum += rating;
  }
  const matched = fields.filter((one) => one !== null).length / wanted.length;
  if (matched < MIN_MATCHED && !isParallel(block, fields, wanted, around)) return null;
  // What is left is in the same order on both sides: labels of rows have no heading.
  const left = wanted.filter((leaf) => !fields.includes(leaf));
  const open = fields.flatMap((one, index) => (one === null ? [index] : []));
  if (left.length === open.length || (open[0] === 0 && left[0] === wanted[0] && left.length > 0))
    open.slice(0, left.length).forEach((column, index) => (fields[column] = left[index] ?? null));
  return { block, fields, strength: sum / wanted.length };
}

/** Columns of numbers, dates and the like that speak for the fields where no heading does. */
const MIN_TYPED = 2;
const MIN_PARALLEL = 4;
/** Words, or the number of a room or of pages. */
const TEXT = /\p{L}|^\d{1,6}(?:[-–/]\d{1,6})?$/u;

/**
 * Whether there are as many columns as fields, those with a known heading are in the order of the fields, and every
 * column has the values of its field: then the other headings are in a language that is not known.
 */
function isParallel(
  block: AlignedBlock,
  fields: readonly (ScalarField | null)[],
  wanted: readonly ScalarField[],
  { reader }: Surroundings,
): boolean {
  if (block.columns.length !== wanted.length) return false;
  const typed = wanted.filter((field) => !isFreeText(kindOf(field)));
  const isNamed = fields.some((field) => field !== null);
  if (!isNamed && (wanted.length < MIN_PARALLEL || typed.length < MIN_TYPED || hasKnownHeadings(block))) return false;
  const rows = block.rows.filter((row) => hasValues(row) && !isTotal(row, block));
  return wanted.every((field, index) => {
    if (fields[index] !== null && fields[index] !== field) return false;
    const cells = rows.flatMap((row) => row.cells.filter((cell) => columnOf(cell, block.columns) === index));
    const isText = isFreeText(kindOf(field));
    const fitting = cells.filter(({ text }) => (isText ? TEXT.test(text) : reader.read(field, text).length > 0));
    return cells.length > 0 && fitting.length >= cells.length * MIN_FITTING;
  });
}

/** Whether at least half of the headings mean something: then they are those of another table. */
function hasKnownHeadings({ above }: AlignedBlock): boolean {
  const headings = above.at(-1)?.cells ?? [];
  const known = headings.filter(({ tokens }) => tokens.some(({ concepts }) => concepts.some(isConcept)));
  return known.length >= headings.length * 0.5;
}

/** The texts over a column: of cells that share its width, headings over several columns included. */
function headingOf({ columns, above }: AlignedBlock, index: number): string {
  const column = columns[index];
  if (column === undefined) return '';
  const texts = above.flatMap(({ cells }) => {
    const over = cells.filter(({ x0, x1 }) => x1 > column.x0 - 0.02 && x0 < column.x1 + 0.02);
    const found = over.length > 0 ? over : findSpanning(cells, column, columns);
    return found.filter(({ tokens }) => tokens.length <= 14).map(({ text }) => text);
  });
  return texts.join(' ');
}

/** The heading in the middle over several columns that a column beside it belongs to: the one that is nearest. */
function findSpanning(cells: readonly Cell[], column: Span, columns: readonly Span[]): Cell[] {
  if (cells.length < 2 || cells.length >= columns.length) return [];
  const distance = ({ x0, x1 }: Cell): number => Math.max(column.x0 - x1, x0 - column.x1);
  const nearest = cells.reduce((a, b) => (distance(b) < distance(a) ? b : a));
  // No further than to the middle between two of them.
  const [first, second] = cells;
  const half = ((second?.x0 ?? 0) - (first?.x1 ?? 0)) / 2;
  return distance(nearest) <= half ? [nearest] : [];
}

/** How well a heading names a field: the share of the field's concepts that it has, less what else it says. */
function resemble(field: ScalarField, heading: string): number {
  const [wanted, said] = [new Set(nameConcepts(field)), new Set(readConcepts(heading))];
  if (wanted.size === 0 || said.size === 0) return 0;
  const shared = [...wanted].filter((word) => said.has(word)).length;
  return shared / wanted.size - 0.02 * Math.max(0, said.size - shared);
}

function readItems({ block, fields, strength }: Fitted, around: Surroundings): Findings[] {
  const items: Findings[] = [];
  const signs = signsOf({ strength });
  let label: Row | null = null;
  for (const row of block.rows) {
    if (!hasValues(row)) {
      if (row.cells.length === 1) label = row;
      continue;
    }
    if (isTotal(row, block)) continue;
    const scalars = new Map<ScalarField, Filled>();
    for (const cell of row.cells) {
      const field = fields[columnOf(cell, block.columns)];
      if (field == null || scalars.has(field)) continue;
      const filled = readCell(field, cell, around.reader, signs);
      if (filled !== null) scalars.set(field, filled);
    }
    const first = fields[0];
    // A label of several lines has its values beside the last or the middle one.
    if (first != null && !scalars.has(first) && label !== null && isFreeText(kindOf(first))) {
      const filled = readCell(first, label.cells[0], around.reader, signs);
      if (filled !== null) scalars.set(first, filled);
    }
    label = null;
    if (scalars.size >= MIN_FIELDS) items.push({ scalars, arrays: new Map() });
  }
  return items;
}
