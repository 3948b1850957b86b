import sharp from 'sharp';
import type { Box, LayoutPage } from '../layout.ts';

export interface Ink {
  width: number;
  height: number;
  /** The share of the dark pixels that are in boxes of words. */
  inBoxes: number;
  /** The words whose boxes have no dark pixel. */
  blankWords: string[];
}

const DARK = 128;

/** Lays the boxes of a page's words over a picture of the page. */
export async function measureInk(image: Uint8Array, page: Pick<LayoutPage, 'lines'>): Promise<Ink> {
  const { data, info } = await sharp(image).grayscale().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const isDark = (x: number, y: number) => (data[(y * width + x) * channels] ?? 255) < DARK;
  const covered = new Uint8Array(width * height);
  const blankWords: string[] = [];
  for (const { text, box } of page.lines.flatMap(({ words }) => words)) {
    let ink = 0;
    for (const [x, y] of pixelsOf(box, width, height)) {
      covered[y * width + x] = 1;
      if (isDark(x, y)) ink += 1;
    }
    if (ink === 0) blankWords.push(text);
  }
  let [dark, inside] = [0, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (!isDark(x, y)) continue;
      dark += 1;
      inside += covered[y * width + x] ?? 0;
    }
  return { width, height, inBoxes: dark === 0 ? 0 : inside / dark, blankWords };
}

function* pixelsOf([x0, y0, x1, y1]: Box, width: number, height: number): Generator<[x: number, y: number]> {
  const [right, bottom] = [Math.min(width, Math.ceil(x1 * width)), Math.min(height, Math.ceil(y1 * height))];
  for (let y = Math.floor(y0 * height); y < bottom; y++)
    for (let x = Math.floor(x0 * width); x < right; x++) yield [x, y];
}
