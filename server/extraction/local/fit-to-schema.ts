import { ExtractionError, type Evidence } from '../engine.ts';
import type { JsonObject } from '../../lib/json-value.ts';
import { createValidator, type ValidationProblem } from '../schema/validate.ts';
import { isObject } from '../../lib/json-object.ts';
import type { Built } from './build-result.ts';
import { createMissingEvidence } from './evidence.ts';
import { formatPointerStep, getAt, isWithin, parsePointer } from '../../lib/json-pointer.ts';

const ROUNDS = 6;
const MAX_FIELDS = 50;

/**
 * Takes back what the schema refuses: a list becomes empty, a value null, and then it is left out. Throws
 * `output_invalid` with what was found when the rest still does not fit.
 */
export function fitToSchema(definition: JsonObject, built: Built): Built {
  const validate = createValidator(definition);
  const dropped = new Set(built.dropped);
  let { extractedData, evidence } = built;
  let problems = validate(extractedData);
  for (let round = 0; round < ROUNDS && problems.length > 0; round++) {
    extractedData = structuredClone(extractedData);
    for (const problem of deepestFirst(problems)) {
      const path =
        problem.property !== undefined && problem.keyword !== 'required'
          ? problem.path + formatPointerStep(problem.property)
          : problem.path;
      if (path === '') continue;
      dropped.add(path);
      evidence = takeBack(extractedData, evidence, path);
    }
    problems = validate(extractedData);
  }
  const first = problems[0];
  if (first === undefined) return { extractedData, evidence, dropped: [...dropped] };
  const fields = [...new Set(problems.map(({ path }) => path))];
  const where = fields
    .slice(0, 5)
    .map((path) => path || '(the whole)')
    .join(', ');
  throw new ExtractionError(
    'output_invalid',
    `What the document says does not fit the schema at ${where}: ${first.message}. Make such fields nullable or ` +
      'optional, or loosen what the schema asks of them.',
    { provider: 'local', fields: fields.slice(0, MAX_FIELDS), partialData: built.extractedData },
  );
}

/** Branches of a combination report problems of their own; the value is what counts, so each path once. */
function deepestFirst(problems: ValidationProblem[]): ValidationProblem[] {
  const deepest = Math.max(...problems.map((problem) => problem.path.split('/').length));
  const seen = new Set<string>();
  return problems.filter((problem) => {
    const key = `${problem.path}|${problem.property ?? ''}`;
    if (problem.path.split('/').length < deepest || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function takeBack(root: JsonObject, evidence: Evidence[], path: string): Evidence[] {
  const steps = parsePointer(path);
  const last = steps.pop() ?? '';
  const parent = getAt(root, steps);
  const without = evidence.filter((one) => !isWithin(one.path, path));
  if (Array.isArray(parent)) {
    const value = parent[Number(last)];
    if (value === null || value === undefined) return without;
    parent[Number(last)] = null;
    return [...without, createMissingEvidence(path)];
  }
  if (!isObject(parent) || !Object.hasOwn(parent, last)) return evidence;
  if (parent[last] === null) {
    delete parent[last];
    return without;
  }
  if (Array.isArray(parent[last]) && parent[last].length > 0) {
    parent[last] = [];
    return without;
  }
  parent[last] = null;
  return [...without, createMissingEvidence(path)];
}
