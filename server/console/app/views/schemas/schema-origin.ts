import type { SchemaRule } from '@excerpt/sdk';
import type { JsonObject } from '../../definition/definition-object.ts';

/** What a new schema begins with. */
export interface SchemaOrigin {
  schemaKey: string;
  name: string;
  description: string;
  definition: JsonObject;
  rules?: SchemaRule[];
  /** Documents to keep with the schema, for trying it. */
  samples?: readonly File[];
}

export const BLANK: SchemaOrigin = {
  schemaKey: '',
  name: '',
  description: '',
  definition: {
    type: 'object',
    properties: { name: { type: ['string', 'null'], description: 'Name of the person or company' } },
    required: ['name'],
    additionalProperties: false,
  },
};
