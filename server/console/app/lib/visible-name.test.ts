import { expect, it } from 'vitest';
import { toVisibleName } from './visible-name.ts';

it('shows a name in the order of its characters', () => {
  expect(toVisibleName('invoice\u202efdp.exe')).toBe('invoice\ufffdfdp.exe');
  expect(toVisibleName('a\nb\u2066.pdf')).toBe('a\ufffdb\ufffd.pdf');
});

it('keeps names of all scripts', () => {
  for (const name of ['فاتورة 12.pdf', 'Счёт № 7.pdf', '請求書.pdf']) expect(toVisibleName(name)).toBe(name);
});
