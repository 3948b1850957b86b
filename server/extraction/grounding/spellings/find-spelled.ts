import { buildPattern } from '../../reading/languages/terms.ts';
import { readDates } from '../../reading/dates.ts';
import { readClockTimes } from '../../reading/spelled/clock-times.ts';
import { measureDuration, readDurations } from '../../reading/spelled/iso-durations.ts';
import { readFractions, readRangeEnds } from '../../reading/spelled/spelled-numbers.ts';
import { isPartOfNumber, listNumberWords } from '../../reading/spelled/number-words.ts';
import { createHit, type DocumentIndex, type Hit } from '../document-index.ts';
import type { Found } from '../found.ts';

type FindSequence = (text: string) => Hit[];

const ORDINALS = buildPattern('ordinals');
/** A day and a month without a year: "05.03.", "1 April", "April 1", "5/3". */
const DAYS_AND_MONTHS = [
  /(?<![\p{L}\d.,/:-])\d{1,2}\.\s?\d{1,2}\.(?!\s?\d)/giu,
  /(?<![\p{L}\d.,/:-])\d{1,2}\/\d{1,2}(?![/\d.,])/giu,
  new RegExp(
    String.raw`(?<![\p{L}\d.,/:-])\d{1,2}(?:${ORDINALS}|[.ª])?\s(?:${buildPattern('datePrefixes')}\s)?\p{L}{3,12}` +
      String.raw`(?!\p{L}|[\s,.]{1,2}(?:19|20)\d\d)`,
    'giu',
  ),
  new RegExp(String.raw`(?<![\p{L}\d])\p{L}{3,12}\.?\s\d{1,2}${ORDINALS}?(?![\d:]|[.,]\d|,?\s(?:19|20)\d\d)`, 'giu'),
];
/** A day before the last day of a range. */
const FIRST_DAY = new RegExp(
  String.raw`(?<![\p{L}\d.,/:–-])(?<first>(?<day>\d{1,2})(?:\.|${ORDINALS})?)` +
    String.raw`\s?(?:[-–—]|${buildPattern('rangeWords')})\s?$`,
  'iu',
);
/** An amount with its unit: "0.5 mg", "0.5mg". */
const MEASURE = /^(\d[\d.,]*)(\s?)([\p{L}%°µ]{1,4}\d?)$/u;
const [MIN_NAME_WORDS, MAX_NAME_WORDS] = [2, 5];
/** Longer lines are sentences, and their numbers are many. */
const MAX_LINE = 400;
/** The longest word that may go on a number. */
const MAX_NUMBER_WORD = 20;
/** A day and a month say less than a whole date. */
const WITHOUT_YEAR = 0.9;

/** Finds values that the document spells in another way: times, dates without a year, numbers in words, names. */
export class SpellingFinder {
  readonly #index: DocumentIndex;
  readonly #findSequence: FindSequence;
  #times: Map<string, Hit[]> | undefined;
  #days: Map<string, Hit[]> | undefined;
  #durations: Map<string, Hit[]> | undefined;
  #numbers: Map<number, Hit[]> | undefined;
  #daysOfRanges: Map<string, Hit[]> | undefined;

  constructor(index: DocumentIndex, findSequence: FindSequence) {
    this.#index = index;
    this.#findSequence = findSequence;
  }

