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
interface Look {
  font?: 'Helvetica' | 'Helvetica-Bold';
  size?: number;
  color?: string;
}

const money = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2 });
const longDate = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

function left(
  sheet: Sheet,
  text: string,
  x: number,
  y: number,
  { font = 'Helvetica', size = 9.5, color = INK }: Look = {},
): void {
  sheet.font(font).fontSize(size).fillColor(color).text(text, x, y, { lineBreak: false });
}

function right(
  sheet: Sheet,
  text: string,
  x: number,
  y: number,
  { font = 'Helvetica', size = 9.5, color = INK }: Look = {},
): void {
  sheet.font(font).fontSize(size).fillColor(color);
  sheet.text(text, x - sheet.widthOfString(text), y, { lineBreak: false });
}

function rule(sheet: Sheet, y: number, from = PAGE.margin, to = RIGHT, color = RULE): void {
  sheet.moveTo(from, y).lineTo(to, y).lineWidth(0.7).strokeColor(color).stroke();
}

function letterhead(sheet: Sheet): void {
  sheet.rect(0, 0, PAGE.width, 8).fill(ACCENT);
  sheet.circle(PAGE.margin + 15, 65, 15).fill(ACCENT);
  sheet
    .moveTo(PAGE.margin + 8, 71)
    .lineTo(PAGE.margin + 15, 55)
    .lineTo(PAGE.margin + 22, 71)
    .lineWidth(2)
    .strokeColor('white')
    .stroke();
  left(sheet, 'Alder & Finch', PAGE.margin + 40, 51, { font: 'Helvetica-Bold', size: 15 });
  left(sheet, 'Print Studio', PAGE.margin + 40, 69, { size: 9, color: MUTED });
  right(sheet, 'INVOICE', RIGHT, 49, { font: 'Helvetica-Bold', size: 26, color: ACCENT });
}

function party(sheet: Sheet, x: number, title: string, name: string, lines: string[]): void {
  left(sheet, title, x, 118, { font: 'Helvetica-Bold', size: 8.5, color: ACCENT });
  left(sheet, name, x, 133, { font: 'Helvetica-Bold', size: 10 });
  lines.forEach((line, index) => left(sheet, line, x, 148 + index * 13.5));
}

function references(sheet: Sheet): void {
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
    left(sheet, label, x, 249, { size: 8, color: MUTED });
    left(sheet, value, x, 264, { font: 'Helvetica-Bold', size: 10 });
  });
}

/** Draws the line items. Returns the vertical position below them. */
function items(sheet: Sheet): number {
  sheet.rect(PAGE.margin, 312, RIGHT - PAGE.margin, 24).fill(ACCENT);
  const heading: Look = { font: 'Helvetica-Bold', size: 9, color: 'white' };
  left(sheet, 'Description', COLUMNS.description, 320, heading);
  right(sheet, 'Quantity', COLUMNS.quantity, 320, heading);
  right(sheet, 'Unit price', COLUMNS.unitPrice, 320, heading);
  right(sheet, 'Amount', COLUMNS.amount, 320, heading);
  let y = 336;
  for (const item of invoice.lineItems) {
    left(sheet, item.description, COLUMNS.description, y + 9);
    right(sheet, String(item.quantity), COLUMNS.quantity, y + 9);
    right(sheet, money.format(item.unitPrice), COLUMNS.unitPrice, y + 9);
    right(sheet, money.format(item.amount), COLUMNS.amount, y + 9);
    y += 28;
    rule(sheet, y);
  }
  return y;
}

function totals(sheet: Sheet, top: number): number {
  const x = 350;
  left(sheet, 'Subtotal', x, top + 16, { color: MUTED });
  right(sheet, money.format(invoice.subtotal), COLUMNS.amount, top + 16);
  left(sheet, `VAT ${invoice.taxRate}%`, x, top + 34, { color: MUTED });
  right(sheet, money.format(invoice.taxAmount), COLUMNS.amount, top + 34);
  sheet.roundedRect(x - 12, top + 54, RIGHT - x + 12, 30, 4).fill(TINT);
  left(sheet, 'Total due', x, top + 63, { font: 'Helvetica-Bold', size: 11.5, color: ACCENT });
  right(sheet, `${invoice.currency} ${money.format(invoice.total)}`, COLUMNS.amount, top + 63, {
    font: 'Helvetica-Bold',
    size: 11.5,
    color: ACCENT,
  });
  return top + 84;
}

function payment(sheet: Sheet, top: number): void {
  left(sheet, 'Payment details', PAGE.margin, top, { font: 'Helvetica-Bold', size: 10, color: ACCENT });
  rule(sheet, top + 16);
  const rows = [
    ['IBAN', invoice.iban.replace(/(.{4})(?=.)/g, '$1 ')],
    ['BIC', 'ABNANL2A'],
    ['Reference', invoice.invoiceNumber],
    ['Payment terms', '30 days from the date of the invoice'],
  ] as const;
  rows.forEach(([label, value], index) => {
    left(sheet, label, PAGE.margin, top + 27 + index * 16, { color: MUTED });
    left(sheet, value, PAGE.margin + 95, top + 27 + index * 16);
  });
}

function footer(sheet: Sheet): void {
  rule(sheet, 768);
  const line =
    'Thank you for printing with us.  Questions? Write to accounts@alderfinch.example or call +31 20 555 0142.';
  sheet.font('Helvetica').fontSize(8);
  left(sheet, line, (PAGE.width - sheet.widthOfString(line)) / 2, 778, { size: 8, color: MUTED });
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
  letterhead(sheet);
  party(sheet, PAGE.margin, 'From', invoice.seller.name, [
    ...addressLines(invoice.seller.address),
    `VAT ID: ${invoice.seller.vatId}`,
  ]);
  party(sheet, 315, 'Bill to', invoice.buyer.name, addressLines(invoice.buyer.address));
  references(sheet);
  payment(sheet, totals(sheet, items(sheet)) + 34);
  footer(sheet);
  sheet.end();
  await finished;
  return Buffer.concat(chunks);
}

const addressLines = (address: string) => address.split(', ');

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(fileURLToPath(new URL('invoice.pdf', import.meta.url)), await drawInvoice());
