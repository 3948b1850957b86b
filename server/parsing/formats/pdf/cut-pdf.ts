import { readFile } from 'node:fs/promises';
import type { PdfExcerpt } from '../../parser.ts';
import { fromHeader } from './pdf.ts';
import { Pdfium, unreadable } from './pdfium.ts';

/**
 * Copies the pages that the file has, each list of them to a file. Null where it has none of them. Throws `ParseError`
 * for a damaged file.
 */
export async function cutPdf(path: string, parts: readonly (readonly number[])[]): Promise<(PdfExcerpt | null)[]> {
  const pdfium = await Pdfium.load();
  const source = pdfium.open(fromHeader(await readFile(path)), ['']);
  if (source === null) throw unreadable();
  const count = pdfium.module.FPDF_GetPageCount(source);
  return parts.map((pages) => {
    // Embedded files are further pages of the layout, but not of the file.
    const own = pages.filter((page) => page <= count);
    if (own.length === 0) return null;
    const excerpt = pdfium.module.FPDF_CreateNewDocument();
    if (!pdfium.module.FPDF_ImportPages(excerpt, source, own.join(','), 0)) throw unreadable();
    const bytes = pdfium.save(excerpt);
    pdfium.module.FPDF_CloseDocument(excerpt);
    return { bytes, pages: own };
  });
}
