import type { JsonObject } from '../../lib/json-value.ts';

/** The definition of an object whose property `value` has a schema. */
export function wrapField({ $defs, definitions, $schema, ...schema }: JsonObject): JsonObject {
  return {
    type: 'object',
    properties: { value: schema },
    required: ['value'],
    ...($schema !== undefined && { $schema }),
    ...($defs !== undefined && { $defs }),
    ...(definitions !== undefined && { definitions }),
  };
}
