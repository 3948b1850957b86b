import type { ParsedPage } from '@llamaindex/liteparse';
import { expect, test } from 'vitest';
import { placedRuns } from './placed-words.ts';

type Word = readonly [text: string, x: number, y: number];

/** A page with one text that a file wrote in one go. Its words are ten points high. */
function readRuns(...words: readonly Word[]): string[] {
  const boxes = words.map(([text, x, y]) => ({ text, x, y, width: 5 * text.length, height: 10 }));
  const left = Math.min(...boxes.map(({ x }) => x));
  const top = Math.min(...boxes.map(({ y }) => y));
  const item = {
    text: words.map(([text]) => text).join(' '),
    x: left,
    y: top,
    width: Math.max(...boxes.map(({ x, width }) => x + width)) - left,
    height: Math.max(...boxes.map(({ y }) => y + 10)) - top,
    words: boxes,
  };
  const page = { width: 600, height: 800, textItems: [item] } as unknown as ParsedPage;
  return placedRuns(page).map(
    ({ words: of, x0, x1, y0, y1 }) => `${of.map(({ text }) => text).join(' ')} ${x0}-${x1} ${y0}-${y1}`,
  );
}

test('the end of a line and the beginning of the next one are two runs', () => {
  expect(readRuns(['94', 500, 12], ['Broadcasting', 30, 0], ['Company', 95, 0])).toEqual([
    '94 500-510 12-22',
    'Broadcasting Company 30-130 0-10',
  ]);
});

test('cells that are written in another order are runs of their own', () => {
  expect(readRuns([':30', 400, 0], ['NM', 577, 0], ['TS20', 425, 0])).toEqual([
    ':30 400-415 0-10',
    'NM 577-587 0-10',
    'TS20 425-445 0-10',
  ]);
});

test('words that follow each other are one run, in either direction', () => {
  expect(readRuns(['Total', 0, 0], ['due', 100, 3])).toEqual(['Total due 0-115 0-13']);
  expect(readRuns(['Total', 60, 0], ['due', 30, 0])).toEqual(['Total due 30-85 0-10']);
});
