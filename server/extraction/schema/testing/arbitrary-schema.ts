import fc from 'fast-check';
import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import type { Dialect } from '../json-schema-dialect.ts';

/** A definition that passes its check, and a value that meets it. */
export interface SchemaSample {
  definition: JsonObject;
  value: JsonObject;
}

/** A schema with a source of values that meet it. */
interface Sample {
  schema: JsonObject;
  values: fc.Arbitrary<JsonValue>;
}

type Samples = fc.Arbitrary<Sample>;

const NAMES = [
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

/** An object without surprises in its names. */
export function objectOf(entries: readonly (readonly [string, JsonValue])[]): JsonObject {
  const object: JsonObject = {};
  for (const [key, value] of entries)
    Object.defineProperty(object, key, { value, enumerable: true, writable: true, configurable: true });
  return object;
}

const text = fc.string({ maxLength: 8, unit: 'grapheme' });
const number = fc.oneof(
  fc.integer({ min: -1_000_000, max: 1_000_000 }),
  fc.integer({ min: -99_999, max: 99_999 }).map((cents) => cents / 100),
);
const scalar: fc.Arbitrary<JsonValue> = fc.oneof(text, number, fc.boolean(), fc.constant(null));
const anything: fc.Arbitrary<JsonValue> = fc.oneof(
  scalar,
  fc.array(scalar, { maxLength: 3 }),
  fc.array(fc.tuple(fc.constantFrom('a', 'json', '__proto__'), scalar), { maxLength: 2 }).map(objectOf),
);

const strings: Samples = fc.constantFrom<Sample>(
  { schema: { type: 'string' }, values: text },
  { schema: { type: 'string', minLength: 2, maxLength: 5 }, values: fc.stringMatching(/^[a-z]{2,5}$/) },
  { schema: { type: 'string', pattern: '^[A-Z]{2}\\d+$' }, values: fc.stringMatching(/^[A-Z]{2}\d{1,6}$/) },
  { schema: { type: 'string', pattern: '^(?!x)[a-z]+$' }, values: fc.stringMatching(/^[a-w]{1,6}$/) },
  {
    schema: { type: 'string', format: 'date' },
    values: fc
      .date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
  },
  {
    schema: { type: 'string', format: 'email', title: 'Mail' },
    values: fc.constantFrom('a@example.org', 'b.c@example.com'),
  },
  { schema: { type: 'string', format: 'uuid', examples: ['none'] }, values: fc.uuid() },
  { schema: { type: 'string', format: 'iban' }, values: text },
);

const numbers: Samples = fc.constantFrom<Sample>(
  { schema: { type: 'number' }, values: number },
  {
    schema: { type: 'number', minimum: 0, exclusiveMaximum: 1000 },
    values: fc.integer({ min: 0, max: 99_999 }).map((cents) => cents / 100),
  },
  { schema: { type: 'integer', description: 'A count', default: 0 }, values: fc.integer() },
  {
    schema: { type: 'integer', multipleOf: 5, maximum: 500 },
    values: fc.integer({ min: -100, max: 100 }).map((fifth) => fifth * 5),
  },
);

const choices: Samples = fc.constantFrom<Sample>(
  { schema: { enum: ['EUR', 'USD', 'x y'] }, values: fc.constantFrom('EUR', 'USD', 'x y') },
  { schema: { type: ['string', 'null'], enum: ['a', null] }, values: fc.constantFrom('a', null) },
  { schema: { enum: [1, 2.5, 'three', true, null] }, values: fc.constantFrom(1, 2.5, 'three', true, null) },
  { schema: { const: 'fixed' }, values: fc.constant('fixed') },
  { schema: { const: 42, description: 'The answer' }, values: fc.constant(42) },
  { schema: { const: { a: [1, 'x'], b: null } }, values: fc.constant({ a: [1, 'x'], b: null }) },
  {
    schema: {
      oneOf: [
        { const: 'in', title: 'Incoming' },
        { const: 'out', description: 'Outgoing' },
      ],
    },
    values: fc.constantFrom('in', 'out'),
  },
);

const scalars: Samples = fc.oneof(
  strings,
  numbers,
  choices,
  fc.constantFrom<Sample>(
    { schema: { type: 'boolean' }, values: fc.boolean() },
    { schema: { type: ['string', 'null'], description: 'Maybe' }, values: fc.oneof(text, fc.constant(null)) },
    {
      schema: { type: ['string', 'integer', 'null'], maximum: 7 },
      values: fc.oneof(text, fc.integer({ max: 7 }), fc.constant(null)),
    },
    { schema: { type: 'string', nullable: true }, values: fc.oneof(text, fc.constant(null)) },
    { schema: { type: 'null' }, values: fc.constant(null) },
    { schema: { const: null }, values: fc.constant(null) },
    {
      schema: { enum: [{ a: 1 }, ['x', 2], [], 'y', null] },
      values: fc.constantFrom<JsonValue>({ a: 1 }, ['x', 2], [], 'y', null),
    },
    {
      schema: {
        anyOf: [
          { type: 'string', format: 'date' },
          { type: 'string', pattern: '^Q[1-4]$' },
          { type: 'integer', minimum: 1 },
        ],
      },
      values: fc.oneof(fc.constantFrom('2026-01-31', 'Q3'), fc.integer({ min: 1 })),
    },
    { schema: { type: ['boolean', 'number'], enum: [true, 1.5, 3] }, values: fc.constantFrom(true, 1.5, 3) },
    { schema: {}, values: anything },
    { schema: { description: 'Anything at all' }, values: anything },
    { schema: { not: { type: 'null' } }, values: fc.oneof(text, number) },
  ),
);

const ANYTHING: Sample = { schema: {}, values: anything };
/** What may stand beside a reference without changing what meets it. */
const BESIDE: readonly JsonObject[] = [
  { description: 'Referred to' },
  { title: 'By its title', default: null },
  { maxLength: 500 },
  { not: { const: 'never there' } },
  { minProperties: 0 },
  { maxItems: 99, deprecated: true },
];

/** @param local definitions that may be referred to */
function samples(depth: number, local: readonly Sample[]): Samples {
  const one = fc.constantFrom(...(local.length === 0 ? [ANYTHING] : local));
  const referred =
    local.length === 0
      ? []
      : [
          one,
          fc
            .tuple(one, fc.constantFrom(...BESIDE))
            .map(([{ schema, values }, beside]): Sample => ({ schema: { ...schema, ...beside }, values })),
          one.map(({ schema, values }): Sample => ({ schema: { allOf: [schema], description: 'Wrapped' }, values })),
        ];
  const leaf = fc.oneof({ weight: 3, arbitrary: scalars }, ...referred.map((arbitrary) => ({ weight: 1, arbitrary })));
  if (depth === 0) return leaf;
  const inner = samples(depth - 1, local);
  return fc.oneof(
    { weight: 3, arbitrary: leaf },
    { weight: 2, arbitrary: objects(inner) },
    { weight: 1, arbitrary: arrays(inner) },
    { weight: 1, arbitrary: tuples(inner) },
    { weight: 1, arbitrary: maps(inner) },
    { weight: 1, arbitrary: fc.oneof(objectUnions(inner), typeUnions(inner)) },
    { weight: 1, arbitrary: nullables(inner) },
    { weight: 1, arbitrary: merged(inner) },
    { weight: 1, arbitrary: oddObjects(inner) },
  );
}

/** As text, because of its `then`: an object with one is taken for a promise. */
const CONDITION = JSON.parse('{"if":{"required":["never there"]},"then":{"required":["total"]}}') as JsonObject;

function objects(inner: Samples): Samples {
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
        properties: objectOf(properties.map(([key, { schema }]) => [key, schema])),
        ...rest,
        required: properties.filter(([, , required]) => required).map(([key]) => key),
      },
      values: valuesOf(properties),
    }));
}

