import type { JsonValue } from '../../lib/json-value.ts';
import { MAX_NESTING } from '../schema/definition/check-json-limits.ts';

/** An exponent of three digits, or as many digits as the first integer that has no number of its own. */
const MAY_BE_INEXACT = /[eE]\+?\d{3}|\d{16}/;

/** A number that JavaScript cannot hold stays as it is written: `1e400` is text, and so is an integer of 20 digits. */
const keepInexactAsText = ((_key: string, value: JsonValue, { source = '' }: { source?: string } = {}) =>
  typeof value === 'number' && !isExact(value, source) ? source : value) as (key: string, value: unknown) => unknown;

const isExact = (value: number, source: string): boolean =>
  Number.isFinite(value) &&
  (Number.isSafeInteger(value) || !/^-?\d+$/.test(source) || BigInt(source) === BigInt(value));

/**
 * Parses JSON from a provider. Undefined if it is malformed or nests deeper than `MAX_NESTING`: deep nesting takes
 * seconds to parse, and the code that walks the result is recursive.
 */
export function parseJson(text: string): JsonValue | undefined {
  if (nestsTooDeep(text)) return undefined;
  try {
    return (MAY_BE_INEXACT.test(text) ? JSON.parse(text, keepInexactAsText) : JSON.parse(text)) as JsonValue;
  } catch {
    return undefined;
  }
}

export const nestsTooDeep = (text: string): boolean => walk(text, 0, (depth) => depth > MAX_NESTING) !== -1;

/** The offset after the bracket that closes the one at `start`; -1 if none does. */
export const findEnd = (text: string, start: number): number => walk(text, start, (depth) => depth === 0);

/**
 * Counts open brackets, ignoring those in strings. Returns the offset after the bracket at which `mayStop` is true; -1
 * if it never is.
 */
function walk(text: string, start: number, mayStop: (depth: number) => boolean): number {
  let depth = 0;
  let isString = false;
  for (let at = start; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isString) {
      if (code === 0x5c) at += 1;
      else if (code === 0x22) isString = false;
    } else if (code === 0x22) isString = true;
    else if (code === 0x7b || code === 0x5b || code === 0x7d || code === 0x5d) {
      depth += code === 0x7b || code === 0x5b ? 1 : -1;
      if (mayStop(depth)) return at + 1;
    }
  }
  return -1;
}
