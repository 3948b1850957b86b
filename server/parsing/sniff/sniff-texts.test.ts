import { describe, expect, test } from 'vitest';
import { archiveOf } from '../testing/make-office.ts';
import { writeCompound } from '../testing/make-compound.ts';
import { sniffBytes } from './sniff.ts';

const sniff = (content: string | Buffer, filename = 'x', declaredType?: string): Promise<string> =>
  sniffBytes(typeof content === 'string' ? Buffer.from(content, 'latin1') : content, filename, declaredType);
const MAIL = 'message/rfc822';
const TEXT = 'text/plain';

test.each<[string, string, string]>([
  ['has a header of its way', 'Received: from x\nFrom: a@b.c\n\nwords', MAIL],
  ['has headers in any case', 'message-id: <1>\nSUBJECT: x\n\nwords', MAIL],
  ['has a header in two lines', 'MIME-Version: 1.0\nSubject: x\n\tgoes on\n\nwords', MAIL],
  ['comes from a mailbox', 'From bob Thu Feb 29\nMessage-ID: <1>\nTo: a\n\nwords', MAIL],
  ['ends with its headers', 'X-Mailer: x\nDate: today', MAIL],
  ['has no header that readers know', 'Received: from x\nMessage-ID: <1>\n\nwords', TEXT],
  ['has no header but those of letters', 'From: a\nTo: b\nDate: c\n\nwords', TEXT],
  ['has such headers in its text', 'From: a\nTo: b\n\nMessage-ID: <1>', TEXT],
  ['has a line among its headers that is none', 'MIME-Version: 1.0\nDear Ann,\nFrom: a', TEXT],
  ['has a header that begins with a digit', 'MIME-Version: 1.0\n1st: x\nFrom: a', TEXT],
])('a text that %s is of the type that follows: %j', async (_, content, type) => {
  expect(await sniff(content)).toBe(type);
});

test.each<[string, string, string]>([
  ['RTF behind blanks', ' \n{\\rtf1 x}', 'application/rtf'],
  ['a contact', 'begin:vcard\nversion:3.0', 'text/vcard'],
  ['a calendar', 'BEGIN:VCALENDAR\r\nVERSION:2.0', 'text/calendar'],
  ['a list in JSON', ' [1]', 'application/json'],
  ['JSON that is cut short', '{"a":', TEXT],
  ['JSON of one text', '"a"', TEXT],
  ['JSON that is too long to be looked at', `{"a":"${'x'.repeat(65_536)}"}`, TEXT],
  ['JSON of the longest size that is looked at', `{"a":"${'x'.repeat(65_528)}"}`, 'application/json'],
  ['XML', '<?xml?><a/>', 'application/xml'],
  ['a text that begins like XML', '<?xmlish words', TEXT],
  ['HTML from its head on', '<HEAD><title>x', 'text/html'],
  ['HTML from its body on', '<body\nclass=x>x', 'text/html'],
  ['HTML behind comments', '<!-- a --> <!--b--><html>x', 'text/html'],
  ['an element that begins like that of HTML', '<htmlx>x', TEXT],
  ['a text with an element of HTML', 'See <html>', TEXT],
])('%s is recognised by its bytes', async (_, content, type) => {
  expect(await sniff(content)).toBe(type);
});

test.each([
  ['TEXT/CSV ; charset=utf-8', 'text/csv'],
  ['application/xhtml+xml', 'text/html'],
  ['text/x-markdown', 'text/markdown'],
  ['text/tab-separated-values', 'text/csv'],
  ['text/xml', 'application/xml'],
  ['image/png', TEXT],
  [undefined, TEXT],
])('a text that is declared as %s is of the type %s', async (declared, type) => {
  expect(await sniff('words', 'x', declared)).toBe(type);
});

const refuse = async (content: string | Buffer, filename = 'x'): Promise<{ code: string; message: string }> =>
  sniff(content, filename).then(
    (type) => expect.fail(`It was taken for ${type}.`),
    (error: unknown) => error as { code: string; message: string },
  );

describe('bytes that are no letters', () => {
  const text = (controls: string, letters: number): string =>
    `${'some plain words '.repeat(6).slice(0, letters)}${controls}z`;

  test.each<[string, string, boolean]>([
    ['two of a hundred', text('\u0001\u0002', 97), true],
    ['three of a hundred', text('\u0001\u0002\u0003', 96), false],
    ['delete characters', text('\u007f\u007f\u007f', 96), false],
    ['tabs, feeds, returns and escapes', text('\t\n\u000b\f\r\u001b\b', 10), true],
    ['bells', text('\u0007\u0007\u0007', 10), false],
    ['as many NULs as letters', text('\0'.repeat(50), 49), true],
    ['more NULs than letters', text('\0'.repeat(51), 49), false],
    ['the end mark of DOS, at the end', text('', 20) + '\u001a', true],
    ['the end mark of DOS, within', text('\u001a', 20), false],
  ])('leave a text a text: %s', async (_, content, isText) => {
    if (isText) expect(await sniff(content)).toBe(TEXT);
    else expect(await refuse(content)).toMatchObject({ code: 'unsupported_file_type' });
  });

  test('are named, with what the name of the file promises', async () => {
    const nonsense = Buffer.from([1, 2, 3, 0, 255, 4, 5]);
    expect((await refuse(nonsense, 'x.PDF')).message).toContain(
      'of an unknown binary type, which cannot be read. It is named like a PDF but does not begin like one',
    );
    expect((await refuse(nonsense, 'x.bin')).message).not.toContain('named like');
    expect((await refuse('<svg/>', 'x.svg')).message).toContain(
      'of the type image/svg+xml, which cannot be read. Supp',
    );
  });
});

test('a file is empty where it has blanks only, however many', async () => {
  const blanks = ' '.repeat(70_000);
  expect(await refuse(blanks)).toMatchObject({ code: 'document_empty' });
  expect(await refuse(Buffer.from('\ufeff \n', 'utf16le'))).toMatchObject({ code: 'document_empty' });
  expect(await sniff(`${blanks}x`)).toBe(TEXT);
  expect(await refuse(blanks, 'x.svg')).toMatchObject({ code: 'document_empty' });
});

test.each<[string, Buffer, string, string]>([
  ['an older workbook', writeCompound({ Book: Buffer.from('x') }), 'x', 'application/vnd.ms-excel'],
  [
    'a compound file of something, by its name',
    writeCompound({ Other: Buffer.from('x') }),
    'x.xls',
    'application/vnd.ms-excel',
  ],
  [
    'a presentation of Keynote',
    archiveOf({ 'index.apxl': 'x', 'QuickLook/Preview.pdf': 'x' }),
    'x.key',
    'application/vnd.apple.keynote',
  ],
  [
    'a document of Pages by another name',
    archiveOf({ 'Index.zip': 'x', 'preview.pdf': 'x' }),
    'x.zip',
    'application/vnd.apple.pages',
  ],
])('%s is recognised', async (_, content, filename, type) => {
  expect(await sniff(content, filename)).toBe(type);
});

test('a compound file of something else is refused', async () => {
  expect(await refuse(writeCompound({ Other: Buffer.from('x') }))).toMatchObject({ code: 'unsupported_file_type' });
});
