import type { Tool } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';

type JsonSchema = z.core.JSONSchema.BaseSchema;

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

/** Removes what says nothing to a model, which reads the schemas of all tools before each conversation. */
function shorten(node: JsonSchema, io: 'input' | 'output'): void {
  if (node.maximum === Number.MAX_SAFE_INTEGER) delete node.maximum;
  if (node.propertyNames !== undefined) delete node.propertyNames;
  // Clients may accept more than a result says today.
  if (isEmpty(node.additionalProperties) || io === 'output') delete node.additionalProperties;
}

/** The JSON Schema of arguments or of a result, in as few words as it takes. */
export function describeSchema(schema: z.ZodObject, io: 'input' | 'output'): Tool['inputSchema'] {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    target: 'draft-7',
    io,
    override: ({ jsonSchema }) => shorten(jsonSchema, io),
  });
  return described as Tool['inputSchema'];
}
