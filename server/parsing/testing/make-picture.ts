import { crc32, deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import sharp, { type Sharp } from 'sharp';

export interface PictureText {
  text: string;
  /** Pixels from the top left; `y` is the base line. */
  x: number;
  y: number;
  size?: number;
  font?: string;
}

/** Black type on a white page of 1000 by 1400 pixels, `tilt` degrees off the level. */
export function drawPage(texts: PictureText[], tilt = 0): Sharp {
  const lines = texts.map(
    ({ text, x, y, size = 30, font = 'DejaVu Sans, Arial, sans-serif' }) =>
      `<text x="${x}" y="${y}" font-size="${size}" font-family="${font}">${escape(text)}</text>`,
  );
  const content =
    `<rect width="100%" height="100%" fill="#fff"/><g transform="rotate(${tilt} 500 700)">${lines.join('')}` + '</g>';
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1400">${content}</svg>`),
  ).flatten({ background: '#fff' });
}

/** The picture as on paper that is bent: its middle is `depth` pixels below its sides. */
export async function bend(picture: Sharp, depth: number): Promise<Sharp> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const bent = Buffer.alloc(data.length, 255);
  for (let x = 0; x < info.width; x++) {
    const shift = Math.round(depth * Math.sin((Math.PI * x) / info.width));
    for (let y = shift; y < info.height; y++) {
      const [from, to] = [(y - shift) * info.width + x, y * info.width + x].map((at) => at * info.channels);
      data.copy(bent, to, from, (from ?? 0) + info.channels);
    }
  }
  return sharp(bent, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

/** A scan with the text that a scanner's program read on it. */
export interface ReadScan {
  picture: Buffer;
  lines: string[];
}

/** The pictures as pages of A4; a text where there is no picture, nothing for null. */
export async function makeScannedPdf(pages: (Buffer | string | ReadScan | null)[]): Promise<Buffer> {
  const doc = new PDFDocument({ size: 'A4', margin: 0, autoFirstPage: false });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => doc.on('end', resolve));
  for (const page of pages) {
    doc.addPage();
    if (typeof page === 'string') doc.fontSize(12).text(page, 50, 50, { lineBreak: false });
    else if (page !== null) {
      const { picture, lines } = Buffer.isBuffer(page) ? { picture: page, lines: [] } : page;
      lines.forEach((line, index) => doc.fontSize(12).text(line, 50, 50 + 20 * index, { lineBreak: false }));
      doc.image(picture, 0, 0, { width: 595.28, height: 841.89 });
    }
  }
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}

/** A TIFF of uncompressed gray pages. */
export async function makeTiff(pages: Sharp[]): Promise<Buffer> {
  const parts: Buffer[] = [];
  let offset = 8;
  for (const [index, page] of pages.entries()) {
    const { data, info } = await page.grayscale().raw().toBuffer({ resolveWithObject: true });
    const gray = info.channels === 1 ? data : data.filter((_, at) => at % info.channels === 0);
    const pixels = Buffer.concat([gray, Buffer.alloc(gray.length % 2)]);
    const fields: [tag: number, type: 3 | 4, value: number][] = [
      [256, 4, info.width],
      [257, 4, info.height],
      [258, 3, 8],
      [259, 3, 1],
      [262, 3, 1],
      [273, 4, offset + 2 + 9 * 12 + 4],
      [277, 3, 1],
      [278, 4, info.height],
      [279, 4, gray.length],
    ];
    const directory = Buffer.alloc(2 + fields.length * 12 + 4);
    directory.writeUInt16LE(fields.length, 0);
    fields.forEach(([tag, type, value], at) => {
      directory.writeUInt16LE(tag, 2 + at * 12);
      directory.writeUInt16LE(type, 4 + at * 12);
      directory.writeUInt32LE(1, 6 + at * 12);
      directory.writeUInt32LE(value, 10 + at * 12);
    });
    const next = offset + directory.length + pixels.length;
    directory.writeUInt32LE(index === pages.length - 1 ? 0 : next, 2 + fields.length * 12);
    parts.push(directory, pixels);
    offset = next;
  }
  return Buffer.concat([Buffer.from('49492a0008000000', 'hex'), ...parts]);
}

/** A white PNG whose header claims that size, with bytes for its first row only. */
export function makeHugePng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const row = deflateSync(Buffer.alloc(width + 1, 255).fill(0, 0, 1));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', row),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
