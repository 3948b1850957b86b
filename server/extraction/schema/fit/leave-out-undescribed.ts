import { countValues, getOwn, isObject } from '../../../lib/json-object.ts';
import { formatPointerStep } from '../../../lib/json-pointer.ts';
import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import { resolveReference } from '../locate-schemas.ts';
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
  const isAnyObject = createOpenCheck(references);
  const leftOut: string[] = [];
  const visit = (node: JsonValue, schemas: JsonValue[], path: string): JsonValue => {
    if (typeof node !== 'object' || node === null) return node;
    const all = expandSchemas(schemas, references);
    if (Array.isArray(node))
      return node.map((item, index) => visit(item, listItemSchemas(all, index), `${path}/${index}`));
    const isOpen = !all.some(describesKeys) || schemas.some(isAnyObject);
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
 * Whether a schema, or one of its options, accepts any object. Other options may describe keys: what fits it stays.
 */
function createOpenCheck(references: ReferenceResolver): (schema: JsonValue) => boolean {
  const known = new Map<JsonObject, boolean>();
  const isAnyObject = (schema: JsonValue): boolean => {
    if (!isObject(schema)) return false;
    const before = known.get(schema);
    if (before !== undefined) return before;
    // A reference that leads back here has no option of its own.
    known.set(schema, false);
    const all = expandSchemas([schema], references);
    const isOpen = all.some(describesKeys)
      ? listOptions(schema, references).some(isAnyObject)
      : all.some((one) => [getOwn(one, 'type')].flat().includes('object'));
    known.set(schema, isOpen);
    return isOpen;
  };
  return isAnyObject;
}

/** The options of a schema that is only a union or a reference, and describes no keys itself. */
function listOptions(schema: JsonObject, references: ReferenceResolver): JsonValue[] {
  const { anyOf, oneOf, $ref: _, $dynamicRef: _other, ...own } = schema;
  if (expandSchemas([own], references).some(describesKeys)) return [];
  const target = resolveReference(schema, references);
  const unions = [anyOf, oneOf, target === undefined ? undefined : [target]].filter((one) => Array.isArray(one));
  return unions.length === 1 ? unions.flat() : [];
}

const DESCRIBING_KEYWORDS = ['properties', 'patternProperties', 'required'];

const describesKeys = (schema: JsonObject): boolean =>
  DESCRIBING_KEYWORDS.some((keyword) => {
    const value = getOwn(schema, keyword);
    return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
  });
