import { createCandidate, type Candidate } from '../candidates/candidate.ts';
import { score } from '../candidates/candidate.ts';
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
  const nets = best(candidates, net);
  const taxes = best(candidates, tax);
  const totals = best(candidates, total);
  let confirmed: number[] | null = null;
  let most = 0;
  for (const t of totals) {
    for (const n of nets) {
      for (const x of taxes) {
        const [netValue, taxValue] = [Number(n.value), Number(x.value)];
        if (
          Math.abs(netValue + taxValue - Number(t.value)) > 0.011 ||
          Math.abs(taxValue) >= Math.abs(netValue) ||
          n.start === t.start ||
          x.start === n.start
        )
          continue;
        // No tax is a sum as well, but says less.
        const rating = (taxValue === 0 ? -0.4 : 0) + score(t) + score(n) + score(x);
        if (rating <= most) continue;
        most = rating;
        confirmed = [Number(n.value), Number(x.value), Number(t.value)];
      }
    }
  }
  const found = new Set<Candidate>();
  const confirm = (pool: Candidate[], value: number | undefined): void => {
    for (const one of pool) if (value !== undefined && Math.abs(Number(one.value) - value) < 0.006) found.add(one);
  };
  if (confirmed !== null) {
    confirm(nets, confirmed[0]);
    confirm(taxes, confirmed[1]);
    confirm(totals, confirmed[2]);
  }
  return found;
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
  const nets = best(candidates, net).slice(0, 3);
  const taxes = best(candidates, tax)
    .slice(0, 3)
    .filter((one) => Number(one.value) !== 0);
  const totals = best(candidates, total).slice(0, 3);
  const wanted: { field: ScalarField; value: number; given: Candidate[] }[] = [];
  for (const x of taxes) {
    if (totalField !== undefined)
      wanted.push(
        ...nets
          .filter((n) => Math.abs(Number(n.value)) > Math.abs(Number(x.value)))
          .map((n) => ({ field: totalField, value: Number(n.value) + Number(x.value), given: [n, x] })),
      );
    if (netField !== undefined)
      wanted.push(
        ...totals
          .filter((t) => Math.abs(Number(t.value)) > 2 * Math.abs(Number(x.value)))
          .map((t) => ({ field: netField, value: Number(t.value) - Number(x.value), given: [t, x] })),
      );
  }
  if (wanted.length === 0 || totalField === undefined) return [];
  const found: Candidate[] = [];
  for (const row of rows) {
    for (const recognition of reader.read(totalField, row.text)) {
      if (recognition.fit < 0.9) continue;
      for (const { field, value, given } of wanted) {
        if (
          Math.abs(Number(recognition.value) - value) > 0.006 ||
          given.some((one) => one.row === row.index && one.start === row.start + recognition.start)
        )
          continue;
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
