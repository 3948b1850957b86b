import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import { flatten } from '../flatten-schema.ts';
import { createReferences, type References } from '../reference-resolver.ts';
import { restrictSchema, select } from './restrict-schema.ts';
import { takeApart } from './collect-properties.ts';
import { pointerStep } from '../../../lib/json-pointer.ts';

/** An array whose items can be collected from the chunks of a long document. */
export interface ArrayPath {
  /** JSON Pointer into a value. */
  path: string;
  /** Properties of its items that tell one from the other, the most telling first; empty where none is known to. */
  keys: string[];
}

/** A definition in two: what stands once in a document, and what grows with it. */
export interface SchemaOutline {
  /** The definition without its outermost arrays; null where nothing is left. */
  scalars: JsonObject | null;
  /** The definition with its outermost arrays alone; null where there are none. */
  arrays: JsonObject | null;
  paths: ArrayPath[];
}

/** References that fan out unfold into many more objects than were written: beyond this they are not looked into. */
const MOST_OBJECTS = 5_000;
/** The most telling first. */
const TELLING = [
  /^(?:id|uuid|sku|ean|gtin|isbn|iban|serial|key)$/i,
  /(?:^|[_-]|[a-z])(?:id|uuid|sku|ean|gtin|iban)$|[a-z](?:Id|ID)$/,
  /^(?:pos|position|no|nr|num|number|line|row|index|item|ref|reference|code)$/i,
  /(?:position|number|nummer|code|reference|no|nr)$/i,
];

/** Arrays inside of arrays, unions and maps belong to what holds them. */
export function outlineSchema(definition: JsonObject): SchemaOutline {
  const references = createReferences(definition);
  const arrays: ArrayPath[] = [];
  const arrayPaths: string[][] = [];
  const scalarPaths: string[][] = [];
  let left = MOST_OBJECTS;
  visit(definition, [], new Set());
  if (arrays.length === 0) return { scalars: definition, arrays: null, paths: [] };
  if (scalarPaths.length === 0) return { scalars: null, arrays: definition, paths: arrays };
  return {
    scalars: restrictSchema(definition, select(scalarPaths), references),
    arrays: restrictSchema(definition, select(arrayPaths), references),
    paths: arrays,
  };

  function visit(schema: JsonValue, path: string[], above: ReadonlySet<JsonValue>): void {
    const properties = above.has(schema) || left < 0 ? undefined : takeApart(schema, references);
    if (properties === undefined) {
      scalarPaths.push(path);
      return;
    }
    left -= 1;
    const trail = new Set([...above, schema]);
    for (const [key, said] of properties) {
      const here = [...path, key];
      const [only] = said;
      const flat = flatten(said.length === 1 && only !== undefined ? only : { allOf: said }, references);
      if (isArray(flat)) {
        arrayPaths.push(here);
        arrays.push({ path: here.map(pointerStep).join(''), keys: keysOf(flat.items, references) });
      } else if (said.length === 1 && only !== undefined) visit(only, here, trail);
      else scalarPaths.push(here);
    }
  }
}

function isArray({ types, items, alternatives, values }: ReturnType<typeof flatten>): boolean {
  if (alternatives.length > 0 || values !== undefined) return false;
  return types.size === 0 ? items !== undefined : types.size === 1 && types.has('array');
}

function keysOf(items: JsonValue | undefined, references: References): string[] {
  const names = items === undefined ? [] : [...flatten(items, references).properties.keys()];
  const rank = (name: string): number => TELLING.findIndex((pattern) => pattern.test(name));
  return names.filter((name) => rank(name) >= 0).sort((a, b) => rank(a) - rank(b));
}
