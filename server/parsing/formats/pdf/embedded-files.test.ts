import { expect, test } from 'vitest';
import { readAttached } from '../attached/read-attached.ts';
import { parseFormat } from '../../formats.ts';
import type { LayoutPage } from '../../layout.ts';
import type { UnreadPage } from '../../parse-step.ts';
import { makeMail } from '../../testing/make-mail.ts';
import { makePdf } from '../../testing/make-pdf.ts';
import { drawPage } from '../../testing/make-picture.ts';
import { makeLongPdf, makePortfolio } from '../../testing/raw-pdf.ts';

async function parse(bytes: Uint8Array, { maxPages = 100, pages: ranges = [] as string[] } = {}) {
  const pages: LayoutPage[] = [];
  const unread: UnreadPage[] = [];
  const warnings: string[] = [];
  const warn = (warning: string): void => void warnings.push(warning);
  const context = { maxPages, maxCharacters: 100_000, maxPixels: 1e8, warn, pages: ranges };
  for await (const step of parseFormat(bytes, 'application/pdf', context)) {
    if (!('pages' in step)) continue;
    pages.push(...step.pages);
    unread.push(...(step.unread ?? []));
  }
  return { pages, unread, warnings };
}

const csv = { name: 'items.csv', content: Buffer.from('item;qty\nScrew;100\n') };

test('reads embedded files after the pages of a PDF, under their names', async () => {
  const portfolio = makePortfolio([
    csv,
    { name: 'long.pdf', content: makeLongPdf(2) },
    { name: 'note.txt', content: Buffer.from('By annotation'), isAnnotation: true },
  ]);
  const { pages, warnings } = await parse(portfolio);
  expect(pages.map(({ number, name, text }) => [number, name, text])).toEqual([
    [1, undefined, 'See the attachments'],
    [2, 'items.csv', 'item   qty\nScrew   100'],
    [3, 'long.pdf', 'Page number 1'],
    [4, 'long.pdf', 'Page number 2'],
    [5, 'note.txt', 'By annotation'],
  ]);
  expect(warnings).toEqual([]);
});

test('reads files that the library of pdfkit embeds, which compresses them', async () => {
  const pdf = await makePdf([{ texts: [{ text: 'Cover', x: 50, y: 50 }] }], {}, [csv]);
  expect((await parse(pdf)).pages.map(({ text }) => text)).toEqual(['Cover', 'item   qty\nScrew   100']);
});

test('names what it cannot read, and the data of an electronic invoice, in warnings', async () => {
  const { pages, warnings } = await parse(
    makePortfolio([
      { name: 'blob.bin', content: Buffer.from([0, 1, 2, 3]) },
      { name: 'broken.pdf', content: Buffer.from('%PDF-1.4 broken') },
      { name: 'factur-x.xml', content: Buffer.from('<?xml version="1.0"?><a/>') },
      csv,
    ]),
  );
  expect(pages.map(({ name }) => name)).toEqual([undefined, 'items.csv']);
  expect(warnings).toEqual([
    expect.stringContaining('The embedded file blob.bin was not read:'),
    expect.stringContaining('The embedded file broken.pdf was not read:'),
    expect.stringContaining('The embedded file factur-x.xml was not read:'),
  ]);
});

test('finds pictures in embedded files again, through mails and other PDFs', async () => {
  const scan = await drawPage([{ text: 'Total', x: 20, y: 20 }])
    .png()
    .toBuffer();
  const mail = makeMail({ type: 'text/plain', content: 'Hi' }, [
    {
      type: 'application/pdf',
      filename: 'inner.pdf',
      content: makePortfolio([csv, { name: 'scan.png', content: scan }]),
    },
  ]);
  const portfolio = makePortfolio([{ name: 'mail.eml', content: mail }]);
  const { pages, unread } = await parse(portfolio);
  expect(pages.at(-1)?.name).toBe('mail.eml / inner.pdf / scan.png');
  expect(unread).toEqual([{ number: pages.length, kind: 'picture', page: 1, attachment: [0, 0, 1] }]);
  expect(Buffer.from(await readAttached(portfolio, [0, 0, 1]))).toEqual(scan);
});

test('counts the pages of embedded files against the limit', async () => {
  const portfolio = makePortfolio([{ name: 'long.pdf', content: makeLongPdf(5) }]);
  expect((await parse(portfolio, { maxPages: 6 })).pages).toHaveLength(6);
  await expect(parse(portfolio, { maxPages: 5 })).rejects.toMatchObject({ code: 'too_many_pages' });
});

test('reads no embedded files where pages are selected', async () => {
  expect((await parse(makePortfolio([csv]), { pages: ['1'] })).pages).toHaveLength(1);
});

test('refuses PDFs in PDFs without end, and too many files', async () => {
  let nested = makeLongPdf(1);
  for (let depth = 0; depth < 7; depth++) nested = makePortfolio([{ name: `${depth}.pdf`, content: nested }]);
  await expect(parse(nested)).rejects.toMatchObject({ code: 'payload_too_large' });
  const many = makePortfolio(Array.from({ length: 201 }, (_, index) => ({ ...csv, name: `${index}.csv` })));
  await expect(parse(many)).rejects.toMatchObject({
    code: 'payload_too_large',
    message: expect.stringContaining('limit of attachments') as string,
  });
});
