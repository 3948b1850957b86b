import { describe, expect, it } from 'vitest';
import type { JsonValue } from '../../../lib/json-value.ts';
import { indexDocument } from '../document-index.ts';
import { createLayout, createPlacedPage, createPlainPage } from '../testing/pages.ts';
import { readColumnChoice } from './column-choice.ts';

const PLANS = ['Basic', 'Family', 'Premium'];

/** The choice of the last line, whose label is “Smoker”. */
function read(lines: string[], allowed?: readonly JsonValue[], isPlain = false) {
  const layout = createLayout(isPlain ? createPlainPage(lines) : createPlacedPage(lines));
  const last = lines.at(-1) ?? '';
  const choice = readColumnChoice(
    indexDocument(layout).lines,
    lines.length - 1,
    last.indexOf('Smoker') + 'Smoker'.length,
    allowed,
  );
  return choice && { ...choice, quote: last.slice(choice.start, choice.end) };
}
const valueOf = (...of: Parameters<typeof read>) => read(...of)?.value ?? null;

const heading = 'Question      Yes     No';
const row = (column: number, mark = 'x') => 'Smoker'.padEnd(column) + mark;

it('the heading above a mark says what it means', () => {
  expect(read([heading, row(15)])).toEqual({ value: true, start: 15, end: 16, quote: 'x' });
  expect(read([heading, row(22)])).toMatchObject({ value: false, quote: 'x' });
  expect(read(['Plan      Basic    Family    Premium', row(21, '[x]')], PLANS)).toMatchObject({
    value: 'Family',
    quote: '[x]',
  });
});

it.each(['x', 'X', '×', '✓', '✔', '☒', '☑', '●', '•', '[x]', '[ X ]', '[✓]'])('%s is a mark', (mark) => {
  expect(valueOf([heading, row(15, mark)])).toBe(true);
});

describe('nothing is said', () => {
  it.each<[what: string, lines: string[]]>([
    ['without a mark', [heading, row(15, '-')]],
    ['by a mark in a word', [heading, row(15, 'xy')]],
    ['by two marks', [heading, `${row(15)}      x`]],
    ['beside other words', [heading, `${row(15)}      n/a`]],
    ['beside a number', [heading, `${row(15)}      2`]],
    ['between two columns', [heading, row(19)]],
    ['without a heading', ['Question   Answer', row(15)]],
    ['with a heading of one choice', ['Question      Yes', row(15)]],
    ['with the same choice twice', ['Question      Yes     Yes', row(15)]],
    ['below a long line', [`${heading}${' '.repeat(400)}`, row(15)]],
    ['in a long line', [heading, `${row(15)}${' '.repeat(400)}`]],
    ['more than 40 lines below a heading', [heading, ...Array.from({ length: 40 }, () => 'Drinker'), row(15)]],
    ['below the words of a sentence', ['Please say yes or no', row(15)]],
    ['below the heading of another column', ['Question      Yes     No      Unknown', row(32)]],
  ])('%s', (_, lines) => {
    expect(valueOf(lines)).toBe(null);
  });

  it('on another page', () => {
    const pages = [createPlacedPage([heading], 1), createPlacedPage([row(15)], 2)];
    expect(readColumnChoice(indexDocument(createLayout(...pages)).lines, 1, 6, undefined)).toBe(null);
    expect(readColumnChoice(indexDocument(createLayout(...pages)).lines, 9, 6, undefined)).toBe(null);
  });
});

it('the nearest heading with choices counts, within 40 lines and over other rows', () => {
  const other = 'Drinker               x';
  expect(valueOf([heading, ...Array.from({ length: 39 }, () => 'Drinker'), row(15)])).toBe(true);
  expect(valueOf([heading, other, other, row(15)])).toBe(true);
  expect(valueOf([heading, 'Habits      Often', row(15)])).toBe(true);
  expect(valueOf(['Question      No      Yes', heading, row(15)])).toBe(true);
});

it('a long heading is no choice', () => {
  const long = 'Family and all of the friends';
  expect(valueOf([`Plan      Basic    ${long}`, row(33)], ['Basic', long])).toBe(null);
  const short = 'Family with all friends';
  expect(valueOf([`Plan      Basic    ${short}`, row(30)], ['Basic', short])).toBe(short);
});

describe('without geometry', () => {
  it('bars tell the columns', () => {
    const lines = ['| Question | Yes | No |', '| Smoker | | ✓ |'];
    expect(valueOf(lines, undefined, true)).toBe(false);
    expect(valueOf([lines[0] ?? '', '| Smoker | ✓ | |'], undefined, true)).toBe(true);
    expect(valueOf(lines)).toBe(false);
  });

  it('the gaps of cells tell the columns', () => {
    const cells = 'Question   Yes   No';
    expect(valueOf([cells, 'Smoker   x'], undefined, true)).toBe(true);
    expect(valueOf([cells, 'Smoker      x'], undefined, true)).toBe(false);
    expect(valueOf([cells, 'Smoker         x'], undefined, true)).toBe(null);
  });

  it('the places in the line tell the columns of aligned text', () => {
    expect(valueOf([heading, row(15)], undefined, true)).toBe(true);
    expect(valueOf([heading, row(22)], undefined, true)).toBe(false);
    expect(valueOf([heading, row(19)], undefined, true)).toBe(null);
  });
});
