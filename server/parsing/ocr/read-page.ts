import type { OcrLanguage } from '../../lib/ocr-languages.ts';
import type { LayoutPage } from '../layout.ts';
import { layoutOcrPage } from './layout-recognized-page.ts';
import { loadModels, type OcrModels } from './models.ts';
import { turned, type Raster } from './raster.ts';
import { readRaster } from './read-raster.ts';
import { createSecondReading, type SecondReading } from './second-reading.ts';

let models: Promise<OcrModels> | null = null;
let second: { languages: string; read: SecondReading } | null = null;

/** Reads the text of a picture: what and where it is by the general model, its letters by that of its language. */
export async function readPage(
  { raster, pointsPerPixel }: { raster: Raster; pointsPerPixel: number },
  { page, languages }: { page: number; languages: readonly OcrLanguage[] },
): Promise<LayoutPage> {
  models ??= loadModels();
  if (second?.languages !== languages.join())
    second = { languages: languages.join(), read: createSecondReading(languages) };
  const read = await readRaster(raster, await models);
  const lines = await second.read(await turned(raster, read.turn), read.lines);
  return layoutOcrPage({ ...read, lines }, page, pointsPerPixel);
}
