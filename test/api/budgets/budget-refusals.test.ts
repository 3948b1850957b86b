import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import {
  addDatasetItems,
  createBatch,
  createDataset,
  createDocument,
  createEvaluation,
  createPacket,
  createSplitter,
  deleteRun,
  draftDataset,
  extractDocument,
  extractFile,
  getBatch,
  getRun,
  getUsage,
  inferSchema,
  listAuditLog,
  listDocuments,
  listRuns,
  rerunRun,
  retryBatch,
  startBatch,
} from '@excerpt/sdk';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { makePdf } from '../../../server/parsing/testing/make-pdf.ts';
import { readBudget, runText, setBudget, startBudgetedApp, startText, type SchemaPath } from './budgeted-app.ts';
import { failure, ok, workspaceWithSchema } from '../../harness/builders.ts';
import type { Gate } from '../../harness/gate.ts';
import type { TestApp } from '../../harness/test-app.ts';

let app: TestApp;
let gate: Gate;
let path: SchemaPath;

beforeAll(async () => {
  ({ app, gate } = await startBudgetedApp({ settings: { EXCERPT_CONCURRENCY: '4' } }));
});
beforeEach(async () => {
  path = await workspaceWithSchema(app.admin);
});
afterEach(() => gate.open());
afterAll(() => app.close());

const REFUSED = { status: 402, code: 'budget_exceeded' };

test('a spent budget refuses runs until it is raised, and says how much, until when, and the way out', async () => {
  const { admin } = app;
  expect(await readBudget(admin, path)).toMatchObject({ status: 'unlimited', share: null, acceptsRuns: true });
  expect(await setBudget(admin, path, { maxPages: 1 })).toMatchObject({ status: 'available', acceptsRuns: true });
  const run = await runText(admin, path);
  const budget = await readBudget(admin, path);
  expect(budget).toMatchObject({ status: 'exceeded', share: 1, acceptsRuns: false, spent: { pages: 1, runs: 1 } });
  const documents = ok(await listDocuments({ client: admin.client, path })).total;

  const refused = failure(await startText(admin, path));
  const { period, resetsAt } = budget;
  const limit = { limit: 'pages', max: 1, spent: 1, reserved: 0, period, resetsAt };
  expect(refused).toMatchObject({ ...REFUSED, retryable: false, budget: limit });
  expect(refused.message).toBe(
    `The budget of the workspace for ${period} is spent: 1 of 1 pages. ` +
      `It starts again at ${resetsAt}; an owner can raise it before (PUT /workspaces/{slug}/budget).`,
  );
  expect(resetsAt).toMatch(/^\d{4}-\d\d-01T00:00:00.000Z$/);
  expect(Date.parse(resetsAt)).toBeGreaterThan(Date.now());
  expect(failure(await rerunRun({ client: admin.client, path: { id: run.id } }))).toMatchObject(REFUSED);
  const file = new File(['Total: 1'], 'a.txt');
  expect(failure(await extractFile({ client: admin.client, path, body: { file } }))).toMatchObject(REFUSED);
  const schema = { type: 'object', properties: { a: { type: 'string' } } };
  const inline = await admin.request(`/workspaces/${path.slug}/schemas/other/extract`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'a.txt', content: 'a', schema }),
  });
  expect([inline.status, await inline.json()]).toMatchObject([402, { code: 'budget_exceeded' }]);
  expect(inline.headers.get('link')).toContain('models#budgets');
  // Nothing was stored for what was refused, and what costs nothing goes on.
  expect(ok(await listDocuments({ client: admin.client, path })).total).toBe(documents);
  const { id } = ok(await createDocument({ client: admin.client, path, body: { name: 'b.txt', content: 'b' } }));
  expect(failure(await extractDocument({ client: admin.client, path: { ...path, id } }))).toMatchObject(REFUSED);

  expect(await setBudget(admin, path, { maxPages: 2 })).toMatchObject({ acceptsRuns: true, share: 0.5 });
  expect(await runText(admin, path)).toMatchObject({ status: 'completed' });
  expect(failure(await startText(admin, path))).toMatchObject(REFUSED);
  expect(await setBudget(admin, path, {})).toMatchObject({ status: 'unlimited', maxPages: null });
  ok(await startText(admin, path));
});

