import {
  addMember,
  createProviderKey,
  deleteProviderKey,
  extract,
  getRun,
  listProviderKeys,
  listRuns,
  rerunRun,
  updateEnvironment,
  updateProviderKey,
  type ExtractInput,
  type ProviderKeyInput,
  type Run,
} from '@excerpt/sdk';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ExtractionError, type ExtractionRequest } from '../../server/extraction/engine.ts';
import { startTestApp, type TestApp, type TestUser } from '../harness/test-app.ts';
import { failure, invoiceText, ok, workspaceWithSchema } from '../harness/builders.ts';
import { scriptedEngine } from '../harness/engines.ts';
import { createGate } from '../harness/gate.ts';

let app: TestApp;
let user: TestUser;
const gate = createGate();
const seen: ExtractionRequest[] = [];
let fail: ExtractionError | null = null;
let meanwhile: () => Promise<void> = async () => undefined;

const SYSTEM_KEY = 'the-secret-of-the-system';

beforeAll(async () => {
  const engine = scriptedEngine(async (request) => {
    await gate.pass(request.signal);
    seen.push(request);
    await meanwhile();
    if (fail !== null) throw fail;
    return {};
  });
  const settings = {
    EXCERPT_SYSTEM_PROVIDER: 'mistral-eu',
    EXCERPT_SYSTEM_API_KEY: SYSTEM_KEY,
    EXCERPT_LOCAL_RESIDENCY: 'CH',
    EXCERPT_CONCURRENCY: '2',
  };
  const models = {
    async listModels() {
      if (fail !== null) throw fail;
      return ['m'];
    },
  };
  app = await startTestApp({ engine, models, settings });
});
afterAll(() => app.close());
afterEach(() => {
  fail = null;
  meanwhile = async () => undefined;
  seen.length = 0;
  gate.open();
});

type Path = Awaited<ReturnType<typeof workspaceWithSchema>>;

/** A user of the test's own: keys are chosen by whose they are. */
async function newWorkspace(): Promise<Path> {
  user = await app.addUser('pro');
  return workspaceWithSchema(user);
}

async function key(provider: string, secret: string, rest: Partial<ProviderKeyInput> = {}, of = user): Promise<string> {
  return ok(await createProviderKey({ client: of.client, body: { provider, secret, ...rest } })).id;
}

async function bind({ slug }: Path, providerKeyId: string, model?: string): Promise<void> {
  const path = { slug, envSlug: 'production' };
  ok(
    await updateEnvironment({
      client: user.client,
      path,
      body: { providerKeyId, ...(model !== undefined && { model }) },
    }),
  );
}

const start = (path: Path, body: Pick<ExtractInput, 'model'> = {}, { client } = user) =>
  extract({ client, path, body: { name: 'a.txt', content: invoiceText, ...body } });

async function end(runId: string, { client } = user): Promise<Run> {
  return ok(await getRun({ client, path: { id: runId }, query: { wait: 30 } }));
}

/** What a run says of its provider, and what its engine got. */
async function used(path: Path, model?: string, by = user) {
  const { runId } = ok(await start(path, model === undefined ? {} : { model }, by));
  return told(await end(runId, by));
}

function told({ provider, model, keySource, residency, status }: Run) {
  const request = seen.at(-1);
  expect(status).toBe('completed');
  expect(request).toMatchObject({ provider, model });
  return { used: `${provider}/${model}`, keySource, residency, secret: request?.access.apiKey ?? null };
}

const byTheSystem = (model: string) => ({
  used: `mistral-eu/${model}`,
  keySource: 'system',
  residency: 'EU',
  secret: SYSTEM_KEY,
});
const byOpenai = (secret: string, model = 'gpt-6-luna') => ({
  used: `openai/${model}`,
  keySource: 'user',
  residency: 'US',
  secret,
});

