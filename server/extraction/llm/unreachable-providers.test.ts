import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { answered, nestedError } from '../../../test/harness/providers/provider-replies.ts';
import { startScriptedProvider, type Reply } from '../../../test/harness/providers/scripted-provider.ts';
import type { ModelClient } from './model-client.ts';
import { createCall, catchError, SECRET } from './testing/model-calls.ts';
import { useScriptedProvider } from './testing/scripted-model.ts';

const { provider, clientWith } = await useScriptedProvider();
let client: ModelClient;
const ask = (id: string, options: Parameters<typeof clientWith>[0] = {}) => {
  client = clientWith(options);
  return client.complete(createCall(provider.url, { provider: id }));
};

describe('a provider that asks for a pause', () => {
  it.each<[string, () => Reply, number, number]>([
    ['in seconds', () => nestedError(429, 'Later', 'rate_limit_exceeded', { 'retry-after': '0.2' }), 199, 900],
    [
      'in milliseconds',
      () => nestedError(503, 'Later', 'server_error', { 'retry-after-ms': '200', 'retry-after': '60' }),
      199,
      900,
    ],
    // HTTP dates have a resolution of one second.
    [
      'by a date',
      () =>
        nestedError(429, 'Later', 'rate_limit_exceeded', { 'retry-after': new Date(Date.now() + 2_400).toUTCString() }),
      1_000,
      3_000,
    ],
    [
      'in the body',
      () => ({
        status: 429,
        body: [{ error: { code: 429, message: 'Quota exceeded', details: [{ retryDelay: '0.2s' }] } }],
      }),
      199,
      900,
    ],
    ['without a time', () => nestedError(429, 'Later', 'rate_limit_exceeded'), 0, 500],
  ])('%s is asked then, and not before', async (_, reply, least, most) => {
    provider.play(reply(), answered({ total: 7 }));
    expect(await ask('openai', { maxWaitMs: 3_000 })).toMatchObject({ requests: 2 });
    const waited = (provider.requests[1]?.at ?? 0) - (provider.requests[0]?.at ?? 0);
    expect(waited).toBeGreaterThan(least);
    expect(waited).toBeLessThan(most);
  });

  it('pauses the other calls with the same key, but not those with another key', async () => {
    client = clientWith();
    provider.play(nestedError(429, 'Later', 'rate_limit_exceeded', { 'retry-after': '0.3' }));
    provider.otherwise(answered({ total: 7 }));
    const other = { apiKey: SECRET, baseUrl: provider.url, quota: 'pk_2' };
    const first = client.complete(createCall(provider.url));
    await expect.poll(() => provider.requests.length).toBe(1);
    await provider.requests[0]?.abandoned;
    let isPaused = true;
    void first.then(() => (isPaused = false));
    await client.complete(createCall(provider.url, { access: other }));
    expect(isPaused).toBe(true);
    await client.complete(createCall(provider.url));
    await first;
    expect(provider.requests.map(({ at }) => at - (provider.requests[0]?.at ?? 0) > 290)).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });
});

describe('an unreachable provider', () => {
  it('is retried after it refused the connection', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    await new Promise((resolve) => server.close(resolve));
    client = clientWith();
    expect(await catchError(client.complete(createCall(`http://127.0.0.1:${port}/v1`)))).toMatchObject({
      code: 'provider_unavailable',
      retryable: true,
      requests: 6,
      detail: 'connection: ECONNREFUSED',
      usage: null,
    });
  });

  it('is not asked the same again after it stalled within the body', async () => {
    provider.otherwise({ pieces: [{ text: '{"id": "x", ' }, { text: '"a": 1, ', after: 50 }], end: 'stall' });
    expect(await catchError(ask('openai', { timeoutMs: 200 }))).toMatchObject({
      code: 'provider_unavailable',
      detail: 'timeout',
      requests: 1,
      retryable: true,
    });
    expect(await Promise.all(provider.requests.map(({ abandoned }) => abandoned))).toEqual([true]);
  });

  it('times out when it sends the body one byte at a time', async () => {
    provider.otherwise({ pieces: Array.from({ length: 100 }, () => ({ text: ' ', after: 20 })) });
    expect(await catchError(ask('openai', { timeoutMs: 150 }))).toMatchObject({
      code: 'provider_unavailable',
      detail: 'timeout',
      requests: 1,
    });
  });

  it('may take until the deadline to send its first byte', async () => {
    provider.play(answered({ total: 7 }, { latency: 1_200 }));
    expect(await ask('openai', { timeoutMs: 3_000 })).toMatchObject({ value: { total: 7 }, requests: 1 });
  });

  it('is cut off when it sends too much', async () => {
    provider.otherwise({ pieces: Array.from({ length: 200 }, () => ({ text: 'x'.repeat(10_000) })), end: 'stall' });
    expect(await catchError(ask('openai', { maxResponseBytes: 500_000 }))).toMatchObject({
      code: 'provider_unavailable',
      detail: 'too_large',
      requests: 1,
      retryable: false,
    });
    expect(await provider.requests[0]?.abandoned).toBe(true);
  });

  it('is cut off when a small body decompresses to too much', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000, ' '));
    const server = createServer((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(bomb);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    client = clientWith({ maxResponseBytes: 1_000_000 });
    const { port } = server.address() as AddressInfo;
    expect(await catchError(client.complete(createCall(`http://127.0.0.1:${port}/v1`)))).toMatchObject({
      code: 'provider_unavailable',
      detail: 'too_large',
    });
    await client.close();
    server.close();
  });

  it('does not receive the key at the address that it redirects to', async () => {
    const elsewhere = await startScriptedProvider({ otherwise: answered({ total: 7 }) });
    for (const status of [301, 302, 303, 307, 308])
      provider.play({ status, headers: { location: `${elsewhere.url}/chat/completions` }, body: '' });
    client = clientWith();
    for (const status of [301, 302, 303, 307, 308]) {
      expect(await catchError(client.complete(createCall(provider.url)))).toMatchObject({
        code: 'provider_unavailable',
        providerStatus: status,
        requests: 1,
      });
    }
    expect([...elsewhere.requests, ...elsewhere.others]).toEqual([]);
    await elsewhere.close();
  });
});
