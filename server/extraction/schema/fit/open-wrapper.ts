import { isObject } from '../../../lib/json-object.ts';
import type { JsonValue } from '../../../lib/json-value.ts';

/** Levels of wrappers: a tool call within an array is three. */
const MAX_LEVELS = 3;

/**
 * The object with the answer's properties inside what a model put around it: `{"extraction": …}`, an array with one
 * element, the name and arguments of a call, JSON text in JSON. An answer that has a property of its own is no wrapper.
 * @param names the properties of the schema that was sent
 */
export function openWrapper(answer: JsonValue, names: ReadonlySet<string>): JsonValue {
  return findAnswer(answer, names, 0) ?? answer;
}

function findAnswer(value: JsonValue, names: ReadonlySet<string>, level: number): JsonValue | undefined {
  if (typeof value === 'string' && level > 0) {
    const parsed = parseObject(value);
    return parsed === undefined ? undefined : findAnswer(parsed, names, level);
  }
  if (isObject(value) && Object.keys(value).some((name) => names.has(name))) return value;
  if (level >= MAX_LEVELS || typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value) && value.length !== 1) return undefined;
  const found = Object.values(value).flatMap((child) => findAnswer(child, names, level + 1) ?? []);
  return found.length === 1 ? found[0] : undefined;
}

function parseObject(text: string): JsonValue | undefined {
  if (!text.trimStart().startsWith('{')) return undefined;
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    return undefined;
  }
}
