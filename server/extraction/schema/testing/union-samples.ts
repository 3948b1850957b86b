import fc from 'fast-check';
import type { JsonObject } from '../../../lib/json-value.ts';
import { createObjectSamples } from './object-samples.ts';
import { createObjectValues, type Sample, type Samples } from './sample.ts';
import { numberSamples, stringSamples } from './scalar-samples.ts';

/** Unions of objects that differ in a constant. */
export function createObjectUnionSamples(inner: Samples): Samples {
  const kinds = fc
    .tuple(inner, inner, fc.boolean(), fc.constantFrom('anyOf', 'oneOf'))
    .map(([a, b, optional, keyword]): Sample => {
      const option = (kind: string, { schema }: Sample): JsonObject => ({
        type: 'object',
        properties: { kind: { const: kind }, body: schema },
        required: optional ? ['kind'] : ['kind', 'body'],
        description: `Of kind ${kind}`,
      });
      const values = (kind: string, one: Sample): fc.Arbitrary<JsonObject> =>
        createObjectValues([
          ['kind', { schema: {}, values: fc.constant(kind) }, true],
          ['body', one, !optional],
        ]);
      return {
        schema: { description: 'One of two', [keyword]: [option('a', a), option('b', b)] },
        values: fc.oneof(values('a', a), values('b', b)),
      };
    });
  const beside = fc.tuple(inner, inner, inner).map(([a, b, shared]): Sample => ({
    schema: {
      type: 'object',
      properties: { shared: shared.schema },
      required: ['shared'],
      oneOf: [
        { properties: { kind: { const: 1 }, a: a.schema }, required: ['kind', 'a'] },
        { properties: { kind: { const: 2 }, b: b.schema }, required: ['kind'] },
      ],
    },
    values: fc.oneof(
      createObjectValues([
        ['kind', { schema: {}, values: fc.constant(1) }, true],
        ['a', a, true],
        ['shared', shared, true],
      ]),
      createObjectValues([
        ['kind', { schema: {}, values: fc.constant(2) }, true],
        ['b', b, false],
        ['shared', shared, true],
      ]),
    ),
  }));
  return fc.oneof(kinds, beside);
}

/** Unions of different types. */
export function createTypeUnionSamples(inner: Samples): Samples {
  return fc
    .tuple(stringSamples, numberSamples, createObjectSamples(inner), fc.constantFrom('anyOf', 'oneOf'))
    .map(([a, b, c, keyword]): Sample => ({
      schema: {
        [keyword]: [a.schema, b.schema, { type: 'array', items: { type: 'boolean' } }, c.schema, { type: 'null' }],
      },
      values: fc.oneof(a.values, b.values, fc.array(fc.boolean(), { maxLength: 2 }), c.values, fc.constant(null)),
    }));
}

export function createNullableSamples(inner: Samples): Samples {
  return fc
    .tuple(inner, fc.constantFrom('anyOf', 'oneOf'))
    .filter(([{ schema }, keyword]) => keyword === 'anyOf' || schema['type'] === 'object')
    .map(([{ schema, values }, keyword]) => ({
      schema: { [keyword]: [schema, { type: 'null' }], description: 'Or none' },
      values: fc.oneof(values, fc.constant(null)),
    }));
}
