import { chooseCategory } from '../../reading/categories.ts';
import type { Findings } from '../build-result.ts';
import type { Surroundings } from '../candidates/neighbours.ts';
import { proposeCandidates } from '../candidates/candidates.ts';
import { proposeUnlabelled } from '../candidates/unlabelled-values.ts';
import { fill, fillFrom, type Filled } from '../filled-value.ts';
import { kindOf } from '../kinds.ts';
import { findLabels, indexLabels } from '../labels/labels.ts';
import type { ArrayField, ScalarField } from '../target-fields.ts';
import { chooseConforming } from './choose-labelled.ts';
import { fieldsOf } from './read-cell.ts';

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
  for (const leaf of fields) {
    if (kindOf(leaf) !== 'choice') continue;
    const chosen = chooseForDocument(leaf, around);
    if (chosen !== null) scalars.set(leaf, chosen);
  }
  return [{ scalars, arrays: new Map() }];
}

/** The first line that names one of the allowed values: titles come first. */
function chooseForDocument(leaf: ScalarField, { rows }: Surroundings): Filled | null {
  for (const row of rows) {
    const { length } = row.text;
    const chosen = length > MAX_LINE ? null : chooseCategory(leaf.choices ?? [], row.text, 0);
    if (chosen === null) continue;
    const found = { start: 0, end: length, value: chosen.choice, match: 'derived', fit: 1 } as const;
    return fillFrom(leaf, { row, from: 0 }, found, { label: 0.6, source: 'single item' });
  }
  return null;
}
