import { isObject } from '../../../lib/json-object.ts';
import { formatPointerStep } from '../../../lib/json-pointer.ts';
import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import type { Layout } from '../../../parsing/layout.ts';
import { Reader } from '../candidates/field-reader.ts';
import { findWrapped, joinWrapped } from '../candidates/wrapped-text.ts';
import { conform } from '../conform.ts';
import { inferConventions } from '../infer-conventions.ts';
import { readSheet, type Sheet } from '../segments.ts';
import { readFields, splitFields, type ScalarField } from '../target-fields.ts';
import type { CellPart } from './describe-place.ts';
import { DocumentCells } from './document-cells.ts';
import { fingerprint } from './fingerprint.ts';
import { learnColumns } from './teaching/learn-columns.ts';
import { namePlaces } from './teaching/name-places.ts';
import { edgesOf, listPlaces, type Reading } from './list-places.ts';
import type { MemoryExample, RememberedValue } from './memory-example.ts';
import { foldText, followerOf, shapeOf } from './words.ts';

/** A place that a person confirmed: offsets into the text of a page. */
export interface KnownPlace {
  /** JSON Pointer. */
  path: string;
  /** 1-based. */
  page: number;
  start: number;
  end: number;
}

export interface LearnRequest {
  definition: JsonObject;
  layout: Layout;
  /** An absent key says nothing; null and `[]` say that the document does not have it. */
  data: JsonObject;
  places?: readonly KnownPlace[];
}

const MAX_PLACES = 10;

/** What a document with its right values teaches. Pure. */
export function learnExample({
  definition,
  layout,
  data,
  places = [],
}: LearnRequest): Omit<MemoryExample, 'id' | 'documentId'> {
  const { scalars, arrays } = splitFields(readFields(definition));
  const sheet = readSheet(layout);
  const reading = { reader: new Reader(inferConventions(layout)), cells: new DocumentCells(sheet) };
  const rateName = namePlaces(scalars, sheet, reading.reader);
  const known = new Map(places.map((place) => [place.path, place]));
  const values: RememberedValue[] = [];
  const absent: string[] = [];
  const shown = new Set<number>();
  for (const field of scalars) {
    const value = valueAt(data, field.path);
    const path = field.path.map(formatPointerStep).join('');
    if (value === undefined || typeof value === 'object') {
      if (value === null) absent.push(path);
      continue;
    }
    const place = known.get(path);
    const confirmed = place === undefined ? null : findPart(sheet, place);
    const parts = confirmed === null ? findParts(field, value, sheet, reading) : [confirmed];
    if (parts[0] !== undefined) shown.add(parts[0].cell.row.index);
    const text = parts[0] === undefined ? String(value) : parts[0].cell.text.slice(parts[0].start, parts[0].end);
    values.push({
      path,
      value,
      shape: shapeOf(text),
      ...(parts[0] !== undefined && { follower: followerOf(parts[0].cell.text.slice(parts[0].end)) }),
      places: parts
        .map((part) => ({ part, named: rateName(field, part) }))
        .toSorted((a, b) => b.named - a.named)
        .slice(0, MAX_PLACES)
        .map(({ part, named }) => ({ ...reading.cells.describe(part).anchors, ...(named > 0 && { named }) })),
    });
  }
  const labels = learnColumns(arrays, data, sheet, (field, value) => findParts(field, value, sheet, reading));
  return {
    fingerprint: fingerprint(layout),
    values,
    ...(labels.length > 0 && { labels }),
    absent,
    excerpt: cutExcerpt(sheet, shown),
    data: cutData(data),
  };
}

const MAX_EXCERPT = 1_500;
const MAX_DATA = 1_500;

/** The rows of the values, each with the rows above and below it. */
function cutExcerpt({ rows }: Sheet, shown: ReadonlySet<number>): string {
  const kept = rows.filter(({ index }) => [index - 1, index, index + 1].some((one) => shown.has(one)));
  return kept
    .map(({ text }) => text)
    .join('\n')
    .slice(0, MAX_EXCERPT);
}

