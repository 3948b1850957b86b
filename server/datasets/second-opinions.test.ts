import type { Dataset, DatasetItemDetail } from '@excerpt/sdk';
import { beforeEach, expect, test } from 'vitest';
import { openServices, PLACE, refusalOf, START, type OpenServices, type Person } from '../app/testing/open-services.ts';
import { createReviewCollector } from './collect-reviews.ts';
import { createDatasetHandlers } from './handlers.ts';

let open: OpenServices;
let handlers: ReturnType<typeof createDatasetHandlers>;
beforeEach(async () => {
  open = await openServices();
  handlers = createDatasetHandlers(open.services.datasets);
  const place = { workspace_id: 'ws', environment_id: 'env', schema_family_id: 'fam' };
  await open.rows.insert('documents', ...['d1', 'd2', 'd3'].map((id) => ({ ...place, id, name: id })), {
    ...place,
    id: 'd4',
    environment_id: 'env2',
  });
});

const create = async (body: object) =>
  (await open.ask<Dataset>(handlers.createDataset, 'ann', { body: { name: 'Set', ...body } })).id;
async function add(set: string, item: object): Promise<string> {
  const request = { path: { id: set }, body: { items: [item] } };
  const { items } = await open.ask<{ items: { id: string }[] }>(handlers.addDatasetItems, 'ann', request);
  return items[0]?.id ?? '';
}
const label = (set: string, itemId: string, body: object, person: Person = 'ann') =>
  open.ask<DatasetItemDetail>(handlers.updateDatasetItem, person, { path: { id: set, itemId }, body });
const read = (set: string, itemId: string) =>
  open.ask<DatasetItemDetail>(handlers.getDatasetItem, 'ann', { path: { id: set, itemId } });
const setTwice = (set: string, twice: number) =>
  open.ask(handlers.updateDataset, 'ann', { path: { id: set }, body: { twice } });

test('a second person labels without the first, and what they say differs is shown', async () => {
  const set = await create({ twice: 1 });
  const item = await add(set, { documentId: 'd1', expected: { invoiceNumber: 'A', total: 1 } });
  expect(await read(set, item)).toMatchObject({ secondLabel: 'needed', second: null });
  const second = (body: object, person: Person = 'bob') => label(set, item, { second: true, ...body }, person);
  expect(await refusalOf(second({ expected: { total: 1 } }, 'ann'))).toBe('expected_invalid /second');
  expect(await second({ expected: { total: 2 }, note: 'Mine' })).toMatchObject({
    secondLabel: 'disagrees',
    expected: { total: 1 },
    note: 'Mine',
    second: { createdBy: 'bob', createdAt: START, disagreements: [{ path: '/total', first: 1, second: 2 }] },
  });
  expect(await refusalOf(second({ expected: { total: 2 } }))).toBe('expected_invalid /second');
  expect(await label(set, item, { note: 'x' })).toMatchObject({ secondLabel: 'disagrees' });
  expect(await label(set, item, { expected: { total: 2 } })).toMatchObject({ secondLabel: 'resolved' });
});

const CITY = { path: '/address/city', first: 'Bern' };

test.each([
  [
    'nothing',
    null,
    [
      { ...CITY, second: null },
      { path: '/address/street', first: 'A', second: null },
    ],
  ],
  ['less', { city: 'Bern' }, []],
  ['something else', { city: 'Basel' }, [{ ...CITY, second: 'Basel' }]],
])('of an object, a second person may say %s', async (_, address, disagreements) => {
  const text = { type: ['string', 'null'] };
  const properties = { address: { type: ['object', 'null'], properties: { city: text, street: text } } };
  const definition = JSON.stringify({ type: 'object', properties });
  await open.rows.db.updateTable('schema_versions').set({ definition }).execute();
  const set = await create({ twice: 1 });
  const item = await add(set, { documentId: 'd1', expected: { address: { city: 'Bern', street: 'A' } } });
  const said = await label(set, item, { second: true, expected: { address } }, 'bob');
  expect(said.second?.disagreements).toEqual(disagreements);
  expect(said.secondLabel).toBe(disagreements.length === 0 ? 'agrees' : 'disagrees');
});

test('second labels are asked for again when the first is taken back, or the share changes', async () => {
  const set = await create({ twice: 1 });
  const item = await add(set, { documentId: 'd1', expected: { total: 1 } });
  expect(await label(set, item, { second: true, expected: { total: 1 } }, 'bob')).toMatchObject({
    secondLabel: 'agrees',
    second: { disagreements: [] },
  });
  expect((await label(set, item, { label: 'unlabelled' })).secondLabel).toBeNull();
  expect((await label(set, item, { expected: { total: 1 } })).secondLabel).toBe('needed');
  await setTwice(set, 0);
  expect((await read(set, item)).secondLabel).toBeNull();
  const once = await add(set, { documentId: 'd2', expected: { total: 1 } });
  expect((await read(set, once)).secondLabel).toBeNull();
  await setTwice(set, 1);
  expect([(await read(set, once)).secondLabel, (await read(set, item)).secondLabel]).toEqual(['needed', 'needed']);
});

