import { countValues, getOwn, isObject } from '../../../lib/json-object.ts';
import { formatPointerStep } from '../../../lib/json-pointer.ts';
import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import { createReferenceResolver, type ReferenceResolver } from '../reference-resolver.ts';
import { expandSchemas, listItemSchemas, listPropertySchemas } from './applicable-schemas.ts';
import { matchPattern } from './match-pattern.ts';

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
    const isOpen = !all.some(describesKeys) || schemas.some((schema) => isAnyObject(schema, references));
    const kept = Object.entries(node).flatMap(([key, child]) => {
      const own = listPropertySchemas(all, key, matchPattern);
      const at = path + formatPointerStep(key);
      if (own.length > 0 || isOpen) return [[key, visit(child, own, at)] as const];
      if (countValues(child) > 0) leftOut.push(at);
      return [];
    });
    return Object.fromEntries(kept);
  };
  return { value: visit(value, [definition], ''), leftOut };
}

/**
 * Whether a schema accepts any object. It may be one of several options, of which others describe keys: what fits it
 * stays.
 */
function isAnyObject(schema: JsonValue, references: ReferenceResolver): boolean {
  if (!isObject(schema)) return false;
  const all = expandSchemas([schema], references);
  const types = all.flatMap((one) => getOwn(one, 'type') ?? []);
  return !all.some(describesKeys) && types.includes('object');
}

const DESCRIBING_KEYWORDS = ['properties', 'patternProperties', 'required'];

const describesKeys = (schema: JsonObject): boolean =>
  DESCRIBING_KEYWORDS.some((keyword) => {
    const value = getOwn(schema, keyword);
    return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
  });
