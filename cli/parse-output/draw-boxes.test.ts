import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { LayoutPage } from '../../server/entry.ts';
import { drawBoxes } from './draw-boxes.ts';

const [WIDTH, HEIGHT] = [100, 50];
const COLOURS: Record<string, [number, number, number]> = {
  word: [0x17, 0x69, 0xff],
  line: [0xe0, 0x21, 0x8a],
  table: [0x0a, 0x8f, 0x3c],
};

const pageWith = (lines: object[], tables: object[] = []) => ({ lines, tables }) as unknown as LayoutPage;

/** What is drawn of one colour on a white picture: how many pixels, and the box around them. */
async function draw(page: LayoutPage): Promise<Record<string, number[] | null>> {
  const white = { create: { width: WIDTH, height: HEIGHT, channels: 3 as const, background: '#ffffff' } };
  const png = await sharp(white).png().toBuffer();
  const drawn = await drawBoxes({ png, width: WIDTH, height: HEIGHT }, page);
  const { data, info } = await sharp(drawn).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([WIDTH, HEIGHT]);
  const found: Record<string, number[] | null> = {};
  for (const [kind, colour] of Object.entries(COLOURS)) {
    const at: [number, number][] = [];
    for (let y = 0; y < HEIGHT; y += 1)
      for (let x = 0; x < WIDTH; x += 1) {
        const pixel = data.subarray(3 * (y * WIDTH + x), 3 * (y * WIDTH + x) + 3);
        // Strokes between two pixels are lighter, of the same hue.
        const [r = 255, g = 255, b = 255] = pixel;
        const share = (255 - Math.min(r, g, b)) / (255 - Math.min(...colour));
        const isHue = colour.every((part, index) => Math.abs(255 - (255 - part) * share - (pixel[index] ?? 0)) < 12);
        if (share > 0.3 && isHue) at.push([x, y]);
      }
    const [xs, ys] = [at.map(([x]) => x), at.map(([, y]) => y)];
    found[kind] = at.length === 0 ? null : [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  }
  return found;
}

/** Strokes are drawn on both sides of an edge. */
function expectAround(found: number[] | null | undefined, box: number[]): void {
  expect(found).not.toBeNull();
  for (const [index, edge] of box.entries()) expect(Math.abs((found?.[index] ?? -99) - edge)).toBeLessThanOrEqual(2);
}

test('words, lines and tables have boxes of their own colours, at their places', async () => {
  const words = [{ box: [0.1, 0.2, 0.3, 0.4] }];
  const page = pageWith([{ box: [0.4, 0.1, 0.6, 0.5], words }], [{ box: [0.7, 0.6, 0.9, 0.9] }]);
  const found = await draw(page);
  expectAround(found['word'], [10, 10, 30, 20]);
  expectAround(found['line'], [40, 5, 60, 25]);
  expectAround(found['table'], [70, 30, 90, 45]);
});

test('lines and tables without a place have no box, and what has no extent is seen', async () => {
  const page = pageWith([{ box: null, words: [{ box: [0.5, 0.5, 0.5, 0.5] }] }], [{ box: null }]);
  const found = await draw(page);
  expect([found['line'], found['table']]).toEqual([null, null]);
  expectAround(found['word'], [50, 25, 51, 26]);
  expect(await draw(pageWith([]))).toEqual({ word: null, line: null, table: null });
});
