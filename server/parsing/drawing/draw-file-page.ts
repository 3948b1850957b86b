import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { LiteParse, type LiteParseInput } from '@llamaindex/liteparse';
import sharp, { type Sharp } from 'sharp';
import { fromHeader } from '../formats/pdf/pdf.ts';
import { openUpright, type PictureFile } from '../formats/picture/picture.ts';
import { inspectPdf } from './inspect-pdf.ts';

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
      ? // Is drawn on white: every pixel is opaque. Blending it would take a fifth of the time of a page.
        sharp(await drawPdfPage(file, page, dpi)).removeAlpha()
      : (await openUpright(file, { page: page - 1, limitInputPixels })).flatten({ background: 'white' });
  return rotation === 0 ? drawn : drawn.rotate(360 - rotation);
}

async function drawPdfPage(file: PictureFile, page: number, dpi: number): Promise<Buffer> {
  const reader = new LiteParse({ ocrEnabled: false, quiet: true, renderFormFields: true, dpi });
  const draw = async (input: LiteParseInput) => {
    const [picture] = await reader.screenshot(input, [page]);
    if (picture === undefined) throw new Error(`Page ${page} cannot be drawn.`);
    return picture.imageBuffer;
  };
  if (typeof file !== 'string') return draw(Buffer.from(fromHeader(file)));
  return (await inspectPdf(file)).isReadableInPlace
    ? withPdfName(file, draw)
    : draw(Buffer.from(fromHeader(await readFile(file))));
}

/**
 * Gives the library a path: it then reads only what the page needs, a tenth of the time for a file of 45 MB. It
 * recognises files by the ending of their names, which stored ones do not have.
 */
async function withPdfName<T>(path: string, work: (input: LiteParseInput) => Promise<T>): Promise<T> {
  const directory = await mkdtemp(join(tmpdir(), 'excerpt-page-'));
  const link = join(directory, 'document.pdf');
  try {
    // Not every system lets its users make links.
    const isLinked = await symlink(resolve(path), link).then(
      () => true,
      () => false,
    );
    return await work(isLinked ? link : await readFile(path));
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
