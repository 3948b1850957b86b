/**
 * GET /runs/{id} of the server, against a bare Koa route with the same SQL and JSON. Servers and load generator are
 * separate processes; rounds are interleaved.
 */
import { cp, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endAllServers, startServerProcess } from '../harness/server-process.ts';
import { interleaved, median, quantile, say, sayRatio } from './measure.ts';
import { API_KEY, startBenchServer, withPreparedData, type Prepared } from './prepared-server.ts';
import { runLoad, type Load } from './run-load.ts';

const CONNECTIONS = 32;
const ROUNDS = 7;
const SECONDS = 2;

const rate = ({ latencies, seconds }: Load) => latencies.length / seconds;

async function measure({ dataDir, databasePath, runId }: Prepared, otherDir: string): Promise<void> {
  const log = await open(join(otherDir, 'server.log'), 'a');
  const finds = 'sample';
  // Two servers cannot share a data directory.
  await cp(dataDir, join(otherDir, 'data'), { recursive: true });
  const servers = {
    bare: startServerProcess(['test/bench/bare-server.ts', databasePath], {}),
    info: startBenchServer(dataDir, { finds }, { EXCERPT_LOG_LEVEL: 'info' }, { log: log.fd }),
    warn: startBenchServer(join(otherDir, 'data'), { finds }, { EXCERPT_LOG_LEVEL: 'warn' }, { log: log.fd }),
  };
  try {
    const take = (server: { url: Promise<string> }, seconds: number) => async () =>
      runLoad({
        url: `${await server.url}/runs/${runId}`,
        method: 'GET',
        headers: { 'x-api-key': API_KEY },
        connections: CONNECTIONS,
        expectedStatus: 200,
        seconds,
      });
    const takes = (seconds: number) => ({
      bare: take(servers.bare, seconds),
      info: take(servers.info, seconds),
      warn: take(servers.warn, seconds),
    });
    await interleaved(1, takes(SECONDS));
    const loads = await interleaved(ROUNDS, takes(SECONDS));

    const rates = (of: Load[]) => median(of.map(rate));
    const line = (name: string, of: Load[]) => {
      const percentile = (share: number) => median(of.map(({ latencies }) => quantile(latencies, share))).toFixed(2);
      const busy = Math.round(median(of.map(({ busyShare }) => busyShare)) * 100);
      say(
        `  ${name}: ${Math.round(rates(of))} requests/s, p50 ${percentile(0.5)} ms, p99 ${percentile(0.99)} ms ` +
          `(load generator ${busy} % busy)`,
      );
    };
    say(`http: GET /runs/{id}, ${CONNECTIONS} connections, median of ${ROUNDS} rounds of ${SECONDS} s`);
    line('bare Koa route (baseline)', loads.bare);
    line('whole stack, log level info to a file (the default)', loads.info);
    line('whole stack, log level warn', loads.warn);
    sayRatio('requests/s to baseline, log level info', rates(loads.info) / rates(loads.bare), { atLeast: 0.5 });
    sayRatio('requests/s to baseline, log level warn', rates(loads.warn) / rates(loads.bare), { atLeast: 0.5 });
  } finally {
    await endAllServers();
    await log.close();
  }
}

await withPreparedData({ finds: 'sample' }, async (prepared) => {
  const otherDir = await mkdtemp(join(tmpdir(), 'excerpt-bench-'));
  try {
    await measure(prepared, otherDir);
  } finally {
    await rm(otherDir, { recursive: true, force: true });
  }
});
