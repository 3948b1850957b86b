import { setTimeout as delay } from 'node:timers/promises';
import { PostgresDialect, sql, type PostgresPoolClient } from 'kysely';
import { DatabaseError, Pool, types, type PoolClient, type PoolConfig } from 'pg';
import { unavailable } from '../../errors.ts';
import { timestamp } from '../../lib/clock.ts';
import { toStorableText } from '../../lib/storable-text.ts';
import { connect, UnusableDatabaseError, type Store } from '../database.ts';
import { NamedLocks } from './named-locks.ts';
import { probeLiveness } from './liveness-probe.ts';
import { isDamage, toUnavailable } from '../database-outage.ts';

/** Timeout for a connection of the pool, free or new. */
const CONNECT_TIMEOUT_MS = 5_000;
/** Timeout of a query for a lock. */
const LOCK_TIMEOUT_MS = 10_000;

/** Serialisation failure, deadlock; a parent deleted, or an equal row inserted, after the transaction had read. */
const CONFLICTS = new Set(['40001', '40P01', '23503', '23505']);

const TOO_MANY_CONNECTIONS = '53300';
const MAX_CONNECT_TRIES = 20;
const CONNECT_PAUSE_MS = 250;

/** The columns of a prepared statement have changed: the schema was migrated under this server. */
const isStale = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code === '0A000' && error.message.includes('cached plan');

const asText = (value: string) => value;

/** The values that the tables' types declare: timestamps as in the API, JSON as text, counts as numbers. */
const PARSERS = new Map<number, (value: string) => unknown>([
  [types.builtins.TIMESTAMPTZ, (value) => timestamp(Date.parse(value))],
  [types.builtins.INT8, Number],
  [types.builtins.NUMERIC, Number],
  [types.builtins.JSON, asText],
  [types.builtins.JSONB, asText],
]);

/** U+0000 fails a statement. Requests are checked; other sources are not. */
function storable(value: unknown): unknown {
  return typeof value === 'string' ? toStorableText(value) : value;
}

/** More than the program has: each combination of a list's filters is a statement of its own. */
const MAX_STATEMENTS = 300;
/** Statements are prepared after so many uses. */
const MIN_USES = 5;

/**
 * Names frequent statements, so that each connection prepares them once: PostgreSQL plans most statements for longer
 * than it runs them.
 */
class StatementNames {
  readonly #known = new Map<string, { uses: number; name: string }>();
  #generation = 0;

  of(text: string): string | undefined {
    const known = this.#known.get(text);
    if (known !== undefined) {
      known.uses += 1;
      return known.uses > MIN_USES ? known.name : undefined;
    }
    if (this.#known.size < MAX_STATEMENTS)
      this.#known.set(text, { uses: 1, name: `excerpt_${this.#generation}_${this.#known.size}` });
    return undefined;
  }

  /** Statements are prepared anew, under other names. */
  renew(): void {
    this.#known.clear();
    this.#generation += 1;
  }
}

interface Guards {
  pool: Pool;
  names: StatementNames;
  noteError: (error: unknown) => void;
}

/** Reports outages as such, and removes broken connections from the pool. */
function guarded(client: PoolClient, { pool, names, noteError }: Guards): PostgresPoolClient {
  let lost: Error | undefined;
  let isInTransaction = false;
  const query = async (text: string, parameters: readonly unknown[]): Promise<unknown> => {
    if (lost !== undefined) throw lost;
    if (/^(?:begin|start transaction|commit|rollback)\b/.test(text)) isInTransaction = /^(?:begin|start)/.test(text);
    try {
      // Without parameters, the text may contain several statements, which cannot be prepared.
      const name = parameters.length > 0 ? names.of(text) : undefined;
      return await client.query({ text, values: parameters.map(storable), ...(name !== undefined && { name }) });
    } catch (error) {
      // It may quote whole rows, which must not be logged.
      if (error instanceof DatabaseError) error.detail = undefined;
      if (isStale(error)) {
        names.renew();
        // A transaction is over, and runs again as after a conflict.
        if (!isInTransaction) return await query(text, parameters);
      }
      noteError(error);
      const seen = toUnavailable(error);
      // After anything but a response of the database, the state of the connection is unknown.
      if (seen instanceof Error && (!(error instanceof DatabaseError) || error.severity === 'FATAL')) lost = seen;
      throw seen;
    }
  };
  // Kysely's type includes cursors, which need another package. Nothing here streams.
  // A pool that was made smaller closes what it has beyond its size.
  const release = (discard?: boolean) =>
    client.release(discard === true || lost !== undefined || pool.totalCount > pool.options.max);
  return { query, release } as unknown as PostgresPoolClient;
}

/** A connection, as soon as the server has one: nodes that start together may be too many for a moment. */
async function connectPatiently(pool: Pool): Promise<PoolClient> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await pool.connect();
    } catch (error) {
      const isFull = error instanceof DatabaseError && error.code === TOO_MANY_CONNECTIONS;
      if (!isFull || tries === MAX_CONNECT_TRIES) throw error;
      await delay(CONNECT_PAUSE_MS * (0.5 + Math.random()));
    }
  }
}

