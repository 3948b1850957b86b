/** A problem that a validator found. */
export interface StandardIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

type StandardResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly StandardIssue[] };

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

interface ZodOverride {
  zodSchema: { _zod?: { def?: { type?: string } } };
  jsonSchema: object;
  path: readonly PropertyKey[];
}

/** What a schema of Zod has beside Standard Schema. */
interface ZodSchema {
  toJSONSchema?: (options: object) => Record<string, unknown>;
}

/** Types that accept anything, so that their JSON Schema is empty. */
const OPEN_TYPES = new Set<string | undefined>([undefined, 'any', 'unknown']);

/** `lines[].amount` of `properties`, `lines`, `items`, `properties`, `amount`. */
const fieldAt = (path: readonly PropertyKey[]): string =>
  path
    .filter((name) => name !== 'properties')
    .join('.')
    .replaceAll('.items', '[]');

/** The fields of a Zod schema that have no JSON Schema: `issued is a date`. */
function findUnwritable(schema: ZodSchema): string {
  const found = new Map<string, string>();
  const override = ({ zodSchema, jsonSchema, path }: ZodOverride) => {
    const type = zodSchema._zod?.def?.type;
    const field = fieldAt(path);
    // What is optional or nullable comes after what it wraps.
    if (OPEN_TYPES.has(type) || Object.keys(jsonSchema).length > 0 || found.has(field)) return;
    found.set(field, `\`${field || 'schema'}\` is a ${type}`);
  };
  schema.toJSONSchema?.({ io: 'input', unrepresentable: 'any', override });
  // Zod goes through the fields from the last to the first.
  return [...found.values()].reverse().join(', ');
}

/**
 * The JSON Schema of what a schema accepts.
 *
 * @throws TypeError when its library says nothing of JSON Schema, or has a type that JSON does not have
 */
export function toJsonSchema(schema: StandardSchema): Record<string, unknown> {
  const { jsonSchema, vendor } = schema['~standard'];
  const zod = schema as ZodSchema;
  if (!jsonSchema && typeof zod.toJSONSchema !== 'function')
    throw new TypeError(
      `This schema of ${vendor} cannot be written as JSON Schema. Use Zod from 4.2, ArkType from 2.1.28, or ` +
        "Valibot's `toStandardJsonSchema` (@valibot/to-json-schema).",
    );
  try {
    return jsonSchema ? jsonSchema.input({ target: 'draft-2020-12' }) : zod.toJSONSchema!({ io: 'input' });
  } catch (cause) {
    const isZod = vendor === 'zod';
    const said = (isZod && findUnwritable(zod)) || String((cause as Error | null)?.message ?? cause);
    const hint = isZod ? ' Use `z.iso.date()`, `z.int()`.' : '';
    throw new TypeError(`\`schema\` cannot be written as JSON Schema: ${said}.${hint}`, { cause });
  }
}
