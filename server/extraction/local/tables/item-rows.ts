import type { Recognition } from '../../reading/recogniser.ts';
import type { Findings } from '../build-result.ts';
import type { Surroundings } from '../candidates/neighbours.ts';
import { fillFrom, type Filled } from '../filled-value.ts';
import { conceptKey } from '../labels/aliases.ts';
import { listLabels } from '../../reading/languages/terms.ts';
import { readConcepts } from '../../reading/tokens.ts';
import { isRunningText } from '../prose/running-text.ts';
import type { Row } from '../segments.ts';
import type { ArrayField, ScalarField } from '../target-fields.ts';
import { addSections } from './aligned-table.ts';
import { chooseItemFields, type ItemFields, findSection } from './item-fields.ts';
import { readItemLine, type ItemLine, type LinePart } from './item-line.ts';
import { fieldsOf } from './read-cell.ts';
import { isCarriedForward, isSummary } from './summary-rows.ts';

const SIGNS = { label: 0.75, source: 'item row' } as const;

interface Item {
  name: { row: Row; part: LinePart };
  amount: { row: Row; found: Recognition };
  quantity?: { row: Row; part: LinePart };
  price?: { row: Row; found: Recognition };
  unit?: { row: Row; part: LinePart };
}

/** Least number of items where nothing is summed up, and the share of rows that they then are of those between them. */
const MIN_PRICES = 4;
const MIN_SHARE = 0.6;
/** In which a sentence has the sum of the items. */
const ROWS_BELOW = 3;

/**
 * The items of a receipt, without headings: a name and an amount in a row, with "2 x 1.20" in it, above or below it,
 * up to the first sum; or the entries of a list of prices, in sections. Null for items without a name and an amount,
 * and with a date.
 */
export function readItemRows(field: ArrayField, around: Surroundings): Findings[] | null {
  const leaves = fieldsOf(field);
  const section = findSection(leaves);
  const fields = chooseItemFields(leaves.filter((leaf) => leaf !== section));
  if (fields === null) return null;
  const items: Item[] = [];
  let open: { row: Row; line: ItemLine } | null = null;
  for (const row of around.rows) {
    if (isCarriedForward(row)) continue;
    if (isSummary(row)) {
      // A discount among the items is no sum of them.
      if (around.reader.read(fields.amount, row.text).some(({ value }) => Number(value) < 0)) continue;
      if (items.length > 0) return items.map((item) => toFindings(item, fields));
      open = null;
      continue;
    }
    const line = readItemLine(row.text, (text) => around.reader.read(fields.amount, text));
    if (line.quantity === null && row.cells.length === 1 && isRunningText(row.text)) continue;
    const last = items.at(-1);
    if (line.amount === null) {
      // "2 x 1.20" below an item explains it; a name waits for the amount in the next row.
      if (line.quantity !== null && line.name === null && last !== undefined && last.quantity === undefined)
        addQuantity(last, row, line);
      else open = line.name === null ? null : { row, line };
      continue;
    }
    const item = createItem(row, line, open);
    const isEnd = item === null ? isSum(Number(line.amount.value), items) : isSumOf(item, items, around);
    if (isEnd) return items.map((one) => toFindings(one, fields));
    if (item !== null) items.push(item);
    open = null;
  }
  if (isSummedUp(items, around, fields)) return items.map((item) => toFindings(item, fields));
  if (leaves.length > (section === null ? 2 : 3) || !isPriceList(items)) return null;
  const rows = new Set(items.map(({ amount }) => amount.row.index));
  const table = { items: items.map((item) => toFindings(item, fields)), rows, strength: SIGNS.label };
  return addSections(table, field, around).items;
}

const SUMS = new Set(
  (['total', 'amountDue', 'cash', 'change'] as const).flatMap((field) =>
    listLabels(field).labels.map((label) => conceptKey(readConcepts(label))),
  ),
);

