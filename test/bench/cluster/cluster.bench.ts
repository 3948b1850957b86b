/**
 * Several processes on one PostgreSQL: runs with an engine that does nothing against pg-boss by itself, the throughput
 * of one, two and four workers, and random kills. `npm run bench cluster -- --part overhead|workers|kills` measures one
 * of them, `--short` with fewer rounds.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Environment } from '../../../server/config/read-settings.ts';
import { Cluster } from '../../harness/postgres/cluster-nodes.ts';
import { createDatabaseOn } from '../../harness/postgres/postgres-databases.ts';
import { startPostgres } from '../../harness/postgres/postgres-server.ts';
import { endAllServers } from '../../harness/server-process.ts';
import { measureKills } from './cluster-kills.ts';
import { Backlog, makePattern, spanOf } from './cluster-runs.ts';
import { interleaved, median, say, sayRatio } from '../measure.ts';
import { processorsSince } from '../processor-time.ts';
import { providerSettings, startBenchProvider } from '../start-provider.ts';
import { runLoad } from '../run-load.ts';

const isShort = process.argv.includes('--short');
const OVERHEAD_RUNS = isShort ? 500 : 1_000;
const OVERHEAD_ROUNDS = isShort ? 3 : 5;
const AT_ONCE = 16;
const WORKER_RUNS = 2_000;
const SLEEP_MS = 200;
/** Runs per worker before the measurement. */
const WARM_RUNS = 500;

const postgres = await startPostgres();

