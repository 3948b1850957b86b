import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { dropTemplates } from './postgres-databases.ts';
import { startPostgres, type PostgresServer } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** `starter` returns the URL of this run's PostgreSQL, which the first request starts. */
    postgres: { starter: string; run: string };
  }
}

/** PostgreSQL starts on demand, so that other tests need not wait for it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const run = randomBytes(4).toString('hex');
  let starting: Promise<PostgresServer> | null = null;
  const starter = createServer((_request, response) => {
    starting ??= startPostgres();
    starting.then(
      ({ url }) => response.end(url),
      (error: unknown) => response.writeHead(500).end(error instanceof Error ? error.stack : String(error)),
    );
  }).listen(0, '127.0.0.1');
  await once(starter, 'listening');
  const { port } = starter.address() as AddressInfo;
  project.provide('postgres', { starter: `http://127.0.0.1:${port}`, run });

  return async () => {
    starter.close();
    starter.closeAllConnections();
    const postgres = await starting?.catch(() => null);
    if (!postgres) return;
    await dropTemplates(postgres.url, run);
    await postgres.stop();
  };
}
