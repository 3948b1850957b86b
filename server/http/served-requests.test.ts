/** What every request gets of the HTTP server, whatever its route. */
import Router from '@koa/router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '../errors.ts';
import { answerOnce, readIdempotencyKey } from './answer-once.ts';
import { answerLocalMetrics, observeRequests } from './metrics-routes.ts';
import { createHealthRouter } from './outside/public-routes.ts';
import { sendAny, serveRoutes, type ServedRoutes } from './testing/serve-routes.ts';
import { traceRequests } from './trace-requests.ts';

let served: ServedRoutes;
afterEach(() => served.close());

const get = (path: string, headers: Record<string, string> = {}) => sendAny(served.url + path, { headers });
const post = (path: string, headers: Record<string, string> = {}, body = '') =>
  sendAny(served.url + path, { method: 'POST', headers, body });

const routes = () =>
  new Router({ strict: true, sensitive: true })
    .get('/work', (context) => {
      context.body = { id: context.state['requestId'] as string };
    })
    .post('/work', (context) => {
      context.status = 204;
    })
    .get('/bug', () => {
      throw new Error('the password is 1234');
    });

describe('a request', () => {
  test('keeps its own id if that is well formed, and is logged by it', async () => {
    served = await serveRoutes(routes());
    for (const id of ['a', 'trace:1/2+3=4.5-6_7', 'x'.repeat(128)])
      expect((await get('/work', { 'x-request-id': id })).body).toEqual({ id });
    for (const id of ['a b', '<a>', 'x'.repeat(129)])
      expect((await get('/work', { 'x-request-id': id })).headers.get('x-request-id')).toMatch(/^req_\d+$/);
    await get('/work?secret=1', { 'x-request-id': 'mine' });
    expect(served.logged.at(-1)).toMatchObject({
      requestId: 'mine',
      method: 'GET',
      path: '/work',
      status: 200,
      msg: 'request',
      ms: expect.any(Number),
    });
    expect(JSON.stringify(served.logged)).not.toContain('secret');
  });

  test('that leads nowhere is told what is possible', async () => {
    served = await serveRoutes(routes(), { publicUrl: 'https://papers.example.com/app' });
    const nowhere = await get('/nowhere');
    expect([nowhere.status, nowhere.body]).toEqual([
      404,
      expect.objectContaining({
        code: 'not_found',
        message: 'There is nothing at /nowhere. The reference is at https://papers.example.com/app/docs.',
      }),
    ]);
    const wrong = await sendAny(`${served.url}/work`, { method: 'DELETE' });
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'HEAD, GET, POST']);
    expect(wrong.body).toMatchObject({ message: 'DELETE is not possible here. Possible: HEAD, GET, POST.' });
  });

  test('that fails is told nothing of the cause, which is logged', async () => {
    served = await serveRoutes(routes());
    const { status, body } = await get('/bug');
    expect([status, JSON.stringify(body)]).toEqual([500, expect.not.stringContaining('1234')]);
    expect(JSON.stringify(served.logged)).toContain('1234');
  });

  test.each(['x-api-key', 'idempotency-key', 'x-session-token', 'content-type'])(
    'has one header %s, if any',
    async (name) => {
      served = await serveRoutes(routes());
      const { status, body } = await post('/work', { [name]: ['a', 'b'] as never });
      expect([status, body]).toEqual([
        400,
        expect.objectContaining({ details: [{ in: 'header', path: `/${name}`, message: 'must be sent once' }] }),
      ]);
      expect((await post('/work', { 'x-other': ['a', 'b'] as never })).status).toBe(204);
    },
  );

  test('is answered with headers that keep pages from misusing it', async () => {
    served = await serveRoutes(routes());
    const { headers } = await get('/work');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect([headers.get('content-security-policy'), headers.get('strict-transport-security')]).toEqual([null, null]);
  });

  test('of scripts of other pages is answered where that is allowed', async () => {
    const origin = { origin: 'https://app.example.com' };
    const allowed = async () => (await get('/bug', origin)).headers.get('access-control-allow-origin');
    served = await serveRoutes(routes());
    expect(await allowed()).toBeNull();
    await served.close();
    served = await serveRoutes(routes(), { corsOrigins: ['https://app.example.com'] });
    expect(await allowed()).toBe('https://app.example.com');
    expect((await get('/work', { origin: 'https://b.example.com' })).headers.get('access-control-allow-origin')).toBe(
      null,
    );
    await served.close();
    served = await serveRoutes(routes(), { corsOrigins: '*' });
    expect(await allowed()).toBe('*');
    const { headers } = await get('/work', origin);
    expect(headers.get('access-control-expose-headers')).toContain('Retry-After');
    const preflight = { ...origin, 'access-control-request-method': 'POST' };
    const answer = await sendAny(`${served.url}/work`, { method: 'OPTIONS', headers: preflight });
    expect([answer.status, answer.headers.get('access-control-max-age')]).toEqual([204, '7200']);
  });
});

