import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { openHeic } from './heic.ts';
import type { ParseStep } from '../../parse-step.ts';
import type { LayoutPage } from '../../layout.ts';
import { checkPages } from '../../parse-limits.ts';
import { ParseError } from '../../parser.ts';

/** A path, or the bytes. */
export type PictureFile = string | Uint8Array;

export interface PictureHead {
  /** The pages of a TIFF; 1 for everything else, animations too. */
  pageCount: number;
  /** Pixels of the page asked for. */
  width: number;
  height: number;
  /** Pixels per inch, where the file says so credibly. */
  density: number | null;
}

// One picture at a time in a process: more threads and a cache would only cost memory.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Looks at a picture without decoding it. Throws `ParseError` with `document_unreadable` where it is damaged and
 * `payload_too_large` where it has too many pixels.
 */
export async function readPictureHead(
  file: PictureFile,
  { page = 0, maxPixels }: { page?: number; maxPixels: number },
): Promise<PictureHead> {
  const heic = await openHeic(file).catch(unreadable);
  const { format, width, height, pages, density } =
    heic === null
      ? await sharp(file, { page, limitInputPixels: false }).metadata().catch(unreadable)
      : { ...heic, format: 'heif', pages: 1, density: undefined };
  if (width * height > maxPixels) {
    throw new ParseError(
      'payload_too_large',
      `The picture has ${width} × ${height} pixels; the limit is ${maxPixels} pixels (EXCERPT_MAX_PIXELS). ` +
        'Upload a smaller copy.',
      { detail: `EXCERPT_MAX_PIXELS=${maxPixels}` },
    );
  }
  const credible = density !== undefined && density >= 100 && density <= 1200;
  return { width, height, pageCount: format === 'tiff' ? (pages ?? 1) : 1, density: credible ? density : null };
}

/** A page (from 0) of a picture as its camera or scanner meant it, its longest side at most `longestSide` pixels. */
export async function openPicture(
  file: PictureFile,
  page: number,
  { longestSide, maxPixels }: { longestSide: number; maxPixels: number },
): Promise<Sharp> {
  const upright = await openUpright(file, { page, limitInputPixels: maxPixels, failOn: 'error' });
  return upright.resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true });
}

/** A picture, held as its camera meant it. HEIC is decoded first: the build of `sharp` has no codec for it. */
export async function openUpright(file: PictureFile, options: SharpOptions): Promise<Sharp> {
  const heic = await openHeic(file);
  if (heic === null) return sharp(file, options).autoOrient();
  const { data, width, height } = await heic.decode();
  return sharp(new Uint8Array(data.buffer), { raw: { width, height, channels: 4 } });
}

/**
 * The pages of a picture, all of them unread; none of one that is smaller than `leastSide` pixels. Throws `ParseError`.
 */
export async function* parsePicture(
  file: PictureFile,
  { maxPages, maxPixels }: { maxPages: number; maxPixels: number },
  leastSide = 0,
): AsyncGenerator<ParseStep> {
  const { pageCount, width, height } = await readPictureHead(file, { maxPixels });
  if (Math.min(width, height) < leastSide) return;
  yield { pageCount: checkPages(pageCount, maxPages) };
  const pages = Array.from({ length: pageCount }, (_, index): LayoutPage => emptyPage(index + 1));
  yield { pages, unread: pages.map(({ number }) => ({ number, kind: 'picture', page: number })) };
}

function emptyPage(number: number): LayoutPage {
  return { number, width: 0, height: 0, source: 'ocr', text: '', lines: [], tables: [] };
}

/** For what `sharp` throws. */
export function unreadable(error: unknown): never {
  const detail = error instanceof Error ? error.message.split('\n')[0] : undefined;
  throw new ParseError('document_unreadable', 'The file cannot be read as a picture: it is damaged or incomplete.', {
    cause: error,
    ...(detail === undefined ? {} : { detail }),
  });
}
