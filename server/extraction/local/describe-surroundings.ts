import { isConcept } from '../reading/languages/concepts.ts';
import type { Surroundings } from './candidates/candidates.ts';
import type { Reader } from './candidates/field-reader.ts';
import type { LabelHit } from './labels/labels.ts';
import type { Cell, Sheet } from './segments.ts';

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

/**
 * A colon or a number sign at its end, a label with a colon, or a few words of which the last or first is a label's.
 */
function looksLikeLabel(cell: Cell): boolean {
  if (/\p{L}{3}.*[:#]\s*$/u.test(cell.text) || /^\p{L}[\p{L} .\-/]{1,28}:\s/u.test(cell.text)) return true;
  const concepts = cell.tokens.flatMap((token) => token.concepts);
  if (concepts.length === 1 && cell.tokens.length === 1 && isConcept(concepts[0] ?? '') && /^\p{Lu}/u.test(cell.text))
    return true;
  if (/\d/.test(cell.text) || concepts.length < 2 || concepts.length > 5) return false;
  return concepts.slice(1).some((concept) => LABEL_ENDS.has(concept)) && /^\p{Lu}/u.test(cell.text);
}

export function describeSurroundings(sheet: Sheet, hits: LabelHit[], reader: Reader): Surroundings {
  const labelled = new Set<Cell>();
  for (const hit of hits) if (hit.quality >= 0.6 && hit.start <= 1) labelled.add(hit.cell);
  return { rows: sheet.rows, reader, isLabel: (cell) => labelled.has(cell) || looksLikeLabel(cell) };
}
