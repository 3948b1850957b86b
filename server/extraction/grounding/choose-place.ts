import { findFirstIndex } from '../../lib/find-first-index.ts';
import type { Hit } from './document-index.ts';

/** Distance of one line, in characters: values on the same line belong together. */
const LINE_DISTANCE = 400;
/** Used places to skip in search of a free one. */
const MAX_CANDIDATES = 64;

/** Places of the document that evidence already refers to. */
export class UsedPlaces {
  #used = new Set<number>();

  has(hit: Hit): boolean {
    return this.#used.has(hit.at);
  }

  add(hit: Hit): void {
    this.#used.add(hit.at);
  }
}

/** The next free place at or after an offset; otherwise the first free place, or the next used one. */
export function chooseNext(hits: Hit[], at: number, used: UsedPlaces): Hit | undefined {
  const from = findFirstIndex(hits, (hit) => hit.at >= at);
  for (let index = from; index < Math.min(hits.length, from + MAX_CANDIDATES); index++) {
    const hit = hits[index];
    if (hit !== undefined && !used.has(hit)) return hit;
  }
  return hits.slice(0, MAX_CANDIDATES).find((hit) => !used.has(hit)) ?? hits[from] ?? hits[0];
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
