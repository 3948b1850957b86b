import { formatPointerStep } from '../../../lib/json-pointer.ts';
import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import { flattenSchema, type FlatSchema } from '../flatten-schema.ts';
import { createReferenceResolver, type ReferenceResolver } from '../reference-resolver.ts';
import { collectProperties } from './collect-properties.ts';
import { restrictSchema } from './restrict-schema.ts';
import { createSelection } from './selection.ts';

/** An array whose items can be collected from several chunks of a long document. */
export interface ArrayPath {
  /** JSON Pointer into a value. */
  path: string;
  /** Properties of the items that identify them, the most specific first; can be empty. */
  keys: string[];
}

/** A definition in two parts: fields with a single value, and lists that grow with the document. */
export interface SeparatedSchema {
  /** The definition without its outermost arrays; null if nothing remains. */
  scalars: JsonObject | null;
  /** The definition with only its outermost arrays; null if there are none. */
  arrays: JsonObject | null;
  paths: ArrayPath[];
}

/** Further objects are not searched: references that fan out unfold into many more objects than the definition has. */
const MAX_OBJECTS = 5_000;
/** Names of identifying properties, the most specific first. */
const KEY_NAMES = [
  /^(?:id|uuid|sku|ean|gtin|isbn|iban|serial|key)$/i,
  /(?:^|[_-]|[a-z])(?:id|uuid|sku|ean|gtin|iban)$|[a-z](?:Id|ID)$/,
  /^(?:pos|position|no|nr|num|number|line|row|index|item|ref|reference|code)$/i,
  /(?:position|number|nummer|code|reference|no|nr)$/i,
];

/** Separates the outermost arrays from the other fields. Arrays inside arrays, unions and maps stay where they are. */
export function separateArrays(definition: JsonObject): SeparatedSchema {
  const references = createReferenceResolver(definition);
  const arrays: ArrayPath[] = [];
  const arrayPaths: string[][] = [];
  const scalarPaths: string[][] = [];
  let remaining = MAX_OBJECTS;
  visit(definition, [], new Set());
  if (arrays.length === 0) return { scalars: definition, arrays: null, paths: [] };
  if (scalarPaths.length === 0) return { scalars: null, arrays: definition, paths: arrays };
  return {
    scalars: restrictSchema(definition, createSelection(scalarPaths), references),
    arrays: restrictSchema(definition, createSelection(arrayPaths), references),
    paths: arrays,
  };

  function visit(schema: JsonValue, path: string[], ancestors: ReadonlySet<JsonValue>): void {
    const properties = ancestors.has(schema) || remaining < 0 ? undefined : collectProperties(schema, references);
    if (properties === undefined) {
      scalarPaths.push(path);
      return;
    }
    remaining -= 1;
    const childAncestors = new Set([...ancestors, schema]);
    for (const [key, schemas] of properties) {
      const childPath = [...path, key];
      const [only] = schemas;
      const single = schemas.length === 1 ? only : undefined;
      const flat = flattenSchema(single ?? { allOf: schemas }, references);
      if (isArray(flat)) {
        arrayPaths.push(childPath);
        arrays.push({ path: childPath.map(formatPointerStep).join(''), keys: rankKeys(flat.items, references) });
      } else if (single === undefined) scalarPaths.push(childPath);
      else visit(single, childPath, childAncestors);
    }
  }
}

function isArray({ types, items, alternatives, values }: FlatSchema): boolean {
  if (alternatives.length > 0 || values !== undefined) return false;
  return types.size === 0 ? items !== undefined : types.size === 1 && types.has('array');
}

function rankKeys(items: JsonValue | undefined, references: ReferenceResolver): string[] {
  const names = items === undefined ? [] : [...flattenSchema(items, references).properties.keys()];
  const getRank = (name: string): number => KEY_NAMES.findIndex((pattern) => pattern.test(name));
  return names.filter((name) => getRank(name) >= 0).sort((a, b) => getRank(a) - getRank(b));
}
