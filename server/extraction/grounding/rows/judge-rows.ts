import type { Hit, IndexedLine } from '../document-index.ts';
import type { GroundedLeaf } from '../grounded-leaf.ts';

/** The place of a value of an entry. */
export interface CellPlace {
  leaf: GroundedLeaf;
  hit: Hit;
  entry: number;
  /** The name of its field. */
  name: string;
}

interface Cell extends CellPlace {
  /** Cells before it, and after it, in its line. */
  before: number;
  after: number;
}

/** Fewer entries do not show what their rows have in common. */
const MIN_ENTRIES = 3;
const MIN_ROWS = 2;
/** Share of the entries, or of the values of a field, from which something counts as usual. */
const USUAL = 0.6;
/** Shares of the page's width: values of a column may differ by so much, and are no column beyond that. */
const MIN_TOLERANCE = 0.01;
const MAX_SPREAD = 0.03;
const GAP = /\s{3,}|\t|\|/g;
const MAX_LINE = 400;

/**
 * The places of the values of a list's entries, without those of nested objects and lists.
 * @param leaves the leaves of the list
 * @param path of the list
 */
export function listCells(
  leaves: readonly GroundedLeaf[],
  places: ReadonlyMap<GroundedLeaf, Hit>,
  path: string,
): CellPlace[] {
  return leaves.flatMap((leaf) => {
    const hit = places.get(leaf);
    const [entry = '', name, ...nested] = leaf.path.slice(path.length + 1).split('/');
    if (hit === undefined || name === undefined || nested.length > 0) return [];
    return [{ leaf, hit, entry: Number(entry), name }];
  });
}

/**
 * Marks the values of a list that break what the rows of most entries have in common: each entry in one line, and each
 * field in one column.
 */
export function markUnusualCells(places: readonly CellPlace[], lines: readonly IndexedLine[]): void {
  const entries = [...Map.groupBy(places, ({ entry }) => entry).values()];
  if (entries.length < MIN_ENTRIES) return;
  markOtherRows(entries, lines);
  const drawn = places.filter(({ leaf }) => leaf.boxes.length > 0);
  if (drawn.length === places.length) markOtherColumns(drawn, lines);
  else markOtherCells(places, lines);
}

function markOtherRows(entries: readonly CellPlace[][], lines: readonly IndexedLine[]): void {
  const owned = entries.map(findOwnLine);
  const known = owned.filter((line) => line !== undefined);
  if (known.length < MIN_ROWS) return;
  const taken = new Set(known);
  const offsets = findUsualOffsets(entries, owned);
  entries.forEach((places, position) => {
    const own = owned[position];
    for (const { leaf, hit, name } of places) {
      const offset = offsets.get(name);
      if (offset === undefined) {
        // Nothing tells where the values of this field are: the currency of a heading, a date of several rows.
        if (leaf.isInRow === false) delete leaf.isInRow;
        continue;
      }
      const expected = own === undefined ? places.map((one) => one.hit.line + offset) : [own + offset];
      const isOut = own === undefined ? offset === 0 && taken.has(hit.line) : hit.line !== own + offset;
      if (!isOut) {
        if (own !== undefined && places.length > 1) leaf.isInRow = true;
      } else if (!expected.some((line) => line !== hit.line && hasText(lines[line], leaf.quote)))
        markAsForeign(leaf, 'isInRow');
    }
  });
}

/** For the fields whose values are mostly in the same line of an entry: its distance from the line of most values. */
function findUsualOffsets(
  entries: readonly CellPlace[][],
  owned: readonly (number | undefined)[],
): Map<string, number> {
  const found = new Map<string, number[]>();
  entries.forEach((places, position) => {
    const own = owned[position];
    if (own === undefined || places.length < 2) return;
    for (const { name, hit } of places) found.set(name, [...(found.get(name) ?? []), hit.line - own]);
  });
  return new Map(
    [...found].flatMap(([name, offsets]): [string, number][] => {
      const [usual] = [...Map.groupBy(offsets, (offset) => offset)].sort(([, a], [, b]) => b.length - a.length);
      if (usual === undefined || usual[1].length < MIN_ROWS || usual[1].length < offsets.length * USUAL) return [];
      return [[name, usual[0]]];
    }),
  );
}

/** Whether a line has a text as well. Of equal values, the place of another entry may have been chosen. */
const hasText = (line: IndexedLine | undefined, text: string | null): boolean =>
  line !== undefined && text !== null && line.text.length <= MAX_LINE && line.text.includes(text);

