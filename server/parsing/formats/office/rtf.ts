import { MAX_NESTING, tooDeep } from '../../archive/archive-limits.ts';
import { HtmlBlocks } from '../markup/html-blocks.ts';
import type { LayoutPage } from '../../layout.ts';
import { logicalPage } from '../../page/page-draft.ts';
import type { Charset } from '../text/charsets.ts';
import { cleanText } from '../text/clean-text.ts';
import { detectEncoding } from '../text/detect-encoding.ts';
import { withHeader } from '../../page/header-row.ts';
import { findCodePage, FontCharsets } from './rtf-charsets.ts';

/** Groups that hold no text of the document. */
const UNSEEN = new Set([
  'fonttbl',
  'colortbl',
  'stylesheet',
  'info',
  'pict',
  'objdata',
  'objclass',
  'objname',
  'themedata',
  'datastore',
  'generator',
  'listtable',
  'listoverridetable',
  'rsidtbl',
  'xmlnstbl',
  'fldinst',
  'nonshppict',
  'bkmkstart',
  'bkmkend',
  'listtext',
  'latentstyles',
  'colorschememapping',
  'atnid',
  'atnauthor',
  'annotation',
]);
/** Words that name the code page of the document, by the system that wrote it. */
const SYSTEMS: Record<string, number> = { mac: 10_000, pc: 437, pca: 850, ansi: 1252 };
const UTF_8 = 65_001;
/** Groups of the kind that an older program passes over, with text all the same. */
const SEEN_EXTENSIONS = new Set(['shpinst', 'shptxt', 'shprslt']);
const CHARACTERS: Record<string, string> = {
  emdash: '\u2014',
  endash: '\u2013',
  lquote: '\u2018',
  rquote: '\u2019',
  ldblquote: '\u201c',
  rdblquote: '\u201d',
  bullet: '\u2022',
  emspace: ' ',
  enspace: ' ',
};
const SYMBOLS: Record<string, string> = { '~': '\u00a0', _: '-', '{': '{', '}': '}', '\\': '\\' };

interface Group {
  isSeen: boolean;
  isHidden: boolean;
  isDeleted: boolean;
  /** Characters after `\u` that older programs show instead. */
  substitutes: number;
  /** The number of the font. */
  font: string;
}

const BYTE_ORDER_MARK = /^\u00ef\u00bb\u00bf/;
const TOKEN = /\\([a-zA-Z]+)(-?\d+)? ?|\\'([0-9a-fA-F]{2})|\\([^a-zA-Z])|([{}])|([^\\{}\r\n]+)|[\r\n]+|\\/g;

/** Rich Text Format. Throws `ParseError` beyond the limit of the nesting depth. */
export function parseRtf(bytes: Uint8Array): LayoutPage {
  const reader = new RtfReader(detectEncoding(bytes) === 'utf-8' ? findCodePage(UTF_8) : null);
  // Every byte is a character: what is not ASCII is written as escapes, of the document's code page.
  const text = Buffer.from(bytes).toString('latin1').replace(BYTE_ORDER_MARK, '');
  const token = new RegExp(TOKEN);
  for (let match = token.exec(text); match !== null; match = token.exec(text)) {
    // Binary data, of as many bytes as the argument says.
    if (match[1] === 'bin') token.lastIndex += Math.max(0, Number(match[2] ?? 0));
    else reader.token(match);
  }
  const { lines, tables } = reader.finish();
  return logicalPage(lines, tables.map(withHeader));
}

class RtfReader {
  #blocks = new HtmlBlocks();
  #groups: Group[] = [];
  #group: Group = { isSeen: true, isHidden: false, isDeleted: false, substitutes: 1, font: '' };
  #charset = findCodePage(1252);
  #fonts = new FontCharsets();
  /** The number of the font of text that names none. */
  #defaultFont = '';
  /** Of bytes beyond ASCII that are not escaped; null for the charset of the font. */
  #raw: Charset | null;
  /** The first half of a character beyond U+FFFF. */
  #surrogate = '';
  /** Escaped bytes that wait for the rest of their character. */
  #escaped: number[] = [];
  #skip = 0;
  #afterStar = false;
  #inTable = false;
  #inRow = false;
  #inCell = false;
  /** For each cell of the row as it was described: does the one above cover it? The last one is being described. */
  #covered: boolean[] = [false];
  #column = 0;
  #paragraphIsEmpty = true;

  constructor(raw: Charset | null) {
    this.#raw = raw;
  }

  token([, word, argument, hex, symbol, brace, text]: RegExpExecArray): void {
    if (hex !== undefined) {
      if (this.#skip > 0) this.#skip -= 1;
      else this.#escaped.push(Number.parseInt(hex, 16));
      return;
    }
    const next = symbol ?? text?.[0];
    if (next !== undefined && this.#completesCharacter(next)) {
      this.#escaped.push(next.charCodeAt(0));
      this.#flushEscaped();
      if (text !== undefined) this.#plain(text.slice(1));
      return;
    }
    this.#flushEscaped();
    if (brace === '{') this.#open();
    else if (brace === '}') this.#group = this.#groups.pop() ?? this.#group;
    else if (symbol === '*') this.#afterStar = true;
    else if (symbol !== undefined) this.#symbol(symbol);
    else if (word !== undefined) this.#control(word, argument);
    else if (text !== undefined) this.#plain(text);
  }

  finish(): ReturnType<HtmlBlocks['finish']> {
    this.#flushEscaped();
    this.#endTable();
    return this.#blocks.finish();
  }

  #open(): void {
    if (this.#groups.push(this.#group) > MAX_NESTING) throw tooDeep('RTF');
    this.#group = { ...this.#group };
    this.#skip = 0;
    this.#afterStar = false;
  }

  #symbol(symbol: string): void {
    if (symbol === '\n' || symbol === '\r') this.#control('par', undefined);
    else if (symbol === '\t') this.#control('tab', undefined);
    else this.#write(SYMBOLS[symbol] ?? '');
  }

