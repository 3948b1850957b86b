import type { Findings } from '../build-result.ts';
import type { Surroundings } from '../candidates/neighbours.ts';
import { fillInRow, type Filled, type InRow } from '../filled-value.ts';
import { listLabels } from '../../reading/languages/terms.ts';
import { readConcepts } from '../../reading/tokens.ts';
import { conceptKey } from '../labels/aliases.ts';
import { isRunningText } from '../prose/running-text.ts';
import type { Row } from '../segments.ts';
import type { ArrayField, ScalarField } from '../target-fields.ts';
import { addSections } from './aligned-table.ts';
import { chooseItemFields, type ItemFields, findSection } from './item-fields.ts';
import { readItemLine, type ItemLine } from './item-line.ts';
import { fieldsOf } from './read-cell.ts';
import { isCarriedForward, isSummary } from './summary-rows.ts';

const SIGNS = { label: 0.75, source: 'item row' } as const;

/** What a row says, or two of them. */
type Item = { [Part in keyof ItemLine]?: InRow | undefined };

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
  const finish = (): Findings[] => items.map((item) => toFindings(item, fields));
  // A name that waits for the amount in the next row.
  let open: Item = {};
  for (const row of around.rows) {
    if (isCarriedForward(row)) continue;
    if (isSummary(row)) {
      // A discount among the items is no sum of them.
      if (around.reader.read(fields.amount, row.text).some(({ value }) => Number(value) < 0)) continue;
      if (items.length > 0) return finish();
      open = {};
      continue;
    }
    const line = readItem(row, fields.amount, around);
    const { name, amount, quantity, price } = line;
    if (quantity === undefined && row.cells.length === 1 && isRunningText(row.text)) continue;
    const last = items.at(-1);
    if (amount === undefined) {
      // "2 x 1.20" below an item explains it.
      const explains =
        quantity !== undefined && name === undefined && last !== undefined && last.quantity === undefined;
      if (explains) Object.assign(last, { quantity, price });
      else open = name === undefined ? {} : line;
      continue;
    }
    const item = name !== undefined ? line : { ...(quantity === undefined ? open : line), name: open.name, amount };
    const isItem = item.name !== undefined && Number(amount.value) >= 0;
    if (isItem ? isSumOf(item, items, around) : isSum(Number(amount.value), items)) return finish();
    if (isItem) items.push(item);
    open = {};
  }
  if (isSummedUp(items, around, fields)) return finish();
  if (leaves.length > (section === null ? 2 : 3) || !isPriceList(items)) return null;
  const rows = new Set(items.map(rowOf));
  return addSections({ items: finish(), rows, strength: SIGNS.label }, field, around).items;
}

function readItem(row: Row, amount: ScalarField, { reader }: Surroundings): Item {
  const line = readItemLine(row.text, (text) => reader.read(amount, text));
  return Object.fromEntries(Object.entries(line).map(([part, found]) => [part, found && { ...found, row }]));
}

const rowOf = ({ amount }: Item): number => amount?.row.index ?? 0;

const SUMS = new Set(
  (['total', 'amountDue', 'cash', 'change'] as const).flatMap((field) =>
    listLabels(field).labels.map((label) => conceptKey(readConcepts(label))),
  ),
);

/** Whether what seems to be an item is the sum of those above it, or what was paid: by its words, or by its amount. */
function isSumOf(item: Item, items: readonly Item[], { rows }: Surroundings): boolean {
  if (items.length > 0 && isPayment(String(item.name?.value))) return true;
  if (!isSum(Number(item.amount?.value), items)) return false;
  // An item may cost as much as those above it: where a later row is called the sum, that is it.
  const isNamed = (row: Row): boolean => isSummary(row) || isPayment(row.cells[0]?.text ?? '');
  return !rows.slice(rowOf(item) + 1).some(isNamed);
}

const isPayment = (words: string): boolean => SUMS.has(conceptKey(readConcepts(words)));

function isSum(amount: number, items: readonly Item[]): boolean {
  const sum = items.reduce((all, item) => all + Number(item.amount?.value), 0);
  return items.length > 1 && Math.abs(sum - amount) < 0.005;
}

/** Whether a sentence behind the items has their sum: "in all 2,525.90". */
function isSummedUp(items: readonly Item[], { rows, reader }: Surroundings, { amount }: ItemFields): boolean {
  const last = rowOf(items.at(-1) ?? {});
  return rows
    .slice(last + 1, last + 1 + ROWS_BELOW)
    .some((row) => reader.read(amount, row.text).some(({ value }) => isSum(Number(value), items)));
}

/** Whether most rows are entries with a price, and no prose is between them. */
function isPriceList(items: readonly Item[]): boolean {
  const rows = items.map(rowOf);
  return items.length >= MIN_PRICES && items.length >= MIN_SHARE * (Math.max(...rows) - Math.min(...rows) + 1);
}

function toFindings(item: Item, fields: ItemFields): Findings {
  const scalars = new Map<ScalarField, Filled>();
  for (const part of ['name', 'amount', 'unit', 'price', 'quantity'] as const) {
    const field = fields[part] ?? (part === 'quantity' ? fields.position : undefined);
    const found = item[part];
    const filled = field === undefined || found === undefined ? null : fillInRow(field, found, SIGNS);
    if (field !== undefined && filled !== null) scalars.set(field, filled);
  }
  const count = fields.quantity === undefined ? undefined : scalars.get(fields.quantity)?.value;
  const product = Number(item.price?.value) * Number(count);
  if (Math.abs(product - Number(item.amount?.value)) < 0.011) for (const filled of scalars.values()) filled.adds = true;
  return { scalars, arrays: new Map() };
}
