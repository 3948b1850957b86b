import sharp from 'sharp';
import type { LayoutPage, PagePicture } from '../../server/entry.ts';

type Box = NonNullable<LayoutPage['lines'][number]['box']>;

const COLOURS = { word: '#1769ff', line: '#e0218a', table: '#0a8f3c' };

/** Draws boxes around words (blue), lines (pink) and tables (green) on the page's picture. Returns a PNG. */
export async function drawBoxes({ png, width, height }: PagePicture, page: LayoutPage): Promise<Buffer> {
  const frame = (box: Box, colour: string, stroke: number): string => {
    const [x0, y0, x1, y1] = [box[0] * width, box[1] * height, box[2] * width, box[3] * height].map(
      (n) => Math.round(n * 10) / 10,
    ) as Box;
    return (
      `<rect x="${x0}" y="${y0}" width="${Math.max(1, x1 - x0)}" height="${Math.max(1, y1 - y0)}" ` +
      `stroke="${colour}" stroke-width="${stroke}"/>`
    );
  };
  const frames = [
    ...page.lines.flatMap((line) => line.words.map((word) => frame(word.box, COLOURS.word, 1))),
    ...page.lines.flatMap((line) => (line.box === null ? [] : [frame(line.box, COLOURS.line, 1.5)])),
    ...page.tables.flatMap((table) => (table.box === null ? [] : [frame(table.box, COLOURS.table, 3)])),
  ];
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<g fill="none">${frames.join('')}</g></svg>`;
  return sharp(png)
    .composite([{ input: Buffer.from(svg) }])
    .png()
    .toBuffer();
}
