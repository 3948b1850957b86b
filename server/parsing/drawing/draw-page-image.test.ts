import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { createParser } from '../child/child-parser.ts';
import type { LayoutPage } from '../layout.ts';
import type { DrawablePage, ImageOptions, ParsableType } from '../parser.ts';
import { makePdf, type PdfPage, type PdfSettings } from '../testing/make-pdf.ts';
import { measureInk } from '../testing/measure-ink.ts';
import { makeFormPdf, makeLongPdf } from '../testing/raw-pdf.ts';
import { temporaryFiles } from '../testing/temporary-files.ts';

const write = temporaryFiles();
const parser = createParser({ poolSize: 1, maxRssBytes: 2 ** 30 });
afterAll(() => parser.close());
const limits = { maxPages: 2_000, maxCharacters: 10_000_000, deadlineMs: 150_000 };

const drawable = ({ text: _text, lines, tables: _tables, ...frame }: LayoutPage): DrawablePage => ({
  ...frame,
  lines: lines.map(({ text }) => text),
});

async function draw(
  bytes: Uint8Array,
  mimeType: ParsableType,
  { number = 1, ...options }: Partial<ImageOptions> & { number?: number } = {},
): Promise<{ page: LayoutPage; image: Uint8Array }> {
  const file = { path: write(bytes), mimeType };
  const page = (await parser.parse(file, { limits })).pages.find((one) => one.number === number);
  if (page === undefined) expect.fail(`There is no page ${number}.`);
  return { page, image: await parser.drawImage(file, drawable(page), { width: 1000, format: 'webp', ...options }) };
}

const texts = [
  { text: 'Where the ink is, the boxes are', x: 160, y: 230, size: 20 },
  { text: 'and nowhere else', x: 160, y: 300, size: 12 },
];
const UNITS = { UserUnit: 2 };
const CROPPED = { CropBox: [100, 200, 500, 700] };
const SHIFTED = { MediaBox: [-50, 80, 545.28, 921.89] };

/** A PDF of a page with these entries in its dictionary. */
async function makeOddPdf(page: PdfPage, entries: Record<string, unknown> = {}): Promise<Buffer> {
  const { addPage } = PDFDocument.prototype;
  PDFDocument.prototype.addPage = function add(this: PDFKit.PDFDocument, options?: PDFKit.PDFDocumentOptions) {
    addPage.call(this, options);
    Object.assign((this.page.dictionary as unknown as { data: object }).data, entries);
    return this;
  };
  try {
    return await makePdf([page]);
  } finally {
    PDFDocument.prototype.addPage = addPage;
  }
}

test.each<[string, PdfPage, Record<string, unknown>?]>([
  ['upright', { texts }],
  ['on its side', { texts, rotate: 90 }],
  ['on its head', { texts, rotate: 180 }],
  ['turned and turned back', { texts, rotate: 270, counterRotate: true }],
  ['cut by a crop box', { texts }, CROPPED],
  ['cut by a crop box and on its side', { texts, rotate: 90 }, CROPPED],
  ['whose origin is not its corner', { texts }, SHIFTED],
  ['in units of its own', { texts }, UNITS],
])('the boxes of a PDF fit a page %s', async (_, pdfPage, entries) => {
  const { page, image } = await draw(await makeOddPdf(pdfPage, entries), 'application/pdf');
  expect(page.text.replaceAll(/\s/g, '')).toBe('Wheretheinkis,theboxesareandnowhereelse');
  const ink = await measureInk(image, page);
  expect(ink.width / ink.height).toBeCloseTo(page.width / page.height, 2);
  expect(ink.inBoxes).toBeGreaterThan(0.98);
  expect(ink.blankWords).toEqual([]);
});

test('what is typed into a form is in the picture', async () => {
  const { page, image } = await draw(makeFormPdf('Muster'), 'application/pdf');
  expect(page.text).toContain('Muster');
  const words = page.lines.flatMap((line) => line.words).filter(({ text }) => text === 'Muster');
  expect((await measureInk(image, { lines: [{ text: '', start: 0, box: null, words }] })).blankWords).toEqual([]);
});

test('a page has the width that was asked for, in the format that was asked for', async () => {
  for (const [width, format] of [
    [64, 'png'],
    [1237, 'webp'],
    [3000, 'png'],
  ] as const) {
    const { image } = await draw(makeLongPdf(1), 'application/pdf', { width, format });
    const found = await sharp(image).metadata();
    expect(found).toMatchObject({ width, format });
    expect(Math.abs(found.height - (width * 792) / 612)).toBeLessThanOrEqual(1);
  }
});

test.each<[string, [number, number]]>([
  ['of 200 by 200 inches', [14_400, 14_400]],
  ['that is 40 times as high as it is wide', [100, 4_000]],
])('the picture of a page %s has bounds', async (_, size) => {
  const settings: PdfSettings = { size };
  const bytes = await makePdf([{ texts: [{ text: 'Huge', x: 10, y: 100, size: 20 }] }], settings);
  const { image } = await draw(bytes, 'application/pdf', { width: 3000 });
  const { width, height } = await sharp(image).metadata();
  expect(width * height).toBeLessThanOrEqual(25_000_000);
  expect(height).toBeLessThanOrEqual(12_000);
  expect(width / height).toBeCloseTo(size[0] / size[1], 2);
});

test('draws any page of a long document, also one behind junk', async () => {
  const { page, image } = await draw(makeLongPdf(950, 'Received: by a mail server\n\n'), 'application/pdf', {
    number: 900,
  });
  expect(page.text).toBe('Page number 900');
  expect(await measureInk(image, page)).toMatchObject({ blankWords: [] });
});

test('a page that the file does not have cannot be drawn', async () => {
  const file = { path: write(makeLongPdf(2)), mimeType: 'application/pdf' as const };
  const page = { number: 3, width: 612, height: 792, source: 'text' as const, lines: [] };
  await expect(parser.drawImage(file, page, { width: 200, format: 'png' })).rejects.toMatchObject({
    code: 'document_unreadable',
    message: 'Page 3 of the document cannot be drawn.',
  });
});
