import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, createSchema, createWorkspace, extract, extractFile, getRun, type Client } from '@excerpt/sdk';
import invoiceSchema from '../../cli/sample/invoice-schema.json' with { type: 'json' };
import type { Environment } from '../../server/config/read-settings.ts';
import { ok } from '../harness/builders.ts';
import { startServerProcess, type ServerProcess } from '../harness/server-process.ts';

export const API_KEY = 'exk_the-key-of-the-benchmarks';

export interface EngineChoice {
  /** `models`: the real engine, with the provider that the settings name. */
  finds: 'sample' | 'nothing' | 'models';
  sleepMs?: number;
}

/** A data directory with a workspace, a schema and a finished run. */
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
  const program = ['test/bench/start-server.ts', finds, String(sleepMs)];
  return startServerProcess(
    program,
    {
      EXCERPT_PORT: '0',
      EXCERPT_DATA_DIR: dataDir,
      EXCERPT_RATE_LIMIT: '0',
      EXCERPT_MAX_PENDING_RUNS: '0',
      EXCERPT_LOG_LEVEL: 'warn',
      EXCERPT_BOOTSTRAP_API_KEY: API_KEY,
      ...settings,
    },
    options,
  );
}

async function fill(
  client: Client,
  finds: EngineChoice['finds'],
): Promise<Pick<Prepared, 'path' | 'runId' | 'documentId'>> {
  const { slug } = ok(await createWorkspace({ client, body: { name: 'Benchmark' } }));
  const body = { schemaKey: 'invoice', name: 'Invoice', definition: invoiceSchema };
  const { schemaKey } = ok(await createSchema({ client, path: { slug }, body }));
  const path = { slug, schemaKey };
  const file = new File([await readFile(new URL('../../cli/sample/invoice.pdf', import.meta.url))], 'invoice.pdf', {
    type: 'application/pdf',
  });
  const text = { name: 'invoice.txt', content: 'Invoice number: 1\nTotal: 118.00\n' };
  const { runId } = ok(
    await (finds === 'models'
      ? extractFile({ client, path, body: { name: 'invoice.pdf', file } })
      : extract({ client, path, body: text })),
  );
  const run = ok(await getRun({ client, path: { id: runId }, query: { wait: 30 } }));
  if (run.status !== 'completed') throw new Error(`The run is ${run.status}: ${run.errorMessage}`);
  return { path, runId, documentId: run.documentId };
}

/**
 * Creates a data directory, calls `work` while no server uses it, and deletes it.
 * @param settings of the server; without a database URL, it uses SQLite in the directory
 */
export async function withPreparedData<T>(
  engine: EngineChoice,
  work: (prepared: Prepared) => T | Promise<T>,
  settings: Environment = {},
): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'excerpt-bench-'));
  const databasePath = join(dataDir, 'excerpt.db');
  try {
    const server = startBenchServer(dataDir, engine, settings);
    const content = await fill(createClient({ baseUrl: await server.url, apiKey: API_KEY }), engine.finds);
    await server.end('SIGTERM');
    return await work({
      dataDir,
      databasePath,
      databaseUrl: settings['EXCERPT_DATABASE_URL'] ?? `sqlite:${databasePath}`,
      ...content,
    });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