  #plain(text: string): void {
    const skipped = Math.min(this.#skip, text.length);
    this.#skip -= skipped;
    // Raw bytes beyond ASCII are against the rules, and meant as the code page has them.
    this.#write((this.#raw ?? this.#currentCharset()).decode(Buffer.from(text.slice(skipped), 'latin1')));
  }

  #control(word: string, argument: string | undefined): void {
    const unknown = this.#afterStar && !SEEN_EXTENSIONS.has(word);
    this.#afterStar = false;
    if (unknown || UNSEEN.has(word)) this.#group.isSeen = false;
    else if (word === 'ansicpg') this.#charset = findCodePage(Number(argument));
    else if (SYSTEMS[word] !== undefined) this.#charset = findCodePage(SYSTEMS[word]);
    else if (word === 'deff') this.#defaultFont = argument ?? '';
    else if (word === 'f') this.#group.font = argument ?? '';
    else if (word === 'fcharset') this.#fonts.setCharset(this.#group.font, Number(argument));
    else if (word === 'uc') this.#group.substitutes = Math.max(0, Number(argument ?? 1));
    else if (word === 'u') this.#unicode(Number(argument ?? 0));
    else if (word === 'v') this.#group.isHidden = argument !== '0';
    else if (word === 'deleted') this.#group.isDeleted = argument !== '0';
    else if (word === 'plain') this.#group = { ...this.#group, isHidden: false, isDeleted: false, font: '' };
    else if (CHARACTERS[word] !== undefined) this.#write(CHARACTERS[word]);
    else if (this.#group.isSeen) this.#structure(word);
  }

  #currentCharset(): Charset {
    return this.#fonts.get(this.#group.font === '' ? this.#defaultFont : this.#group.font) ?? this.#charset;
  }

  #unicode(code: number): void {
    const unit = String.fromCharCode(code & 0xffff);
    const isFirstHalf = /[\ud800-\udbff]/.test(unit);
    if (!isFirstHalf) this.#write(this.#surrogate + unit);
    this.#surrogate = isFirstHalf ? unit : '';
    this.#skip = this.#group.substitutes;
  }

  #structure(word: string): void {
    if (word === 'trowd') this.#covered = [false];
    else if (word === 'clvmrg') this.#covered[this.#covered.length - 1] = true;
    else if (word === 'cellx') this.#covered.push(false);
    if (word === 'tab') this.#blocks.gap();
    else if (word === 'trowd' && !this.#inRow) this.#startRow();
    else if (word === 'intbl') this.#startRow();
    else if (word === 'trhdr') this.#blocks.open('thead', {});
    else if (word === 'cell') this.#endCell();
    else if (word === 'row') this.#endRow();
    else if (word === 'line' || word === 'softline') this.#blocks.open('br', {});
    else if (word === 'par' || word === 'sect' || word === 'page') this.#endParagraph();
  }

  #startRow(): void {
    if (this.#inRow) return;
    if (!this.#inTable) this.#blocks.open('table', {});
    this.#inTable = true;
    this.#inRow = true;
    this.#column = 0;
    this.#blocks.open('tr', {});
  }

  #startCell(): void {
    if (!this.#inRow || this.#inCell) return;
    this.#blocks.open('td', this.#covered[this.#column++] === true ? { covered: '' } : {});
    this.#inCell = true;
  }

  #endCell(): void {
    this.#startCell();
    this.#blocks.close('td');
    this.#inCell = false;
  }

  #endRow(): void {
    this.#blocks.close('tr');
    this.#inRow = false;
    this.#inCell = false;
  }

  #endTable(): void {
    if (this.#inTable) this.#blocks.close('table');
    this.#inTable = false;
    this.#inRow = false;
    this.#inCell = false;
  }

  #endParagraph(): void {
    if (this.#inTable && !this.#inRow) this.#endTable();
    this.#blocks.close('div');
    if (this.#paragraphIsEmpty) this.#blocks.open('p', {});
    this.#paragraphIsEmpty = true;
  }

  /** The second byte of a character may be written as it is: `\\'83A`. */
  #completesCharacter(next: string): boolean {
    if (this.#escaped.length === 0) return false;
    const { decode } = this.#currentCharset();
    const isOpen = decode(Buffer.from(this.#escaped)).endsWith('\ufffd');
    return isOpen && !decode(Buffer.from([...this.#escaped, next.charCodeAt(0)])).endsWith('\ufffd');
  }

  #flushEscaped(): void {
    if (this.#escaped.length === 0) return;
    const bytes = this.#escaped;
    this.#escaped = [];
    this.#write(this.#currentCharset().decode(Buffer.from(bytes)));
  }

  #write(text: string): void {
    const { isSeen, isHidden, isDeleted } = this.#group;
    if (!isSeen || isHidden || isDeleted || text === '') return;
    // A row is over; text comes without that the table was ended.
    if (this.#inTable && !this.#inRow) this.#endTable();
    this.#startCell();
    if (text.trim() !== '') this.#paragraphIsEmpty = false;
    this.#blocks.text(cleanText(text));
  }
}
