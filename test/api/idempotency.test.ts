import { randomUUID } from 'node:crypto';
import {
  addMember,
  extract,
  listApiKeys,
  listDocuments,
  listProviderKeys,
  listRuns,
  listWorkspaces,
  removeMember,
} from '@excerpt/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { invoiceDefinition, invoiceText, ok, workspaceWithSchema } from '../harness/builders.ts';
import { scriptedEngine } from '../harness/engines.ts';
import { movableClock } from '../harness/test-clock.ts';
import { startTestApp, type TestApp, type TestUser } from '../harness/test-app.ts';

let app: TestApp;
let owner: TestUser;
let path: { slug: string; schemaKey: string };
let base: string;
const clock = movableClock();

beforeAll(async () => {
  app = await startTestApp({ engine: scriptedEngine(), clock });
  owner = await app.addUser('pro');
  path = await workspaceWithSchema(owner);
  base = `/workspaces/${path.slug}/schemas/${path.schemaKey}`;
});
afterAll(() => app.close());

interface Reply {
  status: number;
  isReplayed: boolean;
  body: Record<string, unknown>;
}

async function reply(response: Response): Promise<Reply> {
  const text = await response.text();
  const body = text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
  return { status: response.status, isReplayed: response.headers.get('idempotency-replayed') === 'true', body };
}

function post(url: string, body: unknown, key: string, user = owner): Promise<Reply> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const headers = { 'content-type': 'application/json', 'idempotency-key': key };
  return user.request(url, { method: 'POST', headers, body: text }).then(reply);
}

const runCount = async () => ok(await listRuns({ client: owner.client, path })).total;
const document = { name: 'invoice.txt', content: invoiceText };

