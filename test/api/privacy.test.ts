import {
  addDatasetItems,
  claimReview,
  confirmErasure,
  createDataset,
  createDatasetVersion,
  createDocument,
  createErasure,
  createSchema,
  extract,
  exportPrivacyDocuments,
  findPrivacyDocuments,
  getDatasetItem,
  getDocument,
  getErasure,
  getRun,
  listAuditLog,
  listDatasetVersions,
  listErasureDocuments,
  listErasures,
  requestReview,
  updateDatasetItem,
  updateReview,
  uploadDocument,
} from '@excerpt/sdk';
import { unzipSync } from 'fflate';
import type { JsonObject } from '../../server/lib/json-value.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endOfRun, failure, invoiceDefinition, ok, workspaceWithSchema } from '../harness/builders.ts';
import { scriptedEngine } from '../harness/engines.ts';
import { createGate } from '../harness/gate.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';

let app: TestApp;
let extracted: JsonObject = {};
const gate = createGate();

beforeAll(async () => {
  app = await startTestApp({
    engine: scriptedEngine(async ({ signal }) => {
      await gate.pass(signal);
      return { extractedData: extracted };
    }),
  });
});
afterAll(async () => {
  gate.open();
  await app.close();
});

type Path = { slug: string; schemaKey: string };

const add = async (
  path: Path,
  content: string,
  { name = 'a.txt', ...query }: { name?: string; env?: 'staging' } = {},
) => ok(await createDocument({ client: app.admin.client, path, query, body: { name, content } })).id;

async function find(path: Path, query: string, match: 'words' | 'phrase' = 'words') {
  const { total, data } = ok(await findPrivacyDocuments({ client: app.admin.client, path, query: { query, match } }));
  expect(data).toHaveLength(total);
  return data.map(({ documentId }) => documentId);
}

async function extractFrom(path: Path, documentId: string, data: JsonObject) {
  extracted = data;
  const { runId } = ok(await extract({ client: app.admin.client, path, body: { documentId } }));
  await endOfRun(app.admin, runId);
  return runId;
}

/** Erases, and waits for it. */
async function erase(path: Path, body: { query: string; match?: 'words' | 'phrase'; except?: string[] }) {
  const { client } = app.admin;
  const prepared = ok(await createErasure({ client, path, body }));
  const confirmed = ok(await confirmErasure({ client, path: { id: prepared.id } }));
  expect(confirmed.status).toBe('erasing');
  const read = async () => ok(await getErasure({ client, path: { id: prepared.id } }));
  await expect.poll(async () => (await read()).status, { timeout: 20_000 }).toBe('completed');
  return { prepared, erased: await read() };
}

