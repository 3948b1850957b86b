import { expect, it } from 'vitest';
import type { JsonValue } from '../../../lib/json-value.ts';
import { findSkippedNames } from './skipped-names.ts';
import { placeList } from './testing/count-entries.ts';

function find(pages: string[], names: JsonValue[]) {
  const { entries, layout } = placeList(
    pages.map((page) => page.split('\n')),
    names,
  );
  return findSkippedNames(entries, layout);
}

const all = ['Anna Berg', 'Jo Lind', 'Eva Roth', 'Tom Falk', 'Ida Holm', 'Ute Kern', 'Max Adler'];
const speak = (names: readonly string[]) => names.map((name) => `Ms. ${name}, Adv.`).join(' ');
const present = `Present: ${speak(all)} and all the others.`;
const without = (...positions: number[]) => all.filter((_, index) => !positions.includes(index));
const gap = (count: number, after: number | null, page = 1) => ({ count, after, page });

it.each<[what: string, text: string, names: JsonValue[], found: object[]]>([
  ['one between two', present, without(3), [gap(1, 2)]],
  ['two of one gap', present, without(2, 3), [gap(2, 1)]],
  ['one in each of two gaps', present, without(1, 3), [gap(1, 0), gap(1, 1)]],
  ['the first one', present, without(0), [gap(1, null)]],
  ['the last one', present, without(6), [gap(1, 5)]],
  ['one of three', `Present: ${speak(all.slice(0, 4))}`, without(1, 4, 5, 6), [gap(1, 0)]],
  ['one of three with forms of address', `Present: ${speak(all.slice(0, 3))}`, without(1, 3, 4, 5, 6), [gap(1, 0)]],
  [
    'one behind an address without a dot',
    'Shri Anna Berg, Advocate with Shri Jo Lind, Advocate. Shri Eva Roth, Advocate.',
    without(1, 3, 4, 5, 6),
    [gap(1, 0)],
  ],
  ['one of one word behind a form of address', present.replace('Tom Falk', 'Tomfalk'), without(3), [gap(1, 2)]],
  [
    'one before a word that one other has behind it',
    present.replace('Falk,', 'Falk and').replace('Holm,', 'Holm and'),
    without(3),
    [gap(1, 2)],
  ],
  [
    'one behind a name that is far from the next one',
    present.replace('Falk,', `Falk, ${'x '.repeat(40)}`),
    without(3),
    [gap(1, 2)],
  ],
  [
    'one before a name that is far from the last one',
    present.replace('Ms. Tom', `${'x '.repeat(40)} Ms. Tom`),
    without(3),
    [gap(1, 2)],
  ],
  ['one in lines', `Members\n${all.join('\n')}\nMinutes`, without(3), [gap(1, 2)]],
  ['one in lines with numbers', all.map((name, n) => `${n + 1}. ${name}\n`).join(''), without(3), [gap(1, 2)]],
  ['one behind a title that one other has', present.replace(/Ms. (?=Tom|Ida)/g, 'Prof. '), without(3), [gap(1, 2)]],
  ['one where a sentence is wrapped', present.replace('Ms. Tom', 'Ms.\nTom'), without(3), [gap(1, 2)]],
  ['one of an object', present, without(3).map((name) => ({ name, role: null })), [gap(1, 2)]],
  ['one where few entries are no names', present, [...without(3), 'others'], [gap(1, 2)]],
])('finds %s', (_, text, names, found) => {
  expect(find([text], names)).toEqual(found);
});

