import { ExtractionError } from '../engine.ts';
import type { JsonObject } from '../../lib/json-value.ts';
import { isObject } from '../../lib/json-object.ts';
import type { ValidationProblem, Validator } from '../schema/validate.ts';
import { getAt } from './normalize-answer.ts';
import { parsePointer } from '../../lib/json-pointer.ts';

const MAX_ROUNDS = 6;

/**
 * Removes values that make merged data invalid, the deepest first. Removes single values only, never lists or their
 * entries. Throws `output_invalid` if the rest is still invalid.
 */
export function dropInvalidValues(data: JsonObject, validate: Validator): { value: JsonObject; dropped: string[] } {
  const value = structuredClone(data);
  const dropped = new Set<string>();
  let problems = validate(value);
  for (let round = 0; round < MAX_ROUNDS && problems.length > 0; round++) {
    const deepest = Math.max(...problems.map(({ path }) => parsePointer(path).length));
    for (const { path, property, keyword } of problems) {
      const steps = parsePointer(path);
      if (steps.length < deepest || keyword === 'required') continue;
      const whole = property === undefined ? steps : [...steps, property];
      const parent = getAt(value, whole.slice(0, -1));
      const name = whole.at(-1);
      if (name === undefined || !isObject(parent) || !Object.hasOwn(parent, name)) continue;
      // A problem with a whole list does not justify dropping its contents.
      if (typeof parent[name] === 'object' && parent[name] !== null && property === undefined) continue;
      delete parent[name];
      dropped.add(`/${whole.join('/')}`);
    }
    problems = validate(value);
  }
  if (problems.length > 0) throw createInvalidOutputError(problems);
  return { value, dropped: [...dropped] };
}

export function createInvalidOutputError(problems: readonly ValidationProblem[]): ExtractionError {
  const where = [
    ...new Set(
      problems.map(({ path, keyword, property }) =>
        keyword === 'required' && property !== undefined ? `${path}/${property}` : path || '(root)',
      ),
    ),
  ];
  const missing = problems.every(({ keyword }) => keyword === 'required');
  const fields = where.slice(0, 5).join(', ') + (where.length > 5 ? ` and ${where.length - 5} more` : '');
  const message = missing
    ? `The document does not seem to contain the required fields ${fields}. ` +
      'Make them nullable ("type": ["string", "null"]) or remove them from "required".'
    : `The model's answer does not match the schema at ${fields}: ${problems[0]?.message ?? ''}. ` +
      'Describe these fields in the schema, relax their constraints, or choose another model.';
  return new ExtractionError('output_invalid', message);
}