  findNumber(value: number): Found | undefined {
    const written = this.#listNumbers().get(value);
    if (written !== undefined) return createFound(written, 'normalized');
    const hits = listNumberWords(value).flatMap(this.#findSequence);
    return createFound(
      hits.filter(({ page: { text }, start, end }) => {
        const [before, after] = [text.slice(Math.max(0, start - MAX_NUMBER_WORD), start), text.slice(end)];
        return !isPartOfNumber(before, text.slice(start, end), after.slice(0, MAX_NUMBER_WORD));
      }),
      'normalized',
    );
  }

  findText(value: string): Found | undefined {
    const time = /^(\d\d:\d\d)(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)?$/.exec(value)?.[1];
    if (time !== undefined) return createFound(this.#listTimes().get(time) ?? [], 'normalized');
    const date = /^\d{4}-\d\d-\d\d/.exec(value)?.[0];
    if (date !== undefined)
      return createFound(this.#listDaysOfRanges().get(date) ?? [], 'derived') ?? this.#findWithoutYear(date);
    const spaced = MEASURE.exec(value);
    if (spaced !== null) {
      const [, number = '', gap = '', unit = ''] = spaced;
      return createFound(this.#findSequence(number + (gap === '' ? ' ' : '') + unit), 'normalized');
    }
    const length = measureDuration(value);
    if (length !== null) return createFound(this.#listDurations().get(length) ?? [], 'normalized');
    const [digits, ...others] = value.match(/(?<![\d.,])\d{1,2}(?![\d.,])/g) ?? [];
    if (digits !== undefined && others.length === 0) {
      const spelled = listNumberWords(Number(digits)).map((word) => value.replace(digits, word));
      return createFound(spelled.flatMap(this.#findSequence), 'normalized');
    }
    return this.#findTurned(value);
  }

  /** "ROTH, Eva M." for "Eva M. Roth", and the other way round. */
  #findTurned(value: string): Found | undefined {
    const words = value.split(/\s+/);
    if (words.length < MIN_NAME_WORDS || words.length > MAX_NAME_WORDS || /\d/.test(value)) return undefined;
    const comma = words.findIndex((word) => word.endsWith(','));
    const turns = comma === -1 ? words.slice(1).map((_, index) => index + 1) : [comma + 1];
    const hits = turns.flatMap((turn) =>
      this.#findSequence([...words.slice(turn), ...words.slice(0, turn)].join(' ')).filter(
        ({ page, start, end }) => comma !== -1 || page.text.slice(start, end).split(',').length === 2,
      ),
    );
    return createFound(hits, 'normalized');
  }

  /** A day and a month in a document that has the year elsewhere: at the end of a period, or in its heading. */
  #findWithoutYear(date: string): Found | undefined {
    if (!this.#index.postings.has(date.slice(0, 4)) && ![...this.#index.written.dates.keys()].some(isOfYear(date)))
      return undefined;
    const hits = this.#listDays().get(date.slice(5)) ?? [];
    const found = createFound(hits, 'derived');
    return found && { ...found, similarity: WITHOUT_YEAR };
  }

  #listTimes(): Map<string, Hit[]> {
    this.#times ??= this.#collect((text) =>
      /\d/.test(text) ? readClockTimes(text).map((time) => ({ ...time, value: String(time.value).slice(0, 5) })) : [],
    );
    return this.#times;
  }

  #listDurations(): Map<string, Hit[]> {
    this.#durations ??= this.#collect((text) =>
      readDurations(text).map((one) => ({ ...one, value: measureDuration(one.value) ?? '' })),
    );
    return this.#durations;
  }

  /** Fractions, and the ends of ranges. */
  #listNumbers(): Map<number, Hit[]> {
    this.#numbers ??= this.#collect((text) => [...readFractions(text), ...readRangeEnds(text)]);
    return this.#numbers;
  }

  /** The days of "12-14 May 2026" and "01.–31.01.2026", which print month and year once. */
  #listDaysOfRanges(): Map<string, Hit[]> {
    this.#daysOfRanges ??= this.#collect((text) =>
      readDates(text, { decimal: '.', dayFirst: true }).flatMap(({ value, start, end }) => {
        const { index = 0, groups } = FIRST_DAY.exec(text.slice(0, start)) ?? {};
        const [date, day] = [String(value), groups?.['day']?.padStart(2, '0') ?? ''];
        if (groups === undefined || day === '00' || day >= date.slice(8)) return [];
        return [
          { value: date.slice(0, 8) + day, start: index, end: index + (groups['first']?.length ?? 0) },
          { value: date, start, end },
        ];
      }),
    );
    return this.#daysOfRanges;
  }

  #listDays(): Map<string, Hit[]> {
    this.#days ??= this.#collect((text) =>
      (/\d/.test(text) ? DAYS_AND_MONTHS : [])
        .flatMap((pattern) => [...text.matchAll(pattern)])
        .flatMap(({ 0: part, index }) => {
          // A leap year has every day. Only what can be read in one way counts.
          const written = `${part}${/\/\d+$/.test(part) ? '/' : part.endsWith('.') ? '' : ' '}2024`;
          const [first, second] = [true, false].map((dayFirst) => readDates(written, { decimal: '.', dayFirst })[0]);
          if (first?.start !== 0 || first.end !== written.length || first.value !== second?.value) return [];
          return [{ value: String(first.value).slice(5), start: index, end: index + part.length }];
        }),
    );
    return this.#days;
  }

  #collect<Value>(read: (text: string) => { value: Value; start: number; end: number }[]): Map<Value, Hit[]> {
    const found = new Map<Value, Hit[]>();
    this.#index.lines.forEach((line, number) => {
      if (line.text.length > MAX_LINE) return;
      for (const { value, start, end } of read(line.text))
        found.set(value, [...(found.get(value) ?? []), createHit(line, number, start, end)]);
    });
    return found;
  }
}

const isOfYear =
  (date: string) =>
  (other: string): boolean =>
    other.startsWith(date.slice(0, 4));

function createFound(hits: readonly Hit[], match: Found['match']): Found | undefined {
  if (hits.length === 0) return undefined;
  return { hits: hits.toSorted((a, b) => a.at - b.at), match, similarity: 1 };
}
