import type { JsonObject } from '../../../lib/json-value.ts';
import type { DefinitionProblem } from './definition-report.ts';
import { referenced, type PlacedSchema } from '../locate-schemas.ts';
import type { References } from '../reference-resolver.ts';
import { isObject, subschemas } from '../subschemas.ts';

interface Step {
  schema: JsonObject;
  next: JsonObject[];
  longest: number;
}

/** How many schemas, one inside or behind the other, may speak about the same value: what comes later recurses. */
const MAX_CHAIN = 200;

/**
 * References that come back to themselves without going down into the data, as in `{ "$ref": "#" }`: no value could
 * ever be checked against them; and chains of references that are longer than anything would follow. Recursion through
 * properties and items is neither.
 */
export function endlessReferences(placed: PlacedSchema[], references: References): DefinitionProblem[] {
  const pathOf = new Map(placed.map(({ schema, path }) => [schema, path]));
  /** The longest chain that begins at a schema; 0 while it is being followed. */
  const chains = new Map<JsonObject, number>();
  const problems: DefinitionProblem[] = [];

  for (const { schema: start } of placed) {
    if (chains.has(start)) continue;
    const stack: Step[] = [];
    const enter = (schema: JsonObject): void => {
      chains.set(schema, 0);
      stack.push({ schema, next: sameValue(schema), longest: 0 });
    };
    enter(start);
    for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
      const child = top.next.pop();
      const chain = child === undefined ? undefined : chains.get(child);
      if (child === undefined) {
        stack.pop();
        const length = top.longest + 1;
        chains.set(top.schema, length);
        const parent = stack.at(-1);
        if (parent !== undefined) parent.longest = Math.max(parent.longest, length);
        if (length === MAX_CHAIN + 1) report(top.schema, `must not chain more than ${MAX_CHAIN} schemas for one value`);
      } else if (chain === undefined) enter(child);
      else if (chain === 0)
        report(top.schema, 'must not refer to itself without a property or an array item in between');
      else top.longest = Math.max(top.longest, chain);
    }
  }
  return problems;

  function report(schema: JsonObject, message: string): void {
    problems.push({ path: pathOf.get(schema) ?? '', message });
  }

  function sameValue(schema: JsonObject): JsonObject[] {
    const inside = subschemas(schema, '')
      .filter((sub) => sub.inPlace)
      .map((sub) => sub.schema);
    return [...inside, referenced(schema, references)].filter(isObject);
  }
}
