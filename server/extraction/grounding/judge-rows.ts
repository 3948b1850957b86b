import type { Hit, IndexedLine } from './document-index.ts';
import type { GroundedLeaf } from './grounded-leaf.ts';

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
  markOtherColumns(places, lines);
}

function markOtherRows(entries: readonly CellPlace[][], lines: readonly IndexedLine[]): void {
  const owned = entries.map(findOwnLine);
  const known = owned.filter((line) => line !== undefined);
  if (known.length < MIN_ROWS) return;
  const taken = new Set(known);
  const inRows = findFieldsInRows(entries, owned);
  entries.forEach((places, position) => {
    const own = owned[position];
    const others = own === undefined ? places.map(({ hit }) => hit.line) : [own];
    for (const { leaf, hit, name } of places) {
      const isOut = own === undefined ? taken.has(hit.line) : hit.line !== own;
      if (!isOut || !inRows.has(name)) continue;
      if (!others.some((line) => line !== hit.line && hasText(lines[line], leaf.quote)))
        markAsDoubtful(leaf, 'isInRow');
    }
  });
}

/** The fields whose values are in the line of the others. An entry may take several lines. */
function findFieldsInRows(entries: readonly CellPlace[][], owned: readonly (number | undefined)[]): Set<string> {
  const counts = new Map<string, { inRow: number; all: number }>();
  entries.forEach((places, position) => {
    const own = owned[position];
    if (own === undefined || places.length < 2) return;
    for (const { name, hit } of places) {
      const count = counts.get(name) ?? { inRow: 0, all: 0 };
      counts.set(name, { inRow: count.inRow + (hit.line === own ? 1 : 0), all: count.all + 1 });
    }
  });
  const isInRow = ({ inRow, all }: { inRow: number; all: number }): boolean =>
    inRow >= MIN_ROWS && inRow >= all * USUAL;
  return new Set([...counts].flatMap(([name, count]) => (isInRow(count) ? [name] : [])));
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

function markOtherColumns(places: readonly CellPlace[], lines: readonly IndexedLine[]): void {
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
    const isTwice = (lines[cell.hit.line]?.text.split(cell.leaf.quote ?? '').length ?? 0) > 2;
    if (isOfOther && !isTwice) markAsDoubtful(cell.leaf, 'isOtherKind');
  }
}

function countCells({ text, start }: IndexedLine, { start: from, end }: Hit): { before: number; after: number } {
  const count = (part: string): number => part.match(GAP)?.length ?? 0;
  return { before: count(text.slice(0, from - start).trimStart()), after: count(text.slice(end - start).trimEnd()) };
}

function findUsual(cells: readonly Cell[], read: (cell: Cell) => number): number | undefined {
  if (cells.length < MIN_ENTRIES) return undefined;
  const [usual] = [...Map.groupBy(cells, read)].sort(([, a], [, b]) => b.length - a.length);
  return usual !== undefined && usual[1].length >= cells.length * USUAL ? usual[0] : undefined;
}

function markAsDoubtful(leaf: GroundedLeaf, sign: 'isInRow' | 'isOtherKind'): void {
  if (sign === 'isInRow') leaf.isInRow = false;
  else leaf.isOtherKind = true;
  if (leaf.match === 'exact' || leaf.match === 'normalized') leaf.match = 'fuzzy';
}