test('a server that stops goes on while it drains, and then refuses all but questions about it', async () => {
  const [draining, stopping] = [new AbortController(), new AbortController()];
  const phases = { draining: draining.signal, stopping: stopping.signal };
  let reason: string | null = null;
  served = await serveRoutes(routes(), { phases, outside: createHealthRouter(async () => reason, draining.signal) });
  const kept = { connection: 'keep-alive' };
  const states = async () => {
    const answers = [await get('/healthz', kept), await get('/readyz', kept), await get('/work', kept)];
    return answers.map(({ status, headers }) => [status, headers.get('connection')]);
  };
  expect(await states()).toEqual([200, 200, 200].map((status) => [status, 'keep-alive']));
  expect((await get('/readyz')).body).toEqual({ status: 'ready' });
  reason = 'The disk is full.';
  expect((await get('/readyz')).body).toEqual({ status: 'unavailable', reason });
  draining.abort();
  expect(await states()).toEqual([200, 503, 200].map((status) => [status, 'close']));
  expect((await get('/readyz')).body).toEqual({ status: 'unavailable', reason: 'The server is draining.' });
  stopping.abort();
  const { status, body, headers } = await get('/work');
  expect([status, body, headers.get('retry-after')]).toEqual([
    503,
    expect.objectContaining({ code: 'shutting_down' }),
    '5',
  ]);
  expect((await get('/healthz')).status).toBe(200);
});

describe('a request with an idempotency key', () => {
  let asked: unknown[];
  const outcome = { answer: { status: 201, body: { id: 'a' }, headers: { location: '/a' } } as object | Error };
  beforeEach(async () => {
    asked = [];
    const router = new Router().all('/batches/:id/work', async (context) => {
      const key = readIdempotencyKey(context);
      if (key === null) {
        context.body = 'without';
        return;
      }
      const idempotency = {
        async run(request: object, produce: () => Promise<object>) {
          asked.push(request);
          return { ...(await produce()), isReplayed: key === 'again' };
        },
      };
      const content = { query: {}, body: { documentIds: ['doc_1'] } };
      const caller = { userId: 'usr_1' };
      await answerOnce(
        context,
        { idempotency, caller, authorize: async () => undefined, key, content, toAnswer: undefined } as never,
        async () => {
          if (outcome.answer instanceof Error) throw outcome.answer;
          return outcome.answer as never;
        },
      );
    });
    served = await serveRoutes(router);
  });
  const send = (key: string, method = 'POST') =>
    sendAny(`${served.url}/batches/bat_1/work`, { method, headers: { 'idempotency-key': key } });

  test('is answered as another, and says when it was repeated', async () => {
    const first = await send('k');
    expect([first.status, first.body, first.headers.get('location')]).toEqual([201, { id: 'a' }, '/a']);
    expect(first.headers.get('idempotency-replayed')).toBeNull();
    expect((await send('again')).headers.get('idempotency-replayed')).toBe('true');
    expect(asked[0]).toMatchObject({
      target: 'POST /batches/bat_1/work',
      key: 'k',
      caller: { userId: 'usr_1' },
      named: ['', 'batches', 'bat_1', 'work', 'doc_1'],
    });
  });

  test.each(['PUT', 'PATCH', 'DELETE', 'GET'])('matters for POST only, not for %s', async (method) => {
    expect((await send('k', method)).body).toBe('without');
  });

  test('has a key of 1 to 255 characters', async () => {
    expect([(await send('x'.repeat(255))).status, (await send('x')).status]).toEqual([201, 201]);
    for (const key of ['', 'x'.repeat(256)]) {
      const { status, body } = await send(key);
      expect([status, body]).toEqual([400, expect.objectContaining({ code: 'validation_failed' })]);
    }
  });

  test('has its refusal stored, and no failure of the server', async () => {
    outcome.answer = new AppError('in_use', 'It is used.');
    const refused = await send('k');
    expect([refused.status, refused.body]).toEqual([409, expect.objectContaining({ code: 'in_use' })]);
    outcome.answer = new AppError('unavailable', 'Later.');
    expect((await send('k')).status).toBe(503);
    outcome.answer = { status: 204 };
    const empty = await send('k');
    expect([empty.status, empty.body]).toEqual([204, '']);
  });
});

