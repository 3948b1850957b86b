import { PostgresDialect, type PostgresPoolClient } from 'kysely';
import { DatabaseError, Pool, types, type PoolClient, type PoolConfig } from 'pg';
import { timestamp } from '../lib/clock.ts';
import { connect, type Store } from './database.ts';
import { NamedLocks } from './named-locks.ts';
import { asUnavailable } from './unavailable.ts';

/** How long a request waits for a connection: for one of the pool's to be free, or for a new one to be made. */
const CONNECT_TIMEOUT_MS = 5_000;

/** Serialisation failure, deadlock; a parent that was deleted, or an equal row that was inserted, after the transaction had looked. */
const CONFLICTS = new Set(['40001', '40P01', '23503', '23505']);

const asText = (value: string) => value;

/** Values as the tables' types say: timestamps in the interface's form, JSON as text, counts as numbers. */
const PARSERS = new Map<number, (value: string) => unknown>([
  [types.builtins.TIMESTAMPTZ, (value) => timestamp(Date.parse(value))],
  [types.builtins.INT8, Number],
  [types.builtins.NUMERIC, Number],
  [types.builtins.JSON, asText],
  [types.builtins.JSONB, asText],
]);

/** PostgreSQL keeps no U+0000 in a text; what it means in a text, nobody knows. */
function withoutNul(value: unknown): unknown {
  return typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '') : value;
}

/** Gives back a connection that is no longer good as what it is, and tells an outage from an error. */
function guarded(client: PoolClient): PostgresPoolClient {
  let lost: unknown;
  const query = async (text: string, parameters: readonly unknown[]) => {
    if (lost !== undefined) throw lost;
    try {
      return await client.query(text, parameters.map(withoutNul));
    } catch (error) {
      const seen = asUnavailable(error);
      // After anything but an answer of the database, nobody knows what is still to come on this connection.
      if (!(error instanceof DatabaseError) || error.severity === 'FATAL') lost = seen;
      throw seen;
    }
  };
  // Kysely asks for cursors too, which need a package of their own: nothing here streams.
  const release = (discard?: boolean) => client.release(discard === true || lost !== undefined);
  return { query, release } as unknown as PostgresPoolClient;
}

export interface PostgresLocation {
  /** `postgres://…` */
  url: string;
  /** Most connections of this program. */
  connections: number;
  /** Longest time of one statement; 0 for none. */
  statementTimeoutMs: number;
}

/** @param onLost is told of connections that broke while nobody used them */
export function openPostgres({ url, connections, statementTimeoutMs }: PostgresLocation, onLost: (error: Error) => void = () => undefined): Store {
  const config: PoolConfig = {
    connectionString: url,
    application_name: 'excerpt',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    statement_timeout: statementTimeoutMs,
    // The database itself may be what does not answer any more.
    ...(statementTimeoutMs > 0 && { query_timeout: statementTimeoutMs + 1_000 }),
    types: { getTypeParser: (oid: number, format?: 'text' | 'binary') => (format !== 'binary' && PARSERS.get(oid)) || types.getTypeParser(oid, format) },
  };
  const open = (max: number) => {
    const pool = new Pool({ ...config, max });
    pool.on('error', onLost);
    // A connection in use tells its user by the query that fails; without a listener its event would end the program.
    pool.on('connect', (client) => client.on('error', () => undefined));
    return pool;
  };
  const pool = open(connections);
  const locks = new NamedLocks(open(1));

  const db = connect(
    new PostgresDialect({
      pool: {
        options: {},
        end: () => pool.end(),
        connect: async () => {
          try {
            return guarded(await pool.connect());
          } catch (error) {
            throw asUnavailable(error);
          }
        },
      },
    }),
  );
  return {
    name: 'postgres',
    db,
    pool,
    isConflict: (error) => error instanceof DatabaseError && CONFLICTS.has(error.code ?? ''),
    // A commit waits for the disk together with all others of its moment, which SQLite's cannot.
    relaxed: (work) => work(db),
    exclusively: (name, work) => locks.run(name, work),
    async close() {
      await locks.close();
      await db.destroy();
      if (!pool.ending) await pool.end();
    },
  };
}
