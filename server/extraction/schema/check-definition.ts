import type { JsonObject, JsonValue } from '../engine.ts';
import { dialectOf, metaValidator, type Dialect } from './dialect.ts';
import { createReferences, type References } from './references.ts';
import { isObject, own, pointerStep, subschemas } from './subschemas.ts';
import { collapsedSchema, findInPlaceCycle, isTyped } from './schema-shape.ts';

export interface DefinitionProblem {
  /** JSON Pointer into the definition. */
  path: string;
  message: string;
}

export const MAX_PROPERTIES = 5_000;
export const MAX_DEPTH = 20;
const MAX_NODES = 200_000;
/** Schema keywords take up to three JSON levels for one level of schema. */
const MAX_JSON_DEPTH = 128;
const MAX_PROBLEMS = 20;
const MAX_PATTERN_LENGTH = 10_000;

/**
 * What makes a definition unusable, at most 20 problems; empty when it is fine. Linear in the definition, whatever it
 * holds: nothing recursive touches it before its depth is known, and no pattern is run.
 */
export function checkDefinition(definition: unknown): DefinitionProblem[] {
  if (!isObject(definition)) return [{ path: '', message: 'A definition must be a JSON object.' }];
  const size = checkSize(definition);
  if (size !== undefined) return [size];
  const dialect = dialectOf(definition);
  if (dialect === undefined) {
    const message = '$schema must be "https://json-schema.org/draft/2020-12/schema" or "http://json-schema.org/draft-07/schema#".';
    return [{ path: '/$schema', message }];
  }
  const invalid = checkMeta(definition, dialect);
  if (invalid.length > 0) return invalid;
  const references = createReferences(definition);
  const problems = checkSchemas(definition, references);
  if (problems.length > 0) return problems.slice(0, MAX_PROBLEMS);
  const cycle = findInPlaceCycle(definition, references);
  if (cycle !== undefined) return [{ path: cycle, message: 'The $ref leads back to itself without passing through a property or an item.' }];
  return checkRoot(definition, references);
}

function checkSize(definition: JsonObject): DefinitionProblem | undefined {
  const waiting: { value: JsonValue; depth: number }[] = [{ value: definition, depth: 1 }];
  let nodes = 0;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (++nodes > MAX_NODES) return { path: '', message: `The definition has more than ${MAX_NODES} values.` };
    const { value, depth } = next;
    if (typeof value !== 'object' || value === null) continue;
    if (depth > MAX_JSON_DEPTH) return { path: '', message: tooDeep() };
    for (const child of Object.values(value)) waiting.push({ value: child, depth: depth + 1 });
  }
  return undefined;
}

function tooDeep(): string {
  return `The definition is nested deeper than ${MAX_DEPTH} levels.`;
}

function checkMeta(definition: JsonObject, dialect: Dialect): DefinitionProblem[] {
  const validate = metaValidator(dialect);
  if (validate(definition)) return [];
  const problems = new Map<string, DefinitionProblem>();
  // The first error at a place is the plain one; those after it repeat it for every alternative of the meta-schema.
  for (const error of validate.errors ?? []) {
    if (problems.size >= MAX_PROBLEMS) break;
    if (problems.has(error.instancePath)) continue;
    const allowed = error.keyword === 'enum' ? `: ${(error.params['allowedValues'] as unknown[]).join(', ')}` : '';
    problems.set(error.instancePath, { path: error.instancePath, message: `${error.message ?? 'is not valid JSON Schema'}${allowed}` });
  }
  return [...problems.values()];
}

/** One pass over every schema of the definition. */
function checkSchemas(definition: JsonObject, references: References): DefinitionProblem[] {
  const problems: DefinitionProblem[] = [];
  const waiting: { schema: JsonValue; path: string; depth: number }[] = [{ schema: definition, path: '', depth: 1 }];
  let properties = 0;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { schema, path, depth } = next;
    if (!isObject(schema)) continue;
    if (depth > MAX_DEPTH) return [{ path, message: tooDeep() }];
    if (problems.length >= MAX_PROBLEMS) break;
    const named = own(schema, 'properties');
    if (isObject(named)) properties += Object.keys(named).length;
    if (properties > MAX_PROPERTIES) return [{ path: '', message: `The definition has more than ${MAX_PROPERTIES} properties.` }];
    checkReference(schema, path, references, problems);
    checkPatterns(schema, path, problems);
    checkKeywords(schema, path, references, problems);
    // Pushed backwards, so that problems are told in the order in which the definition is written.
    for (const sub of subschemas(schema, path).reverse()) {
      const inside = sub.inPlace || sub.keyword === '$defs' || sub.keyword === 'definitions' ? 0 : 1;
      waiting.push({ schema: sub.schema, path: sub.path, depth: depth + inside });
    }
  }
  return problems;
}

