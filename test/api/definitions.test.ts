import { createSchema, lintSchema, listSchemas } from '@excerpt/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestUser } from '../harness/test-app.ts';
import { failure, ok, workspaceWithSchema } from '../harness/builders.ts';

let app: TestApp;
let owner: TestUser;
let path: { slug: string; schemaKey: string };

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.addUser('pro');
  path = await workspaceWithSchema(owner);
});
afterAll(() => app.close());

function nested(depth: number): object {
  return depth === 0 ? { type: 'string' } : { type: 'object', properties: { a: nested(depth - 1) } };
}

const withField = (field: unknown) => ({ type: 'object', properties: { a: field } });
const many = (count: number) => ({
  type: 'object',
  properties: Object.fromEntries(Array.from({ length: count }, (_, i) => [`p${i}`, { type: 'string' }])),
});

describe('a definition', () => {
  test.each([
    ['is not JSON Schema', { type: 'objekt', properties: { a: {} } }, '/definition/type'],
    [
      'has a keyword with a wrong value',
      withField({ type: 'string', minLength: -1 }),
      '/definition/properties/a/minLength',
    ],
    ['has properties that are no schemas', withField('string'), '/definition/properties/a'],
    ['has a remote $ref', withField({ $ref: 'https://example.com/address.json' }), '/definition/properties/a/$ref'],
    ['has a $ref to a file', withField({ $ref: 'file:///etc/passwd' }), '/definition/properties/a/$ref'],
    ['has a $ref to nothing', withField({ $ref: '#/$defs/none' }), '/definition/properties/a/$ref'],
    ['has a root that is a list', { type: 'array', items: { type: 'string' } }, '/definition/type'],
    ['has a root that is a text', { type: 'string' }, '/definition/type'],
    ['has no properties', { type: 'object' }, '/definition'],
    ['is empty', {}, '/definition'],
    ['has a list of anything', withField({ type: 'array' }), '/definition/properties/a'],
    [
      'has a pattern that is no expression',
      withField({ type: 'string', pattern: '(' }),
      '/definition/properties/a/pattern',
    ],
    [
      'is of another dialect',
      { $schema: 'http://json-schema.org/draft-03/schema#', ...withField({}) },
      '/definition/$schema',
    ],
    [
      'refers to itself without end',
      { ...withField({ $ref: '#/$defs/b' }), $defs: { b: { $ref: '#/$defs/b' } } },
      undefined,
    ],
    ['is deeper than 20', nested(25), undefined],
    ['has more than 5,000 properties', many(5001), '/definition'],
  ])('that %s is refused, with the place', async (_case, definition, place) => {
    const body = { schemaKey: 'refused', name: 'Refused', definition: definition as Record<string, unknown> };
    const refused = failure(await createSchema({ client: owner.client, path, body }));
    expect(refused).toMatchObject({ status: 422, code: 'invalid_schema' });
    const paths = refused.details?.map((detail) => detail.path) ?? [];
    expect(paths.length).toBeGreaterThan(0);
    if (place !== undefined) expect(paths).toContain(place);
    expect(ok(await listSchemas({ client: owner.client, path })).total).toBe(1);
  });

  test('that has a property called __proto__ is refused, with the place, in JSON and in a form', async () => {
    const field =
      '{"type":"object","additionalProperties":false,' +
      '"properties":{"a":{"type":"string"},"__proto__":{"type":"string"}}}';
    const post = (resource: string, body: string) =>
      owner.request(`/workspaces/${path.slug}/${resource}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
    const answer = await post(
      'schemas',
      '{"schemaKey":"refused","name":"Refused","definition":' +
        `{"type":"object","properties":{"lines":{"type":"array","items":${field}}}}}`,
    );
    expect(answer.status).toBe(400);
    const message = 'No property can be called __proto__: give it another name.';
    expect(await answer.json()).toMatchObject({
      code: 'validation_failed',
      message,
      details: [{ in: 'body', path: '/definition/properties/lines/items/properties/__proto__' }],
    });
    const form = new FormData();
    form.set('file', new Blob(['a: 1']), 'a.txt');
    form.set('schema', field);
    const refused = await owner.request(`/workspaces/${path.slug}/schemas/${path.schemaKey}/extract`, {
      method: 'POST',
      body: form,
    });
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({
      code: 'invalid_schema',
      details: [{ in: 'body', path: '/schema/properties/__proto__' }],
    });
    expect(ok(await listSchemas({ client: owner.client, path })).total).toBe(1);
    const broken = await post('schemas', '{"__proto__":');
    expect(await broken.json()).toMatchObject({ code: 'invalid_json' });
  });

  test.each([['a text'], [7], [null], [[]], [true]])('that is %j is not the shape of one', async (definition) => {
    const response = await owner.request(`/workspaces/${path.slug}/schemas`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ schemaKey: 'refused', name: 'Refused', definition }),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: 'validation_failed',
      details: [{ in: 'body', path: '/definition' }],
    });
  });

  test.each(['', 'a b', 'ä', 'a/b', 'x'.repeat(65)])('under the key %j is refused', async (schemaKey) => {
    const body = { schemaKey, name: 'Refused', definition: withField({ type: 'string' }) };
    const refused = failure(await createSchema({ client: owner.client, path, body }));
    expect(refused).toMatchObject({
      status: 400,
      code: 'validation_failed',
      details: [{ in: 'body', path: '/schemaKey' }],
    });
  });

  test('may do all that is welcome', async () => {
    const { client } = owner;
    const definition = {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      type: 'object',
      $defs: {
        node: {
          type: 'object',
          properties: { name: { type: 'string' }, children: { type: 'array', items: { $ref: '#/$defs/node' } } },
        },
      },
      properties: {
        tree: { $ref: '#/$defs/node' },
        kind: { enum: ['invoice', 'receipt', null] },
        version: { const: 1 },
        amount: { oneOf: [{ type: 'number' }, { type: 'null' }] },
        either: { anyOf: [{ type: 'string', format: 'date' }, { type: 'null' }] },
        'a key with / and ~': { type: 'string', pattern: '^[A-Z]{2}\\d+$' },
      },
      required: ['kind'],
      additionalProperties: false,
    };
    const body = { schemaKey: 'welcome', name: 'Welcome', definition };
    expect(ok(await createSchema({ client, path, body })).latestVersion.definition).toEqual(definition);
    const draft7 = { ...withField({ type: 'string' }), $schema: 'http://json-schema.org/draft-07/schema#' };
    ok(await createSchema({ client, path, body: { ...body, definition: draft7 } }));
    ok(await lintSchema({ client, path, body: { definition } }));
  });
});
