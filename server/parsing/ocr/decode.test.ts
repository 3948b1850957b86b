import { expect, test } from 'vitest';
import { decodeLine } from './decode.ts';

const CHARACTERS = ['', ...'abo1205,.', ' '];

/** A step a letter: `_` is none, `~` a space that is nearly as likely as none, `?` one that is hardly so. */
function decode(steps: string, length = steps.length): ReturnType<typeof decodeLine> {
  const values = new Float32Array(steps.length * CHARACTERS.length);
  [...steps].forEach((step, index) => {
    const row = values.subarray(index * CHARACTERS.length, (index + 1) * CHARACTERS.length);
    const best = Math.max(0, CHARACTERS.indexOf(step));
    row[best] = 0.9;
    if (step === '~') row[CHARACTERS.length - 1] = 0.3;
    if (step === '?') row[CHARACTERS.length - 1] = 0.01;
  });
  return decodeLine(values, steps.length, length, CHARACTERS);
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

const rounded = (steps: string, length = steps.length) =>
  decode(steps, length).map(({ text, from, to }) => [text, Math.round(from * 1000), Math.round(to * 1000)]);

test.each([
  ['half an advance around its letters', '__a_b_o___', [['abo', 150, 750]]],
  ['a usual advance where a word is one letter', '____a_____', [['a', 300, 600]]],
  ['to the edges at most', 'a', [['a', 0, 1000]]],
  [
    'to the middle between two words at most',
    'a___b~a___b',
    [
      ['ab', 0, 500],
      ['ab', 500, 1000],
    ],
  ],
  [
    'as far as they go where the middle is further',
    'ab~~~~~ab_',
    [
      ['ab', 0, 200],
      ['ab', 700, 900],
    ],
  ],
])('a word reaches %s', (_, steps, words) => {
  expect(rounded(steps)).toEqual(words);
});

test('a word in the padding of a line ends with the line', () => {
  expect(rounded('ab_~ab', 4)).toEqual([
    ['ab', 0, 500],
    ['ab', 1000, 1000],
  ]);
});

test('a space counts from a probability of a twentieth on, wherever it was seen since the last letter', () => {
  expect(decode('a~__b').map(({ text }) => text)).toEqual(['a', 'b']);
  expect(decode('~ab').map(({ text }) => text)).toEqual(['ab']);
  expect(decode('1~.~0').map(({ text }) => text)).toEqual(['1.0']);
  expect(decode('1.~a').map(({ text }) => text)).toEqual(['1.', 'a']);
  expect(decode('a.~1').map(({ text }) => text)).toEqual(['a.', '1']);
  expect(decode('1,a').map(({ text }) => text)).toEqual(['1,', 'a']);
});

test('a word is as sure as its letters are on the mean', () => {
  const values = new Float32Array([0.1, 0.6, 0, 0, 0.2, 0, 0.8, 0]);
  expect(decodeLine(values, 2, 2, ['', 'a', 'b', ' '])).toEqual([
    { text: 'ab', from: 0, to: 1, confidence: expect.closeTo(0.7) as number },
  ]);
});

test('letters of other forms are read as the plain ones', () => {
  expect(decodeLine(new Float32Array([0, 1, 0]), 1, 1, ['', '\uff21', ' '])[0]?.text).toBe('A');
});
