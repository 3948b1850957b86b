import { readFile } from 'node:fs/promises';
import { LiteParse } from '@llamaindex/liteparse';
import sharp, { type Sharp } from 'sharp';
import { fromHeader } from '../formats/pdf/pdf.ts';
import { openUpright, type PictureFile } from '../formats/picture/picture.ts';

/** A page that its file can show: of a PDF, or of a picture. */
export interface FilePage {
  kind: 'pdf' | 'picture';
  file: PictureFile;
  /** 1-based, in the file. */
  page: number;
}

/**
 * The page on white, held as its layout has it. Of a PDF with what is typed into its form, since that has boxes too.
 * @param options.dpi of a PDF; a picture has its own size
 * @param options.rotation of the page's layout
 */
export async function drawFilePage(
  { kind, file, page }: FilePage,
  { dpi, rotation = 0, maxPixels }: { dpi: number; rotation?: 0 | 90 | 180 | 270 | undefined; maxPixels?: number },
): Promise<Sharp> {
  const limitInputPixels = maxPixels ?? true;
  const drawn =
    kind === 'pdf'
      ? sharp(await drawPdfPage(file, page, dpi))
      : await openUpright(file, { page: page - 1, limitInputPixels });
  return drawn.rotate((360 - rotation) % 360).flatten({ background: 'white' });
}

async function drawPdfPage(file: PictureFile, page: number, dpi: number): Promise<Buffer> {
  const bytes = Buffer.from(fromHeader(typeof file === 'string' ? await readFile(file) : file));
  const reader = new LiteParse({ ocrEnabled: false, quiet: true, renderFormFields: true, dpi });
  const [picture] = await reader.screenshot(bytes, [page]);
  if (picture === undefined) throw new Error(`Page ${page} cannot be drawn.`);
  return picture.imageBuffer;
}
