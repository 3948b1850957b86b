import type { ErrorObject } from 'ajv';
import type { JsonValue } from '../../../lib/json-value.ts';
import type { DefinitionProblem } from './definition-report.ts';
import { metaValidator, type Dialect } from '../json-schema-dialect.ts';

/** Ajv's way of saying that a rule around the one that failed has failed too. */
const ECHOES = new Set(['anyOf', 'oneOf', 'allOf', 'if', 'not', 'dependentSchemas']);

/**
 * What the meta-schema of the dialect has against `schema`, one problem a place, or the first one alone unless `all` is
 * asked for. `path` is where the schema stands.
 */
export function metaProblems(schema: JsonValue, path: string, dialect: Dialect, all: boolean): DefinitionProblem[] {
  const validator = metaValidator(dialect, all);
  if (validator(schema)) return [];
  const errors = validator.errors ?? [];
  const byPath = new Map<string, DefinitionProblem>();
  for (const error of [...errors.filter((one) => !ECHOES.has(one.keyword)), ...errors]) {
    const at = path + error.instancePath;
    if (!byPath.has(at)) byPath.set(at, { path: at, message: clause(error) });
  }
  return [...byPath.values()];
}

function clause(error: ErrorObject): string {
  if (/\/type(\/\d+)?$/.test(error.instancePath)) {
    return 'must be one of string, number, integer, boolean, object, array and null, or a list of these';
  }
  if (error.keyword === 'pattern') return 'does not match the pattern of the meta-schema';
  return error.message ?? 'is not valid JSON Schema';
}