test('runs under way count and finish, and of requests at the same moment only as many pass as fit', async () => {
  const { admin } = app;
  await setBudget(admin, path, { maxPages: 2 });
  gate.close();
  const answers = await Promise.all(Array.from({ length: 6 }, () => startText(admin, path)));
  const accepted = answers.flatMap(({ data }) => (data === undefined ? [] : [data.runId]));
  expect(accepted).toHaveLength(2);
  for (const answer of answers.filter(({ data }) => data === undefined))
    expect(failure(answer)).toMatchObject({ ...REFUSED, retryable: true, budget: { max: 2, spent: 0, reserved: 2 } });
  expect(await readBudget(admin, path)).toMatchObject({
    status: 'available',
    acceptsRuns: false,
    reserved: { runs: 2 },
  });
  // A lower limit does not end them either.
  await setBudget(admin, path, { maxPages: 0 });
  gate.open();
  for (const id of accepted)
    expect(ok(await getRun({ client: admin.client, path: { id }, query: { wait: 30 } })).status).toBe('completed');
  expect(await readBudget(admin, path)).toMatchObject({
    status: 'exceeded',
    spent: { pages: 2 },
    reserved: { pages: 0 },
  });
});

test('the pages that a run reads count, of a document or of its range, each time, also of a deleted run', async () => {
  const { admin } = app;
  const client = admin.client;
  const pdf = await makePdf([1, 2, 3].map((number) => ({ texts: [{ text: `Page ${number}`, x: 50, y: 50 }] })));
  const file = new File([new Uint8Array(pdf)], 'three.pdf');
  await setBudget(admin, path, { maxPages: 100 });
  const run = async (pages?: string) => {
    const { runId } = ok(await extractFile({ client, path, body: { file, ...(pages && { pages }) } }));
    ok(await getRun({ client, path: { id: runId }, query: { wait: 30 } }));
    return runId;
  };
  const first = await run();
  expect((await readBudget(admin, path)).spent).toMatchObject({ pages: 3, runs: 1 });
  await run('2-3');
  const again = ok(await rerunRun({ client, path: { id: first } }));
  ok(await getRun({ client, path: { id: again.runId }, query: { wait: 30 } }));
  ok(await deleteRun({ client, path: { id: first } }).then(() => ({ data: true })));
  expect((await readBudget(admin, path)).spent).toMatchObject({ pages: 8, runs: 3 });
  expect(ok(await getUsage({ client, path }))).toMatchObject({ pages: 8, runs: 3, models: [{ pages: 8 }] });
});

test('a repeated request gets its run again though the budget is spent since, and a refusal is not kept', async () => {
  const { admin } = app;
  await setBudget(admin, path, { maxPages: 1 });
  const send = async (key: string, body: object) => {
    const response = await admin.request(`/workspaces/${path.slug}/schemas/invoice/extract`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ name: 'a.txt', ...body }),
    });
    return { status: response.status, body: (await response.json()) as { runId?: string } };
  };
  const first = await send('first', { content: 'one' });
  await app.app.idle();
  const second = await send('second', { content: 'two' });
  expect(second).toMatchObject({ status: 402, body: { code: 'budget_exceeded' } });
  expect(await send('first', { content: 'one' })).toEqual(first);
  await setBudget(admin, path, { maxPages: 2 });
  expect(await send('second', { content: 'two' })).toMatchObject({ status: 202 });
  expect(ok(await listRuns({ client: admin.client, path })).total).toBe(2);
});

async function storeTexts(count: number): Promise<{ documentId: string }[]> {
  const documents: { documentId: string }[] = [];
  for (let index = 0; index < count; index += 1) {
    const body = { name: `${index}.txt`, content: `Text ${index}` };
    documents.push({ documentId: ok(await createDocument({ client: app.admin.client, path, body })).id });
  }
  await app.app.idle();
  return documents;
}

