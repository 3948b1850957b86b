import { median } from '../../local/median.ts';
import type { DocumentLine } from './document-lines.ts';
import { dropExplained, isRepeated, type PlacedList } from './entry-lines.ts';
import type { MissingLines } from './skipped-lines.ts';

/** Share of the neighbours that are as far from each other as most are. */
const MIN_REGULAR = 0.6;
/** More lines in one gap belong to something else. */
const MAX_SKIPPED = 3;
/** Skipped lines per entry: more are headings of groups. */
const MAX_OTHERS = 0.2;
/** Of the page's width: left edges of one column. */
const ALIGNED = 0.006;

/**
 * Finds lines of text where an entry would be: all entries have the same number of lines, and between two of them there
 * are twice or three times as many.
 * @param entries number of the list's entries, also of those without a place
 */
export function findSkippedSteps(list: PlacedList, lines: readonly DocumentLine[], entries: number): MissingLines[] {
  const { kept, covered } = list;
  const steps = kept.slice(1).map(({ main }, index) => main - (kept[index]?.main ?? main));
  const step = median(steps);
  if (steps.filter((one) => one === step).length < steps.length * MIN_REGULAR) return [];
  const isLike = (line: number, above: number, below: number): boolean => {
    const [one, first, second] = [lines[line], lines[above], lines[below]];
    if (one === undefined || first === undefined || second === undefined) return false;
    return (
      !covered.has(line) &&
      /[\p{L}\d]/u.test(one.text) &&
      one.page === first.page &&
      one.page === second.page &&
      isBegun(one) === isBegun(first) &&
      /\d/.test(one.text) === /\d/.test(first.text) &&
      [first.ends, second.ends].includes(one.ends) &&
      Math.abs(one.left - first.left) < ALIGNED &&
      Math.abs(one.left - second.left) < ALIGNED &&
      !isRepeated(line, list, lines)
    );
  };
  const missing = kept.slice(1).flatMap(({ main: below }, position): MissingLines[] => {
    const { main: above, index: after } = kept[position] ?? { main: below, index: null };
    const skipped = (below - above) / step - 1;
    if (!Number.isInteger(skipped) || skipped < 1 || skipped > MAX_SKIPPED) return [];
    const here = Array.from({ length: skipped }, (_, index) => above + (index + 1) * step);
    if (!here.every((line) => isLike(line, above, below))) return [];
    const open = dropExplained(here, list, after);
    return open.length > 0 ? [{ count: open.length, after, page: lines[above]?.page ?? 1 }] : [];
  });
  const total = missing.reduce((sum, { count }) => sum + count, 0);
  // An entry without a line of its own has a wrong value: the line that seems to be skipped is the one it lacks.
  const isExplained = total <= entries - new Set(list.own.map(({ main }) => main)).size;
  return isExplained || total > Math.max(1, kept.length * MAX_OTHERS) ? [] : missing;
}

/** Whether a line is not the rest of a sentence. */
const isBegun = ({ text }: DocumentLine): boolean => !/^\s*\p{Ll}/u.test(text);
