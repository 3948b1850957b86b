import { describe, expect, test } from 'vitest';
import { CROP_HEIGHT, cropWidth, cutGray, cutOut, turnedRegion } from './crop.ts';
import type { Raster } from './raster.ts';
import type { Region } from './text-regions.ts';

/** A picture whose colours say where a pixel was: red its column, green its row, blue 200. */
function createRaster(width: number, height: number): Raster {
  const pixels = Buffer.alloc(3 * width * height);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) pixels.set([x, y, 200], 3 * (y * width + x));
  return { pixels, width, height };
}

const around = (raster: Raster, angle = 0): Region => ({
  x: raster.width / 2,
  y: raster.height / 2,
  width: raster.width,
  height: raster.height,
  angle,
});

/** What the recognition is given for a pixel, as the colours of the picture: red, green, blue. */
function cutter(raster: Raster, region: Region, stride = 200): (column: number, row: number) => number[] {
  const values = new Float32Array(3 * CROP_HEIGHT * stride).fill(9);
  cutOut(raster, region, { values, stride });
  const plane = CROP_HEIGHT * stride;
  return (column, row) =>
    [2, 1, 0].map((colour) => {
      const value = values[colour * plane + row * stride + column] ?? 0;
      return Math.round((value + 1) * 127.5 * 100) / 100;
    });
}

const OUTSIDE = 1275;

test.each([
  [{ width: 480, height: 48 }, 480],
  [{ width: 100, height: 24 }, 200],
  [{ width: 101, height: 96 }, 51],
  [{ width: 1, height: 48 }, 8],
  [{ width: 9, height: 0.5 }, 432],
  [{ width: 5000, height: 48 }, 2880],
])('a region of %o becomes %i pixels wide', (size, width) => {
  expect(cropWidth({ x: 0, y: 0, angle: 0, ...size })).toBe(width);
});

describe('a region that is cut out', () => {
  test('is the picture itself where it has the size of the crop', () => {
    const at = cutter(createRaster(96, 48), around(createRaster(96, 48)));
    expect(at(0, 0)).toEqual([0, 0, 200]);
    expect(at(95, 0)).toEqual([95, 0, 200]);
    expect(at(7, 40)).toEqual([7, 40, 200]);
    expect(at(95, 47)).toEqual([95, 47, 200]);
    // The rest of the row is padding.
    expect(at(96, 0)[0]).toBe(OUTSIDE);
  });

  test.each([
    ['half as large', 192, 96, [20.5, 60.5]],
    ['a third as large', 240, 144, [31, 91]],
    ['a fifth as large', 240, 240, [52, 152]],
    ['twice as large', 48, 24, [4.75, 14.75]],
  ])('is the mean of what was there where it becomes %s', (_, width, height, [red, green]) => {
    const raster = createRaster(width, height);
    const at = cutter(raster, around(raster));
    expect(at(10, 30)).toEqual([red, green, 200]);
  });

  test('repeats the edge of the picture beyond it', () => {
    const raster = createRaster(96, 48);
    const shifted = cutter(raster, { ...around(raster), x: 58, y: 34 });
    expect(shifted(0, 0)).toEqual([10, 10, 200]);
    expect(shifted(84, 36)).toEqual([94, 46, 200]);
    expect(shifted(90, 45)).toEqual([95, 47, 200]);
    const before = cutter(raster, { ...around(raster), x: 38, y: 14 });
    expect(before(3, 4)).toEqual([0, 0, 200]);
    expect(before(30, 40)).toEqual([20, 30, 200]);
  });

  test('lies between four pixels where its place is not a whole one', () => {
    const raster = createRaster(96, 48);
    expect(cutter(raster, { ...around(raster), x: 48.25, y: 24.5 })(10, 20)).toEqual([10.25, 20.5, 200]);
  });

  test('is set level', () => {
    const raster = createRaster(120, 120);
    const at = cutter(raster, { x: 60, y: 60, width: 96, height: 48, angle: Math.PI / 6 });
    // 28.5 pixels left of the middle and 13.5 above it, before it was turned; then 22.5 right and 16.5 below.
    expect(at(19, 10)).toEqual([41.57, 33.56, 200]);
    expect(at(70, 40)).toEqual([70.74, 85.04, 200]);
  });

  test('is turned a quarter where its text runs upwards', () => {
    const raster = createRaster(48, 96);
    const turned = turnedRegion(around(raster));
    expect(turned).toEqual({ x: 24, y: 48, width: 96, height: 48, angle: -Math.PI / 2 });
    const at = cutter(raster, turned);
    expect(at(0, 0)).toEqual([0, 95, 200]);
    expect(at(95, 0)).toEqual([0, 0, 200]);
    expect(at(10, 47)).toEqual([47, 85, 200]);
  });
});

test('a gray picture has a white frame and the brightness of the colours', () => {
  const raster: Raster = { pixels: Buffer.from([255, 0, 0, 0, 255, 0, 0, 0, 255, 10, 20, 30]), width: 4, height: 1 };
  const { pgm, width } = cutGray(raster, { x: 2, y: 0.5, width: 8, height: 2, angle: 0 }, { height: 2, margin: 3 });
  expect(width).toBe(8);
  const text = Buffer.from(pgm).toString('latin1');
  expect(text.startsWith('P5\n14 8\n255\n')).toBe(true);
  const rows = [...pgm.subarray('P5\n14 8\n255\n'.length)];
  expect(rows).toHaveLength(14 * 8);
  expect(new Set([...rows.slice(0, 14 * 3 + 3), ...rows.slice(-14 * 3 - 3)])).toEqual(new Set([255]));
  const line = [76, 76, 76, 150, 29, 18, 18, 18];
  expect(rows.slice(14 * 3, 14 * 5)).toEqual([
    255,
    255,
    255,
    ...line,
    255,
    255,
    255,
    255,
    255,
    255,
    ...line,
    255,
    255,
    255,
  ]);
});
