import { appendKey } from './pointer-steps.ts';
import { itemsOf, partsOf, propertiesOf, toLabel } from './value-fields.ts';

export interface SchemaField {
  /** JSON Pointer, in which `*` is each row of a list. */
  path: string;
  /** `Items › Amount`. */
  label: string;
}

const MAX_DEPTH = 8;
const MAX_FIELDS = 500;

/** The values that a schema asks for, in its order. A schema that contains itself ends at a depth. */
export function listSchemaFields(root: Record<string, unknown>): SchemaField[] {
  const found: SchemaField[] = [];

  function visit(schema: unknown, path: string, labels: string[], depth: number): void {
    if (depth > MAX_DEPTH || found.length >= MAX_FIELDS) return;
    const parts = partsOf(schema, root);
    const properties = propertiesOf(parts);
    const items = itemsOf(parts);
    if (Object.keys(properties).length > 0)
      for (const [key, property] of Object.entries(properties)) {
        const title = partsOf(property, root).find((part) => typeof part['title'] === 'string')?.['title'];
        visit(property, appendKey(path, key), [...labels, String(title ?? toLabel(key))], depth + 1);
      }
    else if (items !== undefined) visit(items, `${path}/*`, labels, depth + 1);
    else if (path !== '') found.push({ path, label: labels.join(' › ') });
  }

  visit(root, '', [], 0);
  return found;
}
