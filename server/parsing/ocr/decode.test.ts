import { expect, test } from 'vitest';
import { decodeLine } from './decode.ts';

const CHARACTERS = ['', ...'abo1205,.', ' '];

/** A step a letter: `_` is none, `~` a space that is nearly as likely as none, `?` one that is hardly so. */
function decode(steps: string): ReturnType<typeof decodeLine> {
  const values = new Float32Array(steps.length * CHARACTERS.length);
  [...steps].forEach((step, index) => {
    const row = values.subarray(index * CHARACTERS.length, (index + 1) * CHARACTERS.length);
    const best = Math.max(0, CHARACTERS.indexOf(step));
    row[best] = 0.9;
    if (step === '~') row[CHARACTERS.length - 1] = 0.3;
    if (step === '?') row[CHARACTERS.length - 1] = 0.01;
  });
  return decodeLine(values, steps.length, steps.length, CHARACTERS);
}

test.each([
  ['repeats are one character, unless something is between', 'aa_bb_b', ['abb']],
  ['a likely space parts words, a hardly likely one does not', 'ab~ab?o', ['ab', 'abo']],
  ['a number is not torn at its point', '1._~20', ['1.20']],
  ['a comma belongs to the word before it', 'ab~,~12', ['ab,', '12']],
  ['a comma before a letter ends a word', 'ab,o1,2', ['ab,', 'o1,2']],
  ['nothing is no word', '___', []],
])('%s', (_, steps, words) => {
  expect(decode(steps).map((word) => word.text)).toEqual(words);
});

test('words lie where their characters were seen, apart from each other', () => {
  const [first, second] = decode('_a_b~~o_a_');
  expect(first?.from).toBeLessThanOrEqual(0.15);
  expect(first?.to).toBeLessThanOrEqual(second?.from ?? 0);
  expect(second?.from).toBeGreaterThan(0.4);
  expect(second?.to).toBeLessThanOrEqual(1);
  expect(first?.confidence).toBeCloseTo(0.9);
});
