import type { ParsedPage } from '@llamaindex/liteparse';
import { expect, test } from 'vitest';
import { placedRuns, placeText, spreadWords, turnOf } from './placed-words.ts';

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

type Item = Partial<ParsedPage['textItems'][number]>;

function read(items: Item[]): string[] {
  const textItems = items.map((item) => ({ text: 'text', x: 0, y: 0, width: 100, height: 10, ...item }));
  return placedRuns({ width: 600, height: 800, textItems } as unknown as ParsedPage).map(
    ({ words, x0, y0, x1, y1, rotation, tilt = 0, markedContentId }) =>
      `${words.map(({ text, ...box }) => `${text} ${box.x0}-${box.x1} ${box.y0}-${box.y1}`).join(', ')} | ` +
      `${[x0, x1, y0, y1, rotation, Math.round(1000 * tilt), markedContentId].join(' ')}`,
  );
}

const box = (text: string, x: number, width = 5 * text.length) => ({ text, x, y: 1, width, height: 8 });

test.each<[string, Item[], string[]]>([
  ['blank texts are left out', [{ text: ' \t' }, { text: '' }], []],
  [
    'texts that begin or end within the page are kept',
    [{ x: -50 }, { x: 550 }, { y: -5 }, { y: 795 }].map((place) => ({ ...place, text: 'w' })),
    [
      'w -50-50 0-10 | -50 50 0 10 0 0 ',
      'w 550-650 0-10 | 550 650 0 10 0 0 ',
      'w 0-100 -5-5 | 0 100 -5 5 0 0 ',
      'w 0-100 795-805 | 0 100 795 805 0 0 ',
    ],
  ],
  ['texts outside of it are not', [{ x: -51 }, { x: 551 }, { y: -6 }, { y: 796 }], []],
  [
    'a text that is printed twice is read once',
    [
      { text: 'w' },
      { text: 'w', x: 0.4, y: 0.4 },
      { text: 'v' },
      { text: 'v' },
      { text: 'w', x: 1 },
      { text: 'w', y: 1 },
    ],
    [
      'w 0-100 0-10 | 0 100 0 10 0 0 ',
      'v 0-100 0-10 | 0 100 0 10 0 0 ',
      'w 1-101 0-10 | 1 101 0 10 0 0 ',
      'w 0-100 1-11 | 0 100 1 11 0 0 ',
    ],
  ],
  [
    'words lie in their boxes, of which a word may have several',
    [
      {
        text: ' one two@x.org  three ',
        mcid: 7,
        words: [box('one', 0), box('two@x', 20), box('.org', 45), box('three', 70)],
      },
    ],
    ['one 0-15 1-9, two@x.org 20-65 1-9, three 70-95 1-9 | 0 100 0 10 0 0 7'],
  ],
  [
    'boxes with blanks in them are those of the words',
    [{ text: 'ab cd', words: [box('a b', 0), box('cd', 20)] }],
    ['ab 0-15 1-9, cd 20-30 1-9 | 0 100 0 10 0 0 '],
  ],
  [
    'words without boxes of their own share that of their text',
    [
      { text: 'ab cdefg', words: [box('ab', 0), box('other', 20)] },
      { text: 'ab cdefg', x: 1, words: [box('ab', 0), box('cde', 20)] },
      { text: 'ab cdefg', x: 2 },
    ],
    [
      'ab 0-25 0-10, cdefg 37.5-100 0-10 | 0 100 0 10 0 0 ',
      'ab 1-26 0-10, cdefg 38.5-101 0-10 | 1 101 0 10 0 0 ',
      'ab 2-27 0-10, cdefg 39.5-102 0-10 | 2 102 0 10 0 0 ',
    ],
  ],
  [
    'words of turned text share the height of their box, or its width on its head',
    [
      { text: 'ab cdefg', rotation: 90, x: 10, width: 10, height: 80 },
      { text: 'ab cdefg', rotation: 272, x: 30, width: 10, height: 80 },
      { text: 'ab cdefg', rotation: 180 },
      { text: 'ab cdefg', rotation: 45, x: 50 },
    ],
    [
      'ab 10-20 0-20, cdefg 10-20 30-80 | 10 20 0 80 90 0 ',
      'ab 30-40 0-20, cdefg 30-40 30-80 | 30 40 0 80 270 35 ',
      'ab 0-25 0-10, cdefg 37.5-100 0-10 | 0 100 0 10 180 0 ',
      'ab 50-75 0-10, cdefg 87.5-150 0-10 | 50 150 0 10 45 0 ',
    ],
  ],
])('%s', (_, items, runs) => {
  expect(read(items)).toEqual(runs);
});

test.each([
  [0, 0, 0],
  [7, 0, 7],
  [7.1, 7, 0],
  [-7, 0, -7],
  [-8, -8, 0],
  [83, 90, -7],
  [359, 0, -1],
  [-90, 270, 0],
  [187, 180, 7],
  [365, 0, 5],
])('text at %d degrees is turned by %d and tilted by %d', (rotation, turned, tilt) => {
  expect(turnOf({ rotation })).toEqual({ rotation: turned, tilt: expect.closeTo((tilt * Math.PI) / 180) as number });
});

test('words that jump back are runs, but for little jumps', () => {
  expect(readRuns(['last', 200, 0], ['first', 144, 0])).toEqual(['last 200-220 0-10', 'first 144-169 0-10']);
  expect(readRuns(['last', 200, 0], ['first', 145, 0])).toEqual(['last first 145-220 0-10']);
  // Where there is a jump, wide gaps part runs too.
  expect(readRuns(['a', 0, 0], ['b', 36, 0], ['c', 70, 0], ['d', 0, 10], ['e', 34, 10])).toEqual([
    'a 0-5 0-10',
    'b c 36-75 0-10',
    'd e 0-39 10-20',
  ]);
});

test('a text is placed as a run with its words', () => {
  expect(placeText({ text: 'ab cd', x: 10, y: 20, width: 50, height: 12 })).toEqual({
    words: [
      { text: 'ab', x0: 10, x1: 30, y0: 20, y1: 32 },
      { text: 'cd', x0: 40, x1: 60, y0: 20, y1: 32 },
    ],
    x0: 10,
    x1: 60,
    y0: 20,
    y1: 32,
    rotation: 0,
  });
  expect(spreadWords({ text: '', x: 0, y: 0, width: 10, height: 10 }, false)).toEqual([]);
});
