import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createProviderKey, listProviders, listWebhookDeliveries } from '@excerpt/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { providers } from '../../server/extraction/models/known-providers.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';
import { failure, ok } from '../harness/builders.ts';
import { scriptedEngine } from '../harness/engines.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ engine: scriptedEngine(), settings: { EXCERPT_LOCAL_RESIDENCY: 'CH' } });
});
afterAll(() => app.close());

describe('the providers', () => {
  test('begin with the built-in extractor, which is the fallback and needs no key', async () => {
    const { client } = app.admin;
    const { total, data } = ok(await listProviders({ client, query: { pageSize: 100 } }));
    expect(data).toHaveLength(total);
    expect(data[0]).toMatchObject({
      id: 'local',
      kind: 'local',
      residency: 'CH',
      models: ['local-1'],
      defaultModel: 'local-1',
      requiresKey: false,
      isSystemFallback: true,
    });
    expect(data.filter(({ isSystemFallback }) => isSystemFallback)).toHaveLength(1);
    expect(data.filter(({ requiresKey }) => !requiresKey)).toHaveLength(1);
    expect(data.find(({ id }) => id === 'mistral-eu')).toMatchObject({ residency: 'EU', requiresKey: true });
    for (const id of ['openrouter', 'azure-openai', 'ollama', 'openai-compatible'])
      expect(data.find((one) => one.id === id)).toMatchObject({ models: [], anyModel: true });
    for (const id of ['local', 'mistral-eu', 'openai', 'anthropic', 'gemini'])
      expect(data.find((one) => one.id === id)).toMatchObject({ anyModel: false });
    expect(new Set(data.map(({ id }) => id)).size).toBe(total);
  });

  test('are listed in pages, with sources for their facts', async () => {
    const { client } = app.admin;
    const listed = await Promise.all(
      [1, 2, 3, 4].map(async (page) => ok(await listProviders({ client, query: { page, pageSize: 8 } }))),
    );
    expect(listed.map(({ page, pageSize, total }) => [page, pageSize, total])).toEqual(
      [1, 2, 3, 4].map((page) => [page, 8, providers.length]),
    );
    const data = listed.flatMap((one) => one.data);
    expect(data.map(({ id }) => id)).toEqual(providers.map(({ id }) => id));
    for (const [index, { models, anyModel, modelDetails, source, sources }] of data.entries()) {
      expect(anyModel).toBe(models.length === 0 && providers[index]?.publishedModels === 'none');
      expect(modelDetails.map(({ id }) => id)).toEqual(models);
      expect([source, sources, modelDetails]).toEqual([
        providers[index]?.source,
        providers[index]?.sources,
        providers[index]?.models,
      ]);
    }
    expect(Object.keys(data[0] ?? {}).sort()).toEqual([
      'anyModel',
      'circuit',
      'defaultModel',
      'id',
      'isSystemFallback',
      'kind',
      'modelDetails',
      'models',
      'name',
      'requiresBaseUrl',
      'requiresKey',
      'residency',
      'source',
      'sources',
      'structuredOutput',
    ]);
    expect(failure(await listProviders({ client, query: { pageSize: 101 } }))).toMatchObject({
      status: 400,
      code: 'validation_failed',
    });
  });

  test('each have a default model that they allow', async () => {
    const { data } = ok(await listProviders({ client: app.admin.client, query: { pageSize: 100 } }));
    for (const { id, models, defaultModel } of data) {
      if (models.length > 0 && defaultModel !== null) expect(models, id).toContain(defaultModel);
    }
  });
});

describe("the operator's file", () => {
  test('shows in the list, and decides what keys may be made', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'excerpt-models-'));
    const file = join(folder, 'models.json');
    const acme = {
      id: 'acme',
      name: 'Acme AI',
      residency: 'EU',
      baseUrl: 'https://ai.acme.example/v1',
      models: ['acme-1', 'acme-2'],
      defaultModel: 'acme-2',
    };
    await writeFile(
      file,
      JSON.stringify({
        providers: [acme, { id: 'openai', enabled: false }, { id: 'mistral-eu', models: ['mistral-next'] }],
      }),
    );
    const changed = await startTestApp({ engine: scriptedEngine(), settings: { EXCERPT_MODELS_FILE: file } });
    try {
      const { client } = changed.admin;
      const { data } = ok(await listProviders({ client, query: { pageSize: 100 } }));
      expect(data.find(({ id }) => id === 'acme')).toEqual({
        id: 'acme',
        name: 'Acme AI',
        circuit: { state: 'closed', failures: 0, retryAt: null },
        kind: 'hosted',
        residency: 'EU',
        models: ['acme-1', 'acme-2'],
        anyModel: false,
        defaultModel: 'acme-2',
        modelDetails: ['acme-1', 'acme-2'].map((id) => ({
          id,
          contextTokens: 32_000,
          maxOutputTokens: 8_192,
          seesPictures: false,
          prices: [],
          sources: { contextTokens: 'unverified', maxOutputTokens: 'unverified', seesPictures: 'unverified' },
        })),
        requiresKey: true,
        requiresBaseUrl: false,
        structuredOutput: 'json_schema',
        isSystemFallback: false,
        source: 'EXCERPT_MODELS_FILE',
        sources: {
          residency: 'EXCERPT_MODELS_FILE',
          structuredOutput: 'EXCERPT_MODELS_FILE',
          quirks: ['EXCERPT_MODELS_FILE'],
        },
      });
      expect(data.some(({ id }) => id === 'openai')).toBe(false);
      expect(data.find(({ id }) => id === 'mistral-eu')).toMatchObject({
        models: ['mistral-next'],
        defaultModel: 'mistral-next',
      });
      const create = (provider: string, defaultModel?: string) =>
        createProviderKey({
          client,
          body: { provider, secret: 'a-secret-of-the-test', ...(defaultModel !== undefined && { defaultModel }) },
        });
      expect(ok(await create('acme')).defaultModel).toBe('acme-2');
      expect(failure(await create('acme', 'acme-3')).code).toBe('model_not_allowed');
      expect(failure(await create('mistral-eu', 'mistral-large-2512')).code).toBe('model_not_allowed');
      expect(failure(await create('openai')).code).toBe('unknown_provider');
    } finally {
      await changed.close();
      await rm(folder, { recursive: true });
    }
  });

  test('and the fallback stop the start with every problem', async () => {
    const settings = { EXCERPT_SYSTEM_PROVIDER: 'openai', EXCERPT_SYSTEM_MODEL: 'gpt-2' };
    await expect(startTestApp({ settings })).rejects.toThrow(
      /EXCERPT_SYSTEM_API_KEY must be set.*\n.*EXCERPT_SYSTEM_MODEL must be one of gpt-6-luna/,
    );
  });
});

describe('the deliveries of a webhook endpoint', () => {
  test('that is not there are 404', async () => {
    const answer = await listWebhookDeliveries({ client: app.admin.client, path: { id: 'whe_none' } });
    expect(failure(answer)).toMatchObject({ status: 404, code: 'not_found' });
  });
});
