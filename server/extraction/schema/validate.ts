import { type ErrorObject, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { ExtractionError } from '../engine.ts';
import type { JsonObject, JsonValue } from '../../lib/json-value.ts';
import { createAjv, dialectOf } from './json-schema-dialect.ts';
import { linearRegExp } from './linear-reg-exp.ts';

export interface ValidationProblem {
  /** JSON Pointer into the value. */
  path: string;
  /** The JSON Schema keyword that was not met. */
  keyword: string;
  message: string;
  /** The property that a `required` misses or an `additionalProperties` refuses. */
  property?: string;
}

/** The problems of a value; empty when it validates. */
export type Validator = (value: JsonValue) => ValidationProblem[];

/**
 * Compiles a definition that passed its check. Patterns run in linear time where RE2 has their syntax; the others, and
 * combinations of schemas, have no bound: call it where a deadline ends it. Formats that are not known hold of anything.
 * Throws `ExtractionError` with `schema_unsupported` when the definition cannot be compiled.
 */
export function createValidator(definition: JsonObject): Validator {
  const regExp = Object.assign(linearRegExp, { code: 'linearRegExp' });
  // A validator judges a few values: to optimise its code would take as long as to write it, and win nothing.
  // Without `ownProperties` an optional property called `constructor` would be there in every object.
  const ajv = createAjv(dialectOf(definition) ?? '2020-12', {
    allErrors: true,
    ownProperties: true,
    code: { regExp, optimize: false },
  });
  addFormats.default(ajv);
  let validate: ValidateFunction;
  try {
    validate = ajv.compile(anonymous(definition));
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    throw new ExtractionError('schema_unsupported', `The schema cannot be used for extraction: ${detail}.`, { detail });
  }
  return (value) => (validate(value) ? [] : (validate.errors ?? []).map(describe));
}

export function validate(definition: JsonObject, value: JsonValue): ValidationProblem[] {
  return createValidator(definition)(value);
}

/**
 * The definition without what is Ajv's and not the schema's: an `$id` could name a schema that Ajv holds already, and
 * `$async` would make the validation answer with a promise.
 */
function anonymous(definition: JsonObject): JsonObject {
  const { $id, $async: _, ...rest } = definition;
  if (typeof $id !== 'string' || $id.startsWith('#')) return rest;
  const base = $id.replace(/#$/, '');
  const text = JSON.stringify(rest, (key, value: JsonValue) => {
    const absolute =
      (key === '$ref' || key === '$dynamicRef') && typeof value === 'string' && base !== '' && value.startsWith(base);
    return absolute ? value.slice(base.length) || '#' : value;
  });
  return JSON.parse(text) as JsonObject;
}

function describe(error: ErrorObject): ValidationProblem {
  const { missingProperty, additionalProperty, unevaluatedProperty } = error.params as Record<string, unknown>;
  const property = [missingProperty, additionalProperty, unevaluatedProperty].find((name) => typeof name === 'string');
  const problem = {
    path: error.instancePath,
    keyword: error.keyword,
    message: error.message ?? `does not meet ${error.keyword}`,
  };
  return typeof property === 'string' ? { ...problem, property } : problem;
}
