import fc from 'fast-check';
import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import type { Dialect } from '../json-schema-dialect.ts';
import { createArraySamples, createMapSamples, createTupleSamples } from './collection-samples.ts';
import { createMergedSamples, createObjectSamples, createUnusualObjectSamples } from './object-samples.ts';
import { anything, createObject, getItemSchema, getItemValues, text, type Sample, type Samples } from './sample.ts';
import { scalarSamples } from './scalar-samples.ts';
import { createNullableSamples, createObjectUnionSamples, createTypeUnionSamples } from './union-samples.ts';

/** A valid definition and a valid value. */
export interface SchemaSample {
  definition: JsonObject;
  value: JsonObject;
}

const ANYTHING: Sample = { schema: {}, values: anything };
/** Keywords beside a reference that do not change which values are valid. */
const ANNOTATIONS: readonly JsonObject[] = [
  { description: 'Referred to' },
  { title: 'By its title', default: null },
  { maxLength: 500 },
  { not: { const: 'never there' } },
  { minProperties: 0 },
  { maxItems: 99, deprecated: true },
];

/** @param local definitions to refer to */
function createSamples(depth: number, local: readonly Sample[]): Samples {
  const one = fc.constantFrom(...(local.length === 0 ? [ANYTHING] : local));
  const referred =
    local.length === 0
      ? []
      : [
          one,
          fc
            .tuple(one, fc.constantFrom(...ANNOTATIONS))
            .map(([{ schema, values }, beside]): Sample => ({ schema: { ...schema, ...beside }, values })),
          one.map(({ schema, values }): Sample => ({ schema: { allOf: [schema], description: 'Wrapped' }, values })),
        ];
  const leaf = fc.oneof(
    { weight: 3, arbitrary: scalarSamples },
    ...referred.map((arbitrary) => ({ weight: 1, arbitrary })),
  );
  if (depth === 0) return leaf;
  const inner = createSamples(depth - 1, local);
  return fc.oneof(
    { weight: 3, arbitrary: leaf },
    { weight: 2, arbitrary: createObjectSamples(inner) },
    { weight: 1, arbitrary: createArraySamples(inner) },
    { weight: 1, arbitrary: createTupleSamples(inner) },
    { weight: 1, arbitrary: createMapSamples(inner) },
    { weight: 1, arbitrary: fc.oneof(createObjectUnionSamples(inner), createTypeUnionSamples(inner)) },
    { weight: 1, arbitrary: createNullableSamples(inner) },
    { weight: 1, arbitrary: createMergedSamples(inner) },
    { weight: 1, arbitrary: createUnusualObjectSamples(inner) },
  );
}

function createTreeValues(depth: number): fc.Arbitrary<JsonValue> {
  const kids = depth === 0 ? fc.constant<JsonValue[]>([]) : fc.array(createTreeValues(depth - 1), { maxLength: 2 });
  return fc
    .tuple(text, kids, fc.boolean())
    .map(([label, found, absent]) => ({ label, kids: found, ...(absent ? {} : { parent: null }) }));
}

const TREE: Sample = { schema: { $ref: '#/$defs/tree' }, values: createTreeValues(2) };
const TREE_DEFINITION: JsonObject = {
  type: 'object',
  required: ['label', 'kids'],
  properties: {
    label: { type: 'string' },
    kids: { type: 'array', items: { $ref: '#/$defs/tree' } },
    parent: { anyOf: [{ $ref: '#/$defs/tree' }, { type: 'null' }], description: 'Its parent' },
  },
};

/** Schemas of objects, in any form. */
function createRootSamples(inner: Samples): Samples {
  return fc.oneof(
    { weight: 16, arbitrary: createObjectSamples(inner) },
    { weight: 4, arbitrary: createMergedSamples(inner) },
    { weight: 4, arbitrary: createObjectUnionSamples(inner) },
    { weight: 1, arbitrary: fc.constant(TREE) },
  );
}

/** @param dialect any by default */
export function createSchemaSamples(dialect?: Dialect, depth = 3): fc.Arbitrary<SchemaSample> {
  const isDraft07 = dialect === undefined ? fc.boolean() : fc.constant(dialect === 'draft-07');
  return fc.tuple(fc.array(createSamples(1, []), { maxLength: 2 }), isDraft07).chain(([definitions, useDraft07]) => {
    const local = definitions.map(({ schema, values }, index): Sample => ({
      schema: { $ref: `#/$defs/d${index}` },
      values: getItemValues(schema, values),
    }));
    const $defs = Object.fromEntries([
      ['tree', TREE_DEFINITION],
      ...definitions.map(({ schema }, index) => [`d${index}`, getItemSchema(schema)] as const),
    ]);
    return createRootSamples(createSamples(depth - 1, [...local, TREE])).chain(({ schema, values }) =>
      values.map((value) => ({
        definition: useDraft07
          ? {
              $schema: 'http://json-schema.org/draft-07/schema#',
              ...(convertToDraft07({ ...schema, $defs }) as JsonObject),
            }
          : { ...schema, $defs },
        value: value as JsonObject,
      })),
    );
  });
}

const DRAFT_07 = new Map([
  ['$defs', 'definitions'],
  ['dependentRequired', 'dependencies'],
  ['dependentSchemas', 'dependencies'],
  ['prefixItems', 'items'],
]);

/** Renames keywords. No property of the samples has the name of one. */
function convertToDraft07(schema: JsonValue): JsonValue {
  if (Array.isArray(schema)) return schema.map(convertToDraft07);
  if (typeof schema !== 'object' || schema === null) return schema;
  return createObject(
    Object.entries(schema).map(([key, value]): [string, JsonValue] => {
      if (key === '$ref' && typeof value === 'string') return [key, value.replace('#/$defs/', '#/definitions/')];
      const name = key === 'items' && Array.isArray(schema['prefixItems']) ? 'additionalItems' : DRAFT_07.get(key);
      return [name ?? key, convertToDraft07(value)];
    }),
  );
}
