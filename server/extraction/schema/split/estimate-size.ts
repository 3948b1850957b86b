import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import { referenced } from '../locate-schemas.ts';
import type { References } from '../reference-resolver.ts';
import { isObject, subschemas } from '../subschemas.ts';

export interface SchemaWeight {
  /** Leaf fields; recursion counts once. */
  fields: number;
  /** Of the JSON, references written out. */
  characters: number;
}

const NOTHING: SchemaWeight = { fields: 0, characters: 0 };
const CHILDREN = new Set([
  'properties',
  'patternProperties',
  'additionalProperties',
  'items',
  'prefixItems',
  'additionalItems',
  'unevaluatedItems',
  'unevaluatedProperties',
]);
const ASIDE = new Set(['$defs', 'definitions', 'not', 'if', 'contains', 'propertyNames']);

/** Weighs schemas of one definition, each once. */
export function createScales(references: References): (schema: JsonValue) => SchemaWeight {
  const known = new Map<JsonObject, SchemaWeight>();
  const weigh = (schema: JsonValue): SchemaWeight => {
    if (!isObject(schema)) return { fields: 1, characters: 4 };
    const before = known.get(schema);
    if (before !== undefined) return before;
    known.set(schema, NOTHING);
    let characters = 2;
    let fields = 0;
    let alternatives = 0;
    for (const [keyword, value] of Object.entries(schema)) {
      if (typeof value !== 'object' || value === null || Array.isArray(value))
        characters +=
          keyword.length + 5 + (keyword === 'enum' || typeof value !== 'object' ? JSON.stringify(value).length : 0);
    }
    for (const { keyword, key = '', schema: sub } of subschemas(schema, '')) {
      if (keyword === '$defs' || keyword === 'definitions') continue;
      const weight = weigh(sub);
      characters += key.length + 5 + weight.characters;
      if (keyword === 'anyOf' || keyword === 'oneOf') alternatives = Math.max(alternatives, weight.fields);
      else if (CHILDREN.has(keyword) || !ASIDE.has(keyword))
        fields += sub === true || sub === false ? 0 : weight.fields;
    }
    const target = referenced(schema, references);
    const named = target === undefined ? NOTHING : weigh(target);
    const weight = {
      fields: Math.max(1, fields + alternatives + named.fields),
      characters: characters + named.characters,
    };
    known.set(schema, weight);
    return weight;
  };
  return weigh;
}
