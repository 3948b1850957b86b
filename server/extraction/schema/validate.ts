import type { Ajv, ErrorObject, Format, ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { ExtractionError } from '../engine.ts';
import type { JsonObject, JsonValue } from '../../lib/json-value.ts';
import { createAjv, detectDialect } from './json-schema-dialect.ts';
import { createLinearRegExp } from './linear-reg-exp.ts';
import { locateSchemas } from './locate-schemas.ts';
import { createReferenceResolver } from './reference-resolver.ts';

/** An address on the web as documents print it: "www.example.com/help", "https://bücher.example". */
const WEB_ADDRESS = new RegExp(
  String.raw`^(?:https?:\/\/)?(?:[\p{L}\d](?:[\p{L}\p{M}\d-]{0,61}[\p{L}\p{M}\d])?\.){1,8}[\p{L}\p{M}]{2,24}` +
    String.raw`(?::\d{1,5})?(?:[/?#][^\s<>"{}|\\^${'`'}]*)?$`,
  'iu',
);
const MAX_ADDRESS = 2_000;

export interface ValidationProblem {
  /** JSON Pointer into the value. */
  path: string;
  /** The JSON Schema keyword that failed. */
  keyword: string;
  message: string;
  /** The missing property of `required`, or the forbidden one of `additionalProperties` and `propertyNames`. */
  property?: string;
}

export interface Validator {
  /** The problems of a value; empty if it is valid. */
  (value: JsonValue): ValidationProblem[];
  /** For a problem that no option of an `anyOf` or `oneOf` accepts the value: validators of the options. */
  listOptions(problem: ValidationProblem): Validator[];
  /** The validator of a schema within the definition. Undefined if there is none. */
  forSchema(schema: JsonValue): Validator | undefined;
}

const validators = new WeakMap<JsonObject, Validator>();

/** The compiled definition, which must not change afterwards: it is kept with the object. See `compileValidator`. */
export function createValidator(definition: JsonObject): Validator {
  let validator = validators.get(definition);
  if (validator === undefined) validators.set(definition, (validator = compileValidator(definition)));
  return validator;
}

/**
 * Compiles a definition that passed `checkDefinition`. Run the validator under a deadline: patterns that RE2 does not
 * support, and combinations of schemas, can take exponential time. Unknown formats accept any value.
 * Throws `ExtractionError` with `schema_unsupported` if the definition cannot be compiled.
 */
function compileValidator(definition: JsonObject): Validator {
  const regExp = Object.assign(createLinearRegExp, { code: 'linearRegExp' });
  // `optimize` is off: a validator runs a few times only, and optimizing its code takes as long as generating it.
  // `ownProperties` is on: otherwise every object has a property `constructor`.
  const ajv = createAjv(detectDialect(definition) ?? '2020-12', {
    allErrors: true,
    verbose: true,
    ownProperties: true,
    code: { regExp, optimize: false },
  });
  addFormats.default(ajv);
  addPlainFormats(ajv);
  const root = removeIdentity(definition);
  let validate: ValidateFunction;
  try {
    ajv.addSchema(root, ROOT);
    validate = ajv.getSchema(ROOT) ?? ajv.compile(root);
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    throw new ExtractionError('schema_unsupported', `The schema cannot be used for extraction: ${detail}.`, { detail });
  }
  let pointers: Map<JsonValue, string> | undefined;
  const findSchema = (schema: JsonValue): ValidateFunction | undefined => {
    pointers ??= new Map([...locatePointers(definition), ...locatePointers(root)]);
    const pointer = pointers.get(schema);
    if (pointer === undefined) return undefined;
    return ajv.getSchema(`${ROOT}#${pointer.split('/').map(encodeURIComponent).join('/')}`);
  };
  return createProblemLister(validate, findSchema);
}

/** The schemas of a definition. */
const locatePointers = (root: JsonObject): [JsonValue, string][] =>
  locateSchemas(root, createReferenceResolver(root)).map(({ schema, path }) => [schema, path]);

/** The key under which Ajv has the definition. */
const ROOT = 'definition';

type FindSchema = (schema: JsonValue) => ValidateFunction | undefined;

function createProblemLister(validate: ValidateFunction, findSchema: FindSchema): Validator {
  const optionsByProblem = new WeakMap<ValidationProblem, JsonValue[]>();
  const listProblems = (value: JsonValue): ValidationProblem[] => {
    if (validate(value)) return [];
    return omitContained(validate.errors ?? []).map((error) => {
      const problem = toProblem(error);
      if (error.keyword === 'anyOf' || error.keyword === 'oneOf')
        optionsByProblem.set(problem, error.schema as JsonValue[]);
      return problem;
    });
  };
  const forSchema = (schema: JsonValue): Validator | undefined => {
    const validateSchema = findSchema(schema);
    return validateSchema === undefined ? undefined : createProblemLister(validateSchema, findSchema);
  };
  const listOptions = (problem: ValidationProblem): Validator[] =>
    (optionsByProblem.get(problem) ?? []).flatMap((option) => forSchema(option) ?? []);
  return Object.assign(listProblems, { listOptions, forSchema });
}

export function validate(definition: JsonObject, value: JsonValue): ValidationProblem[] {
  return createValidator(definition)(value);
}

/**
 * The definition without `$id`, which can collide with a schema that Ajv has registered, and without `$async`, which
 * would make validation asynchronous. References by the `$id` become local.
 */
function removeIdentity(definition: JsonObject): JsonObject {
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

/** An item that `contains` does not look for is no problem of its own. */
function omitContained(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const lists = errors.filter(({ keyword }) => keyword === 'contains');
  if (lists.length === 0) return errors;
  return errors.filter(({ schemaPath }) => !lists.some((list) => schemaPath.startsWith(`${list.schemaPath}/`)));
}

const MAX_NAME = 60;

function toProblem(error: ErrorObject): ValidationProblem {
  const { missingProperty, additionalProperty, unevaluatedProperty, propertyName } = error.params as Record<
    string,
    unknown
  >;
  const property = [missingProperty, additionalProperty, unevaluatedProperty, propertyName].find(
    (name) => typeof name === 'string',
  );
  const message = error.message ?? `does not meet ${error.keyword}`;
  const problem = {
    path: error.instancePath,
    keyword: error.keyword,
    // The name is text of the document, and the message becomes part of a prompt.
    message:
      typeof propertyName === 'string' ? `${message}: ${JSON.stringify(propertyName.slice(0, MAX_NAME))}` : message,
  };
  return typeof property === 'string' ? { ...problem, property } : problem;
}

/**
 * Documents rarely state what the strict formats of JSON Schema ask for: the zone of a time, the time of a date, the
 * scheme of an address.
 * Without them, values are valid as they are: adding them would state what nobody said.
 */
function addPlainFormats(ajv: Ajv): void {
  const isStrict = readTest(addFormats.default.get('uri'));
  const isDateTime = readTest(addFormats.default.get('iso-date-time'));
  const isDate = readTest(addFormats.default.get('date'));
  ajv.addFormat('time', readTest(addFormats.default.get('iso-time')));
  ajv.addFormat('date-time', (text: string) => isDateTime(text) || isDate(text));
  ajv.addFormat('uri', (text: string) => isStrict(text) || (text.length <= MAX_ADDRESS && WEB_ADDRESS.test(text)));
}

function readTest(format: Format): (text: string) => boolean {
  const test = typeof format === 'object' && 'validate' in format ? format.validate : format;
  if (test instanceof RegExp) return (text) => test.test(text);
  return typeof test === 'function' ? (text) => test(text as never) === true : () => false;
}
