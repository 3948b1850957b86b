import { CFB, utils, write } from '@e965/xlsx';
import { expect, test } from 'vitest';
import { sniffBytes } from './sniff.ts';
import { makeMail } from '../testing/make-mail.ts';
import { archiveOf, makeDocx, makeOdp, makeOdt, makePptx, makeRepeatingOds } from '../testing/make-office.ts';

function compound(stream: string): Buffer {
  const file = CFB.utils.cfb_new();
  CFB.utils.cfb_add(file, `/${stream}`, Buffer.from('content'));
  // It embeds a document of another kind.
  CFB.utils.cfb_add(file, '/ObjectPool/_1/Workbook', Buffer.from('content'));
  return Buffer.from(CFB.write(file, { type: 'buffer' }) as Uint8Array);
}

function workbook(bookType: 'xls' | 'xlsx'): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([['a']]), 'S');
  return write(book, { type: 'buffer', bookType }) as Buffer;
}

const OOXML = 'application/vnd.openxmlformats-officedocument';
const ODF = 'application/vnd.oasis.opendocument';

test.each([
  ['DOCX', makeDocx(), 'x.pdf', `${OOXML}.wordprocessingml.document`],
  ['PPTX', makePptx(), 'x', `${OOXML}.presentationml.presentation`],
  ['XLSX', workbook('xlsx'), 'x.docx', `${OOXML}.spreadsheetml.sheet`],
  ['XLS', workbook('xls'), 'x.doc', 'application/vnd.ms-excel'],
  ['ODT', makeOdt(), 'x', `${ODF}.text`],
  ['ODP', makeOdp(), 'x', `${ODF}.presentation`],
  ['ODS', makeRepeatingOds(''), 'x', `${ODF}.spreadsheet`],
  [
    'a DOCX that is cut short, by its name',
    makeDocx().subarray(0, 800),
    'x.docx',
    `${OOXML}.wordprocessingml.document`,
  ],
  ['an encrypted workbook', compound('EncryptedPackage'), 'x.xlsx', `${OOXML}.spreadsheetml.sheet`],
  ['an encrypted Word document', compound('EncryptedPackage'), 'x.docx', `${OOXML}.wordprocessingml.document`],
  ['RTF', Buffer.from('{\\rtf1 hello}'), 'x.txt', 'application/rtf'],
  ['mail', makeMail({ type: 'text/plain', content: 'x' }), 'x.txt', 'message/rfc822'],
  ['mail by its name', Buffer.from('Subject: x\n\nHello'), 'x.eml', 'message/rfc822'],
  ['a memo with headers like a mail', Buffer.from('From: Bob\nTo: Ann\nDate: today\n\nHello'), 'x.txt', 'text/plain'],
  ['XML', Buffer.from('<?xml version="1.0"?><a/>'), 'x', 'application/xml'],
  ['XML by its name', Buffer.from('<a/>'), 'x.xml', 'application/xml'],
  ['JSON', Buffer.from('{"a": 1}'), 'x', 'application/json'],
  ['text in braces', Buffer.from('{name}, hello'), 'x', 'text/plain'],
])('recognises %s', async (_, content, filename, type) => {
  expect(await sniffBytes(content, filename)).toBe(type);
});

test('a workbook with a PDF in it is a workbook', async () => {
  const file = CFB.utils.cfb_new();
  CFB.utils.cfb_add(file, '/Workbook', Buffer.from('%PDF-1.7 \n1 0 obj\n'));
  const bytes = Buffer.from(CFB.write(file, { type: 'buffer' }) as Uint8Array);
  expect(bytes.indexOf('%PDF-')).toBeLessThan(4096);
  expect(await sniffBytes(bytes, 'x.pdf')).toBe('application/vnd.ms-excel');
});

test.each([
  ['WordDocument', 'application/msword'],
  ['PowerPoint Document', 'application/vnd.ms-powerpoint'],
  ['__properties_version1.0', 'application/vnd.ms-outlook'],
])('recognises a compound file by its stream %s', async (stream, type) => {
  expect(await sniffBytes(compound(stream), 'x.xls')).toBe(type);
});

test.each([
  ['an archive of another kind', archiveOf({ 'a.txt': 'x' }), 'x.zip'],
  ['a drawing', Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'), 'x.svg'],
])('refuses %s', async (_, content, filename) => {
  await expect(sniffBytes(content, filename)).rejects.toMatchObject({ code: 'unsupported_file_type' });
});
