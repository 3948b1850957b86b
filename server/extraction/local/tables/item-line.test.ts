import { expect, test } from 'vitest';
import type { Recognition } from '../../reading/recogniser.ts';
import { readItemLine } from './item-line.ts';

/** Numbers with two decimals; whole ones fit less well. */
const readAmounts = (text: string): Recognition[] =>
  [...text.matchAll(/-?\d+(?<decimals>\.\d\d)?(?![.\d])/g)].map(({ 0: value, index, groups }) => ({
    start: index,
    end: index + value.length,
    value: Number(value),
    fit: groups?.['decimals'] === undefined ? 0.5 : 1,
    match: 'exact',
  }));

/** Name, quantity, price and amount of a line as they are written in it. */
function read(text: string): string {
  const { name, quantity, price, amount } = readItemLine(text, readAmounts);
  const written = (part?: Recognition): string => (part === undefined ? '-' : text.slice(part.start, part.end));
  return [name, quantity, price, amount].map((part) => written(part)).join(' | ');
}

test.each([
  ['Bread 2.40', 'Bread | - | - | 2.40'],
  ['Bread 2.40 3.10', 'Bread | - | - | 3.10'],
  ['Bread', 'Bread | - | - | -'],
  ['2.40', '- | - | - | 2.40'],
  ['4711 2.40', '- | - | - | 2.40'],
  ['A 2.40', '- | - | - | 2.40'],
  ['- Bread ... 2.40', 'Bread | - | - | 2.40'],
  ['• Tea: 2.40', 'Tea | - | - | 2.40'],
  ['Bread 4711', 'Bread 4711 | - | - | -'],
])('%s: a name goes up to the first amount, and the last one is the line’s', (line, parts) => {
  expect(read(line)).toBe(parts);
});

test.each([
  ['2.40 A', '2.40'],
  ['2.40 AB', '2.40'],
  ['2.40 ABC', '-'],
  ['2.40*', '2.40'],
  ['2.40 (A)', '2.40'],
  ['2.40 (E)', '-'],
  ['2.40 each', '-'],
])('behind an amount is at most a letter of a tax: %s', (end, amount) => {
  expect(read(`Bread ${end}`)).toBe(`Bread | - | - | ${amount}`);
});

test.each([
  ['2 x Bread 2.40', 'Bread | 2 | - | 2.40'],
  ['2x Bread 2.40', 'Bread | 2 | - | 2.40'],
  ['2xBread 2.40', 'Bread | 2 | - | 2.40'],
  ['2 Stk x Bread 2.40', 'Bread | 2 | - | 2.40'],
  ['2 Stk. Brot 2.40', 'Brot | 2 | - | 2.40'],
  ['2 kg potatoes 2.40', 'potatoes | 2 | - | 2.40'],
  ['2 Bread 2.40', 'Bread | 2 | - | 2.40'],
  ['2 Bread', 'Bread | 2 | - | -'],
  ['Bread x2 2.40', 'Bread | 2 | - | 2.40'],
  ['Bread 2 x 1.20 2.40 A', 'Bread | 2 | 1.20 | 2.40'],
  ['Tea 2x1.20 2.40', 'Tea | 2 | 1.20 | 2.40'],
  ['Tea 2 à 1.20 2.40', 'Tea | 2 | 1.20 | 2.40'],
  ['Ham 0.512kg @ 2.00 1.02', 'Ham | 0.512 | 2.00 | 1.02'],
  ['1.50 x 2.40 3.60', '- | 1.50 | 2.40 | 3.60'],
  ['2 pièces x 1.20 2.40', '- | 2 | 1.20 | 2.40'],
  ['2 pcs. x 1.20 2.40', '- | 2 | 1.20 | 2.40'],
])('%s has a quantity', (line, parts) => {
  expect(read(line)).toBe(parts);
});

test.each(['gin tonic', 'lamb chops', 'each', 'uncooked eggs', 'xylophone', 'Steak'])(
  'a name keeps the letters with which a unit begins, too: %s',
  (name) => {
    expect(read(`2 ${name} 9.00`)).toBe(`${name} | 2 | - | 9.00`);
  },
);

test.each([
  ['123 Bread 2.40', '123 Bread | - | - | 2.40'],
  ['Bread x1234 2.40', 'Bread x1234 | - | - | 2.40'],
  ['12345 x 1.20', '- | - | - | 1.20'],
  ['2.5555 x 1.20', '- | - | - | 1.20'],
  ['V2 x Bread 2.40', 'V2 x Bread | - | - | 2.40'],
  ['Art.2 x 1.20', 'Art.2 | - | - | 1.20'],
  ['Bread 5 l 2.40', 'Bread 5 l | - | - | 2.40'],
  ['x 1.20', '- | - | - | 1.20'],
])('%s has none', (line, parts) => {
  expect(read(line)).toBe(parts);
});

test.each([
  ['2 x 1.20', '- | 2 | 1.20 | -'],
  ['3 @ 1.10', '- | 3 | 1.10 | -'],
  ['3 St x 1.10', '- | 3 | 1.10 | -'],
  ['2 x €1.20', '- | 2 | 1.20 | -'],
  // With a name, the amount is that of the line.
  ['Roll 2 × 1.20', 'Roll | 2 | - | 1.20'],
])('the only amount behind a quantity is the price of one: %s', (line, parts) => {
  expect(read(line)).toBe(parts);
});

test.each([
  ['Bread   3   1.20   3.60', 'Bread | 3 | 1.20 | 3.60'],
  ['Bread 250 g   3 pcs   1.20   3.60 A', 'Bread 250 g | 3 | 1.20 | 3.60'],
  ['Bread   3   1.20   4.60', 'Bread   3 | - | - | 4.60'],
  ['Bread 3 1.20 3.60', 'Bread 3 | - | - | 3.60'],
])('%s: columns are a quantity and a price if they make the amount', (line, parts) => {
  expect(read(line)).toBe(parts);
});

test.each([
  ['40  btl.  Apple juice 1 l   à  1.90   76.00   19 %', 'Apple juice 1 l | 40 | 1.90 | 76.00'],
  ['Call out, 2.50 hours at 110.00   275.00', 'Call out, 2.50 hours at 110.00 | - | - | 275.00'],
  ['Bench in steel 150x70   1180.00', 'Bench in steel 150x70 | - | - | 1180.00'],
  ['0.842 kg @ 0.95/kg   0.80', '- | 0.842 | 0.95 | 0.80'],
  ['Oak wardrobe   CHF   2480.00', 'Oak wardrobe | - | - | 2480.00'],
  ['14/10   Dinner   61.50', 'Dinner | - | - | 61.50'],
])('%s: a name ends where its column does', (line, parts) => {
  expect(read(line)).toBe(parts);
});

test('40  btl.  Apple juice: a unit is in a column of its own', () => {
  const text = '40  btl.  Apple juice   76.00';
  const { unit } = readItemLine(text, readAmounts);
  expect(text.slice(unit?.start, unit?.end)).toBe('btl.');
});