/** Runs `work` with a cluster on an empty database. */
async function withCluster<T>(
  program: (log: string) => string[],
  work: (cluster: Cluster, url: string) => Promise<T>,
): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'excerpt-bench-'));
  const database = await createDatabaseOn(postgres.url, 'bench');
  const cluster = new Cluster(database.url, dataDir, program);
  try {
    return await work(cluster, database.url);
  } finally {
    await endAllServers();
    await cluster.close();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const bench = (sleepMs: number) => () => ['test/bench/start-server.ts', 'nothing', String(sleepMs)];

async function runBoss(url: string): Promise<number> {
  const entry = fileURLToPath(new URL('bare-boss.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [entry, url, String(OVERHEAD_RUNS), String(AT_ONCE)]);
  return Number(stdout);
}

async function measureOverhead(): Promise<void> {
  const bare = await createDatabaseOn(postgres.url, 'bench');
  await withCluster(bench(0), async (cluster, url) => {
    const server = cluster.start('all', { EXCERPT_CONCURRENCY: String(AT_ONCE) });
    const address = await server.url;
    const pattern = await makePattern(cluster, address);
    const backlog = new Backlog(url);
    const headers = { 'x-api-key': cluster.apiKey };
    let round = 0;

    /** Measures from the first request to the end of the last run. */
    async function acceptAndExecute(): Promise<number> {
      const [before] = await cluster.rows<{ id: string }>('select max(id) as id from runs');
      await runLoad({
        url: address + pattern.extractPath,
        method: 'POST',
        headers,
        connections: AT_ONCE,
        expectedStatus: 202,
        requests: OVERHEAD_RUNS,
      });
      const [span] = await spanAfter(before?.id ?? '');
      return span ?? Number.NaN;
    }
    async function spanAfter(id: string): Promise<number[]> {
      for (;;) {
        const [row] = await cluster.rows<{ open: number; completed: number; ms: number }>(`
          select count(*) filter (where status not in ('completed', 'failed'))::int as open,
          count(*) filter (where status = 'completed')::int as completed,
            (extract(epoch from max(completed_at) - min(created_at)) * 1000)::float8 as ms from runs
            where id > '${id}'`);
        if (row?.open === 0 && row.completed === OVERHEAD_RUNS) return [row.ms];
        await delay(20);
      }
    }
    /** Measures from the first claim to the end of the last waiting run. */
    async function execute(): Promise<number> {
      round += 1;
      const prefix = `run_000-${round}-`;
      await backlog.add(pattern, prefix, OVERHEAD_RUNS);
      return spanOf(cluster, prefix, OVERHEAD_RUNS);
    }

    const takes = { bare: () => runBoss(bare.url), ours: acceptAndExecute, queued: execute };
    await interleaved(1, takes);
    const times = await interleaved(OVERHEAD_ROUNDS, takes);
    await backlog.close();
    const rate = (of: number[]) => OVERHEAD_RUNS / (median(of) / 1000);
    say(`cluster: ${OVERHEAD_RUNS} jobs, ${AT_ONCE} at once; median of ${OVERHEAD_ROUNDS} rounds`);
    say(`  bare pg-boss, sent, claimed and completed (baseline): ${Math.round(rate(times.bare))} jobs/s`);
    say(
      `  runs over HTTP, from acceptance to the end, engine that does nothing: ${Math.round(rate(times.ours))} runs/s`,
    );
    say(
      `  runs that waited in the queue, from the first claim to the last end: ${Math.round(rate(times.queued))} runs/s`,
    );
    sayRatio('runs/s over HTTP to baseline', rate(times.ours) / rate(times.bare), { atLeast: 0.3 });
    sayRatio('runs/s from the queue to baseline', rate(times.queued) / rate(times.bare), { atLeast: 0.5 });
  });
  await bare.drop();
}

interface Work {
  what: string;
  program: () => string[];
  settings?: Environment;
}

async function measureWorkers({ what, program, settings = {} }: Work): Promise<void> {
  say(
    `cluster: ${WORKER_RUNS} waiting runs, ${what}, workers of ${AT_ONCE} jobs; one round each, after some runs of ` +
      `each`,
  );
  const throughput = new Map<number, number>();
  await withCluster(program, async (cluster, url) => {
    const api = cluster.start('all', { EXCERPT_CONCURRENCY: '1', ...settings });
    const pattern = await makePattern(cluster, await api.url);
    await api.end('SIGTERM');
    const backlog = new Backlog(url);
    for (const count of [1, 2, 4]) {
      const workers = Array.from({ length: count }, () =>
        cluster.start('worker', { EXCERPT_CONCURRENCY: String(AT_ONCE), ...settings }),
      );
      for (const worker of workers) await worker.url;
      // A warm-up round: new processes are slow, and their children have not started yet.
      await backlog.add(pattern, `run_warm-${count}-`, count * WARM_RUNS);
      await spanOf(cluster, `run_warm-${count}-`, count * WARM_RUNS);
      const prefix = `run_00${count}-`;
      await backlog.add(pattern, prefix, WORKER_RUNS);
      const busySince = processorsSince();
      const ms = await spanOf(cluster, prefix, WORKER_RUNS);
      const busy = Math.round(busySince() * 100);
      for (const worker of workers) await worker.end('SIGTERM');
      throughput.set(count, WORKER_RUNS / (ms / 1000));
      const ideal = (count * AT_ONCE) / (SLEEP_MS / 1000);
      say(
        `  ${count} of them: ${Math.round(WORKER_RUNS / (ms / 1000))} runs/s (if nothing but the waiting took ` +
          `time: ${ideal}), processors of this machine ${busy} % busy`,
      );
    }
    await backlog.close();
  });
  const [one, two, four] = [1, 2, 4].map((count) => throughput.get(count) ?? Number.NaN) as [number, number, number];
  sayRatio('two workers to one', two / one, { atLeast: 1.9 });
  sayRatio('four workers to one', four / one, { atLeast: 3.6 });
}

const part = process.argv[process.argv.indexOf('--part') + 1];
try {
  if (part === undefined || !process.argv.includes('--part') || part === 'overhead') await measureOverhead();
  if (!process.argv.includes('--part') || part === 'workers') {
    await measureWorkers({ what: `an engine that sleeps ${SLEEP_MS} ms`, program: bench(SLEEP_MS) });
    const url = await startBenchProvider('sample-answers.ts', SLEEP_MS);
    await measureWorkers({
      what: `a provider that takes ${SLEEP_MS} ms`,
      program: () => ['test/bench/start-server.ts', 'models'],
      settings: providerSettings(url, AT_ONCE),
    });
  }
  if (!process.argv.includes('--part') || part === 'kills')
    await withCluster((log) => ['test/jobs/cluster-node.ts', log], measureKills);
} finally {
  await endAllServers();
  await postgres.stop();
}
