import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ModelApp, SYSTEM_SECRET } from '../harness/providers/model-app.ts';
import { endOfRun } from '../harness/builders.ts';
import { createPriceList, priceListDefinition, pricesOf, readPriceList } from '../harness/documents/price-list.ts';
import { flatError, nestedError, promptOf } from '../harness/providers/provider-replies.ts';
import type { ScriptedProvider } from '../harness/providers/scripted-provider.ts';

let models: ModelApp;
let provider: ScriptedProvider;

beforeAll(async () => {
  models = await ModelApp.start();
  ({ provider } = models);
});
beforeEach(() => provider.reset());
afterAll(() => models.close());

describe('a long document', () => {
  test('is asked for in parts', async () => {
    provider.otherwise(readPriceList);
    const done = await models.run({ content: createPriceList(3_000), schema: priceListDefinition });
    expect(done).toMatchObject({ status: 'completed', warnings: [] });
    expect(done.extractedData).toEqual({ title: 'Price list', items: pricesOf(3_000) });
    expect(provider.requests.length).toBeGreaterThan(5);
    expect(done.inputTokens).toBe(100 * provider.requests.length);
  });

  test('whose key is revoked half-way fails with provider_auth and counts the answered calls', async () => {
    let calls = 0;
    provider.otherwise((request) => ((calls += 1) > 3 ? flatError(401, 'Unauthorized') : readPriceList(request)));
    const failed = await models.run({ content: createPriceList(3_000), schema: priceListDefinition });
    expect(failed).toMatchObject({
      status: 'failed',
      errorCode: { code: 'provider_auth', providerStatus: 401, retryable: false },
      inputTokens: 300,
      outputTokens: 60,
    });
    expect(JSON.stringify(failed)).not.toContain(SYSTEM_SECRET);
    // They stay for a rerun.
    expect(await models.app.storedCalls()).toBe(3);
  });

  test('keeps what was answered for the next attempt', async () => {
    const before = await models.app.storedCalls();
    let good = 0;
    let last = Infinity;
    let isBack = false;
    // It is overloaded after three answers, until the run itself is tried again: seconds later.
    provider.otherwise((request) => {
      isBack ||= request.at - last > 1_500;
      last = request.at;
      if (good >= 3 && !isBack) return nestedError(503, 'Overloaded', 'overloaded', { 'retry-after-ms': '1' });
      good += 1;
      return readPriceList(request);
    });
    const done = await models.run({ content: createPriceList(3_000), schema: priceListDefinition });
    expect(done).toMatchObject({ status: 'completed', attempts: 2 });
    expect(done.extractedData).toEqual({ title: 'Price list', items: pricesOf(3_000) });
    const other = provider.requests.map(promptOf);
    // What had an answer is not asked again: as many answers as there are different questions.
    expect(good).toBe(new Set(other).size);
    expect(done).toMatchObject({ inputTokens: 100 * good, outputTokens: 20 * good });
    expect(await models.app.storedCalls()).toBe(before);
  });

  test('goes on after a stop of the server where it was', { timeout: 60_000 }, async () => {
    let good = 0;
    let isBack = false;
    const stalled = new Promise<void>((resolve) => {
      provider.otherwise((request) => {
        if (good >= 3 && !isBack) {
          resolve();
          return { ...readPriceList(request), latency: 20_000 };
        }
        good += 1;
        return readPriceList(request);
      });
    });
    const runId = await models.startRun({ content: createPriceList(3_000), schema: priceListDefinition });
    await stalled;
    await models.app.restart();
    isBack = true;
    const done = await endOfRun(models.app.admin, runId);
    expect(done.status).toBe('completed');
    expect(done.extractedData).toEqual({ title: 'Price list', items: pricesOf(3_000) });
    expect(good).toBe(new Set(provider.requests.map(promptOf)).size);
    expect(done.inputTokens).toBe(100 * good);
  });
});
