import type { JsonObject, JsonValue } from '../../lib/json-value.ts';
import { coerceAnswer } from './coerce/coerce-answer.ts';
import { buildFieldTree } from './field-tree.ts';
import { validate } from './validate.ts';

/**
 * A text in the type and format of the field `value` of a wrapped schema; null where it cannot be. Run it under a
 * deadline: it evaluates patterns of the schema.
 */
export function readField(definition: JsonObject, text: string): JsonValue {
  const field = buildFieldTree(definition).properties?.find(({ name }) => name === 'value');
  if (field === undefined || text === '') return null;
  const value = coerceAnswer(text, field);
  return validate(definition, { value }).length === 0 ? value : null;
}
