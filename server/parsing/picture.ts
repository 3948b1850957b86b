import sharp, { type Sharp } from 'sharp';
import { ParseError } from './parser.ts';

/** Decoding costs up to four bytes a pixel, whatever the size of the file. An A3 page at 600 dpi has 70 million. */
export const MAX_PIXELS = 100_000_000;

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
export async function readPictureHead(path: string, page = 0): Promise<PictureHead> {
  const { format, width, height, pages, density } = await sharp(path, { page, limitInputPixels: false }).metadata().catch(unreadable);
  if (width * height > MAX_PIXELS) {
    const millions = MAX_PIXELS / 1e6;
    throw new ParseError('payload_too_large', `The picture has ${width} × ${height} pixels; the limit is ${millions} million pixels. Upload a smaller copy.`);
  }
  const credible = density !== undefined && density >= 100 && density <= 1200;
  return { width, height, pageCount: format === 'tiff' ? (pages ?? 1) : 1, density: credible ? density : null };
}

/** A page (from 0) of a picture as its camera or scanner meant it, its longest side at most `longestSide` pixels. */
export function openPicture(path: string, page: number, longestSide: number): Sharp {
  return sharp(path, { page, limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true });
}

/** For what `sharp` throws. */
export function unreadable(error: unknown): never {
  const detail = error instanceof Error ? error.message.split('\n')[0] : undefined;
  throw new ParseError('document_unreadable', 'The file cannot be read as a picture: it is damaged or incomplete.', {
    cause: error,
    ...(detail === undefined ? {} : { detail }),
  });
}
