/** `open`: the text ends before the literal does. `other`: it is none, found out at `end`. */
export type Literal = { kind: 'json'; json: string; end: number } | { kind: 'open' | 'other'; end: number };

/**
 * An object or list that is written in JavaScript or Python, as JSON text: comments, single quotes, names without
 * quotes, `None`. Only what both languages read alike is converted. Numbers keep their digits, strings their text.
 * Linear in the length of the text.
 * @param start the offset of its opening bracket
 */
export function readLiteral(text: string, start: number): Literal {
  let json = '';
  let depth = 0;
  for (let at = start; at < text.length;) {
    const char = text.charAt(at);
    const token = readToken(text, at, char);
    const isCut = token?.end === text.length && token.json === undefined && json.trimEnd().length > 1;
    if (token === null || isCut) return { kind: 'open', end: text.length };
    if (token.json === undefined) return { kind: 'other', end: token.end };
    json += token.json;
    at = token.end;
    if (char === '{' || char === '[') depth += 1;
    else if (char === '}' || char === ']') depth -= 1;
    if (depth === 0) return { kind: 'json', json, end: at };
  }
  return { kind: 'open', end: text.length };
}

interface Token {
  /** Undefined if it is not part of a literal. */
  json: string | undefined;
  end: number;
}

/** Null if the text ends within the token. */
function readToken(text: string, at: number, char: string): Token | null {
  if (PUNCTUATION.has(char)) return { json: char, end: at + 1 };
  if (/\s/.test(char)) return { json: ' ', end: at + 1 };
  if (char === '"' || char === "'") return readString(text, at, char);
  if (char === '/' || char === '#') return readComment(text, at, char);
  const end = findWordEnd(text, at);
  const word = text.slice(at, end);
  return { json: isBeforeColon(text, end) ? convertName(word) : convertWord(word), end };
}

const PUNCTUATION = new Set('{}[],:');

function readString(text: string, start: number, quote: string): Token | null {
  let json = '"';
  for (let at = start + 1; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (char === quote) return { json: `${json}"`, end: at + 1 };
    const next = text.charAt(at + 1);
    if (char !== '\\') json += char === '"' ? '\\"' : char;
    else {
      // Other escapes are JSON's, or mean different characters in JavaScript and Python.
      json += next === "'" ? "'" : next === 'x' ? '\\u00' : `\\${next}`;
      at += 1;
    }
  }
  return null;
}

/** An ellipsis says that something was left out: without it, the literal is not whole. */
const OMISSION = /\.\.\.|…/;

function readComment(text: string, at: number, char: string): Token | null {
  const isBlock = text.startsWith('/*', at);
  if (char === '/' && !isBlock && !text.startsWith('//', at)) return { json: undefined, end: at + 1 };
  const end = isBlock ? text.indexOf('*/', at + 2) : findLineEnd(text, at);
  if (end === -1) return null;
  return { json: OMISSION.test(text.slice(at, end)) ? undefined : ' ', end: isBlock ? end + 2 : end };
}

function findLineEnd(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) if (text[at] === '\n' || text[at] === '\r') return at;
  return -1;
}

function findWordEnd(text: string, from: number): number {
  let at = from + 1;
  while (at < text.length && !/[\s{}[\],:"'/#]/.test(text.charAt(at))) at += 1;
  return at;
}

function isBeforeColon(text: string, from: number): boolean {
  let at = from;
  while (/\s/.test(text.charAt(at))) at += 1;
  return text[at] === ':';
}

const convertName = (name: string): string | undefined =>
  /^[\p{L}\p{M}\p{N}_$-]+$/u.test(name) ? JSON.stringify(name) : undefined;

const WORDS = new Map([
  ['true', 'true'],
  ['false', 'false'],
  ['null', 'null'],
  ['none', 'null'],
  ['undefined', 'null'],
  ['nan', 'null'],
]);
const NUMBER = /^([+-]?)(\d+)?(\.\d*)?([eE][+-]?\d+)?$/;

function convertWord(word: string): string | undefined {
  const known = WORDS.get(word.toLowerCase());
  if (known !== undefined) return known;
  const [, sign, digits = '', fraction = '', exponent = ''] = NUMBER.exec(word) ?? [];
  if (sign === undefined || digits.length + fraction.length < (fraction === '.' ? 2 : 1)) return undefined;
  // A leading zero indicates a code, which is text.
  if (/^0\d/.test(digits)) return JSON.stringify(word);
  return (sign === '-' ? '-' : '') + (digits || '0') + (fraction === '.' ? '' : fraction) + exponent;
}
