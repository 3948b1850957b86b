/**
 * The first page of runs and of documents, with 1,000 rows and with 1,000,000: two servers over two databases, asked in turn.
 */
import SqliteDatabase from 'better-sqlite3';
import { endAllServers } from '../harness/server-process.ts';
import { interleaved, median, quantile, say, sayRatio } from './measure.ts';
import { API_KEY, startBenchServer, withPreparedData, type Prepared } from './prepared-server.ts';
import { runLoad, type Load } from './run-load.ts';

const FEW = 1_000;
const MANY = 1_000_000;
const ROUNDS = 9;
const REQUESTS = 200;

/** Copies of the one document and the one run that are there, older than these, in one transaction; triggers keep the counts. */
function addRows({ databasePath, runId, documentId }: Prepared, total: number): void {
  const database = new SqliteDatabase(databasePath);
  database.pragma('synchronous = OFF');
  database.pragma('cache_size = -262144');
  const numbers = 'with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ?)';
  const idOf = (prefix: string) => `'${prefix}_' || printf('%026d', n)`;
  database.transaction(() => {
    database
      .prepare(
        `insert into documents (id, workspace_id, environment_id, schema_family_id, name, content, mime_type, file_size, status, page_count,
           blob_hash, created_at, updated_at)
         ${numbers}
         select ${idOf('doc')}, workspace_id, environment_id, schema_family_id, 'invoice-' || n, content, mime_type, file_size, status,
           page_count, printf('%064x', n), created_at, updated_at
         from numbers, documents where documents.id = ?`,
      )
      .run(total - 1, documentId);
    database
      .prepare(
        `insert into runs (id, workspace_id, environment_id, document_id, schema_family_id, schema_version_id, status, provider, model,
           key_source, residency, attempts, extracted_data, confidence, started_at, completed_at, created_at, updated_at)
         ${numbers}
         select ${idOf('run')}, workspace_id, environment_id, ${idOf('doc')}, schema_family_id, schema_version_id, status, provider, model,
           key_source, residency, attempts, '{"invoiceNumber":"' || n || '","total":118}', confidence, started_at, completed_at,
           created_at, updated_at
         from numbers, runs where runs.id = ?`,
      )
      .run(total - 1, runId);
  })();
  database.pragma('wal_checkpoint(truncate)');
  database.close();
}

/** What the list says, and what a count of the rows says. */
async function checkTotal(url: string, databasePath: string, table: 'runs' | 'documents'): Promise<string> {
  const response = await fetch(url, { headers: { 'x-api-key': API_KEY } });
  const { total, data } = (await response.json()) as { total: number; data: unknown[] };
  const database = new SqliteDatabase(databasePath, { readonly: true });
  const counted = database.prepare<[], number>(`select count(*) from ${table}`).pluck().get();
  database.close();
  return `${table}: total ${total}, ${total === counted ? 'exact' : `WRONG, there are ${counted}`}, ${data.length} on the page`;
}

async function measure(few: Prepared, many: Prepared): Promise<void> {
  addRows(few, FEW);
  addRows(many, MANY);
  const finds = 'sample';
  const servers = { few: startBenchServer(few.dataDir, { finds }), many: startBenchServer(many.dataDir, { finds }) };
  try {
    const urlOf = async (size: 'few' | 'many', list: 'runs' | 'documents') => {
      const { path } = size === 'few' ? few : many;
      return `${await servers[size].url}/workspaces/${path.slug}/schemas/${path.schemaKey}/${list}`;
    };
    const take = (size: 'few' | 'many', list: 'runs' | 'documents') => async () =>
      runLoad({ url: await urlOf(size, list), method: 'GET', headers: { 'x-api-key': API_KEY }, connections: 1, expectedStatus: 200, requests: REQUESTS });
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
    say(`lists: the first page, median of ${ROUNDS} rounds of ${REQUESTS} requests`);
    line(`runs, ${FEW} rows (baseline)`, loads.fewRuns);
    line(`runs, ${MANY} rows`, loads.manyRuns);
    line(`documents, ${FEW} rows (baseline)`, loads.fewDocuments);
    line(`documents, ${MANY} rows`, loads.manyDocuments);
    sayRatio('runs, p50 to baseline', p50(loads.manyRuns) / p50(loads.fewRuns), { atMost: 1.5 });
    sayRatio('documents, p50 to baseline', p50(loads.manyDocuments) / p50(loads.fewDocuments), { atMost: 1.5 });
    for (const [size, { databasePath }] of [['few', few], ['many', many]] as const) {
      for (const list of ['runs', 'documents'] as const) say(`  ${await checkTotal(await urlOf(size, list), databasePath, list)}`);
    }
  } finally {
    await endAllServers();
  }
}

await withPreparedData({ finds: 'sample' }, (few) => withPreparedData({ finds: 'sample' }, (many) => measure(few, many)));
