import { isObject } from '../lib/json-object.ts';
import type { JsonObject, JsonValue } from '../lib/json-value.ts';

/** What a schema says of one place. */
export interface SchemaPart {
  types: string[];
  format: string;
  property(name: string, value: JsonValue | undefined): SchemaPart;
  items(value: JsonValue | undefined): SchemaPart;
}

const MAX_DEPTH = 20;

/** The part of a definition at its root. Of alternatives, the one that fits the value counts. */
export function readSchemaPart(definition: JsonObject, value: JsonValue | undefined): SchemaPart {
  return partOf(choose(definition, definition, value), definition);
}

function partOf(schema: JsonObject, root: JsonObject): SchemaPart {
  const { type, format } = schema;
  return {
    types: (Array.isArray(type) ? type : [type]).filter((one) => typeof one === 'string'),
    format: typeof format === 'string' ? format : '',
    property: (name, value) => {
      const properties = isObject(schema['properties']) ? schema['properties'] : {};
      const own = Object.hasOwn(properties, name) ? properties[name] : schema['additionalProperties'];
      return partOf(choose(own, root, value), root);
    },
    items: (value) => partOf(choose(schema['items'], root, value), root),
  };
}

function choose(schema: JsonValue | undefined, root: JsonObject, value: JsonValue | undefined): JsonObject {
  const resolved = resolve(schema, root);
  const alternatives = alternativesOf(resolved)
    .map((one) => resolve(one, root))
    .filter(({ type }) => type !== 'null');
  if (alternatives.length === 0) return resolved;
  const wanted = jsonTypeOf(value);
  const fits = ({ type }: JsonObject): boolean =>
    (Array.isArray(type) ? type : [type]).some((one) => one === wanted || (wanted === 'number' && one === 'integer'));
  return alternatives.find(fits) ?? alternatives[0] ?? {};
}

function alternativesOf({ anyOf, oneOf, allOf }: JsonObject): JsonValue[] {
  if (Array.isArray(anyOf)) return anyOf;
  if (Array.isArray(oneOf)) return oneOf;
  return Array.isArray(allOf) && allOf.length === 1 ? allOf : [];
}

function resolve(schema: JsonValue | undefined, root: JsonObject, depth = 0): JsonObject {
  if (!isObject(schema) || depth > MAX_DEPTH) return {};
  const reference = schema['$ref'];
  if (typeof reference !== 'string' || !reference.startsWith('#/')) return schema;
  let target: JsonValue | undefined = root;
  for (const step of reference.slice(2).split('/')) {
    const name = step.replaceAll('~1', '/').replaceAll('~0', '~');
    target = isObject(target) ? target[name] : undefined;
  }
  return resolve(target, root, depth + 1);
}

function jsonTypeOf(value: JsonValue | undefined): string {
  if (Array.isArray(value)) return 'array';
  return typeof value;
}
