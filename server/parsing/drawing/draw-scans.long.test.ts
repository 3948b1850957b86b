import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { createParser } from '../child/child-parser.ts';
import { layoutText } from '../layout.ts';
import type { ParsableType } from '../parser.ts';
import { makeMail } from '../testing/make-mail.ts';
import { makePdf } from '../testing/make-pdf.ts';
import { makePortfolio } from '../testing/raw-pdf.ts';
import { drawPage, makeScannedPdf, makeTiff } from '../testing/make-picture.ts';
import { measureInk } from '../testing/measure-ink.ts';
import { temporaryFiles } from '../testing/temporary-files.ts';

const write = temporaryFiles();
const parser = createParser({ poolSize: 1, maxRssBytes: 2 ** 30, ocrLanguages: ['en'] });
afterAll(() => parser.close());
const limits = { maxPages: 20, maxCharacters: 100_000, deadlineMs: 150_000 };

const letter = (tilt = 0) =>
  drawPage(
    [
      { text: 'Where the ink is, the boxes are', x: 150, y: 300, size: 40 },
      { text: 'and nowhere else', x: 150, y: 400, size: 40 },
    ],
    tilt,
  );
const png = (tilt = 0) => letter(tilt).png().toBuffer();
const turned = async (angle: number) =>
  sharp(await png())
    .rotate(angle)
    .png()
    .toBuffer();

test.each<[string, ParsableType, () => Promise<Buffer>, least?: number]>([
  ['a PNG', 'image/png', () => png()],
  ['a scan tilted by 2 degrees', 'image/png', () => png(2)],
  ['a scan tilted by -4 degrees', 'image/png', () => png(-4), 0.9],
  ['a PNG on its side', 'image/png', () => turned(90)],
  ['a PNG on its head', 'image/png', () => turned(180)],
  ['an AVIF', 'image/avif', () => letter().avif({ quality: 80 }).toBuffer()],
  [
    'a JPEG with a rotated EXIF orientation',
    'image/jpeg',
    async () =>
      sharp(await turned(270))
        .withMetadata({ orientation: 6 })
        .jpeg()
        .toBuffer(),
  ],
  ['the second page of a TIFF', 'image/tiff', async () => makeTiff([drawPage([]), letter()])],
  [
    'a TIFF whose pages differ in size and resolution',
    'image/tiff',
    async () =>
      makeTiff([drawPage([]).resize(900, 400, { fit: 'fill' }), letter().resize(1500), drawPage([]).resize(300)]),
  ],
  ['a scanned PDF', 'application/pdf', async () => makeScannedPdf([await png()])],
  ['a scanned PDF on its side', 'application/pdf', async () => makeScannedPdf([await turned(90)])],
  [
    'a scan that is attached to a mail',
    'message/rfc822',
    async () =>
      makeMail({ type: 'text/plain', content: 'See the scans.' }, [
        { filename: 'terms.pdf', type: 'application/pdf', content: await makePdf([{ texts: [] }, { texts: [] }]) },
        { filename: 'scan.png', type: 'image/png', content: await png() },
      ]),
  ],
  [
    'a scan that a PDF embeds',
    'application/pdf',
    async () => makePortfolio([{ name: 'scan.png', content: await png() }]),
  ],
  [
    'a PDF in a mail in a mail',
    'message/rfc822',
    async () => {
      const texts = [{ text: 'Where the ink is, the boxes are', x: 100, y: 100, size: 20 }];
      const second = { text: 'and nowhere else', x: 100, y: 150, size: 20 };
      const content = await makePdf([{ texts: [] }, { texts: [...texts, second] }]);
      const inner = makeMail({ type: 'text/plain', content: 'Inner' }, [
        { filename: 'a.pdf', type: 'application/pdf', content },
      ]);
      return makeMail({ type: 'text/plain', content: 'Outer' }, [{ type: 'message/rfc822', content: inner }]);
    },
  ],
])('the boxes of %s fit its picture', { timeout: 180_000 }, async (_, mimeType, make, least = 0.95) => {
  const file = { path: write(await make()), mimeType };
  const layout = await parser.parse(file, { limits });
  const page = layout.pages.find(({ text }) => text.includes('ink'));
  if (page === undefined) expect.fail(`No page has the text: ${layoutText(layout)}`);
  const image = await parser.drawImage(file, { ...page, lines: [] }, { width: 900, format: 'webp' });
  const ink = await measureInk(image, page);
  expect(ink.width / ink.height).toBeCloseTo(page.width / page.height, 2);
  expect(ink.inBoxes).toBeGreaterThan(least);
  expect(ink.blankWords).toEqual([]);
});
