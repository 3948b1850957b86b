import { getOwn, isObject, setOwn } from './json-object.ts';
import type { JsonValue } from './json-value.ts';

/** One step of a JSON Pointer (RFC 6901), including the slash. */
export function formatPointerStep(key: string): string {
  return /[~/]/.test(key) ? `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}` : `/${key}`;
}

/** The keys in a JSON Pointer; none for the root. */
export function parsePointer(pointer: string): string[] {
  return pointer === ''
    ? []
    : pointer
        .slice(1)
        .split('/')
        .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Whether a pointer is another one or leads into its value. */
export function isWithin(pointer: string, outer: string): boolean {
  return pointer === outer || pointer.startsWith(`${outer}/`);
}

/** The value at a step of a pointer; undefined if there is none. Positions in lists have no leading zeros. */
export function getChild(parent: JsonValue | undefined, step: string): JsonValue | undefined {
  if (Array.isArray(parent)) return /^(?:0|[1-9]\d*)$/.test(step) ? parent[Number(step)] : undefined;
  return isObject(parent) ? getOwn(parent, step) : undefined;
}

export function getAt(root: JsonValue, steps: readonly string[]): JsonValue | undefined {
  return steps.reduce<JsonValue | undefined>(getChild, root);
}

/** Replaces the value at a path, whose parent must exist. Returns the root. */
export function setAt(root: JsonValue, steps: readonly string[], value: JsonValue): JsonValue {
  const last = steps.at(-1);
  if (last === undefined) return value;
  const parent = getAt(root, steps.slice(0, -1));
  if (Array.isArray(parent)) parent[Number(last)] = value;
  else if (isObject(parent)) setOwn(parent, last, value);
  return root;
}

/** A pointer with `*` in the place of positions: the same for a field of all entries. */
export const hidePositions = (path: string): string => path.replaceAll(/\/\d+(?=\/|$)/g, '/*');
