import { DataInvalidError, Excerpt } from '@excerpt/sdk';
import { createFake } from '@excerpt/sdk/testing';
import { toStandardJsonSchema } from '@valibot/to-json-schema';
import { type } from 'arktype';
import * as v from 'valibot';
import { beforeEach, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';

interface Invoice {
  number: string | null;
  total: number;
}

const document = { schemaKey: 'invoice', name: 'invoice.txt', content: 'Total: 3' };

let fake: ReturnType<typeof createFake>;
let excerpt: Excerpt;

beforeEach(async () => {
  fake = createFake({ pin: '0.6.0' });
  excerpt = new Excerpt({ baseUrl: 'http://fake.test', apiKey: 'any', fetch: fake.fetch, workspace: 'acme' });
  await excerpt.workspaces.create({ name: 'Acme', slug: 'acme' });
  fake.answers('invoice', { number: null, total: 3 });
});

/** What the libraries write as JSON Schema, in the words that all of them use. */
const described = { type: 'object', properties: { number: expect.anything(), total: { type: 'number' } } };

it('takes a schema of Zod, and types the data by it', async () => {
  const schema = z.object({ number: z.string().nullable(), total: z.number() });
  const run = await excerpt.extract({ ...document, schema });
  expectTypeOf(run.data).toEqualTypeOf<Invoice>();
  expect(run.data).toEqual({ number: null, total: 3 });
  expect(run.schemaSnapshot).toMatchObject(described);
});

it('takes a schema of Valibot, and types the data by it', async () => {
  const schema = toStandardJsonSchema(v.object({ number: v.nullable(v.string()), total: v.number() }));
  const run = await excerpt.extract({ ...document, schema });
  expectTypeOf(run.data).toEqualTypeOf<Invoice>();
  expect(run.data).toEqual({ number: null, total: 3 });
  expect(run.schemaSnapshot).toMatchObject(described);
});

it('takes a schema of ArkType, and types the data by it', async () => {
  const schema = type({ number: 'string | null', total: 'number' });
  const run = await excerpt.extract({ ...document, schema });
  expectTypeOf(run.data).toEqualTypeOf<Invoice>();
  expect(run.data).toEqual({ number: null, total: 3 });
  expect(run.schemaSnapshot).toMatchObject(described);
});

it('throws what a refinement refuses, which JSON Schema cannot say', async () => {
  const even = z.number().refine((total) => total % 2 === 0, 'must be even');
  const refused = excerpt.extract({ ...document, schema: z.object({ number: z.string().nullable(), total: even }) });
  await expect(refused).rejects.toBeInstanceOf(DataInvalidError);
  await expect(refused).rejects.toMatchObject({ code: 'data_invalid', run: { status: 'completed' } });
  await expect(refused).rejects.toThrow('must be even');
});

it('names the fields of a schema that JSON cannot hold', async () => {
  const schema = z.object({
    issued: z.date().optional(),
    lines: z.array(z.object({ amount: z.bigint(), name: z.string(), more: z.unknown() })),
  });
  const refused = excerpt.extract({ ...document, schema });
  await expect(refused).rejects.toThrow('`issued` is a date, `lines[].amount` is a bigint. Use `z.iso.date()`');
  await expect(refused).rejects.toBeInstanceOf(TypeError);
  await expect(excerpt.extract({ ...document, schema: z.date() as never })).rejects.toThrow('`schema` is a date');
  expect(fake.requests.filter(({ operationId }) => operationId === 'extract')).toEqual([]);
});

it('says what another library cannot write as JSON Schema', async () => {
  const input = (): never => {
    throw new Error('no symbols');
  };
  const standard = { version: 1, vendor: 'other', validate: () => ({ value: 1 }), jsonSchema: { input } } as const;
  const refused = excerpt.extract({ ...document, schema: { '~standard': standard } as never });
  await expect(refused).rejects.toThrow('`schema` cannot be written as JSON Schema: no symbols.');
});
