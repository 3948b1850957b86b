import {
  addDatasetItems,
  approveReview,
  createDataset,
  createDocument,
  createEvaluation,
  createSchema,
  createWorkspace,
  deleteDocument,
  deleteMemoryExample,
  getEvaluation,
  getMemory,
  listAuditLog,
  listMemoryExamples,
  measureMemory,
  updateMemory,
  updateReview,
} from '@excerpt/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { extractText, failure, ok } from '../harness/builders.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const definition = {
  type: 'object',
  properties: {
    sponsor: { type: ['string', 'null'], description: 'Who pays' },
    contract: { type: ['string', 'null'], description: 'Number of the contract' },
  },
};

/** An order that names nothing as the schema does. */
const order = (sponsor: string, contract: string) =>
  `Radio Nord   Abendprogramm\nKürzel: ${contract}   Disponent: M. Weber\nMandant ${sponsor}\nSpots 14   Sekunden 20\n`;

async function prepare() {
  const { client } = app.admin;
  const { slug } = ok(await createWorkspace({ client, body: { name: 'Media' } }));
  const body = { schemaKey: 'order', name: 'Order', definition };
  const { schemaKey } = ok(await createSchema({ client, path: { slug }, body }));
  return { client, path: { slug, schemaKey } };
}

async function confirm(
  path: { slug: string; schemaKey: string },
  sponsor: string,
  contract: string,
  text = order(sponsor, contract),
) {
  const { client } = app.admin;
  const run = await extractText(app.admin, path, text);
  const actions = Object.entries({ sponsor, contract }).map(([name, value]) => ({
    action: 'correct' as const,
    path: `/${name}`,
    value,
  }));
  ok(await updateReview({ client, path: { id: run.id }, body: { actions } }));
  ok(await approveReview({ client, path: { id: run.id } }));
  return run;
}

test('an approved correction is made by the next run, which names the example', async () => {
  const { client, path } = await prepare();
  expect(ok(await getMemory({ client, path }))).toMatchObject({ mode: 'off', examples: 0, gain: null });
  const corrected = await confirm(path, 'Alpenmilch Handel', 'K-1201');
  const listed = ok(await listMemoryExamples({ client, path }));
  expect(listed).toMatchObject({
    total: 1,
    data: [{ documentId: corrected.documentId, source: 'review', fields: 2, isLearned: false }],
  });
  const asked = order('Bergrad Verleih', 'K-1377');
  expect((await extractText(app.admin, path, asked)).memory).toEqual([]);

  expect(ok(await updateMemory({ client, path, body: { mode: 'on' } }))).toMatchObject({ mode: 'on', examples: 1 });
  const run = await extractText(app.admin, path, asked);
  expect(run.extractedData).toEqual({ sponsor: 'Bergrad Verleih', contract: 'K-1377' });
  const [example] = listed.data;
  const { documentId } = corrected;
  expect(run.memory).toEqual([{ exampleId: example?.id, documentId, paths: ['/sponsor', '/contract'] }]);
  expect(run.evidence[0]?.signs).toContainEqual(expect.objectContaining({ code: 'remembered', supports: true }));
  expect(ok(await listMemoryExamples({ client, path })).data[0]).toMatchObject({ isLearned: true });
  const actions = ok(await listAuditLog({ client })).data.map(({ action }) => action);
  expect(actions).toContain('memory.updated');
});

test('an example is gone with its document, and when it is deleted', async () => {
  const { client, path } = await prepare();
  ok(await updateMemory({ client, path, body: { mode: 'on' } }));
  const { documentId } = await confirm(path, 'Citrus Nord', 'K-1409');
  await confirm(path, 'Donau Segel', 'K-1533');
  await extractText(app.admin, path, order('Eismeer Fisch', 'K-1600'));
  expect((await deleteDocument({ client, path: { id: documentId } })).response?.status).toBe(204);
  const [left, ...others] = ok(await listMemoryExamples({ client, path })).data;
  expect(others).toEqual([]);
  const id = left?.id ?? '';
  expect((await deleteMemoryExample({ client, path: { id } })).response?.status).toBe(204);
  expect(failure(await deleteMemoryExample({ client, path: { id } })).status).toBe(404);
  expect((await extractText(app.admin, path, order('Fjord Licht', 'K-1700'))).memory).toEqual([]);
});

test('a wrong correction is outvoted by three right ones, and gone when it is deleted', async () => {
  const { client, path } = await prepare();
  ok(await updateMemory({ client, path, body: { mode: 'on' } }));
  const read = async () => extractText(app.admin, path, order('Eismeer Fisch', 'K-1600'));
  const untaught = (await read()).extractedData;
  await confirm(path, 'M. Weber', 'K-1201', order('Alpenmilch Handel', 'K-1201'));
  const misled = await read();
  expect(misled.extractedData).toMatchObject({ sponsor: 'M. Weber', contract: 'K-1600' });
  const id = misled.memory[0]?.exampleId ?? '';

  const right = [
    ['Bergrad Verleih', 'K-1377'],
    ['Citrus Nord', 'K-1409'],
    ['Donau Segel', 'K-1533'],
  ] as const;
  const reviewed = [];
  for (const [sponsor, contract] of right) reviewed.push(await confirm(path, sponsor, contract));
  const outvoted = await read();
  expect(outvoted.extractedData).toEqual({ sponsor: 'Eismeer Fisch', contract: 'K-1600' });
  const paths = outvoted.memory.find(({ exampleId }) => exampleId === id)?.paths ?? [];
  expect(paths).not.toContain('/sponsor');

  expect((await deleteMemoryExample({ client, path: { id } })).response?.status).toBe(204);
  const { extractedData, memory } = await read();
  expect(extractedData).toEqual(outvoted.extractedData);
  expect(memory.map(({ documentId }) => documentId)).toEqual(
    expect.arrayContaining(reviewed.map(({ documentId }) => documentId)),
  );
  expect(memory.map(({ exampleId }) => exampleId)).not.toContain(id);

  for (const { exampleId } of memory) await deleteMemoryExample({ client, path: { id: exampleId } });
  expect(await read()).toMatchObject({ extractedData: untaught, memory: [] });
});

test('what the memory gains is measured without the document itself', async () => {
  const { client, path } = await prepare();
  const dataset = ok(await createDataset({ client, path, body: { name: 'Orders' } }));
  const sponsors = ['Alpenmilch Handel', 'Bergrad Verleih', 'Citrus Nord', 'Donau Segel'];
  const items = [];
  for (const [index, sponsor] of sponsors.entries()) {
    const contract = `K-120${index}`;
    const body = { name: `${index}.txt`, content: order(sponsor, contract) };
    items.push({ documentId: ok(await createDocument({ client, path, body })).id, expected: { sponsor, contract } });
  }
  ok(await addDatasetItems({ client, path: { id: dataset.id }, body: { items } }));
  const started = ok(await measureMemory({ client, path, body: { datasetId: dataset.id } }));
  expect(started).toMatchObject({ memory: true, dataset: { id: dataset.id } });
  await app.app.idle();
  expect(ok(await getEvaluation({ client, path: { id: started.id } }))).toMatchObject({
    status: 'completed',
    score: { f1: 1 },
  });
  const { gain } = ok(await getMemory({ client, path }));
  expect(gain).toMatchObject({ documents: 4, after: 1, evaluationId: started.id });
  expect(gain?.before).toBeLessThan(1);
  const again = ok(await createEvaluation({ client, path, body: { datasetId: dataset.id } }));
  expect(again).toMatchObject({ memory: false });
});
