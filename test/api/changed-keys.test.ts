import { deleteProviderKey, listProviderKeys, rerunRun, updateProviderKey } from '@excerpt/sdk';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ExtractionError } from '../../server/extraction/engine.ts';
import { failure, ok } from '../harness/builders.ts';
import { byOpenai, ModelChoice } from '../harness/providers/model-choice-app.ts';

let choice: ModelChoice;

beforeAll(async () => {
  choice = await ModelChoice.start();
});
afterAll(() => choice.app.close());
afterEach(() => choice.reset());

describe('a changed key', () => {
  test('a pending run whose key was deleted fails when it is executed', async () => {
    const path = await choice.createWorkspace();
    const id = await choice.createKey('openai', 'own-key');
    choice.gate.close();
    // Two runs are in the engine, the others are pending.
    const running = await Promise.all(
      Array.from({ length: 4 }, () => choice.start(path, { model: 'openai/gpt-6-luna' }).then(ok)),
    );
    await deleteProviderKey({ client: choice.user.client, path: { id } });
    choice.gate.open();
    const ended = await Promise.all(running.map(({ runId }) => choice.waitForEnd(runId)));
    const failed = ended.filter(({ status }) => status === 'failed');
    expect(failed.length).toBeGreaterThan(0);
    for (const run of failed) {
      expect(run).toMatchObject({
        errorCode: { code: 'provider_auth', stage: 'extract', retryable: false, provider: 'openai' },
        attempts: 1,
      });
      expect(run.errorMessage).toBe('The provider key of this run was deleted. Start the run again with another key.');
    }
  });

  test.each([401, 400])('a key that its provider refuses with %i is not used again', async (providerStatus) => {
    const path = await choice.createWorkspace();
    const id = await choice.createKey('openai', 'own-key');
    await choice.bind(path, id);
    choice.error = new ExtractionError('provider_auth', 'openai refused the key.', {
      provider: 'openai',
      providerStatus,
    });
    const { runId } = ok(await choice.start(path));
    expect(await choice.waitForEnd(runId)).toMatchObject({
      status: 'failed',
      errorCode: { code: 'provider_auth', providerStatus },
    });
    expect(ok(await listProviderKeys({ client: choice.user.client })).data[0]).toMatchObject({ id, status: 'invalid' });
    for (const body of [{}, { model: 'openai/gpt-6.1-sol' }]) {
      expect(failure(await choice.start(path, body))).toMatchObject({ status: 422, code: 'provider_key_invalid' });
    }
    expect(failure(await rerunRun({ client: choice.user.client, path: { id: runId } }))).toMatchObject({
      status: 422,
      code: 'provider_key_invalid',
    });
    choice.error = null;
    ok(await updateProviderKey({ client: choice.user.client, path: { id }, body: { secret: 'right-key' } }));
    expect(await choice.run(path)).toEqual(byOpenai('right-key'));
  });

  /** Starts runs with a key of a self-hosted server, and changes the key while some are pending. */
  async function changeKeyOfPendingRuns(before: string | undefined, after: string) {
    const path = await choice.createWorkspace();
    const rest = {
      baseUrl: 'https://8.8.8.8/v1',
      defaultModel: 'qwen3',
      ...(before !== undefined && { residency: before }),
    };
    const id = await choice.createKey('vllm', 'old-key', rest);
    await choice.bind(path, id);
    choice.gate.close();
    const running = await Promise.all(Array.from({ length: 4 }, () => choice.start(path).then(ok)));
    ok(
      await updateProviderKey({
        client: choice.user.client,
        path: { id },
        body: { baseUrl: 'https://9.9.9.9/v1', secret: 'new-key', residency: after },
      }),
    );
    choice.gate.open();
    const ended = await Promise.all(running.map(({ runId }) => choice.waitForEnd(runId)));
    return {
      id,
      failed: ended.filter(({ status }) => status === 'failed'),
      secrets: choice.seen.map(({ access }) => access.apiKey),
    };
  }

  test('a pending run does not use a key whose residency changed', async () => {
    const { id, failed, secrets } = await changeKeyOfPendingRuns('DE', 'FR');
    expect(secrets).not.toContain('new-key');
    expect(failed.length).toBeGreaterThan(0);
    for (const run of failed) {
      expect(run).toMatchObject({ residency: 'DE', errorCode: { code: 'provider_auth', retryable: false } });
      expect(run.errorMessage).toBe(
        `The residency of the provider key ${id} is "FR" now, not "DE" as this run recorded. Start the run again.`,
      );
    }
  });

  test.each([
    ['the same residency', 'DE', 'DE'],
    ['a residency where none was recorded', undefined, 'FR'],
  ])('a pending run uses a key with %s', async (_, before, after) => {
    const { failed, secrets } = await changeKeyOfPendingRuns(before, after);
    expect(failed).toEqual([]);
    expect(secrets).toContain('new-key');
  });

  test('a key keeps its status after a 403', async () => {
    const path = await choice.createWorkspace();
    const id = await choice.createKey('openai', 'own-key');
    await choice.bind(path, id);
    choice.error = new ExtractionError('provider_auth', 'openai forbids that.', {
      provider: 'openai',
      providerStatus: 403,
    });
    await choice.waitForEnd(ok(await choice.start(path)).runId);
    expect(ok(await listProviderKeys({ client: choice.user.client })).data[0]).toMatchObject({
      id,
      status: 'unverified',
    });
  });

  test('a key that cannot be decrypted does not hide why a run failed', async () => {
    const path = await choice.createWorkspace();
    const id = await choice.createKey('openai', 'own-key');
    await choice.bind(path, id);
    choice.duringCall = () => choice.app.damageSecret(id);
    choice.error = new ExtractionError('provider_auth', 'openai refused the key.', {
      provider: 'openai',
      providerStatus: 401,
    });
    expect(await choice.waitForEnd(ok(await choice.start(path)).runId)).toMatchObject({
      status: 'failed',
      errorMessage: 'openai refused the key.',
    });
  });

  test('a key that was replaced during a call is not marked invalid when the old one is refused', async () => {
    const path = await choice.createWorkspace();
    const id = await choice.createKey('openai', 'wrong-key');
    await choice.bind(path, id);
    choice.duringCall = async () =>
      void ok(await updateProviderKey({ client: choice.user.client, path: { id }, body: { secret: 'right-key' } }));
    choice.error = new ExtractionError('provider_auth', 'openai refused the key.', {
      provider: 'openai',
      providerStatus: 401,
    });
    expect(await choice.waitForEnd(ok(await choice.start(path)).runId)).toMatchObject({
      status: 'failed',
      errorCode: { providerStatus: 401 },
    });
    expect(choice.seen.at(-1)?.access.apiKey).toBe('wrong-key');
    expect(ok(await listProviderKeys({ client: choice.user.client })).data[0]).toMatchObject({
      id,
      status: 'unverified',
    });
  });
});
