import { expect, it } from 'vitest';
import type { JsonValue } from '../../../lib/json-value.ts';
import { ground } from '../../grounding/testing/ground-layout.ts';
import { createLayout, createPlainPage } from '../../grounding/testing/pages.ts';
import { buildFieldTree } from '../../schema/field-tree.ts';
import { countLists } from '../count-rows.ts';
import { buildAnswerTree } from '../merging/answer-tree.ts';
import { countEntries } from './testing/count-entries.ts';

const duties = [
  'Duties',
  '- Lead the modelling of floods',
  '- Supervise two hydrologists',
  '- Report to the board',
  '- Inspect the weirs',
  'Place of work: York',
];
const all = duties.slice(1, -1).map((line) => line.slice(2));
const without = (...positions: number[]) => all.filter((_, index) => !positions.includes(index));
const gap = (after: number | null) => ({ after, page: 1 });

it.each<[what: string, lines: readonly string[], entries: JsonValue[], gaps: object[]]>([
  ['the first one', duties, without(0), [gap(null)]],
  ['an inner one', duties, without(1), [gap(0)]],
  ['the last one', duties, without(3), [gap(2)]],
  ['all but two', duties, without(2, 3), [gap(1)]],
  ['one of another sign', duties.map((line) => line.replace(/^-/, '\u2022')), without(1), [gap(0)]],
  ['one of a list in another order', duties, without(1).toReversed(), [gap(1)]],
  ['one between blank lines', duties.flatMap((line) => [line, '']), without(1), [gap(0)]],
  ['one behind a line that goes on', duties.toSpliced(2, 0, '  in summer'), without(1), [gap(0)]],
  ['one behind a line that is wrapped at the sign', duties.toSpliced(2, 0, 'in summer'), without(1), [gap(0)]],
  ['one beside an entry with a part of its line', duties, without(1).with(2, 'weirs'), [gap(0)]],
  ['one of objects', duties, without(1).map((task) => ({ task, since: null })), [gap(0)]],
])('finds a line with a bullet without an entry: %s', (_, lines, entries, gaps) => {
  expect(countEntries(lines, entries)).toMatchObject({ complete: false, gaps });
});

it.each<[what: string, lines: readonly string[], entries: JsonValue[]]>([
  ['all entries', duties, all],
  ['where one entry has another value', duties, all.with(1, 'Nobody')],
  ['of one entry', duties, without(1, 2, 3)],
  ['before another heading', duties.toSpliced(4, 0, 'We also ask you to'), without(3)],
  ['with another sign', duties.with(4, '* Inspect the weirs'), without(3)],
  ['with an amount, where the others have none', duties.with(3, '- Bonus 250.00'), without(2)],
  ['with names within the lines', duties.map((line) => line.replace('the', 'Tom')), ['modelling', 'board']],
])('does not doubt lines with bullets: %s', (_, lines, entries) => {
  expect(countEntries(lines, entries)?.complete).not.toBe(false);
});

it.each<[what: string, lines: readonly string[], entries: JsonValue[]]>([
  [
    'those to whom minutes give tasks',
    [
      'Actions',
      '- Ann Lee sends the plan to all members',
      '- Bob Ray calls the builder',
      '- The next meeting is in May',
    ],
    ['Ann Lee', 'Bob Ray'],
  ],
  [
    'charges beside terms',
    ['Terms', '- Rent 850.00', '- Heating 120.00', '- Pets are not allowed'],
    [
      { name: 'Rent', amount: 850 },
      { name: 'Heating', amount: 120 },
    ],
  ],
  [
    'hours of a time sheet beside remarks',
    ['Monday', '- 08:00 Dig the trench 4.5', '- 13:00 Lay the pipe 3.5', 'Remarks', '- Rain in the morning'],
    [
      { start: '08:00', task: 'Dig the trench', hours: 4.5 },
      { start: '13:00', task: 'Lay the pipe', hours: 3.5 },
    ],
  ],
])('takes for whole %s', (_, lines, entries) => {
  expect(countEntries(lines, entries)?.complete).not.toBe(false);
});

it('does not doubt a line further to the right, which is about the one above', () => {
  const lines = duties.with(3, '      - in March and September');
  const layout = createLayout(createPlainPage([...lines]));
  const data = { list: without(2) };
  const tree = buildAnswerTree(data, new Map(Object.entries(ground(layout, data))));
  const fields = buildFieldTree({ type: 'object', properties: { list: {} } });
  expect(countLists(tree, layout, fields)[0]?.complete).not.toBe(false);
});
