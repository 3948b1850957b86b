import type { ErrorObject } from 'ajv';
import type { JsonValue } from '../../../lib/json-value.ts';
import type { DefinitionProblem } from './definition-report.ts';
import { getMetaValidator, type Dialect } from '../json-schema-dialect.ts';

/** Errors of these keywords only repeat that a nested keyword failed. */
const COMBINING_KEYWORDS = new Set(['anyOf', 'oneOf', 'allOf', 'if', 'not', 'dependentSchemas']);

export interface MetaSchemaOptions {
  dialect: Dialect;
  /** JSON Pointer of the schema in the definition. */
  path: string;
  /** Report all problems instead of the first one. */
  allErrors: boolean;
}

/** Validates a schema against the meta-schema of its dialect. Returns one problem for each location. */
export function checkMetaSchema(
  schema: JsonValue,
  { dialect, path, allErrors }: MetaSchemaOptions,
): DefinitionProblem[] {
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
