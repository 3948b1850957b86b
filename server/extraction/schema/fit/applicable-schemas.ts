import { getOwn, isObject } from '../../../lib/json-object.ts';
import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import { resolveReference } from '../locate-schemas.ts';
import type { ReferenceResolver } from '../reference-resolver.ts';

/** Further schemas for one value are ignored. */
const MAX_SCHEMAS = 500;

/** The schemas with all that apply to the same value, conditions excepted. */
export function expandSchemas(schemas: readonly JsonValue[], references: ReferenceResolver): JsonObject[] {
  const found = new Set<JsonObject>();
  const pending = [...schemas];
  for (let schema = pending.pop(); schema !== undefined && found.size < MAX_SCHEMAS; schema = pending.pop()) {
    if (!isObject(schema) || found.has(schema)) continue;
    found.add(schema);
    const target = resolveReference(schema, references);
    if (target !== undefined) pending.push(target);
    for (const keyword of ['allOf', 'anyOf', 'oneOf']) {
      const list = getOwn(schema, keyword);
      if (Array.isArray(list)) pending.push(...list);
    }
    for (const keyword of ['if', 'then', 'else']) pending.push(getOwn(schema, keyword) ?? true);
    for (const keyword of ['dependentSchemas', 'dependencies']) {
      const map = getOwn(schema, keyword);
      if (isObject(map)) pending.push(...Object.values(map));
    }
  }
  return [...found];
}

/** Whether a pattern of `patternProperties` matches the name of a property. */
export type MatchPattern = (pattern: string, name: string) => boolean;

/** What schemas of an object say about a property; empty where they do not describe it. */
export function listPropertySchemas(schemas: readonly JsonObject[], key: string, matches: MatchPattern): JsonValue[] {
  return schemas.flatMap((schema) => {
    const named: JsonValue[] = [];
    const properties = getOwn(schema, 'properties');
    const own = isObject(properties) ? getOwn(properties, key) : undefined;
    if (own !== undefined) named.push(own);
    const patterns = getOwn(schema, 'patternProperties');
    if (isObject(patterns))
      for (const [pattern, one] of Object.entries(patterns)) if (matches(pattern, key)) named.push(one);
    const required = getOwn(schema, 'required');
    if (named.length === 0 && Array.isArray(required) && required.includes(key)) named.push(true);
    const other = getOwn(schema, 'additionalProperties') ?? getOwn(schema, 'unevaluatedProperties');
    if (named.length === 0 && other !== undefined && other !== false) named.push(other);
    return named;
  });
}

/** What schemas of a list say about the item at an index. */
export function listItemSchemas(schemas: readonly JsonObject[], index: number): JsonValue[] {
  return schemas.flatMap((schema) => {
    const items = getOwn(schema, 'items');
    const prefix = Array.isArray(items) ? items : getOwn(schema, 'prefixItems');
    const own = Array.isArray(prefix) ? prefix[index] : undefined;
    if (own !== undefined) return [own];
    const rest = Array.isArray(items) ? getOwn(schema, 'additionalItems') : items;
    return [rest, getOwn(schema, 'unevaluatedItems'), getOwn(schema, 'contains')].filter((one) => one !== undefined);
  });
}
