import { formatPointerStep } from '../../lib/json-pointer.ts';
import { isObject, setOwn } from '../../lib/json-object.ts';
import type { JsonObject, JsonValue } from '../../lib/json-value.ts';

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
