import { detectText } from './detect.ts';
import type { OcrModels } from './models.ts';
import { turned, type Raster, type Turn } from './raster.ts';
import { recognizeRegions, TALL, type RecognizedLine } from './recognize.ts';

export interface RecognizedRaster {
  /** In pixels of the picture turned by `turn`. */
  lines: RecognizedLine[];
  /** Clockwise degrees by which the picture had to be turned for its text to be upright. */
  turn: Turn;
  /** Of the picture turned so. */
  width: number;
  height: number;
}

/** Less is noise that looks like text. */
const MIN_CONFIDENCE = 0.5;
/** Text on its head gives less on the mean, upright text more. */
const UPRIGHT_CONFIDENCE = 0.8;

/** Finds and reads the text of a picture, however it is turned. */
export async function readRaster(raster: Raster, models: OcrModels): Promise<RecognizedRaster> {
  const regions = await detectText(raster, models.detection);
  const tall = regions.filter((region) => region.height > TALL * region.width).length;
  if (regions.length > 0 && tall > regions.length / 2) return await readSideways(raster, models);
  const upright = {
    lines: await recognizeRegions(raster, regions, models),
    turn: 0 as const,
    width: raster.width,
    height: raster.height,
  };
  if (regions.length === 0 || confidence(upright) >= UPRIGHT_CONFIDENCE) return dropUnlikely(upright);
  return surer(upright, await readTurned(raster, 180, models));
}

async function readSideways(raster: Raster, models: OcrModels): Promise<RecognizedRaster> {
  const oneWay = await readTurned(raster, 90, models);
  return confidence(oneWay) >= UPRIGHT_CONFIDENCE
    ? dropUnlikely(oneWay)
    : surer(oneWay, await readTurned(raster, 270, models));
}

async function readTurned(raster: Raster, turn: Turn, models: OcrModels): Promise<RecognizedRaster> {
  const picture = await turned(raster, turn);
  const lines = await recognizeRegions(picture, await detectText(picture, models.detection), models);
  return { lines, turn, width: picture.width, height: picture.height };
}

function surer(a: RecognizedRaster, b: RecognizedRaster): RecognizedRaster {
  return dropUnlikely(confidence(b) > confidence(a) ? b : a);
}

/** Mean over the characters: long lines have more weight than short ones. */
function confidence({ lines }: RecognizedRaster): number {
  let [sum, count] = [0, 0];
  for (const line of lines) {
    const length = line.words.reduce((total, word) => total + word.text.length, 0);
    sum += line.confidence * length;
    count += length;
  }
  return count === 0 ? 0 : sum / count;
}

function dropUnlikely(read: RecognizedRaster): RecognizedRaster {
  return { ...read, lines: read.lines.filter((line) => line.confidence >= MIN_CONFIDENCE) };
}
