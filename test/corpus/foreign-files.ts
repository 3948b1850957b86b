/** Files as programs write them that keep to older versions of their formats, or to none. */
import { write, utils } from '@e965/xlsx';
import { archiveOf, docxParts, paragraph } from '../../server/parsing/testing/make-office.ts';
import { writePdf } from '../../server/parsing/testing/raw-pdf.ts';
import type { OddFileRow as Row } from './odd-file.ts';

const TOTAL = { text: 'Total' };
const rtf = (body: string): string => `{\\rtf1${body}}`;

function rtfDialects(): Row[] {
  const cyrillic = String.raw`\ansi\deff1{\fonttbl{\f0 Arial;}{\f1\fcharset204 Arial;}}\'c8\'f2\'ee\'e3\'ee`;
  const japanese = String.raw`\ansi\ansicpg932 \'83A\'94\'5c\'83\\`;
  const object = String.raw`\ansi{\object\objemb{\*\objdata 0102}{\result Total}}`;
  return [
    ['RTF of a Mac', 'a.rtf', rtf(String.raw`\mac Gr\'9a\'a7e`), { text: 'Größe' }],
    ['RTF of DOS', 'a.rtf', rtf(String.raw`\pc Gr\'94\'e1e`), { text: 'Größe' }],
    ['RTF in the charset of its default font', 'a.rtf', rtf(cyrillic), { text: 'Итого' }],
    ['RTF with halves of characters that are not escaped', 'a.rtf', rtf(japanese), { text: 'ア能ソ' }],
    ['RTF with a character of two units', 'a.rtf', rtf(String.raw`\ansi \u-10179?\u-8704?`), { text: '\u{1f600}' }],
    ['RTF with a paragraph of blanks', 'a.rtf', rtf(String.raw`\ansi Total\par \~ \par 118\par next`), TOTAL],
    ['RTF with deleted words', 'a.rtf', rtf(String.raw`\ansi Total{\deleted\v0 9}: 118`), { text: 'Total: 118' }],
    ['RTF with an embedded object', 'a.rtf', rtf(object), TOTAL],
    ['RTF in UTF-8 with a mark', 'a.rtf', Buffer.from(`\ufeff${rtf(String.raw`\ansi Größe`)}`), { text: 'Größe' }],
  ];
}

const vcard = (...lines: string[]): string => ['BEGIN:VCARD', 'VERSION:2.1', ...lines, 'END:VCARD', ''].join('\r\n');

function contacts(): Row[] {
  const encoded = ['N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BC=6C=', 'ler;=4A=C3=BCrgen;;;', 'TEL;HOME;CELL:1'];
  return [
    ['a contact of a phone', 'a.vcf', vcard(...encoded), { text: 'Müller, Jürgen' }],
    ['a contact with blank and broken lines', 'a.vcf', vcard('FN:Total', '', 'no name'), TOTAL],
    ['a contact without its end', 'a.vcf', 'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Total\r\n', TOTAL],
    [
      'a calendar of version 1',
      'a.ics',
      'BEGIN:VCALENDAR\r\nVERSION:1.0\r\nBEGIN:VEVENT\r\nSUMMARY;ENCODING=QUOTED-PRINTABLE:Gr=C3=B6=C3=9Fe\r\n' +
        'END:VEVENT\r\nEND:VCALENDAR\r\n',
      { text: 'Größe' },
    ],
  ];
}

function tables(): Row[] {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Total', 4_006_381_333_931]]), 'S');
  const workbook = (bookType: 'xlsx' | 'xlml') => write(book, { type: 'buffer', bookType }) as Buffer;
  return [
    ['a workbook with an article number', 'a.xlsx', workbook('xlsx'), { text: '4006381333931' }],
    ['a workbook of Excel 2003 in XML', 'a.xls', workbook('xlml'), { text: 'Total   4006381333931' }],
    ['text under the name of a workbook', 'a.xls', 'Total\t118\nNet\t100\n', { text: 'Total   118' }],
    ['CSV that names its separator', 'a.csv', 'sep=|\r\nTotal|1,5\r\n', { text: 'Total   1,5' }],
    ['text of DOS with its end mark', 'a.txt', 'Total: 118\r\n\x1a', TOTAL],
    ['JSON with a long number', 'a.json', '{"id":12345678901234567890}', { text: '12345678901234567890' }],
    ['JSON with an amount', 'a.json', '{"a":[{"total":1.10,"n":1},{"total":2.50,"n":2}]}', { text: '1.10   1' }],
    ['JSON with an escaped NUL', 'a.json', String.raw`{"a":"Total\u0000: 118"}`, { text: 'Total: 118' }],
  ];
}

