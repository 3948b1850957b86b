import { readCurrencies } from '../../reading/currencies.ts';
import { pairRanges } from '../../reading/ranges.ts';
import type { Recognition } from '../../reading/recogniser.ts';
import { kindOf } from '../kinds.ts';
import { findRangeEnd } from '../labels/range-ends.ts';
import type { ScalarField } from '../target-fields.ts';
import { createCandidate, type Candidate } from './candidate.ts';
import type { Surroundings } from './neighbours.ts';

const SIGNS = { label: 0.55, position: 1, source: 'unlabelled' } as const;

/** The only period of a document, and its only range of amounts, for two fields such as `start_date` and `end_date`. */
export function proposeRanges(open: readonly ScalarField[], { rows, reader }: Surroundings): Candidate[] {
  const pairs = open.flatMap((from) => {
    const to = findRangeEnd(from, open);
    return to === undefined || kindOf(from) !== kindOf(to) ? [] : [{ from, to }];
  });
  const [pair, ...others] = pairs;
  if (pair === undefined || others.length > 0) return [];
  const isOfDates = kindOf(pair.from) === 'date';
  if (!isOfDates && !['money', 'number', 'integer'].includes(kindOf(pair.from))) return [];
  const ranges = rows
    .flatMap((row) => pairRanges(reader.read(pair.from, row.text), row.text).map(([from, to]) => ({ row, from, to })))
    .filter(({ row, from, to }) => isOfDates || readCurrencies(row.text.slice(from.start, to.end)).length > 0);
  const values = new Set(ranges.map(({ from, to }) => `${String(from.value)} ${String(to.value)}`));
  const [range] = ranges;
  if (range === undefined || values.size > 1) return [];
  const propose = (field: ScalarField, { value, start, end, match, fit }: Recognition): Candidate =>
    createCandidate(field, value, { cell: { row: range.row, from: 0 }, start, end }, { ...SIGNS, match, fit });
  return [propose(pair.from, range.from), propose(pair.to, range.to)];
}
