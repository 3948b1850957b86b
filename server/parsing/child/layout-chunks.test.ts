import { expect, test } from 'vitest';
import { parseCsv } from '../formats/text/csv.ts';
import type { LayoutPage } from '../layout.ts';
import { finishPage } from '../page/page-draft.ts';
import { LayoutReceiver, packPages } from './layout-chunks.ts';

function ship(pages: LayoutPage[]): { chunks: string[]; pages: LayoutPage[] } {
  const chunks = [...packPages(pages)];
  const receiver = new LayoutReceiver();
  for (const chunk of chunks) receiver.add(chunk);
  return { chunks, pages: receiver.layout({ pageCount: pages.length, truncated: false }).pages };
}

test('pages arrive as they left', () => {
  const word = { text: 'Total', box: [0.1, 0.2, 0.3, 0.4] as [number, number, number, number], confidence: 0.5 };
  const page = finishPage({
    number: 3,
    width: 612,
    height: 792,
    rotation: 90,
    source: 'ocr',
    name: 'sheet',
    lines: [
      { text: 'first', box: null, words: [] },
      { text: 'Total', box: word.box, words: [word], confidence: 0.5 },
    ],
    tables: [{ header: null, rows: [], box: word.box }],
  });
  const empty = finishPage({ number: 4, width: 0, height: 0, source: 'logical', lines: [], tables: [] });
  expect(ship([page, empty]).pages).toEqual([page, empty]);
});

test('a large page is cut into chunks and reassembled', () => {
  const page = parseCsv(`name,text\n${'some name,some rather long text in a cell\n'.repeat(20_000)}`);
  const { chunks, pages } = ship([page]);
  expect(chunks.length).toBeGreaterThan(2);
  expect(Math.max(...chunks.map((chunk) => chunk.length))).toBeLessThan(1_300_000);
  expect(pages).toEqual([page]);
});
