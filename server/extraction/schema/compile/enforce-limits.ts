import { getOwn } from '../../../lib/json-object.ts';
import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import { countSchemaElements } from '../count-schema-elements.ts';
import { locateSchemas, type LocatedSchema } from '../locate-schemas.ts';
import { createReferenceResolver } from '../reference-resolver.ts';
import { describeValues, getDescription, joinSentences } from '../resolve/describe-constraints.ts';
import type { SchemaProfile } from '../schema-profiles.ts';
import type { Relaxations } from './relaxations.ts';

/**
 * Whether a compiled schema is within the limits of the strict mode. If it has too many enum values, the longest enums
 * are moved into descriptions, in place. The other limits are only checked.
 */
export function enforceLimits(schema: JsonObject, profile: SchemaProfile, relaxations: Relaxations): boolean {
  const located = locateSchemas(schema, createReferenceResolver(schema));
  const counts = countSchemaElements(located);
  const { maxEnumValues } = profile;
  if (maxEnumValues !== undefined && counts.enumValues > maxEnumValues) {
    describeLongestEnums(located, counts.enumValues - maxEnumValues);
    relaxations.addSentence(
      `The schema has ${counts.enumValues} enum values, but ${profile.provider} supports at most ${maxEnumValues}. ` +
        'The longest enums were described to the model, and the answer was validated.',
    );
  }
  const problems = [
    describeExcess('properties', counts.properties, profile.maxProperties),
    describeExcess('levels', counts.depth, profile.maxDepth),
    describeExcess('unions', counts.unions, profile.maxUnions),
  ].filter((problem) => problem !== undefined);
  for (const problem of problems)
    relaxations.addSentence(
      `${problem} in the strict mode of ${profile.provider}. ` +
        'It was sent without strict mode, and the answer was validated.',
    );
  return problems.length === 0;
}

function describeLongestEnums(located: LocatedSchema[], excess: number): void {
  let remaining = excess;
  for (const { schema, values } of listEnums(located)) {
    if (remaining <= 0) break;
    remaining -= values.length;
    const choices = describeValues(values.filter((value) => value !== null));
    const description = joinSentences(getDescription(schema), choices);
    delete schema['enum'];
    if (description !== undefined) schema['description'] = description;
  }
}

function listEnums(located: LocatedSchema[]): { schema: JsonObject; values: JsonValue[] }[] {
  return located
    .flatMap(({ schema }) => {
      const values = getOwn(schema, 'enum');
      return Array.isArray(values) ? [{ schema, values }] : [];
    })
    .sort((a, b) => b.values.length - a.values.length);
}

function describeExcess(noun: string, count: number, max: number | undefined): string | undefined {
  if (max === undefined || count <= max) return undefined;
  return `The schema has ${count} ${noun}, more than the maximum of ${max}`;
}
