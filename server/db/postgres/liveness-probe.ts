import { Client, DatabaseError, type Pool, type PoolClient } from 'pg';

/** A connection in use for so long triggers a probe. */
const PROBE_AFTER_MS = 3_000;
/** Timeout of the probe's connection and of its query. */
const PROBE_TIMEOUT_MS = 4_000;
const CHECK_EVERY_MS = 500;

/** Whether the database responds to a new connection. A refusal is a response too. */
async function probe(url: string): Promise<boolean> {
  const client = new Client({
    connectionString: url,
    application_name: 'excerpt probe',
    connectionTimeoutMillis: PROBE_TIMEOUT_MS,
    query_timeout: PROBE_TIMEOUT_MS,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch (error) {
    return error instanceof DatabaseError;
  } finally {
    client.end().catch(() => undefined);
  }
}

/**
 * Liveness probe: detects a database that stops responding without closing its connections, as after a hang or a
 * network partition. Statements under way would wait for the full statement timeout; their connections are closed about
 * eight seconds after they were taken.
 * @param url of the pool's database
 * @returns a function that stops the probe
 */
export function probeLiveness(pool: Pool, url: string): () => void {
  const takenAt = new Map<PoolClient, number>();
  let isProbing = false;
  let respondedAt = -Infinity;
  pool.on('acquire', (client) => takenAt.set(client, performance.now()));
  pool.on('release', (_error, client) => takenAt.delete(client));
  pool.on('remove', (client) => takenAt.delete(client));

  async function check(): Promise<void> {
    const now = performance.now();
    const held = [...takenAt].filter(([, at]) => now - at > PROBE_AFTER_MS);
    if (isProbing || held.length === 0 || now - respondedAt < PROBE_AFTER_MS) return;
    isProbing = true;
    const isAlive = await probe(url);
    isProbing = false;
    if (isAlive) respondedAt = performance.now();
    else for (const [client, at] of held) if (takenAt.get(client) === at) client.end().catch(() => undefined);
  }

  const timer = setInterval(() => void check(), CHECK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
