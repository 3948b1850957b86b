import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import { getJsonType } from '../json-type.ts';
import { addDescription, getDescription, joinSentences } from '../resolve/describe-constraints.ts';
import { createEmptySchema, type NormalizedSchema } from '../resolve/normalized-schema.ts';
import type { SchemaBranch } from '../resolve/resolve-schema.ts';
import { type CompiledNode, createUnionPlan, makeNullable, removeDuplicates } from './compiled-node.ts';
import { KEEP } from './restore-plan.ts';

interface MergeNodesOptions {
  /** Whether the user's schema allows null beside the nodes. */
  nullable: boolean;
  /** Description of the schema as a whole. */
  description: string | undefined;
  /** Name of the property. */
  name: string;
}

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

/** One node for the alternatives of a schema. Undefined if there are none and null is not allowed. */
export function mergeNodes(
  nodes: CompiledNode[],
  { nullable, description, name }: MergeNodesOptions,
): CompiledNode | undefined {
  const text = repeatsName(description, name) ? undefined : description;
  const [only] = nodes;
  if (only === undefined)
    return nullable ? { schema: addDescription({ type: 'null' }, text), plan: KEEP, nullable: true } : undefined;
  const includesNull = nodes.some((node) => node.nullable);
  const addNull = (schema: JsonObject): JsonObject => (nullable && !includesNull ? makeNullable(schema) : schema);
  const isNullable = nullable || includesNull;
  if (nodes.length === 1)
    return { schema: prependDescription(addNull(only.schema), text), plan: only.plan, nullable: isNullable };
  const union = addDescription({ anyOf: removeDuplicates(nodes.map((node) => node.schema)) }, text);
  return { schema: addNull(union), plan: createUnionPlan(nodes), nullable: isNullable };
}

function prependDescription(schema: JsonObject, description: string | undefined): JsonObject {
  if (description === undefined || Object.hasOwn(schema, '$ref')) return schema;
  return addDescription(schema, joinSentences(description, getDescription(schema)));
}

/** Whether a title or description contains only the property's name. */
function repeatsName(description: string | undefined, name: string): boolean {
  const normalize = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return description !== undefined && normalize(description) === normalize(name);
}
