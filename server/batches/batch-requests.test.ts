import type { Batch } from '@excerpt/sdk';
import { text } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { beforeEach, expect, test } from 'vitest';
import { openServices, refusalOf, START, type OpenServices, type Person } from '../app/testing/open-services.ts';
import { createBatchHandlers } from './handlers.ts';

let open: OpenServices;
let handlers: ReturnType<typeof createBatchHandlers>;
beforeEach(async () => {
  open = await openServices();
  handlers = createBatchHandlers(open.services.batches, {} as never);
  const place = { workspace_id: 'ws', environment_id: 'env', schema_family_id: 'fam' };
  await open.rows.insert('documents', ...['d1', 'd2', 'd3'].map((id) => ({ ...place, id, name: id, page_count: 1 })));
});

const documents = (...ids: string[]) => ids.map((documentId) => ({ documentId }));
const create = (body: object = {}, person: Person = 'ann', query = {}) =>
  open.ask<Batch>(handlers.createBatch, person, { body, query });
const on = (handler: (input: never) => unknown, id: string, person: Person = 'ann', more: object = {}) =>
  open.ask<Batch>(handler, person, { path: { id }, ...more });
const get = (id: string, person: Person = 'ann') => on(handlers.getBatch, id, person);
const feed = () => open.services.batchFeeder.feedOnce();
const runs = () => open.rows.db.selectFrom('runs').selectAll().orderBy('id').execute();
const end = (status: string, documentId: string) =>
  open.rows.db
    .updateTable('runs')
    .set({ status, completed_at: START, extracted_data: '{"total":5}' })
    .where('document_id', '=', documentId)
    .execute();

test('a batch waits until it is started, runs its documents and ends', async () => {
  const body = {
    name: 'March',
    documents: [{ documentId: 'd1', metadata: { k: 'x' } }, { documentId: 'd2' }],
    start: false,
  };
  const made = await create({ ...body, samples: 2, metadata: { a: 'b' } }, 'bob');
  expect(made).toMatchObject({
    name: 'March',
    status: 'open',
    counts: { total: 2, waiting: 2 },
    metadata: { a: 'b' },
    createdAt: START,
    startedAt: null,
  });
  expect([await feed(), await runs()]).toEqual([false, []]);
  expect(await on(handlers.startBatch, made.id)).toMatchObject({ status: 'processing', startedAt: START });
  expect(await on(handlers.startBatch, made.id)).toMatchObject({ status: 'processing' });
  expect(await feed()).toBe(true);
  const common = {
    batch_id: made.id,
    samples: 2,
    pages: null,
    environment_id: 'env',
    schema_version_id: 'v1',
    status: 'pending',
  };
  expect(await runs()).toMatchObject([
    { ...common, document_id: 'd1', metadata: '{"k":"x"}' },
    { ...common, document_id: 'd2', metadata: null },
  ]);
  expect([await feed(), open.services.batchFeeder.hasWork()]).toEqual([false, true]);
  await end('completed', 'd1');
  await end('failed', 'd2');
  expect(await feed()).toBe(true);
  expect(open.services.batchFeeder.hasWork()).toBe(false);
  expect(await get(made.id, 'bob')).toMatchObject({
    status: 'completed',
    counts: { completed: 1, failed: 1, waiting: 0 },
    completedAt: START,
  });
  expect([await feed(), open.services.batchFeeder.hasWork()]).toEqual([false, false]);
  const listed = (query: object) =>
    open.ask<{ total: number; data: object[] }>(handlers.listBatchDocuments, 'bob', { path: { id: made.id }, query });
  expect(await listed({ status: 'failed' })).toMatchObject({ total: 1, data: [{ documentId: 'd2', position: 2 }] });
  expect((await listed({ pageSize: 1 })).data).toHaveLength(1);
});

test('a batch with documents starts by itself, one without does not', async () => {
  expect((await create({ documents: documents('d1') })).status).toBe('processing');
  expect(await create()).toMatchObject({ status: 'open', name: null, metadata: {}, counts: { total: 0 } });
});

test('work is expected until a first look finds none', async () => {
  expect(open.services.batchFeeder.hasWork()).toBe(true);
  await feed();
  expect(open.services.batchFeeder.hasWork()).toBe(false);
});

test('batches are listed for members, by status and metadata', async () => {
  const first = await create({ metadata: { k: 'x' } });
  const second = await create({ documents: documents('d1') });
  const list = async (query: object, person: Person = 'bob') =>
    (await open.ask<{ data: { id: string }[] }>(handlers.listBatches, person, { query })).data.map(({ id }) => id);
  expect(await list({})).toEqual([second.id, first.id]);
  expect(await list({ status: 'open' })).toEqual([first.id]);
  expect(await list({ metadata: { k: 'x' } })).toEqual([first.id]);
  expect(await list({ env: 'staging' })).toEqual([]);
  expect(await refusalOf(list({}, 'eve'))).toBe('not_found');
});

