import { expect, it } from 'vitest';
import type { JsonValue } from '../../../lib/json-value.ts';
import { findSkippedItems } from './skipped-items.ts';
import { placeList } from './testing/count-entries.ts';

function find(text: string | string[], items: JsonValue[]) {
  const pages = (typeof text === 'string' ? [text] : text).map((page) => page.split('\n'));
  const { entries, layout } = placeList(pages, items);
  return findSkippedItems(entries, layout);
}

const known = ['Asana', 'Trello', 'Slack', 'Figma'];
const gap = (count: number, after: number | null, page = 1) => ({ count, after, page });

it.each<[what: string, text: string, items: JsonValue[], found: object[]]>([
  ['one between two', 'Asana, Trello, Jira, Slack, Figma', known, [gap(1, 1)]],
  ['several between two', 'Asana, Trello, Jira, Word, Slack, Figma', known, [gap(2, 1)]],
  [
    'one in each of two gaps',
    'Asana, Excel, Trello, Slack, Jira Cloud, Figma, Word',
    [...known, 'Word'],
    [gap(1, 0), gap(1, 2)],
  ],
  ['one between two with remarks', 'Asana (best), Trello, Jira (old), Slack (new), Figma', known, [gap(1, 1)]],
  ['one with initials', 'Asana, Trello, J.R. Miller, Slack, Figma', known, [gap(1, 1)]],
  ['one of six words', 'Asana, Trello, a tool of six words here, Slack, Figma', known, [gap(1, 1)]],
  ['one of an enumeration that is wrapped', 'Asana, Trello,\nJira, Slack, Figma', known, [gap(1, 1)]],
  ['one far down a page', `${'Words of nothing. '.repeat(20)}\nAsana, Trello, Jira, Slack, Figma`, known, [gap(1, 1)]],
  ['one by the sign that most have', 'Asana | Trello, Slack, Jira, Figma, Word', [...known, 'Word'], [gap(1, 2)]],
  ['one in 120 characters', `Asana, Trello, Jira${' '.repeat(112)}, Slack, Figma`, known, [gap(1, 1)]],
  ['one beside two with bars', 'Korean (Native) | English (Fluent) | Japanese', ['Korean', 'English'], [gap(1, 1)]],
  ['none beside two with commas', 'Asana, Trello, Jira', ['Asana', 'Trello'], []],
  ['the first one of a page', 'Jira, Asana, Trello, Slack, Figma', known, [gap(1, null)]],
  [
    'the first, with 120 characters before it',
    `${'x '.repeat(90)}: Jira, Asana, Trello, Slack, Figma`,
    known,
    [gap(1, null)],
  ],
  ['the first one', 'Tools: Jira, Asana, Trello, Slack, Figma', known, [gap(1, null)]],
  ['the first one of a line', 'All we have\nJira, Asana, Trello, Slack, Figma', known, [gap(1, null)]],
  ['the last one of a line', 'Asana, Trello, Slack, Figma, Jira\nand more, of others', known, [gap(1, 3)]],
  ['the last one of a sentence', 'We use Asana, Trello, Slack, Figma, Jira. That, too, is new.', known, [gap(1, 3)]],
  [
    'the first, an inner and the last one',
    'A: B, Asana, Trello, C, Slack, D',
    known.slice(0, 3),
    [gap(1, null), gap(1, 1), gap(1, 2)],
  ],
  [
    'one where others are in objects',
    'Asana, Trello, Jira, Slack',
    ['Asana', 'Trello', 'Slack'].map((name) => ({ name, note: null })),
    [gap(1, 1)],
  ],
  ['one in a list of another order', 'Asana, Trello, Jira, Slack, Figma', known.toReversed(), [gap(1, 2)]],
  [
    'one where half of the neighbours have the sign between them',
    'Asana | Trello and Slack | Jira | Figma | Word',
    [...known, 'Word'],
    [gap(1, 2)],
  ],
])('finds %s', (_, text, items, found) => {
  expect(find(text, items)).toEqual(found);
});

it.each<[what: string, text: string, items: JsonValue[]]>([
  ['beside fewer than three items', 'Asana, Trello, Jira', ['Asana', 'Trello']],
  ['an item of seven words', 'Asana, Trello, a tool that has seven words here, Slack, Figma', known],
  ['a sentence', 'Asana, Trello, and more! So, Slack, Figma', known],
  ['a number', 'Asana, Trello, 2010, Slack, Figma', known],
  ['an item of the list again', 'Asana, Trello, ASANA, Slack, Figma', known],
  ['words behind an item', 'Asana, Trello is new, Jira, Slack, Figma', known],
  ['words before an item', 'Asana, Trello, Jira, our Slack, Figma', known],
  ['another sign', 'Asana, Trello; Jira; Slack, Figma', known],
  [
    'words where few neighbours have a sign between them',
    'Asana, Trello and Slack and Miro, Jira, Figma',
    [...known, 'Miro'],
  ],
  ['an item beside words', 'Asana, Trello, Jira, 2010, Slack, Figma', known],
  ['two at the end', 'Asana, Trello, Slack, Figma, Jira, Word', known],
  ['two at the beginning', 'Jira, Word, Asana, Trello, Slack, Figma', known],
  ['words behind the last one', 'Asana, Trello, Slack, Figma and Jira', known],
  ['words before the first one', 'New, or Asana, Trello, Slack, Figma', known],
  [
    'entries of several texts',
    'Asana, Trello, Jira, Slack',
    ['Asana', 'Trello', 'Slack'].map((name) => ({ name, other: name })),
  ],
  ['entries of numbers', '1, 2, x, 3', [1, 2, 3]],
  ['one in 121 characters', `Asana, Trello, Jira${' '.repeat(113)}, Slack, Figma`, known],
])('takes for no item: %s', (_, text, items) => {
  expect(find(text, items)).toEqual([]);
});

it('looks for none beside the items where another entry has no place', () => {
  const items = ['Asana', 'Trello', 'Slack', 'Nowhere'];
  expect(find('Tools: Miro, Asana, Trello, Jira, Slack, Figma', items)).toEqual([gap(1, 1)]);
});

it('takes an entry with another value for the item in its place', () => {
  expect(find('Tools: Asana, Trello, Jira, Slack, Figma', ['Asana', 'Trello', 'Tools', 'Slack', 'Figma'])).toEqual([]);
  expect(find('Tools: Asana, Trello, Slack, Figma, Jira', [...known, 'Nowhere'])).toEqual([]);
  expect(find('Tools: Asana, Trello, Slack, Figma, Jira', [...known, 'Tools'])).toEqual([]);
});

it('looks on each page by itself', () => {
  const pages = ['Tools: Asana, Trello', 'Slack, Figma, Jira, Miro, Word'];
  expect(find(pages, [...known, 'Miro', 'Word'])).toEqual([gap(1, 3, 2)]);
  expect(find(['Jira, Asana, Trello', 'Slack, Figma, Miro'], known)).toEqual([gap(1, null), gap(1, 3, 2)]);
});
