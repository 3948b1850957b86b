import fc from 'fast-check';
import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import { NAMES } from './object-samples.ts';
import { anything, createObject, getItemSchema, getItemValues, type Sample, type Samples } from './sample.ts';
import { scalarSamples } from './scalar-samples.ts';

export function createArraySamples(inner: Samples): Samples {
  return fc
    .tuple(
      inner,
      fc.constantFrom<JsonObject>(
        {},
        { minItems: 1 },
        { maxItems: 4, description: 'A list' },
        { type: ['array', 'null'] },
        { contains: {}, minItems: 1 },
        { not: { minItems: 5 } },
      ),
    )
    .map(([{ schema, values }, rest]) => ({
      schema: { type: 'array', items: getItemSchema(schema), ...rest },
      values: fc.array(getItemValues(schema, values), { minLength: 'minItems' in rest ? 1 : 0, maxLength: 3 }),
    }));
}

export function createTupleSamples(inner: Samples): Samples {
  return fc.tuple(inner, inner, fc.option(scalarSamples)).map(([a, b, rest]) => ({
    schema: {
      type: 'array',
      prefixItems: [getItemSchema(a.schema), getItemSchema(b.schema)],
      items: rest === null ? false : getItemSchema(rest.schema),
      minItems: 2,
    },
    values: fc
      .tuple(
        getItemValues(a.schema, a.values),
        getItemValues(b.schema, b.values),
        rest === null ? fc.constant([]) : fc.array(getItemValues(rest.schema, rest.values), { maxLength: 2 }),
      )
      .map(([first, second, others]) => [first, second, ...others]),
  }));
}

export function createMapSamples(inner: Samples): Samples {
  const keys = fc.constantFrom('x_1', 'x_2', '__proto__x', 'x_constructor');
  const entries = (values: fc.Arbitrary<JsonValue>): fc.Arbitrary<[string, JsonValue][]> =>
    fc.uniqueArray(
      fc.tuple(
        keys.filter((key) => key.startsWith('x')),
        values,
      ),
      { maxLength: 3, selector: ([key]) => key },
    );
  return fc
    .tuple(inner, inner, fc.constantFrom('map', 'pattern', 'mixed', 'free'))
    .map(([one, other, kind]): Sample => {
      if (kind === 'free') return { schema: { type: 'object' }, values: entries(anything).map(createObject) };
      if (kind === 'map')
        return {
          schema: { type: 'object', additionalProperties: one.schema, maxProperties: 9 },
          values: fc
            .uniqueArray(fc.tuple(fc.constantFrom(...NAMES, '__proto__'), one.values), {
              maxLength: 3,
              selector: ([key]) => key,
            })
            .map(createObject),
        };
      if (kind === 'pattern')
        return {
          schema: { type: 'object', patternProperties: { '^x': one.schema }, additionalProperties: false },
          values: entries(one.values).map(createObject),
        };
      return {
        schema: {
          type: 'object',
          properties: { named: other.schema },
          required: ['named'],
          additionalProperties: getItemSchema(one.schema),
        },
        values: fc
          .tuple(other.values, entries(getItemValues(one.schema, one.values)))
          .map(([named, rest]) => createObject([['named', named], ...rest])),
      };
    });
}
