import type { ErrorObject } from 'ajv';
import type { ErrorDetail } from '../../errors.ts';
import { listErrors } from './bounded-errors.ts';
import { findExcess } from './json-limits.ts';
import { readTyped } from './parameter-rules.ts';
import { toErrorDetails } from './validation-details.ts';

export interface MultipartSchema {
  properties: Record<string, { type?: unknown; contentSchema?: object }>;
  required?: string[];
}

/** Validates the fields and file of a multipart body. Replaces texts by values of the contract's types. */
export type MultipartValidator = (fields: Record<string, unknown>, hasFile: boolean) => ErrorDetail[];

/** Parses the fields that the contract declares as JSON text. */
function parseJsonParts(properties: MultipartSchema['properties'], fields: Record<string, unknown>) {
  const values = { ...fields };
  const details: ErrorDetail[] = [];
  for (const [name, { contentSchema }] of Object.entries(properties)) {
    const text = fields[name];
    if (contentSchema === undefined || typeof text !== 'string') continue;
    const excess = findExcess(text);
    if (excess !== null) {
      delete values[name];
      details.push({ in: 'body', path: `/${name}`, message: excess });
      continue;
    }
    try {
      values[name] = JSON.parse(text);
    } catch {
      delete values[name];
      details.push({ in: 'body', path: `/${name}`, message: 'must be JSON text' });
    }
  }
  return { values, details };
}

/** The schema of `{ requestBody: fields }`, where texts are values of the contract's types already. */
export function fieldsSchemaOf({ properties: { file: _file, ...properties }, required = [] }: MultipartSchema): object {
  const requestBody = {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, { contentSchema, ...own }]) => [name, contentSchema ?? own]),
    ),
    required: required.filter((name) => name !== 'file'),
  };
  return { type: 'object', properties: { requestBody } };
}

interface FieldsValidator {
  (body: { requestBody: object }): unknown;
  errors?: ErrorObject[] | null;
}

/**
 * The file is streamed to disk, so only its presence is validated here.
 * @param compile called at the first request
 */
export function createMultipartValidator(
  schema: MultipartSchema | undefined,
  compile: (fieldsSchema: object, options: { allErrors: boolean }) => FieldsValidator,
): MultipartValidator {
  if (schema === undefined) return () => [];
  const { properties } = schema;
  const needsFile = schema.required?.includes('file') ?? false;
  let first: FieldsValidator | undefined;
  let all: FieldsValidator | undefined;
  return (fields, hasFile) => {
    for (const [name, value] of Object.entries(fields)) {
      if (typeof value === 'string') fields[name] = readTyped(value, properties[name]?.type);
    }
    first ??= compile(fieldsSchemaOf(schema), { allErrors: false });
    const { values, details: notJson } = parseJsonParts(properties, fields);
    const errors = listErrors(
      { requestBody: values },
      { first: [first], all: () => [(all ??= compile(fieldsSchemaOf(schema), { allErrors: true }))] },
    );
    const details = [...notJson, ...toErrorDetails(errors)];
    const missing: ErrorDetail[] = needsFile && !hasFile ? [{ in: 'body', path: '/file', message: 'is required' }] : [];
    return [...missing, ...details];
  };
}
