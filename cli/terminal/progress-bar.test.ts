import { Writable } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createProgressBar, formatRate } from './progress-bar.ts';

let now = 0;
beforeEach(() => {
  now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => void vi.restoreAllMocks());

function open(isTTY = true) {
  const written: string[] = [];
  const write = (text: string) => written.push(text);
  const stream = Object.assign(new Writable(), { isTTY, write, getColorDepth: () => 1 });
  const bar = createProgressBar(stream as unknown as NodeJS.WriteStream);
  const draw = (seconds: number, done: number, total: number, failed = 0) => {
    now = 1_000 * seconds;
    bar.update({ done, failed, total });
    // Without the colour of failures.
    return written.splice(0).join('').replaceAll('\u001b[31m', '').replaceAll('\u001b[39m', '');
  };
  return { bar, written, draw };
}
const CLEAR = '\r\u001b[K';

test.each([
  [2, 1, 4, 0, `[${'='.repeat(6)}${' '.repeat(18)}] 1/4  0.5/s  6 s left`],
  [0.5, 1, 4, 0, `[${'='.repeat(6)}${' '.repeat(18)}] 1/4`],
  [1, 1, 4, 0, `[${'='.repeat(6)}${' '.repeat(18)}] 1/4  1.0/s  3 s left`],
  [2, 0, 4, 0, `[${' '.repeat(24)}] 0/4`],
  [2, 4, 4, 1, `[${'='.repeat(24)}] 4/4  2.0/s  1 failed`],
  [60, 1, 4, 0, `[${'='.repeat(6)}${' '.repeat(18)}] 1/4  0.0/s  3 min 0 s left`],
  [59, 1, 2, 0, `[${'='.repeat(12)}${' '.repeat(12)}] 1/2  0.0/s  59 s left`],
  [60, 1, 2, 0, `[${'='.repeat(12)}${' '.repeat(12)}] 1/2  0.0/s  1 min 0 s left`],
  [3_599, 1, 2, 0, `[${'='.repeat(12)}${' '.repeat(12)}] 1/2  0.0/s  59 min 59 s left`],
  [3_660, 1, 2, 0, `[${'='.repeat(12)}${' '.repeat(12)}] 1/2  0.0/s  1 h 1 min left`],
  [0, 0, 0, 0, `[${' '.repeat(24)}] 0/0`],
])('after %d s, %i of %i with %i failed', (seconds, done, total, failed, bar) => {
  expect(open().draw(seconds, done, total, failed)).toBe(CLEAR + bar);
});

test('the bar is drawn ten times a second, and once more at the end', () => {
  const { draw } = open();
  expect(draw(2, 1, 9)).not.toBe('');
  expect(draw(2.099, 2, 9)).toBe('');
  expect(draw(2.1, 3, 9)).toContain(' 3/9');
  expect(draw(2.15, 9, 9)).toContain(' 9/9');
});

test('lines are printed above the bar, which is removed at the end', () => {
  const { bar, written, draw } = open();
  bar.log('first');
  expect(written.splice(0)).toEqual(['first\n']);
  const drawn = draw(0, 1, 2).slice(CLEAR.length);
  bar.log('second');
  bar.end();
  bar.end();
  bar.log('third');
  expect(written).toEqual([`${CLEAR}second\n${drawn}`, CLEAR, 'third\n']);
});

test('elsewhere than on a terminal, only lines are printed', () => {
  const { bar, written, draw } = open(false);
  expect(draw(2, 1, 2)).toBe('');
  bar.log('line');
  bar.end();
  expect(written).toEqual(['line\n']);
});

test.each([
  [5, 2, '2.5/s'],
  [99, 10, '9.9/s'],
  [100, 10, '10/s'],
  [126, 10, '13/s'],
  [1, 0, '1000/s'],
])('%i in %i s are %s', (count, seconds, rate) => {
  expect(formatRate(count, seconds)).toBe(rate);
});
