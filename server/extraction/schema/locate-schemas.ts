import { getOwn, isObject } from '../../lib/json-object.ts';
import { formatPointerStep } from '../../lib/json-pointer.ts';
import type { JsonObject, JsonValue } from '../../lib/json-value.ts';
import type { ReferenceResolver } from './reference-resolver.ts';
import { listSubschemas } from './subschemas.ts';

/** A schema object and its location in the definition. */
export interface LocatedSchema {
  schema: JsonObject;
  /** JSON Pointer from the definition's root. */
  path: string;
  /** Levels of data below the root, or below the nearest `$defs` entry. */
  depth: number;
  /** The enclosing schema that applies to the same value, as with `allOf`. */
  parent?: LocatedSchema;
  /** Whether it is inside `not` or `if`: it tests a value instead of describing it. */
  isCondition: boolean;
  /** Whether only a `$ref` reaches it, so that validating the root against the meta-schema does not cover it. */
  isOnlyReferenced: boolean;
}

/** Keywords that apply to the properties or items of a value. */
export const CHILD_APPLICATORS = new Set([
  'properties',
  'patternProperties',
  'additionalProperties',
  'unevaluatedProperties',
  'items',
  'prefixItems',
  'additionalItems',
  'unevaluatedItems',
  'contains',
]);

/** All schemas of a definition, including those that only a `$ref` reaches, each once and in document order. */
export function locateSchemas(root: JsonObject, references: ReferenceResolver): LocatedSchema[] {
  const visited = new Set<JsonObject>();
  const located: LocatedSchema[] = [];
  const visit = (start: LocatedSchema): void => {
    const pending = [start];
    for (let current = pending.pop(); current !== undefined; current = pending.pop()) {
      if (visited.has(current.schema)) continue;
      visited.add(current.schema);
      located.push(current);
      pending.push(...listChildren(current).toReversed());
    }
  };

  visit({ schema: root, path: '', depth: 0, isCondition: false, isOnlyReferenced: false });
  // The list grows during the loop: referenced schemas can contain references.
  for (const { schema } of located) {
    const target = resolveReference(schema, references);
    if (isObject(target) && !visited.has(target))
      visit({ schema: target, path: getTargetPointer(schema), depth: 0, isCondition: false, isOnlyReferenced: true });
  }
  return located;
}

function listChildren(parent: LocatedSchema): LocatedSchema[] {
  return listSubschemas(parent.schema, parent.path).flatMap(({ keyword, path, schema, inPlace }): LocatedSchema[] => {
    if (!isObject(schema)) return [];
    const depth = CHILD_APPLICATORS.has(keyword) ? parent.depth + 1 : inPlace ? parent.depth : 0;
    const isCondition = parent.isCondition || keyword === 'not' || keyword === 'if';
    const { isOnlyReferenced } = parent;
    return [{ schema, path, depth, isCondition, isOnlyReferenced, ...(inPlace ? { parent } : {}) }];
  });
}

/** The target of the schema's `$ref` or `$dynamicRef`. Undefined if it has none or the target does not exist. */
export function resolveReference(schema: JsonObject, references: ReferenceResolver): JsonValue | undefined {
  const ref = getReference(schema);
  return ref === undefined ? undefined : references.resolve(ref);
}

export function getReference(schema: JsonObject): string | undefined {
  const ref = getOwn(schema, '$ref') ?? getOwn(schema, '$dynamicRef');
  return typeof ref === 'string' ? ref : undefined;
}

function getTargetPointer(schema: JsonObject): string {
  const fragment = (getReference(schema) ?? '').replace(/^[^#]*#/, '');
  return fragment.startsWith('/') ? decodeFragment(fragment) : formatPointerStep(fragment);
}

function decodeFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
