import type { Ajv2020, ValidateFunction } from 'ajv/dist/2020.js';
import type { ErrorDetail } from '../errors.ts';
import { readTyped } from './parameter-rules.ts';
import { errorDetails } from './validation-details.ts';

export interface MultipartSchema {
  properties: Record<string, { type?: unknown }>;
  required?: string[];
}

/** Details about the fields and the file of a multipart body. Replaces texts by values of the contract's types. */
export type MultipartValidator = (fields: Record<string, unknown>, hasFile: boolean) => ErrorDetail[];

/** The file itself is streamed to the disk: only its presence is validated here. */
export function multipartValidator(schema: MultipartSchema | undefined, createAjv: () => Ajv2020): MultipartValidator {
  if (schema === undefined) return () => [];
  const { file: _file, ...properties } = schema.properties;
  const required = (schema.required ?? []).filter((name) => name !== 'file');
  const needsFile = schema.required?.includes('file') ?? false;
  const fieldsSchema = { type: 'object', additionalProperties: false, properties, required };
  let validate: ValidateFunction | undefined;
  return (fields, hasFile) => {
    for (const [name, value] of Object.entries(fields)) {
      if (typeof value === 'string') fields[name] = readTyped(value, properties[name]?.type);
    }
    validate ??= createAjv().compile({ type: 'object', properties: { requestBody: fieldsSchema } });
    validate({ requestBody: fields });
    const details = errorDetails(validate.errors ?? []);
    const missing: ErrorDetail[] = needsFile && !hasFile ? [{ in: 'body', path: '/file', message: 'is required' }] : [];
    return [...missing, ...details];
  };
}
