import { isAlike } from './likeness.ts';
import type { PageView } from './page-view.ts';
import { compareStamps } from './stamps.ts';

/** What is known of a packet before its pages are compared. */
export interface PacketContext {
  views: readonly PageView[];
  /** Pages with text, in order. */
  filled: readonly PageView[];
  /** The index of each of them. */
  places: ReadonlyMap<PageView, number>;
  /** In how many pages a word is. */
  frequencies: ReadonlyMap<string, number>;
  /** The share of pages that number themselves. */
  numbered: number;
  /** The share of pages in a numbering that begins again. */
  restarts: number;
  /** Whether sheets were numbered after they were put together: their numbers tell no documents apart. */
  isStampedThrough: boolean;
  /** Head lines, with the number of pages that have them. */
  repeatedHeads: ReadonlyMap<string, number>;
}

export function describePacket(views: readonly PageView[]): PacketContext {
  const filled = views.filter((view) => !view.isBlank);
  const frequencies = new Map<string, number>();
  for (const { words } of filled) for (const word of words) frequencies.set(word, (frequencies.get(word) ?? 0) + 1);
  const heads = new Map<string, number>();
  for (const { head } of filled) for (const line of new Set(head)) heads.set(line, (heads.get(line) ?? 0) + 1);
  const count = Math.max(1, filled.length);
  return {
    views,
    filled,
    places: new Map(filled.map((view, index) => [view, index])),
    frequencies,
    numbered: filled.filter(({ numbers }) => numbers.some(({ isNamed }) => isNamed)).length / count,
    restarts: filled.filter(({ numbers }) => numbers.some(({ page }) => page === 1)).length / count,
    isStampedThrough: areStampedThrough(filled),
    repeatedHeads: heads,
  };
}

const MIN_STAMPED = 4;
const STAMPED_THROUGH = 0.9;

function areStampedThrough(filled: readonly PageView[]): boolean {
  const signs = filled.slice(1).map(({ stamps }, index) => compareStamps(filled[index]?.stamps ?? [], stamps));
  const near = signs.filter((sign) => sign > 0).length;
  return near >= MIN_STAMPED && near >= signs.length * STAMPED_THROUGH;
}

/** The cosine of two pages' words, where words of few pages weigh more. */
export function comparePages({ frequencies, filled }: PacketContext, a: PageView, b: PageView): number {
  const weigh = (word: string) => Math.log(1 + filled.length / (frequencies.get(word) ?? 1));
  let shared = 0;
  for (const word of a.words) if (b.words.has(word)) shared += weigh(word) ** 2;
  const norm = (view: PageView) => Math.sqrt([...view.words].reduce((sum, word) => sum + weigh(word) ** 2, 0));
  const product = norm(a) * norm(b);
  return product === 0 ? 0 : shared / product;
}

/** Whether a page is the first of `of` other pages that begin as it does, and are not beside it. */
export function countSameHeads({ filled, repeatedHeads }: PacketContext, view: PageView, before: PageView): number {
  const own = view.head.filter((line) => line.length > 3 && !before.head.some((other) => isAlike(line, other)));
  const most = own.reduce((best, line) => Math.max(best, repeatedHeads.get(line) ?? 0), 1);
  return (most - 1) / Math.max(1, filled.length - 1);
}
