/** POST …/extract with an `Idempotency-Key` against the same request without one. The engine sleeps: runs wait. */
import { endAllServers } from '../harness/server-process.ts';
import { interleaved, median, say, sayRatio } from './measure.ts';
import { API_KEY, startBenchServer, withPreparedData } from './prepared-server.ts';
import { runLoad, type Load } from './run-load.ts';

const CONNECTIONS = 32;
const ROUNDS = 9;
const SECONDS = 2;
const SLEEP_MS = 600_000;

const rate = (loads: Load[]) => median(loads.map(({ latencies, seconds }) => latencies.length / seconds));

await withPreparedData({ finds: 'nothing' }, async ({ dataDir, path: { slug, schemaKey }, documentId }) => {
  const server = startBenchServer(dataDir, { finds: 'nothing', sleepMs: SLEEP_MS });
  try {
    const url = `${await server.url}/workspaces/${slug}/schemas/${schemaKey}/documents/${documentId}/extract`;
    const take = (hasIdempotencyKeys: boolean) => () =>
      runLoad({
        url,
        method: 'POST',
        headers: { 'x-api-key': API_KEY },
        connections: CONNECTIONS,
        expectedStatus: 202,
        hasIdempotencyKeys,
        seconds: SECONDS,
      });
    const takes = { without: take(false), with: take(true) };
    await interleaved(1, takes);
    const loads = await interleaved(ROUNDS, takes);
    say(`idempotency: POST …/extract, ${CONNECTIONS} connections, median of ${ROUNDS} rounds of ${SECONDS} s`);
    say(`  without a key (baseline): ${Math.round(rate(loads.without))} requests/s`);
    say(`  with a key for each request: ${Math.round(rate(loads.with))} requests/s`);
    sayRatio('requests/s to baseline', rate(loads.with) / rate(loads.without), { atLeast: 0.85 });
  } finally {
    await endAllServers();
  }
});
