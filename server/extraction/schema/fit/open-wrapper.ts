import { isObject } from '../../../lib/json-object.ts';
import type { JsonValue } from '../../../lib/json-value.ts';
import { foldKey } from '../fold-key.ts';

/** Levels of wrappers: a tool call within an array is three. */
const MAX_LEVELS = 3;

/**
 * The object with the answer's properties inside what a model put around it: `{"extraction": …}`, an array with one
 * element, the name and arguments of a call, JSON text in JSON. An answer that has a property of its own is no wrapper.
 * @param names the properties of the schema that was sent
 */
export function openWrapper(answer: JsonValue, names: ReadonlySet<string>): JsonValue {
  const hasOwn = isObject(answer) && Object.keys(answer).some((name) => names.has(name));
  return hasOwn ? answer : (findAnswer(answer, { names, forms: new Set([...names].map(foldKey)) }, 0) ?? answer);
}

interface Names {
  names: ReadonlySet<string>;
  /** The names without case and separators. */
  forms: ReadonlySet<string>;
}

function findAnswer(value: JsonValue, wanted: Names, level: number): JsonValue | undefined {
  if (typeof value === 'string' && level > 0) {
    const parsed = parseObject(value);
    return parsed === undefined ? undefined : findAnswer(parsed, wanted, level);
  }
  const alike = isObject(value) ? Object.keys(value).filter((name) => wanted.forms.has(foldKey(name))) : [];
  // The key of a wrapper, such as `Result`, may resemble the name of a property.
  if (alike.length > 1 || alike.some((name) => wanted.names.has(name))) return value;
  if (level >= MAX_LEVELS || typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value) && value.length !== 1) return undefined;
  const found = Object.values(value).flatMap((child) => findAnswer(child, wanted, level + 1) ?? []);
  if (found.length === 1) return found[0];
  return alike.length > 0 ? value : undefined;
}

function parseObject(text: string): JsonValue | undefined {
  if (!text.trimStart().startsWith('{')) return undefined;
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    return undefined;
  }
}
