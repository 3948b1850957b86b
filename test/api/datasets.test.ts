import {
  addDatasetItems,
  approveReview,
  createDataset,
  createDatasetVersion,
  createDocument,
  createSchema,
  deleteDatasetItem,
  deleteDocument,
  draftDataset,
  getDataset,
  getDatasetItem,
  listDatasetItems,
  listDatasets,
  listDatasetVersions,
  listRuns,
  updateDataset,
  updateDatasetItem,
  type Dataset,
} from '@excerpt/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { extractText, failure, invoiceDefinition, invoiceText, ok, workspaceWithSchema } from '../harness/builders.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

interface TestPlace {
  slug: string;
  schemaKey: string;
}

async function createDocuments(path: TestPlace, count: number): Promise<string[]> {
  const { client } = app.admin;
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const content = `Invoice number: INV-2026-${index}\nTotal: ${index + 1}.00 EUR\n`;
    ids.push(ok(await createDocument({ client, path, body: { name: `${index}.txt`, content } })).id);
  }
  return ids;
}

const create = async (path: TestPlace, body = {}): Promise<Dataset> =>
  ok(await createDataset({ client: app.admin.client, path, body: { name: 'January', ...body } }));
const labelled = (total: number) => ({ invoiceNumber: `INV-2026-${total - 1}`, total });

test('items are labelled, and counted by label', async () => {
  const { client } = app.admin;
  const path = await workspaceWithSchema(app.admin);
  const { id } = await create(path);
  const [first = '', second = '', third = ''] = await createDocuments(path, 3);
  const items = [
    { documentId: first, expected: labelled(1) },
    { documentId: second },
    { documentId: third, expected: labelled(3), label: 'draft' as const, source: 'extraction' as const },
  ];
  const added = ok(await addDatasetItems({ client, path: { id }, body: { items } }));
  expect(added).toMatchObject({ added: 3, updated: 0 });
  expect(added.items.map(({ documentId }) => documentId)).toEqual([first, second, third]);
  expect(ok(await getDataset({ client, path: { id } })).items).toEqual({
    total: 3,
    unlabelled: 1,
    draft: 1,
    labelled: 1,
    drafting: 0,
  });
  const drafts = ok(await listDatasetItems({ client, path: { id }, query: { label: 'draft' } }));
  expect(drafts).toMatchObject({ total: 1, data: [{ documentId: third, source: 'extraction', updatedBy: null }] });

  const itemId = drafts.data[0]?.id ?? '';
  const body = { expected: { invoiceNumber: null, total: 3 }, note: 'Torn', unreadable: ['/invoiceNumber'] };
  const saved = ok(await updateDatasetItem({ client, path: { id, itemId }, body }));
  expect(saved).toMatchObject({ label: 'labelled', source: 'person', expected: { total: 3 }, note: 'Torn' });
  expect(saved.labels.map(({ label, source }) => [label, source])).toEqual([
    ['draft', 'extraction'],
    ['labelled', 'person'],
  ]);
  const again = { items: [{ documentId: third, expected: labelled(9), label: 'draft' as const }] };
  expect(ok(await addDatasetItems({ client, path: { id }, body: again }))).toMatchObject({ added: 0, updated: 0 });
  expect(ok(await getDatasetItem({ client, path: { id, itemId } })).expected).toEqual({ total: 3 });
  const back = ok(await updateDatasetItem({ client, path: { id, itemId }, body: { label: 'unlabelled' } }));
  expect(back).toMatchObject({ label: 'unlabelled', expected: null, note: 'Torn' });
  expect(ok(await listDatasets({ client, path })).data[0]?.items.unlabelled).toBe(2);
});

