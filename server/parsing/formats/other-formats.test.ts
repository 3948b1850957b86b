import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { parseFormat } from '../formats.ts';
import type { LayoutPage } from '../layout.ts';
import { sniffBytes } from '../sniff/sniff.ts';
import { makeDoc, makeMsg } from '../testing/make-compound.ts';
import { writeZip } from '../archive/zip-writer.ts';
import { archiveOf } from '../testing/make-office.ts';
import { makePpt } from '../testing/make-ppt.ts';
import { makeLongPdf } from '../testing/raw-pdf.ts';
import { drawPage } from '../testing/make-picture.ts';
import { openUpright, readPictureHead } from './picture/picture.ts';

async function read(
  bytes: Buffer,
  filename = 'x',
): Promise<{ type: string; count: number | null; pages: LayoutPage[] }> {
  const type = await sniffBytes(bytes, filename);
  const pages: LayoutPage[] = [];
  let count: number | null = null;
  const context = { maxPages: 100, maxCharacters: 100_000, maxPixels: 1e8, warn: () => undefined };
  for await (const step of parseFormat(bytes, type, context)) {
    if ('pages' in step) pages.push(...step.pages);
    else count = step.pageCount;
  }
  return { type, count, pages };
}

const text = (pages: LayoutPage[]): string[] =>
  pages.flatMap((page) => page.lines.map((line) => line.text)).filter((line) => line !== '');

test('reads a Word document of 1997 to 2003', async () => {
  const { type, pages } = await read(makeDoc('Invoice\r№ 4711 für Müller\rItem\u0007Qty\u0007\u0007Total: 5 €\r'));
  expect(type).toBe('application/msword');
  expect(text(pages).slice(0, 2)).toEqual(['Invoice', '№ 4711 für Müller']);
  expect(pages[0]?.text).toMatch(/Item\s{3}Qty/);
});

test('says that an old Word document is encrypted, or damaged', async () => {
  await expect(read(makeDoc('Invoice', 0x0100))).rejects.toMatchObject({ code: 'document_encrypted' });
  await expect(read(makeDoc('Invoice').subarray(0, 2048), 'x.doc')).rejects.toMatchObject({
    code: expect.stringMatching(/document_unreadable|unsupported_file_type/) as string,
  });
});

test('reads an Outlook message with its attachment', async () => {
  const content = Buffer.from('item;qty\nScrew;100\n');
  const { type, pages } = await read(
    makeMsg({ body: 'Dear Ann,\r\nhere it is.', attachment: { name: 'a.csv', content } }),
  );
  expect(type).toBe('application/vnd.ms-outlook');
  expect(text(pages)).toEqual([
    'Subject: Your order',
    'From: Bob <bob@example.org>',
    'To: Ann <ann@example.org>',
    'Dear Ann,',
    'here it is.',
    'Attachment: a.csv',
    'item   qty',
    'Screw   100',
  ]);
  expect(pages[1]?.name).toBe('a.csv');
});

test('reads the chapters of a book in the order of its spine', async () => {
  const book = archiveOf({
    mimetype: 'application/epub+zip',
    'META-INF/container.xml': '<container><rootfiles><rootfile full-path="OEBPS/a.opf"/></rootfiles></container>',
    'OEBPS/a.opf':
      '<package><manifest><item id="two" href="ch%202.xhtml"/><item id="one" href="ch1.xhtml"/></manifest>' +
      '<spine><itemref idref="one"/><itemref idref="two"/><itemref idref="gone"/></spine></package>',
    'OEBPS/ch1.xhtml': '<html><body><p>Chapter 1</p></body></html>',
    'OEBPS/ch 2.xhtml': '<html><body><p>Chapter 2</p></body></html>',
  });
  const { type, count, pages } = await read(book);
  expect([type, count, pages.map((page) => [page.number, page.text])]).toEqual([
    'application/epub+zip',
    2,
    [
      [1, 'Chapter 1'],
      [2, 'Chapter 2'],
    ],
  ]);
});

test('reads the pages of an XPS document in rows', async () => {
  const glyphs = (words: string, x: number, y: number) =>
    `<Glyphs OriginX="${x}" OriginY="${y}" FontRenderingEmSize="12" UnicodeString="${words}"/>`;
  const file = archiveOf({
    '[Content_Types].xml': '<Types/>',
    'FixedDocSeq.fdseq':
      '<FixedDocumentSequence><DocumentReference Source="/Documents/1/a.fdoc"/></FixedDocumentSequence>',
    'Documents/1/a.fdoc': '<FixedDocument><PageContent Source="Pages/1.fpage"/></FixedDocument>',
    'Documents/1/Pages/1.fpage':
      `<FixedPage>${glyphs('118.00', 400, 81)}${glyphs('Total', 40, 80)}` +
      `<Canvas RenderTransform="1,0,0,1,0,20">${glyphs('{}{Thank you}', 40, 10)}</Canvas></FixedPage>`,
  });
  const { type, count, pages } = await read(file);
  expect([type, count, text(pages)]).toEqual(['application/vnd.ms-xpsdocument', 1, ['{Thank you}', 'Total   118.00']]);
});

