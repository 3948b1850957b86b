import type { JsonObject, JsonValue } from '../../lib/json-value.ts';
import type { References } from './reference-resolver.ts';
import { isObject, own, subschemas } from './subschemas.ts';
import { pointerStep } from '../../lib/json-pointer.ts';

/** A schema object and where it stands. */
export interface PlacedSchema {
  schema: JsonObject;
  /** JSON Pointer from the definition's root. */
  path: string;
  /** Levels of data below the root, or below the nearest `$defs` entry. */
  depth: number;
  /** The schema that speaks about the same value and holds this one, as `allOf` does. */
  around?: PlacedSchema;
  /** True inside `not` and `if`: it tells values apart and describes none. */
  condition: boolean;
  /** True where the meta-schema does not look when it is given the root. */
  outside: boolean;
}

/** Keywords that lead one level down into the data. */
const DOWN = new Set([
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

/** Every schema of a definition, those that only a `$ref` reaches included, each once, in the order of the text. */
export function placedSchemas(root: JsonObject, references: References): PlacedSchema[] {
  const seen = new Set<JsonObject>();
  const placed: PlacedSchema[] = [];
  const visit = (start: PlacedSchema): void => {
    const waiting = [start];
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      if (seen.has(at.schema)) continue;
      seen.add(at.schema);
      placed.push(at);
      const below: PlacedSchema[] = [];
      for (const { keyword, path, schema, inPlace } of subschemas(at.schema, at.path)) {
        if (!isObject(schema)) continue;
        const depth = DOWN.has(keyword) ? at.depth + 1 : inPlace ? at.depth : 0;
        const condition = at.condition || keyword === 'not' || keyword === 'if';
        below.push({ schema, path, depth, condition, outside: at.outside, ...(inPlace ? { around: at } : {}) });
      }
      waiting.push(...below.reverse());
    }
  };

  visit({ schema: root, path: '', depth: 0, condition: false, outside: false });
  // The list grows while it is read: a target may hold references of its own.
  for (const { schema } of placed) {
    const target = referenced(schema, references);
    if (isObject(target) && !seen.has(target))
      visit({ schema: target, path: pointerOf(schema), depth: 0, condition: false, outside: true });
  }
  return placed;
}

/** The schema that `$ref` (or `$dynamicRef`) of `schema` names, if it has one and it names one. */
export function referenced(schema: JsonObject, references: References): JsonValue | undefined {
  const ref = refOf(schema);
  return ref === undefined ? undefined : references.resolve(ref);
}

export function refOf(schema: JsonObject): string | undefined {
  const ref = own(schema, '$ref') ?? own(schema, '$dynamicRef');
  return typeof ref === 'string' ? ref : undefined;
}

function pointerOf(schema: JsonObject): string {
  const fragment = (refOf(schema) ?? '').replace(/^[^#]*#/, '');
  return fragment.startsWith('/') ? decoded(fragment) : pointerStep(fragment);
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
