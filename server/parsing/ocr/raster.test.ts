import sharp from 'sharp';
import { expect, test } from 'vitest';
import { resized, toRaster, turned, type Raster } from './raster.ts';

/** Three pixels by two: each has a red of its own. */
const RASTER: Raster = {
  pixels: Buffer.from([1, 2, 3, 4, 5, 6].flatMap((red) => [red, 100, 200])),
  width: 3,
  height: 2,
};
const reds = ({ pixels, width, height }: Raster): number[][] =>
  Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_unused, x) => pixels[3 * (y * width + x)] ?? -1),
  );

test.each([
  [
    0,
    [
      [1, 2, 3],
      [4, 5, 6],
    ],
  ],
  [
    90,
    [
      [4, 1],
      [5, 2],
      [6, 3],
    ],
  ],
  [
    180,
    [
      [6, 5, 4],
      [3, 2, 1],
    ],
  ],
  [
    270,
    [
      [3, 6],
      [2, 5],
      [1, 4],
    ],
  ],
] as const)('a picture is turned by %d degrees clockwise', async (turn, rows) => {
  const picture = await turned(RASTER, turn);
  expect(reds(picture)).toEqual(rows);
  expect([...picture.pixels.subarray(1, 3)]).toEqual([100, 200]);
});

test('a picture has the size that is asked for, whatever its proportions', async () => {
  const flat: Raster = { pixels: new Uint8Array(3 * 8).fill(90), width: 4, height: 2 };
  const larger = await resized(flat, { width: 5, height: 10 });
  expect([larger.width, larger.height, larger.pixels.length]).toEqual([5, 10, 150]);
  expect(new Set(larger.pixels)).toEqual(new Set([90]));
  expect((await resized(flat, { width: 4, height: 2 })).pixels).toBe(flat.pixels);
  expect(await resized(flat, { width: 4, height: 3 })).toMatchObject({ width: 4, height: 3 });
});

test.each([
  ['gray', [50], 1, [50, 50, 50]],
  ['gray that is half transparent', [50, 0], 2, [255, 255, 255]],
  ['coloured', [10, 20, 30], 3, [10, 20, 30]],
  ['coloured and opaque', [10, 20, 30, 255], 4, [10, 20, 30]],
  ['coloured and transparent', [10, 20, 30, 0], 4, [255, 255, 255]],
] as const)('a pixel that is %s has three colours', async (_, bytes, channels, colours) => {
  const image = sharp(Buffer.from([...bytes, ...bytes]), { raw: { width: 2, height: 1, channels } });
  const { pixels, width, height } = await toRaster(image);
  expect([width, height, ...pixels]).toEqual([2, 1, ...colours, ...colours]);
});
