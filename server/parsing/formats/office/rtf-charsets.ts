import { TextDecoder } from 'node:util';

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
};

export function decoderFor(codePage: number): TextDecoder {
  try {
    return new TextDecoder(CODE_PAGES[codePage] ?? `windows-${codePage}`);
  } catch {
    return new TextDecoder('windows-1252');
  }
}

/** The decoders of the fonts that have a charset of their own, by the font's number. */
export class FontDecoders {
  #decoders = new Map<string, TextDecoder>();

  setCharset(font: string, charset: number): void {
    const codePage = FONT_CHARSETS[charset];
    if (codePage !== undefined) this.#decoders.set(font, decoderFor(codePage));
  }

  get(font: string): TextDecoder | undefined {
    return this.#decoders.get(font);
  }
}
