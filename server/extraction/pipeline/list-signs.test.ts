import { expect, it } from 'vitest';
import { isTornText } from './list-signs.ts';

it.each(['Chandler (Marine', ', Hamburg', 'Rope and', 'of the Tenant', 'Müller und', '4.', 'Meyer & '])(
  'sees that %s is a piece of a text',
  (text) => {
    expect(isTornText(text)).toBe(true);
  },
);

it.each(['Chandler (Marine)', 'Hamburg', 'De Vries', 'Müller & Sohn', 'S.A.', 'INV-7', 'Rope 12 mm', '', '–'])(
  'takes %s as whole',
  (text) => {
    expect(isTornText(text)).toBe(false);
  },
);

it.each([
  'Rope with',
  'Huis van',
  'Casa di',
  'Maison du',
  'Casa con',
  'Liny dla',
  'Casa da',
  'para la casa',
  '12)',
  'Nr.',
])('knows the words and marks of all languages at which a text is torn: %s', (text) => {
  expect(isTornText(text)).toBe(true);
});

it.each(['Rope]', 'a [b', 'a “b', '«Rope', 'Rope |', '| Rope', 'Rope –'])('sees that %s lacks a part', (text) => {
  expect(isTornText(text)).toBe(true);
});

it.each(['(1234)', '[a] {b}', '„a“', '«a»', 'Anna Van Dijk', 'x'.repeat(3_000)])('takes %s as a whole', (text) => {
  expect(isTornText(text)).toBe(false);
});
