import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createJsonReceiver } from '../receive/receive-json.ts';
import { makeAdmission, sendAny, serveRoutes, type ServedRoutes } from '../testing/serve-routes.ts';
import { createOriginRules } from './check-origin.ts';
import { createMcpRouter } from './mcp-routes.ts';

let served: ServedRoutes;
afterEach(() => served.close());

describe('the endpoint of agents', () => {
  let calls: { asEvents: boolean; caller: { userId: string }; body: unknown }[];
  let counted: number;
  beforeEach(async () => {
    [calls, counted] = [[], 0];
    const state = { limit: 9, remaining: 1, reset: 1 };
    const rateLimiter = { count: () => ((counted += 1), { ...state, retryAfter: counted > 3 ? 7 : null }) };
    const { admission } = makeAdmission({ rateLimiter: rateLimiter as never });
    const router = createMcpRouter({
      ...admission,
      origins: createOriginRules({ host: '127.0.0.1', publicUrl: null, allowedHosts: [], corsOrigins: null }),
      receiveJson: createJsonReceiver(10_000),
      async answer(call) {
        calls.push(call);
        const { method } = call.body as { method?: string };
        if (method === 'bug') throw new Error('bug');
        if (method === 'note') return new Response(null, { status: 202 });
        const type = call.asEvents ? 'text/event-stream' : 'application/json';
        return new Response('{"a":1}', { status: 200, headers: { 'content-type': type } });
      },
    });
    served = await serveRoutes(router);
  });

  const JSON_TYPE = { 'content-type': 'application/json' };
  const call = (body: unknown, headers: Record<string, string> = {}) =>
    sendAny(`${served.url}/mcp`, {
      method: 'POST',
      headers: { ...JSON_TYPE, 'x-api-key': 'exk_read', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const progress = { method: 'tools/call', params: { _meta: { progressToken: 0 } } };

  test.each<[Record<string, string>, number]>([
    [{ authorization: 'Bearer exk_write' }, 200],
    [{ authorization: 'bearer  exk_write ' }, 200],
    [{ authorization: 'Bearer exk_unknown' }, 401],
    // Another way to authorise is none, and the other header counts.
    [{ authorization: 'Basic exk_unknown' }, 200],
    [{ 'x-api-key': '' }, 401],
    [{ origin: 'https://elsewhere.example.com' }, 403],
    [{ 'content-type': 'text/plain' }, 415],
    [{ accept: 'text/html' }, 406],
  ])('with %j answers %i', async (headers, status) => {
    const { status: answered, body, headers: got } = await call({ method: 'x' }, headers);
    expect([answered, got.get('www-authenticate')]).toEqual([status, status === 401 ? 'Bearer realm="excerpt"' : null]);
    if (status !== 200)
      expect(body).toEqual({
        jsonrpc: '2.0',
        id: null,
        error: { code: -32_000, message: expect.any(String), data: expect.objectContaining({ requestId: 'req_1' }) },
      });
  });

  test.each<[unknown, Record<string, string>, boolean]>([
    [{ method: 'x' }, {}, false],
    [progress, {}, true],
    [progress, { accept: 'application/json' }, false],
    [{ method: 'x' }, { accept: 'text/event-stream' }, true],
    [{ method: 'x' }, { accept: 'application/json, text/event-stream' }, false],
    [[{ method: 'x' }, progress], { accept: 'application/json, text/event-stream' }, true],
    [[null, { params: null }], {}, false],
  ])('to %j with %j answers by events: %j', async (body, headers, asEvents) => {
    const answer = await call(body, headers);
    expect(calls.map((one) => one.asEvents)).toEqual([asEvents]);
    expect(answer.headers.get('content-type')).toBe(asEvents ? 'text/event-stream' : 'application/json');
    expect([answer.headers.get('cache-control'), answer.headers.get('x-accel-buffering')]).toEqual([
      'no-store',
      asEvents ? 'no' : null,
    ]);
  });

  test('counts each message of a batch', async () => {
    expect((await call([{ method: 'x' }, { method: 'x' }, { method: 'x' }])).status).toBe(200);
    expect(counted).toBe(3);
    const more = await call({ method: 'x' });
    expect([more.status, more.headers.get('retry-after')]).toEqual([429, '7']);
    expect(calls).toHaveLength(1);
  });

  test('tells what is no message, and answers nothing where nothing is to say', async () => {
    expect(await call('{')).toMatchObject({ status: 400, body: { error: { code: -32_700 } } });
    expect(await call([])).toMatchObject({ status: 400, body: { error: { code: -32_000 } } });
    const note = await call({ method: 'note' });
    expect([note.status, note.body]).toEqual([202, '']);
    counted = 0;
    expect(await call({ method: 'bug' })).toMatchObject({ status: 500, body: { code: 'internal_error' } });
  });
});