describe('documents of a person', () => {
  test('are found in all schemas and environments of the workspace only', async () => {
    const path = await workspaceWithSchema(app.admin);
    const other = await workspaceWithSchema(app.admin);
    const { client } = app.admin;
    const body = { schemaKey: 'letter', name: 'Letter', definition: invoiceDefinition };
    ok(await createSchema({ client, path, body }));
    const first = await add(path, 'Dear Ms Eva Roth, …');
    const second = await add({ ...path, schemaKey: 'letter' }, 'EVA  ROTH', { env: 'staging' });
    await add(other, 'Eva Roth');
    await add(path, 'Eva Rothmann');
    expect(await find(path, 'roth eva')).toEqual([second, first]);
    expect(await find(path, 'Roth*')).toHaveLength(3);
    expect(await find(path, 'roth eva', 'phrase')).toEqual([]);
    expect(await find(path, '"Eva Roth"', 'phrase')).toEqual([second, first]);
  });

  test('are found without accents, with umlauts as two letters, and with letters of other alphabets', async () => {
    const path = await workspaceWithSchema(app.admin);
    const [umlaut, plain, digraph] = [
      await add(path, 'Jürgen Müller'),
      await add(path, 'JURGEN MULLER'),
      await add(path, 'Juergen Mueller'),
    ];
    expect((await find(path, 'Müller')).sort()).toEqual([umlaut, plain, digraph]);
    expect((await find(path, 'juergen mueller', 'phrase')).sort()).toEqual([umlaut, plain, digraph]);
    expect((await find(path, 'Muller')).sort()).toEqual([umlaut, plain]);
    const nordic = await add(path, 'Søren Kowalski-Łuczak');
    expect(await find(path, 'soren luczak')).toEqual([nordic]);
    const bauer = await add(path, 'Bauer');
    await add(path, 'Baur');
    expect(await find(path, 'Bauer')).toEqual([bauer]);
    const japanese = await add(path, '請求先 山田太郎様');
    expect(await find(path, '山田太郎', 'phrase')).toEqual([japanese]);
  });

  test('are found by file names, values, corrections, reasons, labels and notes', async () => {
    const path = await workspaceWithSchema(app.admin);
    const { client } = app.admin;
    const named = await add(path, 'Nothing', { name: 'zentauer.txt' });
    const file = new File(['Nothing'], 'greif.txt', { type: 'text/plain' });
    const uploaded = ok(await uploadDocument({ client, path, body: { file, name: 'Other' } })).id;
    const document = await add(path, 'Nothing else');
    const runId = await extractFrom(path, document, { invoiceNumber: 'Einhorn\nPhönix' });
    ok(await requestReview({ client, path: { id: runId } }));
    ok(await claimReview({ client, path: { id: runId } }));
    const actions = [{ path: '/invoiceNumber', action: 'correct' as const, value: 'Drache' }];
    ok(await updateReview({ client, path: { id: runId }, body: { actions } }));
    const dataset = ok(await createDataset({ client, path, body: { name: 'Set' } }));
    const items = [{ documentId: document, expected: { invoiceNumber: 'Sphinx' } }];
    const [item] = ok(await addDatasetItems({ client, path: { id: dataset.id }, body: { items } })).items;
    const itemPath = { id: dataset.id, itemId: item?.id ?? '' };
    ok(await updateDatasetItem({ client, path: itemPath, body: { note: 'Hydra' } }));
    expect(await find(path, 'zentauer')).toEqual([named]);
    expect(await find(path, 'greif')).toEqual([uploaded]);
    for (const word of ['einhorn', 'phonix', 'drache', 'sphinx', 'hydra', 'drache hydra else'])
      expect(await find(path, word), word).toEqual([document]);
    // Names of fields are no words of a person.
    expect(await find(path, 'invoiceNumber')).toEqual([]);
    const answer = await findPrivacyDocuments({ client, path, query: { query: 'drache' } });
    expect(ok(answer).data[0]).toMatchObject({ foundIn: ['review'], excerpt: 'Drache', runCount: 1 });
  });

  test('are for the owner, who gets pages, and an error for too few words', async () => {
    const path = await workspaceWithSchema(app.admin);
    for (let count = 0; count < 3; count += 1) await add(path, 'Eva Roth');
    const { client } = app.admin;
    const query = { query: 'roth', page: 2, pageSize: 2 };
    expect(ok(await findPrivacyDocuments({ client, path, query }))).toMatchObject({ total: 3, page: 2 });
    const blank = await findPrivacyDocuments({ client, path, query: { query: '…' } });
    expect(failure(blank)).toMatchObject({ status: 400, details: [{ in: 'query', path: '/query' }] });
    expect(failure(await createErasure({ client, path, body: { query: '…' } })).details?.[0]?.in).toBe('body');
  });
});

test('an archive has the files, the data and the reviews of a person', async () => {
  const path = await workspaceWithSchema(app.admin);
  const { client } = app.admin;
  const document = await add(path, 'Dear Eva Roth');
  const runId = await extractFrom(path, document, { invoiceNumber: '7' });
  ok(await requestReview({ client, path: { id: runId } }));
  await add(path, 'Another person');
  const body = ok(await exportPrivacyDocuments({ client, path, query: { query: 'Eva Roth' } })) as unknown as Blob;
  const files = unzipSync(new Uint8Array(await body.arrayBuffer()));
  const folder = `documents/${document}`;
  expect(Object.keys(files).sort()).toEqual(['README.txt', `${folder}/a.txt`, `${folder}/document.json`, 'index.json']);
  const text = (name: string) => Buffer.from(files[name] ?? new Uint8Array()).toString();
  expect(text(`${folder}/a.txt`)).toBe('Dear Eva Roth');
  expect(JSON.parse(text(`${folder}/document.json`))).toMatchObject({
    document: { id: document, content: expect.stringContaining('Eva Roth') },
    runs: [{ id: runId, extractedData: { invoiceNumber: '7' }, review: { status: 'needed' } }],
    labels: [],
  });
});

