import type { JsonObject } from '../../../lib/json-value.ts';
import type { DefinitionProblem } from './definition-report.ts';
import { dialectOf, type Dialect } from '../json-schema-dialect.ts';
import { endlessReferences } from './find-reference-cycles.ts';
import { limitProblem } from './check-json-limits.ts';
import { metaProblems } from './check-meta-schema.ts';
import { placedSchemas, type PlacedSchema } from '../locate-schemas.ts';
import { createReferences, type References } from '../reference-resolver.ts';
import { createShape, type Shape } from '../schema-inspector.ts';
import { isObject, own } from '../subschemas.ts';
import { pointerStep } from '../../../lib/json-pointer.ts';

export const MAX_PROBLEMS = 50;
export const MAX_PROPERTIES = 5_000;
/** Levels of data below the root. Recursion is counted once. */
export const MAX_DEPTH = 20;
/** A definition of more schemas than this is told the first thing that is wrong, not all. */
const MAX_SCHEMAS_TOLD = 1_000;

/**
 * Why a definition cannot be used; empty when it can. Linear in the definition's size: each step bounds what the next
 * one meets, so that the meta-schema and the questions about shape only ever see what they can bear.
 */
export function checkDefinition(definition: JsonObject): DefinitionProblem[] {
  if (!isObject(definition)) return [{ path: '', message: 'must be an object' }];
  const tooMuch = limitProblem(definition);
  if (tooMuch !== undefined) return [tooMuch];
  const dialect = dialectOf(definition);
  if (dialect === undefined) return [{ path: '/$schema', message: 'must be JSON Schema 2020-12 or draft-07' }];

  const references = createReferences(definition);
  const placed = placedSchemas(definition, references);
  for (const step of [
    () => sizeProblems(placed),
    () => writtenProblems(definition, placed, dialect),
    () => referenceProblems(placed, references),
    () => endlessReferences(placed, references),
    () => meaningProblems(definition, placed, createShape(references)),
  ]) {
    const problems = step();
    if (problems.length > 0) return problems.slice(0, MAX_PROBLEMS);
  }
  return [];
}

function sizeProblems(placed: PlacedSchema[]): DefinitionProblem[] {
  const problems: DefinitionProblem[] = [];
  let properties = 0;
  for (const { schema, path, depth } of placed) {
    const named = own(schema, 'properties');
    if (isObject(named)) properties += Object.keys(named).length;
    if (depth > MAX_DEPTH)
      problems.push({ path, message: `must not be nested deeper than ${MAX_DEPTH} levels below the root` });
    const type = own(schema, 'type');
    // The meta-schema compares all types with all others.
    if (Array.isArray(type) && type.length > 7)
      problems.push({ path: `${path}/type`, message: 'must not list more than 7 types' });
  }
  if (properties > MAX_PROPERTIES) {
    problems.unshift({
      path: '',
      message: `must not have more than ${MAX_PROPERTIES} properties, but has ${properties}`,
    });
  }
  return problems;
}

/** What is not written as JSON Schema: by the meta-schema, and names and patterns, which that does not look into. */
function writtenProblems(definition: JsonObject, placed: PlacedSchema[], dialect: Dialect): DefinitionProblem[] {
  const problems = metaProblems(definition, '', dialect, placed.length <= MAX_SCHEMAS_TOLD);
  for (const { schema, path, outside } of placed) {
    if (outside) problems.push(...metaProblems(schema, path, dialect, false));
    const values = own(schema, 'enum');
    // The meta-schema lets these two pass, and validation could not begin.
    if (Array.isArray(values) && values.length === 0)
      problems.push({ path: `${path}/enum`, message: 'must have at least one value' });
    if (own(schema, 'nullable') === true && own(schema, 'type') === undefined) {
      problems.push({ path: `${path}/nullable`, message: 'must be used together with `type`' });
    }
    const pattern = own(schema, 'pattern');
    if (typeof pattern === 'string') problems.push(...patternProblems(pattern, `${path}/pattern`));
    const named = own(schema, 'properties');
    // Ajv leaves it out of the properties that it checks, and refuses it where `additionalProperties` is false.
    if (isObject(named) && Object.hasOwn(named, '__proto__'))
      problems.push({
        path: `${path}/properties/__proto__`,
        message: 'must be renamed: `__proto__` is not supported as a property name',
      });
    const byPattern = own(schema, 'patternProperties');
    if (!isObject(byPattern)) continue;
    for (const key of Object.keys(byPattern))
      problems.push(...patternProblems(key, `${path}/patternProperties${pointerStep(key)}`));
  }
  return problems;
}

function patternProblems(pattern: string, path: string): DefinitionProblem[] {
  try {
    new RegExp(pattern, 'u');
    return [];
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/^.*\/u: /s, '') : String(error);
    return [{ path, message: `must be a valid ECMA 262 regular expression (${reason})` }];
  }
}

function referenceProblems(placed: PlacedSchema[], references: References): DefinitionProblem[] {
  const problems: DefinitionProblem[] = [];
  const anchors = new Set<string>();
  for (const { schema, path } of placed) {
    for (const keyword of ['$ref', '$dynamicRef']) {
      const ref = own(schema, keyword);
      if (typeof ref !== 'string') continue;
      const target = references.resolve(ref);
      if (references.isRemote(ref))
        problems.push({
          path: `${path}/${keyword}`,
          message: 'must refer to the definition itself: remote references are not supported',
        });
      else if (target === undefined)
        problems.push({ path: `${path}/${keyword}`, message: 'must refer to an existing location in the definition' });
      else if (!isObject(target) && typeof target !== 'boolean')
        problems.push({ path: `${path}/${keyword}`, message: 'must refer to a schema' });
    }
    for (const keyword of ['$anchor', '$dynamicAnchor']) {
      const anchor = own(schema, keyword);
      if (typeof anchor !== 'string') continue;
      if (anchors.has(anchor))
        problems.push({ path: `${path}/${keyword}`, message: 'must be unique in the definition' });
      anchors.add(anchor);
    }
    const id = own(schema, '$id');
    if (path !== '' && typeof id === 'string' && !id.startsWith('#')) {
      problems.push({ path: `${path}/$id`, message: 'must not be given below the root' });
    }
  }
  return problems;
}

function meaningProblems(definition: JsonObject, placed: PlacedSchema[], shape: Shape): DefinitionProblem[] {
  if (!shape.isObject(definition))
    return [{ path: Object.hasOwn(definition, 'type') ? '/type' : '', message: 'must be "object"' }];
  if (!shape.hasProperties(definition)) return [{ path: '', message: 'must have at least one property' }];
  return placed
    .filter((at) => !at.condition && isArray(at.schema) && !itemsAreTyped(at, shape))
    .map(({ schema, path }) =>
      Object.hasOwn(schema, 'items')
        ? { path: `${path}/items`, message: 'must declare a type' }
        : { path, message: 'must declare the type of its items' },
    );
}

function isArray(schema: JsonObject): boolean {
  const type = own(schema, 'type');
  return (
    type === 'array' ||
    (Array.isArray(type) && type.includes('array')) ||
    (type === undefined && Object.hasOwn(schema, 'items'))
  );
}

/** Also where a schema around it says so: `{ items: …, anyOf: [{ type: 'array' }, { type: 'null' }] }`. */
function itemsAreTyped(placed: PlacedSchema, shape: Shape): boolean {
  for (let at: PlacedSchema | undefined = placed; at !== undefined; at = at.around) {
    if (shape.hasTypedItems(at.schema)) return true;
  }
  return false;
}
