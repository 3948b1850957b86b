import { isConcept } from '../reading/languages/concepts.ts';
import type { Surroundings } from './candidates/neighbours.ts';
import type { Reader } from './candidates/field-reader.ts';
import { NUMBERED } from './labels/numbering.ts';
import type { LabelHit } from './labels/labels.ts';
import type { Cell, Row } from './segments.ts';

const LABEL_ENDS = new Set([
  'number',
  'date',
  'id',
  'code',
  'amount',
  'price',
  'period',
  'terms',
  'reference',
  'method',
  'quantity',
  'address',
  'total',
  'time',
]);

/** "1. Name of ship    2. Port of arrival": each cell of a line has a number. */
const isNumberedCaption = ({ row, text }: Cell): boolean =>
  row.cells.length > 1 &&
  !/\d/.test(text.replace(NUMBERED, '')) &&
  row.cells.every((cell) => NUMBERED.test(cell.text) && /\p{L}{2}/u.test(cell.text));

/**
 * A colon or a number sign at its end, a label with a colon, or a few words of which the last or first is a label's.
 */
function looksLikeLabel(cell: Cell): boolean {
  if (/\p{L}{3}.*[:#]\s*$/u.test(cell.text) || /^\p{L}[\p{L} .\-/]{1,28}:\s/u.test(cell.text)) return true;
  if (isNumberedCaption(cell)) return true;
  const concepts = cell.tokens.flatMap((token) => token.concepts);
  if (concepts.length === 1 && cell.tokens.length === 1 && isConcept(concepts[0] ?? '') && /^\p{Lu}/u.test(cell.text))
    return true;
  if (/\d/.test(cell.text) || concepts.length < 2 || concepts.length > 5) return false;
  return concepts.slice(1).some((concept) => LABEL_ENDS.has(concept)) && /^\p{Lu}/u.test(cell.text);
}

/** Quality of a label within a cell that ends the text before it. */
const SURE = 0.8;

export function describeSurroundings(rows: Row[], hits: LabelHit[], reader: Reader): Surroundings {
  const labelled = new Set<Cell>();
  const within = new Map<Cell, number[]>();
  for (const { cell, quality, start } of hits) {
    if (quality >= 0.6 && start <= 1) labelled.add(cell);
    if (quality >= SURE && start > 1) within.set(cell, [...(within.get(cell) ?? []), start]);
  }
  return {
    rows,
    reader,
    isLabel: (cell) => labelled.has(cell) || looksLikeLabel(cell),
    listLabelsWithin: (cell) => within.get(cell) ?? [],
  };
}
