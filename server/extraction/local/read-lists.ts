import type { Findings } from './build-result.ts';
import type { Surroundings } from './candidates/neighbours.ts';
import { readRoleList } from './parties/role-lists.ts';
import { readDefinedParties } from './prose/defined-parties.ts';
import type { Sheet } from './segments.ts';
import { addSections, readAlignedTable } from './tables/aligned-table.ts';
import { readBookingRows } from './tables/booking-rows.ts';
import { readCodedRows } from './tables/coded-rows.ts';
import { readItemRows } from './tables/item-rows.ts';
import { readJourneys } from './tables/journeys/journeys.ts';
import { readBlocks } from './tables/label-blocks.ts';
import { readSections } from './tables/sections.ts';
import { readSingleItem } from './tables/single-item.ts';
import { leavesOf } from './tables/read-cell.ts';
import { readTables, type ReadTable } from './tables/tables.ts';
import { readTitledRows } from './tables/titled-rows.ts';
import { readList } from './tables/value-lists.ts';
import type { ArrayField, ScalarField } from './target-fields.ts';

interface ReadLists {
  filled: Map<ArrayField, Findings[]>;
  /** The indices of the rows that tables take up. */
  rows: Set<number>;
}

/** The items of each array that the document has some of. */
export function readLists(arrays: ArrayField[], sheet: Sheet, around: Surroundings): ReadLists {
  const first = new Map<ArrayField, Findings[]>();
  for (const array of arrays) {
    const items = readJourneys(array, around) ?? readSections(array, sheet, around.reader, readLists);
    if (items !== null) first.set(array, items);
  }
  const others = arrays.filter((array) => !first.has(array));
  const { filled, rows } = fillArrays(others, sheet, around);
  for (const array of others) {
    const items = filled.has(array) ? null : readTitledRows(array, around, false);
    if (items !== null) fillWith(array, { items, rows: rowsOf(items) }, filled, rows);
  }
  fillAlignedTables(others, around, filled, rows);
  for (const array of others) {
    if (filled.has(array)) continue;
    const items =
      readDefinedParties(array, around) ??
      readBlocks(array, around) ??
      readList(array, around) ??
      readTitledRows(array, around, true) ??
      readRoleList(array, around) ??
      readBookingRows(array, around) ??
      readItemRows(array, around) ??
      readCodedRows(array, around) ??
      readSingleItem(array, around);
    if (items !== null) filled.set(array, items);
  }
  for (const [array, items] of first) filled.set(array, items);
  return { filled, rows };
}

const rowsOf = (items: readonly Findings[]): number[] =>
  items.flatMap(({ scalars }) => [...scalars.values()].map(({ candidate: { row } }) => row));

/** Unless another table has one of the rows. */
function fillWith(
  array: ArrayField,
  { items, rows }: { items: Findings[]; rows: Iterable<number> },
  filled: Map<ArrayField, Findings[]>,
  taken: Set<number>,
): void {
  const own = [...rows];
  if (own.some((row) => taken.has(row))) return;
  for (const row of own) taken.add(row);
  filled.set(array, items);
}

/** Each array takes the table whose headings fit it best; a table serves one array. */
function fillArrays(arrays: ArrayField[], sheet: Sheet, around: Surroundings): ReadLists {
  const without = new Set<string>();
  const tables = arrays.flatMap((field) => {
    // Arrays whose items look the same find the same tables, or none.
    const likeness = leavesOf(field.item)
      .map((leaf) => `${leaf.path.slice(field.path.length).join('.')}:${leaf.types.join()}`)
      .join();
    if (without.has(likeness)) return [];
    const table = readTables(field, sheet, around.reader, arrays);
    if (table === null) without.add(likeness);
    return table === null ? [] : [{ field, table: addSections(preferFuller(table, field, around), field, around) }];
  });
  const taken = new Set<number>();
  const filled = new Map<ArrayField, Findings[]>();
  for (const { field, table } of tables.sort((a, b) => b.table.strength - a.table.strength)) {
    if (table.isBeside !== true && [...table.rows].some((row) => taken.has(row))) continue;
    for (const row of table.rows) taken.add(row);
    filled.set(field, table.items);
  }
  return { filled, rows: taken };
}

/** Share of an item's fields below which a table may be one whose headings are not all known. */
const FEW_FIELDS = 0.85;
/** Fields that it then has to fill more, per field. */
const FULLER = 1.25;

/** The same rows as the table of columns that resemble the fields, where that one fills more of them and loses none. */
function preferFuller(table: ReadTable, field: ArrayField, around: Surroundings): ReadTable {
  const filled = listFields(table);
  if (table.isBeside === true || filled.size >= leavesOf(field.item).length * FEW_FIELDS) return table;
  const other = readAlignedTable(field, around);
  if (other === null || [...table.rows].some((row) => !other.rows.has(row))) return table;
  const fuller = listFields(other);
  const isFuller = [...filled].every((one) => fuller.has(one)) && fuller.size >= filled.size * FULLER;
  return isFuller ? { ...other, strength: table.strength } : table;
}

const listFields = ({ items }: ReadTable): Set<ScalarField> =>
  new Set(items.flatMap(({ scalars }) => [...scalars.keys()]));

/** Arrays without a table of known headings take those whose headings resemble their fields, the best first. */
function fillAlignedTables(
  arrays: ArrayField[],
  around: Surroundings,
  filled: Map<ArrayField, Findings[]>,
  taken: Set<number>,
): void {
  const tables = arrays
    .filter((array) => !filled.has(array))
    .flatMap((field) => {
      const table = readAlignedTable(field, around);
      return table === null ? [] : [{ field, table }];
    });
  for (const { field, table } of tables.sort((a, b) => b.table.strength - a.table.strength))
    fillWith(field, table, filled, taken);
}