/** Objects that require what they do not describe, and those that are one of several types. */
function oddObjects(inner: Samples): Samples {
  const undescribed = fc.tuple(inner, fc.boolean()).map(([{ schema, values }, isClosed]): Sample => ({
    schema: {
      type: 'object',
      properties: { known: schema },
      required: ['undescribed'],
      ...(isClosed ? { additionalProperties: { type: ['string', 'number'] } } : {}),
    },
    values: valuesOf([
      ['known', { schema, values }, false],
      ['undescribed', { schema: {}, values: isClosed ? fc.oneof(text, number) : anything }, true],
    ]),
  }));
  const oneOfTypes = fc
    .tuple(inner, fc.constantFrom<string[]>(['object', 'null'], ['string', 'object'], ['integer', 'object', 'null']))
    .map(([{ schema, values }, type]): Sample => ({
      schema: { type, properties: { part: schema }, required: ['part'] },
      values: fc.oneof(
        valuesOf([['part', { schema, values }, true]]),
        type[0] === 'string' ? text : type[0] === 'integer' ? fc.integer() : fc.constant(null),
      ),
    }));
  // Nothing but the names tells them apart.
  const alike = fc.tuple(inner, inner, inner, fc.boolean()).map(([a, b, c, isClosed]): Sample => {
    const option = (name: string, one: Sample): JsonObject => ({
      type: 'object',
      properties: { both: a.schema, [name]: one.schema },
      required: ['both', name],
      ...(isClosed ? { additionalProperties: false } : {}),
    });
    return {
      schema: { anyOf: [option('left', b), option('right', c)] },
      values: fc.oneof(
        valuesOf([
          ['both', a, true],
          ['left', b, true],
        ]),
        valuesOf([
          ['both', a, true],
          ['right', c, true],
        ]),
      ),
    };
  });
  return fc.oneof(undescribed, oneOfTypes, alike);
}

