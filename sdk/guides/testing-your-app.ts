/**
 * Tests of an app against a pinned contract, without a server: `node --test testing-your-app.ts`. Any other test runner
 * will do.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Excerpt, RateLimitError } from '@excerpt/sdk';
import { answerWith, createFake, failRun } from '@excerpt/sdk/testing';

/** A part of your app: it reads an invoice, and says whether somebody should look at it. */
async function readInvoice(excerpt: Excerpt, content: string) {
  const run = await excerpt.extract<{ total: number | null }>({ schemaKey: 'invoice', name: 'invoice.txt', content });
  return { total: run.data.total, needsReview: run.below(0.8).length > 0 };
}

/** The version that your app was written for. An app keeps its pin until it is tried with a newer one. */
async function start() {
  const fake = createFake({ pin: '0.6.0' });
  const excerpt = new Excerpt({
    baseUrl: 'http://fake.test',
    apiKey: 'any',
    fetch: fake.fetch,
    workspace: 'acme',
    maxRetries: 0,
  });
  await excerpt.workspaces.create({ name: 'Acme', slug: 'acme' });
  const definition = { type: 'object', properties: { total: { type: ['number', 'null'] } } };
  await excerpt.schemas.create({ schemaKey: 'invoice', name: 'Invoice', definition });
  return { fake, excerpt };
}

await test('reads the total', async () => {
  const { fake, excerpt } = await start();
  fake.answers('invoice', { total: 3 });
  assert.deepEqual(await readInvoice(excerpt, 'Total: 3'), { total: 3, needsReview: false });
  assert.equal(fake.requests.filter(({ operationId }) => operationId === 'extract').length, 1);
});

await test('asks for a review where the extraction is not sure', async () => {
  const { fake, excerpt } = await start();
  fake.answers('invoice', answerWith({ total: 3 }, { confidence: { '/total': 0.4 } }));
  assert.deepEqual(await readInvoice(excerpt, 'Total: 3'), { total: 3, needsReview: true });
});

await test('fails with the run, and with the service', async () => {
  const { fake, excerpt } = await start();
  fake.answers('invoice', failRun('document_unreadable'));
  await assert.rejects(readInvoice(excerpt, 'Total: 3'), { name: 'RunFailedError', code: 'document_unreadable' });
  fake.failNext('extract', 'rate_limited');
  await assert.rejects(readInvoice(excerpt, 'Total: 3'), RateLimitError);
});

await test('keeps to the time of the test', async () => {
  const fake = createFake({ pin: '0.6.0', clock: 'manual' });
  const excerpt = new Excerpt({ baseUrl: 'http://fake.test', apiKey: 'any', fetch: fake.fetch, workspace: 'acme' });
  await excerpt.workspaces.create({ name: 'Acme', slug: 'acme' });
  const schema = { type: 'object', properties: { total: { type: 'number' } } };
  const { runId } = await excerpt.extraction.extract({
    schemaKey: 'invoice',
    schema,
    name: 'a.txt',
    content: 'Total: 3',
  });
  assert.equal((await excerpt.runs.get(runId)).status, 'pending');
  await fake.clock.advance(60_000);
  assert.equal((await excerpt.runs.get(runId)).status, 'completed');
});
