/** After an erasure, none of the words that were planted in any place is in any byte that the server keeps. */
import {
  addDatasetItems,
  claimReview,
  confirmErasure,
  createBatch,
  createDataset,
  createDatasetVersion,
  createDocument,
  createErasure,
  createWebhook,
  extractFile,
  getErasure,
  getRun,
  listDocuments,
  listMemoryExamples,
  rejectReview,
  requestReview,
  startBatch,
  updateDatasetItem,
  updateMemory,
  updateReview,
  uploadBatchDocuments,
  uploadDocument,
} from '@excerpt/sdk';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { JsonObject } from '../../server/lib/json-value.ts';
import { ok, workspaceWithSchema } from '../harness/builders.ts';
import { scriptedEngine } from '../harness/engines.ts';
import { listStoredTexts } from '../harness/documents/stored-texts.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';
import { loopbackWebhooks, startReceiver, type WebhookReceiver } from '../harness/webhook-receiver.ts';

/** An inner part is looked for: the index of words shares beginnings. */
const PLACES = {
  text: 'xqzadlertext',
  file: 'xqzbiberfile',
  name: 'xqzciconianame',
  filename: 'xqzdachsfilename',
  metadata: 'xqzeselmetadata',
  value: 'xqzfalkevalue',
  correction: 'xqzgamscorrection',
  reason: 'xqzhirschreason',
  label: 'xqzigellabel',
  note: 'xqzjaguarnote',
  batch: 'xqzkauzbatch',
  response: 'xqzluchsresponse',
};
const PERSON = 'Zyxwvut Personname';

let app: TestApp;
let receiver: WebhookReceiver;
let extracted: JsonObject = {};
beforeAll(async () => {
  // A destination that quotes what it gets.
  receiver = await startReceiver((response, { body }) => response.end(body.includes('xqz') ? PLACES.response : ''));
  app = await startTestApp({
    erasureIntervalMs: 500,
    settings: loopbackWebhooks,
    engine: scriptedEngine(async () => ({ extractedData: extracted, warnings: [PLACES.value] })),
  });
});
afterAll(async () => {
  await receiver.close();
  await app.close();
});

/** Places with a word of the person, in files and on PostgreSQL in rows. */
async function listLeft(): Promise<string[]> {
  const texts = await listStoredTexts(app);
  const words = Object.entries({ ...PLACES, person: 'personname' });
  return texts.flatMap(([where, text]) =>
    words.flatMap(([place, word]) => (text.includes(word.slice(3)) ? [`${place} in ${where}`] : [])),
  );
}

test(
  'an erased person is in no byte of files, tables, index, log, answers and deliveries',
  { timeout: 120_000 },
  async () => {
    const { client } = app.admin;
    const path = await workspaceWithSchema(app.admin);
    ok(await createWebhook({ client, path, body: { url: receiver.url } }));
    ok(await updateMemory({ client, path, body: { mode: 'on' } }));
    extracted = { invoiceNumber: `${PLACES.value} ${PERSON}` };
    const headers = { 'Idempotency-Key': PLACES.text };
    const metadata = { who: PLACES.metadata };
    const body = { name: `${PLACES.name}.txt`, content: `${PERSON} ${PLACES.text} `.repeat(300), metadata };
    const { id } = ok(await createDocument({ client, path, body, headers }));
    const file = new File([`${PERSON} ${PLACES.file} `.repeat(3000)], `${PLACES.filename}.txt`, { type: 'text/plain' });
    ok(await uploadDocument({ client, path, body: { file, metadata: JSON.stringify(metadata) } }));
    const { runId } = ok(await extractFile({ client, path, body: { file } }));
    ok(await getRun({ client, path: { id: runId }, query: { wait: 30 } }));
    ok(await requestReview({ client, path: { id: runId } }));
    ok(await claimReview({ client, path: { id: runId } }));
    const actions = [{ path: '/invoiceNumber', action: 'correct' as const, value: PLACES.correction }];
    ok(await updateReview({ client, path: { id: runId }, body: { actions } }));
    ok(await rejectReview({ client, path: { id: runId }, body: { reason: PLACES.reason } }));
    const dataset = ok(await createDataset({ client, path, body: { name: 'Set' } }));
    const items = [{ documentId: id, expected: { invoiceNumber: PLACES.label } }];
    const [item] = ok(await addDatasetItems({ client, path: { id: dataset.id }, body: { items } })).items;
    ok(await createDatasetVersion({ client, path: { id: dataset.id } }));
    const itemPath = { id: dataset.id, itemId: item?.id ?? '' };
    ok(await updateDatasetItem({ client, path: itemPath, body: { note: PLACES.note } }));
    const batch = ok(await createBatch({ client, path, body: {} }));
    const batched = new File([`${PERSON} in a batch`], `${PLACES.batch}.txt`, { type: 'text/plain' });
    ok(await uploadBatchDocuments({ client, path: { id: batch.id }, body: { file: batched } }));
    ok(await startBatch({ client, path: { id: batch.id } }));
    await app.app.idle();
    expect(ok(await listMemoryExamples({ client, path })).total).toBeGreaterThan(0);
    expect(ok(await listDocuments({ client, path, query: { query: PERSON } })).total).toBe(4);
    expect((await listLeft()).length).toBeGreaterThan(Object.keys(PLACES).length);

    const erasure = ok(await createErasure({ client, path, body: { query: PERSON, match: 'phrase' } }));
    expect(erasure.counts['documents']).toBe(4);
    ok(await confirmErasure({ client, path: { id: erasure.id } }));
    const read = async () => ok(await getErasure({ client, path: { id: erasure.id } }));
    await expect.poll(async () => (await read()).status, { timeout: 20_000 }).toBe('completed');
    await expect.poll(listLeft, { timeout: 60_000, interval: 500 }).toEqual([]);
    // Closing writes what the log still has.
    await app.restart();
    expect(await listLeft()).toEqual([]);
    expect(inject('database')).toMatch(/sqlite|postgres/);
  },
);
