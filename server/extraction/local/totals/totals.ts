import { buildPattern } from '../../reading/languages/terms.ts';
import { createCandidate, score, type Candidate } from '../candidates/candidate.ts';
import type { ScalarField } from '../target-fields.ts';
import type { Reader } from '../candidates/field-reader.ts';
import type { Row } from '../segments.ts';

/**
 * The fields for the parts of a sum. Each may be a field of the schema or one that only serves the check.
 */
export interface TotalFields {
  net: ScalarField[];
  tax: ScalarField[];
  total: ScalarField[];
}

const MOST = 12;

/** The candidates that the best sum net + tax = total confirms; empty when no sum holds. */
export function confirmBySums(candidates: Candidate[], { net, tax, total }: TotalFields): Set<Candidate> {
  const [nets, taxes, totals] = [best(candidates, net), best(candidates, tax), best(candidates, total)];
  let most = 0;
  let sum: { pool: Candidate[]; value: number }[] = [];
  for (const t of totals) {
    for (const n of nets) {
      for (const x of taxes) {
        if (!addsUp(n, x, t)) continue;
        // No tax is a sum as well, but says less.
        const rating = (Number(x.value) === 0 ? -0.4 : 0) + score(t) + score(n) + score(x);
        if (rating <= most) continue;
        most = rating;
        sum = [
          { pool: nets, value: Number(n.value) },
          { pool: taxes, value: Number(x.value) },
          { pool: totals, value: Number(t.value) },
        ];
      }
    }
  }
  return new Set(sum.flatMap(({ pool, value }) => pool.filter((one) => Math.abs(Number(one.value) - value) < 0.006)));
}

function addsUp(net: Candidate, tax: Candidate, total: Candidate): boolean {
  const [netValue, taxValue, totalValue] = [Number(net.value), Number(tax.value), Number(total.value)];
  const isSum = Math.abs(netValue + taxValue - totalValue) <= 0.011 && Math.abs(taxValue) < Math.abs(netValue);
  return isSum && net.start !== total.start && tax.start !== net.start;
}

/** Amounts without a known label that close a sum: net + tax, or total − tax, with their places in the document. */
export function findImpliedTotals(
  candidates: Candidate[],
  { net, tax, total }: TotalFields,
  rows: Row[],
  reader: Reader,
): Candidate[] {
  const [netField] = net;
  const [totalField] = total;
  const [nets, taxes, totals] = [net, tax, total].map((fields) => best(candidates, fields).slice(0, 3));
  const wanted = (taxes ?? []).flatMap((x) => [
    ...(nets ?? []).map((n) => ({ field: totalField, value: Number(n.value) + Number(x.value), given: [n, x] })),
    ...(totals ?? []).map((t) => ({ field: netField, value: Number(t.value) - Number(x.value), given: [t, x] })),
  ]);
  if (wanted.length === 0 || totalField === undefined) return [];
  const found: Candidate[] = [];
  for (const row of rows) {
    for (const recognition of reader.read(totalField, row.text)) {
      if (recognition.fit < 0.9) continue;
      for (const { field, value, given } of wanted) {
        const isGiven = given.some((one) => one.row === row.index && one.start === row.start + recognition.start);
        if (field === undefined || isGiven || Math.abs(Number(recognition.value) - value) > 0.006) continue;
        const place = { cell: { row, from: 0 }, ...recognition };
        const signs = { match: recognition.match, label: IMPLIED, position: 1, fit: 1, source: 'sum' } as const;
        found.push(createCandidate(field, recognition.value, place, signs));
      }
    }
    if (found.length > 200) break;
  }
  return found;
}

/** How distinctive it is that an amount closes a sum, without other signs. */
const IMPLIED = 0.35;

function best(candidates: Candidate[], fields: ScalarField[]): Candidate[] {
  const wanted = new Set(fields);
  const byPlace = candidates.filter(
    (one) => wanted.has(one.field) && typeof one.value === 'number' && score(one) > 0.12,
  );
  return byPlace.sort((a, b) => score(b) - score(a) || b.row - a.row).slice(0, MOST);
}

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
