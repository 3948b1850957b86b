import type { JsonObject } from '../../../lib/json-value.ts';
import type { DefinitionProblem } from './definition-report.ts';
import { resolveReference, type LocatedSchema } from '../locate-schemas.ts';
import type { ReferenceResolver } from '../reference-resolver.ts';
import { isObject } from '../../../lib/json-object.ts';
import { listSubschemas } from '../subschemas.ts';

interface Step {
  schema: JsonObject;
  next: JsonObject[];
  maxChildLength: number;
}

/** Maximum number of schemas for the same value, nested in place or chained by references. Later steps recurse. */
const MAX_CHAIN = 200;

/**
 * Reference cycles that do not pass through a property or an item, as in `{ "$ref": "#" }`, and chains of references
 * that are too long. Validation would not end. Recursion through properties and items is allowed.
 * A depth-first search without recursion: the chains of a definition can be long.
 */
export function findReferenceCycles(located: LocatedSchema[], references: ReferenceResolver): DefinitionProblem[] {
  const pathOf = new Map(located.map(({ schema, path }) => [schema, path]));
  /** Length of the longest chain that starts at a schema; 0 while it is on the stack. */
  const chainLengths = new Map<JsonObject, number>();
  const problems: DefinitionProblem[] = [];

  for (const { schema: start } of located) {
    if (chainLengths.has(start)) continue;
    const stack: Step[] = [];
    const enter = (schema: JsonObject): void => {
      chainLengths.set(schema, 0);
      stack.push({ schema, next: listInPlaceSchemas(schema), maxChildLength: 0 });
    };
    enter(start);
    for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
      const child = top.next.pop();
      const chain = child === undefined ? undefined : chainLengths.get(child);
      if (child === undefined) {
        stack.pop();
        const length = top.maxChildLength + 1;
        chainLengths.set(top.schema, length);
        const parent = stack.at(-1);
        if (parent !== undefined) parent.maxChildLength = Math.max(parent.maxChildLength, length);
        if (length === MAX_CHAIN + 1) report(top.schema, `must not chain more than ${MAX_CHAIN} schemas for one value`);
      } else if (chain === undefined) enter(child);
      else if (chain === 0)
        report(top.schema, 'must not refer to itself without a property or an array item in between');
      else top.maxChildLength = Math.max(top.maxChildLength, chain);
    }
  }
  return problems;

  function report(schema: JsonObject, message: string): void {
    problems.push({ path: pathOf.get(schema) ?? '', message });
  }

  function listInPlaceSchemas(schema: JsonObject): JsonObject[] {
    const inside = listSubschemas(schema, '')
      .filter((sub) => sub.inPlace)
      .map((sub) => sub.schema);
    return [...inside, resolveReference(schema, references)].filter(isObject);
  }
}
