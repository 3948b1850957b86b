import {
  addDatasetItems,
  createDataset,
  createDocument,
  createEvaluation,
  createSchema,
  draftDataset,
  getDatasetItem,
  getEvaluation,
  listDatasetItems,
  updateDataset,
  updateDatasetItem,
  type Evaluation,
  type ListDatasetItemsData,
} from '@excerpt/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failure, invoiceDefinition, ok, workspaceWithSchema } from '../harness/builders.ts';
import { scriptedEngine } from '../harness/engines.ts';
import { startTestApp, type TestApp, type TestUser } from '../harness/test-app.ts';

let app: TestApp;

/** How sure the engine is of a document, by its text. */
const confidences: Record<string, number> = { first: 0.9, second: 0.4, third: 0.7 };

beforeAll(async () => {
  app = await startTestApp({
    engine: scriptedEngine(({ layout }) => {
      const name = layout.pages[0]?.text.trim() ?? '';
      const evidence = { match: 'exact' as const, page: 1, quote: '', start: 0, end: 0, boxes: [] };
      return Promise.resolve({
        extractedData: { invoiceNumber: name, total: 7 },
        evidence: [{ ...evidence, path: '/total', confidence: confidences[name] ?? 0.5 }],
      });
    }),
  });
});
afterAll(() => app.close());

interface TestPlace {
  slug: string;
  schemaKey: string;
}

async function createDocuments(path: TestPlace, names: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const name of names)
    ids.push(ok(await createDocument({ client: app.admin.client, path, body: { name, content: name } })).id);
  await app.app.idle();
  return ids;
}

async function addMember({ slug }: TestPlace): Promise<TestUser> {
  const member = await app.addUser();
  const body = JSON.stringify({ userId: member.id });
  const headers = { 'content-type': 'application/json' };
  await app.admin.request(`/workspaces/${slug}/members`, { method: 'POST', headers, body });
  return member;
}

test('what is not labelled comes least sure first, and a blind data set shows no drafts', async () => {
  const { client } = app.admin;
  const path = await workspaceWithSchema(app.admin);
  const { id } = ok(await createDataset({ client, path, body: { name: 'January' } }));
  const documents = await createDocuments(path, ['first', 'second', 'third']);
  const [late = ''] = await createDocuments(path, ['late']);
  const items = documents.map((documentId) => ({ documentId }));
  ok(await addDatasetItems({ client, path: { id }, body: { items } }));
  ok(await draftDataset({ client, path: { id }, body: {} }));
  await app.app.idle();
  const labelled = { documentId: documents[0] ?? '', expected: { total: 7 } };
  ok(await addDatasetItems({ client, path: { id }, body: { items: [labelled, { documentId: late }] } }));

  const list = async (query: NonNullable<ListDatasetItemsData['query']>) => {
    const { total, data } = ok(await listDatasetItems({ client, path: { id }, query }));
    return [total, ...data.map(({ documentName }) => documentName)];
  };
  expect(await list({ label: 'open' })).toEqual([3, 'second', 'third', 'late']);
  expect(await list({ sort: 'confidence' })).toEqual([4, 'second', 'third', 'first', 'late']);
  ok(
    await updateDatasetItem({ client, path: { id, itemId: await itemOf(id, 'third') }, body: { label: 'unlabelled' } }),
  );
  expect(await list({ label: 'open', sort: 'confidence' })).toEqual([3, 'second', 'third', 'late']);
  expect(await list({ label: 'draft', sort: 'confidence' })).toEqual([1, 'second']);

  const itemId = await itemOf(id, 'second');
  const read = async () => ok(await getDatasetItem({ client, path: { id, itemId } }));
  expect(await read()).toMatchObject({ expected: { invoiceNumber: 'second' }, labels: [{ expected: { total: 7 } }] });
  expect(ok(await updateDataset({ client, path: { id }, body: { blind: true } })).blind).toBe(true);
  expect(await read()).toMatchObject({ label: 'draft', expected: null, labels: [{ expected: null }] });
  const { data } = ok(await listDatasetItems({ client, path: { id }, query: { label: 'draft' } }));
  expect(data[0]?.expected).toBeNull();
  const accepted = await updateDatasetItem({ client, path: { id, itemId }, body: { label: 'labelled' } });
  expect(failure(accepted)).toMatchObject({ status: 422, details: [{ path: '/expected' }] });
  const typed = await updateDatasetItem({ client, path: { id, itemId }, body: { expected: { total: 8 } } });
  expect(ok(typed)).toMatchObject({ label: 'labelled', expected: { total: 8 } });
});

async function itemOf(id: string, name: string): Promise<string> {
  const { data } = ok(await listDatasetItems({ client: app.admin.client, path: { id } }));
  return data.find(({ documentName }) => documentName === name)?.id ?? '';
}

