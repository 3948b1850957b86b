import { createApiKey } from '@excerpt/sdk';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ok } from '../harness/builders.ts';
import { scriptedEngine } from '../harness/engines.ts';
import { startTestApp, type TestApp, type TestUser } from '../harness/test-app.ts';

const limits = (response: Response) =>
  ['limit', 'remaining', 'reset'].map((name) => response.headers.get(`x-ratelimit-${name}`));

describe('with a limit', () => {
  let app: TestApp;
  let owner: TestUser;

  beforeEach(async () => {
    // 1 token a minute: no test can wait for it by accident.
    const settings = { EXCERPT_RATE_LIMIT: '4', EXCERPT_RATE_BURST: '3' };
    app = await startTestApp({ engine: scriptedEngine(), settings });
    owner = await app.addUser();
  });
  afterEach(() => app.close());

  test('every answer to a valid key carries the limit, also errors', async () => {
    const first = await owner.request('/me');
    expect(limits(first)).toEqual(['4', '2', expect.stringMatching(/^\d{10}$/)]);
    const missing = await owner.request('/runs/run_none');
    expect(missing.status).toBe(404);
    expect(limits(missing).slice(0, 2)).toEqual(['4', '1']);
    const invalid = await owner.request('/workspaces', { method: 'POST', body: 'x' });
    expect(invalid.status).toBe(415);
    expect(limits(invalid).slice(0, 2)).toEqual(['4', '0']);
  });

  test('a request above it is 429 with the time to wait, and does nothing', async () => {
    for (let request = 0; request < 3; request += 1) await owner.request('/me');
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ name: 'Another key' });
    const refused = await owner.request('/api-keys', { method: 'POST', headers, body });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(limits(refused).slice(0, 2)).toEqual(['4', '0']);
    expect(await refused.json()).toMatchObject({ code: 'rate_limited', retryable: true });
  });

  test('each message of a batch of POST /mcp counts', async () => {
    const message = { jsonrpc: '2.0', id: 1, method: 'ping' };
    const send = (batch: object[]) =>
      fetch(`${app.url}/mcp`, {
        method: 'POST',
        headers: { authorization: `Bearer ${owner.apiKey}`, 'content-type': 'application/json' },
        body: JSON.stringify(batch),
      });
    const allowed = await send([message, { ...message, id: 2 }]);
    expect([allowed.status, limits(allowed)[1]]).toEqual([200, '1']);
    const refused = await send([message, { ...message, id: 2 }]);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('each key has its own, and requests without a key, health checks and the contract have none', async () => {
    const other = ok(await createApiKey({ client: owner.client, body: { name: 'Other' } }));
    for (let request = 0; request < 3; request += 1) await owner.request('/me');
    expect((await owner.request('/me')).status).toBe(429);
    expect((await owner.request('/me', { headers: { 'x-api-key': other.key } })).status).toBe(200);
    for (const path of ['/healthz', '/openapi.json', '/me']) {
      const answers = await Promise.all(Array.from({ length: 10 }, () => fetch(app.url + path)));
      for (const answer of answers) {
        expect(answer.status).not.toBe(429);
        expect(limits(answer)).toEqual([null, null, null]);
      }
    }
  });
});

test('without a limit no answer carries one', async () => {
  const app = await startTestApp({ engine: scriptedEngine(), settings: { EXCERPT_RATE_LIMIT: '0' } });
  try {
    expect(limits(await app.admin.request('/me'))).toEqual([null, null, null]);
  } finally {
    await app.close();
  }
});
