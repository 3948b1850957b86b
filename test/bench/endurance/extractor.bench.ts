/**
 * Time and memory of the built-in extractor's child process on long documents: `npm run bench extractor`.
 */
import { createClient, createSchema, extract, getRun, rerunRun, uploadDocument, type Client } from '@excerpt/sdk';
import { ok } from '../../harness/builders.ts';
import { endAllServers } from '../../harness/server-process.ts';
import { makePdf } from '../../../server/parsing/testing/make-pdf.ts';
import { median, say, sayRatio } from '../measure.ts';
import { API_KEY, startBenchServer, withPreparedData } from '../prepared-server.ts';
import { mebibytes, watchMemory } from './watch-memory.ts';

const PAGES = 200;
const ROUNDS = 3;
const MAX_SECONDS = 5;
const MAX_BYTES = 400 * 2 ** 20;
const WAIT_SECONDS = 60;

const text = (type: string) => ({ type: [type, 'null'] });
const definition = {
  type: 'object',
  properties: {
    contractNumber: text('string'),
    orderDate: { ...text('string'), format: 'date' },
    supplierName: text('string'),
    customerName: text('string'),
    governingLaw: text('string'),
    totalAmount: text('number'),
    items: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          description: text('string'),
          quantity: text('number'),
          price: text('number'),
          amount: text('number'),
        },
      },
    },
  },
};

const row = (index: number): string[] => [
  `Spare part ${index} of the list`,
  String((index % 9) + 1),
  '12.50',
  (((index % 9) + 1) * 12.5).toFixed(2),
];

async function drawTable(): Promise<Uint8Array> {
  const columns = [40, 330, 420, 500];
  const place = (cells: string[], y: number) => cells.map((cell, index) => ({ text: cell, x: columns[index] ?? 0, y }));
  return makePdf(
    Array.from({ length: PAGES }, (_, page) => ({
      texts: [
        ...place([`Contract number: C-17   Page ${page + 1}`], 40),
        ...place(['Description', 'Qty', 'Price', 'Amount'], 60),
        ...Array.from({ length: 45 }, (_row, index) => place(row(page * 45 + index), 80 + index * 15)).flat(),
      ],
    })),
  );
}

async function drawProse(): Promise<Uint8Array> {
  const line = (page: number, index: number) =>
    `${page}.${index} The supplier shall deliver part ${page * index} within ${index} days of the order.`;
  return makePdf(
    Array.from({ length: PAGES }, (_, page) => ({
      texts: Array.from({ length: 50 }, (_line, index) => ({
        text: line(page + 1, index + 1),
        x: 40,
        y: 40 + index * 15,
        size: 9,
      })),
    })),
  );
}

const makeLongPage = (): string =>
  [
    'Contract number: C-17',
    'Description                         Qty     Price      Amount',
    ...Array.from({ length: 5_000 }, (_, index) => row(index).join('        ')),
  ].join('\n');

const documents: Record<string, () => Promise<Uint8Array | string>> = {
  [`${PAGES} pages of a table, 9,000 rows`]: drawTable,
  [`${PAGES} pages of prose`]: drawProse,
  'a text of 5,000 rows': async () => makeLongPage(),
};

/** Seconds of one run. The parsed document is there. */
async function takeSeconds(client: Client, id: string): Promise<number> {
  for (;;) {
    const run = ok(await getRun({ client, path: { id }, query: { wait: WAIT_SECONDS } }));
    if (run.status === 'failed') throw new Error(`The run failed: ${run.errorMessage}`);
    if (run.status === 'completed' && run.startedAt !== null && run.completedAt !== null)
      return (Date.parse(run.completedAt) - Date.parse(run.startedAt)) / 1000;
  }
}

await withPreparedData({ finds: 'nothing' }, async ({ dataDir, path: { slug } }) => {
  const server = startBenchServer(dataDir, { finds: 'models' });
  const client = createClient({ baseUrl: await server.url, apiKey: API_KEY });
  const path = { slug, schemaKey: 'long' };
  ok(await createSchema({ client, path: { slug }, body: { schemaKey: 'long', name: 'Long', definition } }));
  for (const [name, make] of Object.entries(documents)) {
    const content = await make();
    const filename = typeof content === 'string' ? 'long.txt' : 'long.pdf';
    const file = new File([typeof content === 'string' ? content : new Uint8Array(content)], filename);
    const { id: documentId } = ok(await uploadDocument({ client, path, body: { file } }));
    const times: number[] = [];
    const peaks = await watchMemory(
      server.pid,
      (async () => {
        let { runId } = ok(await extract({ client, path, body: { documentId } }));
        await takeSeconds(client, runId);
        for (let round = 0; round < ROUNDS; round += 1) {
          ({ runId } = ok(await rerunRun({ client, path: { id: runId } })));
          times.push(await takeSeconds(client, runId));
        }
      })(),
    );
    const peak = peaks.programs.get('extraction-child') ?? 0;
    say(`extractor: ${name}; median of ${ROUNDS} runs after one`);
    say(`  ${median(times).toFixed(1)} s; the extractor's process: ${mebibytes(peak)} at its peak`);
    sayRatio(`seconds to ${MAX_SECONDS}`, median(times) / MAX_SECONDS, { atMost: 1 });
    sayRatio('peak to 400 MiB', peak / MAX_BYTES, { atMost: 1 });
  }
  await server.end('SIGTERM');
});
await endAllServers();
