import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { createDocument, extract } from '@excerpt/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestUser } from '../harness/test-app.ts';
import { endOfRun, invoiceText, ok, workspaceWithSchema } from '../harness/builders.ts';
import { scriptedEngine } from '../harness/engines.ts';
import { readRefusal, sendRaw } from '../harness/raw-request.ts';

let app: TestApp;
let owner: TestUser;
let slug: string;
let documentId: string;
let runId: string;

beforeAll(async () => {
  app = await startTestApp({ engine: scriptedEngine() });
  owner = await app.addUser('pro');
  const path = await workspaceWithSchema(owner);
  slug = path.slug;
  documentId = ok(
    await createDocument({ client: owner.client, path, body: { name: 'invoice.txt', content: invoiceText } }),
  ).id;
  runId = ok(await extract({ client: owner.client, path, body: { documentId } })).runId;
  await endOfRun(owner, runId);
  await app.app.idle();
});
afterAll(() => app.close());

describe('what no route sees', () => {
  /** Writes bytes to a connection, and reads the answer until it ends. */
  async function exchange(bytes: string): Promise<{ status: number; type: string; body: Record<string, unknown> }> {
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(bytes);
    const answer = await text(socket);
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    const type = /content-type: ([^\r;]+)/i.exec(head)?.[1] ?? '';
    return { status: Number(head.split(' ')[1]), type, body: JSON.parse(body) as Record<string, unknown> };
  }
  const get = (...headers: string[]) => `GET /healthz HTTP/1.1\r\n${headers.join('\r\n')}\r\nConnection: close\r\n\r\n`;

  test.each([
    ['another expectation', get('Host: a', 'Expect: 200-ok'), 417, 'expectation_failed'],
    ['no host', get('Accept: */*'), 400, 'validation_failed'],
    ['headers that are too large', get('Host: a', `X-Long: ${'x'.repeat(40_000)}`), 431, 'headers_too_large'],
    ['a broken header', get('Host: a', 'No colon'), 400, 'validation_failed'],
    ['no HTTP', 'nonsense\r\n\r\n', 400, 'validation_failed'],
  ])('%s is refused as every other fault', async (_, bytes, status, code) => {
    const answer = await exchange(bytes);
    expect(answer).toMatchObject({ status, type: 'application/json', body: { code, retryable: false } });
    expect(answer.body['message']).toMatch(/\.$/);
    expect(answer.body['requestId']).toMatch(/^req_/);
  });
});

describe('a query', () => {
  const lists = () => [
    '/workspaces',
    '/api-keys',
    '/providers',
    '/webhooks/whe_x/deliveries',
    `/workspaces/${slug}/environments`,
    `/workspaces/${slug}/members`,
    `/workspaces/${slug}/schemas`,
    `/workspaces/${slug}/schemas/invoice/versions`,
    `/workspaces/${slug}/schemas/invoice/documents`,
    `/workspaces/${slug}/schemas/invoice/runs`,
  ];

  test.each([
    'pageSize=0',
    'pageSize=101',
    'pageSize=-1',
    'pageSize=ten',
    'page=0',
    'page=abc',
    'page=1.5',
    'page=',
    'page=1&page=2',
    'page=1e2',
    'page=%2B1',
    'page=01',
    'page=%2010',
    'page=1.0',
    'page=0x10',
    'page=2147483648',
    'page=9007199254740993',
  ])('with %s is refused by every list', async (query) => {
    for (const list of lists()) {
      const refused = await readRefusal(await owner.request(`${list}?${query}`));
      expect(refused, list).toMatchObject({ status: 400, code: 'validation_failed' });
      expect(refused.details, list).toMatchObject([{ in: 'query', path: `/${query.split('=')[0]}` }]);
    }
  });

  test('is answered with the page that was asked for, by every list', async () => {
    for (const list of lists().filter((path) => !path.startsWith('/webhooks'))) {
      const page = (await (await owner.request(`${list}?page=1&pageSize=100`)).json()) as {
        total: number;
        data: unknown[];
      };
      expect(page, list).toMatchObject({ page: 1, pageSize: 100 });
      expect(page.data).toHaveLength(page.total);
      for (const past of [1_000_000, 2_147_483_647]) {
        const answer = await (await owner.request(`${list}?page=${past}`)).json();
        expect(answer, list).toEqual({ total: page.total, page: past, pageSize: 20, data: [] });
      }
    }
  });

  test('counts versions and seconds in decimal digits too', async () => {
    const versions = `/workspaces/${slug}/schemas/invoice/versions`;
    for (const version of ['1.0', '01', '1e0', '+1', '%201'])
      expect((await owner.request(`${versions}/${version}`)).status, version).toBe(400);
    expect((await owner.request(`${versions}/1`)).status).toBe(200);
    for (const query of ['wait=1e1', 'wait=+1', 'wait=00'])
      expect((await owner.request(`/runs/${runId}?${query}`)).status, query).toBe(400);
  });

  test('with an unknown parameter is refused, which names it', async () => {
    expect(await readRefusal(await owner.request('/me?__proto__=1'))).toMatchObject({ status: 400 });
    for (const path of [...lists(), '/me', `/runs/${runId}`, `/documents/${documentId}`, `/workspaces/${slug}`]) {
      const refused = await readRefusal(await owner.request(`${path}?pagesize=5`));
      expect(refused, path).toMatchObject({ status: 400, details: [{ in: 'query', path: '/pagesize' }] });
    }
  });
});

