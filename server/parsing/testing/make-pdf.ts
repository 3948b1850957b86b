import PDFDocument from 'pdfkit';

export interface PdfText {
  text: string;
  /** Points from the top left of the page; `y` is the top of the type. */
  x: number;
  y: number;
  size?: number;
  font?: 'Helvetica' | 'Helvetica-Bold' | 'Times-Roman' | 'Courier';
}

export interface PdfPage {
  texts: PdfText[];
  /** Thin lines from one point to another, in points from the top left. */
  rules?: [x0: number, y0: number, x1: number, y1: number][];
  /** The page's `/Rotate`. */
  rotate?: 0 | 90 | 180 | 270;
  /** The tilt of all texts in degrees, clockwise about the middle, as in the text layer of a crooked scan. */
  tilt?: number;
  /** Draws the texts upright on a page with `rotate`, as office programs do. */
  counterRotate?: boolean;
}

export type PdfSettings = ConstructorParameters<typeof PDFDocument>[0];

const A4 = { width: 595.28, height: 841.89 };

/** An A4 PDF with the given texts at the given places, and with files embedded. */
export async function makePdf(
  pages: PdfPage[],
  settings: PdfSettings = {},
  embedded: { name: string; content: Buffer }[] = [],
): Promise<Buffer> {
  const doc = new PDFDocument({ size: 'A4', margin: 0, autoFirstPage: false, ...settings });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => doc.on('end', resolve));
  for (const page of pages) {
    doc.addPage();
    drawPage(doc, page);
  }
  for (const { name, content } of embedded) doc.file(content, { name });
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}

function drawPage(
  doc: PDFKit.PDFDocument,
  { texts, rules = [], rotate = 0, counterRotate = false, tilt = 0 }: PdfPage,
): void {
  if (rotate !== 0) (doc.page.dictionary as unknown as { data: Record<string, unknown> }).data['Rotate'] = rotate;
  if (tilt !== 0) doc.rotate(tilt, { origin: [A4.width / 2, A4.height / 2] });
  if (counterRotate && rotate === 90) doc.transform(0, -1, 1, 0, 0, A4.height);
  if (counterRotate && rotate === 180) doc.transform(-1, 0, 0, -1, A4.width, A4.height);
  if (counterRotate && rotate === 270) doc.transform(0, 1, -1, 0, A4.width, 0);
  for (const [x0, y0, x1, y1] of rules) doc.moveTo(x0, y0).lineTo(x1, y1).lineWidth(0.75).stroke();
  for (const { text, x, y, size = 12, font = 'Helvetica' } of texts)
    doc.font(font).fontSize(size).text(text, x, y, { lineBreak: false });
}

/** The width of a text in points, as the page shows it. */
export function textWidth({ text, size = 12, font = 'Helvetica' }: PdfText): number {
  return new PDFDocument({ autoFirstPage: false }).font(font).fontSize(size).widthOfString(text);
}
