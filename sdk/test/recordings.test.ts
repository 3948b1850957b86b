import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Excerpt } from '@excerpt/sdk';
import { createFake, record, RecordingError, replay, type Recording } from '@excerpt/sdk/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, type TestUser } from '../../test/harness/test-app.ts';
import { loopbackWebhooks } from '../../test/harness/webhook-receiver.ts';

const schema = {
  type: 'object',
  properties: { total: { type: ['number', 'null'] } },
  required: ['total'],
} as const;

let app: TestApp;
let user: TestUser;
let folder: string;

beforeAll(async () => {
  app = await startTestApp({ settings: loopbackWebhooks });
  user = await app.addUser('pro');
  folder = await mkdtemp(join(tmpdir(), 'excerpt-recording-'));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

/** Requests whose responses contain secrets, ids and times. */
async function work(excerpt: Excerpt, slug: string) {
  const { id: workspaceId } = await excerpt.workspaces.create({ name: 'Recorded', slug });
  const file = new File(['Total: 118.00 EUR'], 'invoice.txt');
  const run = await excerpt.extract({ workspace: slug, schemaKey: 'invoice', schema, file });
  const again = await excerpt.runs.get(run.id);
  const webhook = await excerpt.webhooks.create({ workspace: slug, url: 'http://127.0.0.1:4000/hook' });
  const key = await excerpt.apiKeys.create({ name: 'Second' });
  await excerpt.providerKeys.create({ provider: 'openai', secret: 'sk-a-very-secret-key' });
  const bytes = await (await excerpt.documents.getFile(run.documentId)).text();
  const missing = await excerpt.documents.get('doc_none').catch((error: unknown) => error);
  return { workspaceId, total: run.data.total, run: again, webhook, key, bytes, missing };
}

async function recordWork(slug: string, file: string) {
  const { fetch, save } = record({ pin: '0.6.0', file });
  const results = await work(new Excerpt({ baseUrl: app.url, apiKey: user.apiKey, fetch, maxRetries: 0 }), slug);
  return { results, recording: await save() };
}

const replayed = async (file: string | Recording) => {
  const { fetch, unused } = await replay({ pin: '0.6.0', file });
  return { excerpt: new Excerpt({ baseUrl: 'http://replay.test', apiKey: 'any', fetch, maxRetries: 0 }), unused };
};

describe('a recording', () => {
  it('is replayed by request, without a server', async () => {
    const file = join(folder, 'replayed.json');
    const { results } = await recordWork('replayed', file);
    const { excerpt, unused } = await replayed(file);
    const again = await work(excerpt, 'replayed');
    expect(again).toMatchObject({
      total: results.total,
      bytes: results.bytes,
      missing: { status: 404, code: 'not_found' },
    });
    expect(again.run).toMatchObject({
      status: 'completed',
      schemaHash: results.run.schemaHash,
      environmentId: again.run.environmentId,
    });
    expect(Date.parse(again.run.completedAt ?? '')).toBeGreaterThan(Date.parse(again.run.createdAt));
    expect(unused()).toEqual([]);
  });

  it('has no secret, and is the same each time but for the slug', async () => {
    const file = join(folder, 'secrets.json');
    const { results, recording } = await recordWork('secrets', file);
    const text = await readFile(file, 'utf8');
    for (const secret of [user.apiKey, results.key.key, results.webhook.secret, 'sk-a-very-secret-key', results.run.id])
      expect(text).not.toContain(secret);
    expect(text).not.toMatch(/x-api-key|authorization/i);
    const other = await recordWork('secret2', join(folder, 'other.json'));
    // Long polls may take another number of requests, and progress of time orders other moments.
    const shape = ({ exchanges }: Recording, slug: string) =>
      exchanges.map(({ request, response }) =>
        JSON.stringify({ request, status: response.status }).replaceAll(slug, 'X'),
      );
    expect(shape(other.recording, 'secret2')).toEqual(shape(recording, 'secrets'));
  });

  it('says which request it does not have', async () => {
    const { excerpt } = await replayed({ pin: '0.6.0', exchanges: [] });
    const error = await excerpt.workspaces.create({ name: 'New' }).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ status: 400, code: 'not_recorded' });
    expect(String(error)).toContain('POST /workspaces');
  });

  it('is refused when the contract is another one by now', async () => {
    const file = join(folder, 'refused.json');
    const { recording } = await recordWork('refused', file);
    const broken = structuredClone(recording);
    const run = broken.exchanges.find(({ operationId }) => operationId === 'getRun');
    Object.assign(run?.response.body as object, { status: 7 });
    const refused = replayed(broken);
    await expect(refused).rejects.toBeInstanceOf(RecordingError);
    await expect(refused).rejects.toThrow('getRun 200: the answer: /status must be');
    await expect(replay({ pin: '9.9.9', file })).rejects.toThrow('9.9.9 is not pinned');
    await expect(replay({ pin: '0.6.0', file: join(folder, 'none.json') })).rejects.toThrow('cannot be read');
  });

  it('answers the same request as often as it was asked, and then the last answer', async () => {
    const fake = createFake({ pin: '0.6.0' });
    const { fetch, recording } = record({ pin: '0.6.0', fetch: fake.fetch });
    const live = new Excerpt({ baseUrl: 'http://fake.test', apiKey: 'any', fetch });
    await live.workspaces.create({ name: 'Polled', slug: 'polled' });
    const { runId } = await live.extraction.extract({
      workspace: 'polled',
      schemaKey: 'k',
      schema,
      name: 'a',
      content: 'b',
    });
    for (let tries = 0; tries < 3; tries += 1) await live.runs.get(runId);
    const { excerpt } = await replayed(recording());
    const start = await excerpt.extraction.extract({
      workspace: 'polled',
      schemaKey: 'k',
      schema,
      name: 'a',
      content: 'b',
    });
    const statuses: string[] = [];
    for (let tries = 0; tries < 4; tries += 1) statuses.push((await excerpt.runs.get(start.runId)).status);
    expect(statuses).toEqual(['pending', 'processing', 'completed', 'completed']);
  });
});
