import type { Raster } from './raster.ts';
import type { Region } from './text-regions.ts';

/** The height of the pictures that the recognition reads. */
export const CROP_HEIGHT = 48;
/** The model learnt on lines; a wider one is compressed. */
const WIDEST = 48 * 60;

/** How wide a region is when its height is that of a crop. */
export function cropWidth({ width, height }: Region): number {
  return Math.min(WIDEST, Math.max(8, Math.round((width / Math.max(1, height)) * CROP_HEIGHT)));
}

/** The same rectangle with its text turned a quarter clockwise, for text that runs upwards. */
export function turnedRegion(region: Region): Region {
  return { ...region, width: region.height, height: region.width, angle: region.angle - Math.PI / 2 };
}

/**
 * Cuts a region out of a picture, set level and scaled, into `values` of the recognition: planes of blue, green and red
 * of `stride` pixels a row, −1 to 1.
 */
export function cutOut(raster: Raster, region: Region, into: { values: Float32Array; stride: number }): void {
  const plane = CROP_HEIGHT * into.stride;
  const size = { width: cropWidth(region), height: CROP_HEIGHT };
  eachPixel(raster, region, size, (column, row, colour) => {
    const at = row * into.stride + column;
    for (let c = 0; c < 3; c++) into.values[at + c * plane] = (colour[2 - c] ?? 0) / 127.5 - 1;
  });
}

/** A region as a gray picture of the given height, set level, in a white frame of `margin` pixels, as PGM. */
export function cutGray(
  raster: Raster,
  region: Region,
  { height, margin }: { height: number; margin: number },
): { pgm: Uint8Array; width: number } {
  const width = Math.max(8, Math.round((cropWidth(region) / CROP_HEIGHT) * height));
  const stride = width + 2 * margin;
  const header = Buffer.from(`P5\n${stride} ${height + 2 * margin}\n255\n`);
  const pgm = new Uint8Array(header.length + stride * (height + 2 * margin)).fill(255);
  pgm.set(header);
  eachPixel(raster, region, { width, height }, (column, row, [red = 0, green = 0, blue = 0]) => {
    pgm[header.length + (row + margin) * stride + column + margin] = Math.round(
      0.299 * red + 0.587 * green + 0.114 * blue,
    );
  });
  return { pgm, width };
}

type Colour = Float64Array;

/** Calls with the colour of each pixel of a region that is set level and scaled. */
function eachPixel(
  raster: Raster,
  region: Region,
  { width, height }: { width: number; height: number },
  take: (column: number, row: number, colour: Colour) => void,
): void {
  const cos = Math.cos(region.angle);
  const sin = Math.sin(region.angle);
  const [stepX, stepY] = [region.width / width, region.height / height];
  // Where several pixels become one, their mean does: a single one would tear the strokes of large type.
  const samples = Math.min(4, Math.max(1, Math.round(Math.max(stepX, stepY))));
  const colour = new Float64Array(3);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      colour.fill(0);
      for (let sub = 0; sub < samples * samples; sub++) {
        const u = (column + ((sub % samples) + 0.5) / samples) * stepX - region.width / 2;
        const v = (row + (Math.floor(sub / samples) + 0.5) / samples) * stepY - region.height / 2;
        addPixel(raster, region.x + u * cos - v * sin - 0.5, region.y + u * sin + v * cos - 0.5, colour);
      }
      for (let c = 0; c < 3; c++) colour[c] = (colour[c] ?? 0) / (samples * samples);
      take(column, row, colour);
    }
  }
}

/** Adds the colour between the four pixels around a place; beyond the edge is what is at the edge. */
function addPixel({ pixels, width, height }: Raster, x: number, y: number, colour: Colour): void {
  const cx = Math.min(width - 1, Math.max(0, x));
  const cy = Math.min(height - 1, Math.max(0, y));
  const x0 = Math.floor(cx);
  const y0 = Math.floor(cy);
  const [fx, fy] = [cx - x0, cy - y0];
  const right = x0 + 1 < width ? 3 : 0;
  const below = y0 + 1 < height ? 3 * width : 0;
  const at = 3 * (y0 * width + x0);
  for (let c = 0; c < 3; c++) {
    const top = (pixels[at + c] ?? 0) * (1 - fx) + (pixels[at + right + c] ?? 0) * fx;
    const bottom = (pixels[at + below + c] ?? 0) * (1 - fx) + (pixels[at + below + right + c] ?? 0) * fx;
    colour[c] = (colour[c] ?? 0) + top * (1 - fy) + bottom * fy;
  }
}
