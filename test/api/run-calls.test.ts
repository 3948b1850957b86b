import {
  addMember,
  createProviderKey,
  deleteDocument,
  deleteRun,
  getEnvironment,
  listAuditLog,
  listRunCalls,
  updateEnvironment,
  type EnvironmentPatch,
  type RunCall,
} from '@excerpt/sdk';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PROMPT_VERSION } from '../../server/extraction/pipeline/prompts.ts';
import { extractText, failure, ok, workspaceWithSchema } from '../harness/builders.ts';
import { nestedError, written } from '../harness/providers/provider-replies.ts';
import { startScriptedProvider, type Reply, type ScriptedProvider } from '../harness/providers/scripted-provider.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';
import { movableClock, type MovableClock } from '../harness/test-clock.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const SECRET = 'sk-live-4f9aSECRETkey77';

let app: TestApp;
let clock: MovableClock;
let provider: ScriptedProvider;
let path: { slug: string; schemaKey: string };

beforeEach(async () => {
  clock = movableClock();
  provider = await startScriptedProvider();
  app = await startTestApp({ clock, settings: { EXCERPT_PROVIDER_ALLOW_PRIVATE: '*' } });
  path = await workspaceWithSchema(app.admin);
  const body = { provider: 'openai-compatible', secret: SECRET, baseUrl: provider.url, defaultModel: 'm' };
  const { id } = ok(await createProviderKey({ client: app.admin.client, body }));
  await change({ providerKeyId: id });
});
afterEach(async () => {
  await app.close();
  await provider.close();
});

const change = async (body: EnvironmentPatch) =>
  ok(await updateEnvironment({ client: app.admin.client, path: { ...path, envSlug: 'production' }, body }));

const answer = (): Reply => {
  const reply = written(JSON.stringify({ invoiceNumber: 'INV-2026-7', total: 118 }));
  return { ...reply, body: { ...(reply.body as object), system_fingerprint: 'fp_1' } };
};

function run(text?: string) {
  return extractText(app.admin, path, text);
}

const callsOf = async (id: string): Promise<RunCall[]> =>
  ok(await listRunCalls({ client: app.admin.client, path: { id } })).data;

async function passDays(days: number): Promise<void> {
  clock.advance(days * DAY_MS);
  await app.restart();
}

test('what is needed to repeat a call is kept always, and the exchange is not', async () => {
  provider.otherwise(answer());
  const { id } = await run();
  const [call, ...others] = await callsOf(id);
  expect(others).toEqual([]);
  expect(call).toMatchObject({
    index: 0,
    provider: 'openai-compatible',
    model: 'm',
    answeredBy: 'scripted',
    fingerprint: 'fp_1',
    seed: 1,
    temperature: 0,
    promptVersion: PROMPT_VERSION,
    status: 200,
    failure: null,
    request: null,
    response: null,
  });
  expect(call?.tokens).toMatchObject({ inputTokens: expect.any(Number), outputTokens: expect.any(Number) });
  const [again] = await callsOf((await run()).id);
  expect(again?.promptHash).toBe(call?.promptHash);
  const [other] = await callsOf((await run('Total: 7')).id);
  expect(other?.promptHash).not.toBe(call?.promptHash);
});

describe('keepPrompts', () => {
  beforeEach(() => change({ keepPrompts: true, promptRetentionDays: 7 }));

  test('keeps each request and answer, also of failed requests, without the secret', async () => {
    provider.play(nestedError(500, `No GPU for ${SECRET}.`));
    provider.otherwise(answer());
    const { id } = await run();
    const calls = await callsOf(id);
    expect(calls.map(({ index, status, failure: why }) => [index, status, why])).toEqual([
      [0, 500, 'unavailable'],
      [1, 200, null],
    ]);
    expect(calls[1]?.request).toEqual(provider.requests.at(-1)?.body);
    expect(calls[1]?.response).toMatchObject({ system_fingerprint: 'fp_1' });
    expect(calls[0]?.response).toMatchObject({ message: 'No GPU for [secret].' });
    expect(JSON.stringify(calls)).not.toContain(SECRET);
  });

  test('stores them sealed', async () => {
    provider.otherwise(answer());
    await run('Total: 118.00 EUR for Quartermaine');
    const rows = await app.withDatabase((db) => db.selectFrom('run_exchanges').selectAll().execute());
    expect(rows).toHaveLength(1);
    for (const sealed of [rows[0]?.sealed_request, rows[0]?.sealed_response])
      expect(sealed?.subarray(0, 3).toString()).toBe('v1.');
    expect(JSON.stringify(rows)).not.toContain('Quartermaine');
  });

  test('only the owner reads them', async () => {
    provider.otherwise(answer());
    const { id } = await run();
    const { slug } = path;
    const member = await app.addUser();
    ok(await addMember({ client: app.admin.client, path: { slug }, body: { userId: member.id } }));
    expect(failure(await listRunCalls({ client: member.client, path: { id } }))).toMatchObject({ code: 'forbidden' });
    const stranger = await app.addUser();
    expect(failure(await listRunCalls({ client: stranger.client, path: { id } }))).toMatchObject({ code: 'not_found' });
  });

  test('erases them after their own retention, and what repeats the call stays', async () => {
    provider.otherwise(answer());
    const { id } = await run();
    await passDays(6);
    expect((await callsOf(id))[0]?.request).not.toBeNull();
    await change({ keepPrompts: false });
    await passDays(2);
    await expect.poll(async () => (await callsOf(id))[0]).toMatchObject({ seed: 1, request: null, response: null });
  });

  test('they leave with the document, the run, and what retention erases', async () => {
    provider.otherwise(answer());
    const [first, second, third] = [await run(), await run('Total: 7'), await run('Total: 8')];
    await deleteRun({ client: app.admin.client, path: { id: first.id } });
    await deleteDocument({ client: app.admin.client, path: { id: second.documentId } });
    const left = await app.withDatabase((db) => db.selectFrom('run_exchanges').select('run_id').execute());
    expect(left).toEqual([{ run_id: third.id }]);
    await change({ retentionDays: 3 });
    await passDays(4);
    await expect.poll(() => callsOf(third.id)).toEqual([]);
    for (const { id } of [first, second])
      expect(failure(await listRunCalls({ client: app.admin.client, path: { id } }))).toMatchObject({ status: 404 });
  });

  test('is shown and audited', async () => {
    const shown = ok(await getEnvironment({ client: app.admin.client, path: { ...path, envSlug: 'production' } }));
    expect(shown).toMatchObject({ keepPrompts: true, promptRetentionDays: 7 });
    const { data } = ok(await listAuditLog({ client: app.admin.client, query: { workspace: path.slug } }));
    expect(data[0]?.changes).toMatchObject({
      keepPrompts: { before: false, after: true },
      promptRetentionDays: { before: 30, after: 7 },
    });
  });
});
