import { buildPattern } from '../languages/terms.ts';
import type { Recognition } from '../recogniser.ts';

const WORD = buildPattern('clockWords');
/** "7:05 pm", "9:30", "17h50", "9 h", "09.30 Uhr", "9 Uhr 30". */
const CLOCK_TIME = new RegExp(
  String.raw`(?<![\d:.,])(?<hour>\d{1,2})(?:(?:\s?:\s?|\s?${WORD}\s?|\.)(?<minute>[0-5]\d)(?::(?<second>[0-5]\d))?)?` +
    String.raw`\s?(?<unit>(?:[ap]\.?\s?m\b\.?)|${WORD}\b)?(?!\d|:\d\d)`,
  'giu',
);
const MINUTES_AFTER_DOT = /^\d{1,2}\./;

/** Times of day as `hh:mm:ss`. A number counts as one only with a colon, or with a word that says so. */
export function readClockTimes(text: string): Recognition[] {
  return [...text.matchAll(CLOCK_TIME)].flatMap(({ 0: match, index, groups = {} }): Recognition[] => {
    const { hour = '', minute = '00', second = '00', unit = '' } = groups;
    const half = /^([ap])/i.exec(unit)?.[1]?.toLowerCase();
    const needsUnit = groups['minute'] === undefined || MINUTES_AFTER_DOT.test(match);
    if (needsUnit && unit === '') return [];
    const read = Number(hour);
    if (read > 23 || (half !== undefined && (read < 1 || read > 12))) return [];
    const hours = half === undefined ? read : (read % 12) + (half === 'p' ? 12 : 0);
    const value = `${String(hours).padStart(2, '0')}:${minute}:${second}`;
    return [{ value, start: index, end: index + match.trimEnd().length, fit: 1, match: 'normalized' }];
  });
}

/** The time of day that a whole text is. */
export function parseClockTime(text: string): string | undefined {
  const [only, ...others] = readClockTimes(text);
  return only !== undefined && others.length === 0 && only.start === 0 && only.end === text.length
    ? String(only.value)
    : undefined;
}