export interface PostgresLocation {
  /** `postgres://…` */
  url: string;
  /** Maximum number of connections of this process. See `shareConnections`. */
  connections: number;
  /** Timeout of one statement; 0 for none. */
  statementTimeoutMs: number;
}

/**
 * @param onLost called when an idle connection breaks
 * @param onUnusable called when the database finds damaged pages
 */
export function openPostgres(
  { url, connections, statementTimeoutMs }: PostgresLocation,
  onLost: (error: Error) => void = () => undefined,
  onUnusable: (error: Error) => void = () => undefined,
): Store {
  const config: PoolConfig = {
    connectionString: url,
    application_name: 'excerpt',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    // Plans for short statements over indexes in memory or on an SSD. `options` in the URL take precedence.
    options: '-c random_page_cost=1.1 -c jit=off',
    statement_timeout: statementTimeoutMs,
    // The database may be unable to enforce its own timeout.
    ...(statementTimeoutMs > 0 && { query_timeout: statementTimeoutMs + 1_000 }),
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        (format !== 'binary' && PARSERS.get(oid)) || types.getTypeParser(oid, format),
    },
  };
  const open = (own: PoolConfig) => {
    const pool = new Pool({ ...config, ...own });
    pool.on('error', onLost);
    // A connection in use reports its failure by the query; without a listener, the event would end the process.
    pool.on('connect', (client) => client.on('error', () => undefined));
    return pool;
  };
  const pool = open({ max: connections });
  // Without a statement timeout, long waits are expected.
  const stopProbe = statementTimeoutMs > 0 ? probeLiveness(pool, url) : () => undefined;
  const names = new StatementNames();
  let damage: UnusableDatabaseError | null = null;
  const noteError = (error: unknown) => {
    if (damage !== null || !isDamage(error)) return;
    damage = new UnusableDatabaseError(new URL(url).pathname.slice(1), 'is damaged. Restore a backup, then restart');
    onUnusable(damage);
  };
  // Queries for locks never block inside the database.
  const locks = new NamedLocks(open({ max: 1, query_timeout: LOCK_TIMEOUT_MS }));

  const db = connect(
    new PostgresDialect({
      pool: {
        options: {},
        end: () => pool.end(),
        connect: async () => {
          try {
            return guarded(await connectPatiently(pool), { pool, names, noteError });
          } catch (error) {
            throw toUnavailable(error);
          }
        },
      },
    }),
  );
  return {
    name: 'postgres',
    db,
    pool,
    isConflict: (error) => error instanceof DatabaseError && (CONFLICTS.has(error.code ?? '') || isStale(error)),
    // PostgreSQL groups commits itself.
    unsynced: (work) => work(db),
    checkPages: async () => undefined,
    truncateLog: async () => undefined,
    shared: (work) => db.transaction().execute(work),
    exclusively: (name, work) => locks.run(name, work),
    tryExclusively: (name, work) => locks.tryRun(name, work),
    async check() {
      if (damage !== null) throw damage;
      const { rows } = await sql<{ isReadOnly: boolean }>`select pg_is_in_recovery() as "isReadOnly"`.execute(db);
      if (rows[0]?.isReadOnly === true) throw unavailable('The database is a read-only standby.');
    },
    async close() {
      stopProbe();
      await locks.close();
      await db.destroy();
      if (!pool.ending) await pool.end();
    },
  };
}
