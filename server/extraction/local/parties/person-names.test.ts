import { expect, test } from 'vitest';
import { readSheet, type Row } from '../segments.ts';
import { textLayout } from '../testing/layouts.ts';
import { isHonorific, readName, splitNames } from './person-names.ts';

function rowOf(line: string): Row {
  const [row] = readSheet(textLayout(line)).rows;
  if (row === undefined) throw new Error('The line is empty.');
  return row;
}

test.each([
  ['Anna Berg', 'Anna Berg'],
  ['Ann', 'Ann'],
  ['Frau Dr. Anna Berg', 'Anna Berg'],
  ['Mr John Smith', 'John Smith'],
  ['the Judge Anna Berg', 'Anna Berg'],
  ['1. Anna Berg', 'Anna Berg'],
  ['12) Anna Berg', 'Anna Berg'],
  ['and Anna Berg', 'Anna Berg'],
  ['represented by Anna Berg', 'Anna Berg'],
  ['Anna Berg, Attorney', 'Anna Berg'],
  ['Anna Berg, Judge of the court', 'Anna Berg'],
  ['Anna Berg (deceased)', 'Anna Berg'],
  ['Anna Berg et al.', 'Anna Berg'],
  ['Anna Berg etc', 'Anna Berg'],
  ['Anna Berg -', 'Anna Berg'],
  ['Anna Berg.', 'Anna Berg'],
  // The point of an initial belongs to the name.
  ['John F.', 'John F.'],
  ['Judgement Day', 'Judgement Day'],
  ['A B C D E F G H I J K L', 'A B C D E F G H I J K L'],
])('the name in "%s" is "%s"', (line, name) => {
  const at = line.indexOf(name);
  expect(readName(rowOf(line), 0, line.length)).toMatchObject({ value: name, start: at, end: at + name.length });
});

test.each(['anna berg', 'An', 'Judge', 'Frau', 'Frau Dr.', '4711', 'A B C D E F G H I J K L M'])(
  'in "%s" is no name',
  (line) => {
    expect(readName(rowOf(line), 0, line.length)).toBeNull();
  },
);

test('white space within a name is one space of its value', () => {
  expect(readName(rowOf('Anna   Berg'), 0, 11)).toMatchObject({ value: 'Anna Berg', start: 0, end: 11 });
});

test.each([
  ['Anna Berg and Bo Lind', 'Anna Berg|Bo Lind'],
  ['Anna Berg, Bo Lind & Carl Day', 'Anna Berg|Bo Lind|Carl Day'],
  ['Anna Berg; Bo Lind', 'Anna Berg|Bo Lind'],
  ['Anna Berg und Bo Lind', 'Anna Berg|Bo Lind'],
  ['Anna Berg with Bo Lind', 'Anna Berg|Bo Lind'],
  ['Anna Berg, judge, Bo Lind', 'Anna Berg|Bo Lind'],
  ['Anderson and andy', 'Anderson'],
])('"%s" are the names "%s", where they are written', (line, names) => {
  const found = splitNames(rowOf(line), 0, line.length);
  expect(found.map(({ value }) => value).join('|')).toBe(names);
  for (const { value, start, end } of found) expect(line.slice(start, end)).toBe(value);
});

test('names are sought in a stretch of a row only', () => {
  const line = 'Anna Berg, Bo Lind, Carl Day';
  const values = splitNames(rowOf(line), 11, 18).map(({ value, start }) => [value, start]);
  expect(values).toEqual([['Bo Lind', 11]]);
});

test.each([
  ['Frau', true],
  ['Frau Dr.', true],
  [' Mr. ', true],
  ['Frau Berg', false],
  ['', false],
])('"%s" is a form of address alone: %s', (text, is) => {
  expect(isHonorific(text)).toBe(is);
});