/** Without lists where they are long: an excerpt shows a few rows only. */
function cutData(data: JsonObject): JsonObject {
  if (JSON.stringify(data).length <= MAX_DATA) return data;
  const short = Object.entries(data).filter(([, value]) => !Array.isArray(value));
  const kept = Object.fromEntries(short);
  return JSON.stringify(kept).length <= MAX_DATA ? kept : {};
}

function valueAt(data: JsonValue, path: readonly string[]): JsonValue | undefined {
  let value: JsonValue | undefined = data;
  for (const name of path) {
    if (value === null) return null;
    value = isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  }
  return value;
}

/** The stretch of a cell that a place in a page's text is, as far as it is in one. */
function findPart(sheet: Sheet, { page, start, end }: KnownPlace): CellPart | null {
  for (const row of sheet.rows) {
    if (row.page.number !== page || row.start > start || row.start + row.text.length <= start) continue;
    for (const cell of row.cells) {
      const from = start - row.start - cell.from;
      if (from < 0 || from >= cell.text.length) continue;
      return { cell, start: from, end: Math.min(cell.text.length, end - row.start - cell.from) };
    }
  }
  return null;
}

/** Where the document shows a value. */
function findParts(field: ScalarField, value: JsonValue, sheet: Sheet, reading: Omit<Reading, 'edges'>): CellPart[] {
  const typed = listPlaces(field, reading.cells.all, { ...reading, edges: edgesOf([]) }).filter(
    ({ cell, recognition }) => {
      const quote = cell.text.slice(recognition.start, recognition.end);
      return isSame(conform(field, recognition.value, quote), value);
    },
  );
  if (typed.length > 0) return typed.map(({ cell, recognition: { start, end } }) => ({ cell, start, end }));
  if (typeof value === 'boolean') return [];
  const text = foldText(String(value));
  const found = findText(text, sheet);
  return found.length > 0 ? found : findWrappedText(text, sheet);
}

function isSame(a: JsonValue | undefined, b: JsonValue): boolean {
  if (typeof a === 'number' && typeof b === 'number') return Math.abs(a - b) < 0.005;
  if (typeof a === 'boolean' || typeof b === 'boolean') return a === b;
  return a !== undefined && foldText(String(a)) === foldText(String(b));
}

const MIN_TEXT = 2;

/** The cells' parts whose letters and digits are the text's. */
function findText(text: string, sheet: Sheet): CellPart[] {
  if (text.length < MIN_TEXT) return [];
  const found: CellPart[] = [];
  for (const row of sheet.rows) {
    for (const cell of row.cells) {
      if (cell.text.length < text.length || !foldText(cell.text).includes(text)) continue;
      const part = findInCell(text, cell.text);
      if (part !== null) found.push({ cell, ...part });
      if (found.length >= MAX_PLACES) return found;
    }
  }
  return found;
}

/** The cells' parts that go on below, where both together are the text. */
function findWrappedText(text: string, { rows }: Sheet): CellPart[] {
  return rows
    .flatMap(({ cells }) => cells)
    .flatMap((cell) => {
      const wrapped = cell.text.includes(':') ? findWrapped(cell, rows) : null;
      if (wrapped === null || foldText(joinWrapped(cell, wrapped)) !== text) return [];
      return [{ cell, start: wrapped.start, end: cell.text.length }];
    });
}

/** The part of a text whose letters and digits are those that are looked for; null inside of a word. */
function findInCell(text: string, cell: string): { start: number; end: number } | null {
  // A sign may be folded to several letters, or to none, and be of two code units.
  const signs = [...cell.matchAll(/./gsu)].map(({ 0: sign, index }) => ({ folded: foldText(sign), index }));
  const offsets = signs.flatMap(({ folded, index }) => Array<number>(folded.length).fill(index));
  const at = signs
    .map(({ folded }) => folded)
    .join('')
    .indexOf(text);
  const [start, last] = [offsets[at], offsets[at + text.length - 1]];
  if (start === undefined || last === undefined) return null;
  const isCut = /[\p{L}\p{N}]/u.test(cell[start - 1] ?? '') || /[\p{L}\p{N}]/u.test(cell[last + 1] ?? '');
  return isCut ? null : { start, end: last + 1 };
}
