import { getOwn, isObject } from '../../../lib/json-object.ts';
import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';

/**
 * The keywords of one schema in a form that two schemas can be intersected in. References and combinations excluded.
 */
export interface NormalizedSchema {
  /** Undefined for any type. */
  types?: ReadonlySet<string>;
  /** The values of `enum` or `const`, including null. */
  values?: JsonValue[];
  properties: Map<string, JsonValue>;
  patternProperties: Map<string, JsonValue>;
  additionalProperties?: JsonValue;
  required: Set<string>;
  /** The items of a tuple by position. */
  prefixItems: JsonValue[];
  /** The items of an array, or the items after `prefixItems`. */
  items?: JsonValue;
  /** Other validation keywords with their values. */
  constraints: Map<string, JsonValue>;
  /** Constraints that no keyword can express, as sentences. */
  notes: string[];
  description?: string;
  /** The targets of the references that were followed to get here. */
  followedReferences: JsonValue[];
}

const CONSTRAINTS = [
  'pattern',
  'format',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'uniqueItems',
  'not',
  'if',
  'contains',
  'propertyNames',
  'minProperties',
  'maxProperties',
  'dependentRequired',
  'dependentSchemas',
  'dependencies',
];

export function createEmptySchema(): NormalizedSchema {
  return {
    properties: new Map(),
    patternProperties: new Map(),
    required: new Set(),
    prefixItems: [],
    constraints: new Map(),
    notes: [],
    followedReferences: [],
  };
}

export function normalizeSchema(schema: JsonObject): NormalizedSchema {
  const normalized = createEmptySchema();
  const type = getOwn(schema, 'type');
  const types = (Array.isArray(type) ? type : [type]).filter((one) => typeof one === 'string');
  if (types.length > 0) normalized.types = new Set(getOwn(schema, 'nullable') === true ? [...types, 'null'] : types);

  const constant = getOwn(schema, 'const');
  const values = getOwn(schema, 'enum');
  if (constant !== undefined) normalized.values = [constant];
  else if (Array.isArray(values)) normalized.values = values;

  for (const [key, property] of readEntries(schema, 'properties')) normalized.properties.set(key, property);
  for (const [key, property] of readEntries(schema, 'patternProperties'))
    normalized.patternProperties.set(key, property);
  const additionalProperties = getOwn(schema, 'additionalProperties') ?? readUnevaluatedProperties(schema);
  if (additionalProperties !== undefined) normalized.additionalProperties = additionalProperties;
  const required = getOwn(schema, 'required');
  if (Array.isArray(required)) for (const key of required) if (typeof key === 'string') normalized.required.add(key);

  // In draft-07, a tuple is a list of schemas in `items`.
  const items = getOwn(schema, 'items');
  const prefixItems = Array.isArray(items) ? items : getOwn(schema, 'prefixItems');
  if (Array.isArray(prefixItems)) normalized.prefixItems = prefixItems;
  const rest = (Array.isArray(items) ? getOwn(schema, 'additionalItems') : items) ?? getOwn(schema, 'unevaluatedItems');
  if (rest !== undefined) normalized.items = rest;

  for (const keyword of CONSTRAINTS) {
    const value = getOwn(schema, keyword);
    if (value !== undefined) normalized.constraints.set(keyword, keyword === 'if' ? readCondition(schema) : value);
  }
  return normalized;
}

/** Whether any value is valid. */
export function isUnconstrained(schema: NormalizedSchema): boolean {
  return (
    schema.types === undefined &&
    schema.values === undefined &&
    schema.properties.size + schema.patternProperties.size + schema.required.size === 0 &&
    schema.additionalProperties === undefined &&
    schema.items === undefined &&
    schema.prefixItems.length + schema.constraints.size + schema.notes.length === 0
  );
}

/** `unevaluatedProperties: false` is ignored: compiled objects are closed, also when schemas are combined. */
function readUnevaluatedProperties(schema: JsonObject): JsonValue | undefined {
  const unevaluated = getOwn(schema, 'unevaluatedProperties');
  return isObject(unevaluated) ? unevaluated : undefined;
}

function readCondition(schema: JsonObject): JsonObject {
  return Object.fromEntries(
    ['if', 'then', 'else'].flatMap((keyword) => {
      const part = getOwn(schema, keyword);
      return part === undefined ? [] : [[keyword, part] as const];
    }),
  );
}

function readEntries(schema: JsonObject, keyword: string): [string, JsonValue][] {
  const map = getOwn(schema, keyword);
  return isObject(map) ? Object.entries(map) : [];
}
