/** A problem that a validator found. */
export interface StandardIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

type StandardResult<Output> =
  { readonly value: Output; readonly issues?: undefined } | { readonly issues: readonly StandardIssue[] };

/**
 * A schema of a library that follows Standard Schema and Standard JSON Schema (https://standardschema.dev): Zod from
 * 4.2, ArkType from 2.1.28, Valibot through `toStandardJsonSchema` of `@valibot/to-json-schema`.
 */
export interface StandardSchema<Input = unknown, Output = Input> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly types?: { readonly input: Input; readonly output: Output } | undefined;
    readonly validate: (value: unknown) => StandardResult<Output> | Promise<StandardResult<Output>>;
    readonly jsonSchema?: { readonly input: (options: { target: string }) => Record<string, unknown> };
  };
}

/** What a schema validates to. */
export type OutputOf<S extends StandardSchema> = NonNullable<S['~standard']['types']>['output'];

export function isStandardSchema(schema: unknown): schema is StandardSchema {
  return schema !== null && (typeof schema === 'object' || typeof schema === 'function') && '~standard' in schema;
}

/**
 * The JSON Schema of what a schema accepts.
 *
 * @throws TypeError when its library says nothing of JSON Schema
 */
export function toJsonSchema(schema: StandardSchema): Record<string, unknown> {
  const { jsonSchema, vendor } = schema['~standard'];
  if (jsonSchema) return jsonSchema.input({ target: 'draft-2020-12' });
  const { toJSONSchema } = schema as { toJSONSchema?: (options: object) => Record<string, unknown> };
  if (typeof toJSONSchema === 'function') return toJSONSchema.call(schema, { io: 'input' });
  throw new TypeError(
    `This schema of ${vendor} cannot be written as JSON Schema. Use Zod from 4.2, ArkType from 2.1.28, or Valibot's ` +
      '`toStandardJsonSchema` (@valibot/to-json-schema).',
  );
}
