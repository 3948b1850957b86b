import { getOwn, isObject } from '../../../lib/json-object.ts';
import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import { resolveReference } from '../locate-schemas.ts';
import type { ReferenceResolver } from '../reference-resolver.ts';

/** An object with more schemas is not split. */
const MAX_SCHEMAS = 200;
/** Keywords that determine the type of a value. A schema without them only constrains it, and parts can omit it. */
const TYPE_KEYWORDS = [
  'type',
  'enum',
  'const',
  'properties',
  'patternProperties',
  'additionalProperties',
  '$ref',
  '$dynamicRef',
  'allOf',
  'anyOf',
  'oneOf',
  'items',
  'prefixItems',
];

/**
 * The properties of an object with all schemas that apply to them, through references, `allOf` and nullable unions.
 * Undefined if the value may be anything but one object with named properties: it cannot be split.
 */
export function collectProperties(
  schema: JsonValue,
  references: ReferenceResolver,
): Map<string, JsonValue[]> | undefined {
  const properties = new Map<string, JsonValue[]>();
  const required = new Set<string>();
  let remaining = MAX_SCHEMAS;
  if (!collect(schema) || properties.size === 0) return undefined;
  for (const key of required) if (!properties.has(key)) properties.set(key, [true]);
  return properties;

  function collect(part: JsonValue): boolean {
    if (!isObject(part) || --remaining < 0) return false;
    if (!isObjectOrNull(part) || allowsUnnamedProperties(part)) return false;
    for (const [key, property] of Object.entries(readObject(part, 'properties')))
      properties.set(key, [...(properties.get(key) ?? []), property]);
    for (const key of listRequired(part)) required.add(key);
    const target = resolveReference(part, references);
    if (target !== undefined && !collect(target)) return false;
    const parts = getOwn(part, 'allOf');
    if (Array.isArray(parts) && !parts.every((one) => isConstraintOnly(one) || collect(one))) return false;
    return ['anyOf', 'oneOf'].every((keyword) => {
      const options = getOwn(part, keyword);
      if (!Array.isArray(options) || options.every(isConstraintOnly)) return true;
      const [only, ...others] = options.filter((option) => !isNullSchema(option));
      return only !== undefined && others.length === 0 && collect(only);
    });
  }
}

export function isConstraintOnly(schema: JsonValue): boolean {
  return isObject(schema) && !TYPE_KEYWORDS.some((keyword) => Object.hasOwn(schema, keyword));
}

export function listRequired(schema: JsonObject): string[] {
  const keys = getOwn(schema, 'required');
  return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : [];
}

export function isNullSchema(schema: JsonValue): boolean {
  return isObject(schema) && (getOwn(schema, 'type') === 'null' || getOwn(schema, 'const') === null);
}

function isObjectOrNull(schema: JsonObject): boolean {
  const type = getOwn(schema, 'type');
  const types = Array.isArray(type) ? type : [type ?? 'object'];
  return (
    types.every((one) => one === 'object' || one === 'null') &&
    types.includes('object') &&
    getOwn(schema, 'enum') === undefined &&
    getOwn(schema, 'const') === undefined
  );
}

/** Properties that the schema describes without naming them could belong to any part. */
function allowsUnnamedProperties(schema: JsonObject): boolean {
  const schemas = [
    ...Object.values(readObject(schema, 'patternProperties')),
    readObject(schema, 'additionalProperties'),
  ];
  return schemas.some((one) => one !== false && (!isObject(one) || Object.keys(one).length > 0));
}

function readObject(schema: JsonObject, keyword: string): JsonObject {
  const value = getOwn(schema, keyword);
  return isObject(value) ? value : {};
}
