import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../lib/json-value.ts';
import { getSchemaProfile, type SchemaProfileName } from '../schema-profiles.ts';
import { compileSchema } from './compile-schema.ts';
import { objectSchema as object } from '../testing/object-schema.ts';

const compiled = (definition: JsonObject, profile: SchemaProfileName = 'mistral-eu') =>
  compileSchema(definition, getSchemaProfile(profile));

describe('the limits of OpenAI', () => {
  const enumOf = (count: number, length: number): JsonObject => ({
    type: 'string',
    enum: Array.from({ length: count }, (_, index) => String(index).padStart(length, 'x')),
  });

  it('move an enum of more than 250 values and 15,000 characters into a description', () => {
    const { schema, strict, relaxed } = compiled(object({ a: enumOf(251, 60), b: enumOf(250, 100) }), 'openai');
    expect(strict).toBe(true);
    expect(schema['properties']).toMatchObject({ a: { type: 'string' }, b: { enum: expect.any(Array) } });
    expect(JSON.stringify(schema['properties']).match(/"enum"/g)).toHaveLength(1);
    expect(relaxed.join()).toContain('An enum of 251 values has 15060 characters');
  });

  it('hold for 120,000 characters of names and enums', () => {
    const wide = (count: number): JsonObject =>
      object(
        Object.fromEntries(
          Array.from({ length: count }, (_, index) => [String(index).padStart(100, 'n'), { type: 'string' }]),
        ),
      );
    expect(compiled(wide(1_200), 'openai').strict).toBe(true);
    expect(compiled(wide(1_201), 'openai').strict).toBe(false);
  });

  it('count levels through references', () => {
    const nested = (levels: number): JsonObject =>
      object(
        { a: { $ref: '#/$defs/d1' } },
        {
          $defs: {
            ...Object.fromEntries(
              Array.from({ length: levels - 2 }, (_, index) => [
                `d${index + 1}`,
                object({ a: { $ref: `#/$defs/d${index + 2}` } }),
              ]),
            ),
            [`d${levels - 1}`]: object({ a: { type: 'string' } }),
          },
        },
      );
    expect(compiled(nested(10), 'openai').strict).toBe(true);
    expect(compiled(nested(11), 'openai').strict).toBe(false);
  });
});

describe('limits of compileSchema', () => {
  const measureCpuTime = (definition: JsonObject, profile: SchemaProfileName): number => {
    const times = Array.from({ length: 5 }, () => {
      const copy = structuredClone(definition);
      const start = process.cpuUsage();
      compiled(copy, profile);
      const { user, system } = process.cpuUsage(start);
      return user + system;
    });
    return Math.min(...times);
  };
  const chain = (next: (index: number) => JsonObject): JsonObject =>
    object(
      { a: { $ref: '#/$defs/d0' }, z: { type: 'string' } },
      {
        $defs: {
          ...Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`d${index}`, next(index + 1)])),
          d60: object({ name: { type: 'string' } }),
        },
      },
    );
  const ref = (index: number): JsonObject => ({ $ref: `#/$defs/d${index}` });
  const names = Array.from({ length: 40 }, (_, index) => `d${index}`);
  const hostile: Record<string, JsonObject> = {
    'a chain of references': chain((next) => ref(next)),
    'references that double': chain((next) => object({ x: ref(next), y: ref(next) })),
    'allOf that doubles': chain((next) => ({ allOf: [ref(next), ref(next)] })),
    'anyOf that doubles': chain((next) => ({ anyOf: [ref(next), ref(next)] })),
    'anyOf beside anyOf': object({
      a: {
        allOf: Array.from({ length: 40 }, (_, index) => ({
          anyOf: [object({ [`x${index}`]: { type: 'string' } }), object({ [`y${index}`]: { type: 'string' } })],
        })),
      },
    }),
    'all that refer to all': object(
      { a: ref(0), z: { type: 'string' } },
      {
        $defs: Object.fromEntries(
          names.map((name) => [
            name,
            object(Object.fromEntries(names.map((_, other) => [`p${other}`, ref(other)])), { required: [] }),
          ]),
        ),
      },
    ),
  };

  it.each(['openai', 'mistral-eu', 'anthropic'] as const)(
    'compiles for %s in time linear in the number of properties',
    (profile) => {
      const item = object(
        Object.fromEntries(
          Array.from({ length: 100 }, (_, index) => [
            `field${index}`,
            { type: ['string', 'null'], description: 'A field', format: 'date' },
          ]),
        ),
        { required: [] },
      );
      const createDefinition = (groups: number): JsonObject =>
        object(
          Object.fromEntries(
            Array.from({ length: groups }, (_, index) => [`group${index}`, { type: 'array', items: item }]),
          ),
        );
      const ratio = measureCpuTime(createDefinition(49), profile) / measureCpuTime(createDefinition(7), profile);
      expect(ratio).toBeLessThan(7 * 4);
    },
  );

  it.each(Object.keys(hostile))('ends and stays small with %s', (name) => {
    for (const profile of ['openai', 'mistral-eu', 'prompt'] as const) {
      const { schema } = compiled(hostile[name] ?? {}, profile);
      expect(JSON.stringify(schema).length).toBeLessThan(5_000_000);
    }
    const { schema } = compiled(hostile[name] ?? {});
    expect(schema['properties']).toHaveProperty('a');
  });
});
