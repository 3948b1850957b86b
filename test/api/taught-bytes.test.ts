/** What a document taught is in no byte that the server keeps, once the document is deleted or has expired. */
import {
  addDatasetItems,
  approveReview,
  createDataset,
  createDatasetVersion,
  createDocument,
  createSchema,
  createWorkspace,
  deleteDocument,
  extractDocument,
  getMemory,
  getRun,
  listMemoryExamples,
  updateEnvironment,
  updateMemory,
  updateReview,
  type Run,
} from '@excerpt/sdk';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { endOfRun, extractText, ok } from '../harness/builders.ts';
import { listStoredTexts } from '../harness/documents/stored-texts.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';
import { movableClock, type MovableClock } from '../harness/test-clock.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Inner parts are looked for: the index of words shares beginnings. */
const REVIEWED = ['adlersponsor', 'biberline', 'dachscorrection'];
const LABELLED = ['eselsponsor', 'falkeline'];

const text = { type: ['string', 'null'] };
const definition = {
  type: 'object',
  properties: {
    sponsor: { ...text, description: 'Who pays' },
    contract: { ...text, description: 'Number of the contract' },
  },
};

/** An order that names nothing as the schema does. */
const order = (sponsor: string, contract: string, line = 'Spots') =>
  [
    'Radio Nord   Abendprogramm',
    `Kürzel: ${contract}   Disponent: M. Weber`,
    `Mandant ${sponsor}`,
    `${line} 14   Sekunden 20\n`,
  ].join('\n');

let app: TestApp;
let clock: MovableClock;
let path: { slug: string; schemaKey: string };
beforeEach(async () => {
  clock = movableClock();
  app = await startTestApp({ clock, erasureIntervalMs: 500 });
  const { client } = app.admin;
  const { slug } = ok(await createWorkspace({ client, body: { name: 'Media' } }));
  const body = { schemaKey: 'order', name: 'Order', definition };
  path = { slug, schemaKey: ok(await createSchema({ client, path: { slug }, body })).schemaKey };
  ok(await updateMemory({ client, path, body: { mode: 'on' } }));
});
afterEach(() => app.close());

async function approve({ id }: Pick<Run, 'id'>, values: Record<string, string>): Promise<void> {
  const { client } = app.admin;
  const actions = Object.entries(values).map(([name, value]) => ({
    action: 'correct' as const,
    path: `/${name}`,
    value,
  }));
  ok(await updateReview({ client, path: { id }, body: { actions } }));
  ok(await approveReview({ client, path: { id } }));
}

/** A document that a review teaches, and one that a label in a data set teaches. */
async function teach(): Promise<{ reviewed: string; labelled: string }> {
  const { client } = app.admin;
  const run = await extractText(app.admin, path, order('Xqzadlersponsor', 'K-1201', 'Xqzbiberline'));
  await approve(run, { sponsor: 'Xqzadlersponsor', contract: 'Xqzdachscorrection 4' });
  const body = { name: 'order.txt', content: order('Xqzeselsponsor', 'K-1377', 'Xqzfalkeline') };
  const { id: documentId } = ok(await createDocument({ client, path, body }));
  const dataset = ok(await createDataset({ client, path, body: { name: 'Orders' } }));
  const items = [{ documentId, expected: { sponsor: 'Xqzeselsponsor', contract: 'K-1377' } }];
  ok(await addDatasetItems({ client, path: { id: dataset.id }, body: { items } }));
  ok(await createDatasetVersion({ client, path: { id: dataset.id } }));
  return { reviewed: run.documentId, labelled: documentId };
}

/** Places with one of the words, in files and on PostgreSQL in rows. */
async function listLeft(words: readonly string[]): Promise<string[]> {
  const texts = await listStoredTexts(app);
  return texts.flatMap(([where, all]) => words.flatMap((word) => (all.includes(word) ? [`${word} in ${where}`] : [])));
}

async function untilErased(words: readonly string[]): Promise<void> {
  await expect.poll(() => listLeft(words), { timeout: 60_000, interval: 500 }).toEqual([]);
}

const listTaught = async () =>
  ok(await listMemoryExamples({ client: app.admin.client, path })).data.map(({ documentId }) => documentId);

test('with its document, what a review and a label taught goes from every byte', { timeout: 120_000 }, async () => {
  const { client } = app.admin;
  const { reviewed, labelled } = await teach();
  const run = await extractText(app.admin, path, order('Bergrad Verleih', 'K-1533'));
  expect(run.extractedData).toMatchObject({ sponsor: 'Bergrad Verleih' });
  expect(new Set(run.memory.map(({ documentId }) => documentId))).toEqual(new Set([reviewed, labelled]));
  expect((await listLeft([...REVIEWED, ...LABELLED])).length).toBeGreaterThan(REVIEWED.length + LABELLED.length);

  await deleteDocument({ client, path: { id: reviewed } });
  expect(await listTaught()).toEqual([labelled]);
  await untilErased(REVIEWED);
  await deleteDocument({ client, path: { id: labelled } });
  expect(ok(await getMemory({ client, path }))).toMatchObject({ mode: 'on', examples: 0 });
  await untilErased(LABELLED);

  // The run keeps its data, and the names of examples that are gone.
  expect(ok(await getRun({ client, path: { id: run.id } }))).toEqual(run);
  expect((await extractText(app.admin, path, order('Citrus Nord', 'K-1600'))).memory).toEqual([]);
  // Closing writes what the log still has.
  await app.restart();
  expect(await listLeft([...REVIEWED, ...LABELLED])).toEqual([]);
});

test('with its expiry too, and an approval after it teaches nothing', { timeout: 120_000 }, async () => {
  const { client } = app.admin;
  ok(await updateEnvironment({ client, path: { ...path, envSlug: 'production' }, body: { retentionDays: 7 } }));
  const { reviewed, labelled } = await teach();
  clock.advance(6 * DAY_MS);
  const { runId } = ok(await extractDocument({ client, path: { ...path, id: reviewed } }));
  await endOfRun(app.admin, runId);
  const run = await extractText(app.admin, path, order('Bergrad Verleih', 'K-1533'));
  expect(new Set(run.memory.map(({ documentId }) => documentId))).toEqual(new Set([reviewed, labelled]));

  const read = async () => ok(await getRun({ client: app.admin.client, path: { id: run.id } }));
  clock.advance(2 * DAY_MS);
  await app.restart();
  await expect.poll(listTaught).toEqual([]);
  expect((await read()).memory).toEqual(run.memory);
  await approve({ id: runId }, { sponsor: 'Xqzadlersponsor' });
  expect(await listTaught()).toEqual([]);
  await untilErased(LABELLED);

  clock.advance(7 * DAY_MS);
  await app.restart();
  await expect.poll(async () => (await read()).expiredAt).not.toBeNull();
  await untilErased(REVIEWED);
  expect((await read()).memory).toEqual([]);
});
