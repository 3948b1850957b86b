import { getOwn, isObject } from '../../../lib/json-object.ts';
import type { JsonObject } from '../../../lib/json-value.ts';
import { detectDialect } from '../json-schema-dialect.ts';
import { locateSchemas, type LocatedSchema } from '../locate-schemas.ts';
import { createReferenceResolver, type ReferenceResolver } from '../reference-resolver.ts';
import { createSchemaInspector, type SchemaInspector } from '../schema-inspector.ts';
import { checkJsonLimits } from './check-json-limits.ts';
import { checkKeywords } from './check-keywords.ts';
import type { DefinitionProblem } from './definition-report.ts';
import { findReferenceCycles } from './find-reference-cycles.ts';

export const MAX_PROBLEMS = 50;
export const MAX_PROPERTIES = 5_000;
/** Levels of data below the root. Recursion is counted once. */
export const MAX_DEPTH = 20;
/** Of one `oneOf`, `anyOf` or `allOf`. A validator is one expression of them all, which 1,500 make too deep. */
export const MAX_BRANCHES = 1_000;
const UNIONS = ['oneOf', 'anyOf', 'allOf'];
/** The number of types in JSON Schema. */
const MAX_TYPES = 7;

/**
 * Why a definition is invalid; empty if it is valid. Each step limits the size of what the next step processes, so that
 * the check takes time linear in the size of the definition.
 */
export function checkDefinition(definition: JsonObject): DefinitionProblem[] {
  if (!isObject(definition)) return [{ path: '', message: 'must be an object' }];
  const limitProblem = checkJsonLimits(definition);
  if (limitProblem !== undefined) return [limitProblem];
  const dialect = detectDialect(definition);
  if (dialect === undefined) return [{ path: '/$schema', message: 'must be JSON Schema 2020-12 or draft-07' }];

  const references = createReferenceResolver(definition);
  const located = locateSchemas(definition, references);
  for (const step of [
    () => checkSize(located),
    () => checkKeywords(definition, located, dialect),
    () => checkReferences(located, references),
    () => findReferenceCycles(located, references),
    () => checkTypes(definition, located, createSchemaInspector(references)),
  ]) {
    const problems = step();
    if (problems.length > 0) return problems.slice(0, MAX_PROBLEMS);
  }
  return [];
}

function checkSize(located: LocatedSchema[]): DefinitionProblem[] {
  const problems: DefinitionProblem[] = [];
  let propertyCount = 0;
  for (const { schema, path, depth } of located) {
    const properties = getOwn(schema, 'properties');
    if (isObject(properties)) propertyCount += Object.keys(properties).length;
    if (depth > MAX_DEPTH)
      problems.push({ path, message: `must not be nested deeper than ${MAX_DEPTH} levels below the root` });
    for (const union of UNIONS) {
      const branches = getOwn(schema, union);
      if (Array.isArray(branches) && branches.length > MAX_BRANCHES)
        problems.push({
          path: `${path}/${union}`,
          message: `must not have more than ${MAX_BRANCHES} schemas, but has ${branches.length}`,
        });
    }
    const type = getOwn(schema, 'type');
    // Validation against the meta-schema takes time quadratic in the number of types.
    if (Array.isArray(type) && type.length > MAX_TYPES)
      problems.push({ path: `${path}/type`, message: `must not list more than ${MAX_TYPES} types` });
  }
  if (propertyCount > MAX_PROPERTIES) {
    const message = `must not have more than ${MAX_PROPERTIES} properties, but has ${propertyCount}`;
    problems.unshift({ path: '', message });
  }
  return problems;
}

function checkTypes(definition: JsonObject, located: LocatedSchema[], inspector: SchemaInspector): DefinitionProblem[] {
  if (!inspector.isObject(definition)) {
    return Object.hasOwn(definition, 'type')
      ? [{ path: '/type', message: 'must be "object"' }]
      : [{ path: '', message: 'must have the type "object"' }];
  }
  if (!inspector.hasProperties(definition)) return [{ path: '', message: 'must have at least one property' }];
  return located
    .filter((schema) => !schema.isCondition && isArray(schema.schema) && !hasTypedItems(schema, inspector))
    .map(({ schema, path }) =>
      Object.hasOwn(schema, 'items')
        ? { path: `${path}/items`, message: 'must declare a type' }
        : { path, message: 'must declare the type of its items' },
    );
}

function isArray(schema: JsonObject): boolean {
  const type = getOwn(schema, 'type');
  return (
    type === 'array' ||
    (Array.isArray(type) && type.includes('array')) ||
    (type === undefined && Object.hasOwn(schema, 'items'))
  );
}

/** Also if an enclosing schema declares it: `{ items: …, anyOf: [{ type: 'array' }, { type: 'null' }] }`. */
function hasTypedItems(located: LocatedSchema, inspector: SchemaInspector): boolean {
  for (let current: LocatedSchema | undefined = located; current !== undefined; current = current.parent) {
    if (inspector.hasTypedItems(current.schema)) return true;
  }
  return false;
}

/** References must be local and have a target. Anchors must be unique. Only the root may have an `$id`. */
function checkReferences(located: LocatedSchema[], references: ReferenceResolver): DefinitionProblem[] {
  const problems: DefinitionProblem[] = [];
  const anchors = new Set<string>();
  for (const { schema, path } of located) {
    for (const keyword of ['$ref', '$dynamicRef']) {
      const ref = getOwn(schema, keyword);
      const message = typeof ref === 'string' ? checkReference(ref, references) : undefined;
      if (message !== undefined) problems.push({ path: `${path}/${keyword}`, message });
    }
    for (const keyword of ['$anchor', '$dynamicAnchor']) {
      const anchor = getOwn(schema, keyword);
      if (typeof anchor !== 'string') continue;
      if (anchors.has(anchor))
        problems.push({ path: `${path}/${keyword}`, message: 'must be unique in the definition' });
      anchors.add(anchor);
    }
    const id = getOwn(schema, '$id');
    if (path !== '' && typeof id === 'string' && !id.startsWith('#'))
      problems.push({ path: `${path}/$id`, message: 'must not be used below the root' });
  }
  return problems;
}

function checkReference(ref: string, references: ReferenceResolver): string | undefined {
  if (references.isRemote(ref)) return 'must refer to the definition itself: remote references are not supported';
  const target = references.resolve(ref);
  if (target === undefined) return 'must refer to an existing location in the definition';
  return isObject(target) || typeof target === 'boolean' ? undefined : 'must refer to a schema';
}
