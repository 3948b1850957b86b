import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { invoiceText, workspaceWithSchema } from '../harness/builders.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  await workspaceWithSchema(app.admin);
});
afterAll(() => app.close());

interface RawAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

const LIST = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });

/** `fetch` sends no `Host` of the caller's choice. */
function post(headers: Record<string, string>, body = LIST, method = 'POST'): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const defaults = {
      authorization: `Bearer ${app.admin.apiKey}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    };
    const outgoing = request(`${app.url}/mcp`, { method, headers: { ...defaults, ...headers } }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

describe('POST /mcp', () => {
  test.each([
    ['no key', { authorization: '' }, 401],
    ['a wrong key', { authorization: 'Bearer exk_wrong' }, 401],
    ['the key in x-api-key', { authorization: '', 'x-api-key': 'exk_the-first-key-of-the-tests' }, 200],
    ['a foreign origin', { origin: 'https://evil.example' }, 403],
    ['an opaque origin', { origin: 'null' }, 403],
    ['a name that is not the server’s', { host: 'evil.example:8787' }, 403],
    ['a name and its own origin', { host: 'evil.example', origin: 'http://evil.example' }, 403],
    ['localhost', { host: 'localhost:1234', origin: 'http://localhost:1234' }, 200],
    ['an address', { host: '[::1]:8787' }, 200],
    ['a type that is not JSON', { 'content-type': 'text/plain' }, 415],
    ['an Accept of neither type', { accept: 'text/html' }, 406],
    ['an unknown version of the protocol', { 'mcp-protocol-version': '1999-01-01' }, 400],
  ])('%s', async (_, headers, status) => {
    const answer = await post(headers);
    expect(answer.status).toBe(status);
    if (status === 200) return;
    expect(JSON.parse(answer.text)).toMatchObject({ jsonrpc: '2.0', id: null, error: { message: expect.any(String) } });
    if (status === 401) expect(answer.headers['www-authenticate']).toMatch(/^Bearer/);
  });

  test.each([
    ['no JSON', '{', 400],
    ['no message', '{"hello":1}', 400],
    ['a batch of garbage', '[1,2,{}]', 400],
    ['an empty batch', '[]', 400],
    ['a large batch', `[${Array.from({ length: 101 }, () => LIST).join(',')}]`, 400],
    ['a body over the limit', JSON.stringify({ id: 'x'.repeat(11 * 2 ** 20) }), 413],
    ['a notification', '{"jsonrpc":"2.0","method":"notifications/initialized"}', 202],
  ])('with %s', async (_, body, status) => {
    expect((await post({}, body)).status).toBe(status);
  });

  test.each(['GET', 'DELETE'])('%s is not allowed, as there are no sessions', async (method) => {
    const { status, headers } = await post({}, '', method);
    expect([status, headers['allow']]).toEqual([405, 'POST']);
  });

  test.each(['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'])('speaks %s', async (protocolVersion) => {
    const params = { protocolVersion, capabilities: {}, clientInfo: { name: 'curl', version: '1' } };
    const { status, text } = await post({}, JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params }));
    expect(status).toBe(200);
    expect(JSON.parse(text)).toMatchObject({ id: 1, result: { protocolVersion, serverInfo: { name: 'excerpt' } } });
  });

  test('progress comes as events to a client that asks for it', async () => {
    const params = {
      name: 'extract',
      arguments: { schema: 'invoice', text: invoiceText },
      _meta: { progressToken: 7 },
    };
    const { headers, text } = await post({}, JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }));
    expect(headers['content-type']).toBe('text/event-stream');
    const messages = [...text.matchAll(/^data: (.+)$/gm)].map(
      ([, json]) => JSON.parse(json ?? '') as { method?: string },
    );
    expect(messages.filter(({ method }) => method === 'notifications/progress').length).toBeGreaterThan(0);
    expect(messages.at(-1)).toMatchObject({ id: 1, result: { structuredContent: { status: 'completed' } } });
  });
});
