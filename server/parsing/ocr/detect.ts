import { Tensor, type InferenceSession } from 'onnxruntime-node';
import { resized, type Raster } from './raster.ts';
import { textRegions, type Region } from './text-regions.ts';

/** The model halves pictures five times. */
const MULTIPLE = 32;
const MAX_SIDE = 1280;
/** The model's memory grows by some 300 bytes with each pixel. A page of A4 is just below the limit. */
const MAX_PIXELS = 1280 * 960;

const MEAN = [0.485, 0.456, 0.406];
const DEVIATION = [0.229, 0.224, 0.225];

/** Where lines of text are in a picture, in its pixels, in no order. */
export async function detectText(raster: Raster, model: InferenceSession): Promise<Region[]> {
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
