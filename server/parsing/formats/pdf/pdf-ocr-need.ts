import { LiteParse, type LiteParseConfig, type ParsedPage } from '@llamaindex/liteparse';
import type { LayoutPage } from '../../layout.ts';

/** With more letters than this a page was written, not scanned: its pictures are logos and photographs. */
const WRITTEN = 200;
/** More than this part of characters without a meaning is a font that lies about its letters. */
const GARBLED = 0.1;
/** On a page with little text, a picture over more than this part of it may hold the rest. */
const PICTURED = 0.15;

/** A page whose text layer differs from what a reader sees. */
export interface UnreadPdfPage {
  number: number;
  /** Whether the text layer is a poor reading of the page, rather than none. */
  hasText?: true;
}

/** The pages whose text layer differs from what a reader sees. */
export async function pagesToRecognize(
  file: Uint8Array,
  pages: LayoutPage[],
  base: Partial<LiteParseConfig>,
): Promise<UnreadPdfPage[]> {
  const garbled = pages.filter((page) => isGarbled(page.text)).map((page) => page.number);
  const sparse = pages
    .filter((page) => page.width > 0 && page.text.replace(/\s+/g, '').length < WRITTEN)
    .map((page) => page.number);
  const misread = new Set(pages.filter((page) => isMisread(page.text)).map((page) => page.number));
  const suspicious = [...new Set([...sparse, ...misread])].sort((a, b) => a - b);
  const found = new Map<number, UnreadPdfPage>(garbled.map((number) => [number, { number }]));
  if (suspicious.length === 0) return [...found.values()];
  // Analysing a page takes 20 % longer, so only pages with little text, or an odd one, are analysed.
  const looked = await new LiteParse({ ...base, targetPages: suspicious.join(','), includeComplexity: true }).parse(
    Buffer.from(file),
  );
  const little = new Set(sparse);
  for (const page of looked.pages) {
    const { pageNum: number, complexity } = page;
    if (found.has(number)) continue;
    if (little.has(number) && hidesText(page)) found.set(number, { number });
    else if (misread.has(number) && complexity?.fullPageImage === true) found.set(number, { number, hasText: true });
  }
  return [...found.values()].sort((a, b) => a.number - b.number);
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

/** Fewer odd words are chance, and so is a smaller share of a page's words. */
const MIN_ODD = 3;
const ODD = 0.01;
/** "05t19t20", "ts¡llino", "Cl¡fford": letters in a number, and signs in a word, that a reader of pictures mistook. */
const ODD_WORD = /\d[tlIioOsS]\d|[\p{L}\d][¡¿¢¥§¬¦•■°|!^~{}<>][\p{L}\d]/u;
const ADDRESS = /@|:\/\/|www\./u;

/** Whether a text layer reads like that of poor OCR. */
function isMisread(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => word.length > 2);
  const odd = words.filter((word) => ODD_WORD.test(word) && !ADDRESS.test(word)).length;
  return odd >= MIN_ODD && odd > ODD * words.length;
}
