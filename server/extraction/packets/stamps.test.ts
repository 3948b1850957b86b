import { expect, it } from 'vitest';
import { describePacket } from './packet-context.ts';
import { viewPage } from './page-view.ts';
import { compareStamps, readStamps } from './stamps.ts';
import { makePages } from './testing/make-pages.ts';

const line = (folded: string, top: number, left = 0.1) => ({
  text: folded,
  folded,
  top,
  bottom: top + 0.02,
  height: 0.01,
  left,
});

it('reads numbers that are stamped in the margins of a page', () => {
  const lines = [
    line('atx02 0211664', 0.9),
    line('thank you   95158516', 0.94),
    line('6200 45482', 0.5, 0.92),
    line('milwaukee 53201', 0.5),
    line('12345', 0.5),
    line('call 020 555 01 23 today', 0.95),
    line('1 of 20', 0.95),
  ];
  expect(readStamps(lines)).toEqual(['020211664', '95158516', '620045482']);
});

it.each<[string[], string[], number]>([
  [['00000014'], ['00000015'], 1],
  [['890422099'], ['280422099'], 1],
  [['512345678'], ['987654321'], -1],
  [['4711000'], ['471100'], -1],
  [['4711000'], [], 0],
  [['4711000'], ['4711000'], 0],
])('compares %j with %j', (before, after, sign) => {
  expect(compareStamps(before, after)).toBe(sign);
});

it('knows a stack that was numbered as a whole', () => {
  const stampedAs = (numbers: readonly string[]) =>
    describePacket(makePages(...numbers.map((number) => `${number}\nA page with some words`)).map(viewPage));
  const row = ['700121', '700122', '700123', '700124', '700125', '700126'];
  expect(stampedAs(row).isStampedThrough).toBe(true);
  expect(stampedAs(row.with(2, '311111').with(4, '911111')).isStampedThrough).toBe(false);
  expect(stampedAs(row.slice(0, 3)).isStampedThrough).toBe(false);
});
