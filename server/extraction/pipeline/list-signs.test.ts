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
