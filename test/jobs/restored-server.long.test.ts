/** A server that is restored from a backup under load sends no message twice, and asks models nothing twice. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, createSchema, createWebhook, createWorkspace, extract, listRuns } from '@excerpt/sdk';
import SqliteDatabase from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runCli } from '../../cli/testing/run-cli.ts';
import { ok } from '../harness/builders.ts';
import { createGate } from '../harness/gate.ts';
import { answered, schemaOf } from '../harness/providers/provider-replies.ts';
import { startScriptedProvider, type ScriptedProvider } from '../harness/providers/scripted-provider.ts';
import { endAllServers, startServerProcess } from '../harness/server-process.ts';
import { loopbackWebhooks, startReceiver, type WebhookReceiver } from '../harness/webhook-receiver.ts';

const API_KEY = 'exk_the-key-of-the-restore-tests';
/** More than one question asks for. */
const NAMES = Array.from({ length: 300 }, (_, n) => `field${n}`);
const HELD = 4;
const LOAD = 12;
const WAIT = { timeout: 120_000, interval: 200 };

let place: string;
let provider: ScriptedProvider;
let receiver: WebhookReceiver;

beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'excerpt-restored-'));
  provider = await startScriptedProvider();
  receiver = await startReceiver();
});
afterEach(async () => {
  await endAllServers();
  await provider.close();
  await receiver.close();
  await rm(place, { recursive: true, force: true });
});

const start = (dataDir: string) =>
  startServerProcess(['--conditions=excerpt-source', 'cli/main.ts', 'serve', '--no-sample'], {
    ...loopbackWebhooks,
    EXCERPT_PORT: '0',
    EXCERPT_DATA_DIR: dataDir,
    EXCERPT_LOG_LEVEL: 'silent',
    EXCERPT_RATE_LIMIT: '0',
    EXCERPT_BOOTSTRAP_API_KEY: API_KEY,
    EXCERPT_ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
    EXCERPT_SYSTEM_PROVIDER: 'openai-compatible',
    EXCERPT_SYSTEM_MODEL: 'house',
    EXCERPT_SYSTEM_API_KEY: 'sk-system-0123456789',
    EXCERPT_SYSTEM_BASE_URL: provider.url,
    EXCERPT_PROVIDER_ALLOW_PRIVATE: '*',
    EXCERPT_CONCURRENCY: '32',
    EXCERPT_WORKSPACE_CONCURRENCY: '32',
    EXCERPT_SHUTDOWN_SECONDS: '1',
  });

/** Each line names its document, so that each question does. */
const write = (name: string) => NAMES.map((field) => `${field}: value of ${field} in ${name};`).join('\n');

/** Questions that were sent, as the document and the fields that they ask for. */
const listAsked = (from: number): string[] =>
  provider.requests.slice(from).map((request) => {
    const [name] = /(?:held|load)-\d+/.exec(JSON.stringify(request.body)) ?? [];
    return `${name}: ${Object.keys((schemaOf(request)?.['properties'] ?? {}) as object).join()}`;
  });

