import type { LayoutLine, LayoutPage } from '../../parsing/layout.ts';
import { fold } from '../reading/tokens.ts';
import { rankKinds, type KindScores } from './kinds/rank-kinds.ts';
import type { ViewLine } from './view-line.ts';
import { readPageNumbers, type PageNumber } from './page-numbers.ts';
import { readStamps } from './stamps.ts';

/** Words that announce a number of the document, in the languages of the extractor. */
const ANNOUNCES = new RegExp(
  '(?:number|num|no|nr|nummer|numer|numero|n[o°º]|id|ref|reference|referenz|referencia|' +
    'riferimento|referentie|kenmerk|' +
    'aktenzeichen|az|zeichen|#|code|file|case|docket|ticket|rechnung|invoice|facture|' +
    'factura|fattura|factuur|faktura|' +
    'beleg|order|auftrag|bestellung|commande|pedido|ordine|zamowienie|vertrag|contract|konto|account|' +
    'kunden|customer|client|quotation|quote|angebot|devis|offert[ae]|oferta|confirmation|bestatigung|delivery note|' +
    'lieferschein|reminder|mahnung)' +
    '(?:s?(?:nummer|nr|numer|numero))?',
  'u',
);
const LABELLED = new RegExp(
  `((?:\\p{L}[\\p{L}.'-]*\\s){0,2}(?:\\p{L}+-)?\\p{L}*${ANNOUNCES.source})\\.?\\s*[:.#]?\\s{0,12}` +
    `([\\p{L}\\d][\\p{L}\\d./-]*\\d[\\p{L}\\d./-]*)`,
  'gu',
);
const MAX_IDENTIFIERS = 24;
/** The part of the page where a document says what it is. */
const TOP = 0.45;

const DATE = /^\d{1,4}[./-]\d{1,2}[./-]\d{2,4}$/;
const isNumber = (value: string): boolean => value.replaceAll(/\D/g, '').length >= 3 && !DATE.test(value);

/** What splitting reads of a page. */
export interface PageView {
  number: number;
  isBlank: boolean;
  width: number;
  height: number;
  lines: ViewLine[];
  /** The first and last lines, with digits as `#`. */
  head: string[];
  /** More of the first lines. */
  opening: string[];
  foot: string[];
  /** Different words of at least three letters. */
  words: Set<string>;
  wordCount: number;
  /** Different tokens with four digits or more. */
  codes: Set<string>;
  /** Values behind labels such as "Invoice no.", by the label's words. */
  identifiers: Map<string, string>;
  numbers: PageNumber[];
  /** Numbers that were stamped on the sheet. */
  stamps: string[];
  /** The share of the page's words by place: eight columns, ten rows. */
  grid: Float64Array;
  kinds: KindScores;
  /** Usual height of the letters. */
  letterHeight: number;
}

const HEAD_LINES = 7;
const OPENING_LINES = 14;
const FOOT_LINES = 4;
const COLUMNS = 8;
const ROWS = 10;
/** A page with fewer letters and digits is blank: specks of a scan are read as single characters. */
const MIN_CHARACTERS = 12;
const MAX_LINES = 400;

const isBlankText = (text: string): boolean => (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) < MIN_CHARACTERS;

export const maskDigits = (text: string): string => text.replaceAll(/\d+/g, '#').replaceAll(/\s+/g, ' ').trim();

function viewLines(page: LayoutPage): ViewLine[] {
  const lines = page.lines.filter(({ text }) => text.trim() !== '').slice(0, MAX_LINES);
  return lines
    .map((line, index) => toViewLine(line, index, lines.length))
    .sort((a, b) => (Math.abs(a.top - b.top) < 0.004 ? a.left - b.left : a.top - b.top));
}

function toViewLine({ text, box, words }: LayoutLine, index: number, count: number): ViewLine {
  const folded = fold(text);
  // Without geometry, lines are spread over the page.
  if (box === null) return { text, folded, top: index / count, bottom: (index + 1) / count, height: 0, left: 0 };
  const heights = words.map((word) => word.box[3] - word.box[1]).sort((a, b) => a - b);
  return { text, folded, top: box[1], bottom: box[3], height: heights[heights.length >> 1] ?? 0, left: box[0] };
}

function measureGrid(page: LayoutPage): Float64Array {
  const grid = new Float64Array(COLUMNS * ROWS);
  for (const { words } of page.lines)
    for (const { text, box } of words) {
      const column = Math.min(COLUMNS - 1, Math.max(0, Math.floor(((box[0] + box[2]) / 2) * COLUMNS)));
      const row = Math.min(ROWS - 1, Math.max(0, Math.floor(((box[1] + box[3]) / 2) * ROWS)));
      const cell = row * COLUMNS + column;
      grid[cell] = (grid[cell] ?? 0) + text.length;
    }
  return grid;
}

const middle = (sorted: readonly number[]): number => sorted[sorted.length >> 1] ?? 0;

/** Reads a page once: everything else compares views. */
export function viewPage(page: LayoutPage): PageView {
  const lines = viewLines(page);
  const folded = lines.map((line) => line.folded);
  const text = folded.join('\n');
  const all = text.match(/\p{L}{3,}/gu) ?? [];
  return {
    number: page.number,
    isBlank: isBlankText(page.text),
    width: page.width,
    height: page.height,
    lines,
    head: folded.slice(0, HEAD_LINES).map(maskDigits),
    opening: folded.slice(0, OPENING_LINES).map(maskDigits),
    foot: folded.slice(-FOOT_LINES).map(maskDigits),
    words: new Set(all),
    wordCount: all.length,
    codes: new Set(text.match(/[\p{L}\d]*\d{4,}[\p{L}\d]*/gu) ?? []),
    identifiers: readIdentifiers(lines),
    numbers: readPageNumbers(lines),
    stamps: readStamps(lines),
    grid: measureGrid(page),
    kinds: rankKinds(lines),
    letterHeight: middle(lines.map(({ height }) => height).sort((a, b) => a - b)),
  };
}

/** Values such as "Invoice no. 4711", by the words of their label. Labels with several values are those of rows. */
function readIdentifiers(lines: readonly ViewLine[]): Map<string, string> {
  const found = new Map<string, string>();
  const repeated = new Set<string>();
  for (const { folded, top } of lines) {
    if (top > TOP || found.size >= MAX_IDENTIFIERS || folded.length > 300) continue;
    for (const [, label = '', value = ''] of folded.matchAll(LABELLED)) {
      const name = label.replaceAll(/[^\p{L}]+/gu, ' ').trim();
      if (!isNumber(value)) continue;
      if (found.has(name) && found.get(name) !== value) repeated.add(name);
      found.set(name, value);
    }
  }
  for (const name of repeated) found.delete(name);
  return found;
}
