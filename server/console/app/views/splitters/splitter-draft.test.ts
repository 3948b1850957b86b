import { expect, it } from 'vitest';
import { toDraft, toInput, toSplitterKey } from './splitter-draft.ts';

it('edits a splitter without losing what its form does not show', () => {
  const version = {
    categories: [
      { name: 'Invoice', description: 'A bill', schemaKey: 'invoice', identifier: 'number', examples: ['doc_1'] },
      { name: 'Letter' },
    ],
    uncategorized: 'omit' as const,
    boundaries: { pages: 3 },
    reviewBelow: 0.855,
  };
  const draft = toDraft({ name: 'Mail' }, version);
  expect(draft).toMatchObject({ boundaries: 'pages', pages: 3, reviewBelow: '85.5' });
  expect(toInput('mail', draft)).toEqual({ key: 'mail', name: 'Mail', ...version });
  expect(toInput('mail', { ...draft, reviewBelow: ' ', boundaries: 'auto' })).toMatchObject({
    reviewBelow: null,
    boundaries: 'auto',
  });
});

it('makes a key of a name', () => {
  expect(toSplitterKey(' Büro: Post & Fax ')).toBe('bu-ro-post-fax');
  expect(toSplitterKey('郵便')).toBe('splitter');
});
