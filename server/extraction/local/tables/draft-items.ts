import { isFreeText, type Reader } from '../candidates/field-reader.ts';
import { quoteGroup, quoteText, type Recognition } from '../../reading/recogniser.ts';
import type { Findings } from '../build-result.ts';
import { fillFrom, type Filled, type ListSigns } from '../filled-value.ts';
import { kindOf, nameConcepts } from '../kinds.ts';
import { median } from '../median.ts';
import { isApart, type Row } from '../segments.ts';
import type { ScalarField } from '../target-fields.ts';
import type { TableHeader } from './columns/table-header.ts';
import { splitRange } from './columns/range-columns.ts';
import type { TableCell, TableRow } from './table-rows.ts';

/** A heading of this quality names its field and nothing else. */
const SURE_HEADING = 0.8;
/** A value further in is beside another. */
const MAX_START = 14;
const SIGNS_BESIDE = { label: 0.9, position: 0.96, source: 'table' } as const;

interface DraftValue {
  filled: Filled;
  cell: TableCell;
  lastLine: TableCell;
}

/** An item while its rows are read. */
export interface Draft {
  values: Map<ScalarField, DraftValue>;
  lastRow: number;
}

export function readRow(cells: TableRow, header: TableHeader, reader: Reader): Draft['values'] {
  const values: Draft['values'] = new Map();
  const columns = header.columns.flatMap(({ field, quality, until }, index) => {
    const cell = cells.get(index);
    if (cell === undefined || field === null) return [];
    const range = until === undefined ? null : splitRange(cell.row.text.slice(cell.from, cell.to));
    if (until === undefined || range === null) return [{ field, quality, cell }];
    return range.map(({ start, end }, part) => ({
      field: part === 0 ? field : until,
      quality,
      cell: { ...cell, from: cell.from + start, to: cell.from + end },
    }));
  });
  for (const { field, quality, cell } of columns) {
    const found = readValue(field, cell.row.text.slice(cell.from, cell.to), quality, reader);
    const filled = found === undefined ? null : fillFrom(field, cell, found, signsOf(quality));
    if (filled !== null) values.set(field, { filled, cell, lastLine: cell });
  }
  const { unit, currency } = header;
  if (unit !== null && !values.has(unit)) setUnit(values, unit);
  if (currency !== null && !values.has(currency)) setCurrency(values, currency, reader);
  return values;
}

const signsOf = (quality: number): ListSigns => ({ label: quality, position: 0.96, source: 'table' });

function readValue(field: ScalarField, text: string, quality: number, reader: Reader): Recognition | undefined {
  if (isFreeText(kindOf(field))) {
    const isText = (quality >= SURE_HEADING ? /[\p{L}\d]/u : /\p{L}|.{2}/u).test(text);
    return isText ? { ...quoteText(text), fit: /\p{L}/u.test(text) ? 1 : 0.6 } : undefined;
  }
  const found = reader.readCell(field, text) ?? readAsWritten(field, text, quality);
  return found === undefined || found.start > MAX_START ? undefined : { ...found, fit: Math.max(found.fit, 0.85) };
}

/** "318.00 EUR": the currency of the amount that shares a word of its name, such as `foreignCurrency`, or of any. */
function setCurrency(values: Draft['values'], field: ScalarField, reader: Reader): void {
  const words = nameConcepts(field).filter((concept) => concept !== 'currency');
  const amounts = [...values].filter(([{ types }]) => types.includes('number'));
  const named = amounts.filter(([one]) => nameConcepts(one).some((concept) => words.includes(concept)));
  for (const [, amount] of named.length > 0 ? named : amounts) {
    const { cell } = amount;
    const [found] = reader.read(field, cell.row.text.slice(cell.from, cell.to));
    const filled = found === undefined ? null : fillFrom(field, cell, found, SIGNS_BESIDE);
    if (filled === null) continue;
    values.set(field, { ...amount, filled });
    return;
  }
}

const UNIT = /^\s?(?<unit>\p{L}{1,8}[23²³]?\.?)\s*$/du;

/** "120 m2": the unit follows the quantity. */
function setUnit(values: Draft['values'], field: ScalarField): void {
  const quantity = [...values].find(([one]) => nameConcepts(one).includes('quantity'))?.[1];
  if (quantity === undefined) return;
  const { row, to } = quantity.cell;
  const from = quantity.filled.candidate.end - row.start;
  const unit = quoteGroup(UNIT.exec(row.text.slice(from, to)), 'unit');
  const filled = unit === undefined ? null : fillFrom(field, { row, from }, unit, SIGNS_BESIDE);
  if (filled !== null) values.set(field, { ...quantity, filled });
}