it.each<[what: string, text: string, names: JsonValue[]]>([
  ['between fewer than three without forms of address', 'Anna Berg\nJo Lind\nEva Roth', without(1, 3, 4, 5, 6)],
  ['behind articles', 'The Anna Berg, the Jo Lind, The Eva Roth, all', without(1, 3, 4, 5, 6)],
  ['where too many are', present, without(1, 2, 3)],
  ['of one word', all.join('\n').replace('Tom Falk', 'Tomfalk'), without(3)],
  ['longer than the others', present.replace('Tom Falk', 'Tom Falk Berger'), without(3)],
  ['without the word before it', present.replace('Ms. Tom', 'beside Tom'), without(3)],
  ['without the word behind it', present.replace('Falk,', 'Falk;'), without(3)],
  ['in small letters', present.replace('Tom Falk', 'Tom falk'), without(3)],
  ['that an entry spells otherwise', present, all.with(3, 'FALK TOM')],
  ['that shares most words with an entry', present.replace('Tom Falk', 'Anna Berg'), without(3)],
  ['among entries of rows', present, without(3).map((name) => ({ name, again: name }))],
  ['among entries of which many are no names', present, [...without(3), 'and', 'others']],
  [
    'far from the others',
    present.replace('Ms. Tom Falk,', `${'x '.repeat(20)} Ms. Tom Falk, ${'x '.repeat(20)}`),
    without(3),
  ],
  ['far behind the last one', `${speak(all.slice(0, 6))} ${'x '.repeat(12)} Ms. Max Adler, Adv.`, without(6)],
])('finds no name %s', (_, text, names) => {
  expect(find([text], names)).toEqual([]);
});

it('finds names on several pages', () => {
  const pages = [`Present: ${speak(all.slice(0, 4))}`, `Absent: ${speak(all.slice(4))} and others.`];
  expect(find(pages, without(1))).toEqual([gap(1, 0)]);
  expect(find(pages, without(5))).toEqual([gap(1, 4, 2)]);
  expect(find(pages, all)).toEqual([]);
});

it('takes entries with other values for those that seem to be skipped', () => {
  expect(find([present], all.with(3, 'Nobody Here'))).toEqual([]);
  expect(find([present], ['Nobody Here', ...without(0)])).toEqual([]);
  expect(find([present], [...without(6), 'Nobody Here'])).toEqual([]);
  expect(find([present], ['Nobody Here', ...without(0, 3)])).toEqual([gap(1, 2)]);
  expect(find([present], all.with(3, 'Adv.'))).toEqual([]);
  expect(find([present], all.with(3, 'Ms. Ida Holm'))).toEqual([]);
  expect(find([present], all.with(2, 'Tom Falk'))).toEqual([]);
});

it('finds a name that is far from an entry with another value in the list', () => {
  expect(find([present], [...without(1), 'Nobody Here'])).toEqual([gap(1, 0)]);
  expect(find([present], without(1).with(4, 'Nobody Here'))).toEqual([gap(1, 0)]);
});

it.each<[what: string, text: string, names: JsonValue[]]>([
  [
    'the members of a board in minutes that name their secretary',
    'Present: Mr. Ole Dahl, Chair, Mr. Per Moen, Ms. Liv Aas. The secretary, Kari Lie, took the minutes.',
    ['Ole Dahl', 'Per Moen', 'Liv Aas'],
  ],
  [
    'the tenants of a lease with its landlord',
    'between Herrn Karl Vogt, Berlin (landlord), and Frau Ina Bock, Mainz, and Herrn Udo Bock, Mainz (tenants)',
    ['Ina Bock', 'Udo Bock'],
  ],
  [
    'passengers in lines',
    'Passengers\nMr Adam Reed\nMrs Zoe Reed\nMiss Ivy Reed\nFrom London',
    ['Adam Reed', 'Zoe Reed', 'Ivy Reed'],
  ],
])('takes for whole %s', (_, text, names) => {
  expect(find([text], names)).toEqual([]);
});

it('takes a word that few of many names have before them for no sign of a name', () => {
  const many = [...'ABCDEFGHIJKL'].map((letter) => `${letter}nna ${letter}erg`);
  const text = many.map((name, n) => `${n < 10 ? 'Ms.' : 'and'} ${name}, Adv.`).join(' ');
  const listed = [...many.slice(0, 4), ...many.slice(5)];
  expect(find([text], listed)).toEqual([gap(1, 3)]);
  expect(find([text.replace('Ms. Enna', 'and Enna')], listed)).toEqual([]);
});
