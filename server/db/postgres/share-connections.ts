import type { Pool } from 'pg';
import type { Logger } from '../../lib/logger.ts';
import { MESSAGES_NAME } from './messages.ts';

/** How often a node counts the others. */
const EVERY_MS = 5_000;
/** Of a node beside its pool: for locks, for messages, for a probe. */
const BESIDE_POOL = 3;
/** Left for operators, migrations and backups. */
const SPARE = 5;
const MIN_CONNECTIONS = 2;

const COUNTS = `
    count(*) filter (where application_name = '${MESSAGES_NAME}')::int as nodes,
    count(*) filter (where application_name is null or application_name not like 'excerpt%')::int as others`;

/** What the server allows this role, and who uses it; the same of this database, if it has a limit of its own. */
const COUNT = `
  with used as (select datname, application_name from pg_stat_activity where usesysid is not null)
  select
    least(
      current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
        - coalesce(nullif(current_setting('reserved_connections', true), '')::int, 0),
      (select nullif(rolconnlimit, -1) from pg_roles where rolname = current_user)
    ) as allowed, ${COUNTS}
  from used
  union all
  select datconnlimit as allowed, ${COUNTS}
  from pg_database left join used using (datname)
  where datname = current_database() and datconnlimit >= 0
  group by datconnlimit`;

interface Counted {
  allowed: number;
  nodes: number;
  /** Connections of other programs. Their names are hidden if they are another role's. */
  others: number;
}

interface Options {
  /** The size of the pool where the server has room for it. */
  atMost: number;
  logger: Logger;
}

/** How large the pool of one node may be; less than `MIN_CONNECTIONS` if there is not room for all nodes. */
export function shareOf({ allowed, nodes, others }: Counted, atMost: number): number {
  const share = Math.floor((allowed - others - SPARE) / Math.max(nodes, 1)) - BESIDE_POOL;
  return Math.min(atMost, share);
}

/**
 * Sizes a node's pool so that all nodes that are alive stay within what the database server allows: a server that has
 * no connection left refuses requests.
 * @returns a function that stops it
 */
export async function shareConnections(pool: Pool, { atMost, logger }: Options): Promise<() => void> {
  let isCrowded = false;

  async function resize(): Promise<void> {
    const { rows } = await pool.query<Counted>(COUNT);
    const [tightest] = rows
      .map((counted) => ({ ...counted, share: shareOf(counted, atMost) }))
      .toSorted((a, b) => a.share - b.share);
    if (tightest === undefined) return;
    const { share, allowed, nodes } = tightest;
    pool.options.max = Math.max(MIN_CONNECTIONS, share);
    if (share < MIN_CONNECTIONS && !isCrowded)
      logger.warn(
        tightest,
        `The database server allows ${allowed} connections, too few for ${nodes} nodes. Allow ` +
          `${allowed + nodes * (MIN_CONNECTIONS - share)} or more (max_connections), or run fewer nodes.`,
      );
    isCrowded = share < MIN_CONNECTIONS;
  }

  // The size of before holds while the database cannot be asked.
  const resizeOrKeep = () => resize().catch(() => undefined);
  await resizeOrKeep();
  const timer = setInterval(() => void resizeOrKeep(), EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
