import { findFirstIndex } from '../../lib/collections.ts';
import type { Hit } from './document-index.ts';
import { OTHER_SIGN, type Found } from './found.ts';

/** Distance of one line, in characters: values on the same line belong together. */
const LINE_DISTANCE = 400;
/** Places before and after an anchor that are compared. */
const MAX_CANDIDATES = 64;

/** Lines that an entry of a list may span. */
const MAX_ROW_LINES = 3;

/** The place of an object's own values. */
export interface ObjectPlace {
  /** Of its rarest value. */
  anchor: Hit | null;
  /** The first one. */
  first: Hit | null;
}

export const isFarFrom = (hit: Hit, anchor: Hit): boolean => Math.abs(hit.line - anchor.line) > MAX_ROW_LINES;

export const findFirst = (hits: readonly Hit[]): Hit | null =>
  hits.reduce<Hit | null>((first, hit) => (first !== null && first.at <= hit.at ? first : hit), null);

/** Places of the document that evidence already refers to. */
export class UsedPlaces {
  #used = new Set<number>();
  /** For each place of a value, a position that no free place is before. */
  #positions = new WeakMap<readonly Hit[], Int32Array>();

  has(hit: Hit): boolean {
    return this.#used.has(hit.at);
  }

  add(hit: Hit): void {
    this.#used.add(hit.at);
  }

  /**
   * The first free place at or after a position. Takes almost constant time: an entry may be repeated thousands of
   * times.
   */
  findFree(hits: readonly Hit[], from: number): Hit | undefined {
    const next = this.#positions.get(hits) ?? Int32Array.from({ length: hits.length + 1 }, (_, position) => position);
    this.#positions.set(hits, next);
    for (let position = from; ;) {
      const jump = next[position] ?? position;
      const hit = hits[jump];
      if (jump !== position) next[position] = next[jump] ?? jump;
      else if (hit === undefined || !this.has(hit)) return hit;
      else next[position] = position + 1;
      position = next[position] ?? hits.length;
    }
  }
}

/** The next free place at or after an offset; otherwise the first free place, or the next used one. */
export function chooseNext(hits: Hit[], at: number, used: UsedPlaces): Hit | undefined {
  const from = findFirstIndex(hits, (hit) => hit.at >= at);
  return used.findFree(hits, from) ?? used.findFree(hits, 0) ?? hits[from] ?? hits[0];
}

/** Rows that are compared with the values of an entry. */
const MAX_ROWS = 16;

/**
 * The next free place of a value at or after an offset whose line has the other values of its entry, too: with its own
 * sign, else with the other one. Otherwise the next one.
 * @param isUsual whether a line is of the kind that the entries of the list have: of several rows, it is chosen
 */
export function chooseRow(
  { hits, either = hits }: Found,
  others: readonly Hit[][],
  from: number,
  used: UsedPlaces,
  isUsual: (line: number) => boolean,
): Hit | undefined {
  const isRow = (hit: Hit): boolean => !used.has(hit) && others.every((places) => hasPlaceInLine(places, hit.line));
  const choose = (places: readonly Hit[]): Hit | undefined => {
    const rows = places.filter(isRow);
    return rows.find(({ line }) => isUsual(line)) ?? rows[0];
  };
  const next = chooseNext(hits, from, used);
  const own = choose(listRows(hits, next));
  if (own !== undefined || either === hits) return own ?? next;
  return choose(listRows(either, chooseNext(either, from, used))) ?? next;
}

function listRows(hits: readonly Hit[], next: Hit | undefined): readonly Hit[] {
  const start = next === undefined ? -1 : hits.indexOf(next);
  return start === -1 ? [] : hits.slice(start, start + MAX_ROWS);
}

/** What is found of a value whose row is known: where only the other sign is in it, that is the value's place. */
export function turnInRow(found: Found, { line }: Hit): Found {
  const { hits, either = hits } = found;
  if (either === hits || hasPlaceInLine(hits, line) || !hasPlaceInLine(either, line)) return found;
  return { hits: either, ...OTHER_SIGN };
}

/** Values of an entry whose places are compared, and places of each. */
const MAX_VOTERS = 12;
const MAX_VOTES = 6;