test('strangers find no batch', async () => {
  const { id } = await create();
  const { getBatch, listBatchDocuments, startBatch, cancelBatch, retryBatch, getBatchResults } = handlers;
  for (const handler of [getBatch, listBatchDocuments, startBatch, cancelBatch, retryBatch, getBatchResults])
    expect(await refusalOf(on(handler, id, 'eve'))).toBe('not_found');
  const body = { type: 'json', value: { documents: documents('d1') } };
  expect(await refusalOf(on(handlers.addBatchDocuments, id, 'eve', { body }))).toBe('not_found');
  expect(await refusalOf(create({}, 'eve'))).toBe('not_found');
});

test('documents are added until a batch has ended, and run if it is processed', async () => {
  const { id } = await create({ documents: documents('d1') });
  const add = (...ids: string[]) =>
    open.ask(handlers.addBatchDocuments, 'bob', {
      path: { id },
      body: { type: 'json', value: { documents: documents(...ids) } },
    });
  await feed();
  expect(await add('d2', 'd3')).toMatchObject({ added: 2, failed: 0, documents: [{ position: 2 }, { position: 3 }] });
  await feed();
  expect((await runs()).map((run) => run.document_id)).toEqual(['d1', 'd2', 'd3']);
  expect(await refusalOf(add('none'))).toBe('not_found /documents/0/documentId');
  const upload = { type: 'form', fields: {}, file: null };
  expect(await refusalOf(on(handlers.addBatchDocuments, id, 'ann', { body: upload }))).toBe('validation_failed /file');
  await on(handlers.cancelBatch, id);
  expect(await refusalOf(add('d1'))).toBe('batch_not_open');
  expect(await refusalOf(on(handlers.startBatch, id))).toBe('batch_not_open');
});

test('a batch is cancelled with what runs and what waits, once', async () => {
  const { id } = await create({ documents: documents('d1') });
  await feed();
  await open.ask(handlers.addBatchDocuments, 'ann', {
    path: { id },
    body: { type: 'json', value: { documents: documents('d2') } },
  });
  const cancelled = await on(handlers.cancelBatch, id, 'bob');
  expect(cancelled).toMatchObject({ status: 'cancelled', counts: { cancelled: 2, waiting: 0 }, completedAt: START });
  expect([await runs(), await open.listJobs()]).toMatchObject([[{ status: 'cancelled' }], []]);
  for (const handler of [handlers.cancelBatch, handlers.retryBatch])
    expect(await refusalOf(on(handler, id))).toBe('batch_not_active');
});

test.each([[true], [false]])('failed documents are tried again, with their answers: %s', async (reuse) => {
  const { id } = await create({ documents: documents('d1', 'd2') });
  const retry = () => on(handlers.retryBatch, id, 'bob', { query: { reuse } });
  await feed();
  expect(await retry()).toMatchObject({ counts: { pending: 2 } });
  await end('completed', 'd1');
  await end('failed', 'd2');
  await feed();
  const failed = (await runs()).find((run) => run.document_id === 'd2')?.id ?? '';
  await open.rows.insert('run_calls', { run_id: failed, key: 'k', answer: '{}' });
  open.clock.time += 1_000;
  expect(await retry()).toMatchObject({
    status: 'processing',
    counts: { completed: 1, waiting: 1 },
    completedAt: null,
  });
  await feed();
  const again = (await runs()).at(-1);
  expect(again).toMatchObject({ document_id: 'd2', status: 'pending', reused_calls: reuse ? 1 : 0 });
  expect(await refusalOf(on(handlers.retryBatch, (await create()).id))).toBe('batch_not_active');
});

test('documents wait while the budget is used up, and no batch starts', async () => {
  const { id } = await create({ documents: documents('d1') });
  const { id: other } = await create({ documents: documents('d2'), start: false });
  await open.rows.insert('budgets', { workspace_id: 'ws', max_pages: 0 });
  expect([await feed(), await runs()]).toEqual([false, []]);
  expect((await get(id)).counts).toMatchObject({ waiting: 1 });
  for (const work of [
    on(handlers.startBatch, other),
    on(handlers.retryBatch, id),
    create({ documents: documents('d3') }),
  ])
    expect(await refusalOf(work)).toBe('budget_exceeded');
});

