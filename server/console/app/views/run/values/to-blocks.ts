/** Parts of long lists that are drawn together. */
import type { Field } from '../../../lib/value-fields.ts';

/** Values in a block: enough that few blocks are watched, and few enough that one is drawn within a frame. */
const BLOCK_VALUES = 30;
/** Rows of a table that are in the page at once, about. */
const TABLE_VALUES = 16;

export interface Block {
  /** Index of its first entry. */
  first: number;
  entries: Field[];
  /** About so many values are in it. */
  values: number;
}

/** The values that a field shows at once, about. */
function countShown(field: Field): number {
  if (field.kind === 'leaf') return 1;
  if (field.kind === 'table') return Math.min(TABLE_VALUES, field.rows.length) + 3;
  const children = field.kind === 'group' ? field.fields : field.entries;
  return children.reduce((sum, child) => sum + countShown(child), 1);
}

export function toBlocks(entries: Field[]): Block[] {
  const blocks: Block[] = [];
  for (const [index, entry] of entries.entries()) {
    const values = countShown(entry);
    const last = blocks.at(-1);
    if (last !== undefined && last.values + values <= BLOCK_VALUES) {
      last.entries.push(entry);
      last.values += values;
    } else blocks.push({ first: index, entries: [entry], values });
  }
  return blocks;
}
