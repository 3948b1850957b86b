import {
  addDatasetItems,
  cancelEvaluation,
  compareEvaluations,
  createDataset,
  createDocument,
  createEvaluation,
  createSchema,
  createWebhook,
  deleteDocument,
  getDocument,
  getEvaluation,
  getReviewEffort,
  listEvaluationItems,
  listEvaluations,
  listReviews,
  listRuns,
  updateDatasetItem,
  updateReviewSettings,
  type Evaluation,
  type SchemaRule,
} from '@excerpt/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ExtractionError } from '../../server/extraction/engine.ts';
import { failure, invoiceDefinition, ok, workspaceWithSchema } from '../harness/builders.ts';
import { scriptedEngine } from '../harness/engines.ts';
import { createGate } from '../harness/gate.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';
import { loopbackWebhooks, startReceiver, type WebhookReceiver } from '../harness/webhook-receiver.ts';

let app: TestApp;
let receiver: WebhookReceiver;
const gate = createGate();
/** What the engine makes of a document, by its text. */
let answer: (name: string) => Record<string, unknown> = (name) => ({ invoiceNumber: name, total: 7 });

beforeAll(async () => {
  receiver = await startReceiver();
  app = await startTestApp({
    settings: { ...loopbackWebhooks, EXCERPT_CONCURRENCY: '4' },
    engine: scriptedEngine(async ({ layout, signal }) => {
      const name = layout.pages[0]?.text.trim() ?? '';
      await gate.pass(signal);
      if (name.startsWith('bad')) throw new ExtractionError('schema_unsupported', 'This one fails.');
      return {
        extractedData: answer(name) as never,
        evidence: ['/invoiceNumber', '/total'].map((path) => ({ ...evidence, path })),
      };
    }),
  });
});
afterAll(async () => {
  await app.close();
  await receiver.close();
});

const evidence = { confidence: 0.9, match: 'exact' as const, page: 1, quote: '', start: 0, end: 0, boxes: [] };

interface TestPlace {
  slug: string;
  schemaKey: string;
}

/** A data set of documents whose text is their name; each has the total 7. */
async function createLabelled(path: TestPlace, names: string[]) {
  const { client } = app.admin;
  const { id } = ok(await createDataset({ client, path, body: { name: 'January' } }));
  const items = [];
  for (const name of names) {
    const document = ok(await createDocument({ client, path, body: { name, content: name } }));
    items.push({ documentId: document.id, expected: { invoiceNumber: name, total: 7 } });
  }
  return { id, items: ok(await addDatasetItems({ client, path: { id }, body: { items } })).items };
}

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `doc-${index}`);

async function evaluate(path: TestPlace, body: { datasetId: string; versionNumber?: number }): Promise<Evaluation> {
  const { client } = app.admin;
  const { id } = ok(await createEvaluation({ client, path, body })) as Evaluation;
  await app.app.idle();
  return ok(await getEvaluation({ client, path: { id } }));
}

test('an evaluation scores a frozen version, and its runs stay out of lists, reviews and other events', async () => {
  const { client } = app.admin;
  const path = await workspaceWithSchema(app.admin);
  ok(await createWebhook({ client, path, body: { url: receiver.url, events: ['*'] } }));
  ok(await updateReviewSettings({ client, path, body: { sample: 1 } }));
  const dataset = await createLabelled(path, [...numbered(8), 'bad-1', 'off-1']);
  await app.app.idle();
  receiver.received.length = 0;
  answer = (name) => ({ invoiceNumber: name, total: name.startsWith('off') ? 8 : 7 });
  const ended = await evaluate(path, { datasetId: dataset.id });
  expect(ended).toMatchObject({
    status: 'completed',
    dataset: { id: dataset.id, version: 1 },
    versionNumber: 1,
    items: { total: 10, completed: 9, failed: 1 },
    score: { precision: 17 / 18, recall: 17 / 20, exactDocuments: 0.8, wrong: 1, missed: 2, invented: 0 },
    durationMs: expect.any(Number) as unknown,
    scorer: '1',
    memory: false,
  });
  expect(ended.fields).toMatchObject([
    { path: '/invoiceNumber', observations: 10, missed: 1 },
    { path: '/total', observations: 10, wrong: 1, missed: 1 },
  ]);
  expect(ended.fields[0]?.margin[0]).toBeCloseTo(0.5958, 3);
  expect(ended.calibration?.bins).toMatchObject([{ from: 0.9, count: 18, accuracy: 17 / 18 }]);

  expect(ok(await listRuns({ client, path })).total).toBe(0);
  expect(ok(await listRuns({ client, path, query: { status: 'completed' } })).total).toBe(0);
  expect(ok(await listRuns({ client, path, query: { evaluationId: ended.id } })).total).toBe(10);
  expect(ok(await listReviews({ client, path })).total).toBe(0);
  const document = ok(await getDocument({ client, path: { id: dataset.items[0]?.documentId ?? '' } }));
  expect(document.extractedData).toBeNull();
  const events = receiver.received.map(({ body }) => JSON.parse(body) as { type: string; data: unknown });
  expect(events).toEqual([expect.objectContaining({ type: 'evaluation.completed', data: ended })]);

  const outcomes = async (outcome: 'exact' | 'inexact' | 'failed') =>
    ok(await listEvaluationItems({ client, path: { id: ended.id }, query: { outcome } }));
  expect(await outcomes('inexact')).toMatchObject({
    total: 1,
    data: [{ documentName: 'off-1', values: [{ outcome: 'right' }, { path: '/total', expected: 7, actual: 8 }] }],
  });
  expect((await outcomes('exact')).total).toBe(8);
  expect((await outcomes('failed')).data[0]?.documentName).toBe('bad-1');
  expect(ok(await listEvaluations({ client, path, query: { datasetId: dataset.id } })).total).toBe(1);
  const effort = ok(await getReviewEffort({ client, path: { id: ended.id }, query: { target: 1 } }));
  expect(effort).toMatchObject({ reliable: false, below: 0.91, values: { count: 18 }, documents: { count: 9 } });
});

