import { readConcepts, splitName } from '../../reading/tokens.ts';
import type { Findings } from '../build-result.ts';
import type { Surroundings } from '../candidates/neighbours.ts';
import type { Filled } from '../filled-value.ts';
import { lastName } from '../kinds.ts';
import type { Row } from '../segments.ts';
import type { ArrayField, ScalarField } from '../target-fields.ts';
import { readCell } from './aligned-table.ts';
import { leavesOf } from './tables.ts';

const MIN_ROWS = 2;
const MAX_ROWS = 200;
const STRENGTH = 0.8;

/**
 * The rows below a line that is the list's name, such as "Ingredients", where no heading names the columns: each has as
 * many cells as an entry has fields, and they are in the order of the fields.
 */
export function readTitledRows(field: ArrayField, around: Surroundings): Findings[] | null {
  const leaves = leavesOf(field.item);
  if (field.item.shape !== 'object' || leaves.length < 2) return null;
  const names = new Set([splitName(lastName(field.path)), field.title].map((name) => readConcepts(name).join(' ')));
  for (const row of around.rows) {
    const [title] = row.cells;
    if (row.cells.length !== 1 || title === undefined || !isNamed(title.text, names)) continue;
    const below = around.rows.slice(row.index + 1, row.index + 1 + MAX_ROWS);
    const end = below.findIndex(({ cells, page }) => cells.length !== leaves.length || page !== row.page);
    const items = (end < 0 ? below : below.slice(0, end)).map((one) => readItem(one, leaves, around));
    if (items.length >= MIN_ROWS && items.every((item) => item !== null)) return items;
  }
  return null;
}

/** "Tasting notes" is a list of notes. */
function isNamed(title: string, names: ReadonlySet<string>): boolean {
  const concepts = readConcepts(title);
  return names.has(concepts.join(' ')) || (concepts.length === 2 && names.has(concepts[1] ?? ''));
}

function readItem(row: Row, leaves: readonly ScalarField[], around: Surroundings): Findings | null {
  const scalars = new Map<ScalarField, Filled>();
  for (const [index, leaf] of leaves.entries()) {
    const filled = readCell(leaf, row.cells[index], around, STRENGTH);
    if (filled === null) return null;
    scalars.set(leaf, filled);
  }
  return { scalars, arrays: new Map() };
}
