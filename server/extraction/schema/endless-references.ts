import type { JsonObject } from '../engine.ts';
import type { DefinitionProblem } from './definition.ts';
import { referenced, type PlacedSchema } from './placed-schemas.ts';
import type { References } from './references.ts';
import { isObject, subschemas } from './subschemas.ts';

/**
 * References that come back to themselves without going down into the data, as in `{ "$ref": "#" }`: no value could
 * ever be checked against them. Recursion through properties and items is no such thing.
 */
export function endlessReferences(placed: PlacedSchema[], references: References): DefinitionProblem[] {
  const pathOf = new Map(placed.map(({ schema, path }) => [schema, path]));
  const state = new Map<JsonObject, 'open' | 'done'>();
  const problems: DefinitionProblem[] = [];

  for (const { schema: start } of placed) {
    if (state.has(start)) continue;
    const stack = [{ schema: start, next: sameValue(start) }];
    state.set(start, 'open');
    for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
      const child = top.next.pop();
      if (child === undefined) {
        state.set(top.schema, 'done');
        stack.pop();
      } else if (state.get(child) === 'open') {
        problems.push({ path: pathOf.get(top.schema) ?? '', message: 'must not refer to itself without end' });
      } else if (!state.has(child)) {
        state.set(child, 'open');
        stack.push({ schema: child, next: sameValue(child) });
      }
    }
  }
  return problems;

  function sameValue(schema: JsonObject): JsonObject[] {
    const inside = subschemas(schema, '').filter((sub) => sub.inPlace).map((sub) => sub.schema);
    return [...inside, referenced(schema, references)].filter(isObject);
  }
}
