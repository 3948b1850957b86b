import { assign } from '../assign.ts';
import type { Findings } from '../build-result.ts';
import type { Filled } from '../filled-value.ts';
import { proposeCandidates, type Surroundings } from '../candidates/candidates.ts';
import type { Candidate } from '../candidates/candidate.ts';
import { rateConfidence } from '../field-confidence.ts';
import { conform } from '../conform.ts';
import type { ArrayField, ScalarField } from '../target-fields.ts';
import { findLabels, indexLabels, type LabelHit } from '../labels/labels.ts';
import { leavesOf } from './tables.ts';

/** A label must be this sure to begin a block. */
const MIN_QUALITY = 0.75;

/**
 * Items that the document gives as blocks of labelled values, one below the other ("Name: … Role: …", then again).
 * Null where no label comes twice.
 */
export function readBlocks(field: ArrayField, around: Surroundings): Findings[] | null {
  const fields = leavesOf(field.item);
  if (field.item.shape !== 'object' || fields.length < 2) return null;
  const labels = indexLabels(fields, true);
  const hits = around.rows
    .flatMap((row) => findLabels(row, labels))
    .filter((hit) => hit.quality >= MIN_QUALITY && hit.start <= 2);
  const blocks = splitBlocks(hits);
  if (blocks.length < 2) return null;
  const items = blocks.map((block) => readBlock(block, around)).filter((item) => item.scalars.size >= 2);
  return items.length < 2 ? null : items;
}

/** A block ends where a field that it has is named again. */
function splitBlocks(hits: LabelHit[]): LabelHit[][] {
  const blocks: LabelHit[][] = [];
  let named = new Map<ScalarField, number>();
  for (const hit of hits) {
    const before = named.get(hit.field);
    if (blocks.length === 0 || (before !== undefined && before !== hit.cell.row.index)) {
      blocks.push([]);
      named = new Map();
    }
    named.set(hit.field, hit.cell.row.index);
    blocks.at(-1)?.push(hit);
  }
  return blocks;
}

function readBlock(hits: LabelHit[], around: Surroundings): Findings {
  const values = new Map<Candidate, Filled['value']>();
  for (const candidate of hits.flatMap((hit) => proposeCandidates(hit, around))) {
    const value = conform(candidate.field, candidate.value, candidate.page.text.slice(candidate.start, candidate.end));
    if (value !== undefined) values.set(candidate, value);
  }
  const scalars = new Map<ScalarField, Filled>();
  for (const [field, { chosen, rival }] of assign([...values.keys()])) {
    const value = values.get(chosen);
    if (value !== undefined)
      scalars.set(field, { value, candidate: chosen, confidence: rateConfidence(chosen, { rival, adds: null }) });
  }
  return { scalars, arrays: new Map() };
}
