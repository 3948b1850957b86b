import { deflateSync } from 'node:zlib';
import type { PdfExcerpt } from '../../parser.ts';
import { openUpright, readPictureHead } from './picture.ts';

interface DrawnPage {
  /** In pixels. */
  width: number;
  height: number;
  /** Points for each pixel. */
  scale: number;
  filter: 'FlateDecode' | 'DCTDecode';
  colors: 'DeviceGray' | 'DeviceRGB';
  bytes: Uint8Array;
}

/** Of pictures that do not say it: as most scanners have it. */
const USUAL_DENSITY = 200;
const POINTS = 72;
const JPEG_QUALITY = 88;

/** Pages of a picture as a PDF, scans in black and white without loss. Null where it has none of the pages. */
export async function cutPicture(
  path: string,
  parts: readonly (readonly number[])[],
  { maxPixels }: { maxPixels: number },
): Promise<(PdfExcerpt | null)[]> {
  const { pageCount } = await readPictureHead(path, { maxPixels });
  const excerpts: (PdfExcerpt | null)[] = [];
  for (const pages of parts) {
    const own = pages.filter((page) => page <= pageCount);
    const drawn: DrawnPage[] = [];
    for (const page of own) drawn.push(await drawPage(path, page - 1, maxPixels));
    excerpts.push(own.length === 0 ? null : { bytes: writePdf(drawn), pages: own });
  }
  return excerpts;
}

async function drawPage(path: string, page: number, maxPixels: number): Promise<DrawnPage> {
  const { density } = await readPictureHead(path, { page, maxPixels });
  const scale = POINTS / (density ?? USUAL_DENSITY);
  const upright = (await openUpright(path, { page, limitInputPixels: maxPixels })).flatten({ background: '#ffffff' });
  const isGray = (await upright.metadata()).space === 'b-w';
  if (isGray) {
    const { data, info } = await upright
      .toColourspace('b-w')
      .extractChannel(0)
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { ...sizeOf(info), scale, filter: 'FlateDecode', colors: 'DeviceGray', bytes: deflateSync(data) };
  }
  const { data, info } = await upright
    .toColourspace('srgb')
    .jpeg({ quality: JPEG_QUALITY })
    .toBuffer({ resolveWithObject: true });
  return { ...sizeOf(info), scale, filter: 'DCTDecode', colors: 'DeviceRGB', bytes: data };
}

const sizeOf = ({ width, height }: { width: number; height: number }) => ({ width, height });

/** A PDF with a picture on each page. */
function writePdf(pages: readonly DrawnPage[]): Uint8Array {
  const objects: Buffer[][] = [];
  const text = (...lines: string[]) => Buffer.from(lines.join('\n'), 'latin1');
  const add = (...parts: Buffer[]) => objects.push(parts);
  const kids = pages.map((_, index) => `${3 + index * 3} 0 R`).join(' ');
  add(text('<< /Type /Catalog /Pages 2 0 R >>'));
  add(text(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`));
  for (const [index, { width, height, scale, filter, colors, bytes }] of pages.entries()) {
    const [content, picture] = [4 + index * 3, 5 + index * 3];
    const [wide, high] = [width * scale, height * scale].map((side) => side.toFixed(2));
    const drawing = `q ${wide} 0 0 ${high} 0 0 cm /P Do Q`;
    add(
      text(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${wide} ${high}] /Contents ${content} 0 R`,
        `/Resources << /XObject << /P ${picture} 0 R >> >> >>`,
      ),
    );
    add(text(`<< /Length ${drawing.length} >>`, 'stream', drawing, 'endstream'));
    add(
      text(
        `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 8`,
        `/ColorSpace /${colors} /Filter /${filter} /Length ${bytes.length} >>`,
        'stream\n',
      ),
      Buffer.from(bytes),
      text('\nendstream'),
    );
  }
  return assemble(objects);
}

function assemble(objects: readonly (readonly Buffer[])[]): Uint8Array {
  const chunks: Buffer[] = [Buffer.from('%PDF-1.4\n', 'latin1')];
  let length = chunks[0]?.length ?? 0;
  const push = (chunk: Buffer) => {
    chunks.push(chunk);
    length += chunk.length;
  };
  const offsets = objects.map((parts, index) => {
    const offset = length;
    push(Buffer.from(`${index + 1} 0 obj\n`, 'latin1'));
    for (const part of parts) push(part);
    push(Buffer.from('\nendobj\n', 'latin1'));
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const start = length;
  const count = objects.length + 1;
  push(
    Buffer.from(
      `xref\n0 ${count}\n0000000000 65535 f \n${offsets.join('')}trailer\n<< /Size ${count} /Root 1 0 R >>\n` +
        `startxref\n${start}\n%%EOF\n`,
      'latin1',
    ),
  );
  return Buffer.concat(chunks);
}
