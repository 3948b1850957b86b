import { expect, test } from 'vitest';
import { decodeText, detectEncoding } from './decode-text.ts';

const SAMPLE = 'Müller & Söhne, 1 200,50 €';

function utf16(text: string, bigEndian = false): Buffer {
  const bytes = Buffer.from(text, 'utf16le');
  return bigEndian ? bytes.swap16() : bytes;
}

/** The sample in Windows-1252: Latin-1 but for the euro sign. */
function windows1252(text: string): Buffer {
  return Buffer.from([...text].map((c) => (c === '€' ? 0x80 : c.charCodeAt(0))));
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

test('believes a declared encoding where the bytes leave it open, and no nonsense', () => {
  const cyrillic = Buffer.from([0xd1, 0xf7, 0xb8, 0xf2]); // "Счёт" in windows-1251
  expect(decodeText(cyrillic, 'windows-1251')).toBe('Счёт');
  expect(decodeText(cyrillic, 'no-such-encoding')).toBe('Ñ÷¸ò');
  expect(decodeText(Buffer.from('Счёт'), 'windows-1251')).toBe('Счёт');
});

test('a character cut off at the end does not change the encoding', () => {
  expect(detectEncoding(Buffer.from('Größe €').subarray(0, -1))).toBe('utf-8');
});

test('drops control characters and makes every line end a line feed', () => {
  expect(decodeText(Buffer.from('a\u0000b\r\nc\rd\u0007\te\u2028f'))).toBe('ab\nc\nd\tef'.replace('ef', 'e\nf'));
});

test('nothing that cannot be stored as JSON gets through', () => {
  const lone = Buffer.from([0x61, 0x00, 0x00, 0xd8, 0x62, 0x00, 0x63, 0x00]);
  expect(decodeText(Buffer.concat([Buffer.from([0xff, 0xfe]), lone])).isWellFormed()).toBe(true);
});
