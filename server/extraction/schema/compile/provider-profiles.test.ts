/** What each provider takes of a schema, and what is described to its models instead. */
import { describe, expect, it } from 'vitest';
import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import { lintDefinition } from '../definition/lint-definition.ts';
import { getSchemaProfile, type SchemaProfileName } from '../schema-profiles.ts';
import { compileSchema } from './compile-schema.ts';
import { objectSchema as object } from '../testing/object-schema.ts';

const compiled = (definition: JsonObject, profile: SchemaProfileName) =>
  compileSchema(definition, getSchemaProfile(profile));
const property = (schema: JsonValue, profile: SchemaProfileName): JsonObject =>
  (compiled(object({ a: schema }), profile).schema['properties'] as Record<string, JsonObject>)['a'] ?? {};

const ALL: readonly SchemaProfileName[] = [
  'openai',
  'azure-openai',
  'mistral-eu',
  'scaleway',
  'anthropic',
  'gemini',
  'grammar',
  'prompt',
  'conservative',
];

/** The keywords that are sent, with a schema that has each. */
const KEYWORDS: Readonly<Record<string, JsonObject>> = {
  pattern: { type: 'string', pattern: '^A' },
  minLength: { type: 'string', minLength: 2 },
  maxLength: { type: 'string', maxLength: 9 },
  minimum: { type: 'number', minimum: 1 },
  maximum: { type: 'number', maximum: 9 },
  exclusiveMinimum: { type: 'number', exclusiveMinimum: 1 },
  exclusiveMaximum: { type: 'number', exclusiveMaximum: 9 },
  multipleOf: { type: 'number', multipleOf: 2 },
  minItems: { type: 'array', items: { type: 'string' }, minItems: 1 },
  maxItems: { type: 'array', items: { type: 'string' }, maxItems: 9 },
  uniqueItems: { type: 'array', items: { type: 'string' }, uniqueItems: true },
};
const RANGES = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'];
const COUNTS = ['minItems', 'maxItems'];

const SENT: Readonly<Record<SchemaProfileName, readonly string[]>> = {
  openai: ['pattern', ...RANGES, ...COUNTS],
  'azure-openai': [],
  'mistral-eu': [],
  scaleway: [],
  anthropic: [],
  gemini: ['minimum', 'maximum', ...COUNTS],
  grammar: COUNTS,
  prompt: Object.keys(KEYWORDS),
  conservative: [],
};

describe.each(ALL)('a schema for %s', (profile) => {
  it('has the constraints that are enforced, and describes the others', () => {
    const kept = Object.entries(KEYWORDS).filter(([keyword, schema]) => {
      const sent = property(schema, profile);
      const isSent = Object.hasOwn(sent, keyword);
      expect(sent['description'] === undefined).toBe(isSent);
      return isSent;
    });
    expect(kept.map(([keyword]) => keyword)).toEqual(SENT[profile]);
  });

  it('names the provider in warnings', () => {
    const { provider } = getSchemaProfile(profile);
    expect(provider).toBe(
      { grammar: 'a local server', prompt: 'the prompt', conservative: 'other' }[profile as string] ?? profile,
    );
  });
});

describe('the formats that are sent', () => {
  const common = ['date-time', 'time', 'date', 'duration', 'email', 'hostname', 'ipv4', 'ipv6', 'uuid'];

  it.each<[SchemaProfileName, readonly string[]]>([
    ['openai', common],
    ['anthropic', [...common, 'uri']],
    ['gemini', ['date-time', 'date', 'time']],
    ['prompt', [...common, 'uri', 'iri']],
    ['grammar', []],
    ['mistral-eu', []],
    ['azure-openai', []],
    ['conservative', []],
  ])('to %s', (profile, formats) => {
    const sent = [...common, 'uri', 'iri'].filter((format) =>
      Object.hasOwn(property({ type: 'string', format }, profile), 'format'),
    );
    expect(sent.toSorted()).toEqual([...formats].toSorted());
  });
});

