import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';
import { ParseError } from '../../parser.ts';

/** `FPDF_ERR_PASSWORD` of PDFium's `fpdfview.h`. */
const PASSWORD_ERROR = 4;

/**
 * PDFium for one document: what it allocates is not freed, and goes with the module. It does what the parser of PDFs
 * cannot: remove a protection, copy pages, and read embedded files.
 */
export class Pdfium {
  readonly module: WrappedPdfiumModule;

  private constructor(module: WrappedPdfiumModule) {
    this.module = module;
  }

  static async load(): Promise<Pdfium> {
    const wasm = await readFile(fileURLToPath(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm')));
    const module = await init({ wasmBinary: new Uint8Array(wasm).buffer });
    module.PDFiumExt_Init();
    return new Pdfium(module);
  }

  allocate(size: number): number {
    return this.module.pdfium.wasmExports.malloc(size);
  }

  /** Another view after each allocation. The package's types leave it out. */
  get memory(): Uint8Array {
    return (this.module.pdfium as unknown as { HEAPU8: Uint8Array }).HEAPU8;
  }

  /** A copy of the memory. */
  copy(address: number, size: number): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.memory.subarray(address, address + size));
  }

  /**
   * The document as a file.
   * @param flags of PDFium's `fpdf_save.h`
   */
  save(document: number, flags = 0): Uint8Array<ArrayBuffer> {
    const writer = this.module.PDFiumExt_OpenFileWriter();
    if (!this.module.FPDF_SaveAsCopy(document, writer, flags)) throw unreadable();
    const size = this.module.PDFiumExt_GetFileWriterSize(writer);
    const output = this.allocate(size);
    this.module.PDFiumExt_GetFileWriterData(writer, output, size);
    return this.copy(output, size);
  }

  /** Opens a document with the first password that fits. Null if none does. Throws `ParseError` for a damaged file. */
  open(file: Uint8Array, passwords: string[]): number | null {
    const input = this.allocate(file.length);
    this.memory.set(file, input);
    for (const password of passwords) {
      const document = this.module.FPDF_LoadMemDocument(input, file.length, password);
      if (document !== 0) return document;
      if (this.module.FPDF_GetLastError() !== PASSWORD_ERROR) throw unreadable();
    }
    return null;
  }
}

export function unreadable(): ParseError {
  return new ParseError('document_unreadable', 'The file cannot be read as a PDF: it is damaged or incomplete.', {
    detail: 'PDFium cannot open it',
  });
}
