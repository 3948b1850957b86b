import { CompiledQuery, type Kysely } from 'kysely';
import type { DialectName } from '../database.ts';

/** One step of the schema, for both databases. Released, it is never changed. */
export interface SchemaChange {
  /** Inside a transaction, of all steps that a start or `excerpt migrate` makes. */
  up(db: Kysely<unknown>, dialect: DialectName): Promise<void>;
}

/** The types of columns. Where PostgreSQL has a type of its own, the values that go in and out are SQLite's all the same. */
export interface ColumnTypes {
  /** An id, a slug, a hash: what is looked up and sorted, byte by byte. */
  key: string;
  /** ISO 8601 UTC with milliseconds. */
  timestamp: string;
  /** JSON text that is kept as it was written. */
  json: string;
  /** JSON text whose keys may come back in another order. */
  jsonb: string;
  /** Read as 0 and 1, or as false and true; both are written as 0 and 1. */
  boolean: string;
  integer: string;
  real: string;
  /** After the columns of a table whose primary key is all that it is searched by. */
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
    real: 'double precision',
    withoutRowid: '',
  },
};

/** A step that is nothing but statements. */
export function schemaChange(statements: (dialect: DialectName) => string[]): SchemaChange {
  return {
    async up(db, dialect) {
      for (const statement of statements(dialect)) await db.executeQuery(CompiledQuery.raw(statement));
    },
  };
}
