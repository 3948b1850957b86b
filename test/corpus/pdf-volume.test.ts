import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { parsePdf } from '../../server/parsing/formats/pdf/pdf.ts';
import { makePdf, type PdfPage } from '../../server/parsing/testing/make-pdf.ts';
import { temporaryFiles } from '../../server/parsing/testing/temporary-files.ts';

const write = temporaryFiles();

const sentence = (row: number) => `Row ${row}: the quick brown fox jumps over the lazy dog`;
const lines = (count: number, x: number, size: number) =>
  Array.from({ length: count }, (_, row) => ({ text: sentence(row), x, y: 40 + row * size * 1.5, size }));
const cells = Array.from({ length: 40 }, (_, row) =>
  [50, 200, 330, 460].map((x, column) => ({ text: `${row}.${column} Widget`, x, y: 50 + row * 18 })),
).flat();

const PAGES: [name: string, page: PdfPage][] = [
  ['prose', { texts: lines(45, 50, 12) }],
  ['two columns', { texts: [...lines(45, 40, 8), ...lines(45, 320, 8)] }],
  ['a table', { texts: cells }],
  ['small type', { texts: lines(100, 40, 5) }],
  ['a page on its side', { texts: lines(20, 50, 12), rotate: 90 }],
  ['a page that is turned back', { texts: lines(20, 50, 10), rotate: 270, counterRotate: true }],
];

const letters = (text: string): number => text.replace(/\s+/g, '').length;

/** The text that poppler finds, where it is installed. */
function readWithPoppler(pdf: Buffer): string | null {
  try {
    return execFileSync('pdftotext', [write(pdf), '-'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return null;
  }
}

test.each(PAGES)('reads at least 95 %% of the text of %s', async (_, page) => {
  const pdf = await makePdf([page]);
  let text = '';
  for await (const step of parsePdf(pdf)) if ('pages' in step) text += step.pages.map((one) => one.text).join('\n');
  const written = page.texts.map((one) => one.text).join('\n');
  expect(letters(text)).toBeGreaterThanOrEqual(0.95 * letters(readWithPoppler(pdf) ?? written));
  expect(letters(text)).toBeGreaterThanOrEqual(0.95 * letters(written));
});
