/**
 * The first page of runs and of documents, with 1,000 rows and with 1,000,000: two servers over two databases, asked in
 * turn.
 * `npm run bench lists -- --postgres` on PostgreSQL.
 */
import { addRows, executeOn } from '../harness/documents/many-rows.ts';
import { createDatabaseOn } from '../harness/postgres/postgres-databases.ts';
import { startPostgres } from '../harness/postgres/postgres-server.ts';
import { endAllServers } from '../harness/server-process.ts';
import { interleaved, median, quantile, say, sayRatio } from './measure.ts';
import { API_KEY, startBenchServer, withPreparedData, type Prepared } from './prepared-server.ts';
import { runLoad, type Load } from './run-load.ts';

const FEW = 1_000;
const MANY = 1_000_000;
const ROUNDS = 9;
const REQUESTS = 200;

/** Compares the total of the list with a count of the rows. */
async function checkTotal(url: string, databaseUrl: string, table: 'runs' | 'documents'): Promise<string> {
  const response = await fetch(url, { headers: { 'x-api-key': API_KEY } });
  const { total, data } = (await response.json()) as { total: number; data: unknown[] };
  const [row] = await executeOn(databaseUrl, [`select count(*) as counted from ${table}`]);
  const counted = Number(row?.['counted']);
  return (
    `${table}: total ${total}, ${total === counted ? 'exact' : `WRONG, there are ${counted}`}, ${data.length} ` +
    `on the page`
  );
}

async function measure(few: Prepared, many: Prepared): Promise<void> {
  await addRows(few.databaseUrl, few, FEW);
  await addRows(many.databaseUrl, many, MANY);
  const start = ({ dataDir, databaseUrl }: Prepared) =>
    startBenchServer(dataDir, { finds: 'sample' }, { EXCERPT_DATABASE_URL: databaseUrl });
  const servers = { few: start(few), many: start(many) };
  try {
    const urlOf = async (size: 'few' | 'many', list: 'runs' | 'documents') => {
      const { path } = size === 'few' ? few : many;
      return `${await servers[size].url}/workspaces/${path.slug}/schemas/${path.schemaKey}/${list}`;
    };
    const take = (size: 'few' | 'many', list: 'runs' | 'documents') => async () =>
      runLoad({
        url: await urlOf(size, list),
        method: 'GET',
        headers: { 'x-api-key': API_KEY },
        connections: 1,
        expectedStatus: 200,
        requests: REQUESTS,
      });
    const takes = {
      fewRuns: take('few', 'runs'),
      manyRuns: take('many', 'runs'),
      fewDocuments: take('few', 'documents'),
      manyDocuments: take('many', 'documents'),
    };
    await interleaved(1, takes);
    const loads = await interleaved(ROUNDS, takes);

    const p50 = (of: Load[]) => median(of.map(({ latencies }) => quantile(latencies, 0.5)));
    const line = (name: string, of: Load[]) => say(`  ${name}: p50 ${p50(of).toFixed(2)} ms`);
    say(
      `lists on ${many.databaseUrl.split(':')[0]}: the first page, median of ${ROUNDS} rounds of ${REQUESTS} requests`,
    );
    line(`runs, ${FEW} rows (baseline)`, loads.fewRuns);
    line(`runs, ${MANY} rows`, loads.manyRuns);
    line(`documents, ${FEW} rows (baseline)`, loads.fewDocuments);
    line(`documents, ${MANY} rows`, loads.manyDocuments);
    sayRatio('runs, p50 to baseline', p50(loads.manyRuns) / p50(loads.fewRuns), { atMost: 1.5 });
    sayRatio('documents, p50 to baseline', p50(loads.manyDocuments) / p50(loads.fewDocuments), { atMost: 1.5 });
    for (const [size, { databaseUrl }] of [
      ['few', few],
      ['many', many],
    ] as const) {
      for (const list of ['runs', 'documents'] as const)
        say(`  ${await checkTotal(await urlOf(size, list), databaseUrl, list)}`);
    }
  } finally {
    await endAllServers();
  }
}

async function onBoth(fewUrl?: string, manyUrl?: string): Promise<void> {
  const engine = { finds: 'sample' } as const;
  const on = (url: string | undefined) => (url === undefined ? {} : { EXCERPT_DATABASE_URL: url });
  await withPreparedData(
    engine,
    (few) => withPreparedData(engine, (many) => measure(few, many), on(manyUrl)),
    on(fewUrl),
  );
}

if (process.argv.includes('--postgres')) {
  const postgres = await startPostgres();
  const databases = [await createDatabaseOn(postgres.url, 'bench'), await createDatabaseOn(postgres.url, 'bench')];
  try {
    await onBoth(databases[0]?.url, databases[1]?.url);
  } finally {
    for (const database of databases) await database.drop();
    await postgres.stop();
  }
} else {
  await onBoth();
}
