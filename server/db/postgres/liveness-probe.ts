import { Client, DatabaseError, type Pool, type PoolClient } from 'pg';

/** Who has had a connection for so long makes us ask whether the database is still there. */
const PATIENCE_MS = 5_000;
/** For a new connection, and for its question: a database that needs longer serves nobody. */
const ANSWER_MS = 4_000;
const LOOK_EVERY_MS = 1_000;

/** Whether the database says anything at all, over a connection of its own: also a refusal is an answer. */
async function answers(url: string): Promise<boolean> {
  const client = new Client({
    connectionString: url,
    application_name: 'excerpt question',
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
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
 * Notices a database that is gone without a word, as when its machine hangs or a network drops what is sent: the statements under way
 * would wait for all the time that a long one may take. Their connections are ended, about ten seconds after they were taken.
 * @param url of the pool's database
 * @returns the end of it
 */
export function noticeSilence(pool: Pool, url: string): () => void {
  const takenAt = new Map<PoolClient, number>();
  let isAsking = false;
  let answeredAt = -Infinity;
  pool.on('acquire', (client) => takenAt.set(client, performance.now()));
  pool.on('release', (_error, client) => takenAt.delete(client));
  pool.on('remove', (client) => takenAt.delete(client));

  async function look(): Promise<void> {
    const now = performance.now();
    const held = [...takenAt].filter(([, at]) => now - at > PATIENCE_MS);
    if (isAsking || held.length === 0 || now - answeredAt < PATIENCE_MS) return;
    isAsking = true;
    const isThere = await answers(url);
    isAsking = false;
    if (isThere) answeredAt = performance.now();
    else for (const [client, at] of held) if (takenAt.get(client) === at) client.end().catch(() => undefined);
  }

  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