function mails(): Row[] {
  const subject = Buffer.concat([
    Buffer.from('MIME-Version: 1.0\r\nFrom: a@b.c\r\nSubject: '),
    Buffer.from('c8f2eee3ee', 'hex'),
    Buffer.from('\r\nContent-Type: text/plain; charset=windows-1251\r\n\r\nx'),
  ]);
  const head = 'MIME-Version: 1.0\r\nFrom: a@b.c\r\n';
  const isQuoted = 'Content-Transfer-Encoding: quoted-printable';
  const quoted = `${head}Content-Type: text/plain; charset=utf-8\r\n${isQuoted}\r\n\r\n`;
  return [
    ['a mail with a subject of 8 bits', 'a.eml', subject, { text: 'Итого' }],
    ['a mail in another charset than it says', 'a.eml', `${quoted}Gr=F6=DFe und =DCberma=DF`, { text: 'Größe' }],
    ['a mail of carriage returns', 'a.eml', `${head}\r\nTotal\r\n`.replaceAll('\n', ''), TOTAL],
  ];
}

function packages(): Row[] {
  const { 'word/document.xml': document = '', ...parts } = docxParts(paragraph('Total'));
  const relation =
    '<Relationships><Relationship Id="r" Type="http://x/relationships/officeDocument" Target="/main.xml"/>' +
    '</Relationships>';
  const types =
    '<Types><Override PartName="/main.xml" ' +
    'ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
  const text =
    '<office:document-content xmlns:office="o" xmlns:text="t"><office:body><office:text><text:p>Total</text:p>' +
    '</office:text></office:body></office:document-content>';
  const manifest =
    '<m:manifest xmlns:m="m"><m:file-entry m:full-path="/" m:media-type="application/vnd.oasis.opendocument.text"/>' +
    '</m:manifest>';
  const book = {
    'META-INF/container.xml':
      '<container><rootfile full-path="a.opf" media-type="application/oebps-package+xml"/></container>',
    'a.opf': '<package><manifest><item id="c" href="c.xhtml"/></manifest><spine><itemref idref="c"/></spine></package>',
    'c.xhtml': '<html><body><p>Total</p></body></html>',
  };
  const encryption = '<encryption><CipherReference URI="c.xhtml"/></encryption>';
  const main = { ...parts, '[Content_Types].xml': types, '_rels/.rels': relation, 'main.xml': document };
  return [
    ['a Word document with its text elsewhere', 'a.docx', archiveOf(main), TOTAL],
    [
      'an OpenDocument text without its type',
      'a.odt',
      archiveOf({ 'content.xml': text, 'META-INF/manifest.xml': manifest }),
      TOTAL,
    ],
    ['a book without its type', 'a.epub', archiveOf(book), TOTAL],
    [
      'a book with locked chapters',
      'a.epub',
      archiveOf({ ...book, 'META-INF/encryption.xml': encryption }),
      { code: 'document_encrypted' },
    ],
  ];
}

/** A form that is in one stream, instead of one for each of its packets. */
function makeXfaPdf(): Buffer {
  const form =
    '<xdp:xdp xmlns:xdp="x"><xfa:datasets xmlns:xfa="y"><xfa:data><Total>118</Total></xfa:data></xfa:datasets>' +
    '</xdp:xdp>';
  return writePdf([
    '<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[]/XFA 4 0 R>>>>',
    '<</Type/Pages/Count 1/Kids[3 0 R]>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>',
    `<</Length ${form.length}>>stream\n${form}\nendstream`,
  ]);
}

/** Writes all of them. */
export function makeForeignFiles(): Row[] {
  return [
    ...rtfDialects(),
    ...contacts(),
    ...tables(),
    ...mails(),
    ...packages(),
    ['an XFA form in one stream', 'a.pdf', makeXfaPdf(), { text: 'Total: 118' }],
  ];
}
