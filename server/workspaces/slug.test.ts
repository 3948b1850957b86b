import { expect, test } from 'vitest';
import { deriveSlug, findFreeSlug } from './slug.ts';

test.each([
  ['Acme Inc.', 'acme-inc'],
  ['  Étude & Fils, S.A.  ', 'etude-fils-s-a'],
  ['Рога и копыта', 'roga-i-kopyta'],
  ['a__b', 'a-b'],
  ['x'.repeat(80), 'x'.repeat(64)],
])('%s becomes %s', (name, slug) => {
  expect(deriveSlug(name)).toBe(slug);
});

test('transliterates umlauts', () => {
  expect(['mueller-soehne', 'muller-sohne']).toContain(deriveSlug('Müller & Söhne'));
});

test.each(['', 'A', '🎉🎉🎉', '---', '!'])('nothing can be made of %j', (name) => {
  expect(() => deriveSlug(name)).toThrow(expect.objectContaining({ code: 'slug_underivable' }));
});

test('appends the first free number to a taken slug within the length limit', () => {
  expect(findFreeSlug('acme', new Set())).toBe('acme');
  expect(findFreeSlug('acme', new Set(['acme', 'acme-2', 'acme-4']))).toBe('acme-3');
  expect(findFreeSlug('x'.repeat(64), new Set(['x'.repeat(64)]))).toBe(`${'x'.repeat(62)}-2`);
});