function valuesOf(properties: readonly (readonly [string, Sample, boolean])[]): fc.Arbitrary<JsonObject> {
  const entries = properties.map(([key, { values }, required]) =>
    required
      ? values.map((value) => [[key, value] as const])
      : fc.oneof(
          values.map((value) => [[key, value] as const]),
          fc.constant([]),
        ),
  );
  return fc.tuple(...entries).map((found) => objectOf(found.flat()));
}

function arrays(inner: Samples): Samples {
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
      schema: { type: 'array', items: typed(schema), ...rest },
      values: fc.array(typedValues(schema, values), { minLength: 'minItems' in rest ? 1 : 0, maxLength: 3 }),
    }));
}

/** Items have to have a type. */
function typed(schema: JsonObject): JsonObject {
  return isTyped(schema) ? schema : { type: 'string' };
}

function typedValues(schema: JsonObject, values: fc.Arbitrary<JsonValue>): fc.Arbitrary<JsonValue> {
  return isTyped(schema) ? values : text;
}

function isTyped(schema: JsonObject): boolean {
  return (
    ['type', 'enum', 'const', '$ref', 'allOf'].some((keyword) => keyword in schema) ||
    ['anyOf', 'oneOf'].some(
      (keyword) => Array.isArray(schema[keyword]) && schema[keyword].every((one) => isTyped(one as JsonObject)),
    )
  );
}

function tuples(inner: Samples): Samples {
  return fc.tuple(inner, inner, fc.option(scalars)).map(([a, b, rest]) => ({
    schema: {
      type: 'array',
      prefixItems: [typed(a.schema), typed(b.schema)],
      items: rest === null ? false : typed(rest.schema),
      minItems: 2,
    },
    values: fc
      .tuple(
        typedValues(a.schema, a.values),
        typedValues(b.schema, b.values),
        rest === null ? fc.constant([]) : fc.array(typedValues(rest.schema, rest.values), { maxLength: 2 }),
      )
      .map(([first, second, others]) => [first, second, ...others]),
  }));
}

function maps(inner: Samples): Samples {
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
      if (kind === 'free') return { schema: { type: 'object' }, values: entries(anything).map(objectOf) };
      if (kind === 'map')
        return {
          schema: { type: 'object', additionalProperties: one.schema, maxProperties: 9 },
          values: fc
            .uniqueArray(fc.tuple(fc.constantFrom(...NAMES, '__proto__'), one.values), {
              maxLength: 3,
              selector: ([key]) => key,
            })
            .map(objectOf),
        };
      if (kind === 'pattern')
        return {
          schema: { type: 'object', patternProperties: { '^x': one.schema }, additionalProperties: false },
          values: entries(one.values).map(objectOf),
        };
      return {
        schema: {
          type: 'object',
          properties: { named: other.schema },
          required: ['named'],
          additionalProperties: typed(one.schema),
        },
        values: fc
          .tuple(other.values, entries(typedValues(one.schema, one.values)))
          .map(([named, rest]) => objectOf([['named', named], ...rest])),
      };
    });
}

/** Objects that are told apart by a constant. */
function objectUnions(inner: Samples): Samples {
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
        valuesOf([
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
      valuesOf([
        ['kind', { schema: {}, values: fc.constant(1) }, true],
        ['a', a, true],
        ['shared', shared, true],
      ]),
      valuesOf([
        ['kind', { schema: {}, values: fc.constant(2) }, true],
        ['b', b, false],
        ['shared', shared, true],
      ]),
    ),
  }));
  return fc.oneof(kinds, beside);
}

