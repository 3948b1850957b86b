import { getOwn } from '../../../lib/json-object.ts';
import type { JsonObject } from '../../../lib/json-value.ts';
import { addDescription, getDescription } from '../resolve/describe-constraints.ts';
import { KEEP, type RestorePlan } from './restore-plan.ts';

/** A schema to send, and the plan to restore its values. */
export interface CompiledNode {
  schema: JsonObject;
  plan: RestorePlan;
  /** Whether the user's schema allows null. */
  nullable: boolean;
}

/** The schema with null as an additional value. */
export function makeNullable(schema: JsonObject): JsonObject {
  const type = getOwn(schema, 'type');
  const values = getOwn(schema, 'enum');
  const isScalar = typeof type === 'string' && type !== 'object' && type !== 'array';
  if (isScalar && !(Array.isArray(values) && type !== 'string'))
    return { ...schema, type: [type, 'null'], ...(Array.isArray(values) ? { enum: [...values, null] } : {}) };
  const { description: _, ...rest } = schema;
  const options = getOwn(rest, 'anyOf');
  const alternatives = Object.keys(rest).length === 1 && Array.isArray(options) ? options : [rest];
  return addDescription({ anyOf: [...alternatives, { type: 'null' }] }, getDescription(schema));
}

/** A schema for the values of all schemas, with each schema once. */
export function createUnion(schemas: JsonObject[]): JsonObject {
  const distinct = removeDuplicates(schemas);
  const [only] = distinct;
  return distinct.length === 1 && only !== undefined ? only : { anyOf: distinct };
}

export function removeDuplicates(schemas: JsonObject[]): JsonObject[] {
  return [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values()];
}

export function createUnionPlan(nodes: CompiledNode[]): RestorePlan {
  return nodes.every((node) => node.plan === KEEP) ? KEEP : { kind: 'union', options: nodes };
}

/** Any value. @param typed the provider requires types: arrays and objects are requested as JSON text */
export function createAnyNode(typed: boolean, nullable = true): CompiledNode {
  if (!typed) return { schema: {}, plan: KEEP, nullable };
  const json: JsonObject = {
    type: 'object',
    properties: { json: { type: 'string', description: 'An array or an object, as JSON text.' } },
    required: ['json'],
    additionalProperties: false,
  };
  const options: JsonObject[] = [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }, json];
  return { schema: { anyOf: nullable ? [...options, { type: 'null' }] : options }, plan: { kind: 'any' }, nullable };
}
