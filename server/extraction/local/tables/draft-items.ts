import { createCandidate } from '../candidates/candidate.ts';
import { isFreeText, type Reader } from '../candidates/field-reader.ts';
import type { Recognition } from '../../reading/recogniser.ts';
import type { JsonValue } from '../../../lib/json-value.ts';
import type { Findings } from '../build-result.ts';
import { conform } from '../conform.ts';
import { fill, type Filled } from '../filled-value.ts';
import { kindOf, nameConcepts } from '../kinds.ts';
import { median } from '../median.ts';
import { isApart, type Row } from '../segments.ts';
import type { ScalarField } from '../target-fields.ts';
import type { TableHeader } from './columns/table-header.ts';
import { splitRange } from './columns/range-columns.ts';
import type { TableCell, TableRow } from './table-rows.ts';

/** A heading of this quality names its field and nothing else. */
const SURE_HEADING = 0.8;
const MAX_AS_WRITTEN = 30;
const AS_WRITTEN = 0.8;

interface DraftValue {
  cell: TableCell;
  value: JsonValue;
  start: number;
  end: number;
  fit: number;
  match: 'exact' | 'normalized' | 'derived';
  quality: number;
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
    const text = cell.row.text.slice(cell.from, cell.to);
    if (isFreeText(kindOf(field))) {
      if (!(quality >= SURE_HEADING ? /[\p{L}\d]/u : /\p{L}|.{2}/u).test(text)) continue;
      const value = conform(field, text, text);
      if (value !== undefined)
        values.set(field, {
          cell,
          value,
          start: cell.from,
          end: cell.to,
          fit: /\p{L}/u.test(text) ? 1 : 0.6,
          match: 'exact',
          quality,
          lastLine: cell,
        });
      continue;
    }
    const recognised = reader.readCell(field, text) ?? readAsWritten(field, text, quality);
    if (recognised === undefined || recognised.start > 14) continue;
    const quote = text.slice(recognised.start, recognised.end);
    const value = conform(field, recognised.value, quote);
    if (value === undefined) continue;
    values.set(field, {
      cell,
      value,
      start: cell.from + recognised.start,
      end: cell.from + recognised.end,
      fit: Math.max(recognised.fit, 0.85),
      match: recognised.match,
      quality,
      lastLine: cell,
    });
  }
  const quantity = [...values].find(([field]) => nameConcepts(field).includes('quantity'))?.[1];
  if (header.unit !== null && quantity !== undefined && !values.has(header.unit))
    setUnit(values, header.unit, quantity);
  if (header.currency !== null && !values.has(header.currency)) setCurrency(values, header.currency, reader);
  return values;
}

/** "318.00 EUR": the currency of the amount that shares a word of its name, such as `foreignCurrency`, or of any. */
function setCurrency(values: Draft['values'], field: ScalarField, reader: Reader): void {
  const words = nameConcepts(field).filter((concept) => concept !== 'currency');
  const amounts = [...values].filter(([{ types }]) => types.includes('number'));
  const named = amounts.filter(([one]) => nameConcepts(one).some((concept) => words.includes(concept)));
  for (const [, amount] of named.length > 0 ? named : amounts) {
    const { cell } = amount;
    const text = cell.row.text.slice(cell.from, cell.to);
    const [found] = reader.read(field, text);
    const value = found === undefined ? undefined : conform(field, found.value, text.slice(found.start, found.end));
    if (found === undefined || value === undefined) continue;
    const { match } = found;
    values.set(field, { ...amount, value, match, start: cell.from + found.start, end: cell.from + found.end });
    return;
  }
}

const UNIT = /^(?<space>\s?)(?<unit>\p{L}{1,8}[23²³]?\.?)\s*$/u;

/** "120 m2": the unit follows the quantity. */
function setUnit(values: Draft['values'], field: ScalarField, quantity: DraftValue): void {
  const { cell, end: from } = quantity;
  const { space = '', unit = '' } = UNIT.exec(cell.row.text.slice(from, cell.to))?.groups ?? {};
  const value = unit === '' ? undefined : conform(field, unit, unit);
  const start = from + space.length;
  if (value !== undefined) values.set(field, { ...quantity, value, start, end: start + unit.length, match: 'exact' });
}

/** Below a heading that surely names a text, a value is taken as it is: "33:41" for a time that no clock shows. */
function readAsWritten(field: ScalarField, text: string, quality: number): Recognition | undefined {
  if (field.format !== '' || field.choices !== null || !field.types.includes('string')) return undefined;
  const end = text.trimEnd().length;
  if (quality < SURE_HEADING || end > MAX_AS_WRITTEN || !/\d/.test(text)) return undefined;
  return { start: 0, end, value: text.slice(0, end), fit: AS_WRITTEN, match: 'exact' };
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
  return [...values].every(([field, { value }]) => {
    const above = drafts.map((draft) => Number(draft.values.get(field)?.value ?? 0));
    const sum = above.reduce((all, one) => all + one, 0);
    return typeof value === 'number' && value > Math.max(...above) && Math.abs(value - sum) < 0.006;
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

export function joinText(known: DraftValue, next: DraftValue): void {
  known.value = `${String(known.value)} ${String(next.value)}`;
  known.match = 'normalized';
  known.lastLine = next.cell;
}

/** A text that goes on in the next line: its last line ends near the next column, so that the next word had no room. */
export function appendWrapped(draft: Draft, values: Draft['values'], row: Row, header: TableHeader): void {
  if (row.index - draft.lastRow > 1) return;
  for (const [field, next] of values) {
    const known = draft.values.get(field);
    if (known === undefined || typeof known.value !== 'string' || typeof next.value !== 'string') continue;
    // Two cells in one column are no text that goes on.
    if (/\S\s{2,}\S/.test(next.value)) continue;
    if (Math.abs(known.lastLine.x0 - next.cell.x0) > 0.02 || isApart(known.lastLine.row, row)) continue;
    const column = header.columns.find((one) => one.field === field);
    const right = header.columns.find((one) => column !== undefined && one.x0 > column.x0);
    const firstWord = next.value.split(' ')[0]?.length ?? 0;
    const { lastLine } = known;
    const letter = (lastLine.x1 - lastLine.x0) / Math.max(1, lastLine.to - lastLine.from);
    if (right === undefined || lastLine.x1 + (firstWord + 1) * letter < right.x0 - 0.02) continue;
    joinText(known, next);
    draft.lastRow = row.index;
  }
}

export function finish(draft: Draft): Findings {
  const adds = checksOut(draft);
  const scalars = new Map<ScalarField, Filled>();
  for (const [field, { cell, value, start, end, fit, match, quality }] of draft.values) {
    const place = { cell: { row: cell.row, from: 0 }, start, end };
    const signs = { match, label: quality, position: 0.96, fit, source: 'table' } as const;
    const candidate = createCandidate(field, value, place, signs);
    scalars.set(field, { ...fill(value, candidate), adds: adds && typeof value === 'number' });
  }
  return { scalars, arrays: new Map() };
}

/** Whether two of the row's numbers multiplied give a third. */
function checksOut(draft: Draft): boolean {
  const numbers = [...draft.values.values()].map(({ value }) => value).filter((value) => typeof value === 'number');
  for (const product of numbers) {
    for (const [index, a] of numbers.entries()) {
      for (const b of numbers.slice(index + 1))
        if (a !== product && b !== product && Math.abs(a * b - product) <= 0.011 + Math.abs(product) * 0.002)
          return true;
    }
  }
  return false;
}
