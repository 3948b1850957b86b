import { Command } from 'commander';
import { addJsonOption } from '../client/connect.ts';
import { printJson } from '../terminal/print.ts';
import { toEnvironment, listFlags, type SettingFlag } from '../options.ts';

interface Options extends Partial<Record<SettingFlag, string>> {
  check: boolean;
  json?: boolean;
}

async function migrate({ check, json, ...store }: Options): Promise<void> {
  const { migrateSchema } = await import('../../server/entry.ts');
  const { pending } = await migrateSchema(toEnvironment(store), { check });
  const names = pending.join(', ');
  if (check && pending.length > 0) process.exitCode = 1;
  if (json) printJson({ checked: check, pending });
  else if (pending.length === 0) process.stdout.write('The schema is up to date.\n');
  else if (!check) process.stdout.write(`The schema is up to date now: ${names}.\n`);
  else process.stdout.write(`The schema is behind: it lacks ${names}.\n`);
}

/** Migrates PostgreSQL between versions while the servers are stopped. SQLite is migrated at every start. */
export function createMigrateCommand(): Command {
  const command = new Command('migrate').description("bring the database to this version's schema");
  for (const { flags, description } of listFlags('dataDir', 'databaseUrl')) command.option(flags, description);
  return addJsonOption(command)
    .option('--check', 'change nothing; exit with 1 when the schema is behind', false)
    .action(migrate);
}
