import { writeFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { makeMail } from '../testing/make-mail.ts';
import { makePdf } from '../testing/make-pdf.ts';
import { makeTiff } from '../testing/make-picture.ts';
import { temporaryFiles } from '../testing/temporary-files.ts';
import { performOcrTask, type OcrRequest } from './ocr-task.ts';

const write = temporaryFiles();
const blank = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } });
const png = (width: number, height: number, density?: number): Promise<Buffer> =>
  blank(width, height)
    .withMetadata(density === undefined ? {} : { density })
    .png()
    .toBuffer();

const request = (path: string, more: Partial<OcrRequest> = {}): OcrRequest => ({
  path,
  kind: 'picture',
  page: 1,
  longestSide: 0,
  maxPixels: 1_000_000,
  languages: ['en'],
  ...more,
});

/** How large a page is, in points; null for one that nothing is on. */
async function sizeOf(path: string, more: Partial<OcrRequest> = {}): Promise<number[] | null> {
  const { page } = await performOcrTask(request(path, more));
  return page === null ? null : [page.width, page.height];
}

describe('a picture is as large as on paper', () => {
  test.each<[string, Parameters<typeof png>, number[]]>([
    ['by the pixels of an inch that it names', [64, 32, 300], [15.36, 7.68]],
    ['at 150 pixels an inch where it names none', [64, 32], [30.72, 15.36]],
    ['at 150 pixels an inch where it names what no scan has', [64, 32, 72], [30.72, 15.36]],
    ['though it is read in fewer pixels: wide', [4000, 100], [1920, 48]],
    ['though it is read in fewer pixels: high', [100, 4000], [48, 1920]],
  ])('%s', async (_, picture, size) => {
    expect(await sizeOf(write(await png(...picture)))).toEqual(size);
  });

  test('each page of it for itself', async () => {
    const path = write(await makeTiff([blank(64, 32), blank(96, 48)]));
    expect([await sizeOf(path), await sizeOf(path, { page: 2 })]).toEqual([
      [30.72, 15.36],
      [46.08, 23.04],
    ]);
    const { page, elapsedMs } = await performOcrTask(request(path, { page: 2 }));
    expect(page).toMatchObject({ number: 2, source: 'ocr', lines: [] });
    expect(elapsedMs).toBeGreaterThan(0);
  });
});

test.each<[string, (picture: Buffer) => Buffer, Partial<OcrRequest>, string]>([
  ['is no picture', () => Buffer.from('no picture'), {}, 'document_unreadable'],
  ['is cut off', (picture) => picture.subarray(0, -60), {}, 'document_unreadable'],
  ['has a pixel too many', (picture) => picture, { maxPixels: 64 * 32 - 1 }, 'payload_too_large'],
])('a file that %s is refused', async (_, damage, more, code) => {
  const noise = sharp({
    create: {
      width: 64,
      height: 32,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  });
  const path = write(damage(await noise.png().toBuffer()));
  await expect(sizeOf(path, more)).rejects.toMatchObject({ name: 'ParseError', code });
});

describe('a page of a PDF', () => {
  /** A page of 100.5 points by 50.5, with type on it; another with nothing on it. */
  const pdf = async (): Promise<Buffer> =>
    makePdf([{ texts: [{ text: 'Ink', x: 10, y: 10 }] }, { texts: [] }], { size: [100.5, 50.5] });

  test('has its size to the pixel that it was drawn in', async () => {
    const path = write(await pdf());
    const page = (longestSide: number) => sizeOf(path, { kind: 'pdf', longestSide });
    // At 200 pixels an inch: 279 by 140.
    expect([await page(100.5), await page(0)]).toEqual([
      [100.44, 50.4],
      [100.44, 50.4],
    ]);
    // A page of 3000 points is drawn at 48: 67 by 34.
    expect(await page(3_000)).toEqual([100.5, 51]);
  });

  test('is nothing where nothing is on it', async () => {
    expect(await sizeOf(write(await pdf()), { kind: 'pdf', page: 2, longestSide: 100 })).toBeNull();
  });

  test('may be attached to a mail', async () => {
    const mail = makeMail({ type: 'text/plain', content: 'see' }, [
      { filename: 'a.pdf', type: 'application/pdf', content: await pdf() },
    ]);
    expect(await sizeOf(write(mail), { kind: 'pdf', attachment: [0], longestSide: 100 })).toEqual([100.44, 50.4]);
  });
});

describe('an attachment', () => {
  const mail = async (...widths: number[]): Promise<Buffer> => {
    const pictures = await Promise.all(widths.map((width) => png(width, 32)));
    const attachments = pictures.map((content, index) => ({ filename: `${index}.png`, type: 'image/png', content }));
    return makeMail({ type: 'text/plain', content: 'see' }, attachments);
  };
  const widthOf = async (path: string, attachment: number[]) => (await sizeOf(path, { attachment }))?.[0];

  test('is that of its number, in its mail', async () => {
    const [one, other] = [write(await mail(75, 150)), write(await mail(225, 300))];
    expect([
      await widthOf(one, [0]),
      await widthOf(one, [1]),
      await widthOf(other, [1]),
      await widthOf(other, [0]),
    ]).toEqual([36, 72, 144, 108]);
    await expect(widthOf(one, [2])).rejects.toMatchObject({ code: 'internal_error' });
  });

  test('in a mail that is attached is found by both numbers', async () => {
    const inner = { filename: 'inner.eml', type: 'message/rfc822', content: await mail(75, 150) };
    const path = write(makeMail({ type: 'text/plain', content: 'see' }, [inner]));
    expect([await widthOf(path, [0, 1]), await widthOf(path, [0, 0])]).toEqual([72, 36]);
  });

  test('is kept for its next page', async () => {
    const path = write(await mail(75, 150));
    expect(await widthOf(path, [1])).toBe(72);
    writeFileSync(path, 'no mail');
    expect(await widthOf(path, [1])).toBe(72);
  });
});
