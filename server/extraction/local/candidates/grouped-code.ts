import type { Recognition } from '../../reading/recogniser.ts';

const GROUPS = /^(?=[^\d]*\d)[A-Z\d]+(?:[ /-][A-Z\d]+){1,8}$/u;
const CURRENCY_AT_END = /\s[A-Z]{3}$/u;

/** A code in groups from an offset to the end of its cell: "QQ 12 34 56 C", "9002 11 00". Null for another text. */
export function readGroupedCode(text: string, from = 0): Recognition | null {
  const code = text.slice(from).trimEnd();
  if (!GROUPS.test(code) || !code.includes(' ') || CURRENCY_AT_END.test(code)) return null;
  return { start: from, end: from + code.length, value: code, fit: 1, match: 'exact' };
}
