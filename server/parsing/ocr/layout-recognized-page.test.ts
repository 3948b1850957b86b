import { expect, test } from 'vitest';
import type { LayoutPage } from '../layout.ts';
import { layoutOcrPage, settleLookAlikes } from './layout-recognized-page.ts';
import type { RecognizedLine } from './recognize.ts';
import type { Region } from './text-regions.ts';

test.each([
  ['L0T', 'LOT'],
  ['W/H00K', 'W/HOOK'],
  ['FL0OR,', 'FLOOR,'],
  ['0RDER', 'ORDER'],
  ['fl0or', 'floor'],
  ['475O', '4750'],
  ['4030o', '40300'],
  ['Tab1e', 'Table'],
  ['J1n', 'Jln'],
  ['lnvoice', 'Invoice'],
  ['ltem', 'Item'],
  ['lnno', 'Inno'],
  ['lta', 'Ita'],
  ['0ABC', 'OABC'],
  ['A0b', 'Aob'],
  ['x0y0z', 'xoyoz'],
  ['É0É', 'ÉOÉ'],
  ['A1b', 'Alb'],
  ['a1b', 'alb'],
  ['12o5', '1205'],
  ['O12', '012'],
])('reads %s as %s', (read, meant) => {
  expect(settleLookAlikes(read)).toBe(meant);
});

test.each([
  'SH01',
  'A10',
  'RM0.50',
  'B003',
  '1X3.50',
  '0.00',
  'O2',
  'Co2',
  'H2O',
  'ltd',
  'ltda',
  'ltrs',
  'llama',
  '10l',
  'CS00004040',
  'F1-01',
  '100',
  'X0',
  '0AB',
  'ABC0',
  'A1B',
  'a11b',
  '1O',
  'O1',
  'lns',
  '1nvoice',
  'T0TAL1',
  'S0,5',
  '12.O5',
])('leaves %s as it is', (word) => {
  expect(settleLookAlikes(word)).toBe(word);
});

const SIZE = { turn: 0 as const, width: 400, height: 600 };

/** A recognised line; a letter is 10 pixels wide. */
function recognized(text: string, region: Partial<Region>, confidence = 0.9): RecognizedLine {
  const length = text.length;
  const words = [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    text: word,
    from: index / length,
    to: (index + word.length) / length,
    confidence,
  }));
  return { region: { x: 0, y: 0, width: 10 * length, height: 20, angle: 0, ...region }, words, confidence };
}

const print = ({ lines }: LayoutPage): string[] =>
  lines.map(({ text, box, confidence }) => `${text} [${(box ?? []).join(' ')}] ${confidence}`);

test('a recognised page has its size in points, and its lines from top to bottom with boxes', () => {
  const lines = [
    recognized('second', { x: 130, y: 300 }, 0.80049),
    recognized('first 0ne', { x: 145, y: 60 }),
    recognized('right', { x: 325, y: 62 }, 0.5),
  ];
  const page = layoutOcrPage({ ...SIZE, lines }, 3, 0.48);
  expect(page).toMatchObject({ number: 3, width: 192, height: 288, source: 'ocr', tables: [] });
  expect(page.rotation).toBeUndefined();
  expect(print(page)).toEqual([
    'first 0ne   right [0.25 0.08333 0.875 0.12] 0.767',
    'second [0.25 0.48333 0.4 0.51667] 0.8',
  ]);
  expect(page.lines[0]?.words[0]).toEqual({ text: 'first', box: [0.25, 0.08333, 0.375, 0.11667], confidence: 0.9 });
});

test.each([
  [90, 270],
  [180, 180],
  [270, 90],
] as const)('a page that was turned by %i is shown turned by %i', (turn, rotation) => {
  expect(layoutOcrPage({ ...SIZE, turn, lines: [recognized('text', { x: 50, y: 50 })] }, 1, 1).rotation).toBe(rotation);
});

test('the rows of a crooked page are found on the straight one, and lie where they are seen', () => {
  const angle = 0.1;
  const lines = [
    recognized('left row', { x: 100, y: 100, angle }),
    recognized('far right', { x: 300, y: 120, angle }),
    recognized('below', { x: 100, y: 140, angle }),
  ];
  expect(print(layoutOcrPage({ ...SIZE, lines }, 1, 1))).toEqual([
    'left row   far right [0.148 0.14343 0.86443 0.22407] 0.9',
    'below [0.18532 0.21259 0.31468 0.25408] 0.9',
  ]);
});

test('text that runs upwards is a line of its own, whose words begin at the bottom', () => {
  const lines = [
    recognized('up the page', { x: 20, y: 300, angle: -Math.PI / 2 }),
    recognized('upright text here', { x: 200, y: 300 }),
    recognized('', { x: 200, y: 400 }),
  ];
  const page = layoutOcrPage({ ...SIZE, lines }, 1, 1);
  expect(print(page)).toEqual([
    'upright text here [0.2875 0.48333 0.7125 0.51667] 0.9',
    'up the page [0.025 0.40833 0.075 0.59167] 0.9',
  ]);
  expect(page.lines[1]?.words.map(({ text, box }) => [text, ...box])).toEqual([
    ['up', 0.025, 0.55833, 0.075, 0.59167],
    ['the', 0.025, 0.49167, 0.075, 0.54167],
    ['page', 0.025, 0.40833, 0.075, 0.475],
  ]);
});

test('aligned rows are a table', () => {
  const rows = ['Item      Qty     Price', 'Tea         1      2.50', 'Coffee      2      5.00'];
  const lines = rows.map((row, index) => recognized(row, { x: 150, y: 50 + 25 * index }));
  expect(layoutOcrPage({ ...SIZE, lines }, 1, 0.5).tables).toEqual([
    {
      header: ['Item', 'Qty', 'Price'],
      rows: [
        ['Tea', '1', '2.50'],
        ['Coffee', '2', '5.00'],
      ],
      box: [0.0875, 0.06667, 0.6625, 0.18333],
    },
  ]);
});
