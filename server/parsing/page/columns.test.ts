import { describe, expect, test } from 'vitest';
import { readingOrder } from './columns.ts';
import type { PlacedWord } from './placed-words.ts';

const WIDTH = 600;

/** Words of letters five points wide, a space apart, from this place on. */
function place(text: string, x: number): PlacedWord[] {
  return [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    text: word,
    x0: x + 5 * index,
    x1: x + 5 * (index + word.length),
    y0: 0,
    y1: 10,
  }));
}

/** A row of two texts: the left one begins at 40, the right one at 320. */
const row = (left: string, right: string, at = 320): PlacedWord[] => [...place(left, 40), ...place(right, at)];

const read = (rows: PlacedWord[][]): string[] =>
  readingOrder(rows, WIDTH).map((words) => words.map(({ text }) => text).join(' '));

const count = <T>(length: number, make: (index: number) => T): T[] => Array.from({ length }, (_, index) => make(index));
const left = (index: number): string => `left column of prose and its line ${'abcdefghij'[index]}`;
const right = (index: number): string => `right column of prose and its line ${'abcdefghij'[index]}`;
const columns = (length: number): PlacedWord[][] => count(length, (index) => row(left(index), right(index)));
const inOrder = (length: number): string[] => [...count(length, left), ...count(length, right)];
const asRows = (length: number): string[] => count(length, (index) => `${left(index)} ${right(index)}`);

describe('two columns of prose', () => {
  test('are read one after the other, from six rows on', () => {
    expect(read(columns(6))).toEqual(inOrder(6));
    expect(read(columns(5))).toEqual(asRows(5));
  });

  test('may have other text above, between and below', () => {
    const title = place('A title over both of the columns, from the left to the right side of the page', 60);
    const text = title.map(({ text: word }) => word).join(' ');
    expect(read([title, ...columns(7), title, ...columns(6), title])).toEqual([
      text,
      ...inOrder(7),
      text,
      ...inOrder(6),
      text,
    ]);
  });

  test('may have rows on one side only', () => {
    const rows = [...columns(6), place('left alone', 40), place('right alone', 320)];
    expect(read(rows)).toEqual([...count(6, left), 'left alone', ...count(6, right), 'right alone']);
  });

  test('are cut in the middle of the white space', () => {
    const ragged = count(8, (index) =>
      row(index % 2 === 0 ? left(index) : `${left(index)} ab`, right(index), 300 - index),
    );
    expect(read(ragged)).toEqual([
      ...count(8, (index) => left(index) + (index % 2 === 0 ? '' : ' ab')),
      ...count(8, right),
    ]);
  });

  test.each<[string, (index: number) => PlacedWord[], boolean]>([
    ['with little white space between', (index) => row(`${left(index)}x`, right(index), 228), true],
    ['with too little of it', (index) => row(`${left(index)}x`, right(index), 227), false],
    ['far to the left', (index) => [...place('a b c d e f g h i j k l m', 0), ...place(right(index), 160)], false],
    ['of short lines', (index) => row('just a few words', right(index)), false],
    ['of short lines on the right', (index) => row(left(index), 'just a few words'), false],
    ['of numbers', (index) => row(left(index), '12.50 100 13.75 2024 99.10 11'), false],
    ['of which half is long', (index) => row(index % 2 === 0 ? left(index) : 'short', right(index)), true],
    ['of which less than half is long', (index) => row(index % 3 === 0 ? left(index) : 'short', right(index)), false],
    ['with wide gaps', (index) => row('left of   a   form        and its value', right(index)), false],
  ])('%s', (_, make, isColumns) => {
    const rows = count(8, make);
    const texts = rows.map((words) => words.map(({ text }) => text).join(' '));
    if (isColumns) expect(read(rows)).not.toEqual(texts);
    else expect(read(rows)).toEqual(texts);
    expect(read(rows).join(' ').split(' ').toSorted()).toEqual(texts.join(' ').split(' ').toSorted());
  });

  test('of which one has too few rows are rows', () => {
    const rows = [...columns(5), ...count(4, (index) => place(left(index), 40))];
    expect(read(rows)).toEqual([...asRows(5), ...count(4, left)]);
  });

  test('the longest band is cut first', () => {
    const wide = (length: number): PlacedWord[][] =>
      count(length, (index) => row(`${left(index)} wider`, right(index), 300));
    const title = place('A title over both of the columns, from the left to the right side of the page', 60);
    expect(read([...columns(6), title, ...wide(9)])).toEqual([
      ...inOrder(6),
      title.map(({ text }) => text).join(' '),
      ...count(9, (index) => `${left(index)} wider`),
      ...count(9, right),
    ]);
  });
});

test('a table stays in rows', () => {
  const rows = count(9, (index) => row('Screw galvanised', `${index} 2.50 EUR`, 300));
  expect(read(rows)).toEqual(rows.map((words) => words.map(({ text }) => text).join(' ')));
  expect(read([])).toEqual([]);
});