test('a request is counted by its operation and its final status, and traced', async () => {
  const counted: object[] = [];
  const spans: unknown[][] = [];
  const span = {
    rename: (name: string) => spans.push(['rename', name]),
    set: (attributes: object) => spans.push(['set', attributes]),
    fail: (reason: string) => spans.push(['fail', reason]),
  };
  const tracer = {
    async span(name: string, options: object, work: (one: typeof span) => Promise<void>) {
      spans.push(['begin', name, options]);
      await work(span);
      spans.push(['end']);
    },
  };
  const router = routes().get('/named', (context) => {
    Object.assign(context.state, { operation: 'getNamed', route: '/named' });
    context.body = 'x';
  });
  const observe = [
    observeRequests({ requestAnswered: (one: object) => void counted.push(one) } as never),
    traceRequests(tracer as never),
  ];
  served = await serveRoutes(router, { observe });
  await get('/named', { traceparent: '00-1-2-01' });
  await get('/bug');
  await vi.waitUntil(() => counted.length === 2 && spans.filter(([what]) => what === 'end').length === 2);
  const seconds = expect.any(Number) as unknown;
  expect(counted).toEqual([
    { operation: 'getNamed', status: 200, seconds },
    { operation: 'other', status: 500, seconds },
  ]);
  const attributes = { 'http.request.method': 'GET' };
  const statusOf = (status: number, operation: string) => ({
    'http.response.status_code': status,
    'excerpt.operation': operation,
  });
  expect(spans).toEqual([
    ['begin', 'request', { kind: 'server', attributes, parent: '00-1-2-01' }],
    ['rename', 'getNamed'],
    ['set', statusOf(200, 'getNamed')],
    ['set', { 'http.route': '/named' }],
    ['end'],
    ['begin', 'request', { kind: 'server', attributes, parent: null }],
    ['rename', 'other'],
    ['set', statusOf(500, 'other')],
    ['fail', '500'],
    ['end'],
  ]);
});

test('metrics are answered to this machine only', async () => {
  const print = async () => ({ contentType: 'text/x-metrics; charset=utf-8', text: 'up 1' });
  served = await serveRoutes(routes(), { metrics: answerLocalMetrics({ print } as never) });
  const { status, body, headers } = await get('/metrics');
  expect([status, body, headers.get('content-type'), headers.get('cache-control')]).toEqual([
    200,
    'up 1',
    'text/x-metrics; charset=utf-8',
    'no-store',
  ]);
  for (const proxied of [{ forwarded: 'for=192.0.2.1' }, { 'x-forwarded-for': '192.0.2.1' }] as Record<
    string,
    string
  >[])
    expect((await get('/metrics', proxied)).status).toBe(404);
  expect([(await post('/metrics')).status, (await get('/metrics/')).status]).toEqual([404, 404]);
});