/** The line that has most values of an entry. */
function findOwnLine(places: readonly CellPlace[]): number | undefined {
  const counts = [...Map.groupBy(places, ({ hit }) => hit.line)].map(([line, of]) => ({ line, count: of.length }));
  const [first, second] = counts.sort((a, b) => b.count - a.count);
  return first !== undefined && first.count > (second?.count ?? 0) ? first.line : undefined;
}

/** Left edge, middle and right edge: of one of them, the values of a column have the same. */
type Edges = readonly [number, number, number];

/** Marks values that are in the column of another field, by their boxes. */
function markOtherColumns(places: readonly CellPlace[], lines: readonly IndexedLine[]): void {
  const columns = [...Map.groupBy(places, ({ name }) => name)].flatMap(([name, of]) => {
    const edges = of.map(readEdges);
    if (of.length < MIN_ENTRIES) return [];
    const aligned = [0, 1, 2].map((edge) => {
      const at = edges.map((one) => one[edge] ?? 0).sort((a, b) => a - b);
      const middle = at[Math.floor(at.length / 2)] ?? 0;
      const off = at.map((one) => Math.abs(one - middle)).sort((a, b) => a - b);
      return { edge, at: middle, spread: off[Math.floor(off.length * USUAL)] ?? 0 };
    });
    const [best] = aligned.sort((a, b) => a.spread - b.spread);
    return best === undefined || best.spread > MAX_SPREAD ? [] : [{ name, ...best }];
  });
  for (const { leaf, name, ...place } of places) {
    const own = columns.find((one) => one.name === name);
    if (own === undefined) continue;
    const edges = readEdges({ leaf, name, ...place });
    const distance = ({ edge, at }: { edge: number; at: number }): number => Math.abs((edges[edge] ?? 0) - at);
    const isIn = distance(own) <= Math.max(MIN_TOLERANCE, 2 * own.spread);
    if (isIn) leaf.isInColumn = true;
    else if (
      !isTwiceIn(lines[place.hit.line], leaf.quote) &&
      columns.some((one) => one.name !== name && distance(one) < distance(own) / 2)
    )
      markAsForeign(leaf, 'isInColumn');
  }
}

const readEdges = ({ leaf }: CellPlace): Edges => {
  const [left, , right] = leaf.boxes[0] ?? [0, 0, 0];
  return [left, (left + right) / 2, right];
};

function markOtherCells(places: readonly CellPlace[], lines: readonly IndexedLine[]): void {
  const cells = places.flatMap((place): Cell[] => {
    const line = lines[place.hit.line];
    return line === undefined || line.text.length > MAX_LINE ? [] : [{ ...place, ...countCells(line, place.hit) }];
  });
  const fields = [...Map.groupBy(cells, ({ name }) => name)].map(([name, of]) => ({
    name,
    before: findUsual(of, ({ before }) => before),
    after: findUsual(of, ({ after }) => after),
  }));
  // Cells that are empty or not told apart shift the others.
  const width = findUsual(cells, ({ before, after }) => before + after);
  for (const cell of cells) {
    if (cell.before + cell.after !== width) continue;
    const own = fields.find(({ name }) => name === cell.name);
    if (own?.before === undefined || own.after === undefined) continue;
    if (own.before === cell.before || own.after === cell.after) continue;
    const isOfOther = fields.some(
      ({ name, before, after }) => name !== cell.name && (before === cell.before || after === cell.after),
    );
    if (isOfOther && !isTwiceIn(lines[cell.hit.line], cell.leaf.quote)) markAsForeign(cell.leaf, 'isInColumn');
  }
}

export const isTwiceIn = (line: IndexedLine | undefined, quote: string | null): boolean =>
  (line?.text.split(quote ?? '').length ?? 0) > 2;

function countCells({ text, start }: IndexedLine, { start: from, end }: Hit): { before: number; after: number } {
  const count = (part: string): number => part.match(GAP)?.length ?? 0;
  return { before: count(text.slice(0, from - start).trimStart()), after: count(text.slice(end - start).trimEnd()) };
}

function findUsual(cells: readonly Cell[], read: (cell: Cell) => number): number | undefined {
  if (cells.length < MIN_ENTRIES) return undefined;
  const [usual] = [...Map.groupBy(cells, read)].sort(([, a], [, b]) => b.length - a.length);
  return usual !== undefined && usual[1].length >= cells.length * USUAL ? usual[0] : undefined;
}

/** A value at the place of another one is not exact. */
export function markAsForeign(leaf: GroundedLeaf, sign: 'isInRow' | 'isInColumn'): void {
  leaf[sign] = false;
  if (leaf.match === 'exact') leaf.match = 'normalized';
}
