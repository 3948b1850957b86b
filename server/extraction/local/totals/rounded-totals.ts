import { buildPattern } from '../../reading/languages/terms.ts';
import { createCandidate, score, type Candidate } from '../candidates/candidate.ts';
import type { Reader } from '../candidates/field-reader.ts';
import type { Row } from '../segments.ts';
import type { ScalarField } from '../target-fields.ts';

const ROUNDING = new RegExp(`(?<!\\p{L})${buildPattern('rounding')}`, 'iu');
/** Cash is rounded to the smallest coin. */
const MAX_ROUNDING = 0.5;
const MAX_ROWS_BETWEEN = 4;
const MIN_SCORE = 0.3;

/** What is paid after rounding: an amount under a total that differs from it by the amount of a row for rounding. */
export function findRoundedTotals(
  candidates: readonly Candidate[],
  totals: readonly ScalarField[],
  rows: readonly Row[],
  reader: Reader,
): Candidate[] {
  const wanted = new Set(totals);
  return candidates
    .filter(({ field, value, ...rest }) => wanted.has(field) && typeof value === 'number' && score(rest) >= MIN_SCORE)
    .flatMap((total) => {
      const below = rows.slice(total.row + 1, total.row + 1 + MAX_ROWS_BETWEEN);
      const read = below.flatMap((row) => reader.read(total.field, row.text).map((one) => ({ row, ...one })));
      const rounding = read.find(
        ({ row, value }) => ROUNDING.test(row.text) && Number(value) !== 0 && Math.abs(Number(value)) <= MAX_ROUNDING,
      );
      const paid = Number(total.value) + Number(rounding?.value ?? 0);
      const found = read.find(({ value }) => rounding !== undefined && Math.abs(Number(value) - paid) < 0.006);
      if (found === undefined || found === rounding) return [];
      const place = { cell: { row: found.row, from: 0 }, start: found.start, end: found.end };
      const signs = { match: found.match, label: 1, position: 1, fit: 1, source: 'sum' } as const;
      return [createCandidate(total.field, found.value, place, signs)];
    });
}
