import type { JsonObject } from '../lib/json-value.ts';
import type { NamedDefinition } from './backend.ts';

const MAX_KEY_LENGTH = 64;
const MAX_NAME_LENGTH = 200;
const UNTITLED = 'untitled';

/** The key and name of a definition that comes without them: by its title. */
export function nameDefinition(definition: JsonObject, schemaKey: string | undefined): NamedDefinition {
  const title = typeof definition['title'] === 'string' ? definition['title'].trim() : '';
  const derived = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, MAX_KEY_LENGTH);
  const key = schemaKey ?? (derived === '' ? UNTITLED : derived);
  return { schemaKey: key, name: title === '' ? key : title.slice(0, MAX_NAME_LENGTH), definition };
}