test('a second person labels a share without the first label in the way, and differences are named', async () => {
  const { client } = app.admin;
  const path = await workspaceWithSchema(app.admin);
  const member = await addMember(path);
  const { id } = ok(await createDataset({ client, path, body: { name: 'January' } }));
  const documents = await createDocuments(path, ['a', 'b', 'c']);
  const expected = { invoiceNumber: 'INV-1', total: 7 };
  const items = documents.map((documentId) => ({ documentId, expected }));
  ok(await addDatasetItems({ client, path: { id }, body: { items } }));
  const needed = async (of: TestUser) =>
    ok(await listDatasetItems({ client: of.client, path: { id }, query: { second: 'needed' } })).total;
  expect(await needed(member)).toBe(0);
  ok(await updateDataset({ client, path: { id }, body: { twice: 1 } }));
  expect(await needed(member)).toBe(3);
  expect(await needed(app.admin)).toBe(0);

  const [first = '', second = '', third = ''] = await Promise.all(['a', 'b', 'c'].map((name) => itemOf(id, name)));
  const say = (of: TestUser, itemId: string, body: object) =>
    updateDatasetItem({ client: of.client, path: { id, itemId }, body });
  expect(failure(await say(app.admin, first, { expected, second: true }))).toMatchObject({
    status: 422,
    details: [{ path: '/second', message: 'is for another person than the first label' }],
  });
  // The number is spelled otherwise, and the total was not looked at: neither is a difference.
  expect(ok(await say(member, first, { expected: { invoiceNumber: 'inv 1' }, second: true }))).toMatchObject({
    secondLabel: 'agrees',
    second: { createdBy: member.id, disagreements: [] },
    expected,
    updatedBy: app.admin.id,
  });
  const other = { expected: { invoiceNumber: null, total: 8 }, second: true };
  const differing = ok(await say(member, second, other));
  expect(differing).toMatchObject({
    secondLabel: 'disagrees',
    expected,
    labels: [{ isSecond: false }, { isSecond: true }],
  });
  expect(differing.second?.disagreements).toEqual([
    { path: '/invoiceNumber', first: 'INV-1', second: null },
    { path: '/total', first: 7, second: 8 },
  ]);
  expect(failure(await say(member, second, other))).toMatchObject({ status: 422, details: [{ path: '/second' }] });
  expect(ok(await listDatasetItems({ client, path: { id }, query: { second: 'disagrees' } }))).toMatchObject({
    total: 1,
    data: [{ id: second, secondLabel: 'disagrees' }],
  });
  const settled = ok(await say(app.admin, second, { expected: { invoiceNumber: 'INV-1', total: 8 } }));
  expect(settled).toMatchObject({ secondLabel: 'resolved', expected: { total: 8 } });

  ok(await updateDataset({ client, path: { id }, body: { twice: 0 } }));
  expect(await needed(member)).toBe(0);
  const states = async () => ok(await listDatasetItems({ client, path: { id } })).data.map((item) => item.secondLabel);
  expect(await states()).toEqual(['agrees', 'resolved', null]);
  ok(await say(app.admin, third, { label: 'unlabelled' }));
  ok(await updateDataset({ client, path: { id }, body: { twice: 1 } }));
  expect(ok(await say(app.admin, third, { expected }))).toMatchObject({ secondLabel: 'needed' });
});

test('labels carry over to a changed schema where paths and types allow it', async () => {
  const { client } = app.admin;
  const path = await workspaceWithSchema(app.admin);
  const { id } = ok(await createDataset({ client, path, body: { name: 'January' } }));
  const [documentId = ''] = await createDocuments(path, ['a']);
  const items = [{ documentId, expected: { invoiceNumber: 'a', total: 7 } }];
  ok(await addDatasetItems({ client, path: { id }, body: { items } }));
  const itemId = await itemOf(id, 'a');
  expect(ok(await getDatasetItem({ client, path: { id, itemId } })).misfits).toEqual([]);
  const definition = {
    ...invoiceDefinition,
    required: [],
    properties: { ...invoiceDefinition.properties, total: { type: 'boolean' }, due: { type: 'string' } },
  };
  ok(await createSchema({ client, path, body: { schemaKey: path.schemaKey, name: 'Invoice', definition } }));
  expect(ok(await getDatasetItem({ client, path: { id, itemId } })).misfits).toEqual(['/total']);
  const scored = async (versionNumber: number): Promise<[string, number][]> => {
    const body = { datasetId: id, versionNumber };
    const evaluation = ok(await createEvaluation({ client, path, body })) as Evaluation;
    await app.app.idle();
    const { fields, status } = ok(await getEvaluation({ client, path: { id: evaluation.id } }));
    expect(status).toBe('completed');
    return fields.map((field) => [field.path, field.f1]);
  };
  expect(await scored(1)).toEqual([
    ['/invoiceNumber', 1],
    ['/total', 1],
  ]);
  expect(await scored(2)).toEqual([['/invoiceNumber', 1]]);
});
