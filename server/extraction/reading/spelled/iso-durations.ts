import { buildPattern, buildProsePattern } from '../languages/terms.ts';
import { isPartOfNumber, readNumberWord } from './number-words.ts';

/** Units of time, from the longest on, their letter in ISO 8601, and abbreviations that all languages have. */
const UNITS = [
  ['Y', 'years', 'yrs?'],
  ['M', 'months', '(?!)'],
  ['W', 'weeks', 'wks?'],
  ['D', 'days', '(?!)'],
  ['TH', 'hours', 'hrs?|h'],
  ['TM', 'minutes', String.raw`mins?|m(?=\s*\d{1,2}\s*s)`],
  ['TS', 'seconds', 'secs?|s'],
] as const;
type Unit = (typeof UNITS)[number][0];

const UNIT = UNITS.map(
  ([, unit, abbreviations], index) => `(?<u${index}>${buildProsePattern(unit)}s?|${abbreviations})`,
).join('|');
const WORD = String.raw`\p{L}{2,18}(?:-\p{L}{2,10}){0,3}`;
const PIECE = new RegExp(
  String.raw`(?<![\d.,/]|\p{L}(?<!\d[hm])|\d\s?[-–]\s?)(?:(?<digits>\d{1,6}(?:[.,]\d{1,2})?)|(?<word>${WORD}))` +
    String.raw`(?:\s?\(\s?\d{1,4}\s?\))?[\s-]?(?:${UNIT})(?!\p{L})\.?`,
  'giu',
);
/** What is between the pieces of one length: "1 year, 6 months and 2 days". */
const BETWEEN = new RegExp(`^(?:[\\s,]|${buildPattern('and')})*$`, 'iu');
/** How many of a smaller unit a unit has, for "1.5 hours". */
const SMALLER: Partial<Record<Unit, readonly [Unit, number]>> = {
  Y: ['M', 12],
  W: ['D', 7],
  D: ['TH', 24],
  TH: ['TM', 60],
  TM: ['TS', 60],
};
const [MONTHS, SECONDS]: readonly Partial<Record<Unit, number>>[] = [
  { Y: 12, M: 1 },
  { W: 604_800, D: 86_400, TH: 3_600, TM: 60, TS: 1 },
];
const ISO = /^P(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/i;

interface Piece {
  unit: Unit;
  count: number;
  start: number;
  end: number;
}

interface Duration {
  /** ISO 8601 */
  value: string;
  start: number;
  end: number;
}

/** Lengths of time, in digits or words: "1 h 30 min", "three months". */
export function readDurations(text: string): Duration[] {
  const groups: Piece[][] = [];
  for (const piece of readPieces(text)) {
    const last = groups.at(-1)?.at(-1);
    const follows = last !== undefined && orderOf(last) < orderOf(piece);
    if (follows && BETWEEN.test(text.slice(last.end, piece.start))) groups.at(-1)?.push(piece);
    else groups.push([piece]);
  }
  return groups.flatMap((pieces) => {
    const value = formatDuration(pieces);
    return value === null ? [] : [{ value, start: pieces[0]?.start ?? 0, end: pieces.at(-1)?.end ?? 0 }];
  });
}

/** The length of time that a whole text is, as ISO 8601. */
export function parseDuration(text: string): string | undefined {
  const [only, ...others] = readDurations(text);
  return only !== undefined && others.length === 0 && only.start === 0 && only.end === text.length
    ? only.value
    : undefined;
}

/** Equal for lengths in ISO 8601 that are as long: `PT90M` and `PT1H30M`, `P24M` and `P2Y`. Null for other texts. */
export function measureDuration(iso: string): string | null {
  const match = ISO.exec(iso);
  if (match === null || iso.length < 3) return null;
  const counts = match.slice(1).map((count: string | undefined) => Number(count ?? 0));
  const sum = (weights: Partial<Record<Unit, number>> | undefined): number =>
    UNITS.reduce((total, [unit], index) => total + (counts[index] ?? 0) * (weights?.[unit] ?? 0), 0);
  return `${sum(MONTHS)}/${sum(SECONDS)}`;
}

const orderOf = ({ unit }: Piece): number => UNITS.findIndex(([one]) => one === unit);

function readPieces(text: string): Piece[] {
  return [...text.matchAll(PIECE)].flatMap(({ 0: match, index, groups = {} }): Piece[] => {
    const { digits, word } = groups;
    // "treinta y seis meses" are not six.
    if (word !== undefined && isPartOfNumber(text.slice(0, index), word, '')) return [];
    const count = digits === undefined ? readNumberWord(word ?? '') : Number(digits.replace(',', '.'));
    const unit = UNITS.find((_, position) => groups[`u${position}`] !== undefined)?.[0];
    return count === undefined || unit === undefined ? [] : [{ unit, count, start: index, end: index + match.length }];
  });
}

function formatDuration(pieces: readonly Piece[]): string | null {
  const counts: Partial<Record<Unit, number>> = {};
  for (const { unit, count } of pieces) {
    const whole = Math.floor(count);
    counts[unit] = (counts[unit] ?? 0) + whole;
    if (whole === count) continue;
    const [smaller, many] = SMALLER[unit] ?? [unit, 0];
    const rest = (count - whole) * many;
    if (many === 0 || Math.abs(rest - Math.round(rest)) > 1e-6) return null;
    counts[smaller] = (counts[smaller] ?? 0) + Math.round(rest);
  }
  // Weeks go with nothing else in ISO 8601.
  if (counts.W !== undefined && Object.keys(counts).length > 1) {
    counts.D = (counts.D ?? 0) + 7 * counts.W;
    delete counts.W;
  }
  const write = (units: readonly Unit[]): string =>
    units.map((unit) => (counts[unit] ? `${counts[unit]}${unit.at(-1)}` : '')).join('');
  const [date, time] = [write(['Y', 'M', 'W', 'D']), write(['TH', 'TM', 'TS'])];
  return date + time === '' ? null : `P${date}${time === '' ? '' : `T${time}`}`;
}
