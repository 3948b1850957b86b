import { listProviders, listWebhookDeliveries } from '@excerpt/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../harness/app.ts';
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
      id: 'local', kind: 'local', residency: 'CH', models: ['local-1'], defaultModel: 'local-1', requiresKey: false, isSystemFallback: true,
    });
    expect(data.filter(({ isSystemFallback }) => isSystemFallback)).toHaveLength(1);
    expect(data.filter(({ requiresKey }) => !requiresKey)).toHaveLength(1);
    expect(data.find(({ id }) => id === 'mistral-eu')).toMatchObject({ residency: 'EU', requiresKey: true });
    expect(new Set(data.map(({ id }) => id)).size).toBe(total);
  });

  test('each have a default model that they allow', async () => {
    const { data } = ok(await listProviders({ client: app.admin.client, query: { pageSize: 100 } }));
    for (const { id, models, defaultModel } of data) {
      if (models.length > 0 && defaultModel !== null) expect(models, id).toContain(defaultModel);
    }
  });
});

describe('the deliveries of a webhook endpoint', () => {
  test('that is not there are 404', async () => {
    const answer = await listWebhookDeliveries({ client: app.admin.client, path: { id: 'whe_none' } });
    expect(failure(answer)).toMatchObject({ status: 404, code: 'not_found' });
  });
});
