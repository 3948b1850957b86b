import type { Field } from '../schema/field-tree.ts';
import { markForeignLabels } from './foreign/mark-foreign-labels.ts';
import { listNamed, type PlacedLeaf } from './foreign/placed-leaf.ts';
import { judgeOrder } from './order/judge-order.ts';
import { markContested } from './order/mark-contested.ts';
import { markReversed } from './order/mark-reversed.ts';
import type { SearchedDocument } from './searched-document.ts';

/** Notes what the places of all values say about each one: it may be another field's. */
export function judgePlacedValues(placed: readonly PlacedLeaf[], root: Field, document: SearchedDocument): void {
  const fields = listNamed(root);
  const named = placed.filter(({ names }) => names.length > 0);
  markForeignLabels(named, fields, document);
  judgeOrder(placed, fields);
  markContested(named, document);
  markReversed(named);
}
