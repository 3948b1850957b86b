import { chooseCategory } from '../../reading/categories.ts';
import type { Findings } from '../build-result.ts';
import type { Surroundings } from '../candidates/neighbours.ts';
import { proposeCandidates } from '../candidates/candidates.ts';
import { wholeRow } from '../candidates/candidate.ts';
import { proposeUnlabelled } from '../candidates/unlabelled-values.ts';
import { conform } from '../conform.ts';
import { fill, toFilled, type Filled } from '../filled-value.ts';
import { kindOf } from '../kinds.ts';
import { findLabels, indexLabels } from '../labels/labels.ts';
import type { ArrayField, ScalarField } from '../target-fields.ts';
import { chooseConforming } from './choose-labelled.ts';
import { leavesOf } from './tables.ts';

const MIN_FIELDS = 2;

/**
 * The only item of a list in a document that gives it as a form: labelled values anywhere. Null where fewer than two of
 * its fields are named.
 */
export function readSingleItem(field: ArrayField, around: Surroundings): Findings[] | null {
  const fields = leavesOf(field.item);
  if (field.item.shape !== 'object' || fields.length < MIN_FIELDS) return null;
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
  const first = own[0]?.[1].candidate;
  for (const leaf of fields) {
    if (kindOf(leaf) !== 'choice' || first === undefined) continue;
    const chosen = chooseForDocument(leaf, around);
    if (chosen === null) continue;
    const { row, value } = chosen;
    const signs = { match: 'derived', label: 0.6, position: 1, fit: 1, source: 'single item' } as const;
    scalars.set(leaf, toFilled(leaf, value, wholeRow(row), signs));
  }
  return [{ scalars, arrays: new Map() }];
}

/** The first line that names one of the allowed values: titles come first. */
function chooseForDocument(leaf: ScalarField, around: Surroundings) {
  for (const row of around.rows) {
    if (row.text.length > 100) continue;
    const chosen = chooseCategory(leaf.choices ?? [], row.text, 0);
    const value = chosen === null ? undefined : conform(leaf, chosen.choice, row.text);
    if (value !== undefined) return { row, value };
  }
  return null;
}
