/** The process in which pictures of pages are read: the entry file of the parser's OCR pool. */
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { serveTasks } from '../lib/child-tasks.ts';
import type { LayoutPage } from './layout.ts';
import { layoutOcrPage } from './ocr/layout-page.ts';
import { loadModels, type OcrModels } from './ocr/models.ts';
import { LONGEST_SIDE, toRaster, type Raster } from './ocr/raster.ts';
import { readRaster } from './ocr/read-raster.ts';
import { renderPdfPage } from './pdf.ts';
import { openPicture, readPictureHead, unreadable } from './picture.ts';

export interface OcrRequest {
  path: string;
  kind: 'pdf' | 'picture';
  /** 1-based. */
  page: number;
  /** The longer side of a PDF's page, in points. */
  longestSide: number;
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
const MOST_DENSITY = 200;

let models: Promise<OcrModels> | null = null;

serveTasks<OcrRequest, OcrResult>(async (request) => {
  const started = performance.now();
  models ??= loadModels();
  const picture = request.kind === 'pdf' ? await pdfRaster(request) : await pictureRaster(request);
  const page = picture === null ? null : layoutOcrPage(await readRaster(picture.raster, await models), request.page, picture.pointsPerPixel);
  return { page, elapsedMs: performance.now() - started };
});

interface PagePicture {
  raster: Raster;
  pointsPerPixel: number;
}

async function pictureRaster({ path, page }: OcrRequest): Promise<PagePicture> {
  const { density, width, height } = await readPictureHead(path, page - 1);
  const raster = await toRaster(openPicture(path, page - 1, LONGEST_SIDE)).catch(unreadable);
  const scale = Math.max(width, height) / Math.max(raster.width, raster.height);
  return { raster, pointsPerPixel: (72 / (density ?? USUAL_DENSITY)) * scale };
}

async function pdfRaster({ path, page, longestSide }: OcrRequest): Promise<PagePicture | null> {
  const dpi = Math.min(MOST_DENSITY, (LONGEST_SIDE / Math.max(1, longestSide)) * 72);
  const png = await renderPdfPage(await readFile(path), page, dpi);
  return png === null ? null : { raster: await toRaster(sharp(png)), pointsPerPixel: 72 / dpi };
}
