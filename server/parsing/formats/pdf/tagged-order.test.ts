import { expect, test } from 'vitest';
import { makeTaggedPdf, type TaggedBlock, type TaggedLine } from '../../testing/make-tagged-pdf.ts';
import { getLineTexts, parseTestPdf } from '../../testing/parse-test-pdf.ts';

async function readLines(blocks: TaggedBlock[], artifacts: TaggedLine[] = []): Promise<string[]> {
  const [page] = (await parseTestPdf(makeTaggedPdf(blocks, artifacts))).pages;
  return page === undefined ? [] : getLineTexts(page);
}

const stack = (x: number, y: number, texts: string[]): TaggedLine[] =>
  texts.map((text, index) => ({ text, x, y: y - 14 * index }));

/** Four lines are too few to be seen as a column without tags. */
const prose = (name: string): string[] =>
  ['one', 'two', 'three', 'four'].map((n) => `The ${name} column has line ${n} here`);
const LEFT = prose('left');
const MIDDLE = prose('middle');
const RIGHT = prose('right');

test('reads columns of prose in the order of the tags, header and footer included', async () => {
  const header = { text: 'Annual report', x: 40, y: 760 };
  const footer = { text: 'Page 7 of 90', x: 280, y: 30 };
  const lines = await readLines(
    [{ lines: stack(40, 700, LEFT) }, { lines: stack(230, 700, MIDDLE) }, { lines: stack(420, 700, RIGHT) }],
    [footer, header],
  );
  expect(lines).toEqual([header.text, ...LEFT, ...MIDDLE, ...RIGHT, footer.text]);
});

test('keeps a heading with the column that it heads, and what spans the page between columns', async () => {
  const line = (text: string, x: number, y: number): TaggedBlock => ({ type: 'H2', lines: [{ text, x, y }] });
  const lines = await readLines([
    line('Terms of delivery', 40, 720),
    { lines: stack(40, 700, LEFT) },
    line('Terms of payment', 320, 720),
    { lines: stack(320, 700, RIGHT) },
    line('This heading spans the whole page and both of its columns, from left to right', 40, 620),
    { lines: stack(40, 600, MIDDLE) },
    { lines: stack(320, 600, LEFT) },
  ]);
  expect(lines).toEqual([
    'Terms of delivery',
    ...LEFT,
    'Terms of payment',
    ...RIGHT,
    'This heading spans the whole page and both of its columns, from left to right',
    ...MIDDLE,
    ...LEFT,
  ]);
});

test('reads columns whose lines are at different heights', async () => {
  const lines = await readLines([
    { type: 'H2', lines: [{ text: 'First', x: 40, y: 700 }] },
    { lines: stack(40, 640, LEFT) },
    { lines: stack(320, 710, RIGHT) },
    { type: 'H2', lines: [{ text: 'Second', x: 320, y: 612 }] },
  ]);
  expect(lines).toEqual(['First', ...LEFT, ...RIGHT, 'Second']);
});

test('reads labels and their values in rows, though they have tags of their own', async () => {
  const labels = ['Invoice number', 'Date of the invoice', 'Total'];
  const values = ['INV-2026-7', '2026-02-01', '118.00 EUR'];
  const lines = await readLines([{ lines: stack(40, 700, labels) }, { lines: stack(300, 700, values) }]);
  expect(lines).toEqual(labels.map((label, index) => `${label}   ${values[index]}`));
});

test('reads the rows of a table with prose in its cells as they are seen', async () => {
  const lines = await readLines([{ type: 'Table', lines: [...stack(40, 700, LEFT), ...stack(320, 700, RIGHT)] }]);
  expect(lines).toEqual(LEFT.map((text, index) => `${text}   ${RIGHT[index]}`));
});

test('does without tags that cover little of the page', async () => {
  const artifacts = [...stack(40, 700, LEFT), ...stack(320, 700, RIGHT)];
  const lines = await readLines([{ lines: stack(40, 600, ['A note']) }], artifacts);
  expect(lines).toEqual([...LEFT.map((text, index) => `${text}   ${RIGHT[index]}`), 'A note']);
});
