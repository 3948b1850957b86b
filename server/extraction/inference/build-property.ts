import type { JsonObject, JsonValue } from '../../lib/json-value.ts';
import type { ValueType } from './proposal.ts';

const TYPES: Record<ValueType, JsonObject> = {
  text: { type: ['string', 'null'] },
  date: { type: ['string', 'null'], format: 'date' },
  email: { type: ['string', 'null'], format: 'email' },
  number: { type: ['number', 'null'] },
  integer: { type: ['integer', 'null'] },
  boolean: { type: ['boolean', 'null'] },
};

/** The schema of a value, which may be null: a document may lack it. */
export function buildValue(type: ValueType, description: string, title: string | null): JsonObject {
  return { ...TYPES[type], ...(title !== null && { title }), description };
}

export function buildObject(properties: Record<string, JsonObject>): JsonObject {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}

export function buildList(item: JsonObject, description: string, title: string | null): JsonObject {
  return { type: 'array', ...(title !== null && { title }), description, items: item };
}

/** A copy of an object schema with other properties, all of them required. */
export function withProperties(schema: JsonObject, properties: Record<string, JsonObject>): JsonObject {
  return { ...schema, properties, required: Object.keys(properties) as JsonValue };
}
