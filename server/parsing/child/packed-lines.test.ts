import { expect, test } from 'vitest';
import type { Box, LayoutPage, LayoutWord } from '../layout.ts';
import { finishPage, type LineDraft } from '../page/page-draft.ts';
import { LayoutReceiver, packPages, type LayoutChunk } from './layout-chunks.ts';

const BOX: Box = [0.1, 0.2, 0.30001, 0.4];
const word = (text: string, confidence?: number): LayoutWord => ({
  text,
  box: BOX,
  ...(confidence !== undefined && { confidence }),
});
const line = (text: string, ...words: LayoutWord[]): LineDraft => ({ text, box: BOX, words });
const page = (lines: LineDraft[], tables: LayoutPage['tables'] = []): LayoutPage =>
  finishPage({ number: 1, width: 100, height: 100, source: 'text', lines, tables });

function receive(chunks: Iterable<LayoutChunk>): LayoutPage[] {
  const receiver = new LayoutReceiver();
  for (const chunk of chunks) receiver.add(chunk);
  return receiver.layout({ pageCount: 1, truncated: false }).pages;
}

test.each<[string, LineDraft, boolean]>([
  ['words that spaces part', line('one two   three', word('one'), word('two'), word('three')), false],
  ['one word', line('one', word('one')), false],
  ['a word with a space in it', line('one two three', word('one two'), word('three')), true],
  ['words that no space parts', line('onetwo three', word('one'), word('two'), word('three')), true],
  ['a word that the text lacks', line('one two', word('one'), word('too')), true],
  ['a text that goes on behind its words', line('one two', word('one')), true],
  ['a space before the first word', line(' one', word('one')), true],
  ['a space behind the last word', line('one ', word('one')), true],
  ['an empty word', line('one', word(''), word('one')), true],
  ['a word that begins the next one', line('on one', word('on'), word('one')), false],
  ['one confidence among none', line('one two', word('one'), word('two', 0.25)), false],
  ['a confidence of nothing', line('one', word('one', 0)), false],
])('a line arrives with its words: %s', (_, sent, namesWords) => {
  const pages = [page([sent])];
  const chunks = [...packPages(pages)];
  expect(receive(chunks)).toEqual(pages);
  // Words that the text tells are not sent twice.
  expect(chunks.join().includes('"words"')).toBe(namesWords);
});

test('tables arrive with their own rows, and long ones whole', () => {
  const rows = Array.from({ length: 1_001 }, (_, index) => [String(index), 'x']);
  const tables = [
    { header: ['A', 'B'], rows: [['1', '2']], box: BOX },
    { header: null, rows, box: null },
    { header: null, rows: [['3', '4']], box: null },
  ];
  const lines = rows.map(([text = '']): LineDraft => ({ text, box: null, words: [] }));
  const pages = [page(lines, tables), { ...page([line('next', word('next'))]), number: 2 }];
  expect(receive(packPages(pages))).toEqual(pages);
});

test('a chunk holds several pages, and none is made of no page', () => {
  expect([...packPages([])]).toEqual([]);
  const pages = [1, 2, 3].map((number) => ({ ...page([line('a', word('a'))]), number }));
  expect([...packPages(pages)]).toHaveLength(1);
});

test('a table that goes on over a page break arrives as one', () => {
  const table = (rows: string[][], box: Box) => ({ header: null, rows, box });
  const pages = [
    page([], [table([['a', 'b']], [0.1, 0.5, 0.9, 0.95])]),
    { ...page([], [table([['c', 'd']], [0.1, 0.05, 0.9, 0.2])]), number: 2 },
  ];
  expect(receive(packPages(pages)).map(({ tables }) => tables.map(({ rows }) => rows))).toEqual([
    [
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [],
  ]);
});
