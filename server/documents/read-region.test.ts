import { describe, expect, it } from 'vitest';
import { readRegion } from './read-region.ts';

const line = (text: string, y: number) => ({
  text,
  start: 0,
  box: null,
  words: text.split(' ').map((word, index) => ({
    text: word,
    box: [index / 4, y, index / 4 + 0.125, y + 0.125] as [number, number, number, number],
  })),
});
const page = { lines: [line('Invoice INV-7 of 2026', 0.25), line('Total EUR 118.00', 0.5)] };

describe('readRegion', () => {
  it('reads the words whose centre is in the box, line by line', () => {
    expect(readRegion(page, [0.2, 0, 0.6, 0.75])).toEqual({
      text: 'INV-7 of\nEUR 118.00',
      boxes: [
        [0.25, 0.25, 0.625, 0.375],
        [0.25, 0.5, 0.625, 0.625],
      ],
    });
  });

  it('reads nothing where there are no words', () =>
    expect(readRegion(page, [0, 0.75, 1, 1])).toEqual({ text: '', boxes: [] }));
});