/** Options that are told apart by their types. */
function typeUnions(inner: Samples): Samples {
  return fc
    .tuple(strings, numbers, objects(inner), fc.constantFrom('anyOf', 'oneOf'))
    .map(([a, b, c, keyword]): Sample => ({
      schema: {
        [keyword]: [a.schema, b.schema, { type: 'array', items: { type: 'boolean' } }, c.schema, { type: 'null' }],
      },
      values: fc.oneof(a.values, b.values, fc.array(fc.boolean(), { maxLength: 2 }), c.values, fc.constant(null)),
    }));
}

function nullables(inner: Samples): Samples {
  return fc
    .tuple(inner, fc.constantFrom('anyOf', 'oneOf'))
    .filter(([{ schema }, keyword]) => keyword === 'anyOf' || schema['type'] === 'object')
    .map(([{ schema, values }, keyword]) => ({
      schema: { [keyword]: [schema, { type: 'null' }], description: 'Or none' },
      values: fc.oneof(values, fc.constant(null)),
    }));
}

function merged(inner: Samples): Samples {
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
      values: valuesOf([
        ['a', a, true],
        ['b', b, false],
        ['n', { schema: {}, values: fc.integer({ min: 0, max: 9 }) }, true],
      ]),
    };
  });
}

function tree(depth: number): fc.Arbitrary<JsonValue> {
  const kids = depth === 0 ? fc.constant<JsonValue[]>([]) : fc.array(tree(depth - 1), { maxLength: 2 });
  return fc
    .tuple(text, kids, fc.boolean())
    .map(([label, found, absent]) => ({ label, kids: found, ...(absent ? {} : { parent: null }) }));
}

const TREE: Sample = { schema: { $ref: '#/$defs/tree' }, values: tree(2) };
const TREE_DEFINITION: JsonObject = {
  type: 'object',
  required: ['label', 'kids'],
  properties: {
    label: { type: 'string' },
    kids: { type: 'array', items: { $ref: '#/$defs/tree' } },
    parent: { anyOf: [{ $ref: '#/$defs/tree' }, { type: 'null' }], description: 'Its parent' },
  },
};

/** What the whole of a definition may be: an object in any of the forms that one can have. */
function roots(inner: Samples): Samples {
  return fc.oneof(
    { weight: 16, arbitrary: objects(inner) },
    { weight: 4, arbitrary: merged(inner) },
    { weight: 4, arbitrary: objectUnions(inner) },
    { weight: 1, arbitrary: fc.constant(TREE) },
  );
}

/** @param dialect either by default */
export function schemaSamples(dialect?: Dialect, depth = 3): fc.Arbitrary<SchemaSample> {
  const seventh = dialect === undefined ? fc.boolean() : fc.constant(dialect === 'draft-07');
  return fc.tuple(fc.array(samples(1, []), { maxLength: 2 }), seventh).chain(([definitions, old]) => {
    const local = definitions.map(({ schema, values }, index): Sample => ({
      schema: { $ref: `#/$defs/d${index}` },
      values: typedValues(schema, values),
    }));
    const $defs = Object.fromEntries([
      ['tree', TREE_DEFINITION],
      ...definitions.map(({ schema }, index) => [`d${index}`, typed(schema)] as const),
    ]);
    return roots(samples(depth - 1, [...local, TREE])).chain(({ schema, values }) =>
      values.map((value) => ({
        definition: old
          ? { $schema: 'http://json-schema.org/draft-07/schema#', ...(asDraft07({ ...schema, $defs }) as JsonObject) }
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

/** No property has the name of one of these keywords. */
function asDraft07(schema: JsonValue): JsonValue {
  if (Array.isArray(schema)) return schema.map(asDraft07);
  if (typeof schema !== 'object' || schema === null) return schema;
  return objectOf(
    Object.entries(schema).map(([key, value]): [string, JsonValue] => {
      if (key === '$ref' && typeof value === 'string') return [key, value.replace('#/$defs/', '#/definitions/')];
      const name = key === 'items' && Array.isArray(schema['prefixItems']) ? 'additionalItems' : DRAFT_07.get(key);
      return [name ?? key, asDraft07(value)];
    }),
  );
}
