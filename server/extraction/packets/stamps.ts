import type { ViewLine } from './view-line.ts';

/** The letters of a series, and five digits or more, perhaps in groups. */
const STAMP = /^[^\p{L}\p{N}]{0,3}\p{L}{0,12}[ ._-]{0,2}((?:\d[ ._-]?){5,12})[^\p{L}\p{N}]{0,3}$/u;
/** The margins, as shares of the page: above the first, below the second, right of the third. */
const [TOP, BOTTOM, RIGHT] = [0.1, 0.8, 0.8];

/** Reads Bates numbers, and others that are stamped on pages: the digits of numbers that stand alone in a margin. */
export function readStamps(lines: readonly ViewLine[]): string[] {
  return lines
    .filter(({ top, bottom, left }) => top < TOP || bottom > BOTTOM || left > RIGHT)
    .flatMap(({ folded }) => folded.split(/ {3,}/))
    .flatMap((cell) => STAMP.exec(cell)?.[1]?.replaceAll(/\D/g, '') ?? []);
}

/** Digits that near numbers differ in, at their end, or at their beginning where a stamp is read upside down. */
const MAX_CHANGED = 3;
const MIN_SHARED = 4;

function isNear(a: string, b: string): boolean {
  if (a.length !== b.length || a === b) return false;
  const kept = Math.max(MIN_SHARED, a.length - MAX_CHANGED);
  return a.slice(0, kept) === b.slice(0, kept) || a.slice(-kept) === b.slice(-kept);
}

/**
 * 1 where two sheets have numbers near each other, -1 where their numbers are not. 0 where one has none, and where both
 * have the same, such as that of a form.
 */
export function compareStamps(before: readonly string[], after: readonly string[]): number {
  if (before.length === 0 || after.length === 0) return 0;
  if (before.some((a) => after.some((b) => isNear(a, b)))) return 1;
  return before.some((a) => after.includes(a)) ? 0 : -1;
}
