import type { Findings } from './build-result.ts';
import type { Surroundings } from './candidates/neighbours.ts';
import { readRoleList } from './parties/role-lists.ts';
import { readDefinedParties } from './prose/defined-parties.ts';
import { addSections, readAlignedTable } from './tables/aligned-table.ts';
import { readBookingRows } from './tables/booking-rows.ts';
import { readCodedRows } from './tables/coded-rows.ts';
import { readItemRows } from './tables/item-rows.ts';
import { readJourneys } from './tables/journeys.ts';
import { readBlocks } from './tables/label-blocks.ts';
import { leaveOutRowNumbers } from './tables/row-numbers.ts';
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
export function readLists(arrays: ArrayField[], around: Surroundings): ReadLists {
  const first = new Map<ArrayField, Findings[]>();
  for (const array of arrays) {
    const items = readJourneys(array, around) ?? readSections(array, around, readLists);
    if (items !== null) first.set(array, items);
  }
  const others = arrays.filter((array) => !first.has(array));
  const lists: ReadLists = { filled: new Map(), rows: new Set() };
  takeTables(others, readNamedTables(others, around), lists);
  for (const array of others) takeTables([array], (field) => readTitled(field, around), lists);
  takeTables(others, (field) => readAlignedTable(field, around), lists);
  const { filled, rows } = lists;
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
  for (const [array, items] of filled) filled.set(array, leaveOutRowNumbers(items));
  return { filled, rows };
}

/** Each array that has no items takes the table that is read for it, the best first; a row serves one array. */
function takeTables(
  arrays: readonly ArrayField[],
  read: (field: ArrayField) => ReadTable | null,
  { filled, rows }: ReadLists,
): void {
  const tables = arrays.flatMap((field) => {
    const table = filled.has(field) ? null : read(field);
    return table === null ? [] : [{ field, table }];
  });
  for (const { field, table } of tables.sort((a, b) => b.table.strength - a.table.strength)) {
    if (table.isBeside !== true && [...table.rows].some((row) => rows.has(row))) continue;
    for (const row of table.rows) rows.add(row);
    filled.set(field, table.items);
  }
}

/** Reads tables by their headings. Arrays whose items look the same find the same tables, or none. */
function readNamedTables(arrays: ArrayField[], around: Surroundings) {
  const without = new Set<string>();
  return (field: ArrayField): ReadTable | null => {
    const likeness = leavesOf(field.item)
      .map((leaf) => `${leaf.path.slice(field.path.length).join('.')}:${leaf.types.join()}`)
      .join();
    const table = without.has(likeness) ? null : readTables(field, around, arrays);
    if (table === null) without.add(likeness);
    return table === null ? null : addSections(preferFuller(table, field, around), field, around);
  };
}

function readTitled(field: ArrayField, around: Surroundings): ReadTable | null {
  const items = readTitledRows(field, around, false);
  const rows = items?.flatMap(({ scalars }) => [...scalars.values()].map(({ candidate: { row } }) => row));
  return items === null ? null : { items, rows: new Set(rows), strength: 1 };
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
