import { Command } from 'commander';
import { toEnvironment, listFlags, type SettingFlag } from '../options.ts';

async function migrate({ check, ...store }: Partial<Record<SettingFlag, string>> & { check: boolean }): Promise<void> {
  const { migrateSchema } = await import('../../server/entry.ts');
  const { pending } = await migrateSchema(toEnvironment(store), { check });
  const names = pending.join(', ');
  if (pending.length === 0) process.stdout.write('The schema is up to date.\n');
  else if (!check) process.stdout.write(`The schema is up to date now: ${names}.\n`);
  else {
    process.stdout.write(`The schema is behind: it lacks ${names}.\n`);
    process.exitCode = 1;
  }
}

/** Migrates PostgreSQL between versions while the servers are stopped. SQLite is migrated at every start. */
export function createMigrateCommand(): Command {
  const command = new Command('migrate').description("bring the database to this version's schema");
  for (const { flags, description } of listFlags('dataDir', 'databaseUrl')) command.option(flags, description);
  return command.option('--check', 'change nothing; exit with 1 when the schema is behind', false).action(migrate);
}
