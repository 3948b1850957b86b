import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import type { ParseStep } from '../../parse-step.ts';
import { makeTiff } from '../../testing/make-picture.ts';
import { temporaryFiles } from '../../testing/temporary-files.ts';
import { cutPicture } from './cut-picture.ts';
import { openPicture, parsePicture, readPictureHead } from './picture.ts';
import { parsePdf } from '../pdf/pdf.ts';
import { Pdfium } from '../pdf/pdfium.ts';

const write = temporaryFiles();
const maxPixels = 1_000_000;
const paper = (width: number, height: number, background = '#fff'): Sharp =>
  sharp({ create: { width, height, channels: 3, background } });
const page = (width: number, height: number): Promise<Buffer> => makeTiff([paper(width, height)]);
const png = (width: number, height: number): Promise<Buffer> => paper(width, height).png().toBuffer();

/** An animation of two pictures. */
const animation = async (): Promise<Buffer> =>
  sharp(await Promise.all([paper(20, 10, '#fff'), paper(20, 10, '#000')].map((one) => one.png().toBuffer())), {
    join: { animated: true },
  })
    .webp()
    .toBuffer();

describe('the head of a picture', () => {
  test.each([
    [99, null],
    [100, 100],
    [300, 300],
    [1_200, 1_200],
    [1_201, null],
  ])('believes a density of %d as %o', async (density, believed) => {
    const bytes = await paper(20, 10).withMetadata({ density }).jpeg().toBuffer();
    expect(await readPictureHead(bytes, { maxPixels })).toEqual({
      width: 20,
      height: 10,
      pageCount: 1,
      density: believed,
    });
  });

  test('has the pages of a TIFF, each with a size of its own', async () => {
    const tiff = await makeTiff([paper(20, 10), paper(30, 40)]);
    expect(await readPictureHead(tiff, { maxPixels })).toMatchObject({ width: 20, height: 10, pageCount: 2 });
    expect(await readPictureHead(tiff, { page: 1, maxPixels })).toMatchObject({ width: 30, height: 40 });
    expect(await readPictureHead(await page(5, 5), { maxPixels })).toMatchObject({ pageCount: 1 });
  });

  test('may have as many pixels as the limit, and no more', async () => {
    const bytes = await png(40, 30);
    expect(await readPictureHead(bytes, { maxPixels: 1_200 })).toMatchObject({ width: 40 });
    await expect(readPictureHead(bytes, { maxPixels: 1_199 })).rejects.toMatchObject({
      code: 'payload_too_large',
      message: expect.stringContaining('The picture has 40 × 30 pixels; the limit is 1199 pixels') as string,
      detail: 'EXCERPT_MAX_PIXELS=1199',
    });
  });

  test('of a damaged file names what is wrong with it', async () => {
    await expect(readPictureHead(Buffer.from('no picture'), { maxPixels })).rejects.toMatchObject({
      code: 'document_unreadable',
      detail: expect.stringMatching(/^[^\n]+$/) as string,
    });
  });
});

async function steps(bytes: Uint8Array, leastSide?: number, maxPages = 10): Promise<ParseStep[]> {
  return await Array.fromAsync(parsePicture(bytes, { maxPages, maxPixels }, leastSide));
}

describe('the pages of a picture', () => {
  test('are to be recognised, each by its number in the file', async () => {
    const [count, pages] = await steps(await makeTiff([paper(20, 10), paper(30, 40)]));
    expect(count).toEqual({ pageCount: 2 });
    expect(pages).toMatchObject({
      pages: [
        { number: 1, source: 'ocr', text: '' },
        { number: 2, source: 'ocr', text: '' },
      ],
      unread: [
        { number: 1, kind: 'picture', page: 1 },
        { number: 2, kind: 'picture', page: 2 },
      ],
    });
    await expect(steps(await makeTiff([paper(20, 10), paper(30, 40)]), 0, 1)).rejects.toMatchObject({
      code: 'too_many_pages',
    });
  });

  test('are none where its shorter side is too short', async () => {
    expect(await steps(await png(150, 400), 150)).toHaveLength(2);
    expect(await steps(await png(149, 400), 150)).toEqual([]);
    expect(await steps(await png(400, 149), 150)).toEqual([]);
  });

  test('are one of an animation', async () => {
    expect((await steps(await animation()))[0]).toEqual({ pageCount: 1 });
  });
});

test('a picture is opened as its camera meant it, and no larger than asked for', async () => {
  const lying = await paper(60, 20).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  const size = async (longestSide: number) => {
    const picture = await openPicture(lying, 0, { longestSide, maxPixels });
    const { info } = await picture.raw().toBuffer({ resolveWithObject: true });
    return [info.width, info.height];
  };
  expect(await size(30)).toEqual([10, 30]);
  // It is not made larger.
  expect(await size(100)).toEqual([20, 60]);
  await expect(
    openPicture(lying, 0, { longestSide: 10, maxPixels: 1_199 }).then((one) => one.toBuffer()),
  ).rejects.toThrow('pixel limit');
});

describe('pages that are cut out of a picture', () => {
  /** The first colour of each page of a PDF, with the page's size in points. */
  async function look(bytes: Uint8Array | undefined): Promise<string[]> {
    const pdfium = await Pdfium.load();
    const document = pdfium.open(bytes ?? new Uint8Array(), ['']) ?? expect.fail('The excerpt is no PDF.');
    const count = pdfium.module.FPDF_GetPageCount(document);
    return Array.from({ length: count }, (_, index) => {
      const one = pdfium.module.FPDF_LoadPage(document, index);
      const sides = [pdfium.module.FPDF_GetPageWidth(one), pdfium.module.FPDF_GetPageHeight(one)];
      return sides.map((side) => Math.round(side * 10) / 10).join(' x ');
    });
  }
  const cut = (bytes: Buffer, ...parts: number[][]) => cutPicture(write(bytes), parts, { maxPixels });

  test('are those that it has, at the size that they have on paper', async () => {
    const tiff = await makeTiff([paper(200, 100), paper(300, 400), paper(20, 20)]);
    const [first, second, third] = await cut(tiff, [2, 1, 4], [3], [4, 5]);
    expect(first?.pages).toEqual([2, 1]);
    // Without a density, a picture is taken for a scan of 200 pixels an inch.
    expect(await look(first?.bytes)).toEqual(['108 x 144', '72 x 36']);
    expect(second?.pages).toEqual([3]);
    expect(third).toBeNull();
  });

  test('have the density that the picture names, and stand upright', async () => {
    const photo = await paper(300, 150, '#900').withMetadata({ density: 150, orientation: 6 }).jpeg().toBuffer();
    const [excerpt] = await cut(photo, [1]);
    expect(await look(excerpt?.bytes)).toEqual(['72 x 144']);
    expect(Buffer.from(excerpt?.bytes ?? []).toString('latin1')).toContain('/DCTDecode');
  });

  test('keep each pixel of a scan in black and white', async () => {
    const [excerpt] = await cut(await makeTiff([paper(40, 40, '#000')]), [1]);
    expect(Buffer.from(excerpt?.bytes ?? []).toString('latin1')).toMatch(/DeviceGray \/Filter \/FlateDecode/);
    for await (const step of parsePdf(excerpt?.bytes ?? new Uint8Array()))
      if ('unread' in step) expect(step.unread).toEqual([{ number: 1 }]);
  });
});
