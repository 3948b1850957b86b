import {
  cancelRun,
  createBatch,
  createDataset,
  createDocument,
  createSchema,
  createSplitter,
  deleteDocument,
  deleteRun,
  deleteSchema,
  deleteWorkspace,
  extract,
  getBatch,
  getBatchResults,
  getBudget,
  getDataset,
  getDocument,
  getDocumentPageImage,
  getRun,
  listBatchDocuments,
  listBatches,
  listDatasetItems,
  listDocuments,
  listPackets,
  listRuns,
  rerunRun,
  retryBatch,
  updateBudget,
  updateDatasetItem,
} from '@excerpt/sdk';
import { expect, inject, test } from 'vitest';
import { startTestApp, type TestApp } from '../harness/test-app.ts';
import { endOfRun, extractText, invoiceDefinition, invoiceText, ok, workspaceWithSchema } from '../harness/builders.ts';
import { scriptedEngine } from '../harness/engines.ts';
import { createGate } from '../harness/gate.ts';
import { withClient } from '../harness/postgres/postgres-databases.ts';
import { addRows, executeOn } from '../harness/documents/many-rows.ts';

interface TestPlace {
  slug: string;
  schemaKey: string;
}

const ROWS = 30_000;
const DATASET_ITEMS = 10_000;
const PACKETS = 10_000;
const BATCH_PACKETS = 20;
/** How many of them are past the retention of their environment. */
const EXPIRED = 300;

/** As much as a run over a short document has. */
const evidence = Array.from({ length: 10 }, (_, index) => ({
  path: `/lineItems/${index}/description`,
  confidence: 0.9,
  match: 'exact' as const,
  page: 1,
  quote: `Product brochure, A5, ${index} pages, recycled paper`,
  start: index * 100,
  end: index * 100 + 50,
  boxes: [],
}));

/**
 * How often the database has read each table from one end to the other. Complete once those connections are closed.
 */
async function scans(url: string): Promise<Record<string, number>> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ relname: string; scans: number }>(
      `select relname, seq_scan::int as scans from pg_stat_user_tables
        where relname in ('runs', 'documents', 'batch_documents', 'document_words', 'dataset_items', 'packets')`,
    );
    return Object.fromEntries(rows.map((row) => [row.relname, row.scans]));
  });
}

/**
 * False while the database cannot yet count by the index only, since it does not know of all rows that everybody sees
 * them.
 */
async function vacuum(url: string): Promise<boolean> {
  return withClient(url, async (client) => {
    for (const table of ['documents', 'runs', 'batch_documents', 'document_words', 'dataset_items', 'packets'])
      await client.query(`vacuum (analyze) ${table}`);
    const { rows } = await client.query<{ is_done: boolean }>(
      `select bool_and(relallvisible > relpages * 0.9) as is_done from pg_class where relname in ('documents', 'runs')`,
    );
    return rows[0]?.is_done === true;
  });
}

/** What lists and shows a batch with many documents. */
async function readBatches({ admin: { client } }: TestApp, path: TestPlace, id: string): Promise<void> {
  expect(ok(await listBatches({ client, path })).total).toBe(2);
  expect(ok(await getBatch({ client, path: { id } })).counts.total).toBe(ROWS);
  for (const query of [
    {},
    { page: 50, pageSize: 100 },
    { status: 'completed', page: 50 },
    { status: 'failed' },
  ] as const)
    ok(await listBatchDocuments({ client, path: { id }, query }));
}

/** What lists the packets of a batch among many others. */
async function readPackets({ admin: { client } }: TestApp, { slug }: TestPlace, batchId: string): Promise<void> {
  const path = { slug };
  expect(ok(await listPackets({ client, path })).total).toBe(PACKETS);
  expect(ok(await listPackets({ client, path, query: { batchId } })).total).toBe(BATCH_PACKETS);
  ok(await listPackets({ client, path, query: { batchId, status: 'needs_review' } }));
}