describe('without a model in the request', () => {
  test('an unbound environment uses the system fallback, even if the caller has keys', async () => {
    const path = await newWorkspace();
    await key('openai', 'own-key');
    await key('mistral-eu', 'own-mistral-key');
    expect(await used(path)).toEqual(byTheSystem('mistral-small-2603'));
  });

  test('a bound one uses its key, with its model or the default of the key', async () => {
    const path = await newWorkspace();
    const id = await key('openai', 'own-key', { defaultModel: 'gpt-6.1-sol' });
    await key('openai', 'newer-key');
    await bind(path, id);
    expect(await used(path)).toEqual(byOpenai('own-key', 'gpt-6.1-sol'));
    await bind(path, id, 'gpt-6.1-terra');
    expect(await used(path)).toEqual(byOpenai('own-key', 'gpt-6.1-terra'));
  });

  test('a member uses the key that the owner bound', async () => {
    const path = await newWorkspace();
    const member = await app.addUser();
    ok(await addMember({ client: user.client, path, body: { userId: member.id } }));
    await bind(path, await key('openai', 'key-of-the-owner'));
    await key('openai', 'key-of-the-member', {}, member);
    expect(await used(path, undefined, member)).toEqual(byOpenai('key-of-the-owner'));
  });

  test('each environment has its own', async () => {
    const path = await newWorkspace();
    await bind(path, await key('openai', 'own-key'));
    const { runId } = ok(
      await extract({
        client: user.client,
        path,
        query: { env: 'staging' },
        body: { name: 'a.txt', content: invoiceText },
      }),
    );
    expect(told(await end(runId))).toEqual(byTheSystem('mistral-small-2603'));
  });

  test('the second question is asked where the environment says so', async () => {
    const path = await newWorkspace();
    await used(path);
    expect(seen.at(-1)?.verify).toBe(false);
    ok(
      await updateEnvironment({
        client: user.client,
        path: { ...path, envSlug: 'production' },
        body: { verify: true },
      }),
    );
    await used(path);
    expect(seen.at(-1)?.verify).toBe(true);
  });
});

