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

/** Pixels of all crops in a batch. */
const BATCH_WIDTH = 2400;
const BATCH_LINES = 8;
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

async function readAll(raster: Raster, regions: Region[], models: OcrModels): Promise<RecognizedLine[]> {
  const lines: RecognizedLine[] = [];
  // Lines of like length share a batch, since all of it is as wide as the widest.
  const sorted = [...regions].sort((a, b) => cropWidth(a) - cropWidth(b));
  for (let from = 0; from < sorted.length;) {
    let to = from + 1;
    for (let next = sorted[to]; next !== undefined && to - from < BATCH_LINES; next = sorted[++to]) {
      if (cropWidth(next) * (to - from + 1) > BATCH_WIDTH) break;
    }
    lines.push(...(await readBatch(raster, sorted.slice(from, to), models)));
    from = to;
  }
  return lines;
}

async function readBatch(
  raster: Raster,
  regions: Region[],
  { recognition, characters }: OcrModels,
): Promise<RecognizedLine[]> {
  const stride = Math.ceil(Math.max(...regions.map(cropWidth)) / 8) * 8;
  const size = 3 * CROP_HEIGHT * stride;
  const values = new Float32Array(regions.length * size);
  regions.forEach((region, index) => cutOut(raster, region, { values, offset: index * size, stride }));
  const output = (
    await recognition.run({ x: new Tensor('float32', values, [regions.length, 3, CROP_HEIGHT, stride]) })
  )[recognition.outputNames[0] ?? ''];
  const steps = output?.dims[1] ?? 0;
  const probabilities = output?.data as Float32Array;
  return regions.map((region, index) => {
    const own = probabilities.subarray(index * steps * characters.length, (index + 1) * steps * characters.length);
    const words = decodeLine(own, steps, (steps * cropWidth(region)) / stride, characters);
    const letters = words.reduce((sum, word) => sum + word.text.length, 0);
    const total = words.reduce((sum, word) => sum + word.confidence * word.text.length, 0);
    return { region, words, confidence: letters === 0 ? 0 : total / letters };
  });
}
