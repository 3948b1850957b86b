import { expect, test } from 'vitest';
import { decodeHead, detectEncoding, type TextEncoding } from './detect-encoding.ts';
import { findEbcdic, isEbcdic } from './ebcdic.ts';

const utf16 = (text: string): Buffer => Buffer.from(text, 'utf16le');
const latin = (text: string): Buffer => Buffer.from(text, 'latin1');
/** Text whose characters are mostly no ASCII, and some of it: a sixth of the bytes at odd places is zero. */
const GREEK = '\u0394\u03b5\u03bb\u03c4\u03b1 '.repeat(20);

test.each<[string, Buffer, TextEncoding]>([
  ['a mark of little-endian UTF-16', latin('\xff\xfeA'), 'utf-16le'],
  ['a mark of big-endian UTF-16', latin('\xfe\xffA'), 'utf-16be'],
  ['a mark of UTF-8, be the rest invalid', latin('\xef\xbb\xbf\xff'), 'utf-8'],
  ['half of a mark', latin('\xff\xe4'), 'windows-1252'],
  ['the other half of a mark', latin('\xe4\xfe'), 'windows-1252'],
  ['two thirds of a mark', latin('\xef\xbb\xe4'), 'windows-1252'],
  ['the rest of a mark', latin('\xe4\xbb\xbf\xff'), 'windows-1252'],
  ['no bytes', latin(''), 'utf-8'],
  ['three bytes with a zero', latin('A\0B'), 'utf-8'],
  ['a short text of UTF-16', utf16('AB'), 'utf-16le'],
  ['a short text of big-endian UTF-16', utf16('AB').swap16(), 'utf-16be'],
  ['an odd number of bytes', utf16('Total').subarray(0, 9), 'utf-16le'],
  ['three of five zeros', latin('A\0B\0C\0DEFG'), 'utf-8'],
  ['four of five zeros', latin('A\0B\0C\0D\0EF'), 'utf-16le'],
  ['zeros at all places', latin('\0'.repeat(20)), 'utf-8'],
  ['a script of another alphabet', utf16(GREEK), 'utf-16le'],
  ['a script of another alphabet, big-endian', utf16(GREEK).swap16(), 'utf-16be'],
  ['such a script with a few signs of none', utf16(`${GREEK}${'\ue000'.repeat(3)}`), 'utf-16le'],
  ['such a script with many signs of none', utf16(`${GREEK}${'\ue000'.repeat(5)}`), 'windows-1252'],
  ['ASCII with a control character', latin('Total: 118 \x01 and so on'), 'utf-8'],
  ['ideographs without a zero', utf16('\u672c\u5951\u7d04\u306f'.repeat(4)), 'utf-16le'],
  ['ideographs that are ASCII by chance', utf16('\u672c\u5951'.repeat(4)), 'utf-8'],
  ['UTF-8 that is cut within a character', Buffer.from('Gr\u00f6\u00dfe \u20ac').subarray(0, -2), 'utf-8'],
])('%s', (_, bytes, encoding) => {
  expect(detectEncoding(bytes)).toBe(encoding);
});

test('the head of a file is decoded as what it is, and cleaned', () => {
  expect(decodeHead(utf16('\ufeffA\r\nB'))).toBe('A\nB');
  expect(decodeHead(latin('Gr\xf6\xdfe'))).toBe('Gr\u00f6\u00dfe');
});

test.each([
  ['cp037', '\x4a\x5a\xc3\x05\xc3\x15\x25\x0d\x00\xff', '\u00a2!C\tC\n\n\r\u009f'],
  ['IBM-37', '\x4a', '\u00a2'],
  ['ibm01140', '\x4a\x9f', '\u00a2\u20ac'],
  ['cp273', '\x4a\x5a\xa1', '\u00c4\u00dc\u00df'],
  ['cp1141', '\x4a', '\u00c4'],
  ['ccsid_500', '\x4a\x5a', '[]'],
  ['ebcdic-cp-1148', '\x4a', '['],
])('%s is EBCDIC', (label, bytes, text) => {
  expect(findEbcdic(label)?.(latin(bytes))).toBe(text);
});

test.each(['cp1252', 'utf-8', 'x-cp037', 'cp037x', 'cp99'])('%s is no EBCDIC', (label) => {
  expect(findEbcdic(label)).toBeNull();
});

/** Bytes of EBCDIC: letters, of which some are replaced by others. */
const ebcdic = (length: number, ...replaced: [byte: number, times: number][]): Buffer => {
  const bytes = Buffer.alloc(length, 0x81);
  let at = 0;
  for (const [byte, times] of replaced) {
    bytes.fill(byte, at, at + times);
    at += times;
  }
  return bytes;
};

test.each<[string, Buffer, boolean]>([
  ['letters with blanks', ebcdic(100, [0x40, 2]), true],
  ['letters with hardly a blank', ebcdic(100, [0x40, 1]), false],
  ['letters and a tenth of other bytes', ebcdic(100, [0x40, 10], [0x20, 10]), true],
  ['letters and more other bytes', ebcdic(100, [0x40, 10], [0x20, 11]), false],
  ['too few bytes', ebcdic(7, [0x40, 1]), false],
  ['eight bytes', ebcdic(8, [0x40, 1]), true],
  ['digits', ebcdic(100, [0x40, 10], [0xf0, 90]), true],
  ['the last letters', ebcdic(100, [0x40, 10], [0xe9, 90]), true],
  ['bytes between letters', ebcdic(100, [0x40, 10], [0xea, 90]), false],
  ['bytes before letters', ebcdic(100, [0x40, 10], [0x80, 90]), false],
  [
    'ends of lines, points, hyphens and slashes',
    ebcdic(100, [0x40, 10], [0x15, 20], [0x4b, 30], [0x60, 20], [0x61, 20]),
    true,
  ],
  ['the last mark', ebcdic(100, [0x40, 10], [0x7f, 90]), true],
  ['letters of ASCII', ebcdic(100, [0x40, 10], [0x65, 90]), false],
  ['letters of ASCII that are marks', ebcdic(100, [0x40, 10], [0x6a, 90]), false],
])('bytes are like EBCDIC or not: %s', (_, bytes, isLike) => {
  expect(isEbcdic(bytes)).toBe(isLike);
});