describe('the form of objects', () => {
  it.each<[SchemaProfileName, boolean, boolean, boolean]>([
    ['openai', true, true, true],
    ['azure-openai', true, true, true],
    ['mistral-eu', true, true, false],
    ['scaleway', true, true, false],
    ['anthropic', true, true, false],
    ['gemini', false, true, false],
    ['grammar', true, true, false],
    ['prompt', false, false, false],
    ['conservative', true, true, false],
  ])('for %s: all required %s, closed %s, references %s', (profile, allRequired, isClosed, keepsReferences) => {
    const $defs = { x: object({ b: { type: 'string' } }) };
    const definition = object(
      {
        a: { type: 'string' },
        map: { type: 'object', additionalProperties: { type: 'number' } },
        x: { $ref: '#/$defs/x' },
      },
      { $defs, required: ['map'] },
    );
    const { schema } = compiled(definition, profile);
    expect(schema['required']).toEqual(allRequired ? ['a', 'map', 'x'] : ['map']);
    const { map } = schema['properties'] as Record<string, JsonObject>;
    expect(map?.['type']).toBe(isClosed ? 'array' : 'object');
    expect(JSON.stringify(schema).includes('$ref')).toBe(keepsReferences);
  });

  it.each<[SchemaProfileName, boolean]>(
    ALL.map((profile) => [
      profile,
      ['openai', 'azure-openai', 'mistral-eu', 'scaleway', 'anthropic'].includes(profile),
    ]),
  )('guarantees the answer of %s: %s', (profile, isStrict) => {
    expect(compiled(object({ a: { type: 'string' } }), profile).strict).toBe(isStrict);
  });

  it.each<[SchemaProfileName, string, string]>([
    ['anthropic', 'a b', 'a_b'],
    ['anthropic', '  Größe (cm) ', 'Groe_cm'],
    ['anthropic', '§', 'field'],
    ['anthropic', 'n'.repeat(65), 'n'.repeat(56)],
    ['anthropic', 'n'.repeat(64), 'n'.repeat(64)],
    ['openai', 'a b', 'a b'],
  ])('for %s names %j %j', (profile, key, name) => {
    const { schema, restore } = compiled(object({ [key]: { type: 'string' } }), profile);
    const named = schema['properties'] as Record<string, JsonObject>;
    const expected = name === 'Groe_cm' ? 'Gro_e_cm' : name;
    expect(Object.keys(named)).toEqual([expected]);
    if (expected !== key) expect(named[expected]?.['description']).toBe(`Named "${key}" in the data.`);
    expect(restore({ [expected]: 'x' })).toEqual({ [key]: 'x' });
  });

  it('for Gemini lists only texts, and describes other values', () => {
    expect(property({ enum: ['a', 'b'] }, 'gemini')).toEqual({ type: 'string', enum: ['a', 'b'] });
    expect(property({ enum: [1, 2] }, 'gemini')).toEqual({ type: 'integer', description: 'One of: 1, 2.' });
    expect(property({ enum: [1, 2] }, 'openai')).toMatchObject({ enum: [1, 2] });
    expect(property({ enum: [['a', 1]] }, 'gemini')).toMatchObject({
      type: 'array',
      items: {
        anyOf: [
          { type: 'string', enum: ['a'] },
          { type: 'integer', description: 'One of: 1.' },
        ],
      },
    });
  });
});

describe('the limits of a strict mode', () => {
  const wide = (count: number): JsonObject =>
    object(Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, { type: 'string' }])));
  const deep = (levels: number): JsonObject => object({ a: levels === 1 ? { type: 'string' } : deep(levels - 1) });
  const choices = (count: number): JsonObject =>
    object({ a: { enum: Array.from({ length: count }, (_, index) => `v${index}`) } });
  const codes = (definition: JsonObject, provider: string): string[] =>
    lintDefinition(definition)
      .filter((one) => one.provider === provider && one.code === 'strict_limit')
      .map(({ message }) => message);

  it.each<[SchemaProfileName, string, (count: number) => JsonObject, number]>([
    ['openai', 'properties', wide, 5_000],
    ['azure-openai', 'properties', wide, 100],
    ['openai', 'levels', deep, 10],
    ['azure-openai', 'levels', deep, 5],
  ])('%s: of %s', (profile, noun, create, most) => {
    expect(compiled(create(most), profile)).toMatchObject({ strict: true, relaxed: [] });
    expect(codes(create(most), profile)).toEqual([]);
    const { strict, relaxed } = compiled(create(most + 1), profile);
    expect(strict).toBe(false);
    expect(relaxed.join()).toContain(`has ${most + 1} ${noun}, more than the maximum of ${most} in the strict mode`);
    expect(codes(create(most + 1), profile)).toEqual([
      `The schema has ${most + 1} ${noun}, but the strict mode of ${profile} supports at most ${most}. ` +
        'It is sent without strict mode, or in parts.',
    ]);
  });

  it.each<SchemaProfileName>(['openai', 'azure-openai'])('%s: of 1,000 values of enums', (profile) => {
    expect(compiled(choices(1_000), profile).relaxed).toEqual([]);
    expect(codes(choices(1_000), profile)).toEqual([]);
    const { strict, relaxed } = compiled(choices(1_001), profile);
    expect(strict).toBe(true);
    expect(relaxed.join()).toContain(`has 1001 enum values, but ${profile} supports at most 1000`);
    expect(codes(choices(1_001), profile)).toHaveLength(1);
  });

  it('anthropic: of 16 unions', () => {
    const unions = (count: number) =>
      object(
        Object.fromEntries(
          Array.from({ length: count }, (_, index) => [`f${index}`, { type: ['string', 'null'], description: 'x' }]),
        ),
      );
    expect(codes(unions(16), 'anthropic')).toEqual([]);
    expect(codes(unions(17), 'anthropic')).toHaveLength(1);
  });
});