describe('a single resource', () => {
  test('has an ETag, and is 304 for a matching one', async () => {
    const base = `/workspaces/${slug}`;
    for (const path of [
      '/me',
      base,
      `${base}/environments/production`,
      `${base}/schemas/invoice`,
      `${base}/schemas/invoice/versions/1`,
      `/documents/${documentId}`,
      `/documents/${documentId}/layout`,
      `/runs/${runId}`,
    ]) {
      const first = await owner.request(path);
      const etag = first.headers.get('etag') ?? '';
      expect(etag, path).toMatch(/^(W\/)?".+"$/);
      const again = await owner.request(path, { headers: { 'if-none-match': etag } });
      expect(again.status, path).toBe(304);
      expect(await again.text()).toBe('');
      expect((await owner.request(path, { headers: { 'if-none-match': '"another"' } })).status).toBe(200);
    }
  });

  test('has another ETag once it has changed', async () => {
    const before = (await owner.request(`/workspaces/${slug}`)).headers.get('etag') ?? '';
    const headers = { 'content-type': 'application/json' };
    await owner.request(`/workspaces/${slug}`, { method: 'PATCH', headers, body: '{"description": "Changed"}' });
    const after = await owner.request(`/workspaces/${slug}`, { headers: { 'if-none-match': before } });
    expect(after.status).toBe(200);
    expect(await after.json()).toMatchObject({ description: 'Changed' });
  });
});

describe('a header that is sent twice', () => {
  test.each(['Host', 'Idempotency-Key', 'X-Api-Key'])('%s is refused', async (name) => {
    const { hostname, port } = new URL(app.url);
    const socket = connect(Number(port), hostname);
    const headers = [`Host: ${hostname}`, `x-api-key: ${app.admin.apiKey}`, `Idempotency-Key: one`];
    socket.end([`GET /me HTTP/1.1`, ...headers, `${name}: other`, 'Connection: close', '', ''].join('\r\n'));
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    const body = JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4)) as object;
    expect(body).toMatchObject({
      code: 'validation_failed',
      details: [{ in: 'header', path: `/${name.toLowerCase()}` }],
    });
  });
});

describe('an answer', () => {
  test('has the request id of the caller if it is valid, else a new one', async () => {
    const sent = async (id: string) =>
      (await owner.request('/me', { headers: { 'x-request-id': id } })).headers.get('x-request-id');
    expect(await sent('order-7.2:a')).toBe('order-7.2:a');
    for (const bad of ['with space', 'x'.repeat(129), '<script>']) expect(await sent(bad)).toMatch(/^req_/);
    const refused = await owner.request('/runs/run_none', { headers: { 'x-request-id': 'mine' } });
    expect(await refused.json()).toMatchObject({ code: 'not_found', requestId: 'mine' });
  });

  test('to a path with a trailing slash or another case is 404', async () => {
    const base = `/workspaces/${slug}`;
    for (const path of ['/me/', '/ME', '/workspaces/', `${base}/`, `${base}/environments/`, '/docs/', '/healthz/'])
      expect((await owner.request(path)).status, path).toBe(404);
    for (const path of [`${base}/`, `${base}/schemas/..`, `${base}/schemas/%2e%2e`, `${base}/schemas/.`])
      expect((await sendRaw(app, owner, 'DELETE', path)).status, path).toBe(404);
    expect((await owner.request(base)).status).toBe(200);
  });

  test('to an unknown path is 404, and to a wrong method 405 with what is possible', async () => {
    expect(await readRefusal(await owner.request('/workspace'))).toMatchObject({ status: 404, code: 'not_found' });
    const response = await owner.request(`/workspaces/${slug}`, {
      method: 'PUT',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    expect((response.headers.get('allow') ?? '').split(', ').toSorted()).toEqual(
      expect.arrayContaining(['DELETE', 'GET', 'PATCH']),
    );
    expect(await readRefusal(response)).toMatchObject({ status: 405, code: 'method_not_allowed' });
  });

  test('is JSON, and 406 if the client does not accept it', async () => {
    const refused = await readRefusal(await owner.request('/me', { headers: { accept: 'text/csv' } }));
    expect(refused).toMatchObject({ status: 406, code: 'not_acceptable' });
    for (const accept of ['*/*', 'application/*', 'text/html, application/json;q=0.5']) {
      expect((await owner.request('/me', { headers: { accept } })).status).toBe(200);
    }
  });

  test('to a path with traversal is harmless', async () => {
    for (const path of [
      '/workspaces/%00',
      '/runs/%2e%2e%2f%2e%2e',
      '/documents/a%2Fb',
      '/workspaces/%E0%A4%A',
      `/runs/${'x'.repeat(4000)}`,
    ]) {
      const { status } = await owner.request(path);
      expect([400, 404], path).toContain(status);
    }
  });
});
