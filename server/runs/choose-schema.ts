import { invalidBody } from '../errors.ts';
import type { JsonObject } from '../lib/json-value.ts';
import type { ModelParameters, SchemaGuidance, SchemaRule } from '../lib/models/schema-guidance.ts';
import type { ExtractRequest } from './service.ts';

/** The fields of an extract request that choose a version, or bring a definition. */
export interface SchemaChoice {
  versionNumber?: number;
  schema?: JsonObject;
  schemaName?: string;
  description?: string;
  instructions?: string;
  examples?: SchemaGuidance['examples'];
  parameters?: ModelParameters;
  rules?: SchemaRule[];
}

/** Throws `validation_failed` for fields that exclude each other. */
export function chooseSchema(choice: SchemaChoice): ExtractRequest['schema'] {
  const { versionNumber, schema, schemaName, description, instructions, examples, parameters, rules } = choice;
  const guidance = { instructions, examples, parameters, rules };
  // The API allows a name without a schema; it has no effect.
  if (schema === undefined) {
    const [field] = Object.entries(guidance).find(([, value]) => value !== undefined) ?? [];
    if (field === undefined) return { versionNumber };
    throw invalidBody(`/${field}`, `${field} goes with schema: a stored version has its own.`);
  }
  if (versionNumber !== undefined) throw invalidBody('/versionNumber', 'Send schema or versionNumber, not both.');
  return { inline: { definition: schema, name: schemaName, description, ...guidance } };
}

/** The same fields of a multipart body. */
type SchemaFields = Omit<SchemaChoice, 'schema' | 'examples' | 'parameters' | 'rules'> & {
  schema?: string;
  examples?: string;
  parameters?: string;
  rules?: string;
};

/** Parses the fields with JSON text. `examples`, `parameters` and `rules` have been validated. */
export function parseSchemaFields({ schema, examples, parameters, rules, ...fields }: SchemaFields): SchemaChoice {
  return {
    ...fields,
    ...(schema !== undefined && { schema: parseDefinition(schema) }),
    ...(examples !== undefined && { examples: JSON.parse(examples) as SchemaGuidance['examples'] }),
    ...(parameters !== undefined && { parameters: JSON.parse(parameters) as ModelParameters }),
    ...(rules !== undefined && { rules: JSON.parse(rules) as SchemaRule[] }),
  };
}

function parseDefinition(text: string): JsonObject {
  try {
    const schema: unknown = JSON.parse(text);
    if (typeof schema === 'object' && schema !== null && !Array.isArray(schema)) return schema as JsonObject;
  } catch {
    // Answered below with the expected type.
  }
  throw invalidBody('/schema', 'schema must be a JSON object as text.');
}
