import type { JsonObject, JsonValue } from '../../lib/json-value.ts';
import type { Field } from '../schema/field-tree.ts';
import { isObject, setOwn } from '../../lib/json-object.ts';
import type { ValidationProblem, Validator } from '../schema/validate.ts';
import { formatPointerStep, parsePointer } from '../../lib/json-pointer.ts';

export interface NormalizedAnswer {
  value: JsonValue;
  /** Validation errors; empty if the value is valid. */
  problems: ValidationProblem[];
}

/** Each round removes one level of what the schema refuses. */
const MAX_ROUNDS = 12;
/** What models write for "no value" despite the instructions. */
const NO_VALUE =
  /^(?:n\/?a|null|none (?:given|stated|found)|not (?:found|available|specified|stated|provided|applicable|mentioned))\.?$/i;

/**
 * Adapts an answer to the schema without changing its meaning: words for "nothing" become null, a forbidden null is
 * dropped or becomes an empty list or object if one is required, and forbidden properties are dropped. The model must
 * repair any other problem.
 */
export function normalizeAnswer(answer: JsonValue, validate: Validator, fields: Field): NormalizedAnswer {
  const root = removeBlankMarkers(answer, fields);
  const missing = new Set<string>();
  let problems = validate(root);
  for (let round = 0; round < MAX_ROUNDS && problems.length > 0; round++) {
    let changed = false;
    for (const problem of problems) changed = repairProblem(root, problem, fields, missing) || changed;
    if (!changed) break;
    problems = validate(root);
  }
  return { value: root, problems: problems.map((problem) => explainProblem(problem, missing)) };
}

function repairProblem(
  root: JsonValue,
  { path, keyword, property }: ValidationProblem,
  fields: Field,
  missing: Set<string>,
): boolean {
  const steps = parsePointer(path);
  if (property !== undefined && keyword !== 'required') {
    const parent = getAt(root, steps);
    return isObject(parent) && removeProperty(parent, property);
  }
  if (keyword === 'required' && property !== undefined) {
    const parent = getAt(root, steps);
    const kind = getFieldAt(fields, [...steps, property])?.kind;
    if (!isObject(parent) || (kind !== 'array' && kind !== 'object')) return false;
    setOwn(parent, property, kind === 'array' ? [] : {});
    return true;
  }
  const last = steps.at(-1);
  if (last === undefined || getAt(root, steps) !== null) return false;
  const parent = getAt(root, steps.slice(0, -1));
  if (Array.isArray(parent)) {
    const kept = parent.filter((item) => item !== null);
    parent.splice(0, parent.length, ...kept);
    return true;
  }
  missing.add(path);
  return isObject(parent) && removeProperty(parent, last);
}

function explainProblem(problem: ValidationProblem, missing: ReadonlySet<string>): ValidationProblem {
  const { path, keyword, property } = problem;
  if (keyword !== 'required' || property === undefined || !missing.has(path + formatPointerStep(property)))
    return problem;
  return {
    ...problem,
    message: `${property} is required but has no value: return it if the document states it`,
  };
}

/**
 * Replaces blank text and words for "nothing" by null, unless the schema lists them as values. Does not modify the
 * argument.
 */
function removeBlankMarkers(value: JsonValue, field: Field | undefined): JsonValue {
  if (Array.isArray(value)) return value.map((item) => removeBlankMarkers(item, field?.items));
  if (isObject(value)) {
    const fields = new Map(field?.properties?.map((one) => [one.name, one]));
    const copy: JsonObject = {};
    for (const [name, one] of Object.entries(value)) setOwn(copy, name, removeBlankMarkers(one, fields.get(name)));
    return copy;
  }
  if (typeof value !== 'string' || field?.enum?.includes(value) === true) return value;
  return value.trim() === '' || NO_VALUE.test(value.trim()) ? null : value;
}

export function getAt(root: JsonValue, steps: readonly string[]): JsonValue | undefined {
  let value: JsonValue | undefined = root;
  for (const one of steps) {
    if (Array.isArray(value)) value = value[Number(one)];
    else value = isObject(value) && Object.hasOwn(value, one) ? value[one] : undefined;
  }
  return value;
}

/** The field at a path in a value. */
export function getFieldAt(root: Field, steps: readonly string[]): Field | undefined {
  let field: Field | undefined = root;
  for (const one of steps) {
    field = field?.kind === 'array' ? field.items : field?.properties?.find(({ name }) => name === one);
  }
  return field;
}

function removeProperty(parent: JsonObject, name: string): boolean {
  return Object.hasOwn(parent, name) && delete parent[name];
}
