import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { LayoutPage } from '../layout.ts';
import { parsePdf } from '../formats/pdf/pdf.ts';
import { renderPage, type PagePicture } from './render-page.ts';
import { makePdf, type PdfPage } from '../testing/make-pdf.ts';
import { drawPage } from '../testing/make-picture.ts';
import { temporaryFiles } from '../testing/temporary-files.ts';

const write = temporaryFiles();

async function drawn(pdfPage: PdfPage, settings = {}, junk = ''): Promise<{ page: LayoutPage; picture: PagePicture }> {
  const bytes = Buffer.concat([Buffer.from(junk), await makePdf([pdfPage], settings)]);
  const path = write(bytes);
  for await (const step of parsePdf(bytes)) {
    const page = 'pages' in step ? step.pages[0] : undefined;
    if (page !== undefined) return { page, picture: await renderPage({ path, mimeType: 'application/pdf' }, page) };
  }
  throw new Error('The PDF has no page.');
}

/** The share of the picture's dark pixels that lie in the boxes of the page's lines. */
async function inkInBoxes({ lines }: LayoutPage, { png }: PagePicture): Promise<number> {
  const { data, info } = await sharp(png).grayscale().raw().toBuffer({ resolveWithObject: true });
  let ink = 0;
  let inside = 0;
  for (let y = 0; y < info.height; y++) {
    for (let x = 0; x < info.width; x++) {
      if ((data[(y * info.width + x) * info.channels] ?? 255) > 128) continue;
      ink += 1;
      const [px, py] = [(x + 0.5) / info.width, (y + 0.5) / info.height];
      if (lines.some(({ box }) => box !== null && px >= box[0] && px <= box[2] && py >= box[1] && py <= box[3]))
        inside += 1;
    }
  }
  expect(ink).toBeGreaterThan(200);
  return inside / ink;
}

const texts = [{ text: 'Where the ink is, the boxes are', x: 60, y: 130, size: 20 }];

test.each<[string, PdfPage]>([
  ['upright', { texts }],
  ['on its side', { texts, rotate: 90 }],
  ['on its head', { texts, rotate: 180 }],
  ['turned and turned back', { texts, rotate: 270, counterRotate: true }],
])('draws a page %s as its layout holds it', async (_, pdfPage) => {
  const { page, picture } = await drawn(pdfPage);
  expect(picture.width / picture.height).toBeCloseTo(page.width / page.height, 2);
  expect(await inkInBoxes(page, picture)).toBeGreaterThan(0.98);
});

test('draws a page of 200 by 200 inches within its bounds, and one behind junk', async () => {
  const { picture } = await drawn({ texts: [{ text: 'Huge', x: 100, y: 100, size: 900 }] }, { size: [14_400, 14_400] });
  expect(Math.max(picture.width, picture.height)).toBeLessThanOrEqual(2400);
  const { page, picture: behind } = await drawn({ texts }, {}, 'Received: by a mail server\n\n');
  expect(await inkInBoxes(page, behind)).toBeGreaterThan(0.98);
});

test('has no picture of a text', async () => {
  const { page } = await drawn({ texts });
  await expect(renderPage({ path: 'some.txt', mimeType: 'text/plain' }, page)).rejects.toThrow(
    'text/plain has no picture',
  );
});

test('draws a JPEG that lies on its side as its layout holds it', async () => {
  const letter = drawPage([
    { text: 'Where the ink is, the boxes are', x: 150, y: 300, size: 40 },
    { text: 'and nowhere else', x: 150, y: 400, size: 40 },
  ]);
  const path = write(
    await sharp(await letter.png().toBuffer())
      .rotate(90)
      .jpeg()
      .toBuffer(),
  );
  const { page: drawnPage } = await drawn({ texts });
  const [line] = drawnPage.lines;
  if (line === undefined) expect.fail('The page has no line.');
  // As text recognition reports it: upright, with the rotation that makes it so.
  const page: LayoutPage = {
    ...drawnPage,
    width: 1000,
    height: 1400,
    rotation: 90,
    lines: [
      { ...line, box: [0.14, 0.185, 0.9, 0.225] },
      { ...line, box: [0.14, 0.255, 0.9, 0.3] },
    ],
  };
  const picture = await renderPage({ path, mimeType: 'image/jpeg' }, page);
  expect(picture.width / picture.height).toBeCloseTo(1000 / 1400, 2);
  expect(await inkInBoxes(page, picture)).toBeGreaterThan(0.95);
});
