import { Tensor } from 'onnxruntime-node';
import { describe, expect, test } from 'vitest';
import { CROP_HEIGHT } from './crop.ts';
import type { OcrModels } from './models.ts';
import { turned, type Raster, type Turn } from './raster.ts';
import { readRaster } from './read-raster.ts';

/**
 * A bar is a line of text: it begins in blue and goes on in red. What is green of both says how legible it is, from 0
 * (surely) to 100 (not at all).
 */
interface Bar {
  x: number;
  y: number;
  width: number;
  height: number;
  illegible?: number;
  /** It is drawn from right to left, as on its head. */
  isReversed?: boolean;
  /** It is drawn from its lower end to the upper one. */
  isUpwards?: boolean;
}

function draw(width: number, height: number, ...bars: Bar[]): Raster {
  const pixels = new Uint8Array(3 * width * height).fill(255);
  for (const { x: left, y: top, illegible = 0, isReversed = false, isUpwards = false, ...size } of bars)
    for (let y = top; y < top + size.height; y++)
      for (let x = left; x < left + size.width; x++) {
        const share = isUpwards ? 1 - (y - top) / size.height : (x - left) / size.width;
        const isBlue = (isReversed ? 1 - share : share) < 0.5;
        pixels.set(isBlue ? [0, illegible, 100] : [100, illegible, 0], 3 * (y * width + x));
      }
  return { pixels, width, height };
}

/** How sure the models are of a line that they read backwards or across. */
const ON_ITS_HEAD = 0.55;

/** Models that find the bars and read them: "ab" from the blue to the red end. */
function createModels(): OcrModels & { seen: number[][] } {
  const seen: number[][] = [];
  const detect = async ({ x }: { x: Tensor }) => {
    const [, , height = 0, width = 0] = x.dims;
    seen.push([width, height]);
    const values = x.data as Float32Array;
    const plane = width * height;
    // Blue and red are the first and the last plane; paper is bright in both.
    const map = Float32Array.from({ length: plane }, (_, at) =>
      (values[at] ?? 0) < 0 || (values[at + 2 * plane] ?? 0) < 0 ? 0.95 : 0,
    );
    return { map: new Tensor('float32', map, [1, 1, height, width]) };
  };
  const recognize = async ({ x }: { x: Tensor }) => {
    const [, , , stride = 0] = x.dims;
    const values = x.data as Float32Array;
    const plane = CROP_HEIGHT * stride;
    const at = (share: number, colour: number): number =>
      ((values[colour * plane + (CROP_HEIGHT / 2) * stride + Math.floor(share * stride)] ?? 0) + 1) / 2;
    const isUpright = at(0.3, 0) > at(0.3, 2) && at(0.6, 2) > at(0.6, 0);
    const sureness = isUpright ? 1 - (at(0.4, 1) * 255) / 100 : ON_ITS_HEAD;
    const [a, b] = isUpright ? [1, 2] : [2, 1];
    const steps = [a, 0, b, 0].flatMap((letter) => [0, 1, 2, 3].map((one) => (one === letter ? sureness : 0)));
    return { text: new Tensor('float32', Float32Array.from(steps), [1, 4, 4]) };
  };
  const session = (run: unknown, output: string) => ({ run, outputNames: [output] }) as never;
  return {
    detection: session(detect, 'map'),
    recognition: session(recognize, 'text'),
    characters: ['', 'a', 'b', ' '],
    seen,
  };
}

async function read(raster: Raster): Promise<string[]> {
  const { lines, turn, width, height } = await readRaster(raster, createModels());
  const places = lines.map(({ region, words, confidence }) => {
    const [x, y] = [region.x, region.y].map((place) => Math.round(place / 4) * 4);
    return `${words.map(({ text }) => text).join(' ')} at ${x} ${y}, ${Math.round(confidence * 100)} %`;
  });
  return [`${width} x ${height} by ${turn}`, ...places.toSorted()];
}

const LINES: Bar[] = [
  { x: 32, y: 40, width: 160, height: 16 },
  { x: 32, y: 80, width: 96, height: 16 },
];

