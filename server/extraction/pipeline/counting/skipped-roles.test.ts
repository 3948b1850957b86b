import { expect, it } from 'vitest';
import type { JsonValue } from '../../../lib/json-value.ts';
import { countEntries } from './testing/count-entries.ts';

const caption = [
  'Anna Berg          ..... Appellant',
  'versus',
  'The State          ..... Respondent',
  'and',
  'Jo Lind            ..... Appellant',
  'versus',
  'The State          ..... Respondent',
  'and',
  'Eva Roth alias Eve ..... Appellant',
];
const all = ['Anna Berg', 'Jo Lind', 'Eva Roth alias Eve'];
const gap = (after: number | null) => ({ after, page: 1 });

it.each<[what: string, lines: readonly string[], entries: JsonValue[], gaps: object[]]>([
  ['the first one', caption, all.slice(1), [gap(null)]],
  ['an inner one', caption, all.toSpliced(1, 1), [gap(0)]],
  ['the last one', caption, all.slice(0, -1), [gap(1)]],
  [
    'a present member',
    ['Anna Berg      present', 'Tom Falk       absent', 'Jo Lind        present', 'Eva Roth       present'],
    ['Anna Berg', 'Eva Roth'],
    [gap(0)],
  ],
])('finds a value before the word that is behind the others: %s', (_, lines, entries, gaps) => {
  expect(countEntries(lines, entries)).toMatchObject({ complete: false, gaps });
});

it.each<[what: string, lines: readonly string[], entries: JsonValue[]]>([
  ['all appellants', caption, all],
  [
    'respondents of whom one is named twice',
    caption.with(2, 'The Bank           ..... Respondent'),
    ['The Bank', 'The State'],
  ],
  ['appellants of whom one is wrong', caption, all.with(1, 'Nobody')],
  [
    'absent members',
    ['Anna Berg      present', 'Tom Falk       absent', 'Jo Lind        absent'],
    ['Tom Falk', 'Jo Lind'],
  ],
  [
    'articles that are in stock, of those with other values',
    ['Bolt M8       in stock', 'Nut M8        in stock', 'Screw M6      in stock'],
    [
      { article: 'Bolt', size: 'M8' },
      { article: 'Nut', size: 'M8' },
    ],
  ],
])('takes for whole %s', (_, lines, entries) => {
  expect(countEntries(lines, entries)?.complete).not.toBe(false);
});

it('does not search sentences for a role', () => {
  const sentence = `Tom Falk ${'and so on '.repeat(16)}   ..... Appellant`;
  expect(countEntries(caption.with(4, sentence), all.toSpliced(1, 1))?.complete).not.toBe(false);
});