test('an evaluation says for how many documents each rule holds, and a comparison what changed', async () => {
  const { client } = app.admin;
  const path = await workspaceWithSchema(app.admin);
  const dataset = await createLabelled(path, [...numbered(3), 'off-1', 'none-1', 'bad-1']);
  const totalOf = (name: string) => (name.startsWith('off') ? 8 : name.startsWith('none') ? null : 7);
  answer = (name) => ({ invoiceNumber: name, total: totalOf(name) });
  const schema = { schemaKey: path.schemaKey, name: 'Invoice', definition: invoiceDefinition };
  const addVersion = async (rules: SchemaRule[]) =>
    ok(await createSchema({ client, path, body: { ...schema, rules } }));
  const rules: SchemaRule[] = [
    { name: 'seven', check: 'total = 7', severity: 'error' },
    { name: 'named', check: 'contains(invoiceNumber, "-")', severity: 'warning' },
  ];
  await addVersion(rules);
  const before = await evaluate(path, { datasetId: dataset.id });
  expect(before.rules).toEqual([
    { name: 'seven', severity: 'error', holds: 3, violated: 1, unknown: 1 },
    { name: 'named', severity: 'warning', holds: 5, violated: 0, unknown: 0 },
  ]);

  const changed: SchemaRule[] = [{ name: 'seven', check: 'total <= 8', severity: 'error' }];
  await addVersion(changed);
  const after = await evaluate(path, { datasetId: dataset.id });
  const compared = ok(await compareEvaluations({ client, path: { id: after.id }, query: { with: before.id } }));
  expect(compared.rules).toEqual([
    { name: 'seven', before: { holds: 3, violated: 1, unknown: 1 }, after: { holds: 4, violated: 0, unknown: 1 } },
    { name: 'named', before: { holds: 5, violated: 0, unknown: 0 }, after: null },
  ]);
});

test('a running evaluation is not changed by its data set, survives a restart, and ends once', async () => {
  const { client } = app.admin;
  const path = await workspaceWithSchema(app.admin);
  const dataset = await createLabelled(path, numbered(12));
  await app.app.idle();
  answer = (name) => ({ invoiceNumber: name, total: 7 });
  gate.close();
  const { id } = ok(await createEvaluation({ client, path, body: { datasetId: dataset.id } })) as Evaluation;
  const itemId = dataset.items[3]?.id ?? '';
  ok(await updateDatasetItem({ client, path: { id: dataset.id, itemId }, body: { expected: { total: 99 } } }));
  const isRunning = async () => ok(await getEvaluation({ client, path: { id } })).status;
  await expect.poll(isRunning).toBe('processing');
  await app.restart();
  gate.open();
  await app.app.idle();
  expect(ok(await getEvaluation({ client: app.admin.client, path: { id } }))).toMatchObject({
    status: 'completed',
    items: { total: 12, completed: 12 },
    score: { f1: 1, exactDocuments: 1 },
  });
  expect(ok(await listRuns({ client: app.admin.client, path, query: { evaluationId: id } })).total).toBe(12);
});

