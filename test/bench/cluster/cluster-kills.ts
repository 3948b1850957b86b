import { createClient, extract } from '@excerpt/sdk';
import { setTimeout as delay } from 'node:timers/promises';
import { ok, workspaceWithSchema } from '../../harness/builders.ts';
import type { Cluster } from '../../harness/postgres/cluster-nodes.ts';
import type { ServerProcess } from '../../harness/server-process.ts';
import { createSeededRandom } from '../../jobs/seeded-random.ts';
import { median, quantile, say } from '../measure.ts';

const RUNS = 2_000;
const SENDERS = 4;
const KILLS = 30;
const WORKERS = 3;
const SLEEP_MS = 500;
/** Minimum time over which runs arrive, so that every kill can meet some. */
const SPREAD_MS = 120_000;

interface Kill {
  at: number;
  /** Runs that the worker was executing, by document name. */
  interrupted: string[];
}

/** Runs that a worker started but did not finish. */
function heldBy(pid: number, lines: string[]): string[] {
  const held = new Set<string>();
  for (const line of lines) {
    const [what, name = '', by] = line.split(' ');
    if (Number(by) !== pid) continue;
    if (what === 'begins') held.add(name);
    else held.delete(name);
  }
  return [...held];
}

/** Kills workers at random while runs arrive, and checks the outcome of all runs. */
export async function measureKills(cluster: Cluster): Promise<void> {
  const random = createSeededRandom(20_261_121);
  const api = cluster.start('api');
  const client = createClient({ baseUrl: await api.url, apiKey: cluster.apiKey });
  const path = await workspaceWithSchema({ client });
  await cluster.watchRuns();
  const workers: ServerProcess[] = Array.from({ length: WORKERS }, () => cluster.start('worker'));
  for (const worker of workers) await worker.url;

  let sent = 0;
  const send = async () => {
    while (sent < RUNS) {
      sent += 1;
      const begin = performance.now();
      ok(await extract({ client, path, body: { name: 'a.txt', content: `run-${sent} takes ${SLEEP_MS}` } }));
      await delay(Math.max(0, (SPREAD_MS / RUNS) * SENDERS - (performance.now() - begin)));
    }
  };
  const sending = Promise.all(Array.from({ length: SENDERS }, send));

  const kills: Kill[] = [];
  while (kills.length < KILLS) {
    await delay((0.5 + random()) * (SPREAD_MS / KILLS) * 0.8);
    const index = Math.floor(random() * WORKERS);
    const doomed = workers[index];
    if (doomed === undefined) continue;
    await doomed.url;
    const at = Date.now();
    await doomed.end('SIGKILL');
    kills.push({ at, interrupted: heldBy(doomed.pid, await cluster.extractions()) });
    workers[index] = cluster.start('worker');
  }
  await sending;
  let finals = await cluster.finals();
  for (let waits = 0; waits < 240 && (finals.once < RUNS || finals.jobs > 0); waits += 1) {
    await delay(500);
    finals = await cluster.finals();
  }

  const begins = (await cluster.extractions()).map((line) => line.split(' ')).filter(([what]) => what === 'begins');
  const recoveries = kills.flatMap(({ at, interrupted }) =>
    interrupted.map((run) =>
      Math.min(
        ...begins
          .filter(([, name, , time]) => name === run && Number(time) > at)
          .map(([, , , time]) => Number(time) - at),
      ),
    ),
  );
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  say(`cluster: ${KILLS} random kills among ${WORKERS} workers while ${RUNS} runs of ${SLEEP_MS} ms arrive`);
  say(
    `  runs: ${finals.runs}; completed: ${finals.completed}; final once and never changed after: ${finals.once}; ` +
      `jobs left: ${finals.jobs}`,
  );
  say(
    `  ${recoveries.length} times a run was interrupted;
      from the kill until another worker began it again: median ${seconds(median(recoveries))}, ` +
      `95 of 100 within ${seconds(quantile(recoveries, 0.95))}, the last ${seconds(Math.max(...recoveries))} ` +
      `(goal: within 60 s)`,
  );
}
