import {
  cancelRun,
  createBatch,
  createDocument,
  createSchema,
  deleteRun,
  getRun,
  listBatchDocuments,
  rerunRun,
  retryBatch,
  updateEnvironment,
  type Run,
} from '@excerpt/sdk';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { endOfRun, ok } from '../harness/builders.ts';
import { ModelApp } from '../harness/providers/model-app.ts';
import { answered, refused, schemaOf } from '../harness/providers/provider-replies.ts';
import type { ReceivedRequest, Reply, ScriptedProvider } from '../harness/providers/scripted-provider.ts';
import { movableClock } from '../harness/test-clock.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** More than one question asks for. */
const NAMES = Array.from({ length: 300 }, (_, n) => `field${n}`);
const clock = movableClock();
let models: ModelApp;
let provider: ScriptedProvider;

beforeAll(async () => {
  models = await ModelApp.start({ clock });
  ({ provider } = models);
});
beforeEach(() => provider.reset());
afterAll(() => models.close());

const wide = {
  content: NAMES.map((name) => `${name}: value of ${name}`).join('\n'),
  schema: { type: 'object', properties: Object.fromEntries(NAMES.map((name) => [name, { type: 'string' }])) },
};
const wideData = Object.fromEntries(NAMES.map((name) => [name, `value of ${name}`]));

const listNames = (request: ReceivedRequest): string[] =>
  Object.keys((schemaOf(request)?.['properties'] ?? {}) as object);

const readFields = (request: ReceivedRequest): Reply =>
  answered(Object.fromEntries(listNames(request).map((name) => [name, `value of ${name}`])))(request);

/** Answers some questions, and refuses the others. Returns the names of the fields that it answered. */
function answerSome(count: number): Set<string> {
  const names = new Set<string>();
  let left = count;
  provider.reset();
  provider.otherwise((request) => {
    if ((left -= 1) < 0) return refused('No.');
    for (const name of listNames(request)) names.add(name);
    return readFields(request);
  });
  return names;
}

function answerAll(): void {
  provider.reset();
  provider.otherwise(readFields);
}

async function failHalfWay(): Promise<{ failed: Run; names: Set<string> }> {
  const names = answerSome(2);
  const failed = await models.run(wide);
  expect(failed).toMatchObject({ status: 'failed', errorCode: { code: 'provider_refused' }, reusedCalls: 0 });
  return { failed, names };
}

async function rerun(id: string, reuse?: boolean): Promise<Run> {
  const { client } = models.app.admin;
  const query = reuse === undefined ? {} : { reuse };
  return endOfRun(models.app.admin, ok(await rerunRun({ client, path: { id }, query })).runId);
}

test('a rerun of a failed run asks only what was not answered, and pays only for that', async () => {
  const { failed, names } = await failHalfWay();
  answerAll();
  const again = await rerun(failed.id);
  const count = provider.requests.length;
  expect(provider.requests.flatMap(listNames).filter((name) => names.has(name))).toEqual([]);
  expect(again).toMatchObject({ status: 'completed', reusedCalls: 2, inputTokens: 100 * count });
  expect(again.extractedData).toEqual(wideData);

  // The failed run still has its answers, and can be asked anew.
  answerAll();
  const anew = await rerun(failed.id, false);
  expect(anew).toMatchObject({ status: 'completed', reusedCalls: 0, inputTokens: 100 * (count + 2) });
});

test('a rerun of a rerun reuses the answers of both', async () => {
  const { failed } = await failHalfWay();
  answerSome(1);
  const second = await rerun(failed.id);
  expect(second).toMatchObject({ status: 'failed', reusedCalls: 2 });
  answerAll();
  const third = await rerun(second.id);
  expect(third).toMatchObject({
    status: 'completed',
    reusedCalls: 3,
    extractedData: wideData,
    inputTokens: 100 * provider.requests.length,
  });
});

test('a rerun asks again for the answers that failed the run', async () => {
  const schema = { type: 'object', required: ['total'], properties: { total: { type: 'number' } } };
  provider.otherwise(answered({ total: 'unreadable' }));
  const failed = await models.run({ content: 'Total: 7', schema });
  expect(failed).toMatchObject({ status: 'failed', errorCode: { code: 'output_invalid' } });
  provider.reset();
  provider.otherwise(answered({ total: 7 }));
  expect(await rerun(failed.id)).toMatchObject({ status: 'completed', reusedCalls: 0, extractedData: { total: 7 } });
});

test('the answers of a cancelled run are reused', async () => {
  provider.reset();
  let left = 2;
  provider.otherwise((request) => ((left -= 1) >= 0 ? readFields(request) : { end: 'stall', pieces: [] }));
  const before = await models.app.storedCalls();
  const id = await models.startRun(wide);
  await expect.poll(() => models.app.storedCalls()).toBe(before + 2);
  const cancelled = ok(await cancelRun({ client: models.app.admin.client, path: { id } }));
  expect(cancelled).toMatchObject({ status: 'cancelled', inputTokens: 200 });
  answerAll();
  expect(await rerun(id)).toMatchObject({ status: 'completed', reusedCalls: 2, extractedData: wideData });
});

test('a retry of a batch reuses the answers of the failed runs, unless it is to ask anew', async () => {
  const { client } = models.app.admin;
  const family = { schemaKey: 'wide', name: 'Wide', definition: wide.schema };
  const path = { slug: models.slug, schemaKey: 'wide' };
  ok(await createSchema({ client, path, body: family }));
  const document = ok(await createDocument({ client, path, body: { name: 'wide.txt', content: wide.content } }));
  const names = answerSome(2);
  const body = { documents: [{ documentId: document.id }] };
  const { id } = ok(await createBatch({ client, path, body }));
  const readRun = async () => {
    await models.app.app.idle();
    const [item] = ok(await listBatchDocuments({ client, path: { id } })).data;
    return ok(await getRun({ client, path: { id: item?.runId ?? '' } }));
  };
  expect(await readRun()).toMatchObject({ status: 'failed', reusedCalls: 0 });

  answerSome(0);
  ok(await retryBatch({ client, path: { id } }));
  expect(await readRun()).toMatchObject({ status: 'failed', reusedCalls: 2 });
  ok(await retryBatch({ client, path: { id }, query: { reuse: false } }));
  expect(await readRun()).toMatchObject({ status: 'failed', reusedCalls: 0 });
  const again = answerSome(1);
  ok(await retryBatch({ client, path: { id } }));
  expect(await readRun()).toMatchObject({ status: 'failed', reusedCalls: 0 });
  answerAll();
  ok(await retryBatch({ client, path: { id } }));
  expect(await readRun()).toMatchObject({ status: 'completed', reusedCalls: 1, extractedData: wideData });
  expect(provider.requests.flatMap(listNames).filter((name) => again.has(name))).toEqual([]);
  expect(names.size).toBeGreaterThan(0);
});

test('the answers of a failed run are erased when it is deleted, and when it expires', async () => {
  const { client } = models.app.admin;
  const { failed } = await failHalfWay();
  const before = await models.app.storedCalls();
  expect((await deleteRun({ client, path: { id: failed.id } })).response?.status).toBe(204);
  expect(await models.app.storedCalls()).toBeLessThan(before);

  await failHalfWay();
  expect(await models.app.storedCalls()).toBeGreaterThan(0);
  const path = { slug: models.slug, envSlug: 'production' };
  ok(await updateEnvironment({ client, path, body: { retentionDays: 1 } }));
  clock.advance(2 * DAY_MS);
  await models.app.restart();
  await expect.poll(() => models.app.storedCalls()).toBe(0);
});
