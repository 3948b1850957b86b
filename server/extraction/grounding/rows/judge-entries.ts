import type { JsonValue } from '../../../lib/json-value.ts';
import type { Hit, IndexedLine } from '../document-index.ts';
import type { GroundedLeaf } from '../grounded-leaf.ts';
import { listCells, markUnusualCells } from './judge-rows.ts';
import { markMisplacedEntries, type EntryRow } from './misplaced-entries.ts';
import { acceptUsualSigns } from './usual-values.ts';

interface PlacedEntries {
  list: readonly JsonValue[];
  path: string;
  rows: readonly EntryRow[];
  /** The places of values in lists. */
  places: ReadonlyMap<GroundedLeaf, Hit>;
  lines: readonly IndexedLine[];
}

/** Compares the entries of a list with each other: their order, their columns, and the signs of their numbers. */
export function judgeEntries(
  leaves: readonly GroundedLeaf[],
  { list, path, rows, places, lines }: PlacedEntries,
): void {
  markMisplacedEntries(leaves, rows, lines);
  markUnusualCells(listCells(leaves, places, path), lines);
  acceptUsualSigns(leaves, list, path);
}
