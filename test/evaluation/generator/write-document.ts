import type { Sharp } from 'sharp';
import { makePdf, type PdfText } from '../../../server/parsing/testing/make-pdf.ts';
import { drawPage, type PictureText } from '../../../server/parsing/testing/make-picture.ts';
import { arrangeBlocks, PAGE_COLUMNS, type Piece } from './arrange-blocks.ts';
import type { Dice } from './dice.ts';
import type { Block, GeneratedDocument, Style } from './generated-document.ts';

const FIXED_DATE = new Date(Date.UTC(2026, 0, 5, 9));
const PDF = { margin: 50, width: 495, lineHeight: 13.5, size: 9.2, linesPerPage: 54 };
const PICTURE = { margin: 60, width: 880, lineHeight: 26, size: 17 };

/** Plain text, with columns made of spaces. */
export function writeText(blocks: readonly Block[], style: Style): string {
  return arrangeBlocks(blocks, style).map(joinPieces).join('\n').trim();
}

/** The standard fonts of PDF have the letters of Western Europe only. */
export function canBePdf({ text }: Pick<GeneratedDocument, 'text'>): boolean {
  return /^[\n\u0020-\u007e\u00a0-\u00ff€–„“”]*$/u.test(text);
}

/** A PDF of A4 pages. The bytes are the same every time. */
export async function writePdf({ blocks, style }: GeneratedDocument): Promise<Buffer> {
  const lines = arrangeBlocks(blocks, style);
  const pages = Array.from({ length: Math.ceil(lines.length / PDF.linesPerPage) }, (_, page) => ({
    texts: lines
      .slice(page * PDF.linesPerPage, (page + 1) * PDF.linesPerPage)
      .flatMap((pieces, line) => pieces.map((piece) => placeInPdf(piece, line, style))),
  }));
  const info = { CreationDate: FIXED_DATE, ModDate: FIXED_DATE };
  return makePdf(pages, { info });
}

/** A picture as of a scanner or a camera: tilted, blurred, with grain and faded ink. */
export function writePicture({ blocks, style }: GeneratedDocument, dice: Dice): Promise<Buffer> {
  const texts = arrangeBlocks(blocks, style).flatMap((pieces, line) =>
    pieces.map(({ column, text }): PictureText => ({
      text,
      x: PICTURE.margin + (column * PICTURE.width) / PAGE_COLUMNS,
      y: PICTURE.margin + line * PICTURE.lineHeight,
      size: PICTURE.size,
      font: 'DejaVu Sans Mono, monospace',
    })),
  );
  return spoil(drawPage(texts, dice.whole(-12, 12) / 10), dice);
}

async function spoil(page: Sharp, dice: Dice): Promise<Buffer> {
  const { data, info } = await page.grayscale().blur(0.6).raw().toBuffer({ resolveWithObject: true });
  const [grain, fade] = [dice.whole(0, 24), dice.whole(0, 60)];
  for (let index = 0; index < data.length; index++) {
    const noise = dice.whole(-grain, grain);
    data[index] = Math.max(0, Math.min(255, (data[index] ?? 0) * (1 - fade / 255) + fade + noise));
  }
  const { default: sharp } = await import('sharp');
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } })
    .jpeg({ quality: dice.whole(60, 90) })
    .toBuffer();
}

function placeInPdf({ column, text, isBold }: Piece, line: number, { font }: Style): PdfText {
  return {
    text,
    x: PDF.margin + (column * PDF.width) / PAGE_COLUMNS,
    y: PDF.margin + line * PDF.lineHeight,
    size: isBold === true ? PDF.size + 4 : PDF.size,
    font: isBold === true && font === 'Helvetica' ? 'Helvetica-Bold' : font,
  };
}

function joinPieces(pieces: readonly Piece[]): string {
  return pieces.reduce((line, { column, text }) => {
    const gap = line === '' ? column : Math.max(column - line.length, 1);
    return `${line}${' '.repeat(gap)}${text}`;
  }, '');
}