/** Whether what seems to be an item is the sum of those above it, or what was paid: by its words, or by its amount. */
function isSumOf({ name, amount }: Item, items: readonly Item[], { rows }: Surroundings): boolean {
  if (items.length > 0 && isPayment(name.row.text.slice(name.part.start, name.part.end))) return true;
  if (!isSum(Number(amount.found.value), items)) return false;
  // An item may cost as much as those above it: where a later row is called the sum, that is it.
  const isNamed = (row: Row): boolean => isSummary(row) || isPayment(row.cells[0]?.text ?? '');
  return !rows.slice(amount.row.index + 1).some(isNamed);
}

const isPayment = (words: string): boolean => SUMS.has(conceptKey(readConcepts(words)));

function isSum(amount: number, items: readonly Item[]): boolean {
  const sum = items.reduce((all, item) => all + Number(item.amount.found.value), 0);
  return items.length > 1 && Math.abs(sum - amount) < 0.005;
}

/** Whether a sentence behind the items has their sum: "in all 2,525.90". */
function isSummedUp(items: readonly Item[], { rows, reader }: Surroundings, { amount }: ItemFields): boolean {
  const last = items.at(-1)?.amount.row.index ?? 0;
  return rows
    .slice(last + 1, last + 1 + ROWS_BELOW)
    .some((row) => reader.read(amount, row.text).some(({ value }) => isSum(Number(value), items)));
}

/** Whether most rows are entries with a price, and no prose is between them. */
function isPriceList(items: readonly Item[]): boolean {
  const rows = items.map(({ amount }) => amount.row.index);
  return items.length >= MIN_PRICES && items.length >= MIN_SHARE * (Math.max(...rows) - Math.min(...rows) + 1);
}

function createItem(row: Row, line: ItemLine, open: { row: Row; line: ItemLine } | null): Item | null {
  const named = line.name === null ? open : { row, line };
  const name = named?.line.name;
  if (line.amount === null || Number(line.amount.value) < 0 || named == null || name == null) return null;
  const item: Item = { name: { row: named.row, part: name }, amount: { row, found: line.amount } };
  if (line.unit !== undefined) item.unit = { row, part: line.unit };
  if (line.quantity !== null) addQuantity(item, row, line);
  else if (open !== null && named.row === open.row && open.line.quantity !== null)
    addQuantity(item, open.row, open.line);
  return item;
}

function addQuantity(item: Item, row: Row, { quantity, price }: ItemLine): void {
  if (quantity !== null) item.quantity = { row, part: quantity };
  if (price !== null) item.price = { row, found: price };
}

function toFindings({ name, amount, quantity, unit, price }: Item, fields: ItemFields): Findings {
  const scalars = new Map<ScalarField, Filled>();
  const set = (field: ScalarField | undefined, row: Row, value: Recognition['value'], at: LinePart): void => {
    const match = row.text.slice(at.start, at.end) === String(value) ? 'exact' : 'normalized';
    const found = { start: at.start, end: at.end, value, match, fit: 1 } as const;
    const filled = field === undefined ? null : fillFrom(field, { row, from: 0 }, found, SIGNS);
    if (field !== undefined && filled !== null) scalars.set(field, filled);
  };
  set(fields.name, name.row, name.row.text.slice(name.part.start, name.part.end), name.part);
  set(fields.amount, amount.row, amount.found.value, amount.found);
  if (unit !== undefined) set(fields.unit, unit.row, unit.row.text.slice(unit.part.start, unit.part.end), unit.part);
  if (price !== undefined) set(fields.price, price.row, price.found.value, price.found);
  if (quantity !== undefined) {
    const text = quantity.row.text.slice(quantity.part.start, quantity.part.end);
    set(fields.quantity ?? fields.position, quantity.row, Number(text.replace(',', '.')), quantity.part);
  }
  const count = fields.quantity === undefined ? undefined : scalars.get(fields.quantity)?.value;
  const product = Number(price?.found.value) * Number(count);
  if (Math.abs(product - Number(amount.found.value)) < 0.011) for (const filled of scalars.values()) filled.adds = true;
  return { scalars, arrays: new Map() };
}