test('an evaluation is cancelled with its runs', async () => {
  const { client } = app.admin;
  const path = await workspaceWithSchema(app.admin);
  const dataset = await createLabelled(path, numbered(6));
  await app.app.idle();
  gate.close();
  const { id } = ok(await createEvaluation({ client, path, body: { datasetId: dataset.id } })) as Evaluation;
  await expect.poll(async () => ok(await getEvaluation({ client, path: { id } })).status).toBe('processing');
  const cancelled = ok(await cancelEvaluation({ client, path: { id } }));
  expect(cancelled).toMatchObject({ status: 'cancelled', score: null });
  gate.open();
  await app.app.idle();
  expect(ok(await getEvaluation({ client, path: { id } }))).toEqual(cancelled);
  expect(failure(await cancelEvaluation({ client, path: { id } })).code).toBe('evaluation_not_active');
  expect(failure(await getReviewEffort({ client, path: { id } })).code).toBe('evaluation_not_completed');
});

describe('two evaluations', () => {
  test('a field that is lost in a tenth of 60 documents is found, and a repeat is the same', async () => {
    const { client } = app.admin;
    const path = await workspaceWithSchema(app.admin);
    const definition = { ...invoiceDefinition, title: 'Second' };
    ok(await createSchema({ client, path, body: { schemaKey: 'invoice', name: 'Invoice', definition } }));
    const dataset = await createLabelled(path, numbered(60));
    answer = (name) => ({ invoiceNumber: name, total: 7 });
    const before = await evaluate(path, { datasetId: dataset.id, versionNumber: 1 });
    const again = await evaluate(path, { datasetId: dataset.id, versionNumber: 1 });
    answer = (name) => ({ invoiceNumber: name, total: /[05]$/.test(name) && !/5\d?$/.test(name) ? null : 7 });
    const after = await evaluate(path, { datasetId: dataset.id, versionNumber: 2 });
    const compare = async (id: string, other: string) =>
      ok(await compareEvaluations({ client, path: { id }, query: { with: other } }));
    const found = await compare(after.id, before.id);
    expect(found).toMatchObject({
      score: { verdict: 'worse', before: 1 },
      fields: [
        { path: '/invoiceNumber', verdict: 'same' },
        { path: '/total', verdict: 'worse' },
      ],
      comparedDocuments: 60,
      schemaChange: 'unchanged',
    });
    expect(found.changedDocuments).toBeLessThanOrEqual(6);
    expect(found.documents[0]?.changes).toEqual([
      { path: '/total', expected: 7, before: 7, after: null, effect: 'worse' },
    ]);
    expect(found.test).toMatch('Paired bootstrap over 60 documents');
    expect(await compare(again.id, before.id)).toMatchObject({
      score: { verdict: 'same', p: 1 },
      documents: [],
      changedDocuments: 0,
    });
    expect(await compare(after.id, before.id)).toEqual(found);
  });
});

test('what cannot be evaluated is refused with its path', async () => {
  const { client } = app.admin;
  const path = await workspaceWithSchema(app.admin);
  const elsewhere = await workspaceWithSchema(app.admin);
  const dataset = await createLabelled(path, ['one']);
  const start = async (at: TestPlace, body: { datasetId: string; datasetVersion?: number; versionNumber?: number }) =>
    failure(await createEvaluation({ client, path: at, body }));
  const datasetId = dataset.id;
  expect(await start(elsewhere, { datasetId })).toMatchObject({ status: 422, details: [{ path: '/datasetId' }] });
  expect(await start(path, { datasetId, datasetVersion: 2 })).toMatchObject({
    status: 422,
    details: [{ path: '/datasetVersion' }],
  });
  expect(await start(path, { datasetId, versionNumber: 9 })).toMatchObject({
    status: 422,
    details: [{ path: '/versionNumber' }],
  });
  const dryRun = ok(await createEvaluation({ client, path, body: { datasetId, dryRun: true } }));
  expect(dryRun).toEqual({ documents: 1, cached: 0, tokens: 0, cost: null });
  const { id } = await evaluate(path, { datasetId });
  const documentId = dataset.items[0]?.documentId ?? '';
  expect((await deleteDocument({ client, path: { id: documentId } })).response?.status).toBe(204);
  expect(await start(path, { datasetId, datasetVersion: 1 })).toMatchObject({
    status: 422,
    code: 'dataset_empty',
    details: [{ path: '/datasetVersion' }],
  });
  expect(ok(await listEvaluationItems({ client, path: { id } })).total).toBe(0);
  expect(ok(await getEvaluation({ client, path: { id } })).score?.f1).toBe(1);
});
