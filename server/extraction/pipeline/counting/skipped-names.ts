import { findFirstIndex } from '../../../lib/find-first-index.ts';
import type { JsonValue } from '../../../lib/json-value.ts';
import type { Layout } from '../../../parsing/layout.ts';
import { PAGE_SIZE } from '../merging/align-rows.ts';
import { listLeaves, type AnswerNode } from '../merging/answer-tree.ts';
import { countBy, keepOrder } from './entry-lines.ts';
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
/** "Mr.Smith" are two words. */
const WORD = /\p{L}[\p{L}\p{M}\d'’&-]*\.?|\d+[.)]?|\n|[^\s\p{L}\d]/gu;

/**
 * Finds names that an answer skipped in running text: between two of its names there is another one, with the words
 * before and behind it that names of the list have: "Mr. … , Adv.", or the beginning and the end of a line.
 */
export function findSkippedNames(entries: readonly AnswerNode[], layout: Layout): MissingLines[] {
  const names = keepOrder(placeNames(entries, layout), ({ page, from }) => page * PAGE_SIZE + from);
  if (names.length < MIN_NAMES) return [];
  const [leads, follows] = [
    listUsual(
      names.map(({ words, from }) => foldWord(words[from - 1] ?? '\n')),
      TITLE,
    ),
    listUsual(names.map(({ words, to }) => foldWord(words[to] ?? '\n'))),
  ];
  const longest = Math.max(...names.map(({ from, to }) => to - from));
  const known = new Set(entries.flatMap((entry) => [...listLeaves(entry)].flatMap(({ value }) => listParts(value))));
  const find = (words: readonly string[]): number =>
    listNames(words, { leads, follows, longest }).filter((name) => !isKnown(name, known)).length;
  // Entries with other values than the names of the document.
  let wrong = entries.length - names.length;
  /** Names that are skipped among words, without those in whose place there are entries with other values. */
  const count = (words: readonly string[], between: number): number => {
    const skipped = words.length > MAX_WORDS_BETWEEN ? 0 : find(words);
    wrong -= Math.min(skipped, between);
    return Math.max(0, skipped - between);
  };
  const missing = names.flatMap((name, position): MissingLines[] => {
    const next = names[position + 1];
    const end = next === undefined ? name.to + MAX_WORDS_BESIDE : next.page === name.page ? next.from : name.to;
    const skipped = count(name.words.slice(name.to, end), (next?.index ?? entries.length) - name.index - 1);
    return skipped > 0 ? [{ count: skipped, after: name.index, page: name.page }] : [];
  });
  const [first] = names;
  const before = first?.words.slice(Math.max(0, first.from - MAX_WORDS_BESIDE), first.from) ?? [];
  const above = count(before, first?.index ?? 0);
  if (first !== undefined && above > 0) missing.unshift({ count: above, after: null, page: first.page });
  const total = missing.reduce((sum, { count }) => sum + count, 0);
  // An entry in the place of another one has taken its value: its own name is the one that seems to be skipped.
  const isExplained = total <= wrong;
  return isExplained || total > names.length * MAX_OTHERS ? [] : missing;
}

function listNames(
  words: readonly string[],
  { leads, follows, longest }: { leads: ReadonlySet<string>; follows: ReadonlySet<string>; longest: number },
): string[] {
  const names: string[] = [];
  for (let from = 1; from < words.length; from++) {
    if (!leads.has(foldWord(words[from - 1] ?? ''))) continue;
    let to = from;
    while (to < words.length && to - from < longest && /^\p{Lu}/u.test(words[to] ?? '') && !leads.has(words[to] ?? ''))
      to += 1;
    // One word may be a title or a place.
    if (to - from < 2 || !follows.has(foldWord(words[to] ?? ''))) continue;
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

/** @param always words that are usual where they are there once */
function listUsual(words: readonly string[], always?: RegExp): Set<string> {
  const isUsual = (word: string, count: number): boolean =>
    count >= Math.max(2, words.length * USUAL) || always?.test(word) === true;
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