/** What lists a data set with many documents, in each order, and labels one of them. */
async function readDatasets({ admin: { client } }: TestApp, id: string): Promise<void> {
  const path = { id };
  expect(ok(await getDataset({ client, path })).items.total).toBe(DATASET_ITEMS);
  for (const query of [
    {},
    { page: 50, pageSize: 100 },
    { label: 'open' },
    { label: 'open', sort: 'confidence' },
    { label: 'draft', page: 20 },
    { sort: 'confidence', page: 50 },
    { second: 'needed' },
  ] as const)
    ok(await listDatasetItems({ client, path, query }));
  const [item] = ok(await listDatasetItems({ client, path, query: { label: 'open' } })).data;
  const body = { expected: { total: 118 } };
  ok(await updateDatasetItem({ client, path: { id, itemId: item?.id ?? '' }, body }));
}

/** The life of a batch: its runs, its results, and a retry. */
async function workOnBatch({ app, admin: { client } }: TestApp, path: TestPlace, documentId: string): Promise<void> {
  const { id } = ok(await createBatch({ client, path, body: { documents: [{ documentId }] } }));
  await app.idle();
  expect(ok(await getBatch({ client, path: { id } }))).toMatchObject({ status: 'completed', counts: { completed: 1 } });
  ok(await getBatchResults({ client, path: { id } }));
  ok(await retryBatch({ client, path: { id } }));
}

