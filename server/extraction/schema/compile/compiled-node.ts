import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import { isObject, own } from '../subschemas.ts';
import { describeValues, withDescription } from './describe-constraints.ts';
import { KEEP, type Plan } from './restore-plan.ts';

/** A compiled schema with its way back. */
export interface Node {
  schema: JsonObject;
  plan: Plan;
  /** Null is one of the user's values here. */
  nullable: boolean;
}

/** A schema of strict mode that takes null besides. */
export function orNull(schema: JsonObject): JsonObject {
  const type = own(schema, 'type');
  const values = own(schema, 'enum');
  if (
    typeof type === 'string' &&
    type !== 'object' &&
    type !== 'array' &&
    !(Array.isArray(values) && type !== 'string')
  ) {
    return { ...schema, type: [type, 'null'], ...(Array.isArray(values) ? { enum: [...values, null] } : {}) };
  }
  const { description, ...rest } = schema;
  const options = own(rest, 'anyOf');
  const only = Object.keys(rest).length === 1 && Array.isArray(options) ? options : [rest];
  return withDescription(
    { anyOf: [...only, { type: 'null' }] },
    typeof description === 'string' ? description : undefined,
  );
}

/** The names of properties and the values of scalars, as a schema that takes little else: providers' enums list scalars, or strings, only. */
export function literal(value: JsonValue, stringsOnly: boolean): JsonObject {
  if (Array.isArray(value)) {
    return value.length === 0
      ? { type: 'array', items: { type: 'string' } }
      : { type: 'array', items: oneOrMore(distinct(value.map((item) => literal(item, stringsOnly)))) };
  }
  if (isObject(value)) {
    const names = Object.keys(value);
    const properties = Object.fromEntries(
      Object.entries(value).map(([key, child]) => [key, literal(child, stringsOnly)]),
    );
    return { type: 'object', properties, required: names, additionalProperties: false };
  }
  if (value === null) return { type: 'null' };
  return stringsOnly && typeof value !== 'string'
    ? { type: typeOf(value), description: describeValues([value]) }
    : { type: typeOf(value), enum: [value] };
}

export function typeOf(value: JsonValue): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value === 'number' && Number.isInteger(value) ? 'integer' : typeof value;
}

export function oneOrMore(schemas: JsonObject[]): JsonObject {
  const [only] = schemas;
  return schemas.length === 1 && only !== undefined ? only : { anyOf: schemas };
}

export function distinct(schemas: JsonObject[]): JsonObject[] {
  return [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values()];
}

/** Any value: strict modes want a type, so that what is no scalar comes as JSON text. */
export function anyNode(strictly: boolean, nullable = true): Node {
  if (!strictly) return { schema: {}, plan: KEEP, nullable };
  const text = { type: 'string', description: 'An array or an object, as JSON text.' };
  const json: JsonObject = {
    type: 'object',
    properties: { json: text },
    required: ['json'],
    additionalProperties: false,
  };
  const options: JsonObject[] = [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }, json];
  return { schema: { anyOf: nullable ? [...options, { type: 'null' }] : options }, plan: { kind: 'any' }, nullable };
}
