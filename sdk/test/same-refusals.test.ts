/** Requests that the service refuses: the fake answers each of them as the server does, down to the words. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { invoiceDefinition } from '../../test/harness/builders.ts';
import { startFakeSubject, startServerSubject, type Subject, type SubjectUser } from './harness/subjects.ts';

const SCHEMA = '/workspaces/acme/schemas/invoice';
const DOCUMENT = { name: 'a.txt', content: 'Total: 1' };

interface Refused {
  path: string;
  init?: RequestInit;
}

const get = (path: string, headers: Record<string, string> = {}): Refused => ({ path, init: { headers } });

const json = (method: string, path: string, body: unknown, headers: Record<string, string> = {}): Refused => ({
  path,
  init: {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  },
});

const post = (path: string, body: unknown, headers?: Record<string, string>) => json('POST', path, body, headers);

function form(path: string, ...parts: [name: string, value: string | File][]): Refused {
  const body = new FormData();
  for (const [name, value] of parts) body.append(name, value);
  return { path, init: { method: 'POST', body } };
}

const file = (name = 'a.txt', content = 'Total: 1') => new File([content], name, { type: 'text/plain' });
const definition = (value: object) =>
  post('/workspaces/acme/schemas', { schemaKey: 'k', name: 'K', definition: value });
const extract = (body: object) => post(`${SCHEMA}/extract`, body);

const REFUSED: Record<string, Refused> = {
  'a path that is not there': get('/nothing'),
  'a trailing slash': get('/workspaces/'),
  'another method': json('PUT', '/workspaces', {}),
  'no key': { path: '/workspaces', init: { headers: { 'x-api-key': '' } } },
  'an answer of another type': get('/workspaces', { accept: 'text/html' }),
  'page 0': get('/workspaces?page=0'),
  'a page size over the limit': get('/workspaces?pageSize=101'),
  'a page that is no integer': get('/workspaces?page=1e2&pageSize=+1'),
  'an unknown parameter': get('/workspaces?paeg=1'),
  'an unknown environment': get(`${SCHEMA}/runs?env=test`),
  'an unknown status': get(`${SCHEMA}/runs?status=done`),
  'two metadata pairs': get(`${SCHEMA}/runs?metadata[a]=1&metadata[b]=2`),
  'too long a wait': get('/runs/run_x?wait=61'),
  'a run that is not there': get('/runs/run_x'),
  'a version that is no number': get(`${SCHEMA}/versions/latest`),
  'a schema that is not there': get('/workspaces/acme/schemas/none'),
  'a schema key that is none': get('/workspaces/acme/schemas/..%2F'),
  'no name': post('/workspaces', {}),
  'names of no length': post('/workspaces', { name: '', slug: 'x' }),
  'an unknown field': post('/workspaces', { name: 'X', colour: 'red' }),
  'a bad slug': post('/workspaces', { name: 'X', slug: '-Bad-' }),
  'a taken slug': post('/workspaces', { name: 'X', slug: 'acme' }),
  'a wrong type': post('/workspaces', { name: 3, description: null }),
  'no JSON': post('/workspaces', '{"name":'),
  'JSON that is no object': post('/workspaces', '"name"'),
  'no body': { path: '/workspaces', init: { method: 'POST' } },
  'a body of another type': post('/workspaces', 'name=X', { 'content-type': 'application/x-www-form-urlencoded' }),
  'an empty change': json('PATCH', '/workspaces/acme', {}),
  'an idempotency key that is too long': post('/workspaces', { name: 'X' }, { 'idempotency-key': 'x'.repeat(256) }),
  'a definition without properties': definition({ type: 'object' }),
  'a definition of an array': definition({ type: 'array', items: { type: 'string' } }),
  'a definition of unknown types': definition({
    type: 'object',
    properties: { a: { type: 'text' }, b: { minimum: 'x' } },
  }),
  'a remote reference': definition({ type: 'object', properties: { a: { $ref: 'https://example.com/a' } } }),
  'items without a type': definition({ type: 'object', properties: { a: { type: 'array' } } }),
  'a broken pattern': definition({ type: 'object', properties: { a: { type: 'string', pattern: '(' } } }),
  'an endless definition': definition({
    type: 'object',
    properties: { a: { $ref: '#/$defs/a' } },
    $defs: { a: { $ref: '#/$defs/a' } },
  }),
  'an inline schema that is none': extract({ ...DOCUMENT, schema: { type: 'object' } }),
  'no document': extract({}),
  'two documents': extract({ ...DOCUMENT, documentId: 'doc_x' }),
  'a name with a document': extract({ name: 'a', documentId: 'doc_x' }),
  'content without a name': extract({ content: 'x' }),
  'schema and version': extract({ ...DOCUMENT, schema: invoiceDefinition, versionNumber: 1 }),
  'instructions without a schema': extract({ ...DOCUMENT, instructions: 'Read the gross amount.' }),
  'examples without values': extract({ ...DOCUMENT, schema: invoiceDefinition, examples: [{ excerpt: 'x' }] }),
  'parameters with a version': extract({ ...DOCUMENT, versionNumber: 1, parameters: { seed: 1 } }),
  'a version that is not there': extract({ ...DOCUMENT, versionNumber: 9 }),
  'a document that is not there': extract({ documentId: 'doc_x' }),
  'a model without a provider': extract({ ...DOCUMENT, model: 'gpt' }),
  'a model without a key': extract({ ...DOCUMENT, model: 'openai/gpt-6-luna' }),
  'metadata that are no texts': extract({ ...DOCUMENT, metadata: { a: 1 } }),
  'empty content': extract({ name: 'a.txt', content: ' ' }),
  'a schema that is not there, in an extraction': post('/workspaces/acme/schemas/none/extract', DOCUMENT),
  'a form without a file': form(`${SCHEMA}/documents`, ['name', 'a']),
  'a file in another part': form(`${SCHEMA}/documents`, ['document', file()]),
  'a file as a text': form(`${SCHEMA}/documents`, ['file', 'Total: 1']),
  'two files': form(`${SCHEMA}/documents`, ['file', file()], ['file', file('b.txt')]),
  'an unknown part': form(`${SCHEMA}/documents`, ['file', file()], ['colour', 'red']),
  'metadata that are no JSON': form(`${SCHEMA}/documents`, ['file', file()], ['metadata', '{']),
  'a part that comes twice': form(`${SCHEMA}/documents`, ['file', file()], ['name', 'a'], ['name', 'b']),
  'an empty file': form(`${SCHEMA}/extract`, ['file', file('a.txt', '')]),
  'a schema that is no JSON': form(`${SCHEMA}/extract`, ['file', file()], ['schema', '{']),
  'examples that are no list': form(`${SCHEMA}/extract`, ['file', file()], ['schema', '{}'], ['examples', '{}']),
  'a version as a text': form(`${SCHEMA}/extract`, ['file', file()], ['versionNumber', 'one']),
  'a form that is none': post(`${SCHEMA}/documents`, 'x', { 'content-type': 'multipart/form-data; boundary=x' }),
  'an unknown provider': post('/provider-keys', { provider: 'nobody', secret: 'x' }),
  'a key without a secret': post('/provider-keys', { provider: 'openai' }),
  'a key of the built-in extractor': post('/provider-keys', { provider: 'local' }),
  'an address that is fixed': post('/provider-keys', { provider: 'openai', secret: 'x', baseUrl: 'https://a.example' }),
  'a default model that is not allowed': post('/provider-keys', { provider: 'openai', secret: 'x', defaultModel: 'y' }),
  'a model without a key of the environment': json('PATCH', '/workspaces/acme/environments/production', { model: 'x' }),
  'a key that is not there': json('PATCH', '/workspaces/acme/environments/production', { providerKeyId: 'pk_x' }),
  'an environment that is not there': get('/workspaces/acme/environments/test'),
  'an expiry in the past': post('/api-keys', { name: 'x', expiresAt: '2020-01-01T00:00:00Z' }),
  'an expiry that is no date': post('/api-keys', { name: 'x', expiresAt: 'tomorrow' }),
  'an unknown scope': post('/api-keys', { name: 'x', scope: 'admin' }),
  'a user that is not there': post('/workspaces/acme/members', { userId: 'usr_x' }),
  'an unknown event': post('/workspaces/acme/webhooks', { url: 'https://a.example', events: ['run.done'] }),
  'a webhook that is not there': get('/webhooks/whe_x'),
};

/** Definitions that are odd, and linted or refused. */
const LINTED: Record<string, object> = {
  'a usable one': { type: 'object', properties: { a: { type: 'string' } } },
  'an empty one': {},
  'one of a text': { type: 'string' },
  'one of all types': { type: ['object', 'null'], properties: { a: {} } },
  'one without properties': { type: 'object' },
  'one whose properties are none': { type: 'object', properties: 5 },
  'one of an unknown type': { type: 'nope', properties: { a: { $ref: '#/nowhere' } } },
};

