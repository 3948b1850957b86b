import { addMember, deleteProviderKey, extract, listRuns, rerunRun, updateEnvironment } from '@excerpt/sdk';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ExtractionError } from '../../server/extraction/engine.ts';
import { failure, invoiceText, ok } from '../harness/builders.ts';
import { byOpenai, bySystem, ModelChoice } from '../harness/providers/model-choice-app.ts';

let choice: ModelChoice;

beforeAll(async () => {
  choice = await ModelChoice.start();
});
afterAll(() => choice.app.close());
afterEach(() => choice.reset());

describe('without a model in the request', () => {
  test('an unbound environment uses the system fallback, even if the caller has keys', async () => {
    const path = await choice.createWorkspace();
    await choice.createKey('openai', 'own-key');
    await choice.createKey('mistral-eu', 'own-mistral-key');
    expect(await choice.run(path)).toEqual(bySystem('mistral-small-2603'));
  });

  test('a bound one uses its key, with its model or the default of the key', async () => {
    const path = await choice.createWorkspace();
    const id = await choice.createKey('openai', 'own-key', { defaultModel: 'gpt-6.1-sol' });
    await choice.createKey('openai', 'newer-key');
    await choice.bind(path, id);
    expect(await choice.run(path)).toEqual(byOpenai('own-key', 'gpt-6.1-sol'));
    await choice.bind(path, id, 'gpt-6.1-terra');
    expect(await choice.run(path)).toEqual(byOpenai('own-key', 'gpt-6.1-terra'));
  });

  test('a member uses the key that the owner bound', async () => {
    const path = await choice.createWorkspace();
    const member = await choice.app.addUser();
    ok(await addMember({ client: choice.user.client, path, body: { userId: member.id } }));
    await choice.bind(path, await choice.createKey('openai', 'key-of-the-owner'));
    await choice.createKey('openai', 'key-of-the-member', {}, member);
    expect(await choice.run(path, undefined, member)).toEqual(byOpenai('key-of-the-owner'));
  });

  test('each environment has its own', async () => {
    const path = await choice.createWorkspace();
    await choice.bind(path, await choice.createKey('openai', 'own-key'));
    const { runId } = ok(
      await extract({
        client: choice.user.client,
        path,
        query: { env: 'staging' },
        body: { name: 'a.txt', content: invoiceText },
      }),
    );
    expect(choice.readChoice(await choice.waitForEnd(runId))).toEqual(bySystem('mistral-small-2603'));
  });

  test('the second question is asked where the environment says so', async () => {
    const path = await choice.createWorkspace();
    await choice.run(path);
    expect(choice.seen.at(-1)?.verify).toBe(false);
    ok(
      await updateEnvironment({
        client: choice.user.client,
        path: { ...path, envSlug: 'production' },
        body: { verify: true },
      }),
    );
    await choice.run(path);
    expect(choice.seen.at(-1)?.verify).toBe(true);
  });
});

