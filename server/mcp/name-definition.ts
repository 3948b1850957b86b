import { createHash } from 'node:crypto';
import { isObject } from '../lib/json-object.ts';
import type { JsonObject } from '../lib/json-value.ts';
import type { NamedDefinition } from './backend.ts';

const MAX_KEY_LENGTH = 64;
const MAX_NAME_LENGTH = 200;
const HASH_LENGTH = 10;

/** Definitions with the same fields are versions of one schema; others must not be. */
function deriveKey(definition: JsonObject): string {
  const { properties } = definition;
  const fields = isObject(properties) ? Object.keys(properties).toSorted() : [];
  const text = JSON.stringify(fields.length > 0 ? fields : definition);
  return `untitled-${createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH)}`;
}

/** The key and name of a definition that comes without them: by its title, else by its fields. */
export function nameDefinition(definition: JsonObject, schemaKey: string | undefined): NamedDefinition {
  const title = typeof definition['title'] === 'string' ? definition['title'].trim() : '';
  const derived = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_KEY_LENGTH)
    .replace(/^-|-$/g, '');
  const key = schemaKey ?? (derived === '' ? deriveKey(definition) : derived);
  return { schemaKey: key, name: title === '' ? key : title.slice(0, MAX_NAME_LENGTH), definition };
}
