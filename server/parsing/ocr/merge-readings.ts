import type { DecodedWord } from './decode.ts';

/** What the general model reads for letters that it does not know, other than the letter without its accent. */
const TAKEN_FOR: Record<string, string> = {
  ß: 'BbsSβ8f',
  ø: 'o0',
  Ø: 'O0',
  æ: 'aeoc',
  Æ: 'AE',
  œ: 'oce',
  Œ: 'OEC',
  ł: 'lt1',
  Ł: 'LEt',
  đ: 'd',
  Đ: 'D',
  '€': 'ECecf6£E',
  '£': 'EfLe',
  '¿': '?i',
  '¡': 'i!lj',
  ï: 'i',
  í: 'if',
  ì: 'i',
  î: 'i',
  ı: 'il',
  '“': '"',
  '”': '"',
  '„': '",',
  '‘': "'",
  '’': "'`",
  '–': '-',
  '—': '-',
  '°': 'o',
  '§': 'S',
  '«': '<',
  '»': '>',
  '•': '·',
};

const bare = (letter: string): string => letter.normalize('NFD').replace(/\p{M}/gu, '');

/** The languages' own reader is believed from this confidence on where the two readings differ in more than accents. */
const SURE = 0.85;
/** Readings that are less alike than this are of a line that one of them could not read at all. */
const ALIKE = 0.7;
/** That many letters in a row are not alike by chance. */
const LONG = 4;

interface Letter {
  text: string;
  /** The index of its word. */
  word: number;
}

/**
 * One line read twice: `first` by the general model, which is the better reader of digits and of poor print but lacks
 * most letters with accents; `second` by the model of the page's language. Words are replaced where the second reading
 * is the same but for letters that the first cannot know, or where it is clearly the surer; digits stay as first read.
 */
export function mergeReadings(first: DecodedWord[], second: DecodedWord[]): DecodedWord[] {
  if (second.length === 0) return first;
  const [ours, theirs] = [letters(first), letters(second)];
  const { pairs, cost } = align(ours, theirs);
  const likeness = 1 - cost / Math.max(ours.length, theirs.length, 1);
  const sureness = mean(second);
  if (sureness >= SURE && (likeness < ALIKE ? sureness > mean(first) : sameDigits(ours, theirs))) return second;
  return byWords({ first, second, ours, theirs, pairs });
}

interface Readings {
  first: DecodedWord[];
  second: DecodedWord[];
  ours: Letter[];
  theirs: Letter[];
  /** For each of our letters the index of the corresponding one of theirs, or −1. */
  pairs: number[];
}

function byWords({ first, second, ours, theirs, pairs }: Readings): DecodedWord[] {
  return first.flatMap((word, index) => {
    const at = ours.flatMap((letter, position) => (letter.word === index ? [position] : []));
    const met = at.map((position) => pairs[position] ?? -1).filter((position) => position >= 0);
    const [from, to] = [met[0], met.at(-1)];
    if (from === undefined || to === undefined) return [word];
    const span = theirs.slice(from, to + 1);
    const sureness = Math.min(...span.map((letter) => second[letter.word]?.confidence ?? 0));
    if (/\d/.test(word.text)) {
      const free = (position: number): Letter | undefined => (pairs.includes(position) ? undefined : theirs[position]);
      return withCurrency(word, [free(from - 1), free(to + 1)], second);
    }
    const [written, read] = [
      at.map((position) => ours[position]?.text ?? ''),
      at.map((position) => theirs[pairs[position] ?? -1]?.text ?? ''),
    ];
    const isSame =
      span.length === met.length &&
      written.every(
        (letter, position) =>
          isMark(letter) || (sameLetter(letter, read[position] ?? '') && (at.length === 1 || !isSign(read[position]))),
      );
    if (isSame && sureness > (at.length > LONG ? 0.25 : 0.5))
      return [{ ...word, text: written.map((letter, position) => better(letter, read[position] ?? '')).join('') }];
    const isWhole = theirs[from - 1]?.word !== span[0]?.word && theirs[to + 1]?.word !== span.at(-1)?.word;
    const text = span.map((letter) => letter.text).join('');
    return [
      isWhole && !/\d/.test(text) && sureness >= SURE && sureness > word.confidence - 0.1
        ? { ...word, text, confidence: sureness }
        : word,
    ];
  });
}

