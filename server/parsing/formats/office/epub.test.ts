import { describe, expect, it, test } from 'vitest';
import { openZip } from '../../archive/zip-archive.ts';
import { archiveOf } from '../../testing/make-office.ts';
import { countChapters, parseEpub } from './epub.ts';

const chapter = (text: string) => `<html><body><p>${text}</p></body></html>`;
const container = (path: string) => `<container><rootfiles><rootfile full-path="${path}"/></rootfiles></container>`;
const packageOf = (items: Record<string, string>, spine = Object.keys(items)) =>
  `<package><manifest>${Object.entries(items)
    .map(([id, href]) => `<item id="${id}" href="${href}"/>`)
    .join('')}</manifest><spine>${spine.map((id) => `<itemref idref="${id}"/>`).join('')}</spine></package>`;

const BOOK = {
  'META-INF/container.xml': container('OPS/book.opf'),
  'OPS/book.opf': packageOf({ one: 'one.xhtml', two: 'text/two%20b.xhtml#start', three: '../three.xhtml' }, [
    'two',
    'one',
    'three',
  ]),
  'OPS/one.xhtml': chapter('First'),
  'OPS/text/two b.xhtml': chapter('Second'),
  'three.xhtml': chapter('Third'),
};
const open = (parts: Record<string, string>) => openZip(archiveOf(parts));
const read = (parts: Record<string, string>) =>
  [...parseEpub(open(parts))].map(({ number, text }) => `${number} ${text}`);

test('the chapters of a book are pages, in the order of its spine', () => {
  expect(read(BOOK)).toEqual(['1 Second', '2 First', '3 Third']);
  expect(countChapters(open(BOOK))).toBe(3);
});

describe('the list of chapters', () => {
  it('is that which the container names', () => {
    const other = { ...BOOK, 'a.opf': packageOf({ one: 'OPS/one.xhtml' }) };
    expect(read(other)).toHaveLength(3);
    expect(read({ ...other, 'META-INF/container.xml': container('a.opf') })).toEqual(['1 First']);
  });

  it('is the only one, where nothing names it', () => {
    const { 'META-INF/container.xml': _container, ...rest } = BOOK;
    expect(read(rest)).toHaveLength(3);
    expect(read({ ...rest, 'META-INF/container.xml': '<container/>' })).toHaveLength(3);
  });

  it('leaves out chapters that are not there, and names that cannot be decoded are as they are', () => {
    const items = { one: 'one.xhtml', gone: 'gone.xhtml', odd: '100%.xhtml' };
    const odd = {
      ...BOOK,
      'OPS/book.opf': packageOf(items, ['one', 'gone', 'unknown', 'odd']),
      'OPS/100%.xhtml': chapter('Odd'),
    };
    expect(read(odd)).toEqual(['1 First', '2 Odd']);
    expect(countChapters(open(odd))).toBe(2);
  });

  it('is missing in a file that is no book', () => {
    for (const parts of [{ a: 'b' }, { 'META-INF/container.xml': container('none.opf') }] as Record<string, string>[])
      expect(() => read(parts)).toThrow(expect.objectContaining({ code: 'document_unreadable' }));
  });
});

test.each<[string, Record<string, string>, boolean]>([
  ['chapters', { 'META-INF/encryption.xml': '<CipherReference URI="OPS/one.xhtml"/>' }, true],
  ['chapters in capitals', { 'META-INF/encryption.xml': '<CipherReference URI="OPS/ONE.HTM"/>' }, true],
  ['something by a seller', { 'META-INF/encryption.xml': '<x/>', 'META-INF/rights.xml': '<x/>' }, true],
  ['fonts', { 'META-INF/encryption.xml': '<CipherReference URI="OPS/font.otf"/>' }, false],
  ['nothing', { 'META-INF/rights.xml': '<x/>' }, false],
])('a book with %s encrypted is refused or read', (_, parts, isRefused) => {
  const reading = () => read({ ...BOOK, ...parts });
  if (isRefused) expect(reading).toThrow(expect.objectContaining({ code: 'document_encrypted' }));
  else expect(reading()).toHaveLength(3);
});
