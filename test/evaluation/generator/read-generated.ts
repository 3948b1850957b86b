import { parsePdf } from '../../../server/parsing/formats/pdf/pdf.ts';
import { parseText } from '../../../server/parsing/formats/text/text.ts';
import type { Layout, LayoutPage } from '../../../server/parsing/layout.ts';
import type { GeneratedDocument } from './generated-document.ts';
import { writePdf } from './write-document.ts';

/** The layout of a generated document, as a text or as a PDF. */
export async function readGenerated(document: GeneratedDocument, isPdf: boolean): Promise<Layout> {
  if (!isPdf) return { pageCount: null, truncated: false, pages: [parseText(document.text)] };
  const pages: LayoutPage[] = [];
  for await (const step of parsePdf(await writePdf(document))) if ('pages' in step) pages.push(...step.pages);
  return { pageCount: pages.length, truncated: false, pages };
}
