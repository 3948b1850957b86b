import { LANGUAGES } from '../../reading/languages/all-languages.ts';
import { buildProsePattern, splitTerms } from '../../reading/languages/terms.ts';
import type { Recognition } from '../../reading/recogniser.ts';
import { listNumberWords, ONE_WORDS } from '../../reading/spelled/number-words.ts';

/** The numbers that contracts write in words. */
const NUMBERS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 15, 18, 20, 24, 30, 60, 90];

const VALUES = new Map<string, number>([
  ...[...ONE_WORDS].map((word) => [word, 1] as const),
  ...NUMBERS.flatMap((number) => listNumberWords(number).map((word) => [word, number] as const)),
]);
const WORD = [...VALUES.keys()].sort((a, b) => b.length - a.length).join('|');

const ENGLISH_UNIT = splitTerms(LANGUAGES.en.prose.timeUnits).join('|');
const DURATION = new RegExp(
  `(?:(?<!\\p{L})(?<word>${WORD})(?!\\p{L}))?[\\s-]*(?:\\(\\s*)?(?<digits>(?<![\\d.,])\\d{1,3})?(?:\\s*\\))?` +
    `[\\s-]+(?:${buildProsePattern('timeQualifiers')}\\s+)?` +
    `(?:(?<english>${ENGLISH_UNIT})(?:s|['’]s?|s['’])?|(?<unit>${buildProsePattern('timeUnits')}))(?!\\p{L})`,
  'giu',
);

/** Lengths of time, as a number and a unit: "thirty (30) days" is "30 days", "drei Monaten" is "3 Monate". */
export function readDurations(text: string): Recognition[] {
  return [...text.matchAll(DURATION)].flatMap((match): Recognition[] => {
    const { word = '', digits, english, unit = '' } = match.groups ?? {};
    const count = digits === undefined ? (VALUES.get(word.toLowerCase()) ?? 0) : Number(digits);
    if (count === 0) return [];
    const lead = /^[\s(-]*/u.exec(match[0])?.[0].length ?? 0;
    const named = english === undefined ? nameUnit(unit) : english.toLowerCase() + (count === 1 ? '' : 's');
    const [start, end] = [match.index + lead, match.index + match[0].length];
    return [{ start, end, value: `${count} ${named}`, fit: 1, match: 'normalized' }];
  });
}

/** German units without the ending of their case; those of other languages as they are written. */
function nameUnit(unit: string): string {
  return unit.replace(/^(Tage|Monate|Jahre)n$/iu, '$1').replace(/^(Tag|Monat|Jahr)e?s$/iu, '$1');
}
