import { isDeepStrictEqual } from 'node:util';
import { asArray, asObject, resolve, type Json, type JsonObject } from './document.ts';

/** A schema with `$ref`, `allOf` and nullable `anyOf` resolved at its top level. */
export interface FlatSchema {
  /** JSON types; null if the schema does not restrict them. */
  types: Set<string> | null;
  properties: Map<string, Json>;
  required: Set<string>;
  /** Alternatives of `anyOf` and `oneOf`. */
  variants: Json[];
  /** All other keywords except annotations. */
  keywords: JsonObject;
  extensibleEnum: boolean;
}

const annotations = new Set([
  '$ref',
  'allOf',
  'anyOf',
  'oneOf',
  'type',
  'properties',
  'required',
  'title',
  'description',
  'summary',
  'example',
  'examples',
  'deprecated',
  'readOnly',
  'writeOnly',
  '$comment',
]);

function intersect(a: Set<string> | null, b: Set<string> | null): Set<string> | null {
  if (!a || !b) return a ?? b;
  return new Set([...a].filter((type) => b.has(type)));
}

function listTypes(schema: JsonObject): Set<string> | null {
  const { type } = schema;
  if (type === undefined) return null;
  return new Set(asArray(Array.isArray(type) ? type : [type]).map(String));
}

function mergeKeyword(into: JsonObject, keyword: string, value: Json): void {
  const present = into[keyword];
  if (present === undefined || isDeepStrictEqual(present, value)) into[keyword] = value;
  else if (typeof present === 'number' && typeof value === 'number')
    into[keyword] = keyword.toLowerCase().includes('max') ? Math.min(present, value) : Math.max(present, value);
  else throw new Error(`allOf says two things about ${keyword}`);
}

export function flatten(document: JsonObject, value: Json | undefined): FlatSchema {
  const schema = resolve(document, value);
  const flat: FlatSchema = {
    types: listTypes(schema),
    properties: new Map(Object.entries(asObject(schema['properties']))),
    required: new Set(asArray(schema['required']).map(String)),
    variants: [],
    keywords: {},
    extensibleEnum: schema['x-extensible-enum'] === true,
  };
  for (const [keyword, content] of Object.entries(schema)) {
    if (!annotations.has(keyword) && !keyword.startsWith('x-')) flat.keywords[keyword] = content;
  }
  for (const part of asArray(schema['allOf'])) mergeInto(flat, flatten(document, part));

  const variants = [...asArray(schema['anyOf']), ...asArray(schema['oneOf'])];
  const substantial = variants.filter((variant) => resolve(document, variant)['type'] !== 'null');
  if (variants.length > 0 && substantial.length === 1) {
    const inner = flatten(document, substantial[0]);
    if (substantial.length < variants.length) inner.types?.add('null');
    mergeInto(flat, inner);
  } else {
    flat.variants.push(...variants);
  }
  return flat;
}

function mergeInto(flat: FlatSchema, part: FlatSchema): void {
  flat.types = intersect(flat.types, part.types);
  for (const [name, property] of part.properties) flat.properties.set(name, property);
  for (const name of part.required) flat.required.add(name);
  for (const [keyword, content] of Object.entries(part.keywords)) mergeKeyword(flat.keywords, keyword, content);
  flat.variants.push(...part.variants);
  flat.extensibleEnum ||= part.extensibleEnum;
}
