import { gzipSync } from 'node:zlib';
import { listSchemas, listWorkspaces } from '@excerpt/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestUser } from '../harness/test-app.ts';
import { invoiceDefinition, ok, workspaceWithSchema } from '../harness/builders.ts';
import { scriptedEngine } from '../harness/engines.ts';
import { postRaw, readRefusal, type Refusal } from '../harness/raw-request.ts';

let app: TestApp;
let owner: TestUser;
let slug: string;

beforeAll(async () => {
  app = await startTestApp({ engine: scriptedEngine() });
  owner = await app.addUser('pro');
  ({ slug } = await workspaceWithSchema(owner));
});
afterAll(() => app.close());

function post(path: string, body: string, contentType = 'application/json'): Promise<Refusal> {
  return owner.request(path, { method: 'POST', body, headers: { 'content-type': contentType } }).then(readRefusal);
}

describe('a JSON body', () => {
  test.each(['{"name": "Acme"', '', 'name=Acme', '"text"', '[]', 'null', '{"name": "Acme"}}', '\u0000'])(
    '%j is refused',
    async (body) => {
      const before = ok(await listWorkspaces({ client: owner.client })).total;
      const refused = await post('/workspaces', body);
      expect(refused).toMatchObject({ status: 400, retryable: false });
      expect(['invalid_json', 'validation_failed']).toContain(refused.code);
      expect(ok(await listWorkspaces({ client: owner.client })).total).toBe(before);
    },
  );

  test('that is not JSON says so', async () => {
    expect(await post('/workspaces', '{"name": "Acme"')).toMatchObject({ code: 'invalid_json' });
  });

  test.each([
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'nonsense',
  ])('of the type %s is refused', async (contentType) => {
    const refused = await post('/workspaces', '{"name": "Acme"}', contentType);
    expect(refused).toMatchObject({ status: 415, code: 'unsupported_media_type' });
    expect(refused.message).toContain('application/json');
  });

  test('of no type is refused', async () => {
    const { request, answer } = postRaw(app, owner, '/workspaces', { 'content-length': 16 });
    request.end('{"name": "Acme"}');
    expect(await answer).toMatchObject({ status: 415, body: { code: 'unsupported_media_type' } });
  });

  test('may say its charset', async () => {
    const response = await owner.request('/workspaces', {
      method: 'POST',
      body: '{"name": "Charset Ünïversal"}',
      headers: { 'content-type': 'application/json; charset=utf-8' },
    });
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({ name: 'Charset Ünïversal' });
  });

  test.each(['utf-16', 'iso-8859-1', '"windows-1252"'])('in the charset %s is refused', async (charset) => {
    const refused = await post('/workspaces', '{"name": "Acme"}', `application/json; charset=${charset}`);
    expect(refused).toMatchObject({ status: 415, code: 'unsupported_media_type' });
  });

  test('with bytes that are not UTF-8 is refused, and stored nowhere', async () => {
    const before = ok(await listWorkspaces({ client: owner.client })).total;
    for (const bytes of [Buffer.from('{"name": "Müller"}', 'latin1'), Buffer.from('{"name": "Acme"}', 'utf16le')]) {
      const { request, answer } = postRaw(app, owner, '/workspaces', { 'content-type': 'application/json' });
      request.end(bytes);
      expect(await answer).toMatchObject({ status: 400, body: { code: 'invalid_json' } });
    }
    expect(ok(await listWorkspaces({ client: owner.client })).total).toBe(before);
  });

  test('may begin with a byte order mark, and may be compressed', async () => {
    for (const [bytes, headers] of [
      [Buffer.from('\uFEFF{"name": "Marked"}'), {}],
      [gzipSync('{"name": "Marked"}'), { 'content-encoding': 'gzip' }],
    ] as const) {
      const { request, answer } = postRaw(app, owner, '/workspaces', {
        'content-type': 'application/json',
        ...headers,
      });
      request.end(bytes);
      expect(await answer).toMatchObject({ status: 201, body: { name: 'Marked' } });
    }
  });

  test('over 10 MiB is refused', async () => {
    const refused = await post(
      `/workspaces/${slug}/schemas/invoice/documents`,
      JSON.stringify({ name: 'a', content: 'a'.repeat(10 * 2 ** 20) }),
    );
    expect(refused).toMatchObject({ status: 413, code: 'payload_too_large' });
  });

  test('with an unknown field is refused, which names the field', async () => {
    for (const [path, body, place] of [
      ['/workspaces', { name: 'Acme', nmae: 'x' }, '/nmae'],
      ['/api-keys', { name: 'Key', admin: true }, '/admin'],
      [`/workspaces/${slug}/schemas`, { schemaKey: 'a', name: 'A', definition: invoiceDefinition, 'a/b': 1 }, '/a~1b'],
      [`/workspaces/${slug}/schemas/invoice/lint`, { definition: invoiceDefinition, strict: true }, '/strict'],
      [`/workspaces/${slug}/schemas/invoice/documents`, { name: 'a', content: 'b', id: 'doc_1' }, '/id'],
    ] as const) {
      const refused = await post(path, JSON.stringify(body));
      expect(refused).toMatchObject({ status: 400, code: 'validation_failed' });
      expect(refused.details).toEqual([{ in: 'body', path: place, message: 'is not a known field' }]);
      expect(refused.message).toContain(place.slice(1));
    }
    expect(ok(await listSchemas({ client: owner.client, path: { slug } })).total).toBe(1);
  });

  test.each(['.', '..', '...', 'a b', '', 'x'.repeat(65)])('with the schema key %j is refused', async (schemaKey) => {
    const body = JSON.stringify({ schemaKey, name: 'Dots', definition: invoiceDefinition });
    expect(await post(`/workspaces/${slug}/schemas`, body)).toMatchObject({
      status: 400,
      details: [{ in: 'body', path: '/schemaKey' }],
    });
  });

  test('without a field that it needs is refused, which names all of them', async () => {
    const refused = await post(`/workspaces/${slug}/schemas`, '{"name": 7}');
    expect(refused).toMatchObject({ status: 400, code: 'validation_failed' });
    expect(refused.details?.map(({ path }) => path).toSorted()).toEqual(['/definition', '/name', '/schemaKey']);
  });
});
