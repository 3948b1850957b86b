import type { Sharp } from 'sharp';
import { ParseError, type DrawablePage, type ImageFormat, type ImageOptions, type ParsableType } from '../parser.ts';
import { drawFilePage } from './draw-file-page.ts';
import { drawLines } from './draw-lines.ts';
import { findFilePage } from './find-file-page.ts';

export interface DrawRequest extends ImageOptions {
  path: string;
  mimeType: ParsableType;
  page: DrawablePage;
  /** Of a picture. */
  maxPixels: number;
}

/** In pixels: WebP allows 16,383, and browsers not much more. */
const MAX_HEIGHT = 12_000;
const MAX_AREA = 25_000_000;
/** For a page whose size is not known. */
const USUAL_DPI = 144;

/** A page as picture: what its file shows, or else its lines. Throws `ParseError`. */
export async function drawPageImage(request: DrawRequest): Promise<Uint8Array> {
  const { path, mimeType, page, maxPixels } = request;
  const source = page.source === 'logical' ? null : await findFilePage(path, mimeType, page.number);
  if (source === null) return encode(await drawLines(page, request.width), request.format);
  const width = page.width > 0 ? chooseWidth(request.width, page) : request.width;
  const dpi = page.width > 0 ? (72 * width) / page.width : USUAL_DPI;
  try {
    const drawn = await drawFilePage(source, { dpi, rotation: page.rotation, maxPixels });
    const fitted = drawn.resize({ width, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true });
    return await encode(fitted, request.format);
  } catch (error) {
    throw new ParseError('document_unreadable', `Page ${page.number} of the document cannot be drawn.`, {
      detail: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error),
      cause: error,
    });
  }
}

/** At the fastest setting: encoding is most of the time that a page takes. */
async function encode(image: Sharp, format: ImageFormat): Promise<Uint8Array> {
  const encoded =
    format === 'webp'
      ? await image.webp({ quality: 80, effort: 0 }).toBuffer()
      : await image.png({ compressionLevel: 2 }).toBuffer();
  return new Uint8Array(encoded);
}

/** The width, in pixels, at which a page of these proportions is drawn: as asked for, less for very high pages. */
function chooseWidth(width: number, page: { width: number; height: number }): number {
  const ratio = page.width > 0 ? page.height / page.width : 1;
  return Math.max(1, Math.floor(Math.min(width, MAX_HEIGHT / ratio, Math.sqrt(MAX_AREA / ratio))));
}
