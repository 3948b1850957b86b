import { readDates } from '../../reading/dates.ts';
import { createHit, type DocumentIndex, type Hit } from '../document-index.ts';
import type { Found } from '../found.ts';

/** "7:05 pm", "9:30", "17h50", "9 h", "09.30 Uhr", "9 Uhr 30". */
const CLOCK_TIME = new RegExp(
  String.raw`(?<![\d:.,])(?<hour>\d{1,2})(?:(?:\s?[:h]\s?|\sUhr\s|\.)(?<minute>[0-5]\d)(?::[0-5]\d)?)?` +
    String.raw`\s?(?<unit>(?:[ap]\.?\s?m\b\.?)|h\b|Uhr\b|hrs?\b)?(?![\d:])`,
  'giu',
);
const MINUTES_AFTER_DOT = /^\d{1,2}\./;

/** Two to twelve, and some more, in the languages that are read. One is an article in most of them. */
const WORDS: Readonly<Record<number, string>> = {
  2: 'two,zwei,deux,dos,due,twee,dwa,dwie,dois,duas',
  3: 'three,drei,trois,tres,tre,drie,trzy,três',
  4: 'four,vier,quatre,cuatro,quattro,cztery,quatro',
  5: 'five,fünf,cinq,cinco,cinque,vijf,pięć',
  6: 'six,sechs,seis,sei,zes,sześć',
  7: 'seven,sieben,sept,siete,sette,zeven,siedem,sete',
  8: 'eight,acht,huit,ocho,otto,osiem,oito',
  9: 'nine,neun,neuf,nueve,nove,negen,dziewięć',
  10: 'ten,zehn,dix,diez,dieci,tien,dziesięć,dez',
  11: 'eleven,elf,onze,once,undici,jedenaście',
  12: 'twelve,zwölf,douze,doce,dodici,twaalf,dwanaście,doze',
  14: 'fourteen,vierzehn,quatorze,catorce,quattordici,veertien,czternaście,catorze',
  15: 'fifteen,fünfzehn,quinze,quince,quindici,vijftien,piętnaście',
  18: 'eighteen,achtzehn,dix-huit,dieciocho,diciotto,achttien,osiemnaście,dezoito',
  20: 'twenty,zwanzig,vingt,veinte,venti,twintig,dwadzieścia,vinte',
  24: 'twenty-four,vierundzwanzig,vingt-quatre,veinticuatro,ventiquattro,vierentwintig',
  30: 'thirty,dreißig,dreissig,trente,treinta,trenta,dertig,trzydzieści,trinta',
  36: 'thirty-six,sechsunddreißig,trente-six,treinta y seis,trentasei,zesendertig',
  60: 'sixty,sechzig,soixante,sesenta,sessanta,zestig,sześćdziesiąt,sessenta',
  90: 'ninety,neunzig,quatre-vingt-dix,noventa,novanta,negentig,dziewięćdziesiąt',
};

const listNumberWords = (value: number): string[] => WORDS[value]?.split(',') ?? [];

type FindSequence = (text: string) => Hit[];

/** A day and a month without a year: "05.03.", "1 April", "April 1", "5/3". */
const DAYS_AND_MONTHS = [
  /(?<![\p{L}\d.,/:-])\d{1,2}\.\s?\d{1,2}\.(?!\s?\d)/giu,
  /(?<![\p{L}\d.,/:-])\d{1,2}\/\d{1,2}(?![/\d.,])/giu,
  /(?<![\p{L}\d.,/:-])\d{1,2}(?:st|nd|rd|th|er|[.ºª])?\s(?:de\s)?\p{L}{3,12}/giu,
  /(?<![\p{L}\d])\p{L}{3,12}\.?\s\d{1,2}(?:st|nd|rd|th)?(?![\d:]|[.,]\d)/giu,
];
const [MIN_NAME_WORDS, MAX_NAME_WORDS] = [2, 5];
/** Longer lines are sentences, and their numbers are many. */
const MAX_LINE = 400;
/** A day and a month say less than a whole date. */
const WITHOUT_YEAR = 0.9;

/** Finds values that the document spells in another way: times, dates without a year, numbers in words, names. */
export class SpellingFinder {
  readonly #index: DocumentIndex;
  readonly #findSequence: FindSequence;
  #times: Map<string, Hit[]> | undefined;
  #days: Map<string, Hit[]> | undefined;

  constructor(index: DocumentIndex, findSequence: FindSequence) {
    this.#index = index;
    this.#findSequence = findSequence;
  }

  findNumber(value: number): Found | undefined {
    return createFound(listNumberWords(value).flatMap(this.#findSequence), 'normalized');
  }

  findText(value: string): Found | undefined {
    const time = /^(\d\d:\d\d)(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)?$/.exec(value)?.[1];
    if (time !== undefined) return createFound(this.#listTimes().get(time) ?? [], 'normalized');
    const date = /^\d{4}-\d\d-\d\d/.exec(value)?.[0];
    if (date !== undefined) return this.#findWithoutYear(date);
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
    this.#times ??= this.#collect((text) => readClockTimes(text));
    return this.#times;
  }

  #listDays(): Map<string, Hit[]> {
    this.#days ??= this.#collect((text) =>
      DAYS_AND_MONTHS.flatMap((pattern) => [...text.matchAll(pattern)]).flatMap(({ 0: part, index }) => {
        // A leap year has every day. Only what can be read in one way counts.
        const written = `${part}${/\/\d+$/.test(part) ? '/' : part.endsWith('.') ? '' : ' '}2024`;
        const [first, second] = [true, false].map((dayFirst) => readDates(written, { decimal: '.', dayFirst })[0]);
        if (first?.start !== 0 || first.end !== written.length || first.value !== second?.value) return [];
        return [{ value: String(first.value).slice(5), start: index, end: index + part.length }];
      }),
    );
    return this.#days;
  }

  #collect(read: (text: string) => { value: string; start: number; end: number }[]): Map<string, Hit[]> {
    const found = new Map<string, Hit[]>();
    this.#index.lines.forEach((line, number) => {
      if (line.text.length > MAX_LINE || !/\d/.test(line.text)) return;
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

/** Times of day as `hh:mm`. A number counts as one only with a colon, or with a word that says so. */
function readClockTimes(text: string): { value: string; start: number; end: number }[] {
  return [...text.matchAll(CLOCK_TIME)].flatMap(({ 0: match, index, groups = {} }) => {
    const { hour = '', minute, unit = '' } = groups;
    const half = /^([ap])/i.exec(unit)?.[1]?.toLowerCase();
    const needsUnit = minute === undefined || MINUTES_AFTER_DOT.test(match);
    if (needsUnit && unit === '') return [];
    const read = Number(hour);
    if (read > 23 || (half !== undefined && (read < 1 || read > 12))) return [];
    const hours = half === undefined ? read : (read % 12) + (half === 'p' ? 12 : 0);
    return [
      {
        value: `${String(hours).padStart(2, '0')}:${minute ?? '00'}`,
        start: index,
        end: index + match.trimEnd().length,
      },
    ];
  });
}
