import {
  AuthenticationError,
  BadRequestError,
  ConflictError,
  ConnectionError,
  Excerpt,
  ExcerptError,
  GoneError,
  NotFoundError,
  PayloadTooLargeError,
  PaymentRequiredError,
  PermissionDeniedError,
  PreconditionFailedError,
  RateLimitError,
  ServerError,
  TimeoutError,
  UnprocessableEntityError,
  UnsupportedMediaTypeError,
  type ExcerptOptions,
} from '@excerpt/sdk';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hangUp, json, text, useScriptedServer } from './harness/scripted-server.ts';

const server = useScriptedServer();
const excerpt = (options: ExcerptOptions = {}) =>
  new Excerpt({ baseUrl: server.baseUrl, apiKey: 'secret', ...options });
const once = () => excerpt({ maxRetries: 0 });
const failure = (status: number, headers = {}) =>
  json(status, { code: `code_${status}`, message: 'No.', retryable: false, requestId: 'req_1' }, headers);

/** What a promise rejects with. */
const errorOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => {
      throw new Error('It should have failed.');
    },
    (error: unknown) => error,
  );

describe('an error', () => {
  it.each([
    [400, BadRequestError],
    [401, AuthenticationError],
    [402, PaymentRequiredError],
    [403, PermissionDeniedError],
    [404, NotFoundError],
    [409, ConflictError],
    [410, GoneError],
    [412, PreconditionFailedError],
    [413, PayloadTooLargeError],
    [415, UnsupportedMediaTypeError],
    [422, UnprocessableEntityError],
    [429, RateLimitError],
    [500, ServerError],
    [503, ServerError],
    [418, ExcerptError],
  ])('of status %i is of its class, with what the server said', async (status, Class) => {
    const details = [{ in: 'body', path: '/name', message: 'is missing' }];
    server.script(json(status, { code: 'a_code', message: 'No.', retryable: true, requestId: 'req_1', details }));
    const error = await errorOf(once().me.get());
    expect(error).toBeInstanceOf(Class);
    expect(error).toBeInstanceOf(ExcerptError);
    expect(error).toMatchObject({
      name: Class.name,
      status,
      code: 'a_code',
      message: 'No.',
      retryable: true,
      requestId: 'req_1',
      details,
    });
  });

  it('is one too where a proxy wrote a page', async () => {
    server.script(text(502, '<html>Bad gateway</html>', { 'content-type': 'text/html', 'x-request-id': 'req_2' }));
    const error = await errorOf(once().me.get());
    expect(error).toBeInstanceOf(ServerError);
    expect(error).toMatchObject({ status: 502, code: 'unexpected_response', retryable: true, requestId: 'req_2' });
    expect((error as Error).message).toContain('Bad gateway');
  });

  it('is one too where there is no body', async () => {
    server.script(text(503, ''));
    expect(await errorOf(once().me.get())).toMatchObject({ status: 503, retryable: true });
  });

  it('is one too where a success is not JSON', async () => {
    server.script(text(200, '<html>Sign in</html>'));
    const error = await errorOf(once().me.get());
    expect(error).toBeInstanceOf(ExcerptError);
    expect(error).toMatchObject({ status: 200, code: 'unexpected_response', retryable: false });
  });

  it('has the cause of a broken connection', async () => {
    server.script(hangUp);
    const error = await errorOf(once().me.get());
    expect(error).toBeInstanceOf(ConnectionError);
    expect(error).toMatchObject({ status: undefined, retryable: true });
    expect((error as Error).cause).toBeInstanceOf(Error);
  });

  it('says that no answer came in time, also where it began to', async () => {
    server.script((response) => response.writeHead(200, { 'content-type': 'application/json' }).write('{'));
    const error = await errorOf(excerpt({ maxRetries: 0, timeout: 50 }).me.get());
    expect(error).toBeInstanceOf(TimeoutError);
    expect(error).toBeInstanceOf(ConnectionError);
  });

  it("is the signal's reason where the caller ends the request", async () => {
    const controller = new AbortController();
    server.script(() => controller.abort());
    expect(await errorOf(excerpt().me.get({ signal: controller.signal }))).toBe(controller.signal.reason);
    expect(server.received).toHaveLength(1);
    expect(await errorOf(excerpt().me.get({ signal: AbortSignal.abort('enough') }))).toBe('enough');
  });
});