test('reads contacts and calendars', async () => {
  const card = await read(
    Buffer.from('BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ann Example\r\nORG:Acme\\, Inc.;Sales\r\nEND:VCARD\r\n'),
  );
  expect([card.type, text(card.pages)]).toEqual(['text/vcard', ['fn: Ann Example', 'org: Acme, Inc., Sales']]);
  const event = 'BEGIN:VEVENT\r\nDTSTART:20260312T100000Z\r\nSUMMARY:Delivery of or\r\n der 4711\r\nEND:VEVENT';
  const calendar = await read(Buffer.from(`BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${event}\r\nEND:VCALENDAR\r\n`));
  expect(calendar.type).toBe('text/calendar');
  expect(text(calendar.pages)).toEqual(['dtstart: 2026-03-12T10:00:00Z', 'summary: Delivery of order 4711']);
  await expect(read(Buffer.from('BEGIN:VCALENDAR\r\nnonsense'))).rejects.toMatchObject({ code: 'document_unreadable' });
});

test.each([
  ['image/heic', () => readFileSync(new URL('../testing/invoice.heic', import.meta.url)), 640, 320],
  ['image/avif', async () => drawPage([]).resize(200, 280).avif().toBuffer(), 200, 280],
])('opens %s', async (type, make, width, height) => {
  const bytes = await make();
  expect(await sniffBytes(bytes, 'x.jpg')).toBe(type);
  expect(await readPictureHead(bytes, { maxPixels: 1e8 })).toMatchObject({ width, height, pageCount: 1 });
  await expect(readPictureHead(bytes, { maxPixels: 1000 })).rejects.toMatchObject({ code: 'payload_too_large' });
  const { dominant } = await sharp(await (await openUpright(bytes, {})).png().toBuffer()).stats();
  expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(200);
});

test('reads the slides of a presentation of 1997 to 2003 as they were saved last', async () => {
  const slides = [
    { outline: ['Welcome', 'Costs: 5 €\vper piece'], boxes: ['Müller GmbH'], notes: 'Smile.' },
    { boxes: ['Total: 118'] },
  ];
  for (const stale of [false, true]) {
    const { type, count, pages } = await read(makePpt(slides, { stale }));
    expect([type, count]).toEqual(['application/vnd.ms-powerpoint', 2]);
    expect(pages.map(({ number, text: words }) => [number, words])).toEqual([
      [1, 'Welcome\nCosts: 5 €\nper piece\nMüller GmbH\nSmile.'],
      [2, 'Total: 118'],
    ]);
  }
});

test('says that an old presentation is encrypted, or damaged', async () => {
  const slides = [{ boxes: ['Total'] }];
  await expect(read(makePpt(slides, { token: 0xf3d1c4df }))).rejects.toMatchObject({ code: 'document_encrypted' });
  const text = makePpt(slides);
  // The directory of objects no longer is where the last save says.
  text.fill(0xff, text.indexOf(Buffer.from([0x72, 0x17])), text.indexOf(Buffer.from([0x72, 0x17])) + 2);
  await expect(read(text)).rejects.toMatchObject({ code: 'document_unreadable' });
});

test('reads the preview of a document of Pages, Numbers or Keynote', async () => {
  const document = writeZip([
    { name: 'index.xml', content: Buffer.from('<a/>') },
    { name: 'QuickLook/Preview.pdf', content: makeLongPdf(2) },
  ]);
  const { type, count, pages } = await read(document, 'plan.numbers');
  expect([type, count, text(pages)]).toEqual(['application/vnd.apple.numbers', 2, ['Page number 1', 'Page number 2']]);
});

test('refuses a document of Pages without a preview, and says what to do', async () => {
  const document = archiveOf({ 'Index/Document.iwa': 'x', 'preview.jpg': 'x' });
  const refused = sniffBytes(document, 'letter.pages');
  await expect(refused).rejects.toMatchObject({ code: 'unsupported_file_type' });
  await expect(refused).rejects.toThrow('Export it as PDF');
});
