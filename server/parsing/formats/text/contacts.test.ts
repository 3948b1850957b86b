import { describe, expect, it, test } from 'vitest';
import { MAX_NESTING } from '../../archive/archive-limits.ts';
import { parseContacts } from './contacts.ts';

const read = (...lines: string[]) => parseContacts(lines.join('\n')).text.split('\n');
const card = (...lines: string[]) => read('BEGIN:VCARD', 'VERSION:2.1', ...lines, 'END:VCARD');

test('each property is a line, and cards are set apart', () => {
  expect(
    read(
      'BEGIN:VCARD',
      'VERSION:4.0',
      'FN:Ann Doe',
      'N:Doe;Ann;;;',
      'END:VCARD',
      'BEGIN:VCARD',
      'VERSION:4.0',
      'FN:Bob',
      'END:VCARD',
    ),
  ).toEqual(['fn: Ann Doe', 'n: Doe, Ann', '', 'fn: Bob']);
});

test('what is about the file itself is left out', () => {
  expect(card('PRODID:-//Phone//', 'REV:2026', 'PHOTO;ENCODING=BASE64:AAAA', 'FN:Ann', 'NOTE:')).toEqual(['fn: Ann']);
});

describe('a property', () => {
  it.each<[string, string[], string]>([
    ['that goes on in the next line', ['NOTE:First', ' and second'], 'note: Firstand second'],
    ['that goes on without a blank', ['NOTE:First', 'second'], 'note: Firstsecond'],
    ['with a blank line within', ['NOTE:First', '', '\tsecond'], 'note: Firstsecond'],
    ['with parameters without names', ['TEL;HOME;VOICE:+49 30 1'], 'tel: +49 30 1'],
    ['with a colon in a parameter', ['TEL;X="a:b":+49 30 1'], 'tel: +49 30 1'],
    ['in quoted-printable', ['NOTE;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:M=C3=BCller'], 'note: Müller'],
    ['in another charset', ['NOTE;QUOTED-PRINTABLE;CHARSET=ISO-8859-1:M=FCller'], 'note: Müller'],
    ['in quoted-printable of two lines', ['NOTE;QUOTED-PRINTABLE:M=C3=', '=BCller'], 'note: Müller'],
    ['whose lines are joined', ['NOTE;QUOTED-PRINTABLE:One=0ATwo'], 'note: One, Two'],
    ['that ends in a sign of equality', ['NOTE:1+1=', 'NICKNAME:Annie'], 'note: 1+1='],
    ['with several values', ['CATEGORIES:work,home'], 'categories: work, home'],
  ])('%s is one line', (_, lines, expected) => {
    expect(card(...lines)[0]).toBe(expected);
  });
});

test('quoted lines with a colon go on, and the property after them is one of its own', () => {
  expect(card('NOTE;QUOTED-PRINTABLE:Mail: =', 'a:b', 'FN:Ann')).toEqual(['note: Mail: a:b', 'fn: Ann']);
});

test('a file that is cut off is read as far as it goes', () => {
  expect(read('BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'SUMMARY:Visit')).toEqual(['summary: Visit']);
  expect(read('BEGIN:VCARD', 'FN:Ann', 'END:VCARD', 'END:VCARD', 'FN:Lost')).toEqual(['fn: Ann']);
});

test('an end that is missing or one too many loses no other component', () => {
  const bob = ['BEGIN:VCARD', 'FN:Bob', 'END:VCARD'];
  expect(read('BEGIN:VCARD', 'FN:Ann', 'END:VEVENT', 'END:VCARD', ...bob)).toEqual(['fn: Ann', '', 'fn: Bob']);
  expect(read('BEGIN:VCARD', 'FN:Ann', 'END:VCARD', 'END:VCARD', ...bob)).toEqual(['fn: Ann', '', 'fn: Bob']);
  expect(read('BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'SUMMARY:Visit', 'END:VCALENDAR', ...bob)).toEqual([
    'summary: Visit',
    '',
    'fn: Bob',
  ]);
});

test('the events of a calendar are blocks, without its time zones', () => {
  const event = (name: string) => ['BEGIN:VEVENT', 'DTSTAMP:20260301T100000Z', `SUMMARY:${name}`, 'END:VEVENT'];
  const zone = ['BEGIN:VTIMEZONE', 'TZID:Europe/Berlin', 'END:VTIMEZONE'];
  expect(
    read(
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'X-WR-CALNAME:Ours',
      ...zone,
      ...event('One'),
      ...event('Two'),
      'END:VCALENDAR',
    ),
  ).toEqual(['x-wr-calname: Ours', '', 'summary: One', '', 'summary: Two']);
});

test('a line that is no property makes a file unreadable', () => {
  expect(() => read('BEGIN:VCARD', 'no property')).toThrow(expect.objectContaining({ code: 'document_unreadable' }));
});

test('blocks within blocks are read up to a depth', () => {
  const nested = (depth: number) => [...Array.from({ length: depth }, () => 'BEGIN:VEVENT'), 'SUMMARY:Deep'];
  expect(read(...nested(MAX_NESTING)).at(-1)).toBe('summary: Deep');
  expect(() => read(...nested(MAX_NESTING + 1))).toThrow(expect.objectContaining({ name: 'ParseError' }));
});
