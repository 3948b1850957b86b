import { storableText } from '../lib/storable-text.ts';

const UNSTORABLE = /\\u(?:0000|d[89a-f])/i;

/** A value for a column of JSON; `jsonb` takes neither U+0000 nor half a surrogate pair, escaped or not. Null for nothing. */
export function storedJson(value: unknown): string | null {
  if (value == null) return null;
  const json = JSON.stringify(value);
  if (!UNSTORABLE.test(json)) return json;
  return JSON.stringify(value, (_key, part: unknown) => (typeof part === 'string' ? storableText(part) : part));
}
