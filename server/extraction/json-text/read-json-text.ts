import type { JsonValue } from '../../lib/json-value.ts';
import { parseJson } from './bounded-json.ts';
import { mendJson } from './mend-json.ts';
import { readLiteral } from './read-literal.ts';

const FENCE = /^```\w*\s*\n/;

/**
 * The object or list that a whole text consists of: as JSON, also malformed or in a code fence, or as a literal of
 * JavaScript or Python. Undefined for other texts.
 */
export function readJsonText(text: string): JsonValue | undefined {
  const inner = removeFence(text.trim());
  if (!inner.startsWith('{') && !inner.startsWith('[')) return undefined;
  const value = parseJson(inner) ?? parseJson(mendJson(inner));
  if (value !== undefined) return value;
  const literal = readLiteral(inner, 0);
  if (literal.kind !== 'json' || literal.end < inner.length) return undefined;
  return parseJson(literal.json) ?? parseJson(mendJson(literal.json));
}

function removeFence(text: string): string {
  const opening = FENCE.exec(text)?.[0].length ?? 0;
  return opening > 0 && text.endsWith('```') ? text.slice(opening, -3).trim() : text;
}
