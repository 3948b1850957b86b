import type { PageView } from './page-view.ts';

/** The probabilities that a document begins at each page with text; that of the first is 1. */
export interface CutRequest {
  views: readonly PageView[];
  starts: readonly number[];
}

/** Longer documents are found too: their pages are then compared only within this distance. */
const MAX_PART_PAGES = 400;
const SURE = 1e-4;
/** In log-odds, for each page that repeats or precedes an earlier number of its document. */
const NUMBER_PENALTY = 3;

const logit = (probability: number): number => {
  const bounded = Math.min(1 - SURE, Math.max(SURE, probability));
  return Math.log(bounded / (1 - bounded));
};

/** The last named number of a page; 0 without one. */
const namedNumber = ({ numbers }: PageView): number => {
  const named = numbers.filter(({ isNamed }) => isNamed);
  return named.length === 0 ? 0 : Math.max(...named.map(({ page }) => page));
};

/**
 * The best cut of the whole packet, by dynamic programming over parts: the indexes at which parts begin. A part gains
 * by a likely beginning, and loses by likely beginnings and by numbers of pages that do not rise within it.
 */
export function cutPacket({ views, starts }: CutRequest): number[] {
  const count = views.length;
  const best = new Float64Array(count + 1).fill(-Infinity);
  const from = new Int32Array(count + 1);
  best[0] = 0;
  for (let end = 1; end <= count; end++) {
    let inside = 0;
    let next = 0;
    for (let first = end - 1; first >= Math.max(0, end - MAX_PART_PAGES); first--) {
      const view = views[first];
      const number = view === undefined ? 0 : namedNumber(view);
      // Within a part, numbers rise: seen from its end, they fall.
      if (number > 0 && next > 0 && number >= next) inside -= NUMBER_PENALTY;
      if (number > 0) next = number;
      const begins = logit(first === 0 ? 1 : (starts[first] ?? 0));
      const score = (best[first] ?? 0) + (first === 0 ? 0 : begins / 2) + inside;
      if (score > (best[end] ?? -Infinity)) {
        best[end] = score;
        from[end] = first;
      }
      inside -= begins / 2;
    }
  }
  const cuts: number[] = [];
  for (let end = count; end > 0; end = from[end] ?? 0) cuts.unshift(from[end] ?? 0);
  return cuts;
}
