/** What the schema of a run says about one field. */
import { parsePointer } from './pointer-steps.ts';
import { itemsOf, partsOf, propertiesOf } from './value-fields.ts';

type Schema = Record<string, unknown>;

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

/** An empty row of a list. */
export function makeEmptyRow(root: Schema, listPath: string): unknown {
  const parts = partsOf(findFieldSchema(root, `${listPath}/0`), root);
  const properties = propertiesOf(parts);
  if (Object.keys(properties).length > 0) return Object.fromEntries(Object.keys(properties).map((key) => [key, null]));
  return parts.some(({ type }) => type === 'string') ? '' : null;
}
