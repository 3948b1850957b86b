import { expect } from 'vitest';
import { parsePdf } from '../formats/pdf/pdf.ts';
import type { Box, LayoutLine, LayoutPage } from '../layout.ts';
import { makePdf, type PdfText } from './make-pdf.ts';

export async function parseTestPdf(bytes: Uint8Array): Promise<{ pageCount: number; pages: LayoutPage[] }> {
  const pages: LayoutPage[] = [];
  let pageCount = -1;
  for await (const step of parsePdf(bytes)) {
    if ('pages' in step) pages.push(...step.pages);
    else pageCount = step.pageCount;
  }
  return { pageCount, pages };
}

export async function parseFirstPage(...parameters: Parameters<typeof makePdf>): Promise<LayoutPage> {
  const [page] = (await parseTestPdf(await makePdf(...parameters))).pages;
  if (page === undefined) expect.fail('There is no page.');
  return page;
}

export const getLineTexts = (page: LayoutPage): string[] => page.lines.map((line) => line.text);

/** Holds for every page: its text is its lines, and a line contains its words in order. */
export function checkConsistent(page: LayoutPage): void {
  expect(page.text).toBe(getLineTexts(page).join('\n'));
  for (const line of page.lines) {
    expect(page.text.slice(line.start, line.start + line.text.length)).toBe(line.text);
    expect(line.words.map((word) => word.text).join('')).toBe(line.text.replaceAll(' ', ''));
    for (const word of line.words) checkWithin(word.box, line);
  }
}

function checkWithin([x0, y0, x1, y1]: Box, line: LayoutLine): void {
  const [left, top, right, bottom] = line.box ?? expect.fail('A line has no box.');
  expect(x0 >= left && y0 >= top && x1 <= right && y1 <= bottom && x0 < x1 && y0 < y1).toBe(true);
}

export const LABEL: PdfText = { text: 'Invoice number', x: 50, y: 100 };

export const VALUE: PdfText = { text: 'INV-2024-001', x: 300, y: 100 };

export const TOTAL: PdfText = { text: 'Total due 1,234.50 EUR', x: 50, y: 130 };

export const INVOICE = [TOTAL, VALUE, LABEL];

export const INVOICE_LINES = ['Invoice number   INV-2024-001', 'Total due 1,234.50 EUR'];
