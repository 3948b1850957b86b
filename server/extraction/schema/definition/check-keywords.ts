import type { ErrorObject } from 'ajv';
import { getOwn, isObject } from '../../../lib/json-object.ts';
import { formatPointerStep } from '../../../lib/json-pointer.ts';
import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import { type Dialect, getMetaValidator } from '../json-schema-dialect.ts';
import type { LocatedSchema } from '../locate-schemas.ts';
import type { DefinitionProblem } from './definition-report.ts';

/** Errors of these keywords only repeat that a nested keyword failed. */
const COMBINING_KEYWORDS = new Set(['anyOf', 'oneOf', 'allOf', 'if', 'not', 'dependentSchemas']);

interface MetaSchemaOptions {
  dialect: Dialect;
  /** JSON Pointer of the schema in the definition. */
  path: string;
  /** Report all problems instead of the first one. */
  allErrors: boolean;
}

/** A definition with more schemas gets the first meta-schema problem instead of all. */
const MAX_SCHEMAS_FOR_ALL_ERRORS = 1_000;

/** Validates against the meta-schema, and checks what it does not cover: patterns, empty enums and property names. */
export function checkKeywords(definition: JsonObject, located: LocatedSchema[], dialect: Dialect): DefinitionProblem[] {
  const allErrors = located.length <= MAX_SCHEMAS_FOR_ALL_ERRORS;
  const problems = checkMetaSchema(definition, { dialect, path: '', allErrors });
  for (const { schema, path, isOnlyReferenced } of located) {
    if (isOnlyReferenced) problems.push(...checkMetaSchema(schema, { dialect, path, allErrors: false }));
    // Ajv cannot compile an empty enum, or `nullable` without a type.
    const values = getOwn(schema, 'enum');
    if (Array.isArray(values) && values.length === 0)
      problems.push({ path: `${path}/enum`, message: 'must have at least one value' });
    if (getOwn(schema, 'nullable') === true && getOwn(schema, 'type') === undefined)
      problems.push({ path: `${path}/nullable`, message: 'must be used together with `type`' });

    // Ajv refuses the keyword of draft-04.
    if (Object.hasOwn(schema, 'id')) problems.push({ path: `${path}/id`, message: 'must be renamed to `$id`' });

    const pattern = getOwn(schema, 'pattern');
    if (typeof pattern === 'string') problems.push(...checkPattern(pattern, `${path}/pattern`));
    const properties = getOwn(schema, 'properties');
    // Ajv does not validate a property of this name, and rejects it if `additionalProperties` is false.
    if (isObject(properties) && Object.hasOwn(properties, '__proto__')) {
      const message = 'must be renamed: `__proto__` is not supported as a property name';
      problems.push({ path: `${path}/properties/__proto__`, message });
    }
    const patternProperties = getOwn(schema, 'patternProperties');
    if (!isObject(patternProperties)) continue;
    for (const key of Object.keys(patternProperties))
      problems.push(...checkPattern(key, `${path}/patternProperties${formatPointerStep(key)}`));
  }
  return problems;
}

function checkPattern(pattern: string, path: string): DefinitionProblem[] {
  try {
    new RegExp(pattern, 'u');
    return [];
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/^.*\/u: /s, '') : String(error);
    return [{ path, message: `must be a valid ECMA-262 regular expression (${reason})` }];
  }
}

/** Validates a schema against the meta-schema of its dialect. Returns one problem for each location. */
function checkMetaSchema(schema: JsonValue, { dialect, path, allErrors }: MetaSchemaOptions): DefinitionProblem[] {
  const validator = getMetaValidator(dialect, allErrors);
  if (validator(schema)) return [];
  const errors = validator.errors ?? [];
  const byPath = new Map<string, DefinitionProblem>();
  for (const error of [...errors.filter((one) => !COMBINING_KEYWORDS.has(one.keyword)), ...errors]) {
    const at = path + error.instancePath;
    if (!byPath.has(at)) byPath.set(at, { path: at, message: toMessage(error) });
  }
  return [...byPath.values()];
}

function toMessage(error: ErrorObject): string {
  if (/\/type(\/\d+)?$/.test(error.instancePath)) {
    return 'must be one of string, number, integer, boolean, object, array and null, or a list of these';
  }
  if (error.keyword === 'pattern') return 'does not match the pattern of the meta-schema';
  return error.message ?? 'is not valid JSON Schema';
}
