import { beginsLikeFirstPage, endsLikeLastPage, isSentenceCut } from './page-edges.ts';
import { containment, cosine, overlap, sharedLines } from './likeness.ts';
import { comparePages, countSameHeads, type PacketContext } from './packet-context.ts';
import type { PageNumber } from './page-numbers.ts';
import type { PageView } from './page-view.ts';
import { compareStamps } from './stamps.ts';

const named = (of: readonly PageNumber[]): readonly PageNumber[] => of.filter(({ isNamed }) => isNamed);

/** A page may be missing from a numbering, and the back of a sheet may have no number. */
const MAX_DISTANCE = 3;

/** A page after another: what speaks for a document that begins here, and what against. */
export type NeighbourSigns = Record<(typeof SIGNS)[number], number>;

export const SIGNS = [
  'numberContinues',
  'numberIsOne',
  'numberIsLater',
  'numberEnds',
  'totalDiffers',
  'numberPromised',
  'numberContinuesAfter',
  'packetNumbered',
  'packetRestarts',
  'headShared',
  'headSame',
  'footShared',
  'footSame',
  'words',
  'wordsContained',
  'text',
  'textAfter',
  'textGain',
  'codes',
  'codeCount',
  'identifierSame',
  'identifierDiffers',
  'identifierCount',
  'sizeDiffers',
  'widthDiffers',
  'heightDiffers',
  'sizeShared',
  'stamps',
  'blankBetween',
  'beforeEnd',
  'start',
  'salutation',
  'messageHead',
  'dateOnTop',
  'contactOnTop',
  'heading',
  'headingBefore',
  'titleKind',
  'titleKindBefore',
  'titleSame',
  'kindAlike',
  'kindSure',
  'closingBefore',
  'totalBefore',
  'closing',
  'sentenceCut',
  'startsLower',
  'continued',
  'numbering',
  'layout',
  'layoutAfter',
  'sameHeads',
  'opensLikeFirst',
  'opensLikeEarlier',
  'length',
  'lengthBefore',
  'lengthRatio',
  'marginDiffers',
  'letterDiffers',
  'packetPages',
  'firstLayout',
  'headQuotes',
] as const;

const ratio = (a: number, b: number): number => (a === 0 || b === 0 ? 0 : Math.abs(Math.log(a / b)));

const best = (values: Float64Array): number => values.reduce((most, value) => Math.max(most, value), 0);
const argBest = (values: Float64Array): number => values.indexOf(best(values));

function compareIdentifiers(before: PageView, view: PageView) {
  let [same, other] = [0, 0];
  for (const [label, value] of view.identifiers) {
    const earlier = before.identifiers.get(label);
    if (earlier === value) same += 1;
    else if (earlier !== undefined) other += 1;
  }
  return { same: Math.min(3, same), other: Math.min(3, other) };
}

const leftEdge = (view: PageView): number => {
  const lefts = view.lines.map(({ left }) => left).sort((a, b) => a - b);
  return lefts[Math.floor(lefts.length / 10)] ?? 0;
};

/** Compares a page with the last page before it that has text. */
export function compareNeighbours(context: PacketContext, before: PageView, view: PageView): NeighbourSigns {
  const at = context.places.get(view) ?? 0;
  const after = context.filled[at + 1];
  const text = comparePages(context, before, view);
  const textAfter = after === undefined ? text : comparePages(context, view, after);
  const identifiers = compareIdentifiers(before, view);
  const opening = beginsLikeFirstPage(view);
  const ending = endsLikeLastPage(before);
  const first = context.filled[0] ?? view;
  return {
    ...compareNumbers(context.filled.slice(Math.max(0, at - LOOK_BACK), at), view, after),
    packetNumbered: context.numbered,
    packetRestarts: context.restarts,
    headShared: sharedLines(before.head, view.head),
    headSame: sharedLines(unmasked(before, 'head'), unmasked(view, 'head')),
    footShared: sharedLines(before.foot, view.foot),
    footSame: sharedLines(unmasked(before, 'foot'), unmasked(view, 'foot')),
    words: overlap(before.words, view.words),
    wordsContained: containment(before.words, view.words),
    text,
    textAfter,
    textGain: textAfter - text,
    codes: containment(before.codes, view.codes),
    codeCount: Math.log1p(Math.min(before.codes.size, view.codes.size)),
    identifierSame: identifiers.same,
    identifierDiffers: identifiers.other,
    identifierCount: Math.min(6, view.identifiers.size),
    sizeDiffers: ratio(before.width, view.width) + ratio(before.height, view.height) > 0.03 ? 1 : 0,
    widthDiffers: ratio(before.width, view.width),
    heightDiffers: ratio(before.height, view.height),
    sizeShared: shareSize(context, before, view),
    stamps: context.isStampedThrough ? 0 : compareStamps(before.stamps, view.stamps),
    blankBetween: view.number - before.number > 1 ? 1 : 0,
    beforeEnd: before.lines.at(-1)?.bottom ?? 0,
    start: view.lines[0]?.top ?? 0,
    ...opening,
    headingBefore: beginsLikeFirstPage(before).heading,
    titleKind: best(view.kinds.title),
    titleKindBefore: best(before.kinds.title),
    titleSame: cosine(before.kinds.title, view.kinds.title),
    kindAlike: cosine(before.kinds.text, view.kinds.text),
    kindSure: argBest(view.kinds.text) === argBest(before.kinds.text) ? 1 : 0,
    closingBefore: ending.closing,
    totalBefore: ending.total,
    closing: endsLikeLastPage(view).closing,
    sentenceCut: isSentenceCut(before, view) ? 1 : 0,
    layout: cosine(before.grid, view.grid),
    layoutAfter: after === undefined ? 0 : cosine(view.grid, after.grid),
    sameHeads: countSameHeads(context, view, before),
    opensLikeFirst: sharedLines(first.opening, view.opening),
    opensLikeEarlier: openLikeEarlier(context.filled.slice(Math.max(0, at - LOOK_BACK), at - 1), before, view),
    length: Math.log1p(view.wordCount),
    lengthBefore: Math.log1p(before.wordCount),
    lengthRatio: Math.log((1 + view.wordCount) / (1 + before.wordCount)),
    marginDiffers: Math.abs(leftEdge(before) - leftEdge(view)),
    letterDiffers: ratio(before.letterHeight * before.height, view.letterHeight * view.height),
    packetPages: Math.log(context.filled.length),
    headQuotes: sharedLines(before.opening, view.head.slice(0, QUOTED_LINES)),
    firstLayout: first === before ? cosine(before.grid, view.grid) : cosine(first.grid, view.grid),
  };
}

