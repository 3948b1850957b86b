import type { Field } from '../schema/field-tree.ts';

/** Beyond this, a form has so many labels that they tell little. */
const MAX_SINGLE_NAMES = 200;

/** Names and titles of the fields with a single value. */
export function listSingleNames(field: Field): string[][] {
  if (field.kind !== 'object') return [field.title === undefined ? [field.name] : [field.name, field.title]];
  const names = (field.properties ?? []).filter(({ kind }) => kind !== 'array').flatMap(listSingleNames);
  return names.slice(0, MAX_SINGLE_NAMES);
}
