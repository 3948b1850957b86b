import { isConcept } from '../reading/languages/concepts.ts';
import type { Surroundings } from './candidates/neighbours.ts';
import type { Reader } from './candidates/field-reader.ts';
import { BOX_NUMBER } from './labels/numbering.ts';
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

/** "1. Name of ship", "b Control number": words with the number of their box, and no figures. */
const hasBoxNumber = ({ text }: Cell): boolean =>
  BOX_NUMBER.test(text) &&
  /\p{L}{2}/u.test(text) &&
  !/\d|\p{L}{4}[.;]\s*$/u.test(text.replace(BOX_NUMBER, '').replace(REMARK, ''));

const REMARK = /\([^()]*\)/gu;
/** Lines with several numbered captions that make a form. */
const MIN_NUMBERED_ROWS = 2;

/** The captions of a form that numbers its boxes: some are beside each other, as headings of prose never are. */
function findNumberedCaptions(rows: readonly Row[]): ReadonlySet<Cell> {
  const numbered = rows.map(({ cells }) => cells.filter(hasBoxNumber));
  const beside = numbered.filter((cells) => cells.length > 1);
  if (beside.length < MIN_NUMBERED_ROWS)
    return new Set(beside.filter((cells) => cells.length === cells[0]?.row.cells.length).flat());
  // Where captions have "1." before them, "12 Elm Street" is an address.
  const hasStop = ({ text }: Cell): boolean => BOX_NUMBER.exec(text)?.groups?.['stop'] !== undefined;
  const isStopped = beside.flat().some(hasStop);
  return new Set(numbered.flat().filter((cell) => hasStop(cell) || !isStopped));
}

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

/** Quality of a label within a cell that ends the text before it. */
const SURE = 0.8;

export function describeSurroundings(rows: Row[], hits: LabelHit[], reader: Reader): Surroundings {
  const captions = findNumberedCaptions(rows);
  const labelled = new Set<Cell>(captions);
  const within = new Map<Cell, number[]>();
  for (const { cell, quality, start } of hits) {
    if (quality >= 0.6 && start <= 1) labelled.add(cell);
    if (quality >= SURE && start > 1) within.set(cell, [...(within.get(cell) ?? []), start]);
  }
  return {
    rows,
    reader,
    isNumbered: (cell) => captions.has(cell),
    isLabel: (cell) => labelled.has(cell) || looksLikeLabel(cell),
    listLabelsWithin: (cell) => within.get(cell) ?? [],
  };
}
