import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import { buildFieldTree } from '../../schema/field-tree.ts';
import { createValidator } from '../../schema/validate.ts';
import { formAnswer } from '../form-answer.ts';

/** Forms an answer of a document that prints only these texts. */
export const form = (
  definition: JsonObject,
  answer: JsonValue,
  { printed = [] as string[], dropsInvalid = false } = {},
) => {
  const tools = { definition, validate: createValidator(definition), fields: buildFieldTree(definition) };
  return formAnswer(answer, tools, (text) => printed.includes(text), dropsInvalid);
};
export const text = { type: 'string' };
export const object = (properties: JsonObject, rest: JsonObject = {}): JsonObject => ({
  type: 'object',
  properties,
  ...rest,
});
