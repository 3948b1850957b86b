import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import type { DefinitionProblem } from './definition-report.ts';
import { isObject } from '../subschemas.ts';
import { pointerStep } from '../../../lib/json-pointer.ts';

/** How deep the JSON of a definition may nest, whatever its keywords: what comes after the check recurses. */
export const MAX_NESTING = 200;
/** How many JSON values a definition may hold in all. */
export const MAX_VALUES = 250_000;

/**
 * What no later step could bear: JSON too deep to recurse into, too much of it, and strings that are not text (RFC 8785
 * knows no lone surrogate, so such a definition has no hash). Walks without recursion and stops at the first problem.
 */
export function limitProblem(definition: JsonObject): DefinitionProblem | undefined {
  const waiting: { value: JsonValue; path: string; depth: number }[] = [{ value: definition, path: '', depth: 1 }];
  let values = 0;
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const { value, path, depth } = at;
    values += 1;
    if (values > MAX_VALUES) return { path: '', message: `must not contain more than ${MAX_VALUES} values` };
    if (typeof value === 'string' && !value.isWellFormed())
      return { path, message: 'must be well-formed Unicode text' };
    if (typeof value !== 'object' || value === null) continue;
    if (depth > MAX_NESTING) return { path: '', message: `must not nest deeper than ${MAX_NESTING} levels of JSON` };
    for (const [key, child] of Object.entries(value)) {
      if (isObject(value) && !key.isWellFormed())
        return { path, message: 'must not have a property name that is not well-formed Unicode text' };
      waiting.push({ value: child, path: path + pointerStep(key), depth: depth + 1 });
    }
  }
  return undefined;
}
