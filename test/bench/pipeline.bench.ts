/**
 * What models that are played find and cost; a thousand runs of the sample invoice through the pipeline with a provider
 * that answers in 200 ms; a document of 300 pages; and grounding in a large document.
 */
import { parseArgs } from 'node:util';
import SqliteDatabase from 'better-sqlite3';
import { groundExtraction } from '../../server/extraction/grounding/ground-extraction.ts';
import { createLargeDocument } from '../../server/extraction/grounding/testing/large-document.ts';
import { endAllServers } from '../harness/server-process.ts';
import { measureAnswerQuality } from './answers/answer-quality.ts';
import { measurePlayedErrors } from './answers/played-errors.ts';
import { measureLongDocument } from './long-document.ts';
import { median, say, sayRatio, timed } from './measure.ts';
import { startBenchServer, withPreparedData, type Prepared } from './prepared-server.ts';
import { processorTime } from './processor-time.ts';
import { providerSettings, startBenchProvider } from './start-provider.ts';
import { runQueued } from './cluster/queued-runs.ts';

const COUNT = 1_000;
const AT_ONCE = 64;
const LATENCY_MS = 200;
const IDEAL_MS = Math.ceil(COUNT / AT_ONCE) * LATENCY_MS;
const ROUNDS = 5;

const settingsFor = (url: string) => providerSettings(url, AT_ONCE);

async function measureRuns(prepared: Prepared, provider: string): Promise<void> {
  const server = startBenchServer(prepared.dataDir, { finds: 'models' }, settingsFor(provider));
  const database = new SqliteDatabase(prepared.databasePath, { timeout: 10_000 });
  try {
    const { slug, schemaKey } = prepared.path;
    const url = `${await server.url}/workspaces/${slug}/schemas/${schemaKey}/documents/${prepared.documentId}/extract`;
    const first = await runQueued(prepared, url, database, { count: COUNT, round: 0 });
    const before = await processorTime(server.pid);
    const times: number[] = [];
    for (let round = 1; round <= ROUNDS; round += 1)
      times.push(await runQueued(prepared, url, database, { count: COUNT, round }));
    const after = await processorTime(server.pid);
    const perRun = (ms: number) => `${(ms / (COUNT * ROUNDS)).toFixed(2)} ms`;
    say(
      `pipeline: ${COUNT} runs, a provider that takes ${LATENCY_MS} ms, ${AT_ONCE} at a time; median of ${ROUNDS} ` +
        `rounds after one`,
    );
    say(
      `  ideal (baseline): ${IDEAL_MS} ms;
        from the first claim to the end of the last run: ${median(times)} ms (${times.join(', ')}; the first
        round: ${first} ms)`,
    );
    say(
      `  processor time a run: ${perRun(after.own - before.own)} in the server, ` +
        `${perRun(after.children - before.children)} in its children`,
    );
    sayRatio('wall time to ideal', median(times) / IDEAL_MS, { atMost: 1.1 });
  } finally {
    database.close();
    await endAllServers();
  }
}

async function measureGrounding(): Promise<void> {
  const request = createLargeDocument(200, 2_500);
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    // A document is indexed once.
    const unknown = structuredClone(request);
    times.push(await timed(async () => groundExtraction(unknown)));
  }
  say('pipeline: 10,000 values looked for in a document of 200 pages; median of 5');
  say(`  ${Math.round(median(times))} ms, ${Math.round(10_000 / (median(times) / 1000))} values a second`);
  sayRatio('seconds', median(times) / 1000, { atMost: 2 });
}

const prepareWith = await startBenchProvider('sample-answers.ts', 0);
// Other benchmarks of the same command may have options of their own.
const { values } = parseArgs({
  options: { schemas: { type: 'string', multiple: true }, corpus: { type: 'string' } },
  strict: false,
});
const folders = [values.schemas ?? []].flat().filter((folder) => typeof folder === 'string');
await measureAnswerQuality(folders);
await measurePlayedErrors(typeof values.corpus === 'string' ? values.corpus : undefined);
await measureGrounding();
await withPreparedData(
  { finds: 'models' },
  async (prepared) => {
    try {
      await measureLongDocument(prepared, settingsFor(await startBenchProvider('order-answers.ts', LATENCY_MS)));
    } finally {
      await endAllServers();
    }
  },
  settingsFor(prepareWith),
);
const url = await startBenchProvider('sample-answers.ts', LATENCY_MS);
await withPreparedData({ finds: 'models' }, (prepared) => measureRuns(prepared, url), settingsFor(url));