/**
 * The line that has most values of an entry, where it has more than the line that its rarest value would choose: one
 * wrong value must not draw the others to its own row. Rare values count more.
 * @param order the places of the values, the rarest first
 */
export function chooseRowOfMost(
  order: readonly Hit[][],
  chosen: Hit,
  from: number,
  used: UsedPlaces,
): { hits: Hit[]; hit: Hit } | null {
  const voters = order.slice(0, MAX_VOTERS);
  const count = (line: number): number =>
    voters.reduce((sum, hits) => sum + (hasPlaceInLine(hits, line) ? 1 / (1 + Math.log2(hits.length)) : 0), 0);
  let most = count(chosen.line);
  if (voters.length < MIN_VOTERS || most === voters.reduce((sum, hits) => sum + 1 / (1 + Math.log2(hits.length)), 0))
    return null;
  let best: { hits: Hit[]; hit: Hit } | null = null;
  for (const hits of voters) {
    const start = findFirstIndex(hits, (hit) => hit.at >= from);
    for (const hit of hits.slice(start, start + MAX_VOTES)) {
      if (used.has(hit)) continue;
      const votes = count(hit.line);
      if (votes <= most + 1e-9) continue;
      [most, best] = [votes, { hits, hit }];
    }
  }
  return best;
}

const MIN_VOTERS = 3;

export const hasPlaceInLine = (hits: readonly Hit[], line: number): boolean =>
  hits[findFirstIndex(hits, (hit) => hit.line >= line)]?.line === line;

/**
 * The place nearest to an anchor, preferring free ones. Places before the anchor count as further away: values usually
 * follow.
 */
export function chooseNearest(hits: Hit[], anchor: Hit, used: UsedPlaces): Hit | undefined {
  const middle = findFirstIndex(hits, (hit) => hit.at >= anchor.at);
  const near = hits.slice(Math.max(0, middle - MAX_CANDIDATES), middle + MAX_CANDIDATES);
  return (
    selectNearest(
      near.filter((hit) => !used.has(hit)),
      anchor,
    ) ?? selectNearest(near, anchor)
  );
}

/** The place in the line of an anchor, preferring free ones. Equal values may belong to entries of several lists. */
function chooseInLine(hits: Hit[], anchor: Hit, used: UsedPlaces): Hit | undefined {
  const middle = findFirstIndex(hits, (hit) => hit.at >= anchor.at);
  const inLine = hits
    .slice(Math.max(0, middle - MAX_CANDIDATES), middle + MAX_CANDIDATES)
    .filter(({ line }) => line === anchor.line);
  return (
    selectNearest(
      inLine.filter((hit) => !used.has(hit)),
      anchor,
    ) ?? selectNearest(inLine, anchor)
  );
}

/**
 * The place of another value of an entry.
 * @param from where values that are not near the anchor are looked for; null if all are near it
 */
export function chooseInItem(hits: Hit[], anchor: Hit, used: UsedPlaces, from: number | null): Hit | undefined {
  const near = chooseInLine(hits, anchor, used) ?? chooseNearest(hits, anchor, used);
  return near !== undefined && from !== null && isFarFrom(near, anchor) ? chooseNext(hits, from, used) : near;
}

/**
 * Whether an entry has values of a table that have one place each, in different rows: nothing tells which belongs to
 * it.
 */
export function isTornApart(places: readonly { hits: readonly Hit[]; hit: Hit }[]): boolean {
  const only = places.filter(({ hits }) => hits.length === 1).map(({ hit }) => hit.line);
  const isTabular = new Set(places.map(({ hit }) => hit.line)).size < places.length;
  return isTabular && only.length > 1 && Math.max(...only) - Math.min(...only) > MAX_ROW_LINES;
}

function selectNearest(hits: Hit[], anchor: Hit): Hit | undefined {
  let chosen: Hit | undefined;
  let least = Infinity;
  for (const hit of hits) {
    const lines = hit.line - anchor.line;
    const distance = Math.abs(lines) * LINE_DISTANCE * (lines < 0 ? 1.5 : 1) + Math.abs(hit.at - anchor.at);
    if (distance < least) [least, chosen] = [distance, hit];
  }
  return chosen;
}
