import { findFirstIndex } from '../../lib/find-first-index.ts';
import type { Hit } from './document-index.ts';

/** Distance of one line, in characters: values on the same line belong together. */
const LINE_DISTANCE = 400;
/** Places before and after an anchor that are compared. */
const MAX_CANDIDATES = 64;

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
