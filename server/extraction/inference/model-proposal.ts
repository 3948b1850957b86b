import type { JsonObject, JsonValue } from '../../lib/json-value.ts';
import { getOwn, isObject } from '../../lib/json-object.ts';
import { buildList, buildObject, buildValue } from './build-property.ts';
import { findUsualField, nameProperty, takeName } from './name-property.ts';
import { areNear } from './near-words.ts';
import type { Proposal, ValueType } from './proposal.ts';
import { splitName } from '../reading/tokens.ts';

const MAX_FIELDS = 100;
const MAX_LISTS = 10;
const MAX_TEXT = 300;

const TYPES = new Set<string>(['text', 'date', 'email', 'number', 'integer', 'boolean'] satisfies ValueType[]);

const textOf = (object: JsonObject, name: string): string => {
  const value = getOwn(object, name);
  return typeof value === 'string' ? value.replace(/\s+/gu, ' ').trim().slice(0, MAX_TEXT) : '';
};

const listOf = (object: JsonObject, name: string): JsonObject[] => {
  const value: JsonValue | undefined = getOwn(object, name);
  return Array.isArray(value) ? value.filter(isObject) : [];
};

/** A model's name for a field, if it can be a property; else one like it. */
function toName(key: string): string {
  return /^[a-z][A-Za-z0-9]{0,63}$/u.test(key) ? key : nameProperty(splitName(key));
}

/** Whether a model names a field that is there under another name: misspelt, or as another word for a usual column. */
function isDouble(name: string, taken: Iterable<string>, inRow: boolean): boolean {
  const usual = inRow ? findUsualField(splitName(name), true) : null;
  return [...taken].some(
    (known) => areNear(known, name) || (usual !== null && findUsualField(splitName(known), true) === usual),
  );
}

function toProperties(
  entries: readonly JsonObject[],
  taken = new Set<string>(),
  inRow = false,
): Record<string, JsonObject> {
  const properties: Record<string, JsonObject> = {};
  for (const entry of entries.slice(0, MAX_FIELDS)) {
    const name = toName(textOf(entry, 'key'));
    // A model that names a field twice means the same field.
    if (name === '' || taken.has(name) || isDouble(name, taken, inRow)) continue;
    const type = textOf(entry, 'type');
    const description = textOf(entry, 'description') || splitName(name);
    properties[takeName(name, taken)] = buildValue(TYPES.has(type) ? (type as ValueType) : 'text', description, null);
  }
  return properties;
}

/** The definition that a model proposed, as its answer to the question; null where the answer has no field. */
export function toDefinition(answer: JsonObject, found: Proposal): Proposal | null {
  const taken = new Set<string>();
  const properties = toProperties(listOf(answer, 'fields'), taken);
  for (const list of listOf(answer, 'lists').slice(0, MAX_LISTS)) {
    const name = toName(textOf(list, 'key'));
    const columns = toProperties(listOf(list, 'columns'), new Set(), true);
    if (name === '' || Object.keys(columns).length === 0) continue;
    const description = textOf(list, 'description') || splitName(name);
    properties[takeName(name, taken)] = buildList(buildObject(columns), description, null);
  }
  if (Object.keys(properties).length === 0) return null;
  const name = textOf(answer, 'kind').slice(0, 80) || found.name;
  const description = found.schemaKey === 'document' ? name : found.description;
  const schemaKey = found.schemaKey === 'document' ? toKey(name) || found.schemaKey : found.schemaKey;
  const definition = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: name,
    description,
    ...buildObject(properties),
  };
  return { definition, schemaKey, name, description, fields: [], rules: [] };
}

const MAX_KEY = 64;

function toKey(name: string): string {
  return nameProperty(name)
    .replace(/(\p{Lu})/gu, '-$1')
    .toLowerCase()
    .slice(0, MAX_KEY);
}
