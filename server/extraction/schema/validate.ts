import { type ErrorObject, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { RE2JS } from 're2js';
import { ExtractionError, type JsonObject, type JsonValue } from '../engine.ts';
import { createAjv, dialectOf } from './dialect.ts';

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
 * Compiles a definition that passed `checkDefinition`. Patterns run in linear time where RE2 has their syntax; look-around
 * and back-references fall back to the engine's own, which has no bound: call it where a deadline ends it.
 * Throws `ExtractionError` with `schema_unsupported` when the definition cannot be compiled.
 */
export function createValidator(definition: JsonObject): Validator {
  const dialect = dialectOf(definition) ?? '2020-12';
  const ajv = createAjv(dialect, { allErrors: true, code: { regExp: Object.assign(linearRegExp, { code: 'linearRegExp' }) } });
  addFormats.default(ajv, { mode: 'full' });
  let validate: ValidateFunction;
  try {
    validate = ajv.compile(definition);
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    throw new ExtractionError('schema_unsupported', `The schema cannot be used for extraction: ${detail}.`, { detail });
  }
  return (value) => (validate(value) ? [] : (validate.errors ?? []).map(describe));
}

export function validate(definition: JsonObject, value: JsonValue): ValidationProblem[] {
  return createValidator(definition)(value);
}

function describe(error: ErrorObject): ValidationProblem {
  const { missingProperty, additionalProperty, unevaluatedProperty } = error.params as Record<string, unknown>;
  const property = [missingProperty, additionalProperty, unevaluatedProperty].find((name) => typeof name === 'string');
  const problem = { path: error.instancePath, keyword: error.keyword, message: error.message ?? `does not meet ${error.keyword}` };
  return typeof property === 'string' ? { ...problem, property } : problem;
}

interface Matcher {
  test(text: string): boolean;
}

/** A pattern as Ajv wants it. */
export function linearRegExp(pattern: string, flags = 'u'): Matcher {
  try {
    const compiled = RE2JS.compile(pattern);
    return { test: (text) => compiled.matcher(text).find() };
  } catch {
    return nativeRegExp(pattern, flags);
  }
}

function nativeRegExp(pattern: string, flags: string): Matcher {
  try {
    return new RegExp(pattern, flags);
  } catch {
    return new RegExp(pattern);
  }
}
