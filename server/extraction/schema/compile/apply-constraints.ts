import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import type { SchemaProfile } from '../schema-profiles.ts';
import { describeConstraint, joinText, withDescription } from './describe-constraints.ts';
import type { Facts } from './normalized-schema.ts';

const OF_OBJECTS = [
  'propertyNames',
  'minProperties',
  'maxProperties',
  'dependentRequired',
  'dependentSchemas',
  'dependencies',
];
const OF_TYPE: Readonly<Record<string, readonly string[]>> = {
  string: ['pattern', 'format', 'minLength', 'maxLength'],
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  array: ['minItems', 'maxItems', 'uniqueItems', 'contains'],
  object: OF_OBJECTS,
};
const TYPE_OF = new Map(
  Object.entries(OF_TYPE).flatMap(([type, keywords]) => keywords.map((keyword) => [keyword, type] as const)),
);
/** Keywords that are never sent as such. */
const SPOKEN = new Set(['not', 'if', 'contains', ...OF_OBJECTS]);

/**
 * A compiled schema with the constraints that a profile takes as keywords, and the others in its description.
 * @param types of the user's value, which may be sent in another form: `any` for all
 * @param onDescribed hears of each keyword that is said in words
 */
export function putConstraints(
  sent: JsonObject,
  facts: Facts,
  types: string[],
  profile: SchemaProfile,
  onDescribed: (keyword: string) => void,
): JsonObject {
  const schema = { ...sent };
  const words: string[] = [...facts.notes];
  for (const [keyword, value] of facts.constraints) {
    const type = TYPE_OF.get(keyword);
    if (type !== undefined && !types.includes(type) && !types.includes('any')) continue;
    // An object may be sent as an array of its entries.
    if (
      takes(profile, keyword, value) &&
      Object.hasOwn(schema, 'type') &&
      (schema['type'] === 'array') === (type === 'array')
    ) {
      schema[keyword] = value;
      continue;
    }
    const said = describeConstraint(keyword, value);
    if (said === '') continue;
    words.push(said);
    onDescribed(keyword);
  }
  return withDescription(
    schema,
    joinText(
      facts.description,
      typeof schema['description'] === 'string' ? schema['description'] : undefined,
      ...words,
    ),
  );
}

function takes(profile: SchemaProfile, keyword: string, value: JsonValue): boolean {
  if (SPOKEN.has(keyword) || Object.hasOwn(profile.keywords, keyword)) return false;
  if (keyword === 'format') return profile.formats?.includes(String(value)) ?? true;
  // Look-around and back-references are no regular expressions: no grammar can hold a model to them.
  return keyword !== 'pattern' || !profile.strict || !/\(\?(?:[=!]|<[=!])|\\[1-9k]/.test(String(value));
}
