import { isObject } from '../json-object.ts';
import { formatPointerStep } from '../json-pointer.ts';
import type { JsonObject, JsonValue } from '../json-value.ts';
import type { SchemaRule } from './schema-guidance.ts';

/** A field that no document states: its value follows from other values, and from tables. */
export interface DerivedField {
  /** Names from the root; `*` for each row of a list, which the expression calls `item`. */
  path: string[];
  /** JSON Pointer into the definition, to the expression. */
  pointer: string;
  expression: string;
}

export interface SplitDefinition {
  /** Without the derived fields: what is extracted. */
  definition: JsonObject;
  derived: DerivedField[];
}

/** The keyword of the definition that has the expression. */
const KEYWORD = 'x-derived';
const MAX_DEPTH = 20;

const known = new WeakMap<JsonObject, SplitDefinition>();

/** Definitions are immutable, so each is split once. */
export function splitDerived(definition: JsonObject): SplitDefinition {
  let split = known.get(definition);
  if (split === undefined) known.set(definition, (split = splitOnce(definition)));
  return split;
}

function splitOnce(definition: JsonObject): SplitDefinition {
  const derived: DerivedField[] = [];

  function visit(schema: JsonObject, path: string[], pointer: string): JsonObject {
    const { properties, required, items } = schema;
    if (path.length > MAX_DEPTH) return schema;
    if (!isObject(properties)) {
      const rows = isObject(items) ? visit(items, [...path, '*'], `${pointer}/items`) : items;
      return rows === undefined || rows === items ? schema : { ...schema, items: rows };
    }
    const before = derived.length;
    const gone = new Set<JsonValue>();
    const kept = Object.entries(properties).flatMap(([name, property]): [string, JsonValue][] => {
      const at = `${pointer}/properties${formatPointerStep(name)}`;
      if (!isObject(property)) return [[name, property]];
      const expression = property[KEYWORD];
      if (typeof expression !== 'string') return [[name, visit(property, [...path, name], at)]];
      derived.push({ path: [...path, name], pointer: `${at}/${KEYWORD}`, expression });
      gone.add(name);
      return [];
    });
    if (derived.length === before) return schema;
    return {
      ...schema,
      properties: Object.fromEntries(kept),
      ...(Array.isArray(required) && { required: required.filter((name) => !gone.has(name)) }),
    };
  }

  const reduced = visit(definition, [], '');
  return { definition: derived.length === 0 ? definition : reduced, derived };
}

/** What the rules and the derived fields of a schema version say. */
export function listExpressions(definition: JsonObject, rules: readonly SchemaRule[]): string[] {
  const ofRules = rules.flatMap(({ check, when }) => (when === undefined ? [check] : [check, when]));
  return [...ofRules, ...splitDerived(definition).derived.map(({ expression }) => expression)];
}
