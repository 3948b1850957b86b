import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  createProviderKey,
  extract,
  getProviderKey,
  listProviderKeys,
  updateEnvironment,
  updateProviderKey,
  verifyProviderKey,
} from '@excerpt/sdk';
import { expect, test } from 'vitest';
import { ExtractionError } from '../../server/extraction/engine.ts';
import { createLogger } from '../../server/lib/logger.ts';
import { startTestApp, type TestApp, type TestAppOptions } from '../harness/test-app.ts';
import { endOfRun, failure, invoiceText, ok, workspaceWithSchema } from '../harness/builders.ts';
import { scriptedEngine } from '../harness/engines.ts';

const SECRET = 'sk-live-9f8e7d6c5b4a39281706-the-secret-of-a-user';
const SYSTEM_SECRET = 'sk-system-1a2b3c4d5e6f-the-secret-of-the-operator';

/** An app whose engine records the secrets that it received, and its log. */
async function withApp(
  options: TestAppOptions,
  work: (app: TestApp, records: { log(): string; secrets: (string | null)[] }) => Promise<void>,
): Promise<void> {
  const lines: string[] = [];
  const logger = createLogger('trace', { write: (line) => void lines.push(line) });
  const secrets: (string | null)[] = [];
  const engine = scriptedEngine(async ({ access }) => {
    secrets.push(access.apiKey);
    return {};
  });
  const app = await startTestApp({ logger, engine, ...options });
  try {
    await work(app, { log: () => lines.join(''), secrets });
  } finally {
    await app.close();
  }
}

/** A key that an environment is bound to. */
async function boundKey(app: TestApp) {
  const { client } = app.admin;
  const path = await workspaceWithSchema(app.admin);
  const { id } = ok(await createProviderKey({ client, body: { provider: 'mistral-eu', secret: SECRET } }));
  ok(await updateEnvironment({ client, path: { ...path, envSlug: 'production' }, body: { providerKeyId: id } }));
  const run = async () => {
    // Of the server that runs now: there may have been another one when the key was made.
    const { runId } = ok(
      await extract({ client: app.admin.client, path, body: { name: 'a.txt', content: invoiceText } }),
    );
    return endOfRun(app.admin, runId);
  };
  return { id, run };
}

async function filesWith(directory: string, text: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const found = await Promise.all(files.map(async (file) => ((await readFile(file)).includes(text) ? [file] : [])));
  return found.flat();
}

test('a secret is used by runs, and is in no answer, no log and no file', async () => {
  const refusal = new ExtractionError('provider_auth', 'The provider refused the key.', {
    providerStatus: 401,
    cause: new Error('inside'),
  });
  let answers = '';
  const settings = { EXCERPT_SYSTEM_PROVIDER: 'mistral-eu', EXCERPT_SYSTEM_API_KEY: SYSTEM_SECRET };
  // Always on SQLite, whose file can be searched.
  await withApp(
    { database: 'sqlite', models: { listModels: () => Promise.reject(refusal) }, settings },
    async (app, { log, secrets }) => {
      const { id, run } = await boundKey(app);
      const { client } = app.admin;
      answers += JSON.stringify(await run());
      const onSystem = ok(
        await extract({
          client,
          path: await workspaceWithSchema(app.admin),
          body: { name: 'a.txt', content: invoiceText },
        }),
      );
      answers += JSON.stringify(await endOfRun({ client }, onSystem.runId));
      expect(secrets).toEqual([SECRET, SYSTEM_SECRET]);

      const calls = [
        await getProviderKey({ client, path: { id } }),
        await listProviderKeys({ client }),
        await verifyProviderKey({ client, path: { id } }),
        await updateProviderKey({ client, path: { id }, body: { secret: SECRET } }),
        await updateProviderKey({ client, path: { id }, body: { secret: SECRET, defaultModel: 'gpt-2' } }),
        await createProviderKey({ client, body: { provider: 'nobody', secret: SECRET } }),
        await createProviderKey({ client, body: { provider: 'openai', secret: `${SECRET} with a space` } }),
        await createProviderKey({ client, body: { provider: 'openai', secret: [SECRET] as unknown as string } }),
        await createProviderKey({
          client,
          body: { provider: 'openai', secrets: SECRET } as unknown as { provider: string },
        }),
      ];
      for (const { data, error } of calls) answers += JSON.stringify(data ?? error);
      const broken = await app.admin.request('/provider-keys', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: `{"secret":"${SECRET}",`,
      });
      expect(broken.status).toBe(400);
      answers += await broken.text();
      answers += await (await app.admin.request('/providers?pageSize=100')).text();

      for (const secret of [SECRET, SYSTEM_SECRET]) {
        const inside = secret.slice(8, -8);
        expect(answers).not.toContain(inside);
        expect(log()).not.toContain(inside);
        expect(await filesWith(app.dataDir, inside)).toEqual([]);
      }
      expect(await filesWith(app.dataDir, 'Mistral (EU)')).not.toEqual([]);
      expect((await stat(join(app.dataDir, 'encryption-key'))).mode & 0o777).toBe(0o600);
    },
  );
});

