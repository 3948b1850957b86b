import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { findMissingEngine } from '../engines/missing-engine.ts';
import type { LayoutPage } from '../layout.ts';
import { MAX_SIDE, toRaster, type Raster } from './raster.ts';
import type { OcrLanguage } from '../../lib/ocr-languages.ts';
import { ParseError } from '../parser.ts';
import { renderPdfPage } from '../formats/pdf/pdf.ts';
import { openPicture, readPictureHead, unreadable, type PictureFile } from '../formats/picture/picture.ts';
import type { UnreadPage } from '../parse-step.ts';

export interface OcrRequest extends Omit<UnreadPage, 'number'> {
  /** Of the document. */
  path: string;
  /** The longer side of a PDF's page, in points. */
  longestSide: number;
  maxPixels: number;
  languages: OcrLanguage[];
}

export interface OcrResult {
  /** Null for a page with nothing on it. */
  page: LayoutPage | null;
  /** Milliseconds of work. */
  elapsedMs: number;
}

/** Pictures that do not say how large they are on paper are taken for scans of this many pixels an inch. */
const USUAL_DENSITY = 150;
/** Finer than this, type only gets larger. */
const MAX_DENSITY = 200;

/** Recognises the text of a page. Throws `ParseError`. */
export async function performOcrTask(request: OcrRequest): Promise<OcrResult> {
  const started = performance.now();
  const { readPage } = await loadReader();
  const file = await fileOf(request);
  const picture = request.kind === 'pdf' ? await pdfRaster(file, request) : await pictureRaster(file, request);
  const page = picture === null ? null : await readPage(picture, request);
  return { page, elapsedMs: performance.now() - started };
}

/** The library that runs the models has no build for some systems: the first scan says so, and nothing else fails. */
async function loadReader(): Promise<typeof import('./read-page.ts')> {
  return await import('./read-page.ts').catch((error: unknown) => {
    if (findMissingEngine(error) !== null) throw error;
    const system = `${process.platform} on ${process.arch}`;
    throw new ParseError(
      'document_unreadable',
      `Text in pictures cannot be recognised on this machine (${system}): the library for it does not load here.`,
      {
        detail: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error),
        cause: error,
      },
    );
  });
}

let attached: { key: string; bytes: Promise<Uint8Array> } | null = null;

/** The file with the page; an attachment is kept for the pages that follow. */
async function fileOf({ path, attachment }: OcrRequest): Promise<PictureFile> {
  if (attachment === undefined) return path;
  const key = `${attachment.join('.')} ${path}`;
  if (attached?.key !== key) {
    const { readAttached } = await import('../formats/attached/read-attached.ts');
    attached = { key, bytes: readFile(path).then((container) => readAttached(container, attachment)) };
  }
  return await attached.bytes;
}

interface PagePicture {
  raster: Raster;
  pointsPerPixel: number;
}

async function pictureRaster(file: PictureFile, { page, maxPixels }: OcrRequest): Promise<PagePicture> {
  const { density, width, height } = await readPictureHead(file, { page: page - 1, maxPixels });
  const picture = await openPicture(file, page - 1, { longestSide: MAX_SIDE, maxPixels }).catch(unreadable);
  const raster = await toRaster(picture).catch(unreadable);
  const scale = Math.max(width, height) / Math.max(raster.width, raster.height);
  return { raster, pointsPerPixel: (72 / (density ?? USUAL_DENSITY)) * scale };
}

async function pdfRaster(file: PictureFile, { page, longestSide }: OcrRequest): Promise<PagePicture | null> {
  const dpi = Math.min(MAX_DENSITY, (MAX_SIDE / Math.max(1, longestSide)) * 72);
  const png = await renderPdfPage(typeof file === 'string' ? await readFile(file) : file, page, dpi);
  return png === null ? null : { raster: await toRaster(sharp(png)), pointsPerPixel: 72 / dpi };
}
