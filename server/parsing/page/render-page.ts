import { readFile } from 'node:fs/promises';
import { LiteParse } from '@llamaindex/liteparse';
import sharp from 'sharp';
import { fromHeader } from '../formats/pdf/pdf.ts';
import { openUpright } from '../formats/picture/picture.ts';
import type { LayoutPage } from '../layout.ts';

export interface PagePicture {
  png: Buffer;
  /** In pixels. */
  width: number;
  height: number;
}

const BEST_DPI = 144;
/** In pixels: a page may be metres wide. */
const MAX_SIDE = 2400;

/**
 * The picture of a page, held as its layout has it. Throws when the file is of a type that has no picture, or cannot be
 * drawn.
 * @param page a page of the file's layout that has a size
 */
export async function renderPage(file: { path: string; mimeType: string }, page: LayoutPage): Promise<PagePicture> {
  const isPdf = file.mimeType === 'application/pdf';
  if (!isPdf && !file.mimeType.startsWith('image/'))
    throw new Error(`A file of the type ${file.mimeType} has no picture to draw on.`);
  const drawn = isPdf ? sharp(await pdfPage(file.path, page)) : await openUpright(file.path, { page: page.number - 1 });
  const upright = drawn
    .rotate((360 - (page.rotation ?? 0)) % 360)
    .flatten({ background: 'white' })
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true });
  const { data: png, info } = await upright.png().toBuffer({ resolveWithObject: true });
  return { png, width: info.width, height: info.height };
}

async function pdfPage(path: string, { number, width, height }: LayoutPage): Promise<Buffer> {
  const dpi = Math.max(1, Math.min(BEST_DPI, Math.floor((MAX_SIDE * 72) / Math.max(width, height, 1))));
  const bytes = Buffer.from(fromHeader(await readFile(path)));
  const [picture] = await new LiteParse({ ocrEnabled: false, quiet: true, dpi }).screenshot(bytes, [number]);
  if (picture === undefined) throw new Error(`Page ${number} cannot be drawn.`);
  return picture.imageBuffer;
}