test('drafts are hidden from labellers of a blind data set', async () => {
  const set = await create({ blind: true });
  await open.rows.insert('runs', {
    id: 'r1',
    document_id: 'd1',
    workspace_id: 'ws',
    environment_id: 'env',
    schema_family_id: 'fam',
    status: 'completed',
  });
  const item = await add(set, { documentId: 'd1', expected: { total: 7 }, label: 'draft', source: 'extraction' });
  expect(await read(set, item)).toMatchObject({
    label: 'draft',
    expected: null,
    runId: null,
    labels: [{ expected: null }],
  });
  const listed = await open.ask<{ data: object[] }>(handlers.listDatasetItems, 'ann', { path: { id: set } });
  expect(listed.data).toMatchObject([{ label: 'draft', expected: null }]);
  expect(await refusalOf(label(set, item, { label: 'labelled' }))).toBe('expected_invalid /expected');
  expect(await label(set, item, { expected: { total: 1 } })).toMatchObject({ expected: { total: 1 }, runId: 'r1' });
});

const evidence = (path: string, page: number | null = 1) =>
  ({ path, page, start: 1, end: 2, match: 'exact', confidence: 0.5 }) as never;

async function collect(documentId: string, data: object, more: object = {}) {
  const kept: unknown[] = [];
  const collector = createReviewCollector({
    ...open.resources,
    memory: {
      record: (_, given) => Promise.resolve(void kept.push(given)),
      check: (_, given) => Promise.resolve(void kept.push(given)),
    },
  });
  const review = {
    ...PLACE,
    documentId,
    data: data as never,
    evidence: [evidence('/total'), evidence('/invoiceNumber'), evidence('/total', null)],
    extractedData: { total: 1, invoiceNumber: 'A' },
    provider: 'openai',
    model: 'small',
    memory: [],
    userId: 'bob',
    ...more,
  };
  await open.rows.database.transaction((tx) => collector.collect(tx, review));
  return kept;
}

test('approved reviews are collected, unless a person has labelled the item', async () => {
  const set = await create({ collect: 'approved_reviews', twice: 1 });
  await create({});
  const kept = await collect('d1', { total: 1, invoiceNumber: 'B' });
  expect(kept).toMatchObject([
    {
      documentId: 'd1',
      source: 'review',
      userId: 'bob',
      workspaceId: 'ws',
      places: [{ path: '/total', page: 1, start: 1, end: 2 }],
    },
    { documentId: 'd1', model: 'openai/small', data: { total: 1, invoiceNumber: 'B' }, extractedData: { total: 1 } },
  ]);
  const items = () =>
    open
      .ask<{ data: { id: string }[] }>(handlers.listDatasetItems, 'ann', { path: { id: set } })
      .then(({ data }) => data);
  const [first] = await items();
  const collected = { documentId: 'd1', label: 'labelled', source: 'review', secondLabel: 'needed', updatedBy: 'bob' };
  expect(await items()).toMatchObject([{ ...collected, expected: { total: 1, invoiceNumber: 'B' }, createdAt: START }]);
  await collect('d1', { total: 3 });
  expect(await items()).toMatchObject([{ id: first?.id, expected: { total: 3 } }]);
  await label(set, first?.id ?? '', { expected: { total: 4 } });
  await collect('d1', { total: 5 });
  expect(await items()).toMatchObject([{ expected: { total: 4 }, source: 'person' }]);
  const draft = await add(set, { documentId: 'd2', expected: { total: 7 }, label: 'draft', source: 'import' });
  await collect('d2', { total: 8 }, { extractedData: null });
  expect(await read(set, draft)).toMatchObject({ label: 'labelled', source: 'review', expected: { total: 8 } });
  await collect('d4', { total: 9 });
  await collect('none', { total: 9 });
  expect(await items()).toHaveLength(2);
  const data = await open.rows.db.selectFrom('dataset_items').select('id').execute();
  expect(data).toHaveLength(2);
});

test('two hundred places of a review are kept', async () => {
  const many = Array.from({ length: 201 }, () => evidence('/total'));
  const [record] = await collect('d1', { total: 1 }, { evidence: many });
  expect((record as { places: unknown[] }).places).toHaveLength(200);
  const [unknown] = await collect('d1', { total: 1 }, { evidence: many, extractedData: null });
  expect((unknown as { places: unknown[] }).places).toEqual([]);
});
