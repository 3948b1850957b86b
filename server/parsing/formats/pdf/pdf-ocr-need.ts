import { LiteParse, type LiteParseConfig, type ParsedPage } from '@llamaindex/liteparse';
import type { LayoutPage } from '../../layout.ts';

/** With more letters than this a page was written, not scanned: its pictures are logos and photographs. */
const WRITTEN = 200;
/** More than this part of characters without a meaning is a font that lies about its letters. */
const GARBLED = 0.1;
/** On a page with little text, a picture over more than this part of it may hold the rest. */
const PICTURED = 0.15;

/** The numbers of the pages whose text layer differs from what a reader sees. */
export async function pagesToRecognize(
  file: Uint8Array,
  pages: LayoutPage[],
  base: Partial<LiteParseConfig>,
): Promise<number[]> {
  const garbled = pages.filter((page) => isGarbled(page.text)).map((page) => page.number);
  const sparse = pages
    .filter((page) => page.width > 0 && page.text.replace(/\s+/g, '').length < WRITTEN)
    .map((page) => page.number);
  if (sparse.length === 0) return garbled;
  // Analysing a page takes 20 % longer, so only pages with little text are analysed.
  const looked = await new LiteParse({ ...base, targetPages: sparse.join(','), includeComplexity: true }).parse(
    Buffer.from(file),
  );
  const unread = looked.pages.filter(hidesText);
  return [...new Set([...garbled, ...unread.map((page) => page.pageNum)])].sort((a, b) => a - b);
}

function hidesText({ complexity }: ParsedPage): boolean {
  if (complexity === undefined) return false;
  const { textLength, isGarbled: lies, fullPageImage, imageCoverage } = complexity;
  // Without text, letters may be drawn as outlines; an empty page is found by its picture.
  return textLength === 0 || lies || fullPageImage || imageCoverage > PICTURED;
}

/** Replacement characters and those of private use: what remains of letters without a mapping. */
function isGarbled(text: string): boolean {
  const meaningless = text.match(/[\ufffd\ue000-\uf8ff]/g)?.length ?? 0;
  return meaningless > 10 && meaningless > GARBLED * text.replace(/\s+/g, '').length;
}
