import { isFreeText, type Reader } from '../candidates/field-reader.ts';
import { fillFrom, type Filled, type ListSigns } from '../filled-value.ts';
import { kindOf } from '../kinds.ts';
import type { Cell } from '../segments.ts';
import type { ArrayField, Field, ScalarField } from '../target-fields.ts';

/** A cell of a row, or a part of one. */
export type Stretch = Pick<Cell, 'row' | 'from' | 'to'>;

/** The leaves of an item that are not in an array of their own. */
export function leavesOf(field: Field): ScalarField[] {
  if (field.shape === 'scalar') return [field];
  return field.shape === 'object' ? field.children.flatMap(leavesOf) : [];
}

/** The fields of a list's items; none where they are no objects. */
export function fieldsOf({ item }: ArrayField): ScalarField[] {
  return item.shape === 'object' ? leavesOf(item) : [];
}

const NO_VALUE = /^[-–—.…\s]*$/u;

/** What a cell of a table holds for a field; null for a dash and for what is no value of it. */
export function readCell(
  field: ScalarField,
  cell: Stretch | null | undefined,
  reader: Reader,
  signs: ListSigns,
): Filled | null {
  const text = cell?.row.text.slice(cell.from, cell.to) ?? '';
  if (cell == null || NO_VALUE.test(text)) return null;
  const read = isFreeText(kindOf(field))
    ? { start: 0, end: text.length, value: text, match: 'exact' as const, fit: 0.9 }
    : reader.readCell(field, text);
  return read === undefined ? null : fillFrom(field, cell, read, signs);
}

/** The values with that of a field from a cell, before the others; the same values if the cell has none for it. */
export function addFromCell(
  scalars: Map<ScalarField, Filled>,
  field: ScalarField | undefined,
  cell: Stretch | null | undefined,
  { reader, signs }: { reader: Reader; signs: ListSigns },
): Map<ScalarField, Filled> {
  const filled = field === undefined ? null : readCell(field, cell, reader, signs);
  return field === undefined || filled === null ? scalars : new Map([[field, filled], ...scalars]);
}
