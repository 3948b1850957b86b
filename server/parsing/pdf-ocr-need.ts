import { LiteParse, type LiteParseConfig } from '@llamaindex/liteparse';
import type { LayoutPage } from './layout.ts';

/** With more letters than this a page was written, not scanned: its pictures are logos and photographs. */
const WRITTEN = 200;
/** More than this part of characters without a meaning is a font that lies about its letters. */
const GARBLED = 0.1;
/** What PDFium sees in pages whose text is not in the file. */
const REASONS: ReadonlySet<string> = new Set(['no-text', 'scanned', 'garbled']);

/** The numbers of the pages whose text layer does not tell what a reader sees. */
export async function pagesToRecognize(file: Uint8Array, pages: LayoutPage[], base: Partial<LiteParseConfig>): Promise<number[]> {
  const garbled = pages.filter((page) => isGarbled(page.text)).map((page) => page.number);
  const sparse = pages.filter((page) => page.width > 0 && page.text.replace(/\s+/g, '').length < WRITTEN).map((page) => page.number);
  if (sparse.length === 0) return garbled;
  // A second look costs as much as the first: it is taken at the few pages that need it.
  const looked = await new LiteParse({ ...base, targetPages: sparse.join(','), includeComplexity: true }).parse(Buffer.from(file));
  const unread = looked.pages.filter((page) => page.complexity?.reasons.some((reason) => REASONS.has(reason)) === true);
  return [...new Set([...garbled, ...unread.map((page) => page.pageNum)])].sort((a, b) => a - b);
}

/** Replacement characters and those of private use: what remains of letters without a mapping. */
function isGarbled(text: string): boolean {
  const meaningless = text.match(/[\ufffd\ue000-\uf8ff]/g)?.length ?? 0;
  return meaningless > 10 && meaningless > GARBLED * text.replace(/\s+/g, '').length;
}
