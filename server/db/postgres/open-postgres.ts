import { PostgresDialect, type PostgresPoolClient } from 'kysely';
import { DatabaseError, Pool, types, type PoolClient, type PoolConfig } from 'pg';
import { timestamp } from '../../lib/clock.ts';
import { storableText } from '../../lib/storable-text.ts';
import { connect, type Store } from '../database.ts';
import { NamedLocks } from './named-locks.ts';
import { noticeSilence } from './liveness-probe.ts';
import { asUnavailable } from '../database-outage.ts';

/** How long a request waits for a connection: for one of the pool's to be free, or for a new one to be made. */
const CONNECT_TIMEOUT_MS = 5_000;
/** How long a question for a lock may take. */
const LOCK_TIMEOUT_MS = 10_000;

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

/** For texts that come from elsewhere than a request: a U+0000 would fail the statement. */
function storable(value: unknown): unknown {
  return typeof value === 'string' ? storableText(value) : value;
}

/** More texts than the program has: lists with and without filters are each a text of their own. */
const MOST_STATEMENTS = 300;
const OFTEN = 5;

/**
 * Names for texts that come again and again, under which each connection prepares them once: planning a statement takes PostgreSQL
 * longer than running most of them.
 */
class StatementNames {
  readonly #known = new Map<string, { uses: number; name: string }>();

  of(text: string): string | undefined {
    const known = this.#known.get(text);
    if (known !== undefined) {
      known.uses += 1;
      return known.uses > OFTEN ? known.name : undefined;
    }
    if (this.#known.size < MOST_STATEMENTS) this.#known.set(text, { uses: 1, name: `excerpt_${this.#known.size}` });
    return undefined;
  }
}

/** Gives back a connection that is no longer good as what it is, and tells an outage from an error. */
function guarded(client: PoolClient, names: StatementNames): PostgresPoolClient {
  let lost: Error | undefined;
  const query = async (text: string, parameters: readonly unknown[]) => {
    if (lost !== undefined) throw lost;
    try {
      // Without parameters a text may be several statements, which cannot be prepared.
      const name = parameters.length > 0 ? names.of(text) : undefined;
      return await client.query({ text, values: parameters.map(storable), ...(name !== undefined && { name }) });
    } catch (error) {
      // It may quote whole rows, which are the users' and not the log's.
      if (error instanceof DatabaseError) error.detail = undefined;
      const seen = asUnavailable(error);
      // After anything but an answer of the database, nobody knows what is still to come on this connection.
      if (seen instanceof Error && (!(error instanceof DatabaseError) || error.severity === 'FATAL')) lost = seen;
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
export function openPostgres(
  { url, connections, statementTimeoutMs }: PostgresLocation,
  onLost: (error: Error) => void = () => undefined,
): Store {
  const config: PoolConfig = {
    connectionString: url,
    application_name: 'excerpt',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    // Plans for short statements over indexes that are in memory or on a disk without a head. An `options` of the URL's own comes before it.
    options: '-c random_page_cost=1.1 -c jit=off',
    statement_timeout: statementTimeoutMs,
    // The database itself may be what does not answer any more.
    ...(statementTimeoutMs > 0 && { query_timeout: statementTimeoutMs + 1_000 }),
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        (format !== 'binary' && PARSERS.get(oid)) || types.getTypeParser(oid, format),
    },
  };
  const open = (own: PoolConfig) => {
    const pool = new Pool({ ...config, ...own });
    pool.on('error', onLost);
    // A connection in use tells its user by the query that fails; without a listener its event would end the program.
    pool.on('connect', (client) => client.on('error', () => undefined));
    return pool;
  };
  const pool = open({ max: connections });
  // Where a statement may take any time, nobody waits for its answer.
  const endNotice = statementTimeoutMs > 0 ? noticeSilence(pool, url) : () => undefined;
  const names = new StatementNames();
  // It asks for locks and never waits for them inside the database.
  const locks = new NamedLocks(open({ max: 1, query_timeout: LOCK_TIMEOUT_MS }));

  const db = connect(
    new PostgresDialect({
      pool: {
        options: {},
        end: () => pool.end(),
        connect: async () => {
          try {
            return guarded(await pool.connect(), names);
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
      endNotice();
      await locks.close();
      await db.destroy();
      if (!pool.ending) await pool.end();
    },
  };
}
