import { readFile, writeFile } from 'node:fs/promises';
import { wrongPassword } from './encrypted-pdf.ts';
import { fromHeader } from './pdf.ts';
import { Pdfium } from './pdfium.ts';

/** `FPDF_REMOVE_SECURITY` of PDFium's `fpdf_save.h`. */
const REMOVE_SECURITY = 3;

/**
 * Writes a copy of a PDF without its protection. Throws `ParseError` with `document_encrypted` where neither the user
 * nor the owner password fits.
 */
export async function unlockPdf(path: string, password: string, copyPath: string): Promise<void> {
  const pdfium = await Pdfium.load();
  // A file that only forbids things opens without a password, and then a wrong one does no harm.
  const document = pdfium.open(fromHeader(await readFile(path)), [password, '']);
  if (document === null) throw wrongPassword();
  await writeFile(copyPath, pdfium.save(document, REMOVE_SECURITY), { mode: 0o600 });
}
