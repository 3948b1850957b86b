import type { JsonValue } from '../../../lib/json-value.ts';
import { getJsonType } from '../json-type.ts';
import { joinSentences } from '../resolve/describe-constraints.ts';
import { createEmptySchema, type NormalizedSchema } from '../resolve/normalized-schema.ts';
import type { SchemaBranch } from '../resolve/resolve-schema.ts';

const STRING_KEYWORDS = ['pattern', 'format', 'minLength', 'maxLength'];
const NUMBER_KEYWORDS = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'];
const MAX_EXAMPLES_PER_NOTE = 5;
const MAX_NOTES = 100;

/** The types that a schema declares, or else implies by its keywords. `any` if there is no indication. */
export function listTypes(schema: NormalizedSchema): ReadonlySet<string> {
  const { types, values, properties, patternProperties, required, additionalProperties, constraints } = schema;
  if (types !== undefined) return types;
  if (values !== undefined) return new Set(values.map(getJsonType));
  if (properties.size + patternProperties.size + required.size > 0 || additionalProperties !== undefined)
    return new Set(['object', 'null']);
  if (schema.items !== undefined || schema.prefixItems.length > 0) return new Set(['array', 'null']);
  if (STRING_KEYWORDS.some((keyword) => constraints.has(keyword))) return new Set(['string', 'null']);
  return new Set(NUMBER_KEYWORDS.some((keyword) => constraints.has(keyword)) ? ['number', 'null'] : ['any']);
}

/** Whether all values are scalars, so that they can be sent as one enum. */
export function isScalarChoice({ values }: SchemaBranch): boolean {
  return values?.every((value) => value === null || typeof value !== 'object') === true;
}

/** Without null and without values that contradict the types of the branch. */
export function dropImpossibleValues(branch: SchemaBranch): SchemaBranch {
  const types = listTypes(branch);
  const values = (branch.values ?? []).filter(
    (value) => value !== null && (types.has(getJsonType(value)) || (types.has('number') && typeof value === 'number')),
  );
  return { ...branch, values };
}

/** One enum with the values of all branches. The descriptions of the branches become notes on their values. */
export function mergeChoices(choices: SchemaBranch[]): SchemaBranch | undefined {
  const [only] = choices;
  if (choices.length < 2) return only;
  const values = new Map<string, JsonValue>();
  for (const choice of choices) for (const value of choice.values ?? []) values.set(JSON.stringify(value), value);
  const notes = choices.flatMap((choice) => {
    const text = joinSentences(choice.description, ...choice.notes);
    const examples = (choice.values ?? []).slice(0, MAX_EXAMPLES_PER_NOTE).map((value) => JSON.stringify(value));
    return text === undefined ? [] : [`${examples.join(', ')}: ${text}`];
  });
  return { ...createEmptySchema(), values: [...values.values()], notes: notes.slice(0, MAX_NOTES) };
}
