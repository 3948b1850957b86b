import { getOwn, isObject } from '../../../lib/json-object.ts';
import { formatPointerStep } from '../../../lib/json-pointer.ts';
import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import { createLinearRegExp, type LinearRegExp } from '../linear-reg-exp.ts';
import { resolveReference } from '../locate-schemas.ts';
import { createReferenceResolver, type ReferenceResolver } from '../reference-resolver.ts';
import { countValues } from './value-paths.ts';

/** Further schemas for one value are ignored. */
const MAX_SCHEMAS = 500;

export interface DescribedValue {
  value: JsonValue;
  /** JSON Pointers of the keys with values that were left out. */
  leftOut: string[];
}

/**
 * Leaves out the keys of objects that the schema does not describe: no `properties`, `required` or `patternProperties`
 * names them, and there is no `additionalProperties`. An object without any description is kept whole. Returns a copy.
 */
export function leaveOutUndescribed(value: JsonValue, definition: JsonObject): DescribedValue {
  const references = createReferenceResolver(definition);
  const leftOut: string[] = [];
  const visit = (node: JsonValue, schemas: JsonValue[], path: string): JsonValue => {
    if (typeof node !== 'object' || node === null) return node;
    const all = expandSchemas(schemas, references);
    if (Array.isArray(node))
      return node.map((item, index) => visit(item, listItemSchemas(all, index), `${path}/${index}`));
    const described = all.filter(describesKeys);
    const kept = Object.entries(node).flatMap(([key, child]) => {
      const own = listPropertySchemas(all, key);
      const at = path + formatPointerStep(key);
      if (own.length > 0 || described.length === 0) return [[key, visit(child, own, at)] as const];
      if (countValues(child) > 0) leftOut.push(at);
      return [];
    });
    return Object.fromEntries(kept);
  };
  return { value: visit(value, [definition], ''), leftOut };
}

/** The schemas with all that apply to the same value, conditions excepted. */
function expandSchemas(schemas: readonly JsonValue[], references: ReferenceResolver): JsonObject[] {
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

const expressions = new Map<string, LinearRegExp>();

function matchesPattern(pattern: string, key: string): boolean {
  if (expressions.size > 1_000) expressions.clear();
  const expression = expressions.get(pattern) ?? createLinearRegExp(pattern);
  expressions.set(pattern, expression);
  return expression.test(key);
}

const DESCRIBING_KEYWORDS = ['properties', 'patternProperties', 'required'];

const describesKeys = (schema: JsonObject): boolean =>
  DESCRIBING_KEYWORDS.some((keyword) => {
    const value = getOwn(schema, keyword);
    return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
  });

function listPropertySchemas(schemas: readonly JsonObject[], key: string): JsonValue[] {
  return schemas.flatMap((schema) => {
    const named: JsonValue[] = [];
    const properties = getOwn(schema, 'properties');
    const own = isObject(properties) ? getOwn(properties, key) : undefined;
    if (own !== undefined) named.push(own);
    const patterns = getOwn(schema, 'patternProperties');
    if (isObject(patterns))
      for (const [pattern, one] of Object.entries(patterns)) if (matchesPattern(pattern, key)) named.push(one);
    const required = getOwn(schema, 'required');
    if (named.length === 0 && Array.isArray(required) && required.includes(key)) named.push(true);
    const other = getOwn(schema, 'additionalProperties') ?? getOwn(schema, 'unevaluatedProperties');
    if (named.length === 0 && other !== undefined && other !== false) named.push(other);
    return named;
  });
}

function listItemSchemas(schemas: readonly JsonObject[], index: number): JsonValue[] {
  return schemas.flatMap((schema) => {
    const items = getOwn(schema, 'items');
    const prefix = Array.isArray(items) ? items : getOwn(schema, 'prefixItems');
    const own = Array.isArray(prefix) ? prefix[index] : undefined;
    if (own !== undefined) return [own];
    const rest = Array.isArray(items) ? getOwn(schema, 'additionalItems') : items;
    return [rest, getOwn(schema, 'unevaluatedItems'), getOwn(schema, 'contains')].filter((one) => one !== undefined);
  });
}
