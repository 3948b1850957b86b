import { CompiledQuery, type Kysely } from 'kysely';
import type { DialectName } from '../database.ts';

/** Rows that an earlier program would misread: of kinds that it does not know, keys whose limits it would lift. */
export interface Misread {
  table: string;
  where: string;
}

/** One migration, for both dialects. `up` is never edited after its release. */
export interface SchemaChange {
  /** Runs in one transaction with all other pending changes. */
  up(db: Kysely<unknown>, dialect: DialectName): Promise<void>;
  /**
   * What going back before this change needs beside what both schemas tell (`going-back/`): rows to delete, and
   * statements that give the earlier schema what it cannot do without.
   */
  back?: { misread?: Misread[]; statements?(dialect: DialectName): string[] };
}

/** Column types. Whatever type PostgreSQL uses, values are read and written as on SQLite. */
export interface ColumnTypes {
  /** An id, a slug, a hash: compared and sorted by bytes. */
  key: string;
  /** ISO 8601 UTC with milliseconds. */
  timestamp: string;
  /** JSON text, kept byte for byte. */
  json: string;
  /** JSON text, whose keys may be reordered. */
  jsonb: string;
  /** Written as 0 and 1, read as 0 and 1 or as booleans. */
  boolean: string;
  integer: string;
  /** Binary, read and written as a `Buffer`. */
  bytes: string;
  real: string;
  /** Suffix for a table that is searched by its primary key only. */
  withoutRowid: string;
}

export const columnTypes: Record<DialectName, ColumnTypes> = {
  sqlite: {
    key: 'text',
    timestamp: 'text',
    json: 'text',
    jsonb: 'text',
    boolean: 'integer',
    integer: 'integer',
    bytes: 'blob',
    real: 'real',
    withoutRowid: ' without rowid',
  },
  postgres: {
    key: 'text collate "C"',
    timestamp: 'timestamptz',
    json: 'json',
    jsonb: 'jsonb',
    boolean: 'boolean',
    integer: 'bigint',
    bytes: 'bytea',
    real: 'double precision',
    withoutRowid: '',
  },
};

/** A migration of statements only. */
export function schemaChange(
  statements: (dialect: DialectName) => string[],
  back?: SchemaChange['back'],
): SchemaChange {
  return {
    ...(back && { back }),
    async up(db, dialect) {
      for (const statement of statements(dialect)) await db.executeQuery(CompiledQuery.raw(statement));
    },
  };
}
