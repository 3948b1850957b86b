import { CURRENCY_PATTERN } from '../reading/currencies.ts';
import { UNSPACED, type Hit } from './document-index.ts';

/** What is next to a quote in its cell or sentence. `edge`: nothing that belongs to it. */
export type Neighbour = 'edge' | 'lower' | 'upper' | 'number';

export interface Beside {
  left: Neighbour;
  right: Neighbour;
  /** The word on the left, and on the right; empty at an edge. */
  words: readonly [left: string, right: string];
  /** Whether the line is a part of a text in sentences, not a cell, label or heading. */
  isProse: boolean;
  /** The rest of the cell on each side. */
  rest: readonly [left: string, right: string];
}

const ALONE: Beside = { left: 'edge', right: 'edge', words: ['', ''], isProse: false, rest: ['', ''] };
/** Characters on each side that are examined. */
const REACH = 120;
const CELL = /\s{2,}|[\t|│]/u;
const LEFT_EDGE = /(?:[:;,()[\]{}"“”„«»‹›<>=•·…–—*!?/§]|\.\.|(?:^|\s)[-+])\s*$/u;
/** A title that is written without a space: `Mr.Smith`. */
const ATTACHED = /\p{L}\.$/u;
/** The end of a sentence, or the number of a paragraph. Shorter words are abbreviations. */
const SENTENCE_END = /(?:\p{L}{4}|^\d{1,3}|["”»)])[.!?]\s+$/u;
const RIGHT_EDGE = /^\s*(?:$|[:;,()[\]{}"“”„«»‹›<>=•·…–—*!?/]|\.(?:\s|$)|\.\.|[-+](?:\s|$))|^['’]s(?!\p{L})/u;
const [UNSPACED_START, UNSPACED_END] = [new RegExp(`^${UNSPACED}`, 'u'), new RegExp(`${UNSPACED}$`, 'u')];
/** A longer run of a script without spaces has several words, and nothing tells where they end. */
const MAX_UNSPACED_CELL = 12;

/** An amount, a date, a quantity with a price: a cell of its own, though only one space is between. */
const OWN_CELL_RIGHT = new RegExp(
  [
    String.raw`^\s*(?:${CURRENCY_PATTERN}\s?-?\d`,
    String.raw`[-+]?\d{1,3}(?:[., ']?\d{3}){0,3}[.,]\d\d(?!\d)`,
    String.raw`\d{1,5}(?:[.,]\d+)? ?[x×*@](?:\s|\d)`,
    String.raw`\d{1,4}[./-]\d{1,2}[./-]\d)`,
  ].join('|'),
  'u',
);
const OWN_CELL_LEFT = /(?:\d[.,]\d\d|\d[./-]\d{1,2}[./-]\d{2,4}|\d{4,}|[x×*@]|\d[.)])\s+$/u;
const NUMBERS_ONLY = /^(?:\s[-+]?\d[\d.,]{0,15}%?){1,8}\s*$/u;
const MIN_PROSE_WORDS = 4;
const MIN_JUSTIFIED_WORDS = 6;

/** Reads what is on both sides of a hit. @param start offset of the hit's first line within the page */
export function readBeside(hit: Hit, start: number, isEntry: boolean): Beside {
  const { text } = hit.page;
  const from = Math.max(start, hit.start - REACH);
  const before = text.slice(from, hit.start);
  const [after = ''] = text.slice(hit.end, hit.end + REACH).split('\n', 1);
  const end = hit.end + after.length;
  const quote = text.slice(hit.start, hit.end);
  let left = before.split(CELL).at(-1) ?? '';
  let [right = ''] = after.split(CELL);
  // A cell of its own: most values are, and the rest of the work would double the time.
  if (left.trim() === '' && right.trim() === '' && (left !== before || right !== after)) return ALONE;
  let isProse = isSentence(before + quote + after);
  // A sentence goes on in the next line.
  if (left === before && left.trim() === '' && hit.start - start < REACH && start > 0) {
    const above =
      text
        .slice(Math.max(0, start - 1 - REACH), start - 1)
        .split('\n')
        .at(-1) ?? '';
    const isWholeLine = end === hit.end && /^\p{Lu}/u.test(quote);
    if (!isWholeLine && isSentence(above)) [left, isProse] = [`${above} `, true];
  }
  if (right === after && right.trim() === '' && text[end] === '\n' && isProse) {
    const [below = ''] = text.slice(end + 1, end + 1 + REACH).split('\n', 1);
    if (!CELL.test(below)) right = ` ${below}`;
  }
  const words = [/(\S+)\s*$/u.exec(left)?.[1] ?? '', /^\s*(\S+)/u.exec(right)?.[1] ?? ''] as const;
  const length = left.length + quote.length + right.length;
  return {
    left: isLeftEdge(left, quote, length) ? 'edge' : classify(words[0]),
    right: isRightEdge(right, quote, { isEntry, isProse, length }) ? 'edge' : classify(words[1]),
    words,
    isProse,
    rest: [left, right],
  };
}

function isSentence(line: string): boolean {
  const trimmed = line.trim();
  const words = trimmed.match(/(?<!\p{L})\p{Ll}{2,}/gu)?.length ?? 0;
  // The words of justified text are as far apart as cells.
  if (CELL.test(trimmed)) return words >= MIN_JUSTIFIED_WORDS && !/\d[.,]\d\d/.test(trimmed);
  return (
    words >= MIN_PROSE_WORDS || (words > 1 && /[.;]$/.test(trimmed) && trimmed.split(' ').length > MIN_PROSE_WORDS)
  );
}

function isLeftEdge(left: string, quote: string, length: number): boolean {
  if (left.trim() === '' || [LEFT_EDGE, SENTENCE_END, ATTACHED, OWN_CELL_LEFT].some((edge) => edge.test(left)))
    return true;
  return isUnspacedEdge(UNSPACED_END.test(left), UNSPACED_START.test(quote), length);
}

function isRightEdge(
  right: string,
  quote: string,
  at: { isEntry: boolean; isProse: boolean; length: number },
): boolean {
  if (RIGHT_EDGE.test(right) || (!at.isProse && OWN_CELL_RIGHT.test(right))) return true;
  if (!at.isProse && NUMBERS_ONLY.test(right) && (at.isEntry || /\d\s+[-+]?\d/.test(right))) return true;
  return isUnspacedEdge(UNSPACED_START.test(right), UNSPACED_END.test(quote), at.length);
}

function isUnspacedEdge(isBeside: boolean, isQuote: boolean, length: number): boolean {
  if (!isBeside && !isQuote) return false;
  return isBeside !== isQuote || length > MAX_UNSPACED_CELL;
}

function classify(word: string): Neighbour {
  const letter = /[\p{L}\p{N}]/u.exec(word)?.[0] ?? '&';
  if (/\p{N}/u.test(letter)) return 'number';
  return /\p{Ll}/u.test(letter) ? 'lower' : 'upper';
}