describe('an erasure', () => {
  test('counts, waits for its confirmation, and leaves a receipt', async () => {
    const path = await workspaceWithSchema(app.admin);
    const { client } = app.admin;
    const document = await add(path, 'Dear Eva Roth');
    const kept = await add(path, 'Eva Roth, of the same name');
    const runId = await extractFrom(path, document, { invoiceNumber: 'x' });
    ok(await requestReview({ client, path: { id: runId } }));
    const prepared = ok(await createErasure({ client, path, body: { query: 'Eva Roth', except: [kept] } }));
    expect(prepared).toMatchObject({ status: 'prepared', counts: { documents: 1, runs: 1, reviews: 1 } });
    const waiting = ok(await listErasureDocuments({ client, path: { id: prepared.id } })).data;
    expect(waiting).toMatchObject([{ documentId: document, status: 'waiting', name: 'a.txt', entryId: null }]);
    ok(await getDocument({ client, path: { id: document } }));

    const { erased } = await erase(path, { query: 'Eva Roth', except: [kept] });
    expect(erased.counts).toMatchObject({ documents: 1, runs: 1, reviews: 1, fileBytes: 13 });
    expect(failure(await getDocument({ client, path: { id: document } })).status).toBe(404);
    expect(failure(await getRun({ client, path: { id: runId } })).status).toBe(404);
    expect(await find(path, 'Eva Roth')).toEqual([kept]);
    const receipt = ok(await listErasureDocuments({ client, path: { id: erased.id } })).data;
    expect(receipt).toMatchObject([{ documentId: document, status: 'erased', name: null, erased: { runs: 1 } }]);
    expect(receipt[0]?.erased['sha256']).toMatch(/^[0-9a-f]{64}$/);
    const entries = ok(await listAuditLog({ client, query: { workspace: path.slug, pageSize: 100 } })).data;
    expect(entries.find(({ id }) => id === receipt[0]?.entryId)).toMatchObject({
      action: 'document.deleted',
      targetId: document,
      details: { erasure: erased.id, runs: 1 },
    });
    expect(entries.find(({ action }) => action === 'erasure.completed')?.details).toMatchObject({ documents: 1 });
    expect(JSON.stringify(entries)).not.toContain('Roth');
    // The one that was only prepared, and a second confirmation.
    ok(await confirmErasure({ client, path: { id: prepared.id } }));
    const read = async () => ok(await getErasure({ client, path: { id: prepared.id } }));
    await expect.poll(async () => (await read()).status, { timeout: 20_000 }).toBe('completed');
    expect((await read()).counts['documents']).toBe(0);
    expect(ok(await confirmErasure({ client, path: { id: erased.id } })).status).toBe('completed');
    expect(ok(await listErasures({ client, path })).total).toBe(2);
  });

  test('cancels active runs, and takes labels of frozen versions along', async () => {
    const path = await workspaceWithSchema(app.admin);
    const { client } = app.admin;
    const document = await add(path, 'Dear Eva Roth');
    const dataset = ok(await createDataset({ client, path, body: { name: 'Set' } }));
    const items = [{ documentId: document, expected: { total: 7 } }];
    const [item] = ok(await addDatasetItems({ client, path: { id: dataset.id }, body: { items } })).items;
    ok(await createDatasetVersion({ client, path: { id: dataset.id } }));
    gate.close();
    const { runId } = ok(await extract({ client, path, body: { documentId: document } }));
    const { erased } = await erase(path, { query: 'Eva Roth', match: 'phrase' });
    gate.open();
    expect(erased.counts).toMatchObject({ documents: 1, runs: 1, labels: 1 });
    expect(failure(await getRun({ client, path: { id: runId } })).status).toBe(404);
    const itemPath = { id: dataset.id, itemId: item?.id ?? '' };
    expect(failure(await getDatasetItem({ client, path: itemPath })).status).toBe(404);
    const versions = ok(await listDatasetVersions({ client, path: { id: dataset.id } })).data;
    expect(versions[0]).toMatchObject({ version: 1, left: 1 });
    await app.app.idle();
  });

  test('goes on after a restart', async () => {
    const path = await workspaceWithSchema(app.admin);
    const { client } = app.admin;
    for (let count = 0; count < 25; count += 1) await add(path, `Eva Roth ${count}`);
    const { id } = ok(await createErasure({ client, path, body: { query: 'Eva Roth' } }));
    ok(await confirmErasure({ client, path: { id } }));
    await app.restart();
    const read = async () => ok(await getErasure({ client: app.admin.client, path: { id } }));
    await expect.poll(async () => (await read()).status, { timeout: 20_000 }).toBe('completed');
    expect((await read()).counts['documents']).toBe(25);
    expect(await find(path, 'Roth')).toEqual([]);
  });

  test('reaches environments that the plan locks', async () => {
    const owner = await app.addUser('pro');
    const path = await workspaceWithSchema(owner);
    const { client } = owner;
    const body = { name: 'a.txt', content: 'Eva Roth' };
    ok(await createDocument({ client, path, query: { env: 'staging' }, body }));
    await app.withAdmin((admin) => admin.setPlan(owner.id, 'free'));
    const { id, counts } = ok(await createErasure({ client, path, body: { query: 'Eva Roth' } }));
    expect(counts['documents']).toBe(1);
    ok(await confirmErasure({ client, path: { id } }));
    const read = async () => ok(await getErasure({ client, path: { id } })).status;
    await expect.poll(read, { timeout: 20_000 }).toBe('completed');
    expect(ok(await findPrivacyDocuments({ client, path, query: { query: 'Eva Roth' } })).total).toBe(0);
  });
});
