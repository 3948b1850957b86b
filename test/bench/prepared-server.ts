import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, createSchema, createWorkspace, extract, getRun, type Client } from '@excerpt/sdk';
import invoiceSchema from '../../cli/sample/invoice-schema.json' with { type: 'json' };
import type { Environment } from '../../server/config.ts';
import { ok } from '../harness/builders.ts';
import { startServerProcess, type ServerProcess } from '../harness/server-process.ts';

export const API_KEY = 'exk_the-key-of-the-benchmarks';

export interface EngineChoice {
  finds: 'sample' | 'nothing';
  sleepMs?: number;
}

/** A data directory with a workspace, a schema and one finished run in it. */
export interface Prepared {
  dataDir: string;
  databasePath: string;
  databaseUrl: string;
  path: { slug: string; schemaKey: string };
  runId: string;
  documentId: string;
}

export function startBenchServer(
  dataDir: string,
  { finds, sleepMs = 0 }: EngineChoice,
  settings: Environment = {},
  options: { log?: number } = {},
): ServerProcess {
  const program = ['test/bench/server.ts', finds, String(sleepMs)];
  return startServerProcess(
    program,
    { EXCERPT_PORT: '0', EXCERPT_DATA_DIR: dataDir, EXCERPT_LOG_LEVEL: 'warn', EXCERPT_BOOTSTRAP_API_KEY: API_KEY, ...settings },
    options,
  );
}

async function fill(client: Client): Promise<Pick<Prepared, 'path' | 'runId' | 'documentId'>> {
  const { slug } = ok(await createWorkspace({ client, body: { name: 'Benchmark' } }));
  const body = { schemaKey: 'invoice', name: 'Invoice', definition: invoiceSchema };
  const { schemaKey } = ok(await createSchema({ client, path: { slug }, body }));
  const path = { slug, schemaKey };
  const { runId } = ok(await extract({ client, path, body: { name: 'invoice.txt', content: 'Invoice number: 1\nTotal: 118.00\n' } }));
  const run = ok(await getRun({ client, path: { id: runId }, query: { wait: 30 } }));
  if (run.status !== 'completed') throw new Error(`The run is ${run.status}: ${run.errorMessage}`);
  return { path, runId, documentId: run.documentId };
}

/**
 * Makes a data directory, hands it to `work` while no server uses it, and removes it.
 * @param databaseUrl an empty database; by default a file in the directory
 */
export async function withPreparedData<T>(engine: EngineChoice, work: (prepared: Prepared) => Promise<T>, databaseUrl?: string): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'excerpt-bench-'));
  const databasePath = join(dataDir, 'excerpt.db');
  try {
    const server = startBenchServer(dataDir, engine, databaseUrl === undefined ? {} : { EXCERPT_DATABASE_URL: databaseUrl });
    const content = await fill(createClient({ baseUrl: await server.url, apiKey: API_KEY }));
    await server.end('SIGTERM');
    return await work({ dataDir, databasePath, databaseUrl: databaseUrl ?? `sqlite:${databasePath}`, ...content });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
