import { buildPattern } from './languages/terms.ts';
import type { Recognition } from './recogniser.ts';

/** What is between the two values of a range. */
const BETWEEN = new RegExp(`^\\s*(?:[-–—]|${buildPattern('rangeWords')})\\s*$`, 'iu');

/** The pairs of neighbouring values of a text that are the ends of a range. */
export function pairRanges(
  found: readonly Recognition[],
  text: string,
  between = BETWEEN,
): [from: Recognition, to: Recognition][] {
  return found.flatMap((from, index): [Recognition, Recognition][] => {
    const to = found[index + 1];
    return to !== undefined && between.test(text.slice(from.end, to.start)) ? [[from, to]] : [];
  });
}
