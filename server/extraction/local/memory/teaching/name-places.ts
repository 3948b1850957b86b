import { proposeCandidates } from '../../candidates/candidates.ts';
import { score } from '../../candidates/candidate.ts';
import type { Reader } from '../../candidates/field-reader.ts';
import { describeSurroundings } from '../../describe-surroundings.ts';
import { findLabels, indexLabels } from '../../labels/labels.ts';
import type { Sheet } from '../../segments.ts';
import type { ScalarField } from '../../target-fields.ts';
import type { CellPart } from '../describe-place.ts';

/** How surely a label names the field at a place, 0 to 1. */
type RateName = (field: ScalarField, part: CellPart) => number;

/** What the labels of a document say of where its fields are. */
export function namePlaces(fields: readonly ScalarField[], sheet: Sheet, reader: Reader): RateName {
  const labels = indexLabels([...fields]);
  const hits = sheet.rows.flatMap((row) => findLabels(row, labels));
  const around = describeSurroundings(sheet.rows, hits, reader);
  const named = new Map<ScalarField, Map<string, number>>(fields.map((field) => [field, new Map()]));
  for (const candidate of hits.flatMap((hit) => proposeCandidates(hit, around))) {
    const of = named.get(candidate.field);
    const key = `${candidate.row}:${candidate.start}`;
    of?.set(key, Math.max(of.get(key) ?? 0, score(candidate)));
  }
  return (field, { cell, start }) => {
    const key = `${cell.row.index}:${cell.row.start + cell.from + start}`;
    return Math.round(100 * (named.get(field)?.get(key) ?? 0)) / 100;
  };
}
