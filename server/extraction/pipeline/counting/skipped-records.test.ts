import { expect, it } from 'vitest';
import type { JsonValue } from '../../../lib/json-value.ts';
import { countEntries } from './testing/count-entries.ts';

const record = (flight: string, from: string, to: string) => [
  `Flight:     ${flight}`,
  `Departure:  ${from}`,
  `Arrival:    ${to}`,
  'Meal:       Snack',
];
const flights = [
  ...record('DL 9520', 'Berlin', 'Amsterdam'),
  ...record('KL 139', 'Delft', 'Detroit'),
  ...record('AF 8573', 'Dallas', 'Paris'),
  ...record('LH 8680', 'Lyon', 'Munich'),
];
const all: JsonValue[] = [
  { number: 'DL 9520', from: 'Berlin', to: 'Amsterdam' },
  { number: 'KL 139', from: 'Delft', to: 'Detroit' },
  { number: 'AF 8573', from: 'Dallas', to: 'Paris' },
  { number: 'LH 8680', from: 'Lyon', to: 'Munich' },
];
const without = (...positions: number[]) => all.filter((_, index) => !positions.includes(index));
const gap = (after: number | null) => ({ after, page: 1 });

it.each<[what: string, lines: readonly string[], entries: JsonValue[], gaps: object[]]>([
  ['the first one', flights, without(0), [gap(null)]],
  ['an inner one', flights, without(1), [gap(0)]],
  ['the last one', flights, without(3), [gap(2)]],
  [
    'one where another entry has wrong values',
    flights,
    [all[0] ?? null, { number: 'Snack', from: null, to: null }, all[3] ?? null],
    [gap(1)],
  ],
  [
    'one below a heading with a number',
    [...Array(3).keys()].flatMap((n) => [
      `Driver ${n + 1}`,
      `Name: ${'ABC'[n]}nna Lee`,
      `Licence: ${'ABC'[n]}X-77${n}`,
    ]),
    [
      { name: 'Anna Lee', licence: 'AX-770' },
      { name: 'Cnna Lee', licence: 'CX-772' },
    ],
    [gap(0)],
  ],
])('finds a record with the labels of the others: %s', (_, lines, entries, gaps) => {
  expect(countEntries(lines, entries)).toMatchObject({ complete: false, gaps });
});

it.each<[what: string, lines: readonly string[], entries: JsonValue[]]>([
  ['all flights of a ticket', flights, all],
  ['flights of which one has wrong values', flights, all.with(1, { number: 'XX 1', from: 'Rome', to: null })],
  [
    'more records than entries',
    [...flights, ...record('BA 1', 'Leeds', 'Cork'), ...record('BA 2', 'York', 'Bath')],
    without(2, 3),
  ],
  ['records with one label', ['Item: Bolt', 'Item: Nut', 'Item: Screw'], ['Bolt', 'Screw']],
  [
    'the parties of a contract with their bank',
    [
      'Seller',
      'Name: Ann Lee',
      'Address: 1 High St',
      'Buyer',
      'Name: Bob Ray',
      'Address: 2 Low St',
      'Bank',
      'Name: City Bank',
      'Address: 3 Main St',
    ],
    [
      { name: 'Ann Lee', address: '1 High St' },
      { name: 'Bob Ray', address: '2 Low St' },
    ],
  ],
  [
    'days of a time sheet with the sum of the week',
    [
      'Date: 3 May',
      'Begin: 08:00',
      'Hours: 7.5',
      'Date: 4 May',
      'Begin: 09:15',
      'Hours: 6.5',
      'Week: 18',
      'Hours: 14.0',
    ],
    [
      { date: '3 May', begin: '08:00', hours: 7.5 },
      { date: '4 May', begin: '09:15', hours: 6.5 },
    ],
  ],
])('takes for whole %s', (_, lines, entries) => {
  expect(countEntries(lines, entries)?.complete).not.toBe(false);
});
