/** Texts of other programs: rich text, workbooks, contacts, calendars and mails, with what is rare in them. */
import { type CellObject, utils, type WorkSheet, write } from '@e965/xlsx';
import { makeDoc } from '../../server/parsing/testing/make-compound.ts';
import { archiveOf } from '../../server/parsing/testing/make-office.ts';
import { makePpt } from '../../server/parsing/testing/make-ppt.ts';
import type { OddFileRow as Row } from './odd-file.ts';

const r = String.raw;
const rtf = (body: string): string => `{\\rtf1\\ansi ${body}}`;

function richTexts(): Row[] {
  const rows =
    r`{\stylesheet gone}{\*\unknown gone}{\info{\title gone}}Before\par\par\trowd\trhdr\cellx1\cellx2\cellx3 ` +
    r`\intbl Item\cell Qty\cell Price\cell\row\trowd\clvmgf\cellx1\cellx2\cellx3\intbl Tools\cell Saw\cell 1\cell\row` +
    r`\trowd\clvmrg\cellx1\cellx2\cellx3\intbl\cell Axe\cell 2\cell\row\pard After\par\trowd\cellx1\cellx2` +
    r`\intbl a\cell` +
    r`\intbl b\line c\cell\row Right after\par\intbl late\cell\row\par end`;
  const signs =
    r`One\tab two\~three\_four\{\}\\five\-six\emdash\endash\lquote\rquote\ldblquote\rdblquote\bullet\emspace` +
    r`\enspace seven\line ` +
    r`eight\softline nine\sect ten\page eleven` +
    '\\\n' +
    r`twelve` +
    '\\\r' +
    r`thirteen` +
    '\\\tfourteen\r\nfifteen';
  const units =
    r`\u228?\uc2\u246oe\uc0\u252\uc1 {\uc3\u233 abcd}\u233?!\u-10179?x\u8364 EUR\u8364\'80\'e4\u}{\uc-1\u228 a` +
    r`{\u228{}b}`;
  const hidden =
    r`Total{\v gone}{\v0 shown}{\v gone\v0 back}{\v\plain plain}\deleted gone\deleted0 kept{\*\shpinst{\*` +
    r`\shptxt box}}` +
    r`{\*\bkmkstart gone}{\field{\*\fldinst gone}{\fldrslt link}}{\pict 0102}{\nonshppict gone}{\listtext ` +
    r`gone}{\result r}`;
  const charsets =
    r`\ansicpg1250\deff0{\fonttbl{\f0\fcharset0 A;}{\f1\fcharset161 B;}{\f2\fcharset128 C;}{\f3\fcharset99 D;}}` +
    r`\'b3{\f1\'e1}\f2\'83\'41\'83A{\f3 \'b3}\plain\'b3\f9\'b3{\f}\'b3`;
  return [
    ['RTF with tables', 'a.rtf', rtf(rows), { text: 'Tools   Saw   1' }],
    ['RTF with signs and ends of lines', 'a.rtf', rtf(signs), { text: 'One   two three-four{}' }],
    ['RTF with characters and their substitutes', 'a.rtf', rtf(units), { text: '\u00e4' }],
    ['RTF with hidden words and groups', 'a.rtf', rtf(hidden), { text: 'Total' }],
    ['RTF with fonts of several charsets', 'a.rtf', rtf(charsets), { text: '\u0142' }],
    ['RTF with more closing than opening braces', 'a.rtf', `${rtf('Total}}')}after \\`, { text: 'Total' }],
  ];
}

function sheet(cells: Record<string, CellObject>, merges: string[] = []): WorkSheet {
  return {
    '!ref': 'A1:Z60',
    ...cells,
    ...(merges.length > 0 && { '!merges': merges.map((range) => utils.decode_range(range)) }),
  };
}

const texts = (...rows: (string | number | null)[][]): WorkSheet => utils.aoa_to_sheet(rows);

function workbook(sheets: Record<string, WorkSheet>, bookType: 'xlsx' | 'ods' = 'xlsx'): Buffer {
  const book = utils.book_new();
  for (const [name, content] of Object.entries(sheets)) utils.book_append_sheet(book, content, name);
  return write(book, { type: 'buffer', bookType, compression: true }) as Buffer;
}

