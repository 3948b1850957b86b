import { countBy } from '../../../lib/collections.ts';
import type { Layout } from '../../../parsing/layout.ts';
import { listLeaves, type AnswerNode } from '../merging/answer-tree.ts';

import type { MissingLines } from './skipped-lines.ts';

/** An entry of one text with its place. */
interface Item {
  index: number;
  page: number;
  start: number;
  end: number;
}

/** What items in running text are set apart by. */
const SEPARATOR = /^\s*(?<sign>[,;|/•·●])\s*$/u;
/** "Spanish (fluent), " */
const REMARK = /\([^()\n]{0,40}\)/g;
const MAX_WORDS = 6;
/** Items of one separator further from each other are in several enumerations. */
const MAX_BETWEEN = 120;
/** Share of the neighbours that only the separator is between, for the list to be an enumeration. */
const MIN_ENUMERATED = 0.5;
const MIN_ITEMS = 3;
/** A bar between two items is there for nothing else. */
const MIN_ITEMS_BY_BARS = 2;
const BARS = '|•·●';
/** What ends an enumeration, or begins one. */
const EDGE = /[\n:.!?]/;
/** "A.K. Mishra" is one item. */
const INITIAL = /(?<!\p{L})\p{Lu}\./gu;

/**
 * Finds items that an answer skipped in an enumeration: "Word, Excel, Trello, Slack". Between two of its neighbours, or
 * beside the first or the last one, there is another item between the separators.
 */
export function findSkippedItems(entries: readonly AnswerNode[], layout: Layout): MissingLines[] {
  const items = placeItems(entries).sort((a, b) => a.page - b.page || a.start - b.start);
  if (items.length < MIN_ITEMS_BY_BARS) return [];
  const pages = new Map(layout.pages.map(({ number, text }) => [number, text]));
  const textOf = (page: number): string => pages.get(page) ?? '';
  const pairs = items.slice(1).map((next, position) => {
    const item = items[position] ?? next;
    const isNear = item.page === next.page && next.start >= item.end && next.start - item.end <= MAX_BETWEEN;
    return { item, next, between: isNear ? textOf(item.page).slice(item.end, next.start).replace(REMARK, '') : null };
  });
  const signs = countBy(pairs.flatMap(({ between }) => SEPARATOR.exec(between ?? '')?.groups?.['sign'] ?? []));
  const [sign, count] = [...signs].sort((a, b) => b[1] - a[1])[0] ?? ['', 0];
  if (items.length < MIN_ITEMS && !BARS.includes(sign)) return [];
  if (count < pairs.length * MIN_ENUMERATED) return [];
  const known = new Set(entries.flatMap((entry) => [...listLeaves(entry)].map(({ value }) => foldText(String(value)))));
  const isItem = (text: string): boolean => {
    const words = text.trim().split(/\s+/);
    return (
      /\p{L}/u.test(text) &&
      words.length <= MAX_WORDS &&
      !EDGE.test(text.trim().replace(INITIAL, '')) &&
      !known.has(foldText(text))
    );
  };
  /** Items of a text that begins and ends with the separator. */
  const countItems = (text: string): number => {
    const parts = text.split(sign);
    const inner = parts.slice(1, -1);
    if (parts[0]?.trim() !== '' || parts.at(-1)?.trim() !== '') return 0;
    return inner.every(isItem) ? inner.length : 0;
  };
  const missing = pairs.flatMap(({ item, next, between }): MissingLines[] => {
    const skipped = between === null ? 0 : countItems(between) - Math.max(0, Math.abs(next.index - item.index) - 1);
    return skipped > 0 ? [{ count: skipped, after: item.index, page: item.page }] : [];
  });
  const [first, last] = [items[0], items.at(-1)];
  // A further entry without a place may be the one beside them, as one with a place elsewhere may.
  const isOrdered =
    first !== undefined && last !== undefined && Math.abs(last.index - first.index) === items.length - 1;
  if (!isOrdered || items.length < entries.length) return missing;
  const behind = textOf(last.page)
    .slice(last.end, last.end + MAX_BETWEEN)
    .replace(REMARK, '');
  const [rest = ''] = behind.split(/\n|[.!?](?:\s|$)/);
  if (rest.trimStart().startsWith(sign) && countItems(`${rest}${sign}`) === 1)
    missing.push({ count: 1, after: last.index, page: last.page });
  const before = textOf(first.page)
    .slice(Math.max(0, first.start - MAX_BETWEEN), first.start)
    .replace(REMARK, '');
  const lead = before.split(/[\n:]/).at(-1) ?? '';
  if (lead.trimEnd().endsWith(sign) && countItems(`${sign}${lead}`) === 1)
    missing.unshift({ count: 1, after: null, page: first.page });
  return missing;
}

function placeItems(entries: readonly AnswerNode[]): Item[] {
  return entries.flatMap((entry, index): Item[] => {
    const leaves = [...listLeaves(entry)].filter(({ value }) => value !== null);
    const [leaf] = leaves;
    if (leaves.length !== 1 || typeof leaf?.value !== 'string') return [];
    const { page, start, end } = leaf.grounded ?? {};
    return page == null || start == null || end == null ? [] : [{ index, page, start, end }];
  });
}

/** Letters and digits in small letters. */
export const foldText = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
