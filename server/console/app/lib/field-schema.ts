/** What the schema of a run says about one field. */
import { appendKey, parsePointer } from './pointer-steps.ts';
import { itemsOf, partsOf, propertiesOf } from './value-fields.ts';

type Schema = Record<string, unknown>;

const MAX_DEPTH = 5;

/** The schema of the value at a JSON Pointer, which can be used by itself. Empty where the schema does not know it. */
export function findFieldSchema(root: Schema, path: string): Schema {
  let schema: unknown = root;
  for (const key of parsePointer(path)) {
    const parts = partsOf(schema, root);
    schema = propertiesOf(parts)[key] ?? (/^\d+$/.test(key) ? itemsOf(parts) : undefined);
  }
  if (typeof schema !== 'object' || schema === null) return {};
  const definitions = ['$defs', 'definitions'].filter((name) => name in root).map((name) => [name, root[name]]);
  return { ...Object.fromEntries(definitions), ...schema };
}

function allowsNull(parts: Schema[]): boolean {
  const types = parts.flatMap(({ type }) => (type ?? []) as string | string[]);
  const choices = parts.flatMap((part) => [...((part['enum'] ?? []) as unknown[]), ...('const' in part ? [0] : [])]);
  return types.includes('null') || choices.includes(null) || (types.length === 0 && choices.length === 0);
}

/** What is nothing yet: a list without rows, null, or undefined where the schema wants a value. */
function makeEmpty(parts: Schema[], root: Schema, depth: number): unknown {
  if (itemsOf(parts) !== undefined) return [];
  return allowsNull(parts) ? null : makeEmptyObject(parts, root, depth + 1);
}

function makeEmptyObject(parts: Schema[], root: Schema, depth = 0): Record<string, unknown> | undefined {
  const properties = Object.entries(propertiesOf(parts));
  // A schema may contain itself.
  if (properties.length === 0 || depth > MAX_DEPTH) return undefined;
  const values = properties.map(([key, part]) => [key, makeEmpty(partsOf(part, root), root, depth)] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

/** An empty row of a list. It has no key for a value that may not be null. */
export function makeEmptyRow(root: Schema, listPath: string): unknown {
  const parts = partsOf(findFieldSchema(root, `${listPath}/0`), root);
  return makeEmptyObject(parts, root) ?? (parts.some(({ type }) => type === 'string') ? '' : null);
}

/** The path of the first property of an object, or the path itself. */
export function findFirstField(root: Schema, path: string): string {
  const [first] = Object.keys(propertiesOf(partsOf(findFieldSchema(root, path), root)));
  return first === undefined ? path : appendKey(path, first);
}

/** Whether a schema that can be used by itself is of a list. */
export const isList = (schema: Schema): boolean => itemsOf(partsOf(schema, schema)) !== undefined;