function workbooks(): Row[] {
  const date = (serial: number, z: string): CellObject => ({ t: 'n', v: serial, z });
  const values = sheet({
    A1: { t: 's', v: '  Total  ' },
    B1: { t: 'n', v: 4_711_000_000_000, z: '0.00E+00' },
    C1: { t: 'n', v: 1.5e300 },
    D1: { t: 'n', v: 0.256, z: '0.0%' },
    E1: { t: 'n', v: 1234.5, z: '#,##0.00 "EUR"' },
    A2: { t: 'b', v: true },
    B2: { t: 'e', v: 0x07 },
    C2: date(45_351, 'yyyy-mm-dd'),
    D2: date(45_351.75, 'dd/mm/yyyy hh:mm'),
    E2: date(0.5, 'hh:mm'),
    A3: { t: 's', v: '' },
    G4: { t: 's', v: 'far' },
    A9: { t: 's', v: 'low' },
  });
  const merged = {
    ...texts(
      ['Title'],
      ['Group', 'Item', 'Qty'],
      ['Tools', 'Saw', 1],
      [null, 'Axe', 2],
      ['Other', null, 3],
      ['Sum', '', 6],
      ['Sum', 'x'],
    ),
    '!merges': ['A3:A4', 'A1:C1', 'B6:B7', 'D2:D3'].map((range) => utils.decode_range(range)),
  };
  const blocks = texts(
    ['Report'],
    ['of the year'],
    ['Name', null, 'Value'],
    ['a', null, 1],
    ['b', null, 2],
    [],
    [],
    [null, 'alone'],
    [],
    [null, 'x', 'y'],
    [],
    [null, 'Kind', 'City', 'Price'],
    [null, 'k', 'c', 5],
  );
  return [
    ['a workbook with values of each kind', 'a.xlsx', workbook({ Values: values }), { text: '4711000000000' }],
    ['a workbook with merged cells', 'a.xlsx', workbook({ Merged: merged }), { text: 'Tools   Saw   1' }],
    [
      'a workbook with blocks of rows',
      'a.xlsx',
      workbook({ Blocks: blocks, Empty: {}, Last: texts(['Total', 1]) }),
      { text: 'Report' },
    ],
    ['an OpenDocument workbook', 'a.ods', workbook({ S: merged, T: blocks }, 'ods'), { text: 'Tools   Saw   1' }],
    [
      'a workbook without its sheets',
      'a.xlsx',
      archiveOf({ '[Content_Types].xml': '<Types/>', 'xl/a.xml': '<a/>' }),
      { code: 'document_unreadable' },
    ],
  ];
}

function separatedValues(): Row[] {
  return [
    [
      'CSV with quoted cells',
      'a.csv',
      'Item;Text;Price\n"a;b";"two\nlines";"1,5"\n\n ; ; \nc;"say ""x""";2\n',
      { text: 'a;b' },
    ],
    ['CSV with values in its first row', 'a.csv', 'Saw,1\nAxe,2\n', { text: 'Saw   1' }],
    ['CSV of one row', 'a.csv', 'Item,Price\n', { text: 'Item   Price' }],
    ['CSV with a name twice', 'a.csv', 'Item,Item,Price\na,b,c\n', { text: 'Item   Item' }],
    ['CSV with few names', 'a.csv', 'Item,,\na,b,c\n', { text: 'a   b   c' }],
    ['CSV with a quoted separator', 'a.tsv', '"sep=~"\nA~B\n1~2\n', { text: 'A   B' }],
  ];
}

function jsonFiles(): Row[] {
  const values = {
    name: 'Total\nnext  ',
    none: null,
    empty: {},
    list: [1, 'two', null, true],
    'a\u0000b': 'c',
    deep: { n: 1.5, at: { x: false } },
    rows: [{ a: 1, b: 'x' }, { b: null, c: [] }, { a: 2 }],
    unlike: [{ a: 1 }, { b: 2 }],
    wide: ['a', 'b', 'c', 'd', 'e'].map((key) => ({ [key]: 1, [`${key}2`]: 2 })),
  };
  const nested = {
    nested: [{ a: { b: 1 } }, { a: 2 }, [3, [4]], 'text', [[]]],
    last: [[]],
    rows: [{ a: 1 }, { a: 2 }],
  };
  return [
    ['JSON with values of each kind', 'a.json', JSON.stringify(values), { text: 'name: Total\nnext' }],
    ['JSON of arrays in arrays', 'a.json', JSON.stringify(nested), { text: 'nested:' }],
    ['JSON of a text', 'a.json', '"Total"', { text: 'Total' }],
    ['JSON of rows', 'a.json', '[{"a":1,"toString":2},{"a":3}]', { text: 'a   toString' }],
    ['JSON Lines with a broken line', 'a.jsonl', '{"Total":1}\n{"Total"\n', { text: '{"Total"' }],
    ['JSON Lines with blank lines', 'a.ndjson', '\n1.10\n\n  \n{"Total":2.50}\n', { text: 'Total: 2.50' }],
    ['JSON of one line and blank ones', 'a.json', '\n\n{"Total":}\n\n', { text: '{"Total":}' }],
  ];
}

