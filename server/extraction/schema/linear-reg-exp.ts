import { RE2JS } from 're2js';

export interface LinearRegExp {
  test(text: string): boolean;
  /** The first match, or null. */
  find(text: string): string | null;
  /** The pattern. Ajv caches expressions by it. */
  toString(): string;
}

/**
 * A pattern of JSON Schema that runs in linear time. RE2 does not support look-around, back-references and repetitions
 * above 1,000: such patterns fall back to the native engine, which can take exponential time. Run them under a
 * deadline.
 */
export function createLinearRegExp(pattern: string, flags = 'u'): LinearRegExp {
  try {
    const compiled = RE2JS.compile(translateToRe2(pattern));
    return {
      test: (text) => compiled.matcher(text).find(),
      find(text) {
        const matcher = compiled.matcher(text);
        return matcher.find() ? matcher.group() : null;
      },
      toString: () => pattern,
    };
  } catch {
    const native = new RegExp(pattern, flags);
    return {
      test: (text) => native.test(text),
      find: (text) => native.exec(text)?.[0] ?? null,
      toString: () => pattern,
    };
  }
}

/** White space of ECMA-262, as ranges of code points. */
const WHITE_SPACE: readonly (readonly [number, number])[] = [
  [0x9, 0xd],
  [0x20, 0x20],
  [0xa0, 0xa0],
  [0x1680, 0x1680],
  [0x2000, 0x200a],
  [0x2028, 0x2029],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
  [0xfeff, 0xfeff],
];
const MAX_CODE_POINT = 0x10ffff;
const WHITE_SPACE_CLASS = WHITE_SPACE.map(([from, to]) => `${escapeCodePoint(from)}-${escapeCodePoint(to)}`).join('');
const NON_WHITE_SPACE_CLASS = [...WHITE_SPACE, [MAX_CODE_POINT + 1, MAX_CODE_POINT + 1] as const]
  .map(([from], index) => `${escapeCodePoint((WHITE_SPACE[index - 1]?.[1] ?? -1) + 1)}-${escapeCodePoint(from - 1)}`)
  .join('');
const ANY_CLASS = `${escapeCodePoint(0)}-${escapeCodePoint(MAX_CODE_POINT)}`;

/** Rewrites the syntax of ECMA-262 (with the u flag) that RE2 writes differently. */
function translateToRe2(pattern: string): string {
  let inClass = false;
  return pattern.replace(
    TOKENS,
    (token, pair: string | undefined, hex: string | undefined, control: string | undefined) => {
      if (pair !== undefined)
        return escapeCodePoint(
          String.fromCharCode(...pair.split('\\u').map((unit) => Number.parseInt(unit, 16))).codePointAt(0) ?? 0,
        );
      if (hex !== undefined) return escapeCodePoint(Number.parseInt(hex.replace(/[{}]/g, ''), 16));
      if (control !== undefined) return escapeCodePoint((control.codePointAt(0) ?? 0) % 32);
      if (token === '\\0') return escapeCodePoint(0);
      if (token === '\\s') return inClass ? WHITE_SPACE_CLASS : `[${WHITE_SPACE_CLASS}]`;
      if (token === '\\S') return inClass ? NON_WHITE_SPACE_CLASS : `[${NON_WHITE_SPACE_CLASS}]`;
      if (token.startsWith('\\p') || token.startsWith('\\P'))
        return token.replace(/\{(?:gc|General_Category|sc|Script)=/, '{');
      if (token.startsWith('\\')) return token;
      if (inClass) {
        if (token === ']') inClass = false;
        return token.startsWith('[') ? token.replaceAll('[', '\\[') : token;
      }
      if (token === '[^]') return `[${ANY_CLASS}]`;
      if (token === '[]') return `[^${ANY_CLASS}]`;
      if (token === '.') return '[^\\n\\r\\x{2028}\\x{2029}]';
      if (token.startsWith('[')) inClass = true;
      return token;
    },
  );
}

const TOKENS = new RegExp(
  [
    /\\u([dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2})/u,
    /\\u([\da-fA-F]{4}|\{[\da-fA-F]+\})/u,
    /\\c([a-zA-Z])/u,
    /\\[pP]\{[^}]*\}|\\[^]|\[\^?\]?|[\].]/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gu',
);

function escapeCodePoint(value: number): string {
  return `\\x{${value.toString(16)}}`;
}
