import { Excerpt, NotFoundError, RateLimitError, RunFailedError, webhooks } from '@excerpt/sdk';
import { answerWith, createFake, failRun, type Fake, type FakeOptions } from '@excerpt/sdk/testing';
import { http as http3 } from 'msw';
import { setupServer as setupServer3 } from 'msw/node';
import { setupServer as setupServer2 } from 'msw2/node';
import { describe, expect, it } from 'vitest';
import contract from '../../openapi/versions/0.6.0.json' with { type: 'json' };
import { createHandlers } from '../src/testing/resources/all-handlers.ts';

const Invoice = {
  type: 'object',
  properties: { number: { type: ['string', 'null'] }, total: { type: ['number', 'null'] } },
  required: ['number', 'total'],
} as const;

const document = { name: 'invoice.txt', content: 'Total: 3' };
const target = { workspace: 'acme', schemaKey: 'invoice' };

async function start(options: Partial<FakeOptions> = {}): Promise<{ fake: Fake; excerpt: Excerpt }> {
  const fake = createFake({ pin: '0.6.0', ...options });
  const excerpt = new Excerpt({ baseUrl: 'http://fake.test', apiKey: 'any', fetch: fake.fetch, maxRetries: 0 });
  await excerpt.workspaces.create({ name: 'Acme', slug: 'acme' });
  return { fake, excerpt };
}

it('has only operations of the contract', () => {
  const operations = Object.values(contract.paths).flatMap((item) =>
    Object.values(item as Record<string, { operationId?: string }>).flatMap(({ operationId }) => operationId ?? []),
  );
  const service = {} as Parameters<typeof createHandlers>[0];
  const handlers = createHandlers(service, {} as Parameters<typeof createHandlers>[1]);
  expect(Object.keys(handlers).filter((id) => !operations.includes(id))).toEqual([]);
});

it('names the versions that are pinned', () => {
  expect(() => createFake({ pin: '9.9.9' })).toThrow('9.9.9 is not pinned. There is 0.6.0');
});

describe('operations without state answer the contract’s examples', () => {
  it('with the id that was asked for, in a state in which waiting ends', async () => {
    const { excerpt } = await start();
    const body = { ...target, datasetId: 'dts_1' };
    const begun = await excerpt.evaluations.create(body);
    if (!('id' in begun)) throw new Error('The evaluation was only estimated.');
    expect(begun.status).toBe('pending');
    expect(await excerpt.evaluations.wait('evl_7')).toMatchObject({ id: 'evl_7', status: 'completed' });
    expect(await excerpt.evaluations.create({ ...body, dryRun: true })).toHaveProperty('documents');
    const batch = await excerpt.batches.create({ ...target });
    expect(await excerpt.batches.wait(batch.id)).toMatchObject({ id: batch.id, status: 'completed' });
    const file = await excerpt.batches.getResults(batch.id, { format: 'ndjson' });
    const [first = ''] = (await file.text()).split('\n');
    expect(JSON.parse(first)).toHaveProperty('extractedData');
    expect((await excerpt.auditLog.list({})).data).not.toEqual([]);
  });

  it('and refuse what the contract refuses, and a workspace that is not there', async () => {
    const { excerpt } = await start();
    const wrong = excerpt.evaluations.create({ ...target, datasetId: 7 as never });
    await expect(wrong).rejects.toMatchObject({ status: 400, details: [{ path: '/datasetId' }] });
    const elsewhere = excerpt.evaluations.list({ ...target, workspace: 'none' });
    await expect(elsewhere).rejects.toBeInstanceOf(NotFoundError);
  });
});

describe('answers', () => {
  const extract = (excerpt: Excerpt) => excerpt.extract({ ...target, schema: Invoice, ...document });

  it('are what the test says, and null elsewhere', async () => {
    const { fake, excerpt } = await start();
    fake.answers('invoice', { total: 3 });
    const run = await extract(excerpt);
    expect(run.data).toEqual({ number: null, total: 3 });
    expect(run.at('/total')).toMatchObject({ value: 3, match: 'exact', page: 1, quote: '3' });
    expect(run.below(0.8).map(({ path }) => path)).toEqual(['/number']);
  });

  it('are made by a function of the document', async () => {
    const { fake, excerpt } = await start();
    fake.answers('invoice', async ({ name, content }) => ({ number: name, total: content.length }));
    expect((await extract(excerpt)).data).toEqual({ number: 'invoice.txt', total: 8 });
  });

  it('carry the confidence that the test says', async () => {
    const { fake, excerpt } = await start();
    fake.answers('invoice', answerWith({ number: 'A', total: 3 }, { confidence: { '/number': 0.4 }, warnings: ['w'] }));
    const run = await extract(excerpt);
    expect(run.below(0.8)).toMatchObject([{ path: '/number', value: 'A', confidence: 0.4 }]);
    expect(run.warnings).toEqual(['w']);
  });

  it('fail a run', async () => {
    const { fake, excerpt } = await start();
    fake.answers('invoice', failRun('provider_rate_limited', { retryable: true, provider: 'openai' }));
    await expect(extract(excerpt)).rejects.toBeInstanceOf(RunFailedError);
    fake.answers('invoice', () => {
      throw new Error('of the test');
    });
    await expect(extract(excerpt)).rejects.toMatchObject({ code: 'internal_error' });
    fake.answers('invoice', { total: 'three' });
    await expect(extract(excerpt)).rejects.toMatchObject({ code: 'output_invalid' });
  });

  it('are made of the schema where the test says nothing', async () => {
    const { excerpt } = await start();
    const schema = {
      type: 'object',
      properties: {
        number: { type: 'string', examples: ['INV-1'] },
        date: { anyOf: [{ type: 'string', format: 'date' }, { type: 'null' }] },
        currency: { enum: [null, 'EUR'] },
        lines: { type: 'array', items: { $ref: '#/$defs/line' } },
      },
      $defs: {
        line: { type: 'object', properties: { amount: { type: 'integer', minimum: 5 } }, required: ['amount'] },
      },
    };
    const run = await excerpt.extract({ ...target, schema: schema as object as { type: 'object' }, ...document });
    expect(run.data).toEqual({ number: 'INV-1', date: '2026-01-31', currency: 'EUR', lines: [{ amount: 5 }] });
  });
});

