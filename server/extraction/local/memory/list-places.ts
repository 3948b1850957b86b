import { isFreeText, type Reader } from '../candidates/field-reader.ts';
import { kindOf } from '../kinds.ts';
import type { Recognition } from '../../reading/recogniser.ts';
import type { Cell } from '../segments.ts';
import type { ScalarField } from '../target-fields.ts';
import { followerOf } from './words.ts';
import type { CellWord, DocumentCells } from './document-cells.ts';
import type { Anchors } from './memory-example.ts';

/** A possible value of a field. Its offsets count from the start of the cell's text. */
export interface PossibleValue {
  cell: Cell;
  recognition: Recognition;
}

/** Words that precede and follow a field's values in examples. */
export interface ValueEdges {
  before: ReadonlySet<string>;
  after: ReadonlySet<string>;
  /** The signs that a cell goes on with after a value. */
  followers: ReadonlySet<string>;
}

const MAX_VALUES = 3_000;

export function edgesOf(places: readonly Anchors[], followers: readonly string[] = []): ValueEdges {
  return {
    before: new Set(places.flatMap(({ before }) => before.at(-1) ?? [])),
    after: new Set(places.flatMap(({ after }) => after[0] ?? [])),
    // What begins with a letter is known by its word.
    followers: new Set(followers.filter((one) => one !== '' && one !== 'a')),
  };
}

/** What a document's values are read with. */
export interface Reading {
  reader: Reader;
  cells: DocumentCells;
  edges: ValueEdges;
}

/** All texts of cells that could be the field's value: those of its type, or cells and what follows known words. */
export function listPlaces(
  field: ScalarField,
  from: readonly Cell[],
  { reader, cells, edges }: Reading,
): PossibleValue[] {
  const kind = kindOf(field);
  const isText = isFreeText(kind) || (kind === 'code' && field.pattern === null);
  const found: PossibleValue[] = [];
  for (const cell of from) {
    const typed = isFreeText(kind) ? [] : reader.read(field, cell.text);
    for (const recognition of typed) found.push({ cell, recognition });
    if (!isText) continue;
    for (const stretch of listStretches(cell, cells.listWords(cell), edges)) {
      const value = cells.readText(kind, cell, stretch);
      if (value === null || value.start >= value.end) continue;
      if (typed.some(({ start, end }) => start === value.start && end === value.end)) continue;
      if (kind === 'code' && (!/\d/.test(String(value.value)) || String(value.value).includes(' '))) continue;
      found.push({ cell, recognition: value });
    }
    if (found.length > MAX_VALUES) return found;
  }
  return found;
}

const MAX_CUTS = 4;

/** Where a text goes on with a sign or, after a space, with a digit. */
const NEXT_PART = /(?<=\S)\s*[^\p{L}\p{M}\p{N}\s.']|(?<=\S)\s+\p{N}/gu;

type Stretch = [from: number, to: number];

/** The whole cell, and what is left of it after a word that precedes values, and before what follows them. */
function listStretches(cell: Cell, words: readonly CellWord[], edges: ValueEdges): Stretch[] {
  const starts = [0];
  const ends = [cell.text.length];
  for (const { word, start, end } of words) {
    if (edges.before.has(word) && starts.length < MAX_CUTS) starts.push(end);
    if (edges.after.has(word) && start > 0 && ends.length < MAX_CUTS) ends.push(start);
  }
  if (edges.followers.size > 0)
    for (const { index } of cell.text.matchAll(NEXT_PART))
      if (ends.length <= MAX_CUTS && edges.followers.has(followerOf(cell.text.slice(index)))) ends.push(index);
  return starts.flatMap((from) => ends.filter((to) => to > from).map((to): Stretch => [from, to]));
}
