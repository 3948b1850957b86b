import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { createParser } from '../child/child-parser.ts';
import { layoutText, type Layout, type LayoutPage } from '../layout.ts';
import { ParseError, type ParseLimits } from '../parser.ts';
import { drawPage, makeHugePng, makeScannedPdf, makeTiff, type PictureText } from '../testing/make-picture.ts';
import { temporaryFiles } from '../testing/temporary-files.ts';
import { wordF1 } from '../testing/word-score.ts';

const write = temporaryFiles();
const parser = createParser({ poolSize: 1, maxRssBytes: 2 ** 30 });
const LIMITS: ParseLimits = { maxPages: 10, maxCharacters: 100_000, deadlineMs: 60_000 };
afterAll(() => parser.close());

async function read(
  content: Uint8Array,
  limits: Partial<ParseLimits> = {},
): Promise<Layout & { inspected: number | null; mimeType: string }> {
  const path = write(content);
  const { mimeType, pageCount } = await parser.inspect({ path, filename: 'scan' });
  const layout = await parser.parse({ path, mimeType }, { limits: { ...LIMITS, ...limits } });
  return { ...layout, inspected: pageCount, mimeType };
}

async function failure(content: Uint8Array, limits: Partial<ParseLimits> = {}): Promise<ParseError> {
  const error = await read(content, limits).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ParseError);
  return error as ParseError;
}

const INVOICE: PictureText[] = [
  { text: 'Invoice number', x: 80, y: 120 },
  { text: 'INV-2024-0117', x: 600, y: 120 },
  { text: 'Delivered to Mary Hopkins, 12 Long Street, Leeds', x: 80, y: 210 },
  { text: 'Description', x: 80, y: 340 },
  { text: 'Quantity', x: 540, y: 340 },
  { text: 'Amount', x: 800, y: 340 },
  { text: 'Screws, zinc plated', x: 80, y: 390 },
  { text: '100', x: 540, y: 390 },
  { text: '45.80', x: 800, y: 390 },
  { text: 'Washers', x: 80, y: 440 },
  { text: '50', x: 540, y: 440 },
  { text: '11.50', x: 800, y: 440 },
  { text: 'Total due within 30 days: 1,234.50 EUR', x: 80, y: 560 },
];
const LINES = [
  'Invoice number   INV-2024-0117',
  'Delivered to Mary Hopkins, 12 Long Street, Leeds',
  'Description   Quantity   Amount',
  'Screws, zinc plated   100   45.80',
  'Washers   50   11.50',
  'Total due within 30 days: 1,234.50 EUR',
];
const invoice = await drawPage(INVOICE).png().toBuffer();

function only(layout: Layout): LayoutPage {
  expect([layout.pageCount, layout.pages.length]).toEqual([1, 1]);
  return layout.pages[0] ?? expect.fail('There is no page.');
}

/** Rows and cells are where they are drawn, and nearly all words are right. */
function checkInvoice(page: LayoutPage): void {
  expect(page.source).toBe('ocr');
  expect(wordF1(page.text, LINES.join('\n'))).toBeGreaterThan(0.9);
  expect(page.lines.map((line) => line.text.split('   ').length)).toEqual(
    LINES.map((line) => line.split('   ').length),
  );
  for (const line of page.lines) {
    expect(page.text.slice(line.start, line.start + line.text.length)).toBe(line.text);
    expect(line.words.map((word) => word.text)).toEqual(line.text.split(/ +/));
    for (const word of line.words) expect(word.confidence).toBeGreaterThan(0.4);
    expect(line.confidence).toBeGreaterThan(0.7);
  }
}

test('reads a picture: words with boxes and confidence, rows, cells', async () => {
  const layout = await read(invoice);
  expect([layout.mimeType, layout.inspected]).toEqual(['image/png', 1]);
  const page = only(layout);
  checkInvoice(page);
  expect([page.width, page.height, page.rotation]).toEqual([480, 672, undefined]);
  const number = page.lines[0]?.words.at(-1);
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = number?.box ?? [];
  expect(Math.abs(x0 - 0.6)).toBeLessThan(0.015);
  expect(x1).toBeLessThan(0.9);
  expect(y0).toBeLessThan(98 / 1400);
  expect(y1).toBeGreaterThan(118 / 1400);
  expect(y1 - y0).toBeLessThan(0.04);
});

