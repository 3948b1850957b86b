/**
 * `npm run bench evaluations -- --documents 300`: an evaluation by the built-in extractor, with the scores of its
 * documents, against a batch over the same documents; and pages of the items of a large data set, against the first.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import {
  addDatasetItems,
  createBatch,
  createClient,
  createDataset,
  createDatasetVersion,
  createDocument,
  createEvaluation,
  getBatch,
  getEvaluation,
  listDatasetItems,
  type Client,
  type Evaluation,
} from '@excerpt/sdk';
import { ok } from '../../harness/builders.ts';
import { endAllServers } from '../../harness/server-process.ts';
import { interleaved, median, say, sayRatio, timed } from '../measure.ts';
import { processorTime } from '../processor-time.ts';
import { API_KEY, startBenchServer, withPreparedData, type Prepared } from '../prepared-server.ts';

const { values } = parseArgs({
  options: { documents: { type: 'string', default: '300' }, items: { type: 'string', default: '10000' } },
});
const DOCUMENTS = Number(values.documents);
const ITEMS = Number(values.items);
const ROUNDS = 5;
const LIST_ROUNDS = 15;
const PAGE_SIZE = 50;
const AT_ONCE = 1_000;
const PAUSE_MS = 20;

const invoiceText = (number: number): string =>
  `ACME Ltd, 5 Harbour Lane, Dublin\nInvoice number: INV-${number}\nInvoice date: 2026-01-${10 + (number % 20)}\n` +
  `Description  Quantity  Unit price  Amount\nProduct brochure A5  ${number % 9}  12.50  ${(number % 9) * 12.5}\n` +
  `Total: ${(number % 9) * 12.5} EUR\nPlease pay within 14 days.\n`;

async function untilEnded(read: () => Promise<string>): Promise<void> {
  while (/^(open|pending|processing)$/.test(await read())) await delay(PAUSE_MS);
}

async function createDocuments(client: Client, path: Prepared['path'], count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const body = { name: `${index}.txt`, content: invoiceText(index) };
    ids.push(ok(await createDocument({ client, path, body })).id);
  }
  return ids;
}

async function createLabelled(client: Client, path: Prepared['path'], documents: string[]): Promise<string> {
  const { id } = ok(await createDataset({ client, path, body: { name: 'Benchmark' } }));
  const items = documents.map((documentId, index) => ({ documentId, expected: { invoiceNumber: `INV-${index}` } }));
  for (let at = 0; at < items.length; at += AT_ONCE)
    ok(await addDatasetItems({ client, path: { id }, body: { items: items.slice(at, at + AT_ONCE) } }));
  return id;
}

async function measure(prepared: Prepared): Promise<void> {
  const server = startBenchServer(prepared.dataDir, { finds: 'models' });
  try {
    const client = createClient({ baseUrl: await server.url, apiKey: API_KEY });
    const { path } = prepared;
    const documents = await createDocuments(client, path, DOCUMENTS);
    const datasetId = await createLabelled(client, path, documents);
    ok(await createDatasetVersion({ client, path: { id: datasetId } }));
    const takes = {
      batch: () =>
        timed(async () => {
          const body = { documents: documents.map((documentId) => ({ documentId })) };
          const { id } = ok(await createBatch({ client, path, body }));
          await untilEnded(async () => ok(await getBatch({ client, path: { id } })).status);
        }),
      evaluation: () =>
        timed(async () => {
          // Otherwise the runs of the round before would be used.
          const body = { datasetId, fresh: true };
          const { id } = ok(await createEvaluation({ client, path, body })) as Evaluation;
          await untilEnded(async () => ok(await getEvaluation({ client, path: { id } })).status);
        }),
    };
    const used = { batch: [] as number[], evaluation: [] as number[] };
    const counted = (name: keyof typeof takes) => async () => {
      const before = await processorTime(server.pid);
      const time = await takes[name]();
      const after = await processorTime(server.pid);
      used[name].push(after.own + after.children - before.own - before.children);
      return time;
    };
    await interleaved(1, takes);
    const times = await interleaved(ROUNDS, { batch: counted('batch'), evaluation: counted('evaluation') });
    say(`evaluations: ${DOCUMENTS} documents by the built-in extractor, median of ${ROUNDS} rounds`);
    const [batch, evaluation] = [median(times.batch), median(times.evaluation)];
    say(`  batch (baseline): ${Math.round(batch)} ms; evaluation: ${Math.round(evaluation)} ms`);
    sayRatio('wall time to a batch', evaluation / batch, { atMost: 1.05 });
    // Unlike the time on the clock, it says the same on a machine that others use.
    sayRatio('processor time to a batch', median(used.evaluation) / median(used.batch), { atMost: 1.05 });

    const many = await createLabelled(client, path, await createDocuments(client, path, ITEMS));
    const list = (page: number) => () =>
      timed(async () =>
        ok(await listDatasetItems({ client, path: { id: many }, query: { page, pageSize: PAGE_SIZE } })),
      );
    const pages = await interleaved(LIST_ROUNDS, { first: list(1), last: list(Math.floor(ITEMS / PAGE_SIZE)) });
    const [first, last] = [median(pages.first), median(pages.last)];
    say(`  ${ITEMS} items, ${PAGE_SIZE} a page: first ${first.toFixed(1)} ms, last ${last.toFixed(1)} ms`);
    sayRatio('last page to the first', last / first, { atMost: 3 });
  } finally {
    await endAllServers();
  }
}

await withPreparedData({ finds: 'nothing' }, measure);
