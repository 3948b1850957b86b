import { quoteText, type Recognition } from '../../reading/recogniser.ts';
import type { Findings } from '../build-result.ts';
import type { Surroundings } from '../candidates/neighbours.ts';
import { BULLET } from '../candidates/paragraphs.ts';
import { fillFrom, type Filled } from '../filled-value.ts';
import type { ArrayField, ScalarField } from '../target-fields.ts';
import { kindOf } from '../kinds.ts';
import { findLabels, indexLabels, type LabelHit } from '../labels/labels.ts';
import { isFreeText } from '../candidates/field-reader.ts';
import type { Cell } from '../segments.ts';

const MIN_QUALITY = 0.7;
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
  const labels = indexLabels([named]);
  const hits = around.rows
    .flatMap((row) => findLabels(row, labels))
    .filter((hit) => hit.quality >= MIN_QUALITY && hit.start <= 2);
  for (const hit of hits.sort((a, b) => b.quality - a.quality)) {
    const found = valuesOf(hit, item, around);
    if (found.length > 0) return found.map((filled) => ({ scalars: new Map([[item, filled]]), arrays: new Map() }));
  }
  return null;
}

function getOnlyScalar({ item }: ArrayField): ScalarField | null {
  if (item.shape === 'scalar') return item;
  const [only, ...others] = item.shape === 'object' ? item.children : [];
  return only?.shape === 'scalar' && others.length === 0 && isFreeText(kindOf(only)) ? only : null;
}

function valuesOf(hit: LabelHit, item: ScalarField, around: Surroundings): Filled[] {
  const { row, from, to, index } = hit.cell;
  const signs = { label: hit.quality, position: 0.9, source: 'list' } as const;
  const read = (text: string, at: Pick<Cell, 'row' | 'from'>, pattern: RegExp): Filled[] => {
    const parts = isFreeText(kindOf(item)) ? partsOf(text, pattern) : around.reader.read(item, text);
    return parts.flatMap((one) => fillFrom(item, at, one, signs) ?? []);
  };
  const after = /^[\s:#–-]*/.exec(row.text.slice(from + hit.end, to))?.[0].length ?? 0;
  const start = from + hit.end + after;
  const right = row.cells[index + 1];
  if (start < to) return read(row.text.slice(start, to), { row, from: start }, BETWEEN_SIGNS);
  if (right !== undefined && !around.isLabel(right)) return read(right.text, right, BETWEEN_SIGNS);
  const below = around.rows.slice(row.index + 1, row.index + 1 + MAX_LIST_LENGTH);
  const end = below.findIndex(({ text }) => !BULLET.test(text));
  return (end < 0 ? below : below.slice(0, end)).flatMap((one) => {
    const bullet = BULLET.exec(one.text)?.[0].length ?? 0;
    return read(one.text.slice(bullet).trimEnd(), { row: one, from: bullet }, WHOLE);
  });
}

const BETWEEN_SIGNS = /[^,;|•·]+/gu;
const WHOLE = /.+/gu;

function partsOf(text: string, pattern: RegExp): Recognition[] {
  return [...text.matchAll(pattern)].flatMap(({ 0: part, index }) => {
    const start = index + part.search(/\S|$/u);
    if (!/[\p{L}\p{N}]/u.test(part)) return [];
    return [{ ...quoteText(text, start, index + part.trimEnd().length), fit: 0.95 }];
  });
}
