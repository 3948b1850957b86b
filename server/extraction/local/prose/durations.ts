import { LANGUAGES } from '../../reading/languages/all-languages.ts';
import { TIME_UNITS, type TimeUnit } from '../../reading/languages/prose.ts';
import { buildProsePattern, listProseTerms, splitTerms } from '../../reading/languages/terms.ts';
import { fold } from '../../reading/tokens.ts';
import type { Recognition } from '../../reading/recogniser.ts';
import { listNumberWords, ONE_WORDS } from '../../reading/spelled/number-words.ts';

/** The numbers that contracts write in words. */
const NUMBERS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 15, 18, 20, 24, 30, 60, 90];

const VALUES = new Map<string, number>([
  ...[...ONE_WORDS].map((word) => [word, 1] as const),
  ...NUMBERS.flatMap((number) => listNumberWords(number).map((word) => [word, number] as const)),
]);
const WORD = [...VALUES.keys()].sort((a, b) => b.length - a.length).join('|');

const UNITS = new Map(TIME_UNITS.flatMap((unit) => listProseTerms(unit).map((word) => [fold(word), unit] as const)));

const ENGLISH_UNIT = TIME_UNITS.flatMap((unit) => splitTerms(LANGUAGES.en.prose[unit])).join('|');
const UNIT = buildProsePattern(...TIME_UNITS);
const DURATION = new RegExp(
  `(?:(?<!\\p{L})(?<word>${WORD})(?!\\p{L}))?[\\s-]*(?:\\(\\s*)?(?<digits>(?<![\\d.,])\\d{1,3})?(?:\\s*\\))?` +
    `(?:\\s\\(\\p{L}+\\))?[\\s-]+(?:${buildProsePattern('timeQualifiers')}\\s+)?` +
    `(?:(?<english>${ENGLISH_UNIT})(?:s|['’]s?|s['’])?|(?<unit>${UNIT}))(?!\\p{L})`,
  'giu',
);

interface Duration {
  start: number;
  end: number;
  count: number;
  /** As it is written; an English one without its ending. */
  english: string | undefined;
  unit: string;
}

function findDurations(text: string): Duration[] {
  return [...text.matchAll(DURATION)].flatMap((match): Duration[] => {
    const { word = '', digits, english, unit = '' } = match.groups ?? {};
    const count = digits === undefined ? (VALUES.get(word.toLowerCase()) ?? 0) : Number(digits);
    if (count === 0) return [];
    const lead = /^[\s(-]*/u.exec(match[0])?.[0].length ?? 0;
    return [{ start: match.index + lead, end: match.index + match[0].length, count, english, unit }];
  });
}

/** Lengths of time, as a number and a unit: "thirty (30) days" is "30 days", "drei Monaten" is "3 Monate". */
export function readDurations(text: string): Recognition[] {
  return findDurations(text).map(({ start, end, count, english, unit }) => {
    const named = english === undefined ? nameUnit(unit) : english.toLowerCase() + (count === 1 ? '' : 's');
    return { start, end, value: `${count} ${named}`, fit: 1, match: 'normalized' };
  });
}

/** How many of a unit lengths of time have: 30 of "thirty (30) days". */
export function countUnits(text: string, of: TimeUnit): Recognition[] {
  return findDurations(text)
    .filter(({ english, unit }) => readTimeUnit(english ?? unit) === of)
    .map(({ start, end, count }) => ({ start, end, value: count, fit: 1, match: 'normalized' }));
}

/** The unit that a word names, in any form and language. */
export function readTimeUnit(word: string): TimeUnit | undefined {
  const folded = fold(word);
  return UNITS.get(folded) ?? UNITS.get(folded.replace(/s$/u, ''));
}

/** German units without the ending of their case; those of other languages as they are written. */
function nameUnit(unit: string): string {
  return unit.replace(/^(Tage|Monate|Jahre)n$/iu, '$1').replace(/^(Tag|Monat|Jahr)e?s$/iu, '$1');
}