describe('a request that fails', () => {
  const patient = (options: ExcerptOptions = {}) => excerpt({ timeout: 0, ...options });
  // Pauses of the client end at once. Only the network takes time.
  const pauses: number[] = [];
  beforeEach(() => {
    pauses.length = 0;
    const { setTimeout: set } = globalThis;
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(((callback: () => void, ms = 0, ...rest: []) => {
      // The timers of the network carry something along, or are none of the client's lengths.
      if (rest.length > 0 || ms < 200) return set(callback, ms, ...rest);
      pauses.push(ms);
      return set(callback, ms < 60_000 ? 0 : ms);
    }) as typeof setTimeout);
  });
  afterEach(() => vi.restoreAllMocks());

  it.each([408, 429, 500, 502, 503, 504])('with %i is repeated', async (status) => {
    server.script(failure(status), json(200, { id: 'usr_1' }));
    expect(await patient().me.get()).toEqual({ id: 'usr_1' });
    expect(server.received).toHaveLength(2);
  });

  it('on its way is repeated', async () => {
    server.script(hangUp, hangUp, json(200, { id: 'usr_1' }));
    expect(await patient().me.get()).toEqual({ id: 'usr_1' });
  });

  it.each([400, 401, 403, 404, 409, 422])('with %i is not', async (status) => {
    server.script(failure(status));
    expect(await errorOf(patient().me.get())).toMatchObject({ status });
    expect(server.received).toHaveLength(1);
  });

  it('waits longer each time, by chance', async () => {
    server.script(failure(500));
    await errorOf(patient({ maxRetries: 8 }).me.get());
    expect(pauses).toHaveLength(8);
    pauses.forEach((ms, attempt) => {
      const most = Math.min(500 * 2 ** attempt, 8_000);
      expect(ms).toBeLessThanOrEqual(most);
      expect(ms).toBeGreaterThanOrEqual(most / 2);
    });
    expect(new Set(pauses.map((ms, attempt) => ms / 2 ** attempt)).size).toBe(8);
  });

  it('is repeated twice, or as often as the client or the call says', async () => {
    server.script(failure(500));
    await errorOf(patient().me.get());
    expect(server.received.splice(0)).toHaveLength(3);
    await errorOf(patient({ maxRetries: 1 }).me.get());
    expect(server.received.splice(0)).toHaveLength(2);
    await errorOf(patient().me.get({ maxRetries: 0 }));
    expect(server.received).toHaveLength(1);
  });

  it.each([
    ['seconds', () => '7'],
    ['a date', () => new Date(Date.now() + 7_900).toUTCString()],
  ])('waits as long as Retry-After says, in %s', async (_, value) => {
    server.script(failure(429, { 'retry-after': value() }), json(200, {}));
    await patient().me.get();
    expect(pauses).toHaveLength(1);
    expect(pauses[0]).toBeGreaterThan(6_000);
    expect(pauses[0]).toBeLessThan(8_100);
  });

  it('is not repeated before a Retry-After that is longer than a minute', async () => {
    server.script(failure(429, { 'retry-after': '3600' }));
    expect(await errorOf(patient().me.get())).toMatchObject({ status: 429, retryAfter: 3600 });
    expect(server.received).toHaveLength(1);
  });

  it('keeps its idempotency key; another request has another one', async () => {
    server.script(failure(500), json(201, {}), json(201, {}));
    await patient().workspaces.create({ name: 'Acme' });
    await patient().workspaces.create({ name: 'Acme' });
    const [first, second, third] = server.received.map(({ headers }) => headers['idempotency-key']);
    expect(first).toMatch(/^\w{16,}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    await patient().workspaces.create({ name: 'Acme' }, { idempotencyKey: 'mine' });
    expect(server.last().headers['idempotency-key']).toBe('mine');
    await patient().me.get();
    expect(server.last().headers).not.toHaveProperty('idempotency-key');
  });

  it('is repeated while the server still works on its first attempt', async () => {
    const inFlight = { code: 'idempotency_in_flight', message: 'Still at it.', retryable: true, requestId: 'r' };
    server.script(hangUp, json(409, inFlight), json(201, { slug: 'acme' }));
    expect(await patient().workspaces.create({ name: 'Acme' })).toEqual({ slug: 'acme' });
  });

  it('sends its file again', async () => {
    server.script(failure(503), json(201, { id: 'doc_1' }));
    const file = new Blob(['%PDF-1.7']).stream();
    await patient().documents.upload({ workspace: 'acme', schemaKey: 'invoice', file, name: 'invoice.pdf' });
    expect(await ((await server.lastForm()).get('file') as File).text()).toBe('%PDF-1.7');
    expect(server.received).toHaveLength(2);
  });

  it('leaves no timer behind', async () => {
    const clear = vi.spyOn(globalThis, 'clearTimeout');
    server.script(json(200, {}));
    await excerpt().me.get();
    await errorOf(excerpt().me.get({ signal: AbortSignal.abort() }));
    expect(pauses).toEqual([120_000]);
    expect(clear).toHaveBeenCalled();
  });

  it('is not repeated once the caller has ended it', async () => {
    const controller = new AbortController();
    server.script((response, request) => {
      failure(500)(response, request);
      setImmediate(() => controller.abort());
    });
    expect(await errorOf(patient().me.get({ signal: controller.signal }))).toBe(controller.signal.reason);
    expect(server.received).toHaveLength(1);
  });
});

describe('hooks and logs', () => {
  it('are called before and after each attempt', async () => {
    server.script(failure(500), json(200, { id: 'usr_1' }));
    const seen: string[] = [];
    const client = excerpt({
      onRequest: (request) => {
        seen.push(request.method);
        return new Request(request, { headers: { ...Object.fromEntries(request.headers), 'x-trace': 'abc' } });
      },
      onResponse: async (response, request) => {
        seen.push(`${response.status} ${request.headers.get('x-trace')}`);
      },
    });
    await client.me.get();
    expect(seen).toEqual(['GET', '500 abc', 'GET', '200 abc']);
    expect(server.last().headers['x-trace']).toBe('abc');
  });

  it('contain each attempt and no secret', async () => {
    server.script(json(201, { key: 'exk_new' }));
    const lines: string[] = [];
    await excerpt({ debug: (line) => lines.push(line) }).apiKeys.create({ name: 'confidential' });
    expect(lines.at(-1)).toMatch(/^POST \/api-keys 201 \(\d+ ms\)$/);
    expect(lines.join('\n')).not.toMatch(/secret|exk_|confidential/);
  });
});
