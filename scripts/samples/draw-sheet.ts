import PDFDocument from 'pdfkit';

/** A part of a page, drawn below the part before it. */
export type Block =
  | { title: string; subtitle?: string }
  | { columns: readonly { heading?: string; lines: readonly string[] }[] }
  | { pairs: readonly (readonly [label: string, value: string])[] }
  | { table: { columns: readonly Column[]; rows: readonly (readonly string[])[] } }
  | { totals: readonly (readonly [label: string, value: string])[] }
  | { heading: string }
  | { prose: string };

interface Column {
  title: string;
  /** Share of the page's width. */
  width: number;
  align?: 'right';
}

export interface Sheet {
  /** What a correct extraction with the template answers. */
  expected: object;
  blocks: readonly Block[];
}

type Page = InstanceType<typeof PDFDocument>;

const PAGE = { width: 595.28, margin: 56 };
const WIDTH = PAGE.width - 2 * PAGE.margin;
const RIGHT = PAGE.width - PAGE.margin;
const ACCENT = '#0f766e';
const INK = '#1f2a37';
const MUTED = '#6b7280';
const FIXED_DATE = new Date(Date.UTC(2026, 2, 12, 9));

interface TextStyle {
  size?: number;
  color?: string;
  isBold?: boolean;
  isRight?: boolean;
}

function drawText(page: Page, text: string, x: number, y: number, style: TextStyle = {}): void {
  page.font(style.isBold === true ? 'Helvetica-Bold' : 'Helvetica').fontSize(style.size ?? 9.5);
  const left = style.isRight === true ? x - page.widthOfString(text) : x;
  page.fillColor(style.color ?? INK).text(text, left, y, { lineBreak: false });
}

function drawRule(page: Page, y: number): void {
  page.moveTo(PAGE.margin, y).lineTo(RIGHT, y).lineWidth(0.6).strokeColor('#d1d5db').stroke();
}

function drawColumns(page: Page, { columns }: Extract<Block, { columns: unknown }>, top: number): number {
  let bottom = top;
  columns.forEach(({ heading, lines }, index) => {
    const x = PAGE.margin + (index * WIDTH) / columns.length;
    let y = top;
    if (heading !== undefined) drawText(page, heading, x, y, { size: 8.5, color: ACCENT, isBold: true });
    if (heading !== undefined) y += 15;
    for (const line of lines) {
      drawText(page, line, x, y);
      y += 13.5;
    }
    bottom = Math.max(bottom, y);
  });
  return bottom + 14;
}

function drawTable(page: Page, { table }: Extract<Block, { table: unknown }>, top: number): number {
  const { columns, rows } = table;
  const drawRow = (cells: readonly string[], y: number, style: TextStyle) => {
    let left = PAGE.margin;
    columns.forEach(({ width, align }, index) => {
      const isRight = align === 'right';
      const x = isRight ? left + width * WIDTH - 14 : left;
      drawText(page, cells[index] ?? '', x, y, { ...style, isRight });
      left += width * WIDTH;
    });
  };
  const titles = columns.map(({ title }) => title);
  drawRow(titles, top, { size: 8.5, color: ACCENT, isBold: true });
  let y = top + 14;
  drawRule(page, y);
  for (const row of rows) {
    drawRow(row, y + 7, {});
    y += 22;
    drawRule(page, y);
  }
  return y + 14;
}

function drawBlock(page: Page, block: Block, y: number): number {
  if ('title' in block) {
    drawText(page, block.title, PAGE.margin, y, { size: 19, color: ACCENT, isBold: true });
    if (block.subtitle !== undefined) drawText(page, block.subtitle, PAGE.margin, y + 26, { color: MUTED });
    return y + (block.subtitle === undefined ? 40 : 52);
  }
  if ('heading' in block) {
    drawText(page, block.heading, PAGE.margin, y + 4, { size: 11, color: ACCENT, isBold: true });
    return y + 24;
  }
  if ('columns' in block) return drawColumns(page, block, y);
  if ('table' in block) return drawTable(page, block, y);
  if ('prose' in block) {
    page.font('Helvetica').fontSize(9.5).fillColor(INK);
    page.text(block.prose, PAGE.margin, y, { width: WIDTH, lineGap: 3 });
    return page.y + 10;
  }
  const isSum = 'totals' in block;
  (isSum ? block.totals : block.pairs).forEach(([label, value], index) => {
    const at = y + index * 17;
    drawText(page, label, isSum ? 350 : PAGE.margin, at, { color: MUTED });
    if (isSum) drawText(page, value, RIGHT - 14, at, { isRight: true });
    else drawText(page, value, PAGE.margin + 150, at);
  });
  return y + (isSum ? block.totals : block.pairs).length * 17 + 12;
}

/** Draws a sheet as a PDF with one A4 page. The bytes are the same every time. */
export async function drawSheet(name: string, { blocks }: Sheet): Promise<Buffer> {
  const info = { Title: name, Creator: 'Excerpt', Producer: 'Excerpt', CreationDate: FIXED_DATE, ModDate: FIXED_DATE };
  const page = new PDFDocument({ size: 'A4', margin: 0, compress: false, info });
  const chunks: Buffer[] = [];
  page.on('data', (chunk: Buffer) => chunks.push(chunk));
  const finished = new Promise((resolve, reject) => page.once('end', resolve).once('error', reject));
  let y = PAGE.margin;
  for (const block of blocks) y = drawBlock(page, block, y);
  page.end();
  await finished;
  return Buffer.concat(chunks);
}
