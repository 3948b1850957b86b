import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import { createReferences } from '../reference-resolver.ts';
import { restrictSchema, select } from './restrict-schema.ts';
import { takeApart } from './collect-properties.ts';
import { createScales, type SchemaWeight } from './estimate-size.ts';
import { pointerStep } from '../../../lib/json-pointer.ts';

/** How much one part may hold. */
export type SplitBudget = SchemaWeight;

/** A subset of a definition's fields, as a definition of its own. */
export interface SchemaPart {
  schema: JsonObject;
  /** JSON Pointers, into a value, of the subtrees that this part fills; `['']` for the whole. */
  paths: string[];
}

/** References that fan out unfold into many more objects than were written: beyond this they are kept whole. */
const MOST_CUT = 1_000;

interface Unit {
  path: string[];
  weight: SchemaWeight;
}

/**
 * Cuts a definition into parts within a budget, by subtree and in the order of the definition. Arrays, maps and unions
 * stay whole, whatever they weigh; so does a definition that is within the budget, or whose root is a union. Conditions
 * on an object that is cut (`if`, `not`, `dependentRequired`)
 * are left out: check the whole.
 */
export function splitSchema(definition: JsonObject, budget: SplitBudget): SchemaPart[] {
  const references = createReferences(definition);
  const weigh = createScales(references);
  const fits = ({ fields, characters }: SchemaWeight): boolean =>
    fields <= budget.fields && characters <= budget.characters;
  if (fits(weigh(definition))) return [{ schema: definition, paths: [''] }];

  let left = MOST_CUT;
  const units = unitsOf(definition, [], new Set());
  const parts: Unit[][] = [];
  let sum: SchemaWeight = { fields: 0, characters: 0 };
  for (const unit of units) {
    const together = { fields: sum.fields + unit.weight.fields, characters: sum.characters + unit.weight.characters };
    const last = parts.at(-1);
    if (last !== undefined && fits(together)) {
      last.push(unit);
      sum = together;
    } else {
      parts.push([unit]);
      sum = unit.weight;
    }
  }
  if (parts.length < 2) return [{ schema: definition, paths: [''] }];
  return parts.map((part) => ({
    schema: restrictSchema(definition, select(part.map(({ path }) => path)), references),
    paths: part.map(({ path }) => path.map(pointerStep).join('')),
  }));

  function unitsOf(schema: JsonValue, path: string[], above: ReadonlySet<JsonValue>): Unit[] {
    const properties = above.has(schema) || --left < 0 ? undefined : takeApart(schema, references);
    if (properties === undefined) return [{ path, weight: weigh(schema) }];
    const trail = new Set([...above, schema]);
    return [...properties].flatMap(([key, said]) => {
      const [only] = said;
      const here = [...path, key];
      const weight = said
        .map(weigh)
        .reduce((a, b) => ({ fields: Math.max(a.fields, b.fields), characters: a.characters + b.characters }));
      return said.length === 1 && only !== undefined && !fits(weight)
        ? unitsOf(only, here, trail)
        : [{ path: here, weight }];
    });
  }
}
