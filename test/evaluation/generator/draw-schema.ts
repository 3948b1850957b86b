import type { JsonObject, JsonValue } from '../../../server/lib/json-value.ts';
import type { Dice } from './dice.ts';

export interface FieldDraft {
  /** Names that mean the same, as schemas have them. */
  names: readonly string[];
  schema: JsonObject;
  description?: string;
  value: JsonValue;
}

export const STRING: JsonObject = { type: 'string' };
export const NUMBER: JsonObject = { type: 'number' };
export const DATE: JsonObject = { type: 'string', format: 'date' };

const MIN_FIELDS = 2;

/** A schema that asks for most of the fields, in any order, and the data that is expected. */
export function drawSchema(
  dice: Dice,
  fields: readonly FieldDraft[],
): { definition: JsonObject; expected: JsonObject } {
  const style = dice.pick([toSnakeCase, toCamelCase, toSnakeCase]);
  const hasDescriptions = dice.chance(0.5);
  const wanted = dice.shuffle(fields).filter((_, index) => index < MIN_FIELDS || dice.chance(0.85));
  const properties: JsonObject = {};
  const expected: JsonObject = {};
  for (const { names, schema, description, value } of wanted) {
    const name = style(dice.pick(names));
    properties[name] = hasDescriptions && description !== undefined ? { ...schema, description } : schema;
    expected[name] = value;
  }
  return { definition: { type: 'object', properties }, expected };
}

/** The schema of a list and its items. All items have all fields. */
export function listOf(item: Record<string, JsonObject>): JsonObject {
  return { type: 'array', items: { type: 'object', properties: item } };
}

function toSnakeCase(name: string): string {
  return name.replaceAll(' ', '_');
}

function toCamelCase(name: string): string {
  return name.replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase());
}
