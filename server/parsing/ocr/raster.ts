import sharp, { type Sharp } from 'sharp';

/** A picture in memory: three bytes a pixel, red, green, blue, row by row. */
export interface Raster {
  pixels: Uint8Array;
  width: number;
  height: number;
}

/** A larger picture has no more legible text, but costs more time and memory. */
export const MAX_SIDE = 2000;

/** Quarter turns clockwise, in degrees. */
export type Turn = 0 | 90 | 180 | 270;

/** The picture turned clockwise. */
export async function turned({ pixels, width, height }: Raster, turn: Turn): Promise<Raster> {
  if (turn === 0) return { pixels, width, height };
  return await toRaster(sharp(pixels, { raw: { width, height, channels: 3 } }).rotate(turn));
}

/** The picture in another size; sides of at least one pixel. */
export async function resized(
  { pixels, width, height }: Raster,
  to: { width: number; height: number },
): Promise<Raster> {
  if (to.width === width && to.height === height) return { pixels, width, height };
  return await toRaster(sharp(pixels, { raw: { width, height, channels: 3 } }).resize({ ...to, fit: 'fill' }));
}

/** Runs the steps. What is transparent becomes white, as on paper. */
export async function toRaster(image: Sharp): Promise<Raster> {
  const { data, info } = await image
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: info.channels === 3 ? data : grayToColour(data), width: info.width, height: info.height };
}

function grayToColour(gray: Uint8Array): Uint8Array {
  const pixels = new Uint8Array(gray.length * 3);
  for (let i = 0; i < gray.length; i++) pixels.fill(gray[i] ?? 0, i * 3, i * 3 + 3);
  return pixels;
}
