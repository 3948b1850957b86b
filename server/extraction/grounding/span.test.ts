import { expect, it } from 'vitest';
import { createSpanEvidence } from './span.ts';
import { createPlacedPage, createPlainPage } from './testing/pages.ts';

it('returns one box per line, over the words in the span', () => {
  const page = createPlacedPage(['Invoice number   INV 2024 7', 'Date 1 May']);
  const start = page.text.indexOf('2024');
  const found = createSpanEvidence(page, start, page.text.indexOf(' May'));
  expect(found.quote).toBe('2024 7\nDate 1');
  expect(found.boxes).toHaveLength(2);
  const [first, second] = found.boxes;
  const words = page.lines.map((line) => line.words.map((word) => word.box));
  expect(first).toEqual([words[0]?.[3]?.[0], words[0]?.[3]?.[1], words[0]?.[4]?.[2], words[0]?.[4]?.[3]]);
  expect(second).toEqual([words[1]?.[0]?.[0], words[1]?.[0]?.[1], words[1]?.[1]?.[2], words[1]?.[1]?.[3]]);
});

it('chooses the second of two equal words if the span covers it', () => {
  const page = createPlacedPage(['7 and 7']);
  expect(createSpanEvidence(page, 6, 7).boxes).toEqual([page.lines[0]?.words[2]?.box]);
});

it('covers whole words, and no neighbours', () => {
  const page = createPlacedPage(['EUR 12.50 net']);
  expect(createSpanEvidence(page, 5, 6).boxes).toEqual([page.lines[0]?.words[1]?.box]);
});

it('returns no boxes without geometry or for the gap between lines', () => {
  expect(createSpanEvidence(createPlainPage(['a b', 'c']), 0, 5)).toEqual({
    quote: 'a b\nc',
    boxes: [],
    recognition: null,
  });
  expect(createSpanEvidence(createPlacedPage(['a', 'b']), 1, 2)).toEqual({ quote: '\n', boxes: [], recognition: null });
});

it('returns the box of the line if it has no words', () => {
  const page = createPlacedPage(['a b']);
  const bare = { ...page, lines: page.lines.map((line) => ({ ...line, words: [] })) };
  expect(createSpanEvidence(bare, 0, 1).boxes).toEqual([page.lines[0]?.box]);
});
