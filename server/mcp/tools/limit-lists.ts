import { formatPointerStep } from '../../lib/json-pointer.ts';
import { isObject, setOwn } from '../../lib/json-object.ts';
import type { JsonObject, JsonValue } from '../../lib/json-value.ts';

interface TextPart {
  text: string;
  offset: number;
  totalCharacters: number;
  /** Null at the end. */
  nextOffset: number | null;
}

const isLowSurrogate = (text: string, index: number): boolean => /[\udc00-\udfff]/.test(text.charAt(index));

export interface ShortenedList {
  /** JSON Pointer to the list. */
  path: string;
  total: number;
  shown: number;
}

export interface LimitedValue {
  value: JsonValue;
  shortened: ShortenedList[];
}

/** A copy in which each list has at most `maxElements` elements, from `listOffset` on. Shorter lists stay whole. */
export function limitLists(
  root: JsonValue,
  { listOffset, maxElements }: { listOffset: number; maxElements: number },
): LimitedValue {
  const shortened: ShortenedList[] = [];

  function limit(value: JsonValue, path: string): JsonValue {
    if (Array.isArray(value)) {
      const isLong = value.length > maxElements;
      const shown = isLong ? value.slice(listOffset, listOffset + maxElements) : value;
      if (isLong) shortened.push({ path, total: value.length, shown: shown.length });
      const first = isLong ? listOffset : 0;
      return shown.map((element, index) => limit(element, `${path}/${first + index}`));
    }
    if (!isObject(value)) return value;
    const copy: JsonObject = {};
    for (const [key, child] of Object.entries(value)) setOwn(copy, key, limit(child, path + formatPointerStep(key)));
    return copy;
  }

  return { value: limit(root, ''), shortened };
}

/** At most `length` UTF-16 units of a text. No character is cut in two. */
export function cutText(text: string, offset: number, length: number): TextPart {
  const begin = isLowSurrogate(text, offset) ? offset + 1 : offset;
  const end = begin + length;
  // A part of one unit would not advance past a pair.
  const cut = isLowSurrogate(text, end) ? (length > 1 ? end - 1 : end + 1) : end;
  return {
    text: text.slice(begin, cut),
    offset: begin,
    totalCharacters: text.length,
    nextOffset: cut < text.length ? cut : null,
  };
}
