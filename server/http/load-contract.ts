import type { ErrorObject, Options, ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { OpenAPIBackend, type Document } from 'openapi-backend';
import type { ErrorDetail } from '../errors.ts';
import definition from '../generated/openapi.json' with { type: 'json' };
import type { OperationId } from './operation.ts';
import { errorDetails } from './validation-details.ts';

export type BodyType = 'application/json' | 'multipart/form-data';

/** What is validated of a request, and what comes back of it: `path` and `query` with their types. */
export interface RequestParts {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  header: Record<string, unknown>;
  requestBody?: unknown;
}

/** One operation of the contract, ready to serve. */
export interface Operation {
  id: OperationId;
  method: string;
  /** As the contract writes it: `/runs/{id}`. */
  path: string;
  body: { types: BodyType[]; isRequired: boolean } | null;
  isIdempotentRead: boolean;
  producesJson: boolean;
  /** Coerces `path` and `query` in place. Empty when all is well. */
  validate(parts: RequestParts): ErrorDetail[];
  /** The text parts of a multipart body, typed, and whether a file came with them. */
  validateMultipart(fields: Record<string, unknown>, hasFile: boolean): ErrorDetail[];
}

interface MultipartSchema {
  properties: Record<string, object>;
  required?: string[];
}

function createAjv(options: Options = {}): Ajv2020 {
  const ajv = new Ajv2020({ ...options, strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addFormat('binary', true);
  return ajv;
}

/** The file itself is streamed to disk and not validated here: what counts is that it came. */
function multipartValidator(schema: MultipartSchema | undefined): Operation['validateMultipart'] {
  if (schema === undefined) return () => [];
  const { file: _file, ...properties } = schema.properties;
  const required = (schema.required ?? []).filter((name) => name !== 'file');
  const needsFile = schema.required?.includes('file') ?? false;
  const fieldsSchema = { type: 'object', additionalProperties: false, properties, required };
  let validate: ValidateFunction | undefined;
  return (fields, hasFile) => {
    validate ??= createAjv().compile({ type: 'object', properties: { requestBody: fieldsSchema } });
    validate({ requestBody: fields });
    const details = errorDetails(validate.errors ?? []);
    const missing: ErrorDetail[] = needsFile && !hasFile ? [{ in: 'body', path: '/file', message: 'is required' }] : [];
    return [...missing, ...details];
  };
}

/**
 * Reads the contract: routing is by the caller, validation by openapi-backend. An operation's validators are compiled at its first
 * request: compiling all of them would be half of the time to start.
 */
export async function loadContract(): Promise<Operation[]> {
  const backend = new OpenAPIBackend({
    definition: definition as unknown as Document,
    quick: true,
    customizeAjv: (_ajv, options) => createAjv(options),
  });
  await backend.init();

  return backend.router.getOperations().map((operation) => {
    const id = operation.operationId as OperationId;
    const requestBody = operation.requestBody as
      { required?: boolean; content: Record<string, { schema?: object }> } | undefined;
    const responses = operation.responses as Record<string, { content?: Record<string, object> }>;
    return {
      id,
      method: operation.method.toUpperCase(),
      path: operation.path,
      body: requestBody
        ? { types: Object.keys(requestBody.content) as BodyType[], isRequired: requestBody.required === true }
        : null,
      isIdempotentRead: operation.method === 'get',
      producesJson: Object.entries(responses).some(
        ([status, { content }]) => status.startsWith('2') && content?.['application/json'] !== undefined,
      ),
      validateMultipart: multipartValidator(
        requestBody?.content['multipart/form-data']?.schema as MultipartSchema | undefined,
      ),

      validate(parts) {
        const errors: ErrorObject[] = [];
        for (const validator of backend.validator.getRequestValidatorsForOperation(id) ?? []) {
          validator(parts);
          errors.push(...(validator.errors ?? []));
        }
        return errorDetails(errors);
      },
    };
  });
}
