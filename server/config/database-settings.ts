import { setting } from './setting.ts';
import { databaseUrl, flag, integer } from './values.ts';

/** The database. */
export const databaseSettings = {
  databaseUrl: setting(
    'EXCERPT_DATABASE_URL',
    '',
    '`sqlite:PATH` or `postgres://USER:PASSWORD@HOST:PORT/DATABASE`; by default `excerpt.db` in the data directory',
    databaseUrl,
  ),
  databaseConnections: setting(
    'EXCERPT_DATABASE_CONNECTIONS',
    '20',
    'Maximum number of PostgreSQL connections of this process; fewer where the server has too few for all nodes',
    integer(2, 1000),
  ),
  databaseTimeout: setting(
    'EXCERPT_DATABASE_TIMEOUT_SECONDS',
    '60',
    'Timeout of one PostgreSQL statement',
    integer(1, 86_400),
  ),
  migrate: setting(
    'EXCERPT_MIGRATE',
    'false',
    'Whether a start migrates the PostgreSQL schema of an earlier version',
    flag,
  ),
};