test.runIf(inject('database') === 'postgres')(
  'nothing that a request or a job does reads all runs or all documents',
  async () => {
    const home = await startTestApp({ hasNewDatabase: true });
    // Only its database is needed: two servers would share the jobs.
    await home.app.close();
    const gate = createGate();
    const place = { dataDir: home.dataDir, databaseUrl: home.databaseUrl };
    const start = () =>
      startTestApp({
        beside: place,
        engine: scriptedEngine(async ({ signal }) => {
          await gate.pass(signal);
          return { evidence };
        }),
      });
    try {
      let app = await start();
      const path = await workspaceWithSchema(app.admin);
      const other = await workspaceWithSchema(app.admin);
      const body = { name: 'invoice.txt', content: invoiceText, metadata: { customer: 'acme' } };
      const first = await endOfRun(app.admin, ok(await extract({ client: app.admin.client, path, body })).runId);
      const documents = [{ documentId: first.documentId }];
      const batch = ok(await createBatch({ client: app.admin.client, path, body: { documents, start: false } }));
      const dataset = ok(await createDataset({ client: app.admin.client, path, body: { name: 'January' } }));
      const categories = [{ name: 'Invoice' }];
      const splitter = { key: 'mail', categories };
      ok(await createSplitter({ client: app.admin.client, path, body: splitter }));
      const stacks = ok(await createBatch({ client: app.admin.client, path, body: { documents, start: false } }));
      await app.close();
      await addRows(place.databaseUrl, { runId: first.id, documentId: first.documentId }, ROWS);
      const inBatch = { id: batch.id, documentId: first.documentId };
      await executeOn(place.databaseUrl, [
        `insert into batch_documents (batch_id, position, document_id, run_id, status)
          select '${inBatch.id}', row_number() over (order by id) + 1, document_id, id, status from runs
          where document_id <> '${inBatch.documentId}'`,
        `insert into dataset_items (id, dataset_id, document_id, label, expected, confidence, second,
            created_at, updated_at)
          select 'itm_' || substr(id, 5), '${dataset.id}', id,
            case when number % 4 = 0 then 'draft' else 'labelled' end, '{"total": 118}',
            case when number % 4 = 0 then (number % 100) / 100.0 end,
            case when number % 40 = 1 then 'needed' end, created_at, created_at
          from (select id, created_at, row_number() over (order by id desc) as number from documents) as numbered
          where number <= ${DATASET_ITEMS}`,
        `insert into packets (id, workspace_id, environment_id, splitter_version_id, document_id, owns_document, status,
            revision, extracts, parts, pages, created_by, created_at, updated_at, completed_at)
          select 'pkt_' || substr(id, 5), workspace_id, environment_id, (select id from splitter_versions), id, false,
            'completed', 1, false, '[]', '[]', (select id from users), created_at, created_at, created_at
          from documents order by documents.id desc limit ${PACKETS}`,
        `insert into batch_documents (batch_id, position, document_id, packet_id, status)
          select '${stacks.id}', row_number() over (order by id) + 1, document_id, id, 'completed' from packets
          order by packets.id desc limit ${BATCH_PACKETS}`,
        'update environments set retention_days = 7',
        ...['documents', 'runs'].map(
          (table) => `update ${table} set created_at = created_at - interval '8 days' where id in (
            select id from ${table} order by id limit ${EXPIRED})`,
        ),
      ]);
      await expect.poll(() => vacuum(place.databaseUrl)).toBe(true);
      const before = await scans(place.databaseUrl);

      app = await start();
      const { client } = app.admin;
      expect(ok(await listRuns({ client, path })).total).toBe(ROWS);
      expect(ok(await listDocuments({ client, path })).total).toBe(ROWS);
      ok(await listRuns({ client, path, query: { page: 50, pageSize: 100 } }));
      for (const query of [
        { status: 'completed' },
        { status: 'failed' },
        { documentId: first.documentId },
        { versionNumber: 1 },
        { metadata: { customer: 'acme' } },
        { metadata: { customer: 'acme' }, page: 50 },
      ] as const) {
        const { total } = ok(await listRuns({ client, path, query }));
        expect(total).toBe('documentId' in query ? 1 : 'status' in query && query.status === 'failed' ? 0 : ROWS);
      }
      expect(ok(await listRuns({ client, path: other })).total).toBe(0);
      const query = { metadata: { customer: 'acme' } };
      expect(ok(await listDocuments({ client, path, query })).total).toBe(ROWS);
      expect(ok(await listDocuments({ client, path, query: { metadata: { customer: 'other' } } })).total).toBe(0);
      const both = { documentId: first.documentId, metadata: { customer: 'acme' } };
      expect(ok(await listRuns({ client, path, query: both })).total).toBe(1);
      ok(await getRun({ client, path: { id: first.id } }));
      ok(await getDocument({ client, path: { id: first.documentId } }));
      ok(await getDocumentPageImage({ client, path: { id: first.documentId, pageNumber: 1 } }));

      await readBatches(app, path, batch.id);
      await readPackets(app, path, stacks.id);
      await readDatasets(app, dataset.id);
      ok(await createDocument({ client, path, body: { name: 'rare.txt', content: 'Zwetschgenkuchen' } }));
      for (const words of ['zwetschgenkuchen', 'zwetsch', 'rare zwe', 'nowhere'])
        expect(ok(await listDocuments({ client, path, query: { query: words } })).total).toBe(
          words === 'nowhere' ? 0 : 1,
        );

      ok(await updateBudget({ client, path: other, body: { maxCost: null, maxPages: 1000 } }));
      const finished = await extractText(app.admin, other);
      expect(ok(await getBudget({ client, path: other }))).toMatchObject({ spent: { pages: 1 } });
      await workOnBatch(app, other, finished.documentId);
      gate.close();
      const { runId } = ok(await rerunRun({ client, path: { id: finished.id } }));
      expect((await deleteDocument({ client, path: { id: finished.documentId } })).response?.status).toBe(409);
      expect((await deleteSchema({ client, path: other })).response?.status).toBe(409);
      ok(await cancelRun({ client, path: { id: runId } }));
      gate.open();
      expect((await deleteRun({ client, path: { id: finished.id } })).response?.status).toBe(204);
      expect((await deleteDocument({ client, path: { id: finished.documentId } })).response?.status).toBe(204);
      const second = { slug: other.slug, schemaKey: 'second' };
      ok(
        await createSchema({
          client,
          path: other,
          body: { schemaKey: 'second', name: 'Second', definition: invoiceDefinition },
        }),
      );
      ok(await extract({ client, path: second, body: { name: 'a.txt', content: 'Total: 1' } }));
      await app.app.idle();
      expect((await deleteSchema({ client, path: second })).response?.status).toBe(204);
      expect((await deleteWorkspace({ client, path: other })).response?.status).toBe(204);
      for (const expired of [EXPIRED - 1, EXPIRED]) {
        const number = String(expired).padStart(26, '0');
        const isExpired = async () =>
          ok(await getDocument({ client, path: { id: `doc_${number}` } })).expiredAt !== null &&
          ok(await getRun({ client, path: { id: `run_${number}` } })).expiredAt !== null;
        await expect.poll(isExpired).toBe(true);
      }
      await app.close();
      expect(await scans(place.databaseUrl)).toEqual(before);
    } finally {
      gate.open();
      await home.close();
    }
  },
  240_000,
);
