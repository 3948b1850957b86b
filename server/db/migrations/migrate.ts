import { CompiledQuery } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import type { Db } from '../database.ts';
import { initialTables } from './0001-initial.ts';

function migration({ statements }: { statements: string[] }): Migration {
  return {
    async up(db) {
      for (const statement of statements) await db.executeQuery(CompiledQuery.raw(statement));
    },
  };
}

/** In order, for ever: a migration that was released is never changed. */
const migrations: Record<string, Migration> = {
  '0001-initial': migration(initialTables),
};

/** Brings the database to the newest schema. Throws when it was written by a newer program. */
export async function migrate(db: Db): Promise<void> {
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateToLatest();
  if (error !== undefined) throw new Error('The database could not be migrated.', { cause: error });
}
