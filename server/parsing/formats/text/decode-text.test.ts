import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';
import { detectEncoding } from './detect-encoding.ts';
import { encodedTexts } from '../../testing/encoded-texts.ts';

const SAMPLE = 'Müller & Söhne, 1 200,50 €';

function utf16(text: string, bigEndian = false): Buffer {
  const bytes = Buffer.from(text, 'utf16le');
  return bigEndian ? bytes.swap16() : bytes;
}

/** The sample in Windows-1252: Latin-1 but for the euro sign. */
function windows1252(text: string): Buffer {
  return Buffer.from([...text].map((c) => (c === '€' ? 0x80 : c.charCodeAt(0))));
}

function read(bytes: Uint8Array, declared?: string): { text: string; warnings: string[] } {
  const warnings: string[] = [];
  return { text: decodeText(bytes, { declared, warn: (warning) => void warnings.push(warning) }), warnings };
}

test.each([
  ['utf-8', Buffer.from(SAMPLE)],
  ['utf-8', Buffer.from(`\ufeff${SAMPLE}`)],
  ['utf-16le', utf16(SAMPLE)],
  ['utf-16le', utf16(`\ufeff${SAMPLE}`)],
  ['utf-16be', utf16(SAMPLE, true)],
  ['utf-16be', utf16(`\ufeff${SAMPLE}`, true)],
  ['windows-1252', windows1252(SAMPLE)],
] as const)('reads %s', (encoding, bytes) => {
  expect(detectEncoding(bytes)).toBe(encoding);
  expect(decodeText(bytes)).toBe(SAMPLE);
});

test.each(encodedTexts)('guesses $charset of a text in $language', ({ text, bytes, charset }) => {
  const seen = read(bytes);
  expect(seen.text).toBe(text);
  expect(seen.warnings).toHaveLength(charset.startsWith('utf') ? 0 : 1);
});

test.each(encodedTexts)('reads $charset as declared, without a warning', ({ text, bytes, charset }) => {
  expect(read(bytes, charset)).toEqual({ text, warnings: [] });
});

test('reads EBCDIC, declared or not', () => {
  // "Invoice number 4711\nTotal due in ten days: 118.00 EUR" in code page 037, with NEL as the end of the line.
  const ebcdic = Buffer.from(
    'c995a5968983854095a49482859940f4f7f1f115e396a381934084a48540' + '899540a38595408481a8a27a40f1f1f84bf0f040c5e4d9',
    'hex',
  );
  const text = read(ebcdic, 'ibm037').text;
  expect(text.split('\n')[1]).toBe('Total due in ten days: 118.00 EUR');
  expect(read(ebcdic).text).toBe(text);
});

test('ISO-2022-JP is ASCII with escapes', () => {
  const bytes = Buffer.from('\u001b$B@A5a=qHV9f\u001b(B: 4711', 'latin1');
  expect(read(bytes)).toEqual({ text: '請求書番号: 4711', warnings: [] });
});

test('a text that says too little is Windows-1252, with a warning that it is uncertain', () => {
  const seen = read(windows1252('Total: £1,180.00'));
  expect(seen.text).toBe('Total: £1,180.00');
  expect(seen.warnings).toEqual([expect.stringContaining('uncertain') as string]);
});

test('believes a declared charset where the bytes leave it open, and no nonsense', () => {
  const cyrillic = Buffer.from([0xd1, 0xf7, 0xb8, 0xf2]); // "Счёт" in windows-1251
  expect(decodeText(cyrillic, { declared: 'windows-1251' })).toBe('Счёт');
  expect(decodeText(Buffer.from('Счёт'), { declared: 'windows-1251' })).toBe('Счёт');
  const wrong = read(windows1252('Größe'), 'utf-8');
  expect(wrong.text).toBe('Größe');
  expect(wrong.warnings[0]).toContain('not in the charset utf-8');
  expect(read(windows1252('Größe'), 'no-such-charset').warnings[0]).toContain('no-such-charset');
});

test('UTF-8 with a few invalid bytes stays UTF-8', () => {
  const seen = read(Buffer.concat([Buffer.from('Größe '.repeat(30)), Buffer.from([0xff]), Buffer.from(' Ende')]));
  expect(seen.text).toBe(`${'Größe '.repeat(30)}\ufffd Ende`);
  expect(seen.warnings).toEqual(['The text is UTF-8 with invalid bytes, which were replaced.']);
});

test('a character cut off at the end does not change the encoding', () => {
  expect(detectEncoding(Buffer.from('Größe €').subarray(0, -1))).toBe('utf-8');
});

test('drops control characters and makes every line end a line feed, and says that it removed NULs', () => {
  const seen = read(Buffer.from('a\u0000b\r\nc\rd\u0007\te\u2028f'));
  expect(seen.text).toBe('ab\nc\nd\te\nf');
  expect(seen.warnings).toEqual(['NUL characters were removed from the text: 1.']);
});

test('nothing that cannot be stored as JSON gets through', () => {
  const lone = Buffer.from([0x61, 0x00, 0x00, 0xd8, 0x62, 0x00, 0x63, 0x00]);
  expect(decodeText(Buffer.concat([Buffer.from([0xff, 0xfe]), lone])).isWellFormed()).toBe(true);
});
