import { createDocument } from '@excerpt/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../harness/test-app.ts';
import { ok, workspaceWithSchema } from '../harness/builders.ts';
import { scriptedEngine } from '../harness/engines.ts';

const ORIGIN = 'https://app.example.com';

async function startWith(settings: Record<string, string>): Promise<TestApp> {
  return startTestApp({ engine: scriptedEngine(), settings });
}

function preflight(app: TestApp, path: string, origin: string, headers: string): Promise<Response> {
  return fetch(app.url + path, {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': headers },
  });
}

describe('without EXCERPT_CORS_ORIGINS', () => {
  test('no origin is allowed', async () => {
    const app = await startWith({});
    try {
      const { headers } = await fetch(`${app.url}/openapi.json`, { headers: { origin: ORIGIN } });
      expect(headers.get('access-control-allow-origin')).toBeNull();
      const refused = await preflight(app, '/workspaces', ORIGIN, 'x-api-key');
      expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([405, null]);
    } finally {
      await app.close();
    }
  });
});

describe('with a list of origins', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startWith({
      EXCERPT_CORS_ORIGINS: `${ORIGIN}/, http://localhost:3000`,
      EXCERPT_MAX_JSON_BYTES: '1000',
    });
  });
  afterAll(() => app.close());

  test.each([ORIGIN, 'http://localhost:3000'])('%s may send every header that the SDK sends', async (origin) => {
    const sent = ['x-api-key', 'content-type', 'idempotency-key', 'if-none-match', 'x-request-id', 'accept', 'range'];
    const { status, headers } = await preflight(app, '/workspaces', origin, sent.join(','));
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe(origin);
    expect(headers.get('access-control-allow-headers')?.toLowerCase().split(/, */)).toEqual(
      expect.arrayContaining(sent),
    );
    expect(headers.get('access-control-allow-methods')?.split(/, */)).toEqual(
      expect.arrayContaining(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
    );
    expect(headers.get('vary')).toMatch(/origin/i);
    expect(headers.get('access-control-allow-credentials')).toBeNull();
  });

  test.each(['https://evil.example', 'null', `${ORIGIN}.evil.example`, 'http://app.example.com'])(
    '%s may not',
    async (origin) => {
      const refused = await preflight(app, '/workspaces', origin, 'x-api-key');
      expect(refused.headers.get('access-control-allow-origin')).toBeNull();
      const answer = await app.admin.request('/me', { headers: { origin } });
      expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, null]);
      expect(answer.headers.get('vary')).toMatch(/origin/i);
    },
  );

  test.each<[status: number, path: string, init: RequestInit]>([
    [200, '/me', {}],
    [200, '/openapi.json', {}],
    [200, '/openapi/0.6.0.json', {}],
    [200, '/openapi.yaml', {}],
    [404, '/documents/none', {}],
    [404, '/nothing', {}],
    [401, '/me', { headers: { 'x-api-key': 'wrong' } }],
    [405, '/me', { method: 'PUT' }],
    [415, '/workspaces', { method: 'POST', body: 'text' }],
    [413, '/workspaces', { method: 'POST', body: 'x'.repeat(5000), headers: { 'content-type': 'application/json' } }],
    [400, '/workspaces', { method: 'POST', body: '{', headers: { 'content-type': 'application/json' } }],
  ])('an answer %i carries the headers (%s)', async (status, path, init) => {
    const answer = await fetch(app.url + path, {
      ...init,
      headers: { 'x-api-key': app.admin.apiKey, origin: ORIGIN, ...(init.headers as Record<string, string>) },
    });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('access-control-allow-origin')).toBe(ORIGIN);
    const exposed = answer.headers.get('access-control-expose-headers')?.toLowerCase().split(/, */);
    const read = ['x-request-id', 'etag', 'retry-after', 'idempotency-replayed', 'x-ratelimit-remaining', 'location'];
    expect(exposed).toEqual(expect.arrayContaining(read));
  });
});

test('a picture of a page varies with the origin, too', async () => {
  const app = await startWith({ EXCERPT_CORS_ORIGINS: ORIGIN });
  try {
    const path = await workspaceWithSchema(app.admin);
    const body = { name: 'letter.txt', content: 'Total: 118' };
    const { id } = ok(await createDocument({ client: app.admin.client, path, body }));
    const answer = await app.admin.request(`/documents/${id}/pages/1/image`, { headers: { origin: ORIGIN } });
    expect(answer.headers.get('vary')?.split(/, */)).toEqual(expect.arrayContaining(['Origin', 'Accept']));
  } finally {
    await app.close();
  }
});

describe('with *', () => {
  test('every origin is allowed, also where the rate limit is exceeded', async () => {
    const app = await startWith({ EXCERPT_CORS_ORIGINS: '*', EXCERPT_RATE_LIMIT: '1', EXCERPT_RATE_BURST: '1' });
    try {
      const statuses: number[] = [];
      for (const origin of [ORIGIN, 'null']) {
        const answer = await app.admin.request('/me', { headers: { origin } });
        statuses.push(answer.status);
        expect(answer.headers.get('access-control-allow-origin')).toBe('*');
      }
      expect(statuses).toEqual([200, 429]);
    } finally {
      await app.close();
    }
  });
});
