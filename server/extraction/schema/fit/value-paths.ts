import { isObject, setOwn } from '../../../lib/json-object.ts';
import type { JsonValue } from '../../../lib/json-value.ts';
import type { Field } from '../field-tree.ts';

export function getAt(root: JsonValue, steps: readonly string[]): JsonValue | undefined {
  let value: JsonValue | undefined = root;
  for (const step of steps) {
    if (Array.isArray(value)) value = value[Number(step)];
    else value = isObject(value) && Object.hasOwn(value, step) ? value[step] : undefined;
  }
  return value;
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

/** The field at a path in a value. */
export function getFieldAt(root: Field, steps: readonly string[]): Field | undefined {
  let field: Field | undefined = root;
  for (const step of steps)
    field = field?.kind === 'array' ? field.items : field?.properties?.find(({ name }) => name === step);
  return field;
}

/** The number of values below a node that are neither null nor blank. */
export function countValues(value: JsonValue | undefined): number {
  if (value === undefined || value === null || value === '') return 0;
  if (typeof value !== 'object') return 1;
  return Object.values(value).reduce<number>((sum, child) => sum + countValues(child), 0);
}
