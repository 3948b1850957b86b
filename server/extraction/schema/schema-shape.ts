import type { JsonObject, JsonValue } from '../engine.ts';
import type { References } from './references.ts';
import { isObject, own, subschemas } from './subschemas.ts';

/** Schemas looked at for one question. Beyond it the answer is that of the schemas seen. */
const BUDGET = 2_000;
const TYPING_KEYWORDS = ['type', 'enum', 'const', 'properties', 'items', 'prefixItems'];

/** True when a schema says what its values are, itself or through `$ref`, `allOf`, `anyOf` or `oneOf`. */
export function isTyped(schema: JsonValue, references: References): boolean {
  return inPlaceSchemas(schema, references).some((part) => TYPING_KEYWORDS.some((keyword) => own(part, keyword) !== undefined));
}

/** The types that a schema names and the number of its properties, over everything that applies in its place. */
export function collapsedSchema(schema: JsonObject, references: References): { types: Set<string>; properties: number } {
  const types = new Set<string>();
  let properties = 0;
  for (const part of inPlaceSchemas(schema, references)) {
    const type = own(part, 'type');
    for (const name of Array.isArray(type) ? type : [type]) if (typeof name === 'string') types.add(name);
    const named = own(part, 'properties');
    if (isObject(named)) properties += Object.keys(named).length;
  }
  return { types, properties };
}

/** The schema and those that it refers to or combines for the same value. */
function inPlaceSchemas(schema: JsonValue, references: References): JsonObject[] {
  const seen = new Set<JsonObject>();
  const waiting: (JsonValue | undefined)[] = [schema];
  while (waiting.length > 0 && seen.size < BUDGET) {
    const next = waiting.pop();
    if (!isObject(next) || seen.has(next)) continue;
    seen.add(next);
    const ref = own(next, '$ref');
    if (typeof ref === 'string') waiting.push(references.resolve(ref));
    for (const keyword of ['allOf', 'anyOf', 'oneOf']) {
      const list = own(next, keyword);
      if (Array.isArray(list)) waiting.push(...list);
    }
  }
  return [...seen];
}

/**
 * The pointer of a schema that validating would never leave: `$ref`, `allOf`, `anyOf` … lead from it to itself, all for
 * the same value. Undefined when there is none.
 */
export function findInPlaceCycle(definition: JsonObject, references: References): string | undefined {
  const state = new Map<JsonObject, 'open' | 'done'>();
  const elsewhere: { schema: JsonValue; path: string }[] = [{ schema: definition, path: '' }];
  for (let start = elsewhere.pop(); start !== undefined; start = elsewhere.pop()) {
    // A depth-first walk on its own stack: `leave` marks that everything below a schema has been seen.
    const stack: { schema: JsonValue | undefined; path: string; leave: boolean }[] = [{ ...start, leave: false }];
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const { schema, path, leave } = at;
      if (!isObject(schema)) continue;
      if (leave) {
        state.set(schema, 'done');
        continue;
      }
      const known = state.get(schema);
      if (known === 'open') return path;
      if (known === 'done') continue;
      state.set(schema, 'open');
      stack.push({ schema, path, leave: true });
      const ref = own(schema, '$ref');
      if (typeof ref === 'string') stack.push({ schema: references.resolve(ref), path: `${path}/$ref`, leave: false });
      for (const sub of subschemas(schema, path)) {
        if (sub.inPlace) stack.push({ schema: sub.schema, path: sub.path, leave: false });
        else elsewhere.push({ schema: sub.schema, path: sub.path });
      }
    }
  }
  return undefined;
}