describe('the model of a request', () => {
  test('comes before the environment', async () => {
    const path = await newWorkspace();
    await bind(path, await key('openai', 'own-key'));
    const other = await key('vllm', 'server-key', { baseUrl: 'https://8.8.8.8/v1', defaultModel: 'qwen3' });
    expect(await used(path, 'vllm/Qwen/Qwen3-32B')).toEqual({
      used: 'vllm/Qwen/Qwen3-32B',
      keySource: 'user',
      residency: 'unknown',
      secret: 'server-key',
    });
    expect(seen.at(-1)?.access).toEqual({ apiKey: 'server-key', baseUrl: 'https://8.8.8.8/v1', budget: other });
    expect(await used(path, 'mistral-eu/mistral-large-2512')).toEqual(byTheSystem('mistral-large-2512'));
  });

  test('takes the bound key of several, else the newest', async () => {
    const path = await newWorkspace();
    const first = await key('openai', 'first-key');
    await key('openai', 'second-key');
    expect(await used(path, 'openai/gpt-6.1-sol')).toEqual(byOpenai('second-key', 'gpt-6.1-sol'));
    await bind(path, first);
    expect(await used(path, 'openai/gpt-6.1-sol')).toEqual(byOpenai('first-key', 'gpt-6.1-sol'));
  });

  test('takes the newest key that its provider has not refused', async () => {
    const path = await newWorkspace();
    await key('openai', 'oldest-key');
    await key('openai', 'older-key');
    await key('openai', 'newest-key');
    fail = new ExtractionError('provider_auth', 'openai refused the key.', { provider: 'openai', providerStatus: 401 });
    const { runId } = ok(await start(path, { model: 'openai/gpt-6.1-sol' }));
    expect(await end(runId)).toMatchObject({ status: 'failed', errorCode: { code: 'provider_auth' } });
    fail = null;
    expect(await used(path, 'openai/gpt-6.1-sol')).toEqual(byOpenai('older-key', 'gpt-6.1-sol'));
    expect(told(await end(ok(await rerunRun({ client: user.client, path: { id: runId } })).runId))).toEqual(
      byOpenai('older-key', 'gpt-6.1-sol'),
    );
  });

  test('is refused when the provider has refused every key', async () => {
    const path = await newWorkspace();
    await key('openai', 'older-key');
    const newest = await key('openai', 'newest-key');
    fail = new ExtractionError('provider_auth', 'openai refused the key.', { provider: 'openai', providerStatus: 401 });
    for (const _ of ['newest', 'older']) await end(ok(await start(path, { model: 'openai/gpt-6.1-sol' })).runId);
    const refused = failure(await start(path, { model: 'openai/gpt-6.1-sol' }));
    expect(refused).toMatchObject({ status: 422, code: 'provider_key_invalid' });
    expect(refused.message).toContain(newest);
  });

  test("takes the caller's key before the system's", async () => {
    const path = await newWorkspace();
    await key('mistral-eu', 'own-key');
    const own = { used: 'mistral-eu/mistral-large-2512', keySource: 'user', residency: 'EU', secret: 'own-key' };
    expect(await used(path, 'mistral-eu/mistral-large-2512')).toEqual(own);
  });

  test("takes a member's own keys alone", async () => {
    const path = await newWorkspace();
    const member = await app.addUser();
    ok(await addMember({ client: user.client, path, body: { userId: member.id } }));
    await bind(path, await key('openai', 'key-of-the-owner'));
    const refused = failure(await start(path, { model: 'openai/gpt-6.1-sol' }, member));
    expect(refused).toMatchObject({ status: 412, code: 'no_key' });
    await key('openai', 'key-of-the-member', {}, member);
    expect(await used(path, 'openai/gpt-6.1-sol', member)).toEqual(byOpenai('key-of-the-member', 'gpt-6.1-sol'));
  });

  test('may be the built-in extractor, which needs no key', async () => {
    const path = await newWorkspace();
    expect(await used(path, 'local/local-1')).toEqual({
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
    const path = await newWorkspace();
    expect(failure(await start(path, { model }))).toMatchObject({ status, code });
    expect(ok(await listRuns({ client: user.client, path })).total).toBe(0);
  });

  test('is refused outside of the allowlist of a provider that there is a key for', async () => {
    const path = await newWorkspace();
    await key('openai', 'own-key');
    expect(failure(await start(path, { model: 'openai/gpt-2' }))).toMatchObject({
      status: 422,
      code: 'model_not_allowed',
    });
  });
});

describe('running again', () => {
  async function again(runId: string, by = user) {
    return rerunRun({ client: by.client, path: { id: runId } });
  }

  test('keeps the model, and takes the key that is there now', async () => {
    const path = await newWorkspace();
    const old = await key('openai', 'old-key');
    const { runId } = ok(await start(path, { model: 'openai/gpt-6.1-sol' }));
    expect(told(await end(runId)).secret).toBe('old-key');
    await key('openai', 'new-key');
    await deleteProviderKey({ client: user.client, path: { id: old } });
    expect(told(await end(ok(await again(runId)).runId))).toEqual(byOpenai('new-key', 'gpt-6.1-sol'));
  });

  test('stays with the system where it was, although the caller has a key by now', async () => {
    const path = await newWorkspace();
    const { runId } = ok(await start(path));
    await end(runId);
    await key('mistral-eu', 'own-key');
    expect(told(await end(ok(await again(runId)).runId))).toEqual(byTheSystem('mistral-small-2603'));
  });

  test('lets a member use the bound key again, for the model that it is bound for', async () => {
    const path = await newWorkspace();
    const member = await app.addUser();
    ok(await addMember({ client: user.client, path, body: { userId: member.id } }));
    await bind(path, await key('openai', 'key-of-the-owner'));
    const { runId } = ok(await start(path));
    await end(runId);
    expect(told(await end(ok(await again(runId, member)).runId))).toEqual(byOpenai('key-of-the-owner'));
    const { runId: special } = ok(await start(path, { model: 'openai/gpt-6.1-sol' }));
    await end(special);
    expect(failure(await again(special, member))).toMatchObject({ status: 412, code: 'no_key' });
  });

  test('is refused without a key for the provider', async () => {
    const path = await newWorkspace();
    const id = await key('openai', 'own-key');
    const { runId } = ok(await start(path, { model: 'openai/gpt-6-luna' }));
    await end(runId);
    await deleteProviderKey({ client: user.client, path: { id } });
    expect(failure(await again(runId))).toMatchObject({ status: 412, code: 'no_key' });
  });
});

describe('a key that goes wrong', () => {
  test('is not noticed by a waiting run until it is executed, which then fails', async () => {
    const path = await newWorkspace();
    const id = await key('openai', 'own-key');
    gate.close();
    // The engine holds as many runs as are executed at once; the rest wait with what was recorded for them.
    const running = await Promise.all(
      Array.from({ length: 4 }, () => start(path, { model: 'openai/gpt-6-luna' }).then(ok)),
    );
    await deleteProviderKey({ client: user.client, path: { id } });
    gate.open();
    const ended = await Promise.all(running.map(({ runId }) => end(runId)));
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

  test.each([401, 400])('and is refused by its provider with %i is used for no further run', async (providerStatus) => {
    const path = await newWorkspace();
    const id = await key('openai', 'own-key');
    await bind(path, id);
    fail = new ExtractionError('provider_auth', 'openai refused the key.', { provider: 'openai', providerStatus });
    const { runId } = ok(await start(path));
    expect(await end(runId)).toMatchObject({ status: 'failed', errorCode: { code: 'provider_auth', providerStatus } });
    expect(ok(await listProviderKeys({ client: user.client })).data[0]).toMatchObject({ id, status: 'invalid' });
    for (const body of [{}, { model: 'openai/gpt-6.1-sol' }]) {
      expect(failure(await start(path, body))).toMatchObject({ status: 422, code: 'provider_key_invalid' });
    }
    expect(failure(await rerunRun({ client: user.client, path: { id: runId } }))).toMatchObject({
      status: 422,
      code: 'provider_key_invalid',
    });
    fail = null;
    ok(await updateProviderKey({ client: user.client, path: { id }, body: { secret: 'right-key' } }));
    expect(await used(path)).toEqual(byOpenai('right-key'));
  });

  /** Runs with a key of a server of one's own, of which some wait until the key is changed. */
  async function changedMeanwhile(before: string | undefined, after: string) {
    const path = await newWorkspace();
    const rest = {
      baseUrl: 'https://8.8.8.8/v1',
      defaultModel: 'qwen3',
      ...(before !== undefined && { residency: before }),
    };
    const id = await key('vllm', 'old-key', rest);
    await bind(path, id);
    gate.close();
    const running = await Promise.all(Array.from({ length: 4 }, () => start(path).then(ok)));
    ok(
      await updateProviderKey({
        client: user.client,
        path: { id },
        body: { baseUrl: 'https://9.9.9.9/v1', secret: 'new-key', residency: after },
      }),
    );
    gate.open();
    const ended = await Promise.all(running.map(({ runId }) => end(runId)));
    return {
      id,
      failed: ended.filter(({ status }) => status === 'failed'),
      secrets: seen.map(({ access }) => access.apiKey),
    };
  }

  test('and leads to another place than a waiting run says takes no document there', async () => {
    const { id, failed, secrets } = await changedMeanwhile('DE', 'FR');
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
    ['the same place', 'DE', 'DE'],
    ['a place, where none was known,', undefined, 'FR'],
  ])('and leads to %s does the runs that wait', async (_, before, after) => {
    const { failed, secrets } = await changedMeanwhile(before, after);
    expect(failed).toEqual([]);
    expect(secrets).toContain('new-key');
  });

  test('and is forbidden one thing stays as it is', async () => {
    const path = await newWorkspace();
    const id = await key('openai', 'own-key');
    await bind(path, id);
    fail = new ExtractionError('provider_auth', 'openai forbids that.', { provider: 'openai', providerStatus: 403 });
    await end(ok(await start(path)).runId);
    expect(ok(await listProviderKeys({ client: user.client })).data[0]).toMatchObject({ id, status: 'unverified' });
  });

  test('and cannot be read any more hides no reason of a failure', async () => {
    const path = await newWorkspace();
    const id = await key('openai', 'own-key');
    await bind(path, id);
    meanwhile = () => app.damageSecret(id);
    fail = new ExtractionError('provider_auth', 'openai refused the key.', { provider: 'openai', providerStatus: 401 });
    expect(await end(ok(await start(path)).runId)).toMatchObject({
      status: 'failed',
      errorMessage: 'openai refused the key.',
    });
  });

  test('but was replaced during the call is not blamed for the old one', async () => {
    const path = await newWorkspace();
    const id = await key('openai', 'wrong-key');
    await bind(path, id);
    meanwhile = async () =>
      void ok(await updateProviderKey({ client: user.client, path: { id }, body: { secret: 'right-key' } }));
    fail = new ExtractionError('provider_auth', 'openai refused the key.', { provider: 'openai', providerStatus: 401 });
    expect(await end(ok(await start(path)).runId)).toMatchObject({
      status: 'failed',
      errorCode: { providerStatus: 401 },
    });
    expect(seen.at(-1)?.access.apiKey).toBe('wrong-key');
    expect(ok(await listProviderKeys({ client: user.client })).data[0]).toMatchObject({ id, status: 'unverified' });
  });
});