function checkReference(schema: JsonObject, path: string, references: References, problems: DefinitionProblem[]): void {
  for (const keyword of ['$ref', '$dynamicRef', '$recursiveRef']) {
    const ref = own(schema, keyword);
    if (typeof ref !== 'string') continue;
    const at = path + pointerStep(keyword);
    if (keyword !== '$ref') problems.push({ path: at, message: `${keyword} is not supported; use $ref.` });
    else if (references.isRemote(ref)) problems.push({ path: at, message: `Remote references are not followed: ${brief(ref)}.` });
    else if (!isSchema(references.resolve(ref))) problems.push({ path: at, message: `There is no schema at ${brief(ref)}.` });
  }
  const id = own(schema, '$id');
  if (path !== '' && typeof id === 'string' && !id.startsWith('#')) {
    problems.push({ path: `${path}/$id`, message: 'Only the root may have an $id.' });
  }
}

function isSchema(value: JsonValue | undefined): boolean {
  return typeof value === 'boolean' || isObject(value);
}

function checkPatterns(schema: JsonObject, path: string, problems: DefinitionProblem[]): void {
  const check = (pattern: string, at: string): void => {
    if (pattern.length > MAX_PATTERN_LENGTH) problems.push({ path: at, message: `The pattern is longer than ${MAX_PATTERN_LENGTH} characters.` });
    else if (!compiles(pattern)) problems.push({ path: at, message: `The pattern is not a regular expression: ${brief(pattern)}.` });
  };
  const pattern = own(schema, 'pattern');
  if (typeof pattern === 'string') check(pattern, `${path}/pattern`);
  const patterns = own(schema, 'patternProperties');
  if (isObject(patterns)) for (const key of Object.keys(patterns)) check(key, `${path}/patternProperties${pointerStep(key)}`);
}

function compiles(pattern: string): boolean {
  for (const flags of ['u', '']) {
    try {
      new RegExp(pattern, flags);
      return true;
    } catch {
      // Many patterns in use are legal without the flag only, such as "\-".
    }
  }
  return false;
}

function checkKeywords(schema: JsonObject, path: string, references: References, problems: DefinitionProblem[]): void {
  const type = own(schema, 'type');
  const types = Array.isArray(type) ? type : [type];
  if (types.includes('array') && !hasTypedItems(schema, references)) {
    problems.push({ path, message: 'An array must say what its items are: give `items` a type.' });
  }
  const choices = own(schema, 'enum');
  if (Array.isArray(choices) && choices.length === 0) problems.push({ path: `${path}/enum`, message: 'An enum needs at least one value.' });
  if (own(schema, 'nullable') === true && type === undefined) {
    problems.push({ path: `${path}/nullable`, message: '`nullable` needs a `type` beside it.' });
  }
}

function hasTypedItems(schema: JsonObject, references: References): boolean {
  const items = own(schema, 'items');
  const prefix = own(schema, 'prefixItems');
  const listed = [...(Array.isArray(prefix) ? prefix : []), ...(Array.isArray(items) ? items : [])];
  if (isObject(items)) return isTyped(items, references);
  return listed.length > 0 && listed.every((entry) => isTyped(entry, references));
}

function checkRoot(definition: JsonObject, references: References): DefinitionProblem[] {
  const root = collapsedSchema(definition, references);
  const isObjectType = root.types.has('object') || (root.types.size === 0 && root.properties > 0);
  if (!isObjectType) return [{ path: '/type', message: 'The root must be of type object.' }];
  if (root.properties === 0) return [{ path: '/properties', message: 'The root must have at least one property.' }];
  return [];
}

function brief(text: string): string {
  return text.length > 80 ? `${text.slice(0, 77)}...` : text;
}
