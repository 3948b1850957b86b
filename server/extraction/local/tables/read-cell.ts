import { chooseCategory } from '../../reading/categories.ts';
import { quoteText } from '../../reading/recogniser.ts';
import { isFreeText, type Reader } from '../candidates/field-reader.ts';
import { fillFrom, type Filled, type InRow, type ListSigns } from '../filled-value.ts';
import { kindOf } from '../kinds.ts';
import type { Cell, Row } from '../segments.ts';
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
  const read = isFreeText(kindOf(field)) ? { ...quoteText(text), fit: 0.9 } : reader.readCell(field, text);
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

/** The allowed value that a row is about; null for none. */
export function chooseInRow({ choices }: ScalarField, row: Row): InRow | null {
  const chosen = chooseCategory(choices ?? [], row.text, 0);
  return chosen && { row, start: 0, end: row.text.length, value: chosen.choice, match: 'derived', fit: 1 };
}
