import type { Findings } from '../build-result.ts';
import type { Surroundings } from '../candidates/neighbours.ts';
import { proposeCandidates } from '../candidates/candidates.ts';
import { proposeUnlabelled } from '../candidates/unlabelled-values.ts';
import { fill, fillInRow, type Filled } from '../filled-value.ts';
import { kindOf } from '../kinds.ts';
import { findLabels, indexLabels } from '../labels/labels.ts';
import type { ArrayField, ScalarField } from '../target-fields.ts';
import { chooseConforming } from '../assign.ts';
import { chooseInRow, fieldsOf } from './read-cell.ts';

const MIN_FIELDS = 2;
const MAX_LINE = 100;

/**
 * The only item of a list in a document that gives it as a form: labelled values anywhere. Null where fewer than two of
 * its fields are named.
 */
export function readSingleItem(field: ArrayField, around: Surroundings): Findings[] | null {
  const fields = fieldsOf(field);
  if (fields.length < MIN_FIELDS) return null;
  const labels = indexLabels(fields);
  const candidates = [
    ...around.rows.flatMap((row) => findLabels(row, labels)).flatMap((hit) => proposeCandidates(hit, around)),
    ...proposeUnlabelled(fields, around.rows, around.reader),
  ];
  const scalars = new Map<ScalarField, Filled>();
  for (const [leaf, { value, candidate }] of chooseConforming(candidates))
    if (kindOf(leaf) !== 'choice') scalars.set(leaf, fill(value, { ...candidate, source: 'single item' }));
  const own = [...scalars].filter(([leaf]) => kindOf(leaf) !== 'currency');
  if (own.length < MIN_FIELDS && !own.some(([leaf]) => kindOf(leaf) === 'isin')) return null;
  // The first line that names one of the allowed values: titles come first.
  const lines = around.rows.filter(({ text }) => text.length <= MAX_LINE);
  for (const leaf of fields.filter((one) => kindOf(one) === 'choice')) {
    const found = lines.map((row) => chooseInRow(leaf, row)).find((one) => one !== null);
    const filled = found == null ? null : fillInRow(leaf, found, { label: 0.6, source: 'single item' });
    if (filled !== null) scalars.set(leaf, filled);
  }
  return [{ scalars, arrays: new Map() }];
}