test('documents of a batch wait for a higher limit, and a batch does not start without one', async () => {
  const { admin } = app;
  const client = admin.client;
  const documents = await storeTexts(4);
  await setBudget(admin, path, { maxPages: 2 });
  const { id } = ok(await createBatch({ client, path, body: { documents } }));
  const read = async () => ok(await getBatch({ client, path: { id } }));
  await expect.poll(async () => (await read()).counts.completed).toBe(2);
  await app.app.idle();
  expect(await read()).toMatchObject({ status: 'processing', counts: { completed: 2, waiting: 2 } });
  expect((await readBudget(admin, path)).spent.pages).toBe(2);

  expect(failure(await createBatch({ client, path, body: { documents } }))).toMatchObject(REFUSED);
  const later = ok(await createBatch({ client, path, body: { documents, start: false } }));
  expect(failure(await startBatch({ client, path: { id: later.id } }))).toMatchObject(REFUSED);
  expect(failure(await retryBatch({ client, path: { id } }))).toMatchObject(REFUSED);

  await setBudget(admin, path, { maxPages: 4 });
  await expect.poll(async () => (await read()).status).toBe('completed');
  expect(await readBudget(admin, path)).toMatchObject({ spent: { pages: 4 }, status: 'exceeded' });
});

test('evaluations, drafts, packets, proposals and tools are refused', async () => {
  const { admin } = app;
  const client = admin.client;
  const [document = { documentId: '' }, unlabelled = { documentId: '' }] = await storeTexts(2);
  const { id: datasetId } = ok(await createDataset({ client, path, body: { name: 'January' } }));
  const items = [{ ...document, expected: { total: 1 } }, unlabelled];
  ok(await addDatasetItems({ client, path: { id: datasetId }, body: { items } }));
  ok(await createSplitter({ client, path, body: { key: 'mail', categories: [{ name: 'A', schemaKey: 'invoice' }] } }));
  const packet = { ...document, splitter: 'mail' };
  await setBudget(admin, path, { maxCost: { amount: 0, currency: 'USD' } });

  expect(failure(await createEvaluation({ client, path, body: { datasetId } }))).toMatchObject(REFUSED);
  expect(failure(await draftDataset({ client, path: { id: datasetId }, body: {} }))).toMatchObject(REFUSED);
  expect(failure(await createPacket({ client, path, body: { ...packet, extract: true } }))).toMatchObject(REFUSED);
  const samples = [{ name: 'a.txt', content: 'Booking number: 1' }];
  expect(failure(await inferSchema({ client, path, body: { samples } }))).toMatchObject({
    ...REFUSED,
    budget: { limit: 'cost', max: 0, currency: 'USD', spent: 0 },
  });

  const mcp = new Client({ name: 'test', version: '1' });
  const requestInit = { headers: { authorization: `Bearer ${admin.apiKey}` } };
  await mcp.connect(new StreamableHTTPClientTransport(new URL(`${app.url}/mcp`), { requestInit }) as Transport);
  const args = { workspace: path.slug, schema: 'invoice', text: 'Total: 1' };
  const result = await mcp.callTool({ name: 'extract', arguments: args }, undefined, { timeout: 300_000 });
  expect(result.isError).toBe(true);
  expect(JSON.stringify(result.content)).toContain('The budget of the workspace');
  await mcp.close();
  expect(ok(await listRuns({ client, path })).total).toBe(0);
  // A packet that is only split costs nothing.
  ok(await createPacket({ client, path, body: packet }));
});

test('only the owner sets the budget, and the change is in the audit log', async () => {
  const { admin } = app;
  await setBudget(admin, path, { maxPages: 10 });
  await setBudget(admin, path, { maxCost: { amount: 12.5, currency: 'EUR' } });
  const { data } = ok(
    await listAuditLog({ client: admin.client, query: { workspace: path.slug, action: 'budget.updated' } }),
  );
  const money = { before: null, after: { amount: 12.5, currency: 'EUR' } };
  expect(data.map(({ changes }) => changes)).toEqual([
    { maxCost: money, maxPages: { before: 10, after: null } },
    { maxPages: { before: null, after: 10 } },
  ]);
  const put = (body: object) =>
    admin.request(`/workspaces/${path.slug}/budget`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  for (const body of [{ maxPages: -1 }, { maxPages: 1.5 }, { maxCost: { amount: 1, currency: 'usd' } }, { max: 1 }])
    expect((await put(body)).status).toBe(400);
});
