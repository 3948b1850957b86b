/**
 * What the memory costs a run of the built-in extractor: processor time of the server and its children with as many
 * examples as are kept, against none. `-- --examples 200` teaches fewer.
 */
import { parseArgs } from 'node:util';
import {
  addDatasetItems,
  createClient,
  createDataset,
  createDocument,
  createSchema,
  extract,
  getMemory,
  getRun,
  updateMemory,
} from '@excerpt/sdk';
import { ok } from '../../harness/builders.ts';
import { endAllServers } from '../../harness/server-process.ts';
import { generateDocuments } from '../../evaluation/generator/generate-documents.ts';
import { median, say, sayRatio } from '../measure.ts';
import { API_KEY, startBenchServer, withPreparedData } from '../prepared-server.ts';
import { processorTime } from '../processor-time.ts';

const { values } = parseArgs({ options: { examples: { type: 'string', default: '1000' } }, strict: false });
const EXAMPLES = Number(values.examples);
const RUNS = 40;
const ROUNDS = 15;
const AT_ONCE = 4;
const SEED = 23;
/** The generator makes documents of nine kinds in turn. */
const KINDS = 9;

const invoices = generateDocuments(SEED, (EXAMPLES + RUNS) * KINDS + KINDS)
  .filter(({ kind }) => kind === 'invoice')
  .slice(0, EXAMPLES + RUNS);
const [taught, asked] = [invoices.slice(0, EXAMPLES), invoices.slice(EXAMPLES)];

await withPreparedData({ finds: 'models' }, async ({ dataDir, path: { slug } }) => {
  const server = startBenchServer(dataDir, { finds: 'models' });
  try {
    const client = createClient({ baseUrl: await server.url, apiKey: API_KEY });
    const schema = { schemaKey: 'taught', name: 'Taught', definition: invoices[0]?.definition ?? {} };
    ok(await createSchema({ client, path: { slug }, body: schema }));
    const path = { slug, schemaKey: 'taught' };
    const dataset = ok(await createDataset({ client, path, body: { name: 'Examples' } }));
    for (const [index, { text, expected }] of taught.entries()) {
      const { id } = ok(await createDocument({ client, path, body: { name: `${index}.txt`, content: text } }));
      const items = [{ documentId: id, expected }];
      ok(await addDatasetItems({ client, path: { id: dataset.id }, body: { items } }));
    }

    let helped = 0;
    const runAll = async (): Promise<{ own: number; children: number }> => {
      const before = await processorTime(server.pid);
      const waiting = asked.map(({ text }, index) => ({ name: `asked-${index}.txt`, content: text }));
      const work = async (): Promise<void> => {
        for (let body = waiting.pop(); body !== undefined; body = waiting.pop()) {
          const { runId } = ok(await extract({ client, path, body }));
          const run = ok(await getRun({ client, path: { id: runId }, query: { wait: 60 } }));
          if (run.status !== 'completed') throw new Error(`The run is ${run.status}: ${run.errorMessage}`);
          helped += Number(run.memory.length > 0);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
      const after = await processorTime(server.pid);
      const perRun = (of: 'own' | 'children'): number => (after[of] - before[of]) / asked.length;
      return { own: perRun('own'), children: perRun('children') };
    };
    const runWith = async (mode: 'on' | 'off') => {
      ok(await updateMemory({ client, path, body: { mode } }));
      return runAll();
    };
    // Each run reads some of the examples that none has read.
    for (let round = 0; round * RUNS < EXAMPLES; round += 1) await runWith('on');
    await runWith('off');
    const { examples } = ok(await getMemory({ client, path }));
    helped = 0;
    const [without, withThem]: Awaited<ReturnType<typeof runAll>>[][] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      without?.push(await runWith('off'));
      withThem?.push(await runWith('on'));
    }
    const medianOf = (rounds: typeof without = [], of: 'own' | 'children') => median(rounds.map((one) => one[of]));
    const describe = (rounds: typeof without) =>
      `${medianOf(rounds, 'own').toFixed(1)} + ${medianOf(rounds, 'children').toFixed(1)} ms`;
    const total = (rounds: typeof without = []) => median(rounds.map(({ own, children }) => own + children));
    say(`examples: ${RUNS} runs, ${examples} examples kept of ${EXAMPLES} taught; median of ${ROUNDS} rounds`);
    say(
      `  processor time a run, server and children: ${describe(without)} without, ${describe(withThem)} with; ` +
        `examples helped in ${helped} of ${ROUNDS * RUNS} runs`,
    );
    sayRatio('processor time with examples to that without', total(withThem) / total(without), { atMost: 1.2 });
  } finally {
    await endAllServers();
  }
});