/** Below a heading that surely names a text, a value is taken as it is: "33:41" for a time that no clock shows. */
function readAsWritten(field: ScalarField, text: string, quality: number): Recognition | undefined {
  if (field.format !== '' || field.choices !== null || !field.types.includes('string')) return undefined;
  return quality < SURE_HEADING || !/\d/.test(text) ? undefined : { ...quoteText(text.trimEnd()), fit: 0.8 };
}

/** A value that is printed once for several rows. */
export function repeat(value: DraftValue): DraftValue {
  const { filled } = value;
  return { ...value, filled: { ...filled, candidate: { ...filled.candidate, match: 'derived' } } };
}

export function filledLike(values: Draft['values'], drafts: Draft[]): boolean {
  const usual = [...(drafts[0]?.values.keys() ?? [])].filter((field) =>
    drafts.every((draft) => draft.values.has(field)),
  );
  const sizes = drafts.map((draft) => draft.values.size);
  return usual.length >= 2 && usual.every((field) => values.has(field)) && values.size >= median(sizes);
}

/** Whether a row lacks some of what the rows above have, and is the sums of their columns otherwise. */
export function isSumOfColumns(values: Draft['values'], drafts: readonly Draft[]): boolean {
  const [first] = drafts;
  if (first === undefined || drafts.length < 2 || values.size === 0) return false;
  if ([...first.values.keys()].every((field) => values.has(field))) return false;
  return [...values].every(([field, { filled }]) => {
    const above = drafts.map((draft) => Number(draft.values.get(field)?.filled.value ?? 0));
    const sum = above.reduce((all, one) => all + one, 0);
    const value = Number(filled.value);
    return value > Math.max(...above) && Math.abs(value - sum) < 0.006;
  });
}

/** Whether a row has a value for what the item already has: then it is another item. */
export function conflicts(draft: Draft, values: Draft['values']): boolean {
  return [...values.keys()].some((field) => draft.values.has(field));
}

/** Whether a row only has what the last item lacks and all others have, and texts that go on: it is its second line. */
export function completes(values: Draft['values'], drafts: Draft[]): boolean {
  const [last, ...others] = drafts.toReversed();
  if (last === undefined || others.length === 0) return false;
  const isText = (field: ScalarField): boolean => isFreeText(kindOf(field));
  const added = [...values.keys()].filter((field) => !isText(field));
  return (
    [...values.keys()].some((field) => isText(field) && last.values.has(field)) &&
    added.length > 0 &&
    added.every((field) => !last.values.has(field) && others.every((draft) => draft.values.has(field)))
  );
}

function joinText(known: DraftValue, next: DraftValue): void {
  known.filled.value = `${String(known.filled.value)} ${String(next.filled.value)}`;
  known.filled.candidate.match = 'normalized';
  known.lastLine = next.cell;
}

/** Adds what a further row has of an item. */
export function extend(draft: Draft, values: Draft['values'], row: number): void {
  for (const [field, next] of values) {
    const known = draft.values.get(field);
    if (known === undefined) draft.values.set(field, next);
    else joinText(known, next);
  }
  draft.lastRow = row;
}

/** A text that goes on in the next line: its last line ends near the next column, so that the next word had no room. */
export function appendWrapped(draft: Draft, values: Draft['values'], row: Row, header: TableHeader): void {
  if (row.index - draft.lastRow > 1) return;
  for (const [field, next] of values) {
    const known = draft.values.get(field);
    const text = next.filled.value;
    if (known === undefined || typeof known.filled.value !== 'string' || typeof text !== 'string') continue;
    // Two cells in one column are no text that goes on.
    if (/\S\s{2,}\S/.test(text)) continue;
    if (Math.abs(known.lastLine.x0 - next.cell.x0) > 0.02 || isApart(known.lastLine.row, row)) continue;
    const column = header.columns.find((one) => one.field === field);
    const right = header.columns.find((one) => column !== undefined && one.x0 > column.x0);
    const firstWord = text.split(' ')[0]?.length ?? 0;
    const { lastLine } = known;
    const letter = (lastLine.x1 - lastLine.x0) / Math.max(1, lastLine.to - lastLine.from);
    if (right === undefined || lastLine.x1 + (firstWord + 1) * letter < right.x0 - 0.02) continue;
    joinText(known, next);
    draft.lastRow = row.index;
  }
}

export function finish({ values }: Draft): Findings {
  const scalars = new Map([...values].map(([field, { filled }]) => [field, filled]));
  return { scalars, arrays: new Map() };
}
