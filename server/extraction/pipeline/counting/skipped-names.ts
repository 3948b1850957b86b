import { countBy, findFirstIndex } from '../../../lib/collections.ts';
import type { JsonValue } from '../../../lib/json-value.ts';
import type { Layout } from '../../../parsing/layout.ts';
import { listTerms } from '../../reading/languages/terms.ts';
import { PAGE_SIZE } from '../merging/align-rows.ts';
import { listLeaves, type AnswerNode } from '../merging/answer-tree.ts';
import { keepOrder } from './entry-lines.ts';
import type { MissingLines } from './skipped-lines.ts';

/** A name of a list in running text, with the words of its page before and behind it. */
interface Name {
  index: number;
  page: number;
  words: readonly string[];
  /** Positions of its first word, and behind its last one, among the words of its page. */
  from: number;
  to: number;
}

/** Fewer names do not show what is usually beside them. */
const MIN_NAMES = 3;
/** Forms of address before names tell as much of what is between them. */
const MIN_TITLED_NAMES = 2;
/** Share of the names that have the same word before or behind them, for it to be usual. */
const USUAL = 0.2;
/** Further names between the names of a list, per name: more are no names of this list. */
const MAX_OTHERS = 0.4;
/** Share of the entries that may be no names: an answer has wrong ones. */
const MAX_OTHER_VALUES = 0.2;
/** Names that are further from each other are in several lists. */
const MAX_WORDS_BETWEEN = 40;
/** Words before the first name, and behind the last one, among which there may be a further one. */
const MAX_WORDS_BESIDE = 12;
const MAX_INDENT = 80;
/** "Ms." and "Dr." */
const TITLE = /^\p{Lu}\p{Ll}{1,4}\.$/u;
/** These are before other words, too. */
const NO_TITLES = [...listTerms('articles'), 'chief', 'senior'];
/** "Herr" and "Shri" */
const HONORIFICS = new Set(
  listTerms('honorifics')
    .filter((word) => !NO_TITLES.includes(word))
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1)),
);
/** What is between the names of one enumeration. */
const ENUMERATING = new Set([',', '&', ...listTerms('and')]);
/** "Mr.Smith" are two words. */
const WORD = /\p{L}[\p{L}\p{M}\d'’&-]*\.?|\d+[.)]?|\n|[^\s\p{L}\d]/gu;

/**
 * Finds names that an answer skipped in running text: between two of its names there is another one, with the words
 * before and behind it that names of the list have: "Mr. … , Adv.", or the beginning and the end of a line.
 */
export function findSkippedNames(entries: readonly AnswerNode[], layout: Layout): MissingLines[] {
  const placed = placeNames(entries, layout);
  const signs = readSigns(placed);
  // What has another word before it than the names, or begins with one of those words, is a wrong value.
  const usual = placed.filter(
    (name) => signs.leads.has(readLead(name)) && !signs.leads.has(foldWord(name.words[name.from] ?? '')),
  );
  const names = keepOrder(usual, ({ page, from }) => page * PAGE_SIZE + from);
  const [first] = names;
  const areTitled = names.every((name) => isTitle(readLead(name)));
  const areEnough = names.length >= MIN_NAMES;
  if (first === undefined || !(areEnough || (areTitled && names.length >= MIN_TITLED_NAMES))) return [];
  const known = new Set(entries.flatMap((entry) => [...listLeaves(entry)].flatMap(({ value }) => listParts(value))));
  const countNames = (words: readonly string[]): number =>
    listNames(words, signs).filter((name) => !isKnown(name, known)).length;
  const taken = new Set(names.flatMap(({ words, from, to }) => words.slice(from, to).flatMap(listParts)));
  const isDouble = (entry: AnswerNode): boolean =>
    [...listLeaves(entry)].some(({ value }) => value !== null && isKnown(String(value), taken));
  const gaps = [undefined, ...names].map((name, position): Gap => {
    const next = names[position];
    const isInner = name !== undefined && next !== undefined;
    const from = (name?.index ?? -1) + 1;
    const inside = entries.slice(from, next?.index);
    return {
      after: name?.index ?? null,
      page: (name ?? first).page,
      names: isInner || areEnough ? readBetween(name, next).reduce((sum, words) => sum + countNames(words), 0) : 0,
      entries: inside.length,
      doubles: inside.filter(isDouble).length,
    };
  });
  const missing = dropTaken(gaps);
  const total = missing.reduce((sum, { count }) => sum + count, 0);
  return total > Math.max(1, names.length * MAX_OTHERS) ? [] : missing;
}

/** The words between two names; behind the one and before the other where these are far from each other. */
function readBetween(name: Name | undefined, next: Name | undefined): string[][] {
  if (name !== undefined && name.page === next?.page && next.from - name.to <= MAX_WORDS_BETWEEN)
    return [name.words.slice(name.to, next.from)];
  const end = (name?.to ?? 0) + MAX_WORDS_BESIDE;
  return [
    name?.words.slice(name.to, end) ?? [],
    next?.words.slice(Math.max(0, next.from - MAX_WORDS_BESIDE), next.from) ?? [],
  ];
}

/** What is between two names of the list. */
interface Gap {
  after: number | null;
  page: number;
  /** Names of the document that no entry has. */
  names: number;
  /** Entries with other values. */
  entries: number;
  /** Those of them with the value of a name beside the gap, or of another one. */
  doubles: number;
}

/**
 * An entry in a gap has a wrong value: a name that seems to be skipped is its own. So may be one of a gap beside it, if
 * that has the value of a name of the list.
 */
function dropTaken(gaps: readonly Gap[]): MissingLines[] {
  const spare = gaps.map(({ names, entries, doubles }) => Math.min(doubles, Math.max(0, entries - names)));
  return gaps.flatMap(({ after, page, names, entries }, position): MissingLines[] => {
    const count = names - entries - (spare[position - 1] ?? 0) - (spare[position + 1] ?? 0);
    return count > 0 ? [{ count, after, page }] : [];
  });
}

/** What names of a list have in common. */
interface NameSigns {
  /** Words before them. */
  leads: ReadonlySet<string>;
  /** Words behind them. */
  follows: ReadonlySet<string>;
  /** Words of the longest one. */
  longest: number;
}

const readSigns = (names: readonly Name[]): NameSigns => ({
  leads: listUsual(names.map(readLead), isTitle),
  follows: listUsual(
    names.map(({ words, to }) => foldWord(words[to] ?? '\n')),
    (word) => ENUMERATING.has(word),
  ),
  longest: Math.max(...names.map(({ from, to }) => to - from)),
});

const readLead = ({ words, from }: Name): string => foldWord(words[from - 1] ?? '\n');

const isTitle = (word: string): boolean => TITLE.test(word) || HONORIFICS.has(word);

function listNames(words: readonly string[], { leads, follows, longest }: NameSigns): string[] {
  const names: string[] = [];
  for (let from = 1; from < words.length; from++) {
    const lead = foldWord(words[from - 1] ?? '');
    if (!leads.has(lead)) continue;
    let to = from;
    while (to < words.length && to - from < longest && /^\p{Lu}/u.test(words[to] ?? '') && !leads.has(words[to] ?? ''))
      to += 1;
    // One word may be a title or a place.
    if (to - from < (isTitle(lead) ? 1 : 2) || !follows.has(foldWord(words[to] ?? ''))) continue;
    names.push(words.slice(from, to).join(' '));
    from = to;
  }
  return names;
}

/** A name that shares most of its words with entries may be one of them, misread or printed again. */
function isKnown(name: string, known: ReadonlySet<string>): boolean {
  const parts = listParts(name);
  return parts.filter((part) => known.has(part)).length > parts.length / 2;
}

const listParts = (value: JsonValue): string[] =>
  String(value)
    .toLowerCase()
    .match(/\p{L}{2,}/gu) ?? [];

/** What a position is like, not which one it is. */
const foldWord = (word: string): string => word.replaceAll(/\d+/g, '1');

/** @param isAlways whether a word is usual where it is there once */
function listUsual(words: readonly string[], isAlways?: (word: string) => boolean): Set<string> {
  const isUsual = (word: string, count: number): boolean =>
    count >= Math.max(2, words.length * USUAL) || isAlways?.(word) === true;
  return new Set([...countBy(words)].flatMap(([word, count]) => (isUsual(word, count) ? [word] : [])));
}

function placeNames(entries: readonly AnswerNode[], layout: Layout): Name[] {
  const leaves = entries.map((entry) => [...listLeaves(entry)].filter(({ value }) => value !== null));
  // Other lists are of rows.
  if (leaves.some(([, ...others]) => others.length > 0)) return [];
  const others = leaves.filter(([leaf]) => leaf === undefined || !isName(leaf.value));
  if (others.length > leaves.length * MAX_OTHER_VALUES) return [];
  const places = leaves.map(([leaf]) => leaf?.grounded);
  const pages = new Map(layout.pages.map(({ number, text }) => [number, text]));
  const isAtStart = places.filter((place) =>
    /\n\s*$/.test(
      (pages.get(place?.page ?? -1) ?? '').slice(Math.max(0, (place?.start ?? 0) - MAX_INDENT), place?.start ?? 0),
    ),
  );
  const areLines = isAtStart.length > entries.length / 2;
  const split = new Map<number, Words>();
  return places.flatMap((place, index): Name[] => {
    const [page, start, end] = [place?.page, place?.start, place?.end];
    if (page == null || start == null || end == null) return [];
    const known = split.get(page) ?? splitWords(pages.get(page) ?? '', areLines);
    split.set(page, known);
    const { words, starts } = known;
    const from = findFirstIndex(starts, (at) => at >= start);
    const to = findFirstIndex(starts, (at) => at >= end);
    return [{ index, page, words, from, to }];
  });
}

const isName = (value: JsonValue): boolean =>
  typeof value === 'string' && /^\p{Lu}/u.test(value) && !/\d{2}/.test(value);

interface Words {
  words: string[];
  /** Offsets of the words. */
  starts: number[];
}

/** @param areLines whether the ends of lines count: they do not where sentences are wrapped */
function splitWords(text: string, areLines: boolean): Words {
  const found = [...text.matchAll(WORD)].filter(([word]) => areLines || word !== '\n');
  return { words: found.map(([word]) => word), starts: found.map(({ index }) => index) };
}