const subjects: Subject[] = [];
let users: SubjectUser[];

beforeAll(async () => {
  subjects.push(await startServerSubject(), await startFakeSubject());
  users = await Promise.all(subjects.map((subject) => subject.addUser('pro')));
  for (const { excerpt } of users) {
    await excerpt.workspaces.create({ name: 'Acme', slug: 'acme' });
    await excerpt.schemas.create({
      workspace: 'acme',
      schemaKey: 'invoice',
      name: 'Invoice',
      definition: invoiceDefinition,
    });
  }
});
afterAll(async () => {
  for (const subject of subjects) await subject.close();
});

it.each(Object.entries(REFUSED))('%s', async (_what, { path, init }) => {
  const answers = await Promise.all(
    users.map(async (user) => {
      const response = await user.send(path, init);
      const { requestId, ...body } = (await response.json()) as Record<string, unknown>;
      const { status, headers } = response;
      return { status, allow: headers.get('allow'), requestId: requestId === headers.get('x-request-id'), ...body };
    }),
  );
  const [byServer, byFake] = answers;
  expect(byServer?.status).toBeGreaterThanOrEqual(400);
  expect(byFake).toEqual(byServer);
});

const USABLE = 'a usable one';

it.each(Object.entries(LINTED))('lints a definition as the server does: %s', async (what, value) => {
  const { path, init } = post(`${SCHEMA}/lint`, { definition: value });
  const [byServer, byFake] = await Promise.all(
    users.map(async (user) => {
      const response = await user.send(path, init);
      const { requestId: _own, ...body } = (await response.json()) as Record<string, unknown>;
      return { status: response.status, ...body };
    }),
  );
  expect(byFake).toEqual(byServer);
  expect(byServer).toMatchObject(what === USABLE ? { status: 200 } : { status: 422, code: 'invalid_schema' });
});