describe('bad input is refused with its path, and changes nothing', () => {
  test('values that do not fit the schema, documents of others, unknown comparators', async () => {
    const { client } = app.admin;
    const path = await workspaceWithSchema(app.admin);
    const other = { slug: path.slug, schemaKey: 'other' };
    const schema = { schemaKey: 'other', name: 'Other', definition: invoiceDefinition };
    ok(await createSchema({ client, path: { slug: path.slug }, body: schema }));
    const { id } = await create(path);
    const [own = ''] = await createDocuments(path, 1);
    const [foreign = ''] = await createDocuments(other, 1);
    const add = async (items: object[]) =>
      failure(await addDatasetItems({ client, path: { id }, body: { items: items as never } }));
    expect(await add([{ documentId: own }, { documentId: own, expected: { total: 'many' } }])).toMatchObject({
      status: 422,
      code: 'expected_invalid',
      details: [{ in: 'body', path: '/items/1/expected/total' }],
    });
    expect(await add([{ documentId: own }, { documentId: foreign }])).toMatchObject({
      status: 422,
      code: 'document_mismatch',
      details: [{ path: '/items/1/documentId' }],
    });
    const { id: elsewhere } = ok(
      await createDocument({ client, path, query: { env: 'staging' }, body: { name: 'a.txt', content: 'Total: 1' } }),
    );
    expect(await add([{ documentId: elsewhere }])).toMatchObject({ status: 422, code: 'document_mismatch' });
    expect(await add([{ documentId: own, runId: 'run_none' }])).toMatchObject({ status: 400 });
    const run = await extractText(app.admin, other);
    expect(await add([{ runId: run.id }])).toMatchObject({ status: 422, details: [{ path: '/items/0/runId' }] });
    expect(ok(await getDataset({ client, path: { id } })).items.total).toBe(0);

    const comparators = { '/total': { kind: 'number', within: 1 }, '/totl': { kind: 'exact' } } as const;
    expect(failure(await updateDataset({ client, path: { id }, body: { comparators } }))).toMatchObject({
      status: 422,
      code: 'comparators_invalid',
      details: [{ path: '/comparators/~1totl' }],
    });
    expect(ok(await getDataset({ client, path: { id } })).comparators).toEqual({});
    expect(failure(await createDatasetVersion({ client, path: { id } }))).toMatchObject({
      status: 422,
      code: 'dataset_empty',
    });
    expect(ok(await listDatasetVersions({ client, path: { id } })).total).toBe(0);
  });
});

test('a frozen version keeps what was removed, and loses what was deleted', async () => {
  const { client } = app.admin;
  const path = await workspaceWithSchema(app.admin);
  const { id } = await create(path);
  const documents = await createDocuments(path, 3);
  const items = documents.map((documentId, index) => ({ documentId, expected: labelled(index + 1) }));
  const { items: added } = ok(await addDatasetItems({ client, path: { id }, body: { items } }));
  expect(ok(await createDatasetVersion({ client, path: { id } }))).toMatchObject({ version: 1, items: 3, left: 0 });
  await deleteDatasetItem({ client, path: { id, itemId: added[0]?.id ?? '' } });
  expect(ok(await createDatasetVersion({ client, path: { id } }))).toMatchObject({ version: 2, items: 2 });
  await app.app.idle();
  expect((await deleteDocument({ client, path: { id: documents[2] ?? '' } })).response?.status).toBe(204);
  const { data } = ok(await listDatasetVersions({ client, path: { id } }));
  expect(data.map(({ version, items: count, left }) => [version, count, left])).toEqual([
    [2, 1, 1],
    [1, 2, 1],
  ]);
  expect(ok(await getDataset({ client, path: { id } }))).toMatchObject({ latestVersion: 2, items: { total: 1 } });
});

test('approved reviews are collected, and runs bring their data', async () => {
  const { client } = app.admin;
  const path = await workspaceWithSchema(app.admin);
  const collecting = await create(path, { collect: 'approved_reviews' });
  const other = await create(path);
  const run = await extractText(app.admin, path);
  ok(await approveReview({ client, path: { id: run.id } }));
  const { data } = ok(await listDatasetItems({ client, path: { id: collecting.id } }));
  expect(data).toMatchObject([
    { documentId: run.documentId, label: 'labelled', source: 'review', expected: run.extractedData },
  ]);
  const second = await extractText(app.admin, path, invoiceText.replace('118', '119'));
  ok(
    await addDatasetItems({
      client,
      path: { id: other.id },
      body: { items: [{ runId: run.id }, { runId: second.id }] },
    }),
  );
  const added = ok(await listDatasetItems({ client, path: { id: other.id } })).data;
  expect(added.map(({ label, source }) => [label, source])).toEqual([
    ['labelled', 'review'],
    ['draft', 'extraction'],
  ]);
});

test('drafts fill what is unlabelled, and never replace a label', async () => {
  const { client } = app.admin;
  const path = await workspaceWithSchema(app.admin);
  const { id } = await create(path);
  const documents = await createDocuments(path, 3);
  const items = documents.map((documentId) => ({ documentId }));
  const { items: added } = ok(await addDatasetItems({ client, path: { id }, body: { items } }));
  const itemId = added[0]?.id ?? '';
  ok(await updateDatasetItem({ client, path: { id, itemId }, body: { expected: { total: 42 } } }));
  expect(ok(await draftDataset({ client, path: { id }, body: {} })).items.drafting).toBe(2);
  await app.app.idle();
  expect(ok(await getDataset({ client, path: { id } })).items).toMatchObject({ draft: 2, labelled: 1, drafting: 0 });
  const { data } = ok(await listDatasetItems({ client, path: { id } }));
  expect(data.map(({ expected }) => expected?.['total'])).toEqual([42, 2, 3]);
  expect(data[1]?.confidence).toEqual(expect.any(Number));
  expect(ok(await listRuns({ client, path })).total).toBe(0);
});
