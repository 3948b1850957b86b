import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { ParseError } from '../parser.ts';
import { sniffType } from './sniff.ts';
import { makeLongPdf } from '../testing/raw-pdf.ts';
import { temporaryFiles } from '../testing/temporary-files.ts';

const write = temporaryFiles();

async function sniff(content: Uint8Array | string, filename = 'file', declaredType?: string): Promise<string> {
  return await sniffType({ path: write(content), filename, ...(declaredType === undefined ? {} : { declaredType }) });
}

async function refusal(content: Uint8Array | string, filename = 'file', declaredType?: string): Promise<ParseError> {
  const error = await sniff(content, filename, declaredType).then(
    (type) => expect.fail(`It was taken for ${type}.`),
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ParseError);
  return error as ParseError;
}

const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test.each([
  ['PDF by its bytes', makeLongPdf(1), 'letter.txt', 'application/pdf'],
  ['PDF after other bytes', makeLongPdf(1, 'HTTP/1.1 200 OK\r\n\r\n'), 'x', 'application/pdf'],
  ['PNG by its bytes', PNG, 'x.pdf', 'image/png'],
  ['text that mentions PDF', 'A file begins with %PDF-1.7 and so on.', 'x', 'text/plain'],
  ['text by the name of a PDF', 'Just words.', 'x.pdf', 'text/plain'],
  ['Markdown', '# Title', 'README.MD', 'text/markdown'],
  ['CSV', 'a;b', 'x.csv', 'text/csv'],
  ['TSV', 'a\tb', 'x.tsv', 'text/csv'],
  ['HTML by its name', '<p>hello', 'x.htm', 'text/html'],
  ['HTML by its bytes', ' <!-- x -->\n<!DOCTYPE html><p>hello', 'x.txt', 'text/html'],
  ['XHTML', '<?xml version="1.0"?>\n<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN"><html>', 'x', 'text/html'],
  ['text that begins like a bitmap', 'BMW invoice no. 5', 'x', 'text/plain'],
  ['text that begins like a GIF', 'GIFT voucher, 50 EUR', 'x', 'text/plain'],
  ['text that begins like a program', 'MZ 4711, delivered', 'x', 'text/plain'],
  ['text that begins like a bitmap, in fields that NULs fill up', 'BMW\u0000\u0000 invoice no. 5', 'x', 'text/plain'],
  ['UTF-16', Buffer.from('\ufeffGrüße', 'utf16le'), 'x.txt', 'text/plain'],
  ['JSON', '{"a": 1}', 'x.json', 'application/json'],
])('recognises %s', async (_, content, filename, type) => {
  expect(await sniff(content, filename)).toBe(type);
});

test('goes by the declared type only where bytes and name are silent', async () => {
  expect(await sniff('a,b', 'x', 'text/csv; charset=utf-8')).toBe('text/csv');
  expect(await sniff('# x', 'x.md', 'text/csv')).toBe('text/markdown');
  expect(await sniff('words', 'x', 'application/pdf')).toBe('text/plain');
});

test.each([
  ['image/gif', GIF, 'x.pdf'],
  ['application/gzip', gzipSync('hello'), 'x.txt'],
  ['application/x-elf', Buffer.from('\u007fELF'), 'x.txt'],
  ['application/x-elf', Buffer.from('\u007fELF\u0002\u0001\u0001'.padEnd(2000, ' text')), 'x.txt'],
  ['application/x-msdownload', Buffer.from('MZ\u0090\u0000\u0003\u0000\u0000\u0000', 'latin1'), 'x.txt'],
  ['application/wasm', Buffer.from('\u0000asm\u0001\u0000\u0000\u0000'), 'x'],
  ['application/gzip', Buffer.from('1f8b08', 'hex'), 'x.csv'],
])('refuses %s and says what it is', async (type, content, filename) => {
  const error = await refusal(content, filename);
  expect(error.code).toBe('unsupported_file_type');
  expect(error.message).toContain(`type ${type},`);
  expect(error.message).toContain('Supported: PDF, PNG,');
});

test('refuses binary nonsense, whatever its name', async () => {
  let state = 7;
  const noise = Buffer.from(Array.from({ length: 5000 }, () => (state = (state * 1103515245 + 12345) % 2 ** 31) >> 16));
  expect((await refusal(noise, 'x.pdf')).code).toBe('unsupported_file_type');
  expect((await refusal(noise, 'x.csv', 'text/csv')).code).toBe('unsupported_file_type');
  const counters = Buffer.from(Array.from({ length: 5000 }, (_, at) => (at % 4 === 0 ? 1 + ((at / 4) % 7) : 0)));
  expect((await refusal(counters, 'x.txt')).code).toBe('unsupported_file_type');
  const named = await refusal(noise, 'x.pdf');
  expect(named.message).toContain('It is named like a PDF but does not begin like one');
});

const NUL = '\u0000';

test.each([
  ['text with a NUL', `Total:${NUL} 118.00`, 'x.txt', 'text/plain'],
  ['text in records that NULs fill up', `Total: 118.00${NUL.repeat(10)}\n`.repeat(50), 'x.txt', 'text/plain'],
  ['RTF that ends in a NUL', `{\\rtf1 Total}${NUL}`, 'x.doc', 'application/rtf'],
  ['RTF with binary data', `{\\rtf1 {\\pict\\bin4 ${NUL}\u0001}${NUL}}Total}`, 'x.rtf', 'application/rtf'],
  ['HTML with a NUL', `<html><p>Total${NUL}</p></html>`, 'x', 'text/html'],
  ['CSV with NULs', `a;b\n1;${NUL}\n`, 'x.csv', 'text/csv'],
  ['mail with parts of 8 bits', `MIME-Version: 1.0\nFrom: a@b.c\nDate: x\n\nTotal${NUL}\u00e4`, 'x', 'message/rfc822'],
  ['a web archive', 'From: a@example.org\n\nHello', 'x.mht', 'message/rfc822'],
])('recognises %s', async (_, content, filename, type) => {
  expect(await sniff(Buffer.from(content, 'latin1'), filename)).toBe(type);
});

test.each(['II*\0', 'MM\0*', 'II+\0', 'MM\0+'])('recognises a TIFF by %j, wherever its directory is', async (magic) => {
  const file = Buffer.concat([Buffer.from(`${magic}\xff\xff\xff\x00`, 'latin1'), Buffer.alloc(200_000, 7)]);
  expect(await sniff(file, 'x')).toBe('image/tiff');
});

test('a PDF within another file is not the file', async () => {
  const pdf = makeLongPdf(1);
  const mail = Buffer.concat([Buffer.from('MIME-Version: 1.0\nFrom: a@b.c\nDate: x\n\n'), pdf]);
  expect(await sniff(mail, 'x')).toBe('message/rfc822');
  expect(await sniff(Buffer.concat([Buffer.from('ffd8ffe00010', 'hex'), pdf]), 'x')).toBe('image/jpeg');
});

test.each([
  ['no bytes', ''],
  ['white space', ' \r\n\t\n'],
  ['a byte-order mark', '\ufeff'],
  ['much white space', '\n'.repeat(200_000)],
])('%s is an empty document', async (_, content) => {
  expect((await refusal(content, 'x.txt')).code).toBe('document_empty');
});

test('a word after much white space is a document', async () => {
  expect(await sniff(`${'\n'.repeat(200_000)}word`, 'x.txt')).toBe('text/plain');
});
