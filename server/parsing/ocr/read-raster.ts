import { type InferenceSession, Tensor } from 'onnxruntime-node';
import type { OcrModels } from './models.ts';
import { type Raster, resized, type Turn, turned } from './raster.ts';
import { recognizeRegions, TALL, type RecognizedLine } from './recognize.ts';
import { type Region, textRegions } from './text-regions.ts';

/** The model halves pictures five times. */
const MULTIPLE = 32;
const MAX_SIDE = 1280;
/** The model's memory grows by some 300 bytes with each pixel. A page of A4 is just below the limit. */
const MAX_PIXELS = 1280 * 960;

const MEAN = [0.485, 0.456, 0.406];
const DEVIATION = [0.229, 0.224, 0.225];

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

/** Where lines of text are in a picture, in its pixels, in no order. */
async function detectText(raster: Raster, model: InferenceSession): Promise<Region[]> {
  const { width, height } = raster;
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height), Math.sqrt(MAX_PIXELS / (width * height)));
  const side = (length: number): number => Math.max(1, Math.round((length * scale) / MULTIPLE)) * MULTIPLE;
  const small = await resized(raster, { width: side(width), height: side(height) });
  const input = new Tensor('float32', normalised(small), [1, 3, small.height, small.width]);
  const output = await model.run({ x: input });
  const values = output[model.outputNames[0] ?? '']?.data as Float32Array;
  const [sx, sy] = [width / small.width, height / small.height];
  return textRegions({ values, width: small.width, height: small.height }).map((region) => stretch(region, sx, sy));
}

/** Plane by plane, blue first, as the model was trained. */
function normalised({ pixels, width, height }: Raster): Float32Array {
  const count = width * height;
  const values = new Float32Array(3 * count);
  for (let plane = 0; plane < 3; plane++) {
    const [mean = 0, deviation = 1] = [MEAN[plane], DEVIATION[plane]];
    for (let i = 0; i < count; i++)
      values[plane * count + i] = ((pixels[3 * i + 2 - plane] ?? 0) / 255 - mean) / deviation;
  }
  return values;
}

/** The two scales differ only by rounding to multiples, so a rectangle stays almost one. */
function stretch({ x, y, width, height, angle }: Region, sx: number, sy: number): Region {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return {
    x: x * sx,
    y: y * sy,
    width: width * Math.hypot(cos * sx, sin * sy),
    height: height * Math.hypot(sin * sx, cos * sy),
    angle: Math.atan2(sin * sy, cos * sx),
  };
}