describe('failNext', () => {
  it('lets one request fail as the service would', async () => {
    const { fake, excerpt } = await start();
    fake.failNext('extract', 'rate_limited');
    const first = excerpt.extraction.extract({ ...target, schema: Invoice, ...document });
    await expect(first).rejects.toBeInstanceOf(RateLimitError);
    await expect(first).rejects.toMatchObject({ status: 429, code: 'rate_limited', retryable: true, retryAfter: 1 });
    await excerpt.extraction.extract({ ...target, schema: Invoice, ...document });
  });

  it('lets a connection fail', async () => {
    const { fake, excerpt } = await start();
    fake.failNext('getMe', 'connection_failed');
    await expect(excerpt.me.get()).rejects.toMatchObject({ name: 'ConnectionError' });
    expect(await excerpt.me.get()).toMatchObject({ plan: 'pro' });
  });

  it('refuses what the service does not have', async () => {
    const { fake } = await start();
    expect(() => fake.failNext('extrct', 'rate_limited')).toThrow('There is no operation extrct');
    expect(() => fake.failNext('extract', 'rate_limit')).toThrow('There is no error code rate_limit');
  });
});

describe('the clock', () => {
  const begin = (excerpt: Excerpt) => excerpt.extraction.extract({ ...target, schema: Invoice, ...document });

  it('is moved by whoever waits for a run', async () => {
    const { fake, excerpt } = await start();
    const before = fake.clock.now();
    const { runId } = await begin(excerpt);
    const statuses = [];
    for (let tries = 0; tries < 3; tries += 1) statuses.push((await excerpt.runs.get(runId)).status);
    expect(statuses).toEqual(['pending', 'processing', 'completed']);
    expect(fake.clock.now()).toBeGreaterThan(before);
  });

  it('is moved by the test only, if the test says so', async () => {
    const { fake, excerpt } = await start({ clock: 'manual', now: new Date('2026-01-31T00:00:00Z') });
    const { runId } = await begin(excerpt);
    expect(await excerpt.runs.get(runId)).toMatchObject({ status: 'pending', createdAt: '2026-01-31T00:00:00.000Z' });
    expect(await excerpt.runs.get(runId)).toMatchObject({ status: 'pending' });
    void fake.clock.advance(1_000);
    expect(await excerpt.runs.get(runId)).toMatchObject({ status: 'processing' });
    const waits = excerpt.runs.wait(runId);
    void fake.clock.advance(60_000);
    expect(await waits).toMatchObject({ status: 'completed', completedAt: '2026-01-31T00:00:03.000Z' });
  });

  it('ends a long poll', async () => {
    const { fake, excerpt } = await start({ clock: 'manual' });
    const { runId } = await begin(excerpt);
    const held = excerpt.runs.get(runId, { wait: 1 });
    await new Promise((resolve) => setImmediate(resolve));
    await fake.clock.advance(1_000);
    expect((await held).status).not.toBe('completed');
  });

  it('lets keys expire', async () => {
    const { fake, excerpt } = await start();
    const expiresAt = new Date(fake.clock.now() + 1_000).toISOString();
    const { key } = await excerpt.apiKeys.create({ name: 'short', expiresAt });
    const other = new Excerpt({ baseUrl: 'http://fake.test', apiKey: key, fetch: fake.fetch });
    await other.me.get();
    await fake.clock.advance(2_000);
    await expect(other.me.get()).rejects.toMatchObject({ status: 401 });
  });
});

