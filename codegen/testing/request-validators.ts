import { OpenAPIBackend, type Document } from 'openapi-backend';
import { createAjv, prepareForValidation } from '../../server/http/load-contract.ts';
import { fieldsSchemaOf, type MultipartSchema } from '../../server/http/receive/multipart-validator.ts';

/** The schemas that the server validates the requests of an operation by. */
export interface RequestSchemas {
  /** Of `{ path, query, header }`, whose texts are coerced. */
  parameters: object;
  /** Of `{ requestBody }`; null without a JSON body. */
  body: object | null;
  /** Of `{ requestBody }`, the text parts of a multipart body; null without one. */
  form: object | null;
  multipart: MultipartSchema | null;
  declared: { in: string; name: string; schema: { type?: unknown } }[];
}

interface Parameter {
  in: string;
  name: string;
  schema?: { type?: unknown };
}

type Content = Record<string, { schema?: object }>;

/** By the operation's id. The server's own validator makes the schemas, so that the fake names the same faults. */
export async function requestSchemas(contract: object): Promise<Map<string, RequestSchemas>> {
  const definition = prepareForValidation(structuredClone(contract) as Parameters<typeof prepareForValidation>[0]);
  const backend = new OpenAPIBackend({
    definition: definition as Document,
    quick: true,
    customizeAjv: (_ajv, options) => createAjv(options),
  });
  await backend.init();
  const schemas = backend.router.getOperations().map((operation): [string, RequestSchemas] => {
    const id = operation.operationId ?? '';
    const content = (operation.requestBody as { content: Content } | undefined)?.content ?? {};
    const multipart = (content['multipart/form-data']?.schema ?? null) as MultipartSchema | null;
    // That of the parameters comes last.
    const made = (backend.validator.getRequestValidatorsForOperation(id) ?? []).map(({ schema }) => schema as object);
    const parameters = made.pop();
    if (parameters === undefined) throw new Error(`${id} has no validator of its parameters.`);
    return [
      id,
      {
        parameters,
        body: made[0] ?? null,
        form: multipart && fieldsSchemaOf(multipart),
        multipart: multipart && {
          required: multipart.required ?? [],
          properties: Object.fromEntries(
            Object.entries(multipart.properties).map(([name, { type, contentSchema }]) => [
              name,
              { ...(type !== undefined && { type }), ...(contentSchema !== undefined && { contentSchema: {} }) },
            ]),
          ),
        },
        declared: ((operation.parameters ?? []) as Parameter[]).map(({ in: place, name, schema }) => ({
          in: place,
          name,
          schema: { type: schema?.type },
        })),
      },
    ];
  });
  return new Map(schemas);
}
