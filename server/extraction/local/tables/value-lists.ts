import type { Findings } from '../build-result.ts';
import type { Surroundings } from '../candidates/neighbours.ts';
import { createCandidate, type Candidate } from '../candidates/candidate.ts';
import { BULLET } from '../candidates/paragraphs.ts';
import { conform } from '../conform.ts';
import { fill } from '../filled-value.ts';
import type { ArrayField, ScalarField } from '../target-fields.ts';
import { kindOf } from '../kinds.ts';
import { findLabels, indexLabels, type LabelHit } from '../labels/labels.ts';
import { isFreeText } from '../candidates/field-reader.ts';
import type { Row } from '../segments.ts';

const MIN_QUALITY = 0.7;
const SIGNS = { position: 0.9, source: 'list' } as const;
const MAX_LIST_LENGTH = 200;

/**
 * The values of an array of scalars, or of objects with one text: after its label, parted by commas, or in the lines
 * with bullets below it.
 */
export function readList(field: ArrayField, around: Surroundings): Findings[] | null {
  const item = getOnlyScalar(field);
  if (item === null) return null;
  // The label is the array's: its items have no names.
  const named: ScalarField = { ...item, path: field.path, title: field.title, description: field.description };
  const hits = around.rows
    .flatMap((row) => findLabels(row, indexOf(named)))
    .filter((hit) => hit.quality >= MIN_QUALITY && hit.start <= 2);
  for (const hit of hits.sort((a, b) => b.quality - a.quality)) {
    const found = valuesOf(hit, item, around).flatMap((candidate) => {
      const value = conform(item, candidate.value, candidate.page.text.slice(candidate.start, candidate.end));
      return value === undefined ? [] : [fill(value, candidate)];
    });
    if (found.length > 0) return found.map((filled) => ({ scalars: new Map([[item, filled]]), arrays: new Map() }));
  }
  return null;
}

function getOnlyScalar({ item }: ArrayField): ScalarField | null {
  if (item.shape === 'scalar') return item;
  const [only, ...others] = item.shape === 'object' ? item.children : [];
  return only?.shape === 'scalar' && others.length === 0 && isFreeText(kindOf(only)) ? only : null;
}

const indexes = new WeakMap<ScalarField, ReturnType<typeof indexLabels>>();

function indexOf(field: ScalarField): ReturnType<typeof indexLabels> {
  let index = indexes.get(field);
  if (index === undefined) indexes.set(field, (index = indexLabels([field])));
  return index;
}

function valuesOf(hit: LabelHit, item: ScalarField, around: Surroundings): Candidate[] {
  const { row, from, to } = hit.cell;
  const after = /^[\s:#–-]*/.exec(row.text.slice(from + hit.end, to))?.[0].length ?? 0;
  const start = from + hit.end + after;
  const right = row.cells[hit.cell.index + 1];
  if (start < to) return partsOf(row, start, to, hit, item, around);
  if (right !== undefined && !around.isLabel(right)) return partsOf(row, right.from, right.to, hit, item, around);
  const found: Candidate[] = [];
  for (let index = row.index + 1; index < around.rows.length && found.length < MAX_LIST_LENGTH; index++) {
    const below = around.rows[index];
    const bullet = below === undefined ? null : BULLET.exec(below.text);
    if (below === undefined || bullet === null) break;
    found.push(...partsOf(below, bullet[0].length, below.text.trimEnd().length, hit, item, around, true));
  }
  return found;
}

function partsOf(
  row: Row,
  from: number,
  to: number,
  hit: LabelHit,
  item: ScalarField,
  around: Surroundings,
  whole = false,
): Candidate[] {
  const text = row.text.slice(from, to);
  const make = (
    start: number,
    end: number,
    value: Candidate['value'],
    match: Candidate['match'],
    fit: number,
  ): Candidate =>
    createCandidate(item, value, { cell: { row, from }, start, end }, { ...SIGNS, match, label: hit.quality, fit });
  if (!isFreeText(kindOf(item)))
    return around.reader.read(item, text).map((one) => make(one.start, one.end, one.value, one.match, one.fit));
  const pattern = whole ? /\S.*\S|\S/gu : /[^,;|•·]+/gu;
  return [...text.matchAll(pattern)].flatMap((match) => {
    const value = match[0].trim();
    const start = match.index + match[0].indexOf(value);
    return /[\p{L}\p{N}]/u.test(value) ? [make(start, start + value.length, value, 'exact', 0.95)] : [];
  });
}
