import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import type { DefinitionProblem } from './definition-report.ts';
import { isObject } from '../../../lib/json-object.ts';
import { formatPointerStep } from '../../../lib/json-pointer.ts';

/** Maximum nesting of the JSON. Later steps recurse. */
export const MAX_NESTING = 200;
/** Maximum number of JSON values in a definition. */
export const MAX_VALUES = 250_000;

const tooMany: DefinitionProblem = { path: '', message: `must not contain more than ${MAX_VALUES} values` };

const isPlain = (value: JsonValue): boolean =>
  typeof value === 'string' ? value.isWellFormed() : typeof value !== 'object' || value === null;

/**
 * The first violation of the limits that later steps rely on: nesting, size, and well-formed strings (a lone surrogate
 * has no canonical JSON, so the definition would have no hash). Does not recurse.
 */
export function checkJsonLimits(definition: JsonObject): DefinitionProblem | undefined {
  const pending: { value: JsonValue; path: string; depth: number }[] = [{ value: definition, path: '', depth: 1 }];
  let values = 0;
  for (let current = pending.pop(); current !== undefined; current = pending.pop()) {
    const { value, path, depth } = current;
    values += 1;
    if (values > MAX_VALUES) return tooMany;
    if (typeof value === 'string' && !value.isWellFormed())
      return { path, message: 'must be well-formed Unicode text' };
    if (typeof value !== 'object' || value === null) continue;
    if (depth > MAX_NESTING) return { path: '', message: `must not nest deeper than ${MAX_NESTING} levels of JSON` };
    for (const key of Object.keys(value)) {
      if (isObject(value) && !key.isWellFormed())
        return { path, message: 'must not have a property name that is not well-formed Unicode text' };
      const child = (value as JsonObject)[key] as JsonValue;
      // Most values are neither containers nor at fault: they need no path.
      if (isPlain(child)) values += 1;
      else pending.push({ value: child, path: path + formatPointerStep(key), depth: depth + 1 });
    }
  }
  return values > MAX_VALUES ? tooMany : undefined;
}
