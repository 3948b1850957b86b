import { buildPattern, buildWholePattern } from '../../reading/languages/terms.ts';
import type { Row } from '../segments.ts';
import { ANY_OFFICE, ANY_ROLE } from './person-roles.ts';

/** A name with its place in a row's text. */
export interface FoundName {
  row: Row;
  start: number;
  end: number;
  value: string;
}

const MAX_WORDS = 12;
/** Letters of the abbreviation of a rank. */
const MAX_RANK = 4;
const HONORIFIC = `(?:${buildPattern('honorifics')}|${ANY_OFFICE}|\\d{1,2}\\s?[.)])`;
const HONORIFICS = new RegExp(`^(?:\\W*${HONORIFIC}(?![\\p{L}'’])[.\\s]*)+`, 'iu');
/** What goes on after a name: further people, an office, a description, whose side it is. */
const AFTER_NAME = new RegExp(
  `\\s*(?:${buildWholePattern('moreNames')}|\\betc\\b|\\(|,?\\s*(?:${ANY_ROLE})|,?\\s*` +
    `${buildWholePattern('nameEnds')}).*$`,
  'isu',
);
const JOINED = new RegExp(
  `\\s${buildPattern('and', 'with', 'representation')}\\s|[;&]|,|` +
    `\\s${buildPattern('appearances')}\\s+(?=${buildPattern('honorifics')}(?!\\p{L}))`,
  'giu',
);
/** A capital letter on its own is an initial, and not the word for "and" of a language. */
const LEAD = new RegExp(
  `^[\\s,([]*(?:(?!(?-i:\\p{Lu}\\s))${buildPattern('and', 'with', 'representation')}\\s+)?`,
  'iu',
);
const ROLE_FOLLOWS = new RegExp(`^\\s*${ANY_ROLE}`, 'iu');
const ROLE_ONLY = new RegExp(`^(?:\\W*(?:${ANY_ROLE}|${buildPattern('honorifics')})\\W*)+$`, 'iu');

const HONORIFIC_ONLY = new RegExp(`^(?:${buildPattern('honorifics')}\\b\\W*)+$`, 'iu');

/** Whether a line has only a form of address, whose name follows: "Frau". */
export function isHonorific(text: string): boolean {
  return HONORIFIC_ONLY.test(text.trim());
}

/** The names of a stretch of a row: parted by commas and words for "and". */
export function splitNames(row: Row, from: number, to: number): FoundName[] {
  const text = row.text.slice(from, to);
  const found: (FoundName & { isTitled: boolean })[] = [];
  let at = 0;
  for (const match of [...text.matchAll(JOINED), null]) {
    const until = match?.index ?? text.length;
    const name = readName(row, from + at, from + until);
    if (name !== null)
      found.push({ ...name, isTitled: HONORIFICS.test(text.slice(at, name.start - from).trimStart()) });
    if (match !== null) at = match.index + match[0].length;
  }
  // "Mr. Tom Falk, QC"
  const areTitled = found.some(({ isTitled }) => isTitled);
  return found.filter(({ isTitled, value }) => isTitled || !areTitled || value.length > MAX_RANK);
}

/** The name in a stretch of a row, without titles and what describes it. Null for other words. */
export function readName(row: Row, from: number, to: number): FoundName | null {
  const text = row.text.slice(from, to);
  if (ROLE_ONLY.test(text)) return null;
  const spaced = LEAD.exec(text)?.[0].length ?? 0;
  const lead = spaced + (HONORIFICS.exec(text.slice(spaced))?.[0].length ?? 0);
  const before = text.slice(lead).replace(AFTER_NAME, '');
  const isRank = ROLE_FOLLOWS.test(text.slice(lead + before.length));
  const name = before.replace(/[\s,.:;…-]+$/u, (end, at: number) =>
    end.startsWith('.') && /(?<!\p{L})\p{Lu}$/u.test(text.slice(lead, lead + at)) ? '.' : '',
  );
  const words = name.match(/\p{L}+/gu) ?? [];
  if (words.length === 0 || words.length > MAX_WORDS || !/^\p{Lu}[^:]{2,}$/u.test(name)) return null;
  // "Govt. Advocate", "Upon hearing the counsel"
  if (isRank && lead === spaced && (words.length === 1 || /\s\p{Ll}+$/u.test(name))) return null;
  return { row, start: from + lead, end: from + lead + name.length, value: name.replace(/\s+/gu, ' ') };
}
