import { writeFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { answered } from '../../../test/harness/providers/provider-replies.ts';
import { cleanEnvironment } from '../../../test/harness/server-process.ts';
import { AddressGuard } from '../../lib/addresses/address-guard.ts';
import { createProviderRegistry } from '../models/provider-registry.ts';
import { providers } from '../models/known-providers.ts';
import { unverifiedSources, assumedLimits, commonQuirks } from '../models/provider-defaults.ts';
import type { ModelClient } from './model-client.ts';
import { createCall, catchError, SECRET } from './testing/model-calls.ts';
import { useScriptedProvider } from './testing/scripted-model.ts';

const { provider, clientWith } = await useScriptedProvider();
let client: ModelClient;

describe('a request', () => {
  it('sends the key, the body and no header that describes this machine', async () => {
    client = clientWith();
    provider.play(answered({ total: 7 }));
    await client.complete(createCall(provider.url));
    const { headers, path, method } = provider.requests[0] ?? {};
    expect([method, path]).toEqual(['POST', '/v1/chat/completions']);
    expect(headers).toEqual({
      host: new URL(provider.url).host,
      connection: 'keep-alive',
      'content-length': expect.stringMatching(/^\d+$/) as string,
      accept: 'application/json',
      'content-type': 'application/json',
      authorization: `Bearer ${SECRET}`,
      'user-agent': 'excerpt',
      // Set by fetch.
      'accept-encoding': 'gzip, deflate, br',
    });
  });

  it('sends no authorization without a key', async () => {
    client = clientWith();
    provider.play(answered({ total: 7 }));
    await client.complete(
      createCall(provider.url, { provider: 'ollama', access: { apiKey: null, baseUrl: provider.url, quota: 'pk_1' } }),
    );
    expect(provider.requests[0]?.headers).not.toHaveProperty('authorization');
  });

  it.each(['with space', 'new\nline', 'ключ', ''])(
    'is not sent with a key that no header can carry: %j',
    async (apiKey) => {
      client = clientWith();
      const error = await catchError(
        client.complete(createCall(provider.url, { access: { apiKey, baseUrl: provider.url, quota: 'pk_1' } })),
      );
      expect(error).toMatchObject({ code: 'provider_auth', detail: 'unusable_key' });
      expect(provider.requests).toEqual([]);
    },
  );

  it('keeps the path of a base URL with and without a trailing slash', async () => {
    client = clientWith();
    provider.otherwise(answered({ total: 7 }));
    for (const path of ['', '/', '/openai', '/openai/'])
      await client.complete(createCall(provider.url.replace('/v1', `/api${path}`)));
    expect(provider.requests.map(({ path }) => path)).toEqual([
      '/api/chat/completions',
      '/api/chat/completions',
      '/api/openai/chat/completions',
      '/api/openai/chat/completions',
    ]);
  });

  it('reuses connections', async () => {
    client = clientWith();
    provider.otherwise(answered({ total: 7 }));
    for (let count = 0; count < 10; count += 1) await client.complete(createCall(provider.url));
    expect(new Set(provider.requests.map(({ connection }) => connection)).size).toBeLessThan(4);
  });

  it('closes its socket when the run is aborted', async () => {
    client = clientWith();
    provider.play({ latency: 5_000 });
    const cancel = new AbortController();
    const answer = client.complete(createCall(provider.url, { signal: cancel.signal }));
    await expect.poll(() => provider.requests.length).toBe(1);
    const reason = new Error('The run was cancelled.');
    cancel.abort(reason);
    await expect(answer).rejects.toBe(reason);
    expect(await provider.requests[0]?.abandoned).toBe(true);
  });

  it('waits for as long as is allowed when the provider asks for it, and not longer', async () => {
    client = clientWith({ maxWaitMs: 1_000 });
    provider.play({ status: 503, headers: { 'retry-after': '1' } }, answered({ total: 7 }));
    await client.complete(createCall(provider.url));
    expect(provider.requests).toHaveLength(2);
    provider.reset();
    provider.play({ status: 503, headers: { 'retry-after-ms': '1001' } }, answered({ total: 7 }));
    const error = await catchError(client.complete(createCall(provider.url)));
    expect([error.code, provider.requests.length]).toEqual(['provider_unavailable', 1]);
  });

  it('can be aborted within the body, between attempts and before it starts', async () => {
    client = clientWith({ firstDelayMs: 60_000, maxWaitMs: 120_000 });
    const reason = new Error('The run was cancelled.');
    for (const reply of [
      { pieces: [{ text: '{' }], end: 'stall' as const },
      { status: 503 },
      { status: 429, headers: { 'retry-after': '60' } },
    ]) {
      provider.reset();
      provider.play(reply);
      const cancel = new AbortController();
      const answer = client.complete(
        createCall(provider.url, {
          signal: cancel.signal,
          access: { apiKey: SECRET, baseUrl: provider.url, quota: JSON.stringify(reply) },
        }),
      );
      await expect.poll(() => provider.requests.length).toBe(1);
      setTimeout(() => cancel.abort(reason), 50);
      await expect(answer).rejects.toBe(reason);
    }
    await expect(client.complete(createCall(provider.url, { signal: AbortSignal.abort(reason) }))).rejects.toBe(reason);
    expect(provider.requests).toHaveLength(1);
  });
});

describe('the address', () => {
  const guard = () => new AddressGuard([]);
  const access = (quota: string) => ({ apiKey: SECRET, baseUrl: provider.url, quota });

  it('is checked by the address guard when it belongs to a user', async () => {
    client = clientWith({ addressGuard: guard() });
    const error = await catchError(client.complete(createCall(provider.url, { access: access('pk_1') })));
    expect(error).toMatchObject({
      code: 'provider_unavailable',
      retryable: false,
      requests: 1,
      detail: 'address: ADDRESS_REFUSED',
    });
    expect(error.message).toContain('EXCERPT_PROVIDER_ALLOW_PRIVATE');
    expect(provider.requests).toEqual([]);
  });

  it('is not checked when it belongs to the operator', async () => {
    const own = {
      id: 'own',
      name: 'Own',
      kind: 'self-hosted',
      residency: null,
      wireFormat: 'openai',
      readsPdf: false,
      baseUrl: provider.url,
      keyHasBaseUrl: false,
      needsSecret: false,
      models: [],
      publishedModels: 'none',
      defaultModel: null,
      otherModels: assumedLimits,
      structuredOutput: 'json_schema',
      schemaProfile: 'conservative',
      quirks: commonQuirks,
      source: 'the operator',
      sources: unverifiedSources,
    } as const;
    client = clientWith({ addressGuard: guard(), registry: createProviderRegistry([...providers, own]) });
    provider.otherwise(answered({ total: 7 }));
    await client.complete(createCall(provider.url, { access: access('system') }));
    await client.complete(
      createCall(provider.url, { provider: 'own', access: { apiKey: null, baseUrl: null, quota: 'pk_1' } }),
    );
    expect(provider.requests).toHaveLength(2);
  });

  it('is required', async () => {
    client = clientWith();
    const none = { apiKey: SECRET, baseUrl: null, quota: 'pk_1' };
    for (const id of ['openai-compatible', 'local', 'gone']) {
      expect(await catchError(client.complete(createCall('', { provider: id, access: none })))).toMatchObject({
        code: 'provider_unavailable',
        detail: 'not_configured',
        provider: id,
      });
    }
    expect(await catchError(client.complete(createCall('not a url')))).toMatchObject({
      code: 'provider_unavailable',
      detail: 'connection: ERR_INVALID_URL',
    });
  });
});

describe('environment variables', () => {
  it('do not change requests', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'excerpt-asking-'));
    const asking = fileURLToPath(new URL('testing/model-calls.ts', import.meta.url));
    const program = join(folder, 'ask.mjs');
    await writeFile(
      program,
      `
      import { createTestClient, createCall } from ${JSON.stringify(asking)};
      const client = createTestClient();
      const baseUrl = ${JSON.stringify(provider.url)};
      await client.complete(createCall(baseUrl));
      const access = { apiKey: null, baseUrl, quota: 'pk_2' };
      await client.complete(createCall(baseUrl, { provider: 'ollama', access }));
      await client.close();
    `,
    );
    const leak = 'leak-of-the-environment';
    const nowhere = 'http://127.0.0.1:9/';
    const env = {
      ...cleanEnvironment(),
      OPENAI_API_KEY: leak,
      OPENAI_ADMIN_KEY: leak,
      OPENAI_ORG_ID: leak,
      OPENAI_PROJECT_ID: leak,
      OPENAI_WEBHOOK_SECRET: leak,
      OPENAI_BASE_URL: nowhere,
      OPENAI_CUSTOM_HEADERS: `x-leak: ${leak}\nAuthorization: Bearer ${leak}`,
      OPENAI_LOG: 'debug',
      AZURE_OPENAI_API_KEY: leak,
      HTTP_PROXY: nowhere,
      HTTPS_PROXY: nowhere,
      ALL_PROXY: nowhere,
      http_proxy: nowhere,
    };
    provider.otherwise(answered({ total: 7 }));
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [program], { env });
    await rm(folder, { recursive: true });
    expect([stdout, stderr]).toEqual(['', '']);
    expect(provider.requests.map(({ headers }) => headers.authorization)).toEqual([`Bearer ${SECRET}`, undefined]);
    expect(JSON.stringify(provider.requests.map(({ headers, body }) => [headers, body]))).not.toContain(leak);
    expect(Object.keys(provider.requests[0]?.headers ?? {}).filter((name) => /^(x-|openai)/.test(name))).toEqual([]);
  });
});
