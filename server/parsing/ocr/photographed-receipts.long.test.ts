import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { createParser } from '../child/child-parser.ts';
import { bend, drawPage, type PictureText } from '../testing/make-picture.ts';
import { temporaryFiles } from '../testing/temporary-files.ts';
import { wordF1 } from '../testing/word-score.ts';

const write = temporaryFiles();
const parser = createParser({ poolSize: 1, maxRssBytes: 2 ** 30 });
afterAll(() => parser.close());

/** Type of one width: the spaces of the letterhead are as wide as letters. */
const row = (y: number, ...cells: [x: number, text: string][]): PictureText[] =>
  cells.map(([x, text]) => ({ text, x, y, size: 34, font: 'DejaVu Sans Mono, Courier, monospace' }));

const RECEIPT = [
  ...row(120, [190, 'SANDHILL HARDWARE (M) LTD']),
  ...row(180, [130, 'LOT 18 A & 12 B, LONG STREET 6']),
  ...row(240, [240, '40150 NEW TOWN 8 W']),
  ...row(380, [100, 'Brass hooks'], [560, '2'], [740, '17.00']),
  ...row(440, [100, 'Steel wool'], [560, '5'], [740, '10.00']),
  ...row(500, [100, 'Mop'], [560, '1'], [740, '16.00']),
  ...row(620, [100, 'TOTAL'], [740, '43.00']),
];
const LINES = [
  'SANDHILL HARDWARE (M) LTD',
  'LOT 18 A & 12 B, LONG STREET 6',
  '40150 NEW TOWN 8 W',
  'Brass hooks   2   17.00',
  'Steel wool   5   10.00',
  'Mop   1   16.00',
  'TOTAL   43.00',
];

const photograph = (tilt: number) => drawPage(RECEIPT, tilt).extract({ left: 0, top: 0, width: 1000, height: 800 });

describe.each([
  ['tilted', async () => await photograph(2).jpeg({ quality: 50 }).toBuffer()],
  ['bent', async () => (await bend(photograph(0), 8)).jpeg({ quality: 80 }).toBuffer()],
  ['noisy', async () => await addNoise(await photograph(-1).png().toBuffer())],
])('a receipt that is %s', (_, take) => {
  test('has its rows, with cells only where columns are', async () => {
    const path = write(await take());
    const limits = { maxPages: 1, maxCharacters: 100_000, deadlineMs: 120_000 };
    const { mimeType } = await parser.inspect({ path, filename: 'receipt' });
    const [page] = (await parser.parse({ path, mimeType }, { limits })).pages;
    expect(wordF1(page?.text ?? '', LINES.join('\n'))).toBeGreaterThan(0.85);
    const countCells = (lines: string[]): number[] => lines.map((line) => line.split('   ').length);
    expect(countCells(page?.lines.map((line) => line.text) ?? [])).toEqual(countCells(LINES));
  });
});

async function addNoise(picture: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata();
  const noise = await sharp({
    create: { width, height, channels: 3, background: '#fff', noise: { type: 'gaussian', mean: 225, sigma: 12 } },
  })
    .png()
    .toBuffer();
  return await sharp(picture)
    .composite([{ input: noise, blend: 'multiply' }])
    .jpeg()
    .toBuffer();
}
