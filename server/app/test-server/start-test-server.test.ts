import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Excerpt, RunFailedError } from '@excerpt/sdk';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { delayed, failure, startTestServer, type TestServer, type TestServerOptions } from './start-test-server.ts';

const schema = {
  type: 'object',
  properties: { number: { type: ['string', 'null'] }, total: { type: ['number', 'null'] } },
} as const;
const content = 'Invoice number: INV-7\nTotal: EUR 118.00\n';
const place = { workspace: 'acme', schemaKey: 'invoice' };

const servers: TestServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function start(options: TestServerOptions = {}) {
  const server = await startTestServer(options);
  servers.push(server);
  return use(server);
}

let shared: Awaited<ReturnType<typeof use>> | undefined;
afterAll(() => shared?.server.close());

/** A server for several tests: its children start once. */
async function share(answers: NonNullable<TestServerOptions['answers']>) {
  shared ??= await use(await startTestServer());
  shared.server.setAnswers(answers);
  return shared;
}

async function use(server: TestServer) {
  const excerpt = new Excerpt({ baseUrl: server.baseUrl, apiKey: server.apiKey, maxRetries: 0 });
  await excerpt.workspaces.create({ name: 'Acme', slug: 'acme' });
  const extract = (name: string) => excerpt.extract({ ...place, schema, file: new Blob([content]), name });
  const submit = (name: string) => excerpt.extraction.extract({ ...place, schema: { ...schema }, name, content });
  return { server, excerpt, extract, submit };
}

describe('startTestServer', () => {
  it('answers by the name of the document, with evidence from its text', async () => {
    const { extract } = await share({ 'a.txt': { number: 'INV-7', total: 999 } });
    const run = await extract('a.txt');
    expect(run.data).toEqual({ number: 'INV-7', total: 999 });
    expect(run.at('/number')).toMatchObject({ match: 'exact', page: 1, quote: 'INV-7' });
    expect(run.at('/total')).toMatchObject({ match: 'not_found' });
  });

  it('answers by a function, and leaves other documents to the built-in extractor', async () => {
    const { server, extract } = await share(({ name, text }) =>
      name === 'a.txt' ? { number: text.slice(0, 7), total: null } : undefined,
    );
    expect((await extract('a.txt')).data).toEqual({ number: 'Invoice', total: null });
    expect((await extract('b.txt')).data).toEqual({ number: 'INV-7', total: 118 });
    server.setAnswers({ 'b.txt': { number: null, total: 1 } });
    expect((await extract('b.txt')).data).toEqual({ number: null, total: 1 });
  });

  it('fails runs with a code, and those whose answer does not fit the schema', async () => {
    const answer = { total: { amount: 3 } };
    const { excerpt, extract } = await share({ 'a.txt': failure('provider_refused'), 'b.txt': answer });
    await expect(extract('a.txt')).rejects.toMatchObject({ run: { errorCode: { code: 'provider_refused' } } });
    const strict = { type: 'object', required: ['total'], properties: { total: { type: 'number' } } } as const;
    const target = { ...place, schemaKey: 'strict', schema: strict, file: new Blob([content]), name: 'b.txt' };
    await expect(excerpt.extract(target)).rejects.toBeInstanceOf(RunFailedError);
    await expect(excerpt.extract(target)).rejects.toMatchObject({ run: { errorCode: { code: 'output_invalid' } } });
    // An optional value that does not fit is left out.
    const { data, warnings } = await extract('b.txt');
    expect(data).toEqual({ total: null });
    expect(warnings).toEqual([expect.stringContaining('/total')]);
  });

  it('cancels a run whose answer is delayed', async () => {
    const { server, excerpt, submit } = await share({ 'a.txt': delayed(600_000, { total: 3 }) });
    const { runId } = await submit('a.txt');
    expect((await excerpt.runs.cancel(runId)).status).toBe('cancelled');
    await server.idle();
  });

  it('tries a retryable failure again when the clock reaches the retry', async () => {
    let attempts = 0;
    const { server, excerpt, submit } = await start({
      answers: () => {
        attempts += 1;
        return attempts === 1 ? failure('provider_unavailable', { retryable: true }) : { number: null, total: 3 };
      },
    });
    const { runId } = await submit('a.txt');
    await server.idle();
    expect((await excerpt.runs.get(runId)).status).toBe('processing');
    server.clock.advance(2_000);
    const run = await excerpt.runs.wait(runId);
    expect(run).toMatchObject({ status: 'completed', attempts: 2, completedAt: '2026-01-01T00:00:02.000Z' });
  });

  it('gives the same calls the same ids and timestamps, on servers side by side', async () => {
    const answers = { 'a.txt': { number: 'INV-7', total: 118 } };
    const [one, two] = await Promise.all([start({ answers }), start({ answers })]);
    const [first, second] = await Promise.all([one.extract('a.txt'), two.extract('a.txt')]);
    expect(JSON.parse(JSON.stringify(first))).toEqual(JSON.parse(JSON.stringify(second)));
    expect(first).toMatchObject({ id: 'run_01kdvdna000000000000000001', createdAt: '2026-01-01T00:00:00.000Z' });
    await one.extract('b.txt');
    expect((await one.excerpt.runs.list(place)).total).toBe(2);
    expect((await two.excerpt.runs.list(place)).total).toBe(1);
  });

  it('takes a plan, a time and an API key', async () => {
    const { server, excerpt } = await start({
      plan: 'free',
      clock: '2030-05-06T07:08:09.000Z',
      apiKey: 'exk_a-key-of-my-own',
    });
    expect(server.apiKey).toBe('exk_a-key-of-my-own');
    expect((await excerpt.me.get()).plan).toBe('free');
    expect((await excerpt.workspaces.get({ workspace: 'acme' })).createdAt).toBe('2030-05-06T07:08:09.000Z');
  });

  it('stops and removes its data when it is disposed of', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'excerpt-parent-'));
    vi.stubEnv('TMPDIR', folder);
    try {
      let address = '';
      {
        await using server = await startTestServer();
        address = `${server.baseUrl}/readyz`;
        expect((await fetch(address)).status).toBe(200);
        expect(await readdir(folder)).toHaveLength(1);
      }
      await expect(fetch(address)).rejects.toThrow('fetch failed');
      expect(await readdir(folder)).toEqual([]);
    } finally {
      vi.unstubAllEnvs();
      await rm(folder, { recursive: true });
    }
  });

  it('refuses a time that is none', async () => {
    await expect(startTestServer({ clock: 'tomorrow' })).rejects.toThrow('ISO 8601');
  });
});
