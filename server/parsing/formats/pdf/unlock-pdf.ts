import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';
import { ParseError } from '../../parser.ts';
import { wrongPassword } from './encrypted-pdf.ts';
import { fromHeader } from './pdf.ts';

/** `FPDF_REMOVE_SECURITY` of PDFium's `fpdf_save.h`. */
const REMOVE_SECURITY = 3;
/** `FPDF_ERR_PASSWORD` of PDFium's `fpdfview.h`. */
const PASSWORD_ERROR = 4;

/**
 * Writes a copy of a PDF without its protection. Throws `ParseError` with `document_encrypted` where neither the user
 * nor the owner password fits.
 */
export async function unlockPdf(path: string, password: string, copyPath: string): Promise<void> {
  const wasm = await readFile(fileURLToPath(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm')));
  const pdfium = await init({ wasmBinary: new Uint8Array(wasm).buffer });
  pdfium.PDFiumExt_Init();
  await writeFile(copyPath, unprotected(pdfium, fromHeader(await readFile(path)), password), { mode: 0o600 });
}

/** The memory of the module is not freed: it goes with the module after one document. */
function unprotected(pdfium: WrappedPdfiumModule, file: Uint8Array, password: string): Uint8Array {
  const { wasmExports } = pdfium.pdfium;
  // Another view after each allocation. The package's types leave it out.
  const memory = () => (pdfium.pdfium as unknown as { HEAPU8: Uint8Array }).HEAPU8;
  const input = wasmExports.malloc(file.length);
  memory().set(file, input);
  const document = open(pdfium, { input, length: file.length, password });
  const writer = pdfium.PDFiumExt_OpenFileWriter();
  if (!pdfium.FPDF_SaveAsCopy(document, writer, REMOVE_SECURITY)) throw unreadable();
  const size = pdfium.PDFiumExt_GetFileWriterSize(writer);
  const output = wasmExports.malloc(size);
  pdfium.PDFiumExt_GetFileWriterData(writer, output, size);
  return memory().slice(output, output + size);
}

/** A file that only forbids things opens without a password, and then a wrong one does no harm. */
function open(
  pdfium: WrappedPdfiumModule,
  { input, length, password }: { input: number; length: number; password: string },
): number {
  for (const attempt of [password, '']) {
    const document = pdfium.FPDF_LoadMemDocument(input, length, attempt);
    if (document !== 0) return document;
    if (pdfium.FPDF_GetLastError() !== PASSWORD_ERROR) throw unreadable();
  }
  throw wrongPassword();
}

function unreadable(): ParseError {
  return new ParseError('document_unreadable', 'The file cannot be read as a PDF: it is damaged or incomplete.', {
    detail: 'no copy without protection',
  });
}
