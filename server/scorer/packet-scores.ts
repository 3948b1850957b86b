import { countBy } from '../lib/collections.ts';
import { calibrate, type Judged } from './calibration.ts';

/** A part of a packet: its pages, and its category; null where none fits, absent where categories are not known. */
export interface ScoredPart {
  pages: readonly number[];
  category?: string | null;
  /** That pages and category are right. */
  confidence?: number | null;
}

/** The documents that a packet has. */
export interface ExpectedPacket {
  pages: number;
  /** Pages without content: it does not matter which part has them. */
  blank?: readonly number[];
  parts: readonly ScoredPart[];
}

/** What was found right and wrong in a packet: numbers, no content. */
export interface PacketCounts {
  pages: number;
  /** Of starts at the pages after the first. */
  starts: { right: number; invented: number; missed: number };
  parts: { expected: number; found: number; exact: number };
  /** Of packets whose categories are known. */
  kinds: { expected: number; found: number; exact: number; pages: number; rightPages: number };
  isExact: boolean;
  judged: Judged[];
}

/** Shares of 1; null where nothing was there to count. */
export interface PacketScores {
  packets: number;
  pages: number;
  documents: number;
  /** That a document begins at a page, but for the first page of a packet. */
  boundary: { precision: number; recall: number; f1: number };
  /** Parts with exactly the pages of a document. */
  documentF1: number;
  /** The same, with the right category. */
  documentAndCategoryF1: number | null;
  /** Pages whose category is right. */
  pageCategory: number | null;
  partsPerDocument: number;
  /** Packets with exactly the expected parts. */
  exactPackets: number;
  confidence: { auroc: number; ece: number } | null;
}

const fold = (name: string): string => name.trim().toLowerCase();
const isSame = (one: string | null, other: string | null): boolean =>
  one === null || other === null ? one === other : fold(one) === fold(other);
const keyOf = ({ pages }: ScoredPart): string => pages.join();

/** The parts without blank pages, and without those that have no others. */
function clean(parts: readonly ScoredPart[], isCounted: (page: number) => boolean): ScoredPart[] {
  return parts
    .map((part) => ({ ...part, pages: [...new Set(part.pages)].filter(isCounted).sort((a, b) => a - b) }))
    .filter(({ pages }) => pages.length > 0);
}

/** The first part that has each page. */
function ownersOf(parts: readonly ScoredPart[]): Map<number, ScoredPart> {
  const owners = new Map<number, ScoredPart>();
  for (const part of parts) for (const page of part.pages) if (!owners.has(page)) owners.set(page, part);
  return owners;
}

/** The category of most pages. */
function commonCategory(pages: readonly number[], owners: ReadonlyMap<number, ScoredPart>): string | null {
  const counts = countBy(pages.map((page) => owners.get(page)?.category ?? null));
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

export function comparePacket(
  { pages, blank = [], parts }: ExpectedPacket,
  found: readonly ScoredPart[],
): PacketCounts {
  const left = new Set(blank);
  const counted = Array.from({ length: pages }, (_, index) => index + 1).filter((page) => !left.has(page));
  const isCounted = (page: number) => page >= 1 && page <= pages && !left.has(page);
  const expectedParts = clean(parts, isCounted);
  const foundParts = clean(found, isCounted);
  const [expectedStarts, foundStarts] = [expectedParts, foundParts].map(
    (all) => new Set(all.map((part) => part.pages[0])),
  );
  const starts = { right: 0, invented: 0, missed: 0 };
  for (const page of counted.slice(1)) {
    const isExpected = expectedStarts?.has(page) === true;
    const isFound = foundStarts?.has(page) === true;
    if (isExpected && isFound) starts.right += 1;
    else if (isFound) starts.invented += 1;
    else if (isExpected) starts.missed += 1;
  }
  const hasKinds = expectedParts.some(({ category }) => category !== undefined);
  const expectedOwners = ownersOf(expectedParts);
  const foundOwners = ownersOf(foundParts);
  const waiting = new Map(expectedParts.map((part) => [keyOf(part), part]));
  const exact = { parts: 0, kinds: 0 };
  const judged: Judged[] = [];
  for (const part of foundParts) {
    const same = waiting.get(keyOf(part));
    waiting.delete(keyOf(part));
    const hasKind = isSame(commonCategory(part.pages, expectedOwners), part.category ?? null);
    if (same !== undefined) exact.parts += 1;
    if (same !== undefined && hasKinds && hasKind) exact.kinds += 1;
    if (part.confidence != null)
      judged.push({ confidence: part.confidence, isRight: same !== undefined && (!hasKinds || hasKind) });
  }
  const known = counted.filter((page) => hasKinds && expectedOwners.has(page));
  const rightPages = known.filter((page) =>
    isSame(expectedOwners.get(page)?.category ?? null, foundOwners.get(page)?.category ?? null),
  ).length;
  const sizes = { expected: expectedParts.length, found: foundParts.length };
  const none = { expected: 0, found: 0 };
  return {
    pages: counted.length,
    starts,
    parts: { ...sizes, exact: exact.parts },
    kinds: { ...(hasKinds ? sizes : none), exact: exact.kinds, pages: known.length, rightPages },
    isExact: exact.parts === sizes.expected && exact.parts === sizes.found,
    judged,
  };
}

const share = (part: number, all: number): number | null => (all === 0 ? null : part / all);

/** How well packets were split, summed over all of them. */
export function sumPackets(counts: readonly PacketCounts[]): PacketScores {
  const sum = (read: (one: PacketCounts) => number): number => counts.reduce((total, one) => total + read(one), 0);
  const right = sum(({ starts }) => starts.right);
  const invented = sum(({ starts }) => starts.invented);
  const missed = sum(({ starts }) => starts.missed);
  const documents = sum(({ parts }) => parts.expected);
  const found = sum(({ parts }) => parts.found);
  const judged = counts.flatMap((one) => one.judged);
  const { auroc, ece } = calibrate(judged);
  return {
    packets: counts.length,
    pages: sum(({ pages }) => pages),
    documents,
    boundary: {
      precision: share(right, right + invented) ?? 1,
      recall: share(right, right + missed) ?? 1,
      f1: share(2 * right, 2 * right + invented + missed) ?? 1,
    },
    documentF1: share(2 * sum(({ parts }) => parts.exact), documents + found) ?? 0,
    documentAndCategoryF1: share(
      2 * sum(({ kinds }) => kinds.exact),
      sum(({ kinds }) => kinds.expected + kinds.found),
    ),
    pageCategory: share(
      sum(({ kinds }) => kinds.rightPages),
      sum(({ kinds }) => kinds.pages),
    ),
    partsPerDocument: share(found, documents) ?? 0,
    exactPackets: share(counts.filter(({ isExact }) => isExact).length, counts.length) ?? 0,
    confidence: judged.length === 0 ? null : { auroc, ece },
  };
}

export function scorePackets(
  packets: readonly { expected: ExpectedPacket; found: readonly ScoredPart[] }[],
): PacketScores {
  return sumPackets(packets.map(({ expected, found }) => comparePacket(expected, found)));
}