/** Sheets of one size that a scanner measures differ by less than this. */
const SAME_SIZE = 0.0015;

/** The share of the other pages that are as large as this one: a size that few pages have tells more. */
function shareSize({ filled }: PacketContext, before: PageView, view: PageView): number {
  const others = filled.filter((one) => one !== view && one !== before);
  const same = others.filter(
    (one) => ratio(one.width, view.width) < SAME_SIZE && ratio(one.height, view.height) < SAME_SIZE,
  );
  return others.length === 0 ? 0 : same.length / others.length;
}

/** The second page of a letter often begins with its addressee, its date and its number. */
const QUOTED_LINES = 3;

/** Pages before the neighbour that a page is compared with. */
const LOOK_BACK = 12;

/** How much more the page begins as an earlier page did than as its neighbour. */
function openLikeEarlier(earlier: readonly PageView[], before: PageView, view: PageView): number {
  const own = sharedLines(before.opening, view.opening);
  return earlier.reduce((most, one) => Math.max(most, sharedLines(one.opening, view.opening)), 0) - own;
}

const EDGE = 5;
const unmasked = ({ lines }: PageView, edge: 'head' | 'foot'): string[] =>
  (edge === 'head' ? lines.slice(0, EDGE) : lines.slice(-EDGE)).map(({ folded }) => folded);

export const toRow = (signs: NeighbourSigns): number[] => SIGNS.map((sign) => signs[sign]);

/** 2 where named numbers go on, 1 where bare ones do. */
function continues(before: readonly PageNumber[], after: readonly PageNumber[]): number {
  const isNext = (a: PageNumber) => (b: PageNumber) =>
    b.page === a.page + 1 && (a.of === null || b.of === null || a.of === b.of);
  if (named(before).some((one) => named(after).some(isNext(one)))) return 2;
  return before.some((one) => after.some(isNext(one))) ? 1 : 0;
}

/**
 * How many pages the last total of an earlier page still promises at this one: "page 2 of 4" promises two. -1 where the
 * promise is kept, 0 without one.
 */
function countPromised(earlier: readonly PageView[]): number {
  for (let back = 1; back <= Math.min(MAX_DISTANCE, earlier.length); back++) {
    const total = earlier.at(-back)?.numbers.find(({ of }) => of !== null);
    if (total?.of == null) continue;
    const left = total.of - total.page - (back - 1);
    return left > 0 ? Math.min(3, left) : -1;
  }
  return 0;
}

/** What the numbers of pages say of a cut before one of them. */
function compareNumbers(earlier: readonly PageView[], view: PageView, after: PageView | undefined) {
  const before = earlier.at(-1) ?? view;
  const own = named(view.numbers);
  const ofBefore = named(before.numbers);
  const goesOn = continues(before.numbers, view.numbers);
  const isOne = view.numbers.some(({ page }) => page === 1);
  const totals = new Set(ofBefore.flatMap(({ of }) => of ?? []));
  return {
    numberContinues: goesOn,
    numberIsOne: own.some(({ page }) => page === 1) ? 2 : isOne ? 1 : 0,
    numberIsLater: own.some(({ page }) => page > 1) ? 2 : view.numbers.some(({ page }) => page > 1) ? 1 : 0,
    numberEnds: ofBefore.some(({ page, of }) => page === of) ? 1 : 0,
    totalDiffers: totals.size > 0 && own.some(({ of }) => of !== null && !totals.has(of)) ? 1 : 0,
    numberPromised: own.length > 0 ? 0 : countPromised(earlier),
    numberContinuesAfter: after === undefined ? -1 : continues(view.numbers, after.numbers),
  };
}