describe('a repeated POST with the same Idempotency-Key', () => {
  test('gets the first answer, and makes no second run', async () => {
    const before = await runCount();
    const key = randomUUID();
    const first = await post(`${base}/extract`, document, key);
    expect(first).toMatchObject({ status: 202, isReplayed: false });
    for (let repeat = 0; repeat < 3; repeat += 1)
      expect(await post(`${base}/extract`, document, key)).toEqual({ ...first, isReplayed: true });
    expect(await runCount()).toBe(before + 1);
  });

  test('may order the fields of its body otherwise', async () => {
    const key = randomUUID();
    const first = await post(`${base}/documents`, `{"name": "a.txt", "content": "Total: 7"}`, key);
    const second = await post(`${base}/documents`, `{"content":"Total: 7","name":"a.txt"}`, key);
    expect(second).toEqual({ ...first, isReplayed: true });
  });

  test('gets the secret that is shown once', async () => {
    const key = randomUUID();
    const before = ok(await listApiKeys({ client: owner.client })).total;
    const first = await post('/api-keys', { name: 'Once' }, key);
    expect(first.body['key']).toMatch(/^exk_/);
    expect(await post('/api-keys', { name: 'Once' }, key)).toEqual({ ...first, isReplayed: true });
    expect(ok(await listApiKeys({ client: owner.client })).total).toBe(before + 1);
  });

  test('gets the first answer of every kind of operation', async () => {
    const { runId } = (await post(`${base}/extract`, document, randomUUID())).body as { runId: string };
    for (const [url, body] of [
      ['/workspaces', { name: 'Repeated' }],
      [`/workspaces/${path.slug}/schemas`, { schemaKey: 'again', name: 'Again', definition: invoiceDefinition }],
      [`${base}/lint`, { definition: invoiceDefinition }],
      ['/provider-keys', { provider: 'openai', secret: 'sk-a-secret-of-the-tests' }],
      [`/runs/${runId}/rerun`, {}],
    ] as const) {
      const key = randomUUID();
      const send = () =>
        url.endsWith('rerun')
          ? owner.request(url, { method: 'POST', headers: { 'idempotency-key': key } }).then(reply)
          : post(url, body, key);
      const first = await send();
      expect(first.status, url).toBeLessThan(300);
      expect(await send(), url).toEqual({ ...first, isReplayed: true });
    }
    expect(ok(await listProviderKeys({ client: owner.client })).total).toBe(1);
    const names = ok(await listWorkspaces({ client: owner.client })).data.map(({ name }) => name);
    expect(names.filter((name) => name === 'Repeated')).toHaveLength(1);
  });

  test('gets what it sent without a copy that is stored for it', async () => {
    const long = 'x'.repeat(100_000);
    const definition = { type: 'object', properties: { a: { type: 'string', description: long } } };
    const schema = { schemaKey: 'long', name: 'Long', definition };
    for (const [url, body] of [
      [`${base}/documents`, { name: 'long.txt', content: `text ${long}` }],
      [`/workspaces/${path.slug}/schemas`, schema],
    ] as const) {
      const key = randomUUID();
      const first = await post(url, body, key);
      expect(await post(url, body, key)).toEqual({ ...first, isReplayed: true });
      expect(JSON.stringify(first.body)).toContain(long);
    }
    const stored = await app.withDatabase((db) => db.selectFrom('idempotent_requests').selectAll().execute());
    for (const one of stored) expect(JSON.stringify(one).length).toBeLessThan(10_000);
    // An equal definition that was stored before keeps the order of its fields.
    const reordered = { ...schema, definition: { properties: definition.properties, type: 'object' } };
    const again = await post(`/workspaces/${path.slug}/schemas`, reordered, randomUUID());
    expect(Object.keys((again.body['latestVersion'] as { definition: object }).definition)).toEqual([
      'type',
      'properties',
    ]);
  });

  test('gets an error below 500 again', async () => {
    const key = randomUUID();
    const missing = await post(`${base}/extract`, { documentId: 'doc_none' }, key);
    expect(missing).toMatchObject({ status: 404, isReplayed: false, body: { code: 'not_found' } });
    expect(await post(`${base}/extract`, { documentId: 'doc_none' }, key)).toEqual({ ...missing, isReplayed: true });
    const invalid = randomUUID();
    expect(await post('/workspaces', { nmae: 'x' }, invalid)).toMatchObject({ status: 400, isReplayed: false });
    expect(await post('/workspaces', { nmae: 'x' }, invalid)).toMatchObject({ status: 400, isReplayed: true });
  });

  test('is 422 with another body or query, and does nothing', async () => {
    const key = randomUUID();
    await post(`${base}/extract`, document, key);
    const before = await runCount();
    for (const [url, body] of [
      [`${base}/extract`, { ...document, name: 'other.txt' }],
      [`${base}/extract?env=staging`, document],
    ] as const) {
      expect(await post(url, body, key)).toMatchObject({ status: 422, body: { code: 'idempotency_mismatch' } });
    }
    expect(await runCount()).toBe(before);
  });

  test('is another request with another API key or path', async () => {
    const key = randomUUID();
    const first = await post('/workspaces', { name: 'Apart' }, key);
    const second = await post('/workspaces', { name: 'Apart' }, key, await app.addKey(owner, {}));
    expect(second).toMatchObject({ status: 201, isReplayed: false });
    expect(second.body['id']).not.toBe(first.body['id']);
    expect(await post(`${base}/documents`, document, key)).toMatchObject({ status: 201, isReplayed: false });
  });

  test('is another request after 24 hours', async () => {
    const key = randomUUID();
    const first = await post('/workspaces', { name: 'Old' }, key);
    clock.advance(24 * 60 * 60 * 1000);
    const second = await post('/workspaces', { name: 'Old' }, key);
    expect(second).toMatchObject({ status: 201, isReplayed: false });
    expect(second.body['id']).not.toBe(first.body['id']);
    expect(await post('/workspaces', { name: 'Old' }, key)).toEqual({ ...second, isReplayed: true });
  });
});

test('many requests at the same moment make one run', async () => {
  const before = await runCount();
  const key = randomUUID();
  const replies = await Promise.all(Array.from({ length: 20 }, () => post(`${base}/extract`, document, key)));
  const accepted = replies.filter(({ status }) => status === 202);
  expect(accepted.filter(({ isReplayed }) => !isReplayed)).toHaveLength(1);
  for (const { status, body } of replies) {
    if (status === 202) expect(body['runId']).toBe(accepted[0]?.body['runId']);
    else expect([status, body['code']]).toEqual([409, 'idempotency_in_flight']);
  }
  expect(await runCount()).toBe(before + 1);
});

