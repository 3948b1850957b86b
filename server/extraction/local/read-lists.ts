import type { Findings } from './build-result.ts';
import type { Surroundings } from './candidates/candidates.ts';
import type { Reader } from './candidates/field-reader.ts';
import { readRoleList } from './parties/role-lists.ts';
import { readDefinedParties } from './prose/defined-parties.ts';
import type { Sheet } from './segments.ts';
import { readAlignedTable } from './tables/aligned-table.ts';
import { readBookingRows } from './tables/booking-rows.ts';
import { readItemRows } from './tables/item-rows.ts';
import { readJourneys } from './tables/journeys.ts';
import { readBlocks } from './tables/label-blocks.ts';
import { readSections } from './tables/sections.ts';
import { readSingleItem } from './tables/single-item.ts';
import { leavesOf, readTables } from './tables/tables.ts';
import { readList } from './tables/value-lists.ts';
import type { ArrayField } from './target-fields.ts';

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
  const { filled, rows } = fillArrays(others, sheet, around.reader);
  fillAlignedTables(others, around, filled, rows);
  for (const array of others) {
    if (filled.has(array)) continue;
    const items =
      readDefinedParties(array, around) ??
      readBlocks(array, around) ??
      readList(array, around) ??
      readRoleList(array, around) ??
      readBookingRows(array, around) ??
      readItemRows(array, around) ??
      readSingleItem(array, around);
    if (items !== null) filled.set(array, items);
  }
  for (const [array, items] of first) filled.set(array, items);
  return { filled, rows };
}

/** Each array takes the table whose headings fit it best; a table serves one array. */
function fillArrays(
  arrays: ArrayField[],
  sheet: Sheet,
  reader: Reader,
): { filled: Map<ArrayField, Findings[]>; rows: Set<number> } {
  const without = new Set<string>();
  const tables = arrays.flatMap((field) => {
    // Arrays whose items look the same find the same tables, or none.
    const likeness = leavesOf(field.item)
      .map((leaf) => `${leaf.path.slice(field.path.length).join('.')}:${leaf.types.join()}`)
      .join();
    if (without.has(likeness)) return [];
    const table = readTables(field, sheet, reader);
    if (table === null) without.add(likeness);
    return table === null ? [] : [{ field, table }];
  });
  const taken = new Set<number>();
  const filled = new Map<ArrayField, Findings[]>();
  for (const { field, table } of tables.sort((a, b) => b.table.strength - a.table.strength)) {
    if ([...table.rows].some((row) => taken.has(row))) continue;
    for (const row of table.rows) taken.add(row);
    filled.set(field, table.items);
  }
  return { filled, rows: taken };
}

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
  for (const { field, table } of tables.sort((a, b) => b.table.strength - a.table.strength)) {
    if ([...table.rows].some((row) => taken.has(row))) continue;
    for (const row of table.rows) taken.add(row);
    filled.set(field, table.items);
  }
}
