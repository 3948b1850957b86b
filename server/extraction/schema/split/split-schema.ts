import { formatPointerStep } from '../../../lib/json-pointer.ts';
import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import { createReferenceResolver, type ReferenceResolver } from '../reference-resolver.ts';
import { collectProperties } from './collect-properties.ts';
import { addSizes, createSizeEstimator, type SchemaSize } from './estimate-size.ts';
import { createSelection, restrictSchema } from './restrict-schema.ts';

/** A subset of the fields of a definition, as a definition. */
export interface SchemaPart {
  schema: JsonObject;
  /** JSON Pointers, into a value, of the subtrees in this part; `['']` for the whole value. */
  paths: string[];
}

/** Further objects are not split: references that fan out unfold into many more objects than the definition has. */
const MAX_SPLIT_OBJECTS = 1_000;

/** A subtree that goes into one part. */
interface Subtree {
  path: string[];
  size: SchemaSize;
}

/**
 * Splits a definition into parts of at most `maxSize`, by subtree and in the order of the definition. Arrays, maps and
 * unions are never split, even if they are larger. Keywords about a split object as a whole (`if`, `not`,
 * `dependentRequired`) are dropped: validate the merged value against the definition.
 */
export function splitSchema(definition: JsonObject, maxSize: SchemaSize): SchemaPart[] {
  const references = createReferenceResolver(definition);
  const subtrees = listSubtrees(definition, maxSize, references);
  const groups = groupSubtrees(subtrees, maxSize);
  if (groups.length < 2) return [{ schema: definition, paths: [''] }];
  return groups.map((group) => ({
    schema: restrictSchema(definition, createSelection(group.map(({ path }) => path)), references),
    paths: group.map(({ path }) => path.map(formatPointerStep).join('')),
  }));
}

/** The largest subtrees that fit into a part, or that cannot be split. */
function listSubtrees(definition: JsonObject, maxSize: SchemaSize, references: ReferenceResolver): Subtree[] {
  const estimateSize = createSizeEstimator(references);
  let remaining = MAX_SPLIT_OBJECTS;
  const size = estimateSize(definition);
  return fits(size, maxSize) ? [{ path: [], size }] : splitObject(definition, [], new Set());

  function splitObject(schema: JsonValue, path: string[], ancestors: ReadonlySet<JsonValue>): Subtree[] {
    const properties = ancestors.has(schema) || --remaining < 0 ? undefined : collectProperties(schema, references);
    if (properties === undefined) return [{ path, size: estimateSize(schema) }];
    const childAncestors = new Set([...ancestors, schema]);
    return [...properties].flatMap(([key, schemas]) => {
      const [only] = schemas;
      const childPath = [...path, key];
      const childSize = schemas
        .map(estimateSize)
        .reduce((a, b) => ({ fields: Math.max(a.fields, b.fields), characters: a.characters + b.characters }));
      return schemas.length === 1 && only !== undefined && !fits(childSize, maxSize)
        ? splitObject(only, childPath, childAncestors)
        : [{ path: childPath, size: childSize }];
    });
  }
}

/** Fills one group after the other. */
function groupSubtrees(subtrees: Subtree[], maxSize: SchemaSize): Subtree[][] {
  const groups: Subtree[][] = [];
  let groupSize: SchemaSize = { fields: 0, characters: 0 };
  for (const subtree of subtrees) {
    const group = groups.at(-1);
    const size = addSizes(groupSize, subtree.size);
    if (group !== undefined && fits(size, maxSize)) {
      group.push(subtree);
      groupSize = size;
    } else {
      groups.push([subtree]);
      groupSize = subtree.size;
    }
  }
  return groups;
}

function fits(size: SchemaSize, maxSize: SchemaSize): boolean {
  return size.fields <= maxSize.fields && size.characters <= maxSize.characters;
}
