import type { Options } from 'ajv';
import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { OpenAPIBackend, OpenAPIValidator, type Document } from 'openapi-backend';
import type { ErrorDetail } from '../errors.ts';
import definition from '../generated/openapi.json' with { type: 'json' };
import { listErrors } from './receive/bounded-errors.ts';
import { createMultipartValidator, type MultipartSchema } from './receive/multipart-validator.ts';
import type { OperationId } from './operation.ts';
import { createParameterRules, type DeclaredParameter } from './receive/parameter-rules.ts';
import type { RequestParts } from './receive/request-parts.ts';
import { toErrorDetails } from './receive/validation-details.ts';

export type BodyType = 'application/json' | 'multipart/form-data';

/** An operation of the contract, with its validators. */
export interface Operation {
  id: OperationId;
  method: string;
  /** As in the contract: `/runs/{id}`. */
  path: string;
  body: { types: BodyType[]; isRequired: boolean } | null;
  isIdempotentRead: boolean;
  producesJson: boolean;
  /** Coerces `path` and `query` in place. Returns nothing for a valid request. */
  validate(parts: RequestParts): ErrorDetail[];
  /**
   * Validates the text parts of a multipart body and the presence of a file. Replaces texts by values of the contract's
   * types.
   */
  validateMultipart(fields: Record<string, unknown>, hasFile: boolean): ErrorDetail[];
}

export function createAjv(options: Options = {}): Ajv2020 {
  // The tests check the contract. To check each schema before it is compiled took 80 percent of a first request's time.
  const ajv = new Ajv2020({ allErrors: true, ...options, strict: false, validateSchema: false });
  addFormats.default(ajv);
  ajv.addFormat('binary', true);
  return ajv;
}

/**
 * Rejects unknown query parameters. The validator confuses `additionalProperties` of a parameter's schema with those of
 * the query, and does not look inside `allOf`.
 */
function closeQueries(contract: typeof definition): object {
  const parameters = Object.entries(contract.components.parameters).map(([name, parameter]) => {
    const isFreeForm = parameter.in === 'query' && 'additionalProperties' in parameter.schema;
    return [name, isFreeForm ? { ...parameter, schema: { allOf: [parameter.schema] } } : parameter] as const;
  });
  return { ...contract, components: { ...contract.components, parameters: Object.fromEntries(parameters) } };
}

/**
 * Removes choices between fields (`oneOf`, `not`) from the schemas: handlers check them and name the fields, where a
 * validator could only report that no alternative or more than one matches.
 */
function removeFieldChoices({ components, ...contract }: typeof definition): typeof definition {
  const schemas = Object.entries<Record<string, unknown>>(components.schemas).map(([name, schema]) => {
    const { oneOf: _oneOf, not: _not, ...fields } = schema;
    return [name, 'properties' in schema ? fields : schema];
  });
  return {
    ...contract,
    components: { ...components, schemas: Object.fromEntries(schemas) as typeof components.schemas },
  };
}

/** The contract as its requests are validated: also by code that is generated from a pinned version. */
export function prepareForValidation(contract: typeof definition): Document {
  return closeQueries(removeFieldChoices(contract)) as Document;
}

let operations: Promise<Operation[]> | undefined;

/** Reads the contract, once per process: servers side by side share the compiled validators. */
export function loadContract(): Promise<Operation[]> {
  return (operations ??= readContract());
}

/**
 * Validators are compiled at the first request of their operation, since compiling all takes half of the start time.
 */
async function readContract(): Promise<Operation[]> {
  const document = prepareForValidation(definition);
  const backend = new OpenAPIBackend({
    definition: document,
    quick: true,
    customizeAjv: (_ajv, options) => createAjv({ ...options, allErrors: false }),
  });
  // Otherwise it parses a copy, which a quick start does not wait for and we do not use.
  backend.loadDocument = () => Promise.resolve((backend.document = document));
  await backend.init();
  // Most requests are valid, so these are compiled for those that are not.
  let thorough: OpenAPIValidator | undefined;
  const createThorough = () =>
    new OpenAPIValidator({
      definition: backend.document,
      router: backend.router,
      coerceTypes: false,
      lazyCompileValidators: true,
      ajvOpts: backend.ajvOpts,
      customizeAjv: (_ajv, options) => createAjv({ ...options, allErrors: true }),
    });

  return backend.router.getOperations().map((operation) => {
    const id = operation.operationId as OperationId;
    const requestBody = operation.requestBody as
      | { required?: boolean; content: Record<string, { schema?: object }> }
      | undefined;
    const responses = operation.responses as Record<string, { content?: Record<string, object> }>;
    const breaksRules = createParameterRules((operation.parameters ?? []) as DeclaredParameter[]);
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
      validateMultipart: createMultipartValidator(
        requestBody?.content['multipart/form-data']?.schema as MultipartSchema | undefined,
        (schema, options) => createAjv(options).compile(schema),
      ),

      validate(parts) {
        const broken = breaksRules(parts);
        if (broken.length > 0) return broken;
        const validators = {
          first: backend.validator.getRequestValidatorsForOperation(id) ?? [],
          all: () => (thorough ??= createThorough()).getRequestValidatorsForOperation(id) ?? [],
        };
        return toErrorDetails(listErrors(parts, validators));
      },
    };
  });
}