function contacts(): Row[] {
  const card = (version: string, ...lines: string[]): string =>
    ['BEGIN:VCARD', `VERSION:${version}`, ...lines, 'END:VCARD', ''].join('\r\n');
  const plain = card(
    '3.0',
    'N:Total;Ann;;Dr.;',
    'FN:Ann',
    '  Total',
    'ADR;TYPE=work:;;Street 1;City;;12345;Land',
    'NOTE:one\\n two\\, three',
    'PHOTO;ENCODING=b;TYPE=JPEG:AAAA',
    'TEL;TYPE="a:b",home:+1',
    'REV:2024-01-01T00:00:00Z',
    'ORG:',
  );
  const phone = card(
    '2.1',
    'N;QUOTED-PRINTABLE;CHARSET=ISO-8859-1:M=FCller;J=fcrgen',
    'NOTE;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:one=0D=0A=',
    'two=',
    '=20three',
    'TEL;WORK;PREF;TYPE=x:2',
    'ADR;HOME;ENCODING=QUOTED-PRINTABLE:;;Stra=C3=9Fe 1;Ort',
    'broken',
    'EMAIL;INTERNET:a=b@c.d',
    ' goes=',
    'X-LAST:1',
  );
  const calendar = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:x',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Work',
    'BEGIN:VTIMEZONE',
    'TZID:gone',
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
    'DTSTAMP:20240101T000000Z',
    'DTSTART;TZID="Europe/Berlin":20240229T100000',
    'RRULE:FREQ=WEEKLY;COUNT=3',
    'CATEGORIES:a,b',
    'SUMMARY:Total',
    'BEGIN:VALARM',
    'TRIGGER:-PT15M',
    'END:VALARM',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'SUMMARY:Open',
  ].join('\r\n');
  return [
    ['two contacts', 'a.vcf', plain + phone, { text: 'Ann Total' }],
    ['a calendar with events', 'a.ics', calendar, { text: 'summary: Total' }],
    [
      'a contact that another ends',
      'a.vcf',
      'BEGIN:VCARD\nVERSION:3.0\nFN:Total\nEND:VCALENDAR\nNOTE:kept',
      { text: 'fn: Total\nnote: kept' },
    ],
    ['a contact without a component', 'a.vcf', 'BEGIN:VCARD\nEND\n', { code: 'document_unreadable' }],
  ];
}

function oldDocuments(): Row[] {
  const slides = [
    { outline: ['Title', 'two\rlines'], boxes: ['box\u000bnext', '  ', 'na\u00efve'], notes: 'Noted' },
    { outline: ['Other'], boxes: ['\u0142\u00f3d\u017a'] },
  ];
  return [
    ['an old presentation with notes and outlines', 'a.ppt', makePpt(slides), { text: 'Title' }],
    [
      'an old presentation with a password',
      'a.ppt',
      makePpt(slides, { token: 0xf3d1c4df }),
      { code: 'document_encrypted' },
    ],
    [
      'an old Word document with cells',
      'a.doc',
      makeDoc('\r  Total \t 118\rItem\u00075\u0007\u0007\r\rend\r\r'),
      { text: 'Total   118' },
    ],
    ['an old Word document with a password', 'a.doc', makeDoc('Total', 0x0100), { code: 'document_encrypted' }],
  ];
}

export function makeOddTables(): Row[] {
  return [...richTexts(), ...workbooks(), ...separatedValues(), ...jsonFiles(), ...contacts(), ...oldDocuments()];
}
