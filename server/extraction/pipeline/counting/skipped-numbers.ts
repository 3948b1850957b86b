import type { DocumentLine } from './document-lines.ts';
import { dropExplained, isRepeated, type EntryLines, type PlacedList } from './entry-lines.ts';
import type { MissingLines } from './skipped-lines.ts';

const NUMBER = /^\s*\(?(?<number>\d{1,4})(?:[.):]?\s|[.):](?=\p{L}))/u;
/** Share of the entries whose lines begin with a number, for the list to be numbered. */
const NUMBERED = 0.8;
/** More numbers are seldom skipped: the lines are numbered by something else. */
const MAX_SKIPPED = 10;
/** Lines before the first entry, and behind the last one, in which the next number is looked for. */
const MAX_LINES_BESIDE = 6;

interface NumberedEntry extends EntryLines {
  number: number;
}

/** Finds entries that an answer skipped by the numbers that the lines of its entries begin with: 1, 2, 4. */
export function findSkippedNumbers(list: PlacedList, lines: readonly DocumentLine[]): MissingLines[] {
  const { kept, covered } = list;
  const readNumber = (line: number): number | null => {
    const number = NUMBER.exec(lines[line]?.text.slice(0, 40) ?? '')?.groups?.['number'];
    return number === undefined ? null : Number(number);
  };
  const numbered = kept.flatMap((entry): NumberedEntry[] => {
    const number = readNumber(entry.main);
    return number === null ? [] : [{ ...entry, number }];
  });
  const [first, last] = [numbered[0], numbered.at(-1)];
  if (first === undefined || last === undefined || numbered.length < Math.max(2, NUMBERED * kept.length)) return [];
  // Dates and amounts at the beginning of lines are not counted up.
  const steps = numbered.slice(1).map(({ number }, index) => number - (numbered[index]?.number ?? 0));
  if (steps.filter((step) => step > 0 && step <= 2).length < NUMBERED * steps.length) return [];

  /** The lines that have the numbers, one after the other; none if one is not there. */
  const findLines = (numbers: readonly number[], from: number, to: number): number[] => {
    const found: number[] = [];
    for (let line = from; line < to && found.length < numbers.length; line++)
      if (readNumber(line) === numbers[found.length]) found.push(line);
    return found.length === numbers.length ? found : [];
  };
  const gaps = numbered.slice(1).map((next, index) => {
    const { number, main, index: after } = numbered[index] ?? next;
    const numbers = Array.from({ length: Math.max(0, next.number - number - 1) }, (_, more) => number + 1 + more);
    return { after, rows: numbers.length > MAX_SKIPPED ? [] : findLines(numbers, main + 1, next.main) };
  });
  const below = findLines([last.number + 1], last.main + 1, last.main + 1 + MAX_LINES_BESIDE);
  const above = first.number === 2 ? findLines([1], Math.max(0, first.main - MAX_LINES_BESIDE), first.main) : [];
  return [...gaps, { after: last.index, rows: below }, { after: null, rows: above }].flatMap(({ after, rows }) => {
    const open = rows.filter((line) => !covered.has(line) && !isRepeated(line, list, lines));
    const missing = dropExplained(open, list, after, lines);
    return missing.length > 0 ? [{ count: missing.length, after, page: lines[missing[0] ?? 0]?.page ?? 1 }] : [];
  });
}
