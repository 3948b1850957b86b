/**
 * Runs through acceptance and execution with an engine that does nothing, over HTTP and whole, against a loop over the
 * same SQL statements; and a thousand runs against an engine that sleeps.
 */
import SqliteDatabase from 'better-sqlite3';
import { endAllServers } from '../harness/server-process.ts';
import { runBare } from './bare-runs.ts';
import { interleaved, median, say, sayRatio, timed } from './measure.ts';
import { API_KEY, startBenchServer, withPreparedData, type Prepared } from './prepared-server.ts';
import { runQueued, untilDone } from './cluster/queued-runs.ts';
import { runLoad } from './run-load.ts';

const COUNT = 1_000;
const ROUNDS = 7;
const CONNECTIONS = 16;

const SLEEP_MS = 100;
const AT_ONCE = 64;
const IDEAL_MS = Math.ceil(COUNT / AT_ONCE) * SLEEP_MS;
const SLEEP_ROUNDS = 5;

function openDatabase({ databasePath }: Prepared) {
  return new SqliteDatabase(databasePath, { timeout: 10_000 });
}

/** Milliseconds from the creation of the first run to the end of the last, without the start of the load generator. */
async function acceptAndExecute(url: string, database: SqliteDatabase.Database): Promise<number> {
  const before = database.prepare<[], string>('select max(id) from runs').pluck().get() ?? '';
  const headers = { 'x-api-key': API_KEY };
  await runLoad({ url, method: 'POST', headers, connections: CONNECTIONS, expectedStatus: 202, requests: COUNT });
  await untilDone(database);
  const span = database.prepare<[string], { begin: string; end: string; completed: number }>(`
    select min(created_at) as begin, max(completed_at) as end, sum(status = 'completed') as completed from runs
    where id > ?`);
  const { begin, end, completed } = span.get(before) ?? { begin: '', end: '', completed: 0 };
  if (completed !== COUNT) throw new Error(`${completed} runs are completed, not ${COUNT}.`);
  return Date.parse(end) - Date.parse(begin);
}

async function measureThroughput(ours: Prepared, bare: Prepared): Promise<void> {
  const server = startBenchServer(ours.dataDir, { finds: 'nothing' });
  const database = openDatabase(ours);
  try {
    const { slug, schemaKey } = ours.path;
    const url = `${await server.url}/workspaces/${slug}/schemas/${schemaKey}/documents/${ours.documentId}/extract`;
    let round = 0;
    const takes = {
      bare: () => timed(async () => runBare(bare, COUNT, round++)),
      ours: () => acceptAndExecute(url, database),
    };
    await interleaved(1, takes);
    const times = await interleaved(ROUNDS, takes);
    const rate = (of: number[]) => COUNT / (median(of) / 1000);
    say(
      `runs: ${COUNT} runs over a parsed document, over HTTP on ${CONNECTIONS} connections, until the last is ` +
        `completed; median of ${ROUNDS} rounds`,
    );
    say(`  loop over the same SQL (baseline): ${Math.round(rate(times.bare))} runs/s`);
    say(`  whole server, engine that does nothing: ${Math.round(rate(times.ours))} runs/s`);
    sayRatio('runs/s to baseline', rate(times.ours) / rate(times.bare), { atLeast: 0.4 });
  } finally {
    database.close();
    await endAllServers();
  }
}

async function measureSleep(prepared: Prepared): Promise<void> {
  const server = startBenchServer(
    prepared.dataDir,
    { finds: 'nothing', sleepMs: SLEEP_MS },
    { EXCERPT_CONCURRENCY: String(AT_ONCE) },
  );
  const database = openDatabase(prepared);
  try {
    const { slug, schemaKey } = prepared.path;
    const url = `${await server.url}/workspaces/${slug}/schemas/${schemaKey}/documents/${prepared.documentId}/extract`;
    const first = await runQueued(prepared, url, database, { count: COUNT, round: 0 });
    const times: number[] = [];
    for (let round = 1; round <= SLEEP_ROUNDS; round += 1)
      times.push(await runQueued(prepared, url, database, { count: COUNT, round }));
    say(
      `runs: ${COUNT} queued runs, an engine that sleeps ${SLEEP_MS} ms, ${AT_ONCE} at a time; median of ` +
        `${SLEEP_ROUNDS} rounds after one`,
    );
    say(
      `  ideal (baseline): ${IDEAL_MS} ms;
        from the first claim to the end of the last run: ${median(times)} ms (the first round: ${first} ms)`,
    );
    sayRatio('wall time to ideal', median(times) / IDEAL_MS, { atMost: 1.15 });
  } finally {
    database.close();
    await endAllServers();
  }
}

await withPreparedData({ finds: 'nothing' }, (ours) =>
  withPreparedData({ finds: 'nothing' }, (bare) => measureThroughput(ours, bare)),
);
await withPreparedData({ finds: 'nothing' }, measureSleep);
