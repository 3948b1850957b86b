import { findCharset, type Charset } from '../text/charsets.ts';

const CODE_PAGES: Record<number, string> = {
  866: 'ibm866',
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  10000: 'macintosh',
  65001: 'utf-8',
};

/** The code pages of `\\fcharset`, but for those that mean the document's own. */
const FONT_CHARSETS: Record<number, number> = {
  77: 10000,
  128: 932,
  129: 949,
  134: 936,
  136: 950,
  161: 1253,
  162: 1254,
  163: 1258,
  177: 1255,
  178: 1256,
  186: 1257,
  204: 1251,
  222: 874,
  238: 1250,
  255: 437,
};

/** The charset of a code page; Windows-1252 for an unknown one. */
export function findCodePage(codePage: number): Charset {
  const charset =
    findCharset(CODE_PAGES[codePage] ?? `windows-${codePage}`) ??
    findCharset(`cp${codePage}`) ??
    findCharset('windows-1252');
  if (charset === null) throw new Error('There is no decoder of Windows-1252.');
  return charset;
}

/** The charsets of the fonts that have a charset of their own, by the font's number. */
export class FontCharsets {
  #charsets = new Map<string, Charset>();

  setCharset(font: string, charset: number): void {
    const codePage = FONT_CHARSETS[charset];
    if (codePage !== undefined) this.#charsets.set(font, findCodePage(codePage));
  }

  get(font: string): Charset | undefined {
    return this.#charsets.get(font);
  }
}
