import type { LayoutPage, PageBox } from '@excerpt/sdk';
import { describe, expect, it } from 'vitest';
import { findText } from './text-search.ts';

const word = (text: string, box: PageBox) => ({ text, box });

const page: LayoutPage = {
  number: 3,
  width: 100,
  height: 100,
  source: 'text',
  text: 'Total due 12 due',
  tables: [],
  lines: [
    {
      text: 'Total due 12 due',
      start: 0,
      box: [0, 0, 1, 0.1],
      words: [
        word('Total', [0, 0, 0.2, 0.1]),
        word('due', [0.3, 0.01, 0.4, 0.1]),
        word('12', [0.5, 0, 0.6, 0.1]),
        word('due', [0.7, 0, 0.8, 0.1]),
      ],
    },
    { text: 'a sheet due', start: 17, box: null, words: [] },
  ],
};

describe('text of a document', () => {
  it('is found in any case, at the words that have it', () => {
    expect(findText([page], 'TOTAL D')).toEqual([{ page: 3, box: [0, 0, 0.4, 0.1] }]);
  });

  it('is found as often as it is there, also where there is no geometry', () => {
    expect(findText([page], 'due')).toEqual([
      { page: 3, box: [0.3, 0.01, 0.4, 0.1] },
      { page: 3, box: [0.7, 0, 0.8, 0.1] },
      { page: 3, box: null },
    ]);
  });

  it.each(['', '  ', 'missing'])('is not found for %j', (query) => expect(findText([page], query)).toEqual([]));
});
