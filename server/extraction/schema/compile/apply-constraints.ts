import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import { addDescription, describeConstraint, getDescription, joinSentences } from '../resolve/describe-constraints.ts';
import type { NormalizedSchema } from '../resolve/normalized-schema.ts';
import type { SchemaProfile } from '../schema-profiles.ts';

const OBJECT_KEYWORDS = [
  'propertyNames',
  'minProperties',
  'maxProperties',
  'dependentRequired',
  'dependentSchemas',
  'dependencies',
];
const KEYWORDS_BY_TYPE: Readonly<Record<string, readonly string[]>> = {
  string: ['pattern', 'format', 'minLength', 'maxLength'],
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  array: ['minItems', 'maxItems', 'uniqueItems', 'contains'],
  object: OBJECT_KEYWORDS,
};
const TYPE_BY_KEYWORD = new Map(
  Object.entries(KEYWORDS_BY_TYPE).flatMap(([type, keywords]) => keywords.map((keyword) => [keyword, type] as const)),
);
/** Keywords that no provider supports. */
const DESCRIBED_KEYWORDS = new Set(['not', 'if', 'contains', ...OBJECT_KEYWORDS]);

export interface ApplyConstraintsOptions {
  /** Types of the user's value, which can differ from the type that is sent; `any` for all types. */
  types: string[];
  profile: SchemaProfile;
  /** Called for each keyword that is described instead of sent. */
  onDescribed: (keyword: string) => void;
}

/** Adds the constraints of `schema` to `compiled`: supported keywords as keywords, the others in the description. */
export function applyConstraints(
  compiled: JsonObject,
  schema: NormalizedSchema,
  { types, profile, onDescribed }: ApplyConstraintsOptions,
): JsonObject {
  const result = { ...compiled };
  const sentences: string[] = [...schema.notes];
  for (const [keyword, value] of schema.constraints) {
    const type = TYPE_BY_KEYWORD.get(keyword);
    if (type !== undefined && !types.includes(type) && !types.includes('any')) continue;
    // An object can be sent as an array of its entries: the keywords of objects do not apply to it.
    const appliesToCompiled = Object.hasOwn(result, 'type') && (result['type'] === 'array') === (type === 'array');
    if (appliesToCompiled && isSupported(profile, keyword, value)) {
      result[keyword] = value;
      continue;
    }
    const sentence = describeConstraint(keyword, value);
    if (sentence === '') continue;
    sentences.push(sentence);
    onDescribed(keyword);
  }
  return addDescription(result, joinSentences(schema.description, getDescription(result), ...sentences));
}

function isSupported(profile: SchemaProfile, keyword: string, value: JsonValue): boolean {
  if (DESCRIBED_KEYWORDS.has(keyword) || Object.hasOwn(profile.keywords, keyword)) return false;
  if (keyword === 'format') return profile.formats?.includes(String(value)) ?? true;
  // Constrained decoding needs regular languages: look-around and back-references are not regular.
  return keyword !== 'pattern' || !profile.strict || !/\(\?(?:[=!]|<[=!])|\\[1-9k]/.test(String(value));
}