describe('a repeated upload', () => {
  async function upload(key: string, parts: [name: string, value: string | File][]): Promise<Reply> {
    const form = new FormData();
    for (const [name, value] of parts) form.append(name, value);
    return reply(
      await owner.request(`${base}/documents`, { method: 'POST', headers: { 'idempotency-key': key }, body: form }),
    );
  }
  const file = (content = invoiceText) => new File([content], 'invoice.txt', { type: 'text/plain' });

  test('is the same in another order of parts and with another boundary', async () => {
    const key = randomUUID();
    const before = ok(await listDocuments({ client: owner.client, path })).total;
    const first = await upload(key, [
      ['file', file()],
      ['name', 'An invoice'],
    ]);
    expect(first).toMatchObject({ status: 201, isReplayed: false });
    const second = await upload(key, [
      ['name', 'An invoice'],
      ['file', file()],
    ]);
    expect(second).toEqual({ ...first, isReplayed: true });
    expect(ok(await listDocuments({ client: owner.client, path })).total).toBe(before + 1);
  });

  test('is tried again where the answer may change: a file of no known format is not kept', async () => {
    const key = randomUUID();
    const program = new File([Buffer.from('4d5a900003000000', 'hex')], 'program.exe');
    for (let repeat = 0; repeat < 2; repeat += 1)
      expect(await upload(key, [['file', program]])).toMatchObject({ status: 415, isReplayed: false });
  });

  test('is 422 with another byte', async () => {
    const key = randomUUID();
    await upload(key, [['file', file()]]);
    const body = { code: 'idempotency_mismatch' };
    expect(await upload(key, [['file', file(`${invoiceText}.`)]])).toMatchObject({ status: 422, body });
  });
});

describe('the key', () => {
  test.each(['', 'x'.repeat(256)])('has 1 to 255 characters', async (key) => {
    expect(await post('/workspaces', { name: 'Key' }, key)).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', details: [{ in: 'header' }] },
    });
  });

  test('may have 255', async () => {
    expect((await post('/workspaces', { name: 'Key' }, 'x'.repeat(255))).status).toBe(201);
  });

  test('is ignored without a POST', async () => {
    const headers = { 'idempotency-key': 'of-a-get' };
    for (let repeat = 0; repeat < 2; repeat += 1)
      expect((await owner.request('/me', { headers })).headers.get('idempotency-replayed')).toBeNull();
  });
});

test('answers outlive a restart', async () => {
  const restarted = await startTestApp({ engine: scriptedEngine() });
  try {
    const key = randomUUID();
    const first = await post('/workspaces', { name: 'Restarted' }, key, restarted.admin);
    await restarted.restart();
    const second = await post('/workspaces', { name: 'Restarted' }, key, restarted.admin);
    expect(second).toEqual({ ...first, isReplayed: true });
  } finally {
    await restarted.close();
  }
});

describe('a repeat after a right has ended', () => {
  test('gets nothing of a workspace that its caller was removed from', async () => {
    const member = await app.addUser();
    ok(await addMember({ client: owner.client, path, body: { userId: member.id } }));
    const { runId } = ok(await extract({ client: member.client, path, body: document }));
    const requests = [
      [`${base}/extract`, document],
      [`${base}/documents`, { name: 'a.txt', content: 'Total: 7' }],
      [`/workspaces/${path.slug}/webhooks`, { url: 'https://hooks.example.com/' }],
      [`${base}/lint`, { definition: invoiceDefinition }],
      [`/runs/${runId}/rerun`, ''],
    ] as const;
    const send = ([url, body]: (typeof requests)[number], index: number) =>
      body === ''
        ? member.request(url, { method: 'POST', headers: { 'idempotency-key': `right-${index}` } }).then(reply)
        : post(url, body, `right-${index}`, member);
    for (const [index, request] of requests.entries()) {
      expect((await send(request, index)).status, request[0]).toBeLessThan(300);
      expect(await send(request, index), request[0]).toMatchObject({ isReplayed: true });
    }
    const removed = await removeMember({ client: owner.client, path: { ...path, userId: member.id } });
    expect(removed.response?.status).toBe(204);
    for (const [index, request] of requests.entries())
      expect(await send(request, index), request[0]).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  test('does not show the secret of a deleted API key or webhook endpoint', async () => {
    for (const [create, remove, body] of [
      ['/api-keys', '/api-keys', { name: 'Soon gone' }],
      [`/workspaces/${path.slug}/webhooks`, '/webhooks', { url: 'https://hooks.example.com/' }],
    ] as const) {
      const key = randomUUID();
      const { id } = (await post(create, body, key)).body as { id: string };
      expect(await post(create, body, key)).toMatchObject({ status: 201, isReplayed: true });
      expect((await owner.request(`${remove}/${id}`, { method: 'DELETE' })).status).toBe(204);
      expect(await post(create, body, key)).toMatchObject({ status: 410, body: { code: 'content_expired' } });
    }
  });
});
