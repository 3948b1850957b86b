/**
 * Draws invoice.pdf from the values in expected.json: `npm run sample`. Reproducible (fixed date, no compression), so
 * that a test can check that both agree.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import invoice from './expected.json' with { type: 'json' };

const PAGE = { width: 595.28, height: 841.89, margin: 56 };
const RIGHT = PAGE.width - PAGE.margin;
const INK = '#1f2a37';
const MUTED = '#6b7280';
const ACCENT = '#0f766e';
const RULE = '#d1d5db';
const TINT = '#f0fdfa';

const FIXED_DATE = new Date(Date.UTC(2026, 2, 12, 9));
const COLUMNS = { description: PAGE.margin + 10, quantity: 330, unitPrice: 425, amount: RIGHT - 10 };

type Sheet = InstanceType<typeof PDFDocument>;
interface TextStyle {
  font?: 'Helvetica' | 'Helvetica-Bold';
  size?: number;
  color?: string;
}

const money = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2 });
const longDate = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

function drawLeft(
  sheet: Sheet,
  text: string,
  x: number,
  y: number,
  { font = 'Helvetica', size = 9.5, color = INK }: TextStyle = {},
): void {
  sheet.font(font).fontSize(size).fillColor(color).text(text, x, y, { lineBreak: false });
}

function drawRight(
  sheet: Sheet,
  text: string,
  x: number,
  y: number,
  { font = 'Helvetica', size = 9.5, color = INK }: TextStyle = {},
): void {
  sheet.font(font).fontSize(size).fillColor(color);
  sheet.text(text, x - sheet.widthOfString(text), y, { lineBreak: false });
}

function drawRule(sheet: Sheet, y: number, from = PAGE.margin, to = RIGHT, color = RULE): void {
  sheet.moveTo(from, y).lineTo(to, y).lineWidth(0.7).strokeColor(color).stroke();
}

function drawLetterhead(sheet: Sheet): void {
  sheet.rect(0, 0, PAGE.width, 8).fill(ACCENT);
  sheet.circle(PAGE.margin + 15, 65, 15).fill(ACCENT);
  sheet
    .moveTo(PAGE.margin + 8, 71)
    .lineTo(PAGE.margin + 15, 55)
    .lineTo(PAGE.margin + 22, 71)
    .lineWidth(2)
    .strokeColor('white')
    .stroke();
  drawLeft(sheet, 'Alder & Finch', PAGE.margin + 40, 51, { font: 'Helvetica-Bold', size: 15 });
  drawLeft(sheet, 'Print Studio', PAGE.margin + 40, 69, { size: 9, color: MUTED });
  drawRight(sheet, 'INVOICE', RIGHT, 49, { font: 'Helvetica-Bold', size: 26, color: ACCENT });
}

function drawParty(sheet: Sheet, x: number, title: string, name: string, lines: string[]): void {
  drawLeft(sheet, title, x, 118, { font: 'Helvetica-Bold', size: 8.5, color: ACCENT });
  drawLeft(sheet, name, x, 133, { font: 'Helvetica-Bold', size: 10 });
  lines.forEach((line, index) => drawLeft(sheet, line, x, 148 + index * 13.5));
}

function drawReferences(sheet: Sheet): void {
  const date = (iso: string) => longDate.format(new Date(iso));
  const entries = [
    ['Invoice number', invoice.invoiceNumber],
    ['Invoice date', date(invoice.invoiceDate)],
    ['Due date', date(invoice.dueDate)],
    ['Purchase order', invoice.purchaseOrder],
  ] as const;
  sheet.roundedRect(PAGE.margin, 238, RIGHT - PAGE.margin, 48, 4).fill(TINT);
  entries.forEach(([label, value], index) => {
    const x = PAGE.margin + 14 + index * 120;
    drawLeft(sheet, label, x, 249, { size: 8, color: MUTED });
    drawLeft(sheet, value, x, 264, { font: 'Helvetica-Bold', size: 10 });
  });
}

/** Draws the line items. Returns the vertical position below them. */
function drawItems(sheet: Sheet): number {
  sheet.rect(PAGE.margin, 312, RIGHT - PAGE.margin, 24).fill(ACCENT);
  const heading: TextStyle = { font: 'Helvetica-Bold', size: 9, color: 'white' };
  drawLeft(sheet, 'Description', COLUMNS.description, 320, heading);
  drawRight(sheet, 'Quantity', COLUMNS.quantity, 320, heading);
  drawRight(sheet, 'Unit price', COLUMNS.unitPrice, 320, heading);
  drawRight(sheet, 'Amount', COLUMNS.amount, 320, heading);
  let y = 336;
  for (const item of invoice.lineItems) {
    drawLeft(sheet, item.description, COLUMNS.description, y + 9);
    drawRight(sheet, String(item.quantity), COLUMNS.quantity, y + 9);
    drawRight(sheet, money.format(item.unitPrice), COLUMNS.unitPrice, y + 9);
    drawRight(sheet, money.format(item.amount), COLUMNS.amount, y + 9);
    y += 28;
    drawRule(sheet, y);
  }
  return y;
}

