import { isObject } from '../../../lib/json-object.ts';
import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import { resolveReference } from '../locate-schemas.ts';
import type { ReferenceResolver } from '../reference-resolver.ts';
import { listSubschemas } from '../subschemas.ts';

export interface SchemaSize {
  /** Leaf fields. Recursion is counted once. */
  fields: number;
  /** Characters of the JSON with references expanded. */
  characters: number;
}

const ZERO: SchemaSize = { fields: 0, characters: 0 };
/** Keywords that test a value: their schemas do not add fields. */
const CONDITIONS = new Set(['not', 'if', 'contains', 'propertyNames']);
/** Characters of quotation marks, colon and comma around a key. */
const KEY_OVERHEAD = 5;

/** Estimates the sizes of schemas of one definition. Sizes are cached by schema. */
export function createSizeEstimator(references: ReferenceResolver): (schema: JsonValue) => SchemaSize {
  const sizes = new Map<JsonObject, SchemaSize>();
  const estimate = (schema: JsonValue): SchemaSize => {
    if (!isObject(schema)) return { fields: 1, characters: 4 };
    const known = sizes.get(schema);
    if (known !== undefined) return known;
    sizes.set(schema, ZERO);
    let characters = countOwnCharacters(schema);
    let fields = 0;
    let alternativeFields = 0;
    for (const { keyword, key = '', schema: subschema } of listSubschemas(schema, '')) {
      if (keyword === '$defs' || keyword === 'definitions') continue;
      const size = estimate(subschema);
      characters += key.length + KEY_OVERHEAD + size.characters;
      if (keyword === 'anyOf' || keyword === 'oneOf') alternativeFields = Math.max(alternativeFields, size.fields);
      else if (!CONDITIONS.has(keyword) && typeof subschema !== 'boolean') fields += size.fields;
    }
    const target = resolveReference(schema, references);
    const targetSize = target === undefined ? ZERO : estimate(target);
    const size = {
      fields: Math.max(1, fields + alternativeFields + targetSize.fields),
      characters: characters + targetSize.characters,
    };
    sizes.set(schema, size);
    return size;
  };
  return estimate;
}

export function addSizes(a: SchemaSize, b: SchemaSize): SchemaSize {
  return { fields: a.fields + b.fields, characters: a.characters + b.characters };
}

/** Characters of the keywords that are not subschemas. */
function countOwnCharacters(schema: JsonObject): number {
  let characters = 2;
  for (const [keyword, value] of Object.entries(schema)) {
    if (isObject(value)) continue;
    const isWritten = keyword === 'enum' || !Array.isArray(value);
    characters += keyword.length + KEY_OVERHEAD + (isWritten && value !== null ? JSON.stringify(value).length : 0);
  }
  return characters;
}
