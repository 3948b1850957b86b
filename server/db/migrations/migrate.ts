import { CompiledQuery } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import type { Db } from '../database.ts';
import { initialTables } from './0001-initial.ts';
import { providerKeyTables } from './0002-provider-keys.ts';
import { runCallTables } from './0003-run-calls.ts';

interface Changes {
  statements: string[];
  /** Added where they are missing: there is no `if not exists` for columns on every database. */
  columns?: { table: string; column: string; definition: string }[];
}

function migration({ statements, columns = [] }: Changes): Migration {
  return {
    async up(db) {
      for (const statement of statements) await db.executeQuery(CompiledQuery.raw(statement));
      if (columns.length === 0) return;
      const tables = await db.introspection.getTables();
      for (const { table, column, definition } of columns) {
        const isThere = tables.find(({ name }) => name === table)?.columns.some(({ name }) => name === column);
        if (!isThere) await db.executeQuery(CompiledQuery.raw(`alter table ${table} add column ${column} ${definition}`));
      }
    },
  };
}

/** In order, for ever: a migration that was released is never changed. */
const migrations: Record<string, Migration> = {
  '0001-initial': migration(initialTables),
  '0002-provider-keys': migration(providerKeyTables),
  '0003-run-calls': migration(runCallTables),
};

/** Brings the database to the newest schema. Throws when it was written by a newer program. */
export async function migrate(db: Db): Promise<void> {
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateToLatest();
  if (error !== undefined) throw new Error('The database could not be migrated.', { cause: error });
}
