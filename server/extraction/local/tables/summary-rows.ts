import { listTerms, listTopicLabels, buildPattern } from '../../reading/languages/terms.ts';
import { fold, readConcepts } from '../../reading/tokens.ts';
import type { Cell, Row } from '../segments.ts';

const SUMMARY = new Set(['total', 'subtotal', 'tax', 'net', 'gross', 'balance', 'amount', 'discount', 'delivery']);
export const CARRIED_FORWARD = listTerms('carriedForward').map(fold);
export const SUMMARY_START = new RegExp(`^${buildPattern('summaryRowStarts')}\\b`, 'iu');

const BALANCES = new Set(
  (['openingBalance', 'closingBalance'] as const).flatMap((field) =>
    listTopicLabels(field).labels.map((label) => readConcepts(label).join(' ')),
  ),
);

/** A row with an amount from the previous page or for the next one, or with the balance before or after bookings. */
export function isCarriedForward(row: Row): boolean {
  const first = row.cells.find((cell) => /\p{L}/u.test(cell.text));
  if (first === undefined) return false;
  return (
    BALANCES.has(readConcepts(first.text).join(' ')) ||
    CARRIED_FORWARD.some((term) => fold(first.text).startsWith(term))
  );
}

/** A row under a table's items: a sum, a tax, a discount, an amount carried forward. */
export function isSummary(row: Row): boolean {
  const first = row.cells.find((cell) => /\p{L}/u.test(cell.text));
  if (first === undefined || row.cells.length > 7) return false;
  const text = fold(first.text);
  const [one, two] = first.tokens.flatMap((token) => token.concepts);
  if (CARRIED_FORWARD.some((term) => text.startsWith(term))) return true;
  const leads =
    one !== undefined &&
    SUMMARY.has(one) &&
    (one !== 'delivery' || two === 'cost') &&
    !(one === 'net' && /^\p{Lu}\p{Ll}+\s\p{Lu}/u.test(first.text) && row.cells.length > 3);
  const beginsWith = SUMMARY_START.test(first.text);
  return (
    (leads || beginsWith) &&
    first.tokens.length <= 9 &&
    first.index <= 1 &&
    (beginsWith || row.cells.length <= maxCells(first))
  );
}

/** The sum of the columns of a wider table is a row of its own: statistics have them. */
const maxCells = ({ tokens }: Cell): number => (tokens.length === 1 ? 6 : 5);
