import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import { schemaSize } from '../count-schema-elements.ts';
import { placedSchemas, type PlacedSchema } from '../locate-schemas.ts';
import { createReferences } from '../reference-resolver.ts';
import type { SchemaProfile } from '../schema-profiles.ts';
import { own } from '../subschemas.ts';
import { describeValues, joinText } from './describe-constraints.ts';
import type { Relaxations } from './relaxations.ts';

/**
 * Whether a compiled schema is within what a strict mode takes. Enums beyond the limit go into the descriptions, the
 * longest first: the schema is changed. Of all else the schema is left as it is, to be sent without strict mode.
 */
export function keepsLimits(schema: JsonObject, profile: SchemaProfile, relaxations: Relaxations): boolean {
  const placed = placedSchemas(schema, createReferences(schema));
  const size = schemaSize(placed);
  let enumValues = size.enumValues;
  if (profile.maxEnumValues !== undefined && enumValues > profile.maxEnumValues) {
    for (const { at, values } of enums(placed)) {
      if (enumValues <= profile.maxEnumValues) break;
      enumValues -= values.length;
      const description = joinText(textOf(at), describeValues(values.filter((value) => value !== null)));
      delete at['enum'];
      if (description !== undefined) at['description'] = description;
    }
    relaxations.say(
      `The schema has ${size.enumValues} enum values, but ${profile.provider} supports at most ` +
        `${profile.maxEnumValues}. The longest enums were described to the model, and the answer was validated.`,
    );
  }
  const exceeded = [
    over('properties', size.properties, profile.maxProperties),
    over('levels', size.depth, profile.maxDepth),
    over('unions', size.unions, profile.maxUnions),
  ].filter((one) => one !== undefined);
  for (const one of exceeded)
    relaxations.say(
      `${one} in the strict mode of ${profile.provider}. It was sent without strict mode, and the answer was validated.`,
    );
  return exceeded.length === 0;
}

function over(noun: string, count: number, most: number | undefined): string | undefined {
  return most === undefined || count <= most
    ? undefined
    : `The schema has ${count} ${noun}, more than the maximum of ${most}`;
}

function enums(placed: PlacedSchema[]): { at: JsonObject; values: JsonValue[] }[] {
  return placed
    .flatMap(({ schema }) => {
      const values = own(schema, 'enum');
      return Array.isArray(values) ? [{ at: schema, values }] : [];
    })
    .sort((a, b) => b.values.length - a.values.length);
}

function textOf(schema: JsonObject): string | undefined {
  const description = own(schema, 'description');
  return typeof description === 'string' ? description : undefined;
}