test('sends no message twice, and asks models nothing that was answered', { timeout: 300_000 }, async () => {
  const [dataDir, folder, restored] = [join(place, 'data'), join(place, 'backups'), join(place, 'restored')];
  const gate = createGate();
  gate.close();
  const seen = new Set<string>();
  const answers: string[] = [];
  provider.otherwise(async (request) => {
    const fields = Object.keys((schemaOf(request)?.['properties'] ?? {}) as object);
    const [name = ''] = /(?:held|load)-\d+/.exec(JSON.stringify(request.body)) ?? [];
    // The first question of a held document is answered, the others wait.
    if (name.startsWith('held') && seen.has(name)) await gate.pass(new AbortController().signal);
    seen.add(name);
    answers.push(`${name}: ${fields.join()}`);
    return answered(Object.fromEntries(fields.map((field) => [field, `value of ${field} in ${name}`])))(request);
  });

  const old = start(dataDir);
  const client = createClient({ baseUrl: await old.url, apiKey: API_KEY });
  const { slug } = ok(await createWorkspace({ client, body: { name: 'Restored' } }));
  const properties = Object.fromEntries(NAMES.map((name) => [name, { type: 'string' }]));
  const definition = { type: 'object', properties };
  ok(await createSchema({ client, path: { slug }, body: { schemaKey: 'wide', name: 'Wide', definition } }));
  const path = { slug, schemaKey: 'wide' };
  ok(await createWebhook({ client, path, body: { url: receiver.url, events: ['*'] } }));
  const send = async (name: string) =>
    ok(await extract({ client, path, body: { name: `${name}.txt`, content: write(name) } }));
  for (let index = 0; index < HELD; index += 1) await send(`held-${index}`);
  await expect.poll(() => seen.size, WAIT).toBe(HELD);
  await expect.poll(() => provider.requests.length, WAIT).toBeGreaterThan(HELD);

  // Documents come and go while the backup is made.
  await send('load-0');
  await expect
    .poll(async () => ok(await listRuns({ client, path, query: { status: 'completed' } })).total, WAIT)
    .toBe(1);
  const stored = new SqliteDatabase(join(dataDir, 'excerpt.db'), { readonly: true });
  const countAnswers = stored.prepare<[], number>('select count(*) from run_calls').pluck();
  await expect.poll(() => countAnswers.get(), WAIT).toBeGreaterThanOrEqual(HELD);
  stored.close();
  const answeredBefore = new Set(answers);
  const loading = (async () => {
    for (let index = 1; index < LOAD; index += 1) await send(`load-${index}`);
  })();
  const made = await runCli(['backup', folder, '--data-dir', dataDir]);
  expect(made).toMatchObject({ code: 0 });
  await loading;
  gate.open();
  const countCompleted = async () => ok(await listRuns({ client, path, query: { status: 'completed' } })).total;
  await expect.poll(countCompleted, WAIT).toBe(HELD + LOAD);
  const idsOf = (from: number) => receiver.received.slice(from).map(({ headers }) => headers['webhook-id'] ?? '');
  await expect.poll(() => idsOf(0).length, WAIT).toBeGreaterThanOrEqual(HELD + LOAD);
  expect(await old.end('SIGTERM')).toBe(0);

  expect(await runCli(['restore', folder, '--data-dir', restored])).toMatchObject({ code: 0 });
  const database = new SqliteDatabase(join(restored, 'excerpt.db'), { readonly: true });
  const unfinished = database
    .prepare<[], string>(
      `select name from runs join documents on documents.id = document_id where runs.status != 'completed'`,
    )
    .pluck()
    .all();
  const inBackup = database.prepare<[], number>('select count(*) from runs').pluck().get() ?? 0;
  database.close();
  expect(unfinished.filter((name) => name.startsWith('held'))).toHaveLength(HELD);

  const [asked, delivered] = [provider.requests.length, idsOf(0)];
  const next = start(restored);
  const there = createClient({ baseUrl: await next.url, apiKey: API_KEY });
  const countThere = async () => ok(await listRuns({ client: there, path, query: { status: 'completed' } })).total;
  await expect.poll(countThere, WAIT).toBe(inBackup);
  await expect.poll(() => idsOf(delivered.length).length, WAIT).toBeGreaterThanOrEqual(unfinished.length);
  expect(await next.end('SIGTERM')).toBe(0);

  const again = listAsked(asked);
  expect(again.length).toBeGreaterThan(0);
  expect(again.filter((question) => answeredBefore.has(question))).toEqual([]);
  const names = new Set(again.map((question) => `${question.split(':')[0]}.txt`));
  expect([...names].filter((name) => !unfinished.includes(name))).toEqual([]);
  const repeated = idsOf(delivered.length).filter((id) => delivered.includes(id));
  expect(repeated).toEqual([]);
});
