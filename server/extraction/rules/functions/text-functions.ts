import { RE2JS } from 're2js';
import { Decimal, parseDecimal, toInteger } from '../decimal.ts';
import { UNKNOWN, type Value } from '../rule-values.ts';
import { ofText, ofTexts, type RuleFunction } from './rule-function.ts';

const MAX_PATTERN = 1_000;
const patterns = new Map<string, RE2JS | null>();
const MAX_PATTERNS = 500;

/** Patterns run in linear time. Null for one that is not valid. */
function compilePattern(pattern: string): RE2JS | null {
  if (pattern.length > MAX_PATTERN) return null;
  const known = patterns.get(pattern);
  if (known !== undefined) return known;
  let compiled: RE2JS | null = null;
  try {
    compiled = RE2JS.compile(pattern);
  } catch {
    // Not valid: the answer is unknown, and lint says so.
  }
  if (patterns.size >= MAX_PATTERNS) patterns.clear();
  patterns.set(pattern, compiled);
  return compiled;
}

const substring: RuleFunction = {
  takes: [2, 3],
  gives: 'text',
  apply([text, start, length]): Value {
    if (typeof text !== 'string' || !(start instanceof Decimal)) return UNKNOWN;
    const characters = [...text];
    const first = toInteger(start);
    if (first === null || first === 0 || Math.abs(first) > characters.length) return UNKNOWN;
    const from = first > 0 ? first - 1 : characters.length + first;
    if (length === undefined) return characters.slice(from).join('');
    const count = length instanceof Decimal ? toInteger(length) : null;
    return count === null || count < 0 ? UNKNOWN : characters.slice(from, from + count).join('');
  },
};

const matches: RuleFunction = {
  ...ofTexts('boolean', (text, pattern) => compilePattern(pattern)?.matcher(text).find() ?? UNKNOWN),
  // The time is that of the text times that of the pattern.
  steps: ([text, pattern]) =>
    typeof text === 'string' && typeof pattern === 'string' ? (text.length * pattern.length) / 64 : 0,
};

export const textFunctions: Record<string, RuleFunction> = {
  matches,
  contains: ofTexts('boolean', (text, part) => text.includes(part)),
  'starts with': ofTexts('boolean', (text, part) => text.startsWith(part)),
  'ends with': ofTexts('boolean', (text, part) => text.endsWith(part)),
  'substring before': ofTexts('text', (text, part) => (text.includes(part) ? text.slice(0, text.indexOf(part)) : '')),
  'substring after': ofTexts('text', (text, part) =>
    text.includes(part) ? text.slice(text.indexOf(part) + part.length) : '',
  ),
  'upper case': ofText('text', (text) => text.toUpperCase()),
  'lower case': ofText('text', (text) => text.toLowerCase()),
  trim: ofText('text', (text) => text.trim()),
  'string length': ofText('number', (text) => new Decimal([...text].length, 0)),
  number: ofText('number', (text) => parseDecimal(text.trim()) ?? UNKNOWN),
  substring,
};
