import type { JsonValue } from '../../../lib/json-value.ts';
import { createLinearRegExp, type LinearRegExp } from '../linear-reg-exp.ts';

/** Longer texts are not matched against patterns: no field with a pattern is that long. */
const MAX_PATTERN_INPUT = 2_000;

/** The enum value that equals `value`, ignoring the blanks around it, then also its case. */
export function coerceToChoice(choices: JsonValue[], value: JsonValue): JsonValue | undefined {
  const text = String(value).trim();
  const findBy = (fold: (text: string) => string): JsonValue | undefined =>
    choices.find((choice) => choice !== null && fold(String(choice).trim()) === fold(text));
  return choices.find((choice) => choice === value) ?? findBy((one) => one) ?? findBy((one) => one.toLowerCase());
}

/**
 * The first text that matches the pattern, without white space or in upper case if needed; otherwise the first part of
 * a text that matches and cuts through no word or number. Without a pattern, the first text.
 */
export function coerceToPattern(pattern: string | null, texts: string[]): string | undefined {
  const [first] = texts;
  if (pattern === null) return first;
  const expression = compilePattern(pattern);
  if (expression === null) return first;
  const short = texts.filter((one) => one.length <= MAX_PATTERN_INPUT);
  const whole = short.flatMap(listSpellings).find((one) => expression.test(one));
  if (whole !== undefined) return whole;
  const inner = compilePattern(pattern.replace(/^\^/, '').replace(/(?<!\\)\$$/, ''));
  for (const one of short) {
    const part = inner?.find(one) ?? '';
    if (part !== '' && expression.test(part) && isWholeIn(one, part)) return part;
  }
  return undefined;
}

/** Whether the part is somewhere in the text without cutting through a word or number, which would be another value. */
function isWholeIn(text: string, part: string): boolean {
  for (let start = text.indexOf(part); start >= 0; start = text.indexOf(part, start + 1))
    if (!isCut(text, start) && !isCut(text, start + part.length)) return true;
  return false;
}

function isCut(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 2), at);
  const after = text.slice(at);
  return (
    (/[\p{L}\p{M}]$/u.test(before) && /^[\p{L}\p{M}]/u.test(after)) || (/\p{N}$/u.test(before) && /^\p{N}/u.test(after))
  );
}

function listSpellings(text: string): string[] {
  const joined = text.replace(/\s+/g, '');
  return [text, joined, text.toUpperCase(), joined.toUpperCase()];
}

const compiledPatterns = new Map<string, LinearRegExp | null>();

function compilePattern(pattern: string): LinearRegExp | null {
  const known = compiledPatterns.get(pattern);
  if (known !== undefined) return known;
  let expression: LinearRegExp | null = null;
  try {
    expression = createLinearRegExp(pattern);
  } catch {
    expression = null;
  }
  if (compiledPatterns.size > 5_000) compiledPatterns.clear();
  compiledPatterns.set(pattern, expression);
  return expression;
}