test('a document that has expired meanwhile fails, and the others run', async () => {
  const { id } = await create({ documents: documents('d1', 'd2') });
  await open.rows.db.updateTable('documents').set({ expired_at: START }).where('id', '=', 'd1').execute();
  await feed();
  expect((await runs()).map((run) => run.document_id)).toEqual(['d2']);
  const { data } = await open.ask<{ data: object[] }>(handlers.listBatchDocuments, 'ann', {
    path: { id },
    query: { status: 'failed' },
  });
  expect(data).toMatchObject([
    { documentId: 'd1', errorCode: { code: 'content_expired', stage: 'parse', retryable: false } },
  ]);
  await open.rows.db.updateTable('batches').set({ expired_at: START }).execute();
  for (const handler of [handlers.startBatch, handlers.cancelBatch, handlers.getBatchResults])
    expect(await refusalOf(on(handler, id))).toBe('content_expired');
});

test('results are lines, a table or a workbook', async () => {
  const { id } = await create({ documents: documents('d1', 'd2') });
  await feed();
  await end('completed', 'd1');
  const read = async (query: object) => {
    const answer = await handlers.getBatchResults({ caller: open.callerOf('bob'), path: { id }, query } as never);
    expect(answer.status).toBe(200);
    return [answer.headers, await text((answer as { body: Readable }).body)] as const;
  };
  const [headers, lines] = await read({});
  expect(headers).toMatchObject({ 'content-disposition': expect.stringContaining(`${id}.ndjson`) as string });
  expect(
    lines
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as object),
  ).toMatchObject([
    { documentId: 'd1', status: 'completed', extractedData: { total: 5 } },
    { documentId: 'd2', status: 'pending', extractedData: null },
  ]);
  const [csvHeaders, csv] = await read({ format: 'csv' });
  expect(csvHeaders?.['content-type']).toContain('text/csv');
  expect(csv.split('\n')[0]).toContain(
    'position,documentId,name,runId,status,confidence,error,metadata,invoiceNumber,total',
  );
  expect((await read({ format: 'xlsx' }))[1].startsWith('PK')).toBe(true);
});

async function insertSplitter() {
  await open.rows.insert('splitters', { id: 'spl', workspace_id: 'ws', splitter_key: 'mail', latest_version: 1 });
  const rules = {
    categories: [{ name: 'Bill', schemaKey: 'invoice' }],
    uncategorized: 'separate',
    boundaries: [],
    reviewBelow: null,
  };
  await open.rows.insert('splitter_versions', {
    id: 'splv',
    splitter_id: 'spl',
    version: 1,
    rules: JSON.stringify(rules),
  });
}

test('documents of a batch with a splitter become packets', async () => {
  await insertSplitter();
  const split = { splitter: 'mail', documents: documents('d1') };
  expect(await refusalOf(create({ extract: false }))).toBe('validation_failed /extract');
  expect(await refusalOf(create({ ...split, samples: 2 }))).toBe('validation_failed /samples');
  expect(await refusalOf(create({ ...split, versionNumber: 1 }))).toBe('validation_failed /versionNumber');
  expect(await refusalOf(create({ ...split, splitter: 'none' }))).toBe('not_found');
  const { id } = await create({ ...split, vision: 'never' }, 'bob');
  await feed();
  const packets = () => open.rows.db.selectFrom('packets').selectAll().execute();
  expect(await packets()).toMatchObject([
    {
      document_id: 'd1',
      splitter_version_id: 'splv',
      extracts: 1,
      vision: 'never',
      created_by: 'bob',
      model: null,
      status: 'pending',
    },
  ]);
  expect((await open.listJobs())[0]).toContain('packet.split');
  const csv = await handlers.getBatchResults({
    caller: open.callerOf('ann'),
    path: { id },
    query: { format: 'csv' },
  } as never);
  const header = (await text((csv as { body: Readable }).body)).split('\n')[0];
  expect(header).toContain('name,packetId,category,pages,runId,status,confidence,error,metadata,invoiceNumber,total');
  await on(handlers.cancelBatch, id);
  expect(await packets()).toMatchObject([{ status: 'cancelled' }]);
});

test('batches of a workspace share the room that it has', async () => {
  const many = Array.from({ length: 200 }, (_, index) => ({
    id: `m${index}`,
    workspace_id: 'ws',
    environment_id: 'env',
  }));
  await open.rows.insert('documents', ...many);
  const ids = many.map(({ id }) => id);
  const large = await create({ documents: documents(...ids) });
  const small = await create({ documents: documents(...ids) });
  await feed();
  const counts = async (id: string) => (await get(id)).counts;
  expect([(await counts(large.id)).pending, (await counts(small.id)).pending]).toEqual([128, 128]);
  expect(await feed()).toBe(false);
  await open.rows.db
    .updateTable('runs')
    .set({ status: 'completed', completed_at: START })
    .where('batch_id', '=', large.id)
    .execute();
  await feed();
  expect([(await counts(large.id)).pending, (await counts(small.id)).pending]).toEqual([64, 192]);
});