/** An amount with the sign of its currency, where the first reader saw none: it does not know the euro. */
function withCurrency(
  word: DecodedWord,
  [before, after]: (Letter | undefined)[],
  second: DecodedWord[],
): DecodedWord[] {
  if (!/\d[.,]\d\d\D?$/.test(word.text)) return [word];
  const sign = (letter: Letter | undefined): DecodedWord[] => {
    const { confidence = 0, from = 0, to = 0 } = second[letter?.word ?? -1] ?? {};
    if (letter === undefined || !isSign(letter.text) || confidence < 0.3) return [];
    const place =
      letter === before
        ? { from: Math.min(from, word.from), to: Math.min(to, word.from) }
        : { from: Math.max(from, word.to), to: Math.max(to, word.to) };
    return [{ text: letter.text, confidence, ...place }];
  };
  return [...sign(before), word, ...sign(after)];
}

/** The second reader knows the letters that the first does not; else both say the same. */
function better(ours: string, theirs: string): string {
  return sameLetter(ours, theirs) && /[^\x20-\x7e]/.test(ours + theirs) ? theirs : ours;
}

function isSign(letter: string | undefined): boolean {
  return letter === '€' || letter === '£';
}

function isMark(letter: string): boolean {
  return /[\p{P}\p{S}]/u.test(letter);
}

function letters(words: DecodedWord[]): Letter[] {
  return words.flatMap((word, index) => [...word.text].map((text) => ({ text, word: index })));
}

function mean(words: DecodedWord[]): number {
  const length = words.reduce((sum, word) => sum + word.text.length, 0);
  return words.reduce((sum, word) => sum + word.confidence * word.text.length, 0) / Math.max(1, length);
}

function sameDigits(ours: Letter[], theirs: Letter[]): boolean {
  const digits = (of: Letter[]): string =>
    of
      .map((letter) => letter.text)
      .join('')
      .replace(/\D/g, '');
  return digits(ours) === digits(theirs);
}

/** The cheapest way from one line to the other, letter by letter. */
function align(ours: Letter[], theirs: Letter[]): { pairs: number[]; cost: number } {
  const columns = theirs.length + 1;
  const costs = new Float32Array((ours.length + 1) * columns);
  const at = (row: number, column: number): number => costs[row * columns + column] ?? 0;
  for (let column = 0; column < columns; column++) costs[column] = column;
  for (let row = 1; row <= ours.length; row++) {
    costs[row * columns] = row;
    for (let column = 1; column < columns; column++) {
      const replaced = at(row - 1, column - 1) + letterCost(ours[row - 1]?.text ?? '', theirs[column - 1]?.text ?? '');
      costs[row * columns + column] = Math.min(replaced, at(row - 1, column) + 1, at(row, column - 1) + 1);
    }
  }
  const pairs = ours.map(() => -1);
  let [row, column] = [ours.length, theirs.length];
  while (row > 0 && column > 0) {
    if (at(row, column) === at(row - 1, column) + 1) row -= 1;
    else if (at(row, column) === at(row, column - 1) + 1) column -= 1;
    else pairs[--row] = --column;
  }
  return { pairs, cost: at(ours.length, theirs.length) };
}

/** Whether the reader with fewer letters would read `ours` where the other one reads `theirs`. */
function sameLetter(ours: string, theirs: string): boolean {
  return ours === theirs || bare(ours) === bare(theirs) || (TAKEN_FOR[theirs]?.includes(ours) ?? false);
}

/** 0 for the same letter, less than 1 for one that differs by an accent or its case. */
function letterCost(ours: string, theirs: string): number {
  if (ours === theirs) return 0;
  if (sameLetter(ours, theirs)) return 0.125;
  return bare(ours).toLowerCase() === bare(theirs).toLowerCase() ? 0.25 : 1;
}
