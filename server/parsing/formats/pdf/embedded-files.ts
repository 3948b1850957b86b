import { MAX_ATTACHMENTS, overLimit } from '../../archive/archive-limits.ts';
import type { ParseStep } from '../../parse-step.ts';
import { checkPages } from '../../parse-limits.ts';
import { sniffBytes } from '../../sniff/sniff.ts';
import { attachedPages, isLeftOut, type PartParser } from '../attached/attached-pages.ts';
import { cleanText } from '../text/clean-text.ts';
import type { Pdfium } from './pdfium.ts';

export interface EmbeddedFile {
  name: string;
  content: Uint8Array;
}

/** The names of the XML in an electronic invoice (ZUGFeRD, Factur-X, XRechnung, Order-X), which repeats the pages. */
const INVOICE_XML = /^(?:zugferd-invoice|factur-x|xrechnung|order-x|cii|ubl)[\w.-]*\.xml$/i;

/**
 * The pages of the files that a PDF embeds, after its own and under the files' names. What cannot be read, and the data
 * of an electronic invoice, is named in a warning. Throws `ParseError` for a file over a limit.
 */
export async function* parseEmbeddedFiles(
  file: Uint8Array,
  { pages, maxPages, warn }: { pages: number; maxPages: number; warn(warning: string): void },
  parsePart: PartParser,
): AsyncGenerator<ParseStep> {
  const tally = { pages, maxPages };
  for (const [index, { name, content }] of (await readEmbeddedFiles(file)).entries()) {
    if (INVOICE_XML.test(name)) {
      warn(`The embedded file ${name} was not read: it repeats the invoice as data.`);
      continue;
    }
    try {
      const type = await sniffBytes(content, name);
      for await (const step of parsePart(content, type)) {
        if ('pageCount' in step) checkPages(tally.pages + step.pageCount, maxPages);
        else yield attachedPages(step, tally, { trail: [index], path: name });
      }
    } catch (error) {
      if (!isLeftOut(error)) throw error;
      warn(`The embedded file ${name} was not read: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}

/** Maximum number of pages that are searched for attachments of annotations. */
const MAX_ANNOTATED_PAGES = 100;

/** The files that a PDF embeds, as attachments of the document and of annotations. Throws `ParseError`. */
export async function readEmbeddedFiles(file: Uint8Array): Promise<EmbeddedFile[]> {
  // The dictionary of a stream is never compressed.
  if (!Buffer.from(file.buffer, file.byteOffset, file.byteLength).includes('/EmbeddedFile')) return [];
  const { Pdfium } = await import('./pdfium.ts');
  const pdfium = await Pdfium.load();
  const document = pdfium.open(file, ['']);
  if (document === null) return [];
  const attachments = [...listAttachments(pdfium, document), ...listAnnotated(pdfium, document)];
  if (attachments.length > MAX_ATTACHMENTS)
    throw overLimit(
      'attachments',
      `The PDF embeds more than ${MAX_ATTACHMENTS} files, which is the limit of attachments.`,
    );
  const files = new Map<string, EmbeddedFile>();
  for (const attachment of attachments) {
    const content = readContent(pdfium, attachment);
    const name = readName(pdfium, attachment);
    // The same file may be an attachment of the document and of an annotation.
    if (content !== null) files.set(`${name} ${content.length}`, { name, content });
  }
  return [...files.values()];
}

function* listAttachments({ module }: Pdfium, document: number): Generator<number> {
  const count = module.FPDFDoc_GetAttachmentCount(document);
  for (let index = 0; index < count; index++) yield module.FPDFDoc_GetAttachment(document, index);
}

function* listAnnotated({ module }: Pdfium, document: number): Generator<number> {
  const pages = Math.min(module.FPDF_GetPageCount(document), MAX_ANNOTATED_PAGES);
  for (let index = 0; index < pages; index++) {
    const page = module.FPDF_LoadPage(document, index);
    if (page === 0) continue;
    const annotations = module.FPDFPage_GetAnnotCount(page);
    for (let annotation = 0; annotation < annotations; annotation++) {
      const attachment = module.FPDFAnnot_GetFileAttachment(module.FPDFPage_GetAnnot(page, annotation));
      if (attachment !== 0) yield attachment;
    }
    module.FPDF_ClosePage(page);
  }
}

function readName(pdfium: Pdfium, attachment: number): string {
  const size = pdfium.module.FPDFAttachment_GetName(attachment, 0, 0);
  const address = pdfium.allocate(size);
  pdfium.module.FPDFAttachment_GetName(attachment, address, size);
  const path = cleanText(new TextDecoder('utf-16le').decode(pdfium.copy(address, size)));
  return path.split(/[/\\]/).at(-1)?.trim() || 'attachment';
}

function readContent(pdfium: Pdfium, attachment: number): Uint8Array | null {
  const { FPDFAttachment_GetFile } = pdfium.module;
  const sizeAt = pdfium.allocate(4);
  if (!FPDFAttachment_GetFile(attachment, 0, 0, sizeAt)) return null;
  const readSize = (): number => new DataView(pdfium.copy(sizeAt, 4).buffer).getUint32(0, true);
  const size = readSize();
  const address = pdfium.allocate(size);
  return FPDFAttachment_GetFile(attachment, address, size, sizeAt) ? pdfium.copy(address, size) : null;
}
