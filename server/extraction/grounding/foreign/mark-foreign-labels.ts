import type { SearchedDocument } from '../searched-document.ts';
import { judgeColumns } from './judge-columns.ts';
import { judgeLine } from './judge-line.ts';
import { judgeSide, pairSides } from './judge-sides.ts';
import { getKey, type Named, type PlacedLeaf } from './placed-leaf.ts';

const MAX_VALUES = 2_000;
/** A longer line is a paragraph: its words name many things. */
const MAX_LINE = 400;

/**
 * Marks values that are beside the label of another field, or below its heading: the name of the tenant, given as the
 * landlord's.
 */
export function markForeignLabels(
  placed: readonly PlacedLeaf[],
  fields: readonly Named[],
  document: SearchedDocument,
): void {
  if (placed.length > MAX_VALUES) return;
  const byLine = Map.groupBy(placed, ({ hit }) => hit.line);
  for (const [number, values] of byLine) {
    const line = document.index.lines[number];
    if (line !== undefined && line.text.length <= MAX_LINE)
      judgeLine(values, fields, { line, number }, document.labels);
  }
  for (const [list, values] of Map.groupBy(
    placed.filter(({ isEntry }) => isEntry),
    getList,
  ))
    judgeColumns(
      values,
      fields.filter(({ key }) => key.startsWith(`${list}/*`)),
      document,
    );
  const pairs = pairSides(fields.filter(({ key }) => !key.includes('/*')));
  for (const one of placed) if (!one.isEntry) judgeSide(one, pairs, document.index.lines);
}

/** The path of the list that an entry's value is in. */
const getList = (value: PlacedLeaf): string => getKey(value).split('/*').slice(0, -1).join('/*');
