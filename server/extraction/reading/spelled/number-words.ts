import { LANGUAGES } from '../languages/all-languages.ts';
import type { NumberWords } from '../languages/language.ts';

const ALL: readonly NumberWords[] = Object.values(LANGUAGES).map(({ numberWords }) => numberWords);

const [MIN, MAX] = [2, 99];

const WORDS: ReadonlyMap<number, ReadonlySet<string>> = new Map(
  Array.from({ length: MAX - MIN + 1 }, (_, index) => [
    index + MIN,
    new Set(ALL.flatMap((language) => spell(index + MIN, language))),
  ]),
);
const NUMBERS: ReadonlyMap<string, number> = new Map(
  [...WORDS].flatMap(([value, words]) => [...words].map((word) => [word, value] as const)),
);
/** Articles, in most languages. */
export const ONE_WORDS: ReadonlySet<string> = new Set(ALL.flatMap(({ one }) => one.split('|')));

function spell(value: number, { units, tens, links, unitsFirst, one, others }: NumberWords): string[] {
  const other = others?.[value]?.split('|') ?? [];
  const small = [one, ...units.split(' ')].map((word) => word.split('|'));
  if (value <= small.length) return [...other, ...(small[value - 1] ?? [])];
  const [ten, unit] = [tens.split(' ')[Math.floor(value / 10) - 2]?.split('|') ?? [], value % 10];
  if (unit === 0) return [...other, ...ten];
  const pairs = ten.flatMap((first) => (small[unit - 1] ?? []).map((second) => [first, second] as const));
  return [
    ...other,
    ...pairs.flatMap(([first, second]) =>
      links.map((link) => (unitsFirst === true ? second + link + first : first + link + second)),
    ),
  ];
}

/** The words for a number from 2 to 99 in all languages. */
export const listNumberWords = (value: number): string[] => [...(WORDS.get(value) ?? [])];

/** The number that a word is. */
export const readNumberWord = (word: string): number | undefined => NUMBERS.get(word.toLowerCase());

/** What is between the words of one number: "vingt et un". */
const LINKS = [...new Set(ALL.flatMap(({ links }) => links))]
  .filter((link) => /^[\s-]/u.test(link))
  .sort((a, b) => b.length - a.length)
  .join('|')
  .replaceAll(' ', String.raw`\s`);
const WORD_AFTER = new RegExp(String.raw`^(?:${LINKS})(\p{L}+)`, 'u');
const WORD_BEFORE = new RegExp(String.raw`(\p{L}+)(?:${LINKS})$`, 'u');

/** Whether words beside a number in words are of the same number: "vingt" in "vingt-cinq". */
export function isPartOfNumber(before: string, word: string, after: string): boolean {
  const isOf = (first: string, second: string): boolean => {
    const [ten, unit] = [readNumberWord(first) ?? 0, readNumberWord(second) ?? (isOne(second) ? 1 : 0)];
    return ten >= 20 && ten % 10 === 0 && unit > 0 && unit < 10;
  };
  const [left = '', right = ''] = [WORD_BEFORE.exec(before)?.[1], WORD_AFTER.exec(after)?.[1]];
  return isOf(left, word) || isOf(word, right);
}

const isOne = (word: string): boolean => ONE_WORDS.has(word.toLowerCase());
