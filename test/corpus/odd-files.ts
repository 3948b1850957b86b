/** The project's own corpus of odd files: each kind that people have and that parsers stumble over. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { CFB, utils, write } from '@e965/xlsx';
import sharp from 'sharp';
import { openZip } from '../../server/parsing/archive/zip-archive.ts';
import { writeZip } from '../../server/parsing/archive/zip-writer.ts';
import { encodedTexts } from '../../server/parsing/testing/encoded-texts.ts';
import { makeDoc, makeMsg } from '../../server/parsing/testing/make-compound.ts';
import { makeMail } from '../../server/parsing/testing/make-mail.ts';
import { archiveOf, makeDocx, makeOdp, makeOdt, makePptx } from '../../server/parsing/testing/make-office.ts';
import { makePdf } from '../../server/parsing/testing/make-pdf.ts';
import { makePpt } from '../../server/parsing/testing/make-ppt.ts';
import { makeForeignFiles } from './foreign-files.ts';
import type { OddFile, OddFileRow as Row } from './odd-file.ts';
import { makeOddMails } from './odd-mails.ts';
import { makeOddMarkup } from './odd-markup.ts';
import { makeOddPackages } from './odd-packages.ts';
import { makeOddTables } from './odd-tables.ts';
import { makeFormPdf, makeLongPdf, makePortfolio } from '../../server/parsing/testing/raw-pdf.ts';

const TOTAL = { text: 'Total' };

function workbook(bookType: 'xls' | 'xlsx' | 'xlsb'): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Total', 118]]), 'S');
  return write(book, { type: 'buffer', bookType }) as Buffer;
}

function withBackslashes(archive: Buffer): Buffer {
  const zip = openZip(archive);
  return writeZip(
    zip.names.map((name) => ({ name: name.replaceAll('/', '\\'), content: zip.read(name) ?? Buffer.alloc(0) })),
  );
}

function workbookWithPdf(): Buffer {
  const file = CFB.read(workbook('xls'), { type: 'buffer' });
  CFB.utils.cfb_add(file, '/MBD0/Package', makeLongPdf(1));
  return Buffer.from(CFB.write(file, { type: 'buffer' }) as Uint8Array);
}

function iwork(preview: string): Buffer {
  return writeZip([
    { name: 'Index/Document.iwa', content: Buffer.from('x') },
    { name: preview, content: makeLongPdf(1) },
  ]);
}

function unlabelledMail(): Buffer {
  const text = encodedTexts.find(({ charset }) => charset === 'koi8-r')?.bytes ?? Buffer.alloc(0);
  return Buffer.concat([Buffer.from('MIME-Version: 1.0\r\nFrom: a@b.c\r\nDate: x\r\n\r\n'), text]);
}

function officeFiles(): Row[] {
  return [
    ['a Word document', 'a.docx', makeDocx(), { text: 'Invoice' }],
    ['a Word document under the name of a PDF', 'a.pdf', makeDocx(), { text: 'Invoice' }],
    ['a presentation', 'a.pptx', makePptx(), { text: 'Welcome' }],
    ['an OpenDocument text', 'a.odt', makeOdt(), { text: 'Report' }],
    ['an OpenDocument presentation', 'a.odp', makeOdp(), { text: 'Hello' }],
    ['a workbook', 'a.xlsx', workbook('xlsx'), TOTAL],
    ['a workbook with backslashes in its names', 'a.xlsx', withBackslashes(workbook('xlsx')), TOTAL],
    ['a binary workbook', 'a.xlsb', workbook('xlsb'), TOTAL],
    ['an old workbook', 'a.xls', workbook('xls'), TOTAL],
    ['an old workbook with a PDF in it', 'a.pdf', workbookWithPdf(), TOTAL],
    ['an old Word document', 'a.doc', makeDoc('Total: 118\r'), TOTAL],
    ['an old presentation', 'a.ppt', makePpt([{ boxes: ['Total: 118'] }], { stale: true }), TOTAL],
    ['a document of Pages with its preview', 'a.pages', iwork('QuickLook/Preview.pdf'), { text: 'Page number 1' }],
    ['a document of Pages', 'a.pages', iwork('preview.jpg'), { code: 'unsupported_file_type' }],
    ['RTF that ends in a NUL', 'a.rtf', '{\\rtf1 Total: 118}\0', TOTAL],
    ['RTF with binary data', 'a.rtf', '{\\rtf1 {\\pict\\bin4 }}{\0}Total}', TOTAL],
    ['an archive of something else', 'a.zip', archiveOf({ 'a.txt': 'Total' }), { code: 'unsupported_file_type' }],
    ['a Word document that is cut short', 'a.docx', makeDocx().subarray(0, 900), { code: 'document_unreadable' }],
  ];
}

function textFiles(): Row[] {
  const deep = 20_000;
  return [
    ['text with NULs', 'a.txt', 'Total:\0 118\0\0\n', TOTAL],
    ['CSV with a NUL', 'a.csv', 'Total;118\n\0;1\n', TOTAL],
    ['HTML with a NUL', 'a.html', '<html><p>Total\0</p></html>', TOTAL],
    ['HTML of elements that nothing closes', 'a.html', `<html>${'<b>'.repeat(deep)}Total`, TOTAL],
    ['HTML of lists in lists', 'a.html', `<html>${'<ul><li>'.repeat(deep)}Total`, TOTAL],
    [
      'XML that is nested too deep',
      'a.xml',
      `<?xml version="1.0"?>${'<a>'.repeat(deep)}Total`,
      { code: 'payload_too_large' },
    ],
    [
      'JSON that is nested too deep',
      'a.json',
      `${'['.repeat(deep)}{"a":1}${']'.repeat(deep)}`,
      { code: 'payload_too_large' },
    ],
    ['JSON Lines', 'a.jsonl', '{"Total":1}\n{"Total":2}\n', TOTAL],
    ['a contact', 'a.vcf', 'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Total Ltd\r\nEND:VCARD\r\n', TOTAL],
    ['only blanks', 'a.txt', ' \r\n\t', { code: 'document_empty' }],
    ...encodedTexts.map(({ language, charset, text, bytes }): Row => [
      `text of language ${language} in ${charset}`,
      'a.txt',
      bytes,
      { text: text.split(' ')[0] ?? '' },
    ]),
  ];
}

function mails(): Row[] {
  const attachment = { name: 'a.csv', content: Buffer.from('Total;118\n') };
  return [
    [
      'a mail with a PDF',
      'a.eml',
      makeMail({ type: 'text/plain', content: 'Total' }, [{ type: 'a/b', content: makeLongPdf(1) }]),
      TOTAL,
    ],
    ['a mail of 8 bits', 'a.eml', 'MIME-Version: 1.0\r\nFrom: a@b.c\r\nDate: x\r\n\r\nTotal \xe4\xf6', TOTAL],
    [
      'a mail of Cyrillic letters without a charset',
      'a.eml',
      unlabelledMail(),
      { text: '\u0434\u043e\u0433\u043e\u0432\u043e\u0440' },
    ],
    ['an Outlook message', 'a.msg', makeMsg({ body: 'Total: 118', attachment }), TOTAL],
  ];
}

async function pdfs(): Promise<Row[]> {
  const plain = await makePdf([{ texts: [{ text: 'Total: 118.00', x: 50, y: 50 }] }]);
  const locked = await makePdf([{ texts: [{ text: 'Total', x: 50, y: 50 }] }], { userPassword: 'secret' });
  return [
    ['a PDF', 'a.pdf', plain, TOTAL],
    [
      'a PDF behind the headers of a response',
      'a.pdf',
      Buffer.concat([Buffer.from('HTTP/1.1 200 OK\r\n\r\n'), plain]),
      TOTAL,
    ],
    ['a PDF with bytes after its end', 'a.pdf', Buffer.concat([plain, Buffer.alloc(5000, 7)]), TOTAL],
    ['a PDF of Illustrator', 'a.ai', Buffer.concat([plain, Buffer.from('\n% AIPrivateData1')]), TOTAL],
    ['a portfolio', 'a.pdf', makePortfolio([{ name: 'a.csv', content: Buffer.from('Total;118\n') }]), TOTAL],
    ['a filled form', 'a.pdf', makeFormPdf('Acme Ltd'), { text: 'Acme' }],
    ['a PDF with a password', 'a.pdf', locked, { code: 'document_encrypted' }],
    ['a PDF without its end', 'a.pdf', plain.subarray(0, 60), { code: 'document_unreadable' }],
  ];
}

/** Pictures are not recognised here: that takes seconds. They open, or they are refused. */
async function refusedFiles(): Promise<Row[]> {
  const png = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'white' } })
    .png()
    .toBuffer();
  const heic = readFileSync(new URL('../../server/parsing/testing/invoice.heic', import.meta.url));
  return [
    ['a PNG that is cut short', 'a.png', png.subarray(0, 20), { code: 'document_unreadable' }],
    ['a HEIC picture that is cut short', 'a.heic', heic.subarray(0, 400), { code: 'document_unreadable' }],
    ['a TIFF without a directory', 'a.tif', Buffer.from('49492a0010270000', 'hex'), { code: 'document_unreadable' }],
    ['a compressed file', 'a.gz', gzipSync('Total'), { code: 'unsupported_file_type' }],
    ['no bytes', 'a.pdf', '', { code: 'document_empty' }],
  ];
}

/** Writes all of them. */
export async function makeOddFiles(): Promise<OddFile[]> {
  const rows = [
    ...officeFiles(),
    ...textFiles(),
    ...mails(),
    ...(await pdfs()),
    ...(await refusedFiles()),
    ...makeForeignFiles(),
    ...makeOddMarkup(),
    ...makeOddPackages(),
    ...makeOddTables(),
    ...(await makeOddMails()),
  ];
  return rows.map(([name, filename, content, outcome]) => ({
    name,
    filename,
    bytes: typeof content === 'string' ? Buffer.from(content, 'latin1') : content,
    outcome,
  }));
}
