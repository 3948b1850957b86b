import type { JsonObject } from '../../../lib/json-value.ts';
import { addDescription, getDescription, joinSentences } from '../resolve/describe-constraints.ts';
import { createUnionPlan, makeNullable, removeDuplicates, type CompiledNode } from './compiled-node.ts';
import { KEEP } from './restore-plan.ts';

export interface MergeNodesOptions {
  /** Whether the user's schema allows null beside the nodes. */
  nullable: boolean;
  /** Description of the schema as a whole. */
  description: string | undefined;
  /** Name of the property. */
  name: string;
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