test('lines are read where they are', async () => {
  expect(await read(draw(256, 128, ...LINES))).toEqual(['256 x 128 by 0', 'ab at 112 48, 100 %', 'ab at 80 88, 100 %']);
  expect(await read(draw(256, 128))).toEqual(['256 x 128 by 0']);
});

test.each<[Turn, Turn]>([
  [90, 270],
  [180, 180],
  [270, 90],
])('a picture that was turned by %d degrees is turned by %d', async (by, back) => {
  const lying = await turned(draw(256, 128, ...LINES), by);
  expect(await read(lying)).toEqual([`256 x 128 by ${back}`, 'ab at 112 48, 100 %', 'ab at 80 88, 100 %']);
});

describe('a page of which the reader is unsure', () => {
  const page = (illegible: number): Raster => draw(256, 128, ...LINES.map((bar) => ({ ...bar, illegible })));

  test('is turned on its head where that is surer', async () => {
    const [upright, ...lines] = await read(page(40));
    expect([upright, lines.every((line) => line.endsWith('60 %'))]).toEqual(['256 x 128 by 0', true]);
    const [onItsHead, ...others] = await read(page(50));
    expect([onItsHead, others.every((line) => line.startsWith('ba'))]).toEqual(['256 x 128 by 180', true]);
  });

  test('is not read again from a confidence of 0.8 on', async () => {
    const tries = async (illegible: number): Promise<number> => {
      const models = createModels();
      await readRaster(page(illegible), models);
      return models.seen.length;
    };
    expect([await tries(19), await tries(22)]).toEqual([1, 2]);
  });

  test('is judged by its letters, and loses the lines that are hardly legible', async () => {
    const noise = { x: 32, y: 80, width: 96, height: 16, illegible: 60 };
    const clear = { x: 32, y: 10, width: 96, height: 16 };
    const lines = await read(draw(256, 128, ...LINES.slice(0, 1), clear, noise));
    expect(lines).toEqual(['256 x 128 by 0', 'ab at 112 48, 100 %', 'ab at 80 20, 100 %']);
  });
});

describe('a tall line', () => {
  const tall = (height: number, more: Partial<Bar> = {}): Bar => ({ x: 210, y: 8, width: 16, height, ...more });

  test('is read upwards where that is surer', async () => {
    expect(await read(draw(256, 128, ...LINES, tall(100, { isUpwards: true })))).toEqual([
      '256 x 128 by 0',
      'ab at 112 48, 100 %',
      'ab at 220 60, 100 %',
      'ab at 80 88, 100 %',
    ]);
    expect(await read(draw(256, 128, ...LINES, tall(100)))).toContain('ab at 220 60, 100 %');
  });

  test('makes a page that lies on its side only together with most others', async () => {
    const upwards = { isUpwards: true };
    const two = [tall(100, upwards), tall(100, { ...upwards, x: 170 })];
    expect((await read(draw(256, 128, ...LINES.slice(1), ...two)))[0]).toBe('128 x 256 by 90');
    expect((await read(draw(256, 128, ...LINES.slice(1), tall(100, upwards))))[0]).toBe('256 x 128 by 0');
  });
});

test.each<[string, number, number, number[]]>([
  ['small', 10, 10, [32, 32]],
  ['wide', 2_000, 80, [1_280, 64]],
  ['high', 48, 1_920, [32, 1_280]],
  ['between two multiples of 32', 110, 80, [96, 96]],
  ['large', 1_700, 1_700, [1_120, 1_120]],
])('text is looked for in a picture of bounded size: %s', async (_, width, height, size) => {
  const models = createModels();
  await readRaster({ pixels: new Uint8Array(3 * width * height).fill(255), width, height }, models);
  expect(models.seen).toEqual([size]);
});

test('lines of a picture that was made smaller are in its own pixels', async () => {
  const [size, line = ''] = await read(draw(2_000, 400, { x: 400, y: 100, width: 1_000, height: 100 }));
  expect(size).toBe('2000 x 400 by 0');
  const [x = 0, y = 0] = /at (\d+) (\d+),/.exec(line)?.slice(1).map(Number) ?? [];
  expect(Math.abs(x - 900)).toBeLessThan(8);
  expect(Math.abs(y - 150)).toBeLessThan(8);
});