it('remembers what was sent', async () => {
  const { fake, excerpt } = await start();
  const file = new File(['Total: 3'], 'a.txt');
  await excerpt.extraction.extractFile({ ...target, schema: JSON.stringify(Invoice), file, env: 'staging' });
  expect(fake.requests.at(-1)).toMatchObject({
    operationId: 'extract',
    method: 'POST',
    path: '/workspaces/acme/schemas/invoice/extract',
    pathParams: { slug: 'acme', schemaKey: 'invoice' },
    query: { env: 'staging' },
    headers: { 'x-api-key': 'any' },
    body: { schema: JSON.stringify(Invoice), file: { name: 'a.txt' } },
    status: 202,
  });
  fake.reset();
  expect(fake.requests).toEqual([]);
  await expect(excerpt.workspaces.get({ workspace: 'acme' })).rejects.toBeInstanceOf(NotFoundError);
});

it('accepts the key of the test only, if it says one', async () => {
  const fake = createFake({ pin: '0.6.0', apiKey: 'right' });
  const with_ = (apiKey: string) => new Excerpt({ baseUrl: 'http://fake.test', apiKey, fetch: fake.fetch });
  await with_('right').me.get();
  await expect(with_('wrong').me.get()).rejects.toMatchObject({ status: 401, code: 'unauthorized' });
});

it('tries webhooks again, and gives up endpoints that are gone', async () => {
  const { fake, excerpt } = await start();
  const { id } = await excerpt.webhooks.create({ workspace: 'acme', url: 'https://app.example/hook' });
  const statuses = [500, 204, 410];
  fake.onWebhook(() => new Response(null, { status: statuses.shift() ?? 204 }));
  await excerpt.webhooks.test(id);
  await fake.idle();
  expect((await excerpt.webhooks.listDeliveries(id)).data).toMatchObject([{ statusCode: 500, success: false }]);
  await fake.clock.advance(5_000);
  expect((await excerpt.webhooks.listDeliveries(id)).data).toMatchObject([{ statusCode: 204 }, { statusCode: 500 }]);
  await excerpt.webhooks.test(id);
  await fake.idle();
  expect(await excerpt.webhooks.get(id)).toMatchObject({ isActive: false, disabledReason: 'gone' });
  const refused = excerpt.webhooks.create({ workspace: 'acme', url: 'http://127.0.0.1/hook' });
  await expect(refused).rejects.toMatchObject({ status: 422, code: 'invalid_url' });
});

it('signs webhooks so that they are accepted now, wherever its clock is', async () => {
  const { fake, excerpt } = await start({ now: new Date('2020-01-01T00:00:00Z') });
  const url = 'https://app.example/hook';
  const { secret, id } = await excerpt.webhooks.create({ workspace: 'acme', url });
  const kinds: string[] = [];
  fake.onWebhook(async (request) => {
    kinds.push((await webhooks.verify(await request.text(), request.headers, secret)).type);
  });
  await excerpt.webhooks.test(id);
  await excerpt.extract({ ...target, schema: Invoice, ...document });
  await fake.idle();
  // Deliveries overtake each other, as the service's do.
  expect(kinds.toSorted()).toEqual(['document.parsed', 'run.completed', 'schema.version.created', 'webhook.test']);
});

describe.each([
  {
    version: 'msw 2',
    listen(fake: Fake) {
      const server = setupServer2(...fake.handlers);
      server.listen({ onUnhandledRequest: 'error' });
      return server;
    },
  },
  {
    version: 'msw 3',
    listen(fake: Fake) {
      const server = setupServer3(...fake.handlers);
      server.listen({ onUnhandledFrame: 'error' });
      return server;
    },
  },
])('with $version', ({ listen }) => {
  it('answers requests to the service, and leaves the others', async () => {
    const fake = createFake({ pin: '0.6.0' });
    const server = listen(fake);
    try {
      const excerpt = new Excerpt({ baseUrl: 'http://fake.test', apiKey: 'any', maxRetries: 0 });
      await excerpt.workspaces.create({ name: 'Acme', slug: 'acme' });
      fake.answers('invoice', { total: 3 });
      const file = new File(['Total: 3'], 'a.txt');
      expect((await excerpt.extract({ ...target, schema: Invoice, file })).data.total).toBe(3);
      await expect(excerpt.workspaces.get({ workspace: 'none' })).rejects.toBeInstanceOf(NotFoundError);
      await expect(fetch('http://other.test/other')).rejects.toBeInstanceOf(Error);
      server.resetHandlers();
      expect((await excerpt.workspaces.list()).total).toBe(1);
      expect(server.listHandlers()).toHaveLength(1);
    } finally {
      server.close();
    }
  });
});

it('can be combined with handlers of the test', async () => {
  const fake = createFake({ pin: '0.6.0', baseUrl: 'http://fake.test/api' });
  const other = http3.get('http://other.test/', () => new Response('other'));
  const server = setupServer3(other, ...fake.handlers);
  server.listen({ onUnhandledFrame: 'error' });
  try {
    expect(await (await fetch('http://other.test/')).text()).toBe('other');
    const excerpt = new Excerpt({ baseUrl: 'http://fake.test/api', apiKey: 'any' });
    expect((await excerpt.workspaces.list()).total).toBe(0);
  } finally {
    server.close();
  }
});
