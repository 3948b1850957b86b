import { getOwn, isObject } from '../../../lib/json-object.ts';
import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import { countSchemaElements } from '../count-schema-elements.ts';
import { CHILD_APPLICATORS, type LocatedSchema, locateSchemas, resolveReference } from '../locate-schemas.ts';
import { createReferenceResolver, type ReferenceResolver } from '../reference-resolver.ts';
import { describeValues, getDescription, joinSentences } from '../resolve/describe-constraints.ts';
import type { SchemaProfile } from '../schema-profiles.ts';
import { listSubschemas } from '../subschemas.ts';
import type { Relaxations } from './relaxations.ts';

/**
 * Whether a compiled schema is within the limits of the strict mode. If it has too many enum values, or an enum too
 * much text, the longest enums are moved into descriptions, in place. The other limits are only checked.
 */
export function enforceLimits(schema: JsonObject, profile: SchemaProfile, relaxations: Relaxations): boolean {
  const references = createReferenceResolver(schema);
  const located = locateSchemas(schema, references);
  const counts = countSchemaElements(located);
  const { maxEnumValues } = profile;
  if (maxEnumValues !== undefined && counts.enumValues > maxEnumValues) {
    describeLongestEnums(located, counts.enumValues - maxEnumValues);
    relaxations.addSentence(
      `The schema has ${counts.enumValues} enum values, but ${profile.provider} supports at most ${maxEnumValues}. ` +
        'The longest enums were described to the model, and the answer was validated.',
    );
  }
  describeLargeEnums(located, profile, relaxations);
  const problems = [
    describeExcess('properties', counts.properties, profile.maxProperties),
    describeExcess('levels', Math.max(counts.depth, measureDepth(schema, references)), profile.maxDepth),
    describeExcess('characters in names and enums', countNameCharacters(located), profile.maxNameCharacters),
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
  for (const found of listEnums(located)) {
    if (remaining <= 0) break;
    remaining -= found.values.length;
    describeEnum(found);
  }
}

function describeEnum({ schema, values }: { schema: JsonObject; values: JsonValue[] }): void {
  const choices = describeValues(values.filter((value) => value !== null));
  const description = joinSentences(getDescription(schema), choices);
  delete schema['enum'];
  if (description !== undefined) schema['description'] = description;
}

/** The limit of characters holds for enums with more values than this. */
const MAX_SMALL_ENUM_VALUES = 250;

function describeLargeEnums(located: LocatedSchema[], profile: SchemaProfile, relaxations: Relaxations): void {
  const { maxLargeEnumCharacters = Infinity, provider } = profile;
  for (const found of listEnums(located)) {
    const characters = countCharacters(found.values);
    if (found.values.length <= MAX_SMALL_ENUM_VALUES || characters <= maxLargeEnumCharacters) continue;
    describeEnum(found);
    relaxations.addSentence(
      `An enum of ${found.values.length} values has ${characters} characters, but ${provider} supports at most ` +
        `${maxLargeEnumCharacters}. It was described to the model, and the answer was validated.`,
    );
  }
}

const countCharacters = (values: readonly JsonValue[]): number =>
  values.reduce<number>((sum, value) => sum + (typeof value === 'string' ? value.length : 0), 0);

function countNameCharacters(located: LocatedSchema[]): number {
  return located.reduce((sum, { schema }) => {
    const names = ['properties', '$defs', 'definitions'].flatMap((keyword) => {
      const named = getOwn(schema, keyword);
      return isObject(named) ? Object.keys(named) : [];
    });
    const values = getOwn(schema, 'enum');
    const constant = getOwn(schema, 'const') ?? null;
    return sum + countCharacters([...names, constant, ...(Array.isArray(values) ? values : [])]);
  }, 0);
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

/** The levels of data below the root, also through references. A recursive reference counts once. */
function measureDepth(root: JsonObject, references: ReferenceResolver): number {
  const depths = new Map<JsonObject, number>();
  const open = new Set<JsonObject>();
  const visit = (schema: JsonObject): number => {
    const known = depths.get(schema);
    if (known !== undefined || open.has(schema)) return known ?? 0;
    open.add(schema);
    let depth = 0;
    for (const { keyword, schema: child, inPlace } of listSubschemas(schema, '')) {
      const isBelow = CHILD_APPLICATORS.has(keyword);
      if (isObject(child) && (isBelow || inPlace)) depth = Math.max(depth, visit(child) + (isBelow ? 1 : 0));
    }
    const target = resolveReference(schema, references);
    if (isObject(target)) depth = Math.max(depth, visit(target));
    open.delete(schema);
    depths.set(schema, depth);
    return depth;
  };
  return visit(root);
}
