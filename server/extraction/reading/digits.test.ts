import { expect, it } from 'vitest';
import { foldDigits } from './digits.ts';

it.each([
  ['٣٫٥ و ١٬٢٣٤', '3.5 و 1,234'],
  ['１２．５', '12.5'],
  ['１，０００', '1,000'],
  ['一，２', '一，2'],
  ['०९', '09'],
  ['12.5', '12.5'],
])('%s is %s', (text, folded) => {
  expect(foldDigits(text)).toBe(folded);
  expect(foldDigits(text)).toHaveLength(text.length);
});
