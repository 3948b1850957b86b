import { RE2JS } from 're2js';

export interface LinearRegExp {
  test(text: string): boolean;
  /** The first part of the text that matches, or null. */
  find(text: string): string | null;
  /** Tells patterns apart: Ajv keeps one expression for all that read the same. */
  toString(): string;
}

/**
 * A pattern of JSON Schema, run in time linear in the text. Look-around, back-references and repeats above 1,000 are
 * beyond RE2: they fall back to the engine's own matching, which has no bound. Run those where a deadline ends them.
 */
export function linearRegExp(pattern: string, flags = 'u'): LinearRegExp {
  try {
    const compiled = RE2JS.compile(toRe2(pattern));
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

/** Code points that ECMA 262 calls white space, as ranges. */
const SPACES: readonly (readonly [number, number])[] = [
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
const LAST = 0x10ffff;
const SPACE = SPACES.map(([from, to]) => `${codePoint(from)}-${codePoint(to)}`).join('');
const NO_SPACE = [...SPACES, [LAST + 1, LAST + 1] as const]
  .map(([from], index) => `${codePoint((SPACES[index - 1]?.[1] ?? -1) + 1)}-${codePoint(from - 1)}`)
  .join('');
const ANYTHING = `${codePoint(0)}-${codePoint(LAST)}`;

/** Where the spelling differs between ECMA 262 (with the u flag) and RE2, RE2's. */
function toRe2(pattern: string): string {
  let inClass = false;
  return pattern.replace(
    TOKENS,
    (token, pair: string | undefined, hex: string | undefined, control: string | undefined) => {
      if (pair !== undefined)
        return codePoint(
          String.fromCharCode(...pair.split('\\u').map((unit) => Number.parseInt(unit, 16))).codePointAt(0) ?? 0,
        );
      if (hex !== undefined) return codePoint(Number.parseInt(hex.replace(/[{}]/g, ''), 16));
      if (control !== undefined) return codePoint((control.codePointAt(0) ?? 0) % 32);
      if (token === '\\0') return codePoint(0);
      if (token === '\\s') return inClass ? SPACE : `[${SPACE}]`;
      if (token === '\\S') return inClass ? NO_SPACE : `[${NO_SPACE}]`;
      if (token.startsWith('\\p') || token.startsWith('\\P'))
        return token.replace(/\{(?:gc|General_Category|sc|Script)=/, '{');
      if (token.startsWith('\\')) return token;
      if (inClass) {
        if (token === ']') inClass = false;
        return token.startsWith('[') ? token.replaceAll('[', '\\[') : token;
      }
      if (token === '[^]') return `[${ANYTHING}]`;
      if (token === '[]') return `[^${ANYTHING}]`;
      if (token === '.') return '[^\\n\\r\\x{2028}\\x{2029}]';
      if (token.startsWith('[')) inClass = true;
      return token;
    },
  );
}

const TOKENS =
  /\\u([dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2})|\\u([\da-fA-F]{4}|\{[\da-fA-F]+\})|\\c([a-zA-Z])|\\[pP]\{[^}]*\}|\\[^]|\[\^?\]?|[\].]/gu;

function codePoint(value: number): string {
  return `\\x{${value.toString(16)}}`;
}
