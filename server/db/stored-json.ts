import { toStorableText } from '../lib/storable-text.ts';

const UNSTORABLE = /\\u(?:0000|d[89a-f])/i;

/**
 * A value for a JSON column, null for nothing. Removes U+0000 and lone surrogates, which `jsonb` refuses even when
 * escaped.
 */
export function toStoredJson(value: unknown): string | null {
  return value == null ? null : makeStorable(JSON.stringify(value));
}

/** The same for a value that is JSON already. */
export function makeStorable(json: string): string {
  if (!UNSTORABLE.test(json)) return json;
  return JSON.stringify(JSON.parse(json), (_key, part: unknown) =>
    typeof part === 'string' ? toStorableText(part) : part,
  );
}

/** The value of a JSON column, which the server has written in this shape. */
export function parseStoredJson<T>(json: string | null): T | null {
  return json === null ? null : (JSON.parse(json) as T);
}
