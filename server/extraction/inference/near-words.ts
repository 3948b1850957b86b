/** Shorter words differ by a letter without being misspelt. */
const MIN_LETTERS = 6;

/**
 * Whether two words differ by one letter that is missing, added, another, or in the wrong place, as after a bad scan.
 * Digits tell words apart: `line1` and `line2` are two.
 */
export function areNear(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length < MIN_LETTERS || long.length - short.length > 1 || short === long) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  let end = 0;
  while (end < short.length - start && short.at(-1 - end) === long.at(-1 - end)) end += 1;
  const [left, right] = [short.slice(start, short.length - end), long.slice(start, long.length - end)];
  if (/\d/u.test(left + right)) return false;
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}
