import type { Anchors } from './memory-example.ts';

/** How much of a remembered place a place of this document has, part by part; each 0 to 1. */
export interface PlaceMatch {
  before: number;
  column: number;
  row: number;
  position: number;
}

/** How surely each part by itself shows the place. */
const TELLING: Record<keyof PlaceMatch, number> = { before: 0.75, column: 0.5, row: 0.35, position: 0.6 };
/** Deviations of a place of the same form, as parts of the page. */
const ACROSS = 0.012;
const DOWN = 0.008;

/** @param likeness of the two documents, 0 to 1: places on the page say something in the same form only */
export function comparePlaces(remembered: Anchors, here: Anchors, likeness: number): PlaceMatch {
  const above = compareWords(remembered.above, here.above);
  const heading = compareWords(remembered.heading, here.heading);
  const after = compareStart(remembered.after, here.after);
  return {
    before: compareEnd(remembered.before, here.before),
    column: Math.max(0.9 * above, heading, 0.5 * compareWords(remembered.below, here.below)),
    row: Math.max(compareWords(remembered.head, here.head), after),
    position: comparePosition(remembered, here) * Math.sqrt(likeness),
  };
}

/** How surely a place is the remembered one, 0 to 1. */
export function rateMatch(match: PlaceMatch): number {
  let doubt = 1;
  for (const part of Object.keys(TELLING) as (keyof PlaceMatch)[]) doubt *= 1 - TELLING[part] * match[part];
  return 1 - doubt;
}

function compareEnd(a: string[], b: string[]): number {
  if (a.length === 0) return 0;
  let same = 0;
  while (same < a.length && same < b.length && isSameWord(a.at(-1 - same) ?? '', b.at(-1 - same) ?? '')) same++;
  return same >= Math.min(3, a.length) ? 1 : same === 0 ? 0 : same === 1 ? 0.6 : 0.85;
}

function compareStart(a: string[], b: string[]): number {
  const [first] = a;
  const [other] = b;
  if (first === undefined || other === undefined || !isSameWord(first, other)) return 0;
  return a.length > 1 && !isSameWord(a[1] ?? '', b[1] ?? '') ? 0.6 : 1;
}

function compareWords(a: string[], b: string[]): number {
  if (a.length === 0 || b.length === 0) return 0;
  const same = a.filter((word) => b.some((other) => isSameWord(word, other))).length;
  return same / Math.max(a.length, b.length);
}

/** Recognised text has a wrong letter now and then. */
function isSameWord(a: string, b: string): boolean {
  if (a === b) return true;
  if (a.length < 5 || a.length !== b.length) return false;
  let different = 0;
  for (let index = 0; index < a.length && different < 2; index++) if (a[index] !== b[index]) different++;
  return different < 2;
}

function comparePosition(a: Anchors, b: Anchors): number {
  if (a.page !== b.page && a.pageFromEnd !== b.pageFromEnd) return 0;
  // Texts begin at the same place, amounts end there.
  const across = Math.min(Math.abs(a.x0 - b.x0), Math.abs(a.x1 - b.x1)) / ACROSS;
  const down = Math.abs(a.y - b.y) / DOWN;
  return Math.exp(-(across * across + down * down) / 2);
}
