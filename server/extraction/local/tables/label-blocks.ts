import type { Findings } from '../build-result.ts';
import { chooseConforming } from '../assign.ts';
import { proposeCandidates } from '../candidates/candidates.ts';
import type { Surroundings } from '../candidates/neighbours.ts';
import { isFreeText } from '../candidates/field-reader.ts';
import { kindOf } from '../kinds.ts';
import type { Cell } from '../segments.ts';
import type { ArrayField, ScalarField } from '../target-fields.ts';
import { findLabels, indexLabels, type LabelHit } from '../labels/labels.ts';
import type { Filled } from '../filled-value.ts';
import { addFromCell, fieldsOf } from './read-cell.ts';

/** A label must be this sure to begin a block. */
const MIN_QUALITY = 0.75;
const SIGNS = { label: 0.75, source: 'aligned table' } as const;

/**
 * Items that the document gives as blocks of labelled values, one below the other ("Name: … Role: …", then again).
 * Null where no label comes twice.
 */
export function readBlocks(field: ArrayField, around: Surroundings): Findings[] | null {
  const fields = fieldsOf(field);
  if (fields.length < 2) return null;
  const labels = indexLabels(fields, true);
  const hits = around.rows
    .flatMap((row) => findLabels(row, labels))
    .filter((hit) => hit.quality >= MIN_QUALITY && hit.start <= 2);
  const blocks = splitBlocks(hits);
  if (blocks.length < 2) return null;
  const titles = blocks.map((block) => findTitle(block, around));
  const isTitled = titles.every((title) => title !== null);
  const items = blocks.flatMap((block, index): Findings[] => {
    const candidates = block.flatMap((hit) => proposeCandidates(hit, around));
    const labelled = addRest(chooseConforming(candidates), block, fields, around);
    // Where each block has a line of words above it, that is the first text which has no label.
    const open = fields.find((field) => !labelled.has(field) && isFreeText(kindOf(field)));
    const title = isTitled ? titles[index] : null;
    const scalars = addFromCell(labelled, open, title, { reader: around.reader, signs: SIGNS });
    return labelled.size < 2 ? [] : [{ scalars, arrays: new Map() }];
  });
  return items.length < 2 ? null : items;
}

/** "Class 11   Lamps": the text beside the only label of a block is the field that has no label. */
function addRest(
  scalars: Map<ScalarField, Filled>,
  block: readonly LabelHit[],
  fields: readonly ScalarField[],
  around: Surroundings,
): Map<ScalarField, Filled> {
  const [hit, ...others] = block;
  const [open, ...more] = fields.filter((field) => !scalars.has(field));
  const beside = hit?.cell.row.cells[hit.cell.index + 1];
  const isAlone = others.length === 0 && more.length === 0 && hit?.cell.row.cells.length === 2;
  if (!isAlone || beside === undefined || around.isLabel(beside)) return scalars;
  return addFromCell(scalars, open, beside, { reader: around.reader, signs: SIGNS });
}

const TITLE = /^\p{Lu}[^:\d]{1,40}$/u;

/** The line of words above a block, such as "Witness". */
function findTitle([hit]: readonly LabelHit[], { rows, isLabel }: Surroundings): Cell | null {
  const above = hit === undefined ? undefined : rows[hit.cell.row.index - 1];
  const [cell, ...others] = above?.page === hit?.cell.row.page ? (above?.cells ?? []) : [];
  return cell !== undefined && others.length === 0 && TITLE.test(cell.text) && !isLabel(cell) ? cell : null;
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