function drawTotals(sheet: Sheet, top: number): number {
  const x = 350;
  drawLeft(sheet, 'Subtotal', x, top + 16, { color: MUTED });
  drawRight(sheet, money.format(invoice.subtotal), COLUMNS.amount, top + 16);
  drawLeft(sheet, `VAT ${invoice.taxRate}%`, x, top + 34, { color: MUTED });
  drawRight(sheet, money.format(invoice.taxAmount), COLUMNS.amount, top + 34);
  sheet.roundedRect(x - 12, top + 54, RIGHT - x + 12, 30, 4).fill(TINT);
  drawLeft(sheet, 'Total due', x, top + 63, { font: 'Helvetica-Bold', size: 11.5, color: ACCENT });
  drawRight(sheet, `${invoice.currency} ${money.format(invoice.total)}`, COLUMNS.amount, top + 63, {
    font: 'Helvetica-Bold',
    size: 11.5,
    color: ACCENT,
  });
  return top + 84;
}

function drawPayment(sheet: Sheet, top: number): void {
  drawLeft(sheet, 'Payment details', PAGE.margin, top, { font: 'Helvetica-Bold', size: 10, color: ACCENT });
  drawRule(sheet, top + 16);
  const rows = [
    ['IBAN', invoice.iban.replace(/(.{4})(?=.)/g, '$1 ')],
    ['BIC', 'ABNANL2A'],
    ['Reference', invoice.invoiceNumber],
    ['Payment terms', '30 days from the date of the invoice'],
  ] as const;
  rows.forEach(([label, value], index) => {
    drawLeft(sheet, label, PAGE.margin, top + 27 + index * 16, { color: MUTED });
    drawLeft(sheet, value, PAGE.margin + 95, top + 27 + index * 16);
  });
}

function drawFooter(sheet: Sheet): void {
  drawRule(sheet, 768);
  const line =
    'Thank you for printing with us.  Questions? Write to accounts@alderfinch.example or call +31 20 555 0142.';
  sheet.font('Helvetica').fontSize(8);
  drawLeft(sheet, line, (PAGE.width - sheet.widthOfString(line)) / 2, 778, { size: 8, color: MUTED });
}

/** Draws the sample invoice as a PDF with one A4 page. */
export async function drawInvoice(): Promise<Buffer> {
  const sheet = new PDFDocument({
    size: 'A4',
    margin: 0,
    compress: false,
    info: {
      Title: `Invoice ${invoice.invoiceNumber}`,
      Author: invoice.seller.name,
      Creator: 'Excerpt',
      Producer: 'Excerpt',
      CreationDate: FIXED_DATE,
      ModDate: FIXED_DATE,
    },
  });
  const chunks: Buffer[] = [];
  sheet.on('data', (chunk: Buffer) => chunks.push(chunk));
  const finished = new Promise((resolve, reject) => sheet.once('end', resolve).once('error', reject));
  drawLetterhead(sheet);
  drawParty(sheet, PAGE.margin, 'From', invoice.seller.name, [
    ...splitAddress(invoice.seller.address),
    `VAT ID: ${invoice.seller.vatId}`,
  ]);
  drawParty(sheet, 315, 'Bill to', invoice.buyer.name, splitAddress(invoice.buyer.address));
  drawReferences(sheet);
  drawPayment(sheet, drawTotals(sheet, drawItems(sheet)) + 34);
  drawFooter(sheet);
  sheet.end();
  await finished;
  return Buffer.concat(chunks);
}

const splitAddress = (address: string) => address.split(', ');

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(fileURLToPath(new URL('invoice.pdf', import.meta.url)), await drawInvoice());
