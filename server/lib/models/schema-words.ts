import { isObject } from '../json-object.ts';

const MAX_DEPTH = 4;
const MAX_FIELDS = 200;

const words = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 300) : '');

/** What a definition says of its fields: a name and a description each, no deeper than people write them. */
export function listFieldWords(definition: unknown): string[] {
  const found: string[] = [];
  const walk = (schema: unknown, depth: number): void => {
    if (!isObject(schema) || depth > MAX_DEPTH) return;
    walk(schema['items'], depth + 1);
    if (!isObject(schema['properties'])) return;
    for (const [name, field] of Object.entries(schema['properties'])) {
      if (found.length >= MAX_FIELDS) return;
      const { title, description } = isObject(field) ? field : {};
      const spoken = name.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').replaceAll(/[_-]+/g, ' ');
      found.push([words(title) || spoken, words(description)].filter((text) => text !== '').join(': '));
      walk(field, depth + 1);
    }
  };
  walk(definition, 0);
  return found;
}