describe('the model of a request', () => {
  test('comes before the environment', async () => {
    const path = await choice.createWorkspace();
    await choice.bind(path, await choice.createKey('openai', 'own-key'));
    const other = await choice.createKey('vllm', 'server-key', {
      baseUrl: 'https://8.8.8.8/v1',
      defaultModel: 'qwen3',
    });
    expect(await choice.run(path, 'vllm/Qwen/Qwen3-32B')).toEqual({
      used: 'vllm/Qwen/Qwen3-32B',
      keySource: 'user',
      residency: 'unknown',
      secret: 'server-key',
    });
    const access = { apiKey: 'server-key', baseUrl: 'https://8.8.8.8/v1', quota: other, contextTokens: null };
    expect(choice.seen.at(-1)?.access).toEqual(access);
    expect(await choice.run(path, 'mistral-eu/mistral-large-2512')).toEqual(bySystem('mistral-large-2512'));
  });

  test('takes the bound key of several, else the newest', async () => {
    const path = await choice.createWorkspace();
    const first = await choice.createKey('openai', 'first-key');
    await choice.createKey('openai', 'second-key');
    expect(await choice.run(path, 'openai/gpt-6.1-sol')).toEqual(byOpenai('second-key', 'gpt-6.1-sol'));
    await choice.bind(path, first);
    expect(await choice.run(path, 'openai/gpt-6.1-sol')).toEqual(byOpenai('first-key', 'gpt-6.1-sol'));
  });

  test('takes the newest key that its provider has not refused', async () => {
    const path = await choice.createWorkspace();
    await choice.createKey('openai', 'oldest-key');
    await choice.createKey('openai', 'older-key');
    await choice.createKey('openai', 'newest-key');
    choice.error = new ExtractionError('provider_auth', 'openai refused the key.', {
      provider: 'openai',
      providerStatus: 401,
    });
    const { runId } = ok(await choice.start(path, { model: 'openai/gpt-6.1-sol' }));
    expect(await choice.waitForEnd(runId)).toMatchObject({ status: 'failed', errorCode: { code: 'provider_auth' } });
    choice.error = null;
    expect(await choice.run(path, 'openai/gpt-6.1-sol')).toEqual(byOpenai('older-key', 'gpt-6.1-sol'));
    expect(
      choice.readChoice(
        await choice.waitForEnd(ok(await rerunRun({ client: choice.user.client, path: { id: runId } })).runId),
      ),
    ).toEqual(byOpenai('older-key', 'gpt-6.1-sol'));
  });

  test('is refused when the provider has refused every key', async () => {
    const path = await choice.createWorkspace();
    await choice.createKey('openai', 'older-key');
    const newest = await choice.createKey('openai', 'newest-key');
    choice.error = new ExtractionError('provider_auth', 'openai refused the key.', {
      provider: 'openai',
      providerStatus: 401,
    });
    for (const _ of ['newest', 'older'])
      await choice.waitForEnd(ok(await choice.start(path, { model: 'openai/gpt-6.1-sol' })).runId);
    const refused = failure(await choice.start(path, { model: 'openai/gpt-6.1-sol' }));
    expect(refused).toMatchObject({ status: 422, code: 'provider_key_invalid' });
    expect(refused.message).toContain(newest);
  });

  test("takes the caller's key before the system's", async () => {
    const path = await choice.createWorkspace();
    await choice.createKey('mistral-eu', 'own-key');
    const own = { used: 'mistral-eu/mistral-large-2512', keySource: 'user', residency: 'EU', secret: 'own-key' };
    expect(await choice.run(path, 'mistral-eu/mistral-large-2512')).toEqual(own);
  });

  test("uses only a member's own keys", async () => {
    const path = await choice.createWorkspace();
    const member = await choice.app.addUser();
    ok(await addMember({ client: choice.user.client, path, body: { userId: member.id } }));
    await choice.bind(path, await choice.createKey('openai', 'key-of-the-owner'));
    const refused = failure(await choice.start(path, { model: 'openai/gpt-6.1-sol' }, member));
    expect(refused).toMatchObject({ status: 412, code: 'no_key' });
    await choice.createKey('openai', 'key-of-the-member', {}, member);
    expect(await choice.run(path, 'openai/gpt-6.1-sol', member)).toEqual(byOpenai('key-of-the-member', 'gpt-6.1-sol'));
  });

  test('may be the built-in extractor, which needs no key', async () => {
    const path = await choice.createWorkspace();
    expect(await choice.run(path, 'local/local-1')).toEqual({
      used: 'local/local-1',
      keySource: 'system',
      residency: 'CH',
      secret: null,
    });
  });

  test.each([
    ['acme-ai/model', 422, 'unknown_provider'],
    ['constructor/model', 422, 'unknown_provider'],
    ['openai/gpt-6-luna', 412, 'no_key'],
    ['openai/gpt-2', 412, 'no_key'],
    ['mistral-eu/gpt-2', 422, 'model_not_allowed'],
    ['local/local-2', 422, 'model_not_allowed'],
    ['gpt-6-luna', 400, 'validation_failed'],
    ['openai/', 400, 'validation_failed'],
  ])('%s is refused without a key, and nothing is made', async (model, status, code) => {
    const path = await choice.createWorkspace();
    expect(failure(await choice.start(path, { model }))).toMatchObject({ status, code });
    expect(ok(await listRuns({ client: choice.user.client, path })).total).toBe(0);
  });

  test('is refused outside of the allowlist of a provider that there is a key for', async () => {
    const path = await choice.createWorkspace();
    await choice.createKey('openai', 'own-key');
    expect(failure(await choice.start(path, { model: 'openai/gpt-2' }))).toMatchObject({
      status: 422,
      code: 'model_not_allowed',
    });
  });
});

describe('running again', () => {
  async function again(runId: string, by = choice.user) {
    return rerunRun({ client: by.client, path: { id: runId } });
  }

  test('keeps the model, and takes the key that is there now', async () => {
    const path = await choice.createWorkspace();
    const old = await choice.createKey('openai', 'old-key');
    const { runId } = ok(await choice.start(path, { model: 'openai/gpt-6.1-sol' }));
    expect(choice.readChoice(await choice.waitForEnd(runId)).secret).toBe('old-key');
    await choice.createKey('openai', 'new-key');
    await deleteProviderKey({ client: choice.user.client, path: { id: old } });
    expect(choice.readChoice(await choice.waitForEnd(ok(await again(runId)).runId))).toEqual(
      byOpenai('new-key', 'gpt-6.1-sol'),
    );
  });

  test('stays with the system where it was, although the caller has a key by now', async () => {
    const path = await choice.createWorkspace();
    const { runId } = ok(await choice.start(path));
    await choice.waitForEnd(runId);
    await choice.createKey('mistral-eu', 'own-key');
    expect(choice.readChoice(await choice.waitForEnd(ok(await again(runId)).runId))).toEqual(
      bySystem('mistral-small-2603'),
    );
  });

  test('lets a member use the bound key again, for the model that it is bound for', async () => {
    const path = await choice.createWorkspace();
    const member = await choice.app.addUser();
    ok(await addMember({ client: choice.user.client, path, body: { userId: member.id } }));
    await choice.bind(path, await choice.createKey('openai', 'key-of-the-owner'));
    const { runId } = ok(await choice.start(path));
    await choice.waitForEnd(runId);
    expect(choice.readChoice(await choice.waitForEnd(ok(await again(runId, member)).runId))).toEqual(
      byOpenai('key-of-the-owner'),
    );
    const { runId: special } = ok(await choice.start(path, { model: 'openai/gpt-6.1-sol' }));
    await choice.waitForEnd(special);
    expect(failure(await again(special, member))).toMatchObject({ status: 412, code: 'no_key' });
  });

  test('is refused without a key for the provider', async () => {
    const path = await choice.createWorkspace();
    const id = await choice.createKey('openai', 'own-key');
    const { runId } = ok(await choice.start(path, { model: 'openai/gpt-6-luna' }));
    await choice.waitForEnd(runId);
    await deleteProviderKey({ client: choice.user.client, path: { id } });
    expect(failure(await again(runId))).toMatchObject({ status: 412, code: 'no_key' });
  });
});
