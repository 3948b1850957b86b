import { Tensor } from 'onnxruntime-node';
import { CROP_HEIGHT, cropWidth, cutOut, turnedRegion } from './crop.ts';
import { decodeLine, type DecodedWord } from './decode.ts';
import type { OcrModels } from './models.ts';
import type { Raster } from './raster.ts';
import type { Region } from './text-regions.ts';

export interface RecognizedLine {
  region: Region;
  words: DecodedWord[];
  /** Mean over the characters. */
  confidence: number;
}

/** A region as tall as this against its width may hold text that runs upwards. */
export const TALL = 1.5;

/** Reads the regions of a picture; a tall one both ways, of which the surer counts. */
export async function recognizeRegions(
  raster: Raster,
  regions: Region[],
  models: OcrModels,
): Promise<RecognizedLine[]> {
  const tall = regions.filter((region) => region.height > TALL * region.width);
  const lines = await readAll(raster, regions, models);
  const others = new Map(tall.map((region) => [region, turnedRegion(region)]));
  const turned = new Map((await readAll(raster, [...others.values()], models)).map((line) => [line.region, line]));
  return lines.map((line) => {
    const other = others.get(line.region);
    const alternative = other === undefined ? undefined : turned.get(other);
    return alternative !== undefined && alternative.confidence > line.confidence ? alternative : line;
  });
}

/** One line at a time: a batch is as wide as its widest line, and no longer fits into the processor's cache. */
async function readAll(raster: Raster, regions: Region[], models: OcrModels): Promise<RecognizedLine[]> {
  const lines: RecognizedLine[] = [];
  for (const region of regions) lines.push(await readLine(raster, region, models));
  return lines;
}

async function readLine(
  raster: Raster,
  region: Region,
  { recognition, characters }: OcrModels,
): Promise<RecognizedLine> {
  const width = cropWidth(region);
  const stride = Math.ceil(width / 8) * 8;
  const values = new Float32Array(3 * CROP_HEIGHT * stride);
  cutOut(raster, region, { values, stride });
  const outputs = await recognition.run({ x: new Tensor('float32', values, [1, 3, CROP_HEIGHT, stride]) });
  const output = outputs[recognition.outputNames[0] ?? ''];
  const steps = output?.dims[1] ?? 0;
  const words = decodeLine(output?.data as Float32Array, steps, (steps * width) / stride, characters);
  const letters = words.reduce((sum, word) => sum + word.text.length, 0);
  const total = words.reduce((sum, word) => sum + word.confidence * word.text.length, 0);
  return { region, words, confidence: letters === 0 ? 0 : total / letters };
}
