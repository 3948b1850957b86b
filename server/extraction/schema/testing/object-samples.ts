import fc from 'fast-check';
import type { JsonObject } from '../../../lib/json-value.ts';
import { anything, number, createObject, text, createObjectValues, type Sample, type Samples } from './sample.ts';

/** Names that programs confuse with others, or that providers do not support. */
export const NAMES = [
  'total',
  'name',
  'Straße Nr.',
  'constructor',
  'key',
  '',
  'answer',
  'otherProperties',
  'json',
  'list',
  '7',
  'a/b~c',
  'kind_of',
  'x.y',
];

/** Parsed from text: an object literal with `then` is taken for a promise. */
const CONDITION = JSON.parse('{"if":{"required":["never there"]},"then":{"required":["total"]}}') as JsonObject;

export function createObjectSamples(inner: Samples): Samples {
  const property = fc.tuple(fc.constantFrom(...NAMES), inner, fc.boolean());
  const loose: fc.Arbitrary<JsonObject> = fc.constantFrom<JsonObject>(
    {},
    {},
    { additionalProperties: false },
    { not: { required: ['never there'] } },
    { dependentRequired: { 'never there': ['total'] } },
    { additionalProperties: true },
    { unevaluatedProperties: false },
    { propertyNames: { maxLength: 100 } },
    { minProperties: 0, maxProperties: 50 },
    { patternProperties: { '^never there': { type: 'string' } } },
    { dependentSchemas: { 'never there': { required: ['total'] } } },
    CONDITION,
    { anyOf: [{ minProperties: 0 }, { required: ['never there'] }] },
    { title: 'An object' },
  );
  return fc
    .tuple(fc.uniqueArray(property, { minLength: 1, maxLength: 4, selector: ([key]) => key }), loose)
    .map(([properties, rest]) => ({
      schema: {
        type: 'object',
        properties: createObject(properties.map(([key, { schema }]) => [key, schema])),
        ...rest,
        required: properties.filter(([, , required]) => required).map(([key]) => key),
      },
      values: createObjectValues(properties),
    }));
}

/** Objects that require undescribed properties, allow other types, or are unions of similar objects. */
export function createUnusualObjectSamples(inner: Samples): Samples {
  const undescribed = fc.tuple(inner, fc.boolean()).map(([{ schema, values }, isClosed]): Sample => ({
    schema: {
      type: 'object',
      properties: { known: schema },
      required: ['undescribed'],
      ...(isClosed ? { additionalProperties: { type: ['string', 'number'] } } : {}),
    },
    values: createObjectValues([
      ['known', { schema, values }, false],
      ['undescribed', { schema: {}, values: isClosed ? fc.oneof(text, number) : anything }, true],
    ]),
  }));
  const oneOfTypes = fc
    .tuple(inner, fc.constantFrom<string[]>(['object', 'null'], ['string', 'object'], ['integer', 'object', 'null']))
    .map(([{ schema, values }, type]): Sample => ({
      schema: { type, properties: { part: schema }, required: ['part'] },
      values: fc.oneof(
        createObjectValues([['part', { schema, values }, true]]),
        type[0] === 'string' ? text : type[0] === 'integer' ? fc.integer() : fc.constant(null),
      ),
    }));
  // Only the names of the properties differ.
  const similar = fc.tuple(inner, inner, inner, fc.boolean()).map(([a, b, c, isClosed]): Sample => {
    const option = (name: string, one: Sample): JsonObject => ({
      type: 'object',
      properties: { both: a.schema, [name]: one.schema },
      required: ['both', name],
      ...(isClosed ? { additionalProperties: false } : {}),
    });
    return {
      schema: { anyOf: [option('left', b), option('right', c)] },
      values: fc.oneof(
        createObjectValues([
          ['both', a, true],
          ['left', b, true],
        ]),
        createObjectValues([
          ['both', a, true],
          ['right', c, true],
        ]),
      ),
    };
  });
  return fc.oneof(undescribed, oneOfTypes, similar);
}

export function createMergedSamples(inner: Samples): Samples {
  return fc.tuple(inner, inner, fc.boolean()).map(([a, b, deep]): Sample => {
    const one: JsonObject = {
      type: 'object',
      properties: { a: a.schema, n: { type: 'number', minimum: 0 } },
      required: ['a'],
    };
    const two: JsonObject = {
      properties: { b: b.schema, n: { type: ['integer', 'string'], maximum: 9 } },
      required: ['n'],
    };
    return {
      schema: deep
        ? { allOf: [{ allOf: [one] }, { $comment: 'both', ...two }] }
        : { ...one, allOf: [two], description: 'Merged' },
      values: createObjectValues([
        ['a', a, true],
        ['b', b, false],
        ['n', { schema: {}, values: fc.integer({ min: 0, max: 9 }) }, true],
      ]),
    };
  });
}
