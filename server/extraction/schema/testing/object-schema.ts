import type { JsonObject } from '../../../lib/json-value.ts';

/** The schema of an object that has to have all of its properties. */
export const objectSchema = (properties: JsonObject, rest: JsonObject = {}): JsonObject => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  ...rest,
});