test.each([
  [90, 'jpeg', 90],
  [180, 'webp', 180],
  [270, 'png', 270],
] as const)('sets a picture upright that is turned by %i', async (turn, format, rotation) => {
  const page = only(await read(await sharp(invoice).rotate(turn).toFormat(format).toBuffer()));
  checkInvoice(page);
  expect(page).toMatchObject({ rotation, width: 480, height: 672 });
});

test('follows what a camera says of its orientation', async () => {
  const page = only(await read(await sharp(invoice).rotate(270).withMetadata({ orientation: 6 }).jpeg().toBuffer()));
  checkInvoice(page);
  expect(page).toMatchObject({ width: 480, height: 672 });
  expect(page.rotation).toBeUndefined();
});

test.each([-3, 3])('reads the rows of a page that is tilted by %i degrees', async (tilt) => {
  checkInvoice(only(await read(await drawPage(INVOICE, tilt).jpeg().toBuffer())));
});

test('reads accents and umlauts, at the least as their letters', async () => {
  const text = 'Müller GmbH Köln: Café à la carte, señor González, Zürich';
  const bare = (words: string): string => words.normalize('NFD').replace(/\p{M}/gu, '');
  const page = only(
    await read(
      await drawPage([{ text, x: 80, y: 200, size: 28 }])
        .png()
        .toBuffer(),
    ),
  );
  expect(wordF1(bare(page.text), bare(text))).toBeGreaterThan(0.85);
});

test('each page of a TIFF is a page', async () => {
  const pages = ['First sheet of two', 'Second and last sheet'];
  const bytes = await makeTiff(pages.map((text) => drawPage([{ text, x: 100, y: 300, size: 40 }])));
  const layout = await read(bytes);
  expect([layout.mimeType, layout.inspected, layout.pageCount]).toEqual(['image/tiff', 2, 2]);
  expect(layout.pages.map((page) => [page.number, page.source, page.text])).toEqual(
    pages.map((text, index) => [index + 1, 'ocr', text]),
  );
  expect(await failure(bytes, { maxPages: 1 })).toMatchObject({ code: 'too_many_pages' });
  expect(await failure(bytes, { maxCharacters: 10 })).toMatchObject({ code: 'payload_too_large' });
});

test('recognises only the pages of a PDF that are pictures', async () => {
  const { pages, inspected } = await read(await makeScannedPdf([invoice, 'A page of text', null]));
  expect(inspected).toBe(3);
  expect(pages.map((page) => [page.number, page.source])).toEqual([
    [1, 'ocr'],
    [2, 'text'],
    [3, 'text'],
  ]);
  if (pages[0] !== undefined) checkInvoice(pages[0]);
  expect(Math.round(pages[0]?.width ?? 0)).toBe(595);
  expect(pages.slice(1).map((page) => page.text)).toEqual(['A page of text', '']);
});

test('a picture without text is a page without text', async () => {
  expect(layoutText(await read(await drawPage([]).png().toBuffer()))).toBe('');
});

test('refuses too many pixels immediately and names the limit', async () => {
  const error = await failure(makeHugePng(30_000, 30_000));
  expect(error.code).toBe('payload_too_large');
  expect(error.message).toContain('30000 × 30000 pixels; the limit is 100000000 pixels (EXCERPT_MAX_PIXELS)');
});

test('damaged pictures are unreadable', async () => {
  const tiff = await makeTiff([drawPage(INVOICE)]);
  const jpeg = await sharp(invoice).jpeg().toBuffer();
  for (const bytes of [
    tiff.subarray(0, 125),
    tiff.subarray(0, tiff.length / 2),
    jpeg.subarray(0, jpeg.length / 3),
    invoice.subarray(0, 2000),
  ]) {
    expect(await failure(bytes)).toMatchObject({ code: 'document_unreadable', retryable: false });
  }
});

test('recognition is bound by the deadline of the document', async () => {
  expect(await failure(invoice, { deadlineMs: 60 })).toMatchObject({ code: 'parse_timeout' });
  checkInvoice(only(await read(invoice)));
});
