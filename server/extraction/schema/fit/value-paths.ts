import type { Field } from '../field-tree.ts';

/** The field at a path in a value. */
export function getFieldAt(root: Field, steps: readonly string[]): Field | undefined {
  let field: Field | undefined = root;
  for (const step of steps)
    field = field?.kind === 'array' ? getItemField(field, Number(step)) : getProperty(field, step);
  return field;
}

/** The field of an item; only the first one is known of a tuple that several schemas describe. */
export function getItemField({ items, isTuple, prefixItems, restItems }: Field, position: number): Field | undefined {
  if (isTuple !== true) return items;
  if (prefixItems === undefined) return position === 0 ? items : undefined;
  return position < prefixItems.length ? prefixItems[position] : restItems;
}

const getProperty = (field: Field | undefined, step: string): Field | undefined =>
  field?.properties?.find(({ name }) => name === step) ?? field?.entries;