test('a secret outlives a restart', async () => {
  await withApp({}, async (app, { secrets, log }) => {
    const { run } = await boundKey(app);
    await app.restart();
    expect((await run()).status).toBe('completed');
    expect(secrets).toEqual([SECRET]);
    expect(log()).not.toContain('another encryption key');
  });
});

test('another encryption key is logged at the start, and fails runs until the secret is sent again', async () => {
  await withApp({}, async (app, { secrets, log }) => {
    const { id, run } = await boundKey(app);
    await rm(join(app.dataDir, 'encryption-key'));
    await app.restart();
    expect(log()).toContain('Secrets were stored under another encryption key and cannot be read.');
    const failed = await run();
    expect(failed).toMatchObject({
      status: 'failed',
      errorCode: { code: 'provider_auth', provider: 'mistral-eu', retryable: false },
    });
    expect(failed.errorMessage).toBe(
      `The secret of the provider key ${id} cannot be read: it was encrypted with another key. ` +
        'Set the same EXCERPT_ENCRYPTION_KEY on all servers, or send the secret again.',
    );
    const { client } = app.admin;
    expect(ok(await verifyProviderKey({ client, path: { id } }))).toMatchObject({
      status: 'unverified',
      problem: { code: 'provider_auth' },
    });
    ok(await updateProviderKey({ client, path: { id }, body: { secret: SECRET } }));
    expect((await run()).status).toBe('completed');
    expect(secrets).toEqual([SECRET]);
  });
});

test('a damaged key file stops the start with its name, and is left as it is', async () => {
  await withApp({}, async (app) => {
    await boundKey(app);
    const file = join(app.dataDir, 'encryption-key');
    const whole = await readFile(file, 'utf8');
    await writeFile(file, 'damaged');
    await expect(app.restart()).rejects.toThrow(`${file} must hold 32 bytes as base64.`);
    expect(await readFile(file, 'utf8')).toBe('damaged');
    await writeFile(file, whole);
    await app.restart();
  });
});

test('the encryption key of the configuration makes no file', async () => {
  const settings = { EXCERPT_ENCRYPTION_KEY: 'ab'.repeat(32) };
  await withApp({ settings }, async (app, { secrets }) => {
    const { run } = await boundKey(app);
    expect((await run()).status).toBe('completed');
    expect(secrets).toEqual([SECRET]);
    expect(await readdir(app.dataDir)).not.toContain('encryption-key');
  });
});

test('private addresses and http are allowed where the operator lists them', async () => {
  await withApp({ settings: { EXCERPT_PROVIDER_ALLOW_PRIVATE: '127.0.0.0/8, 10.1.0.0/16' } }, async (app) => {
    const create = (baseUrl: string) =>
      createProviderKey({ client: app.admin.client, body: { provider: 'ollama', baseUrl, defaultModel: 'qwen3' } });
    for (const baseUrl of ['http://127.0.0.1:11434/v1', 'http://10.1.2.3/v1', 'https://10.1.2.3/v1'])
      expect(ok(await create(baseUrl)).baseUrl).toBe(baseUrl);
    for (const baseUrl of ['http://10.2.0.1/v1', 'http://169.254.169.254/v1'])
      expect(failure(await create(baseUrl)).code).toBe('invalid_url');
  });
});
