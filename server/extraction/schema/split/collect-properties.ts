import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import { referenced } from '../locate-schemas.ts';
import type { References } from '../reference-resolver.ts';
import { isObject, own } from '../subschemas.ts';

/** Schemas for one value beyond this: the object is kept whole. */
const MOST_SCHEMAS = 200;
/** Keywords that say what kind of value is meant. Schemas without them narrow a value down, and parts can do without. */
const KINDS = [
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
 * The properties of an object that can be asked for one without the other, each with all that is said of it, through
 * references, `allOf`, and a null beside it. Undefined where the value may be anything but one object: it is kept whole.
 */
export function takeApart(schema: JsonValue, references: References): Map<string, JsonValue[]> | undefined {
  const properties = new Map<string, JsonValue[]>();
  const required = new Set<string>();
  let left = MOST_SCHEMAS;
  if (!collect(schema) || properties.size === 0) return undefined;
  // What must be there without being described may be anything.
  for (const key of required) if (!properties.has(key)) properties.set(key, [true]);
  return properties;

  function collect(part: JsonValue): boolean {
    if (!isObject(part) || --left < 0) return false;
    const type = own(part, 'type');
    const types = Array.isArray(type) ? type : [type ?? 'object'];
    if (!types.every((one) => one === 'object' || one === 'null') || !types.includes('object')) return false;
    if (own(part, 'enum') !== undefined || own(part, 'const') !== undefined) return false;
    // A property without a name of its own could belong to any part.
    if (
      [...Object.values(objectAt(part, 'patternProperties')), objectAt(part, 'additionalProperties')].some(
        (one) => one !== false && (!isObject(one) || Object.keys(one).length > 0),
      )
    )
      return false;
    for (const [key, property] of Object.entries(objectAt(part, 'properties')))
      properties.set(key, [...(properties.get(key) ?? []), property]);
    for (const key of requiredBy(part)) required.add(key);
    const target = referenced(part, references);
    if (target !== undefined && !collect(target)) return false;
    const all = own(part, 'allOf');
    if (Array.isArray(all) && !all.every((one) => isNarrowing(one) || collect(one))) return false;
    return ['anyOf', 'oneOf'].every((keyword) => {
      const options = own(part, keyword);
      if (!Array.isArray(options) || options.every(isNarrowing)) return true;
      const [only, ...others] = options.filter((option) => !isNull(option));
      return only !== undefined && others.length === 0 && collect(only);
    });
  }
}

export function isNarrowing(schema: JsonValue): boolean {
  return isObject(schema) && !KINDS.some((keyword) => Object.hasOwn(schema, keyword));
}

export function requiredBy(schema: JsonObject): string[] {
  const keys = own(schema, 'required');
  return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : [];
}

export function isNull(schema: JsonValue): boolean {
  return isObject(schema) && (own(schema, 'type') === 'null' || own(schema, 'const') === null);
}

function objectAt(schema: JsonObject, keyword: string): JsonObject {
  const value = own(schema, keyword);
  return isObject(value) ? value : {};
}
