import { Command } from 'commander';
import type { Loss } from '../../server/entry.ts';
import { addJsonOption } from '../client/connect.ts';
import { printJson } from '../terminal/print.ts';
import { toEnvironment, listFlags, type SettingFlag } from '../options.ts';

interface Options extends Partial<Record<SettingFlag, string>> {
  check: boolean;
  to?: string;
  yes: boolean;
  json?: boolean;
}

const REASONS: Record<Loss['reason'], string> = {
  unknown_table: 'all of the table',
  unknown_column: 'of a field that the earlier version does not have',
  unknown_kind: 'of a kind that the earlier version does not know',
  refused_row: 'that the earlier schema cannot hold',
};

function describeLoss({ table, column, count, reason }: Loss): string {
  const what = `${count} ${column === null ? 'row' : 'value'}${count === 1 ? '' : 's'}`;
  return `  ${(column === null ? table : `${table}.${column}`).padEnd(40)} ${what.padStart(16)}  ${REASONS[reason]}\n`;
}

async function goBack({ to = '', yes, json, ...store }: Options): Promise<void> {
  const { takeSchemaBack } = await import('../../server/entry.ts');
  const gone = await takeSchemaBack(toEnvironment(store), { to, isTried: !yes });
  if (!yes) process.exitCode = 1;
  if (json) {
    printJson({ from: gone.from, to: gone.to, changed: yes, lost: gone.losses });
    return;
  }
  const loses = gone.losses.length === 0 ? 'loses nothing.' : `loses:\n${gone.losses.map(describeLoss).join('')}`;
  process.stdout.write(`Going back from ${gone.from} to ${gone.to} ${loses.trimEnd()}\n\n`);
  process.stdout.write(
    yes
      ? `The schema is ${gone.to} now. Start the version that has it: this one would migrate again.\n`
      : 'Nothing was changed. Make a backup, stop all servers, and run it again with --yes.\n',
  );
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

/**
 * Migrates PostgreSQL between versions. SQLite is migrated at every start. Either goes back to the schema of an earlier
 * version, once it is said what that loses.
 */
export function createMigrateCommand(): Command {
  const command = new Command('migrate').description("bring the database to this version's schema, or back");
  for (const { flags, description } of listFlags('dataDir', 'databaseUrl')) command.option(flags, description);
  return addJsonOption(command)
    .option('--check', 'change nothing; exit with 1 when the schema is behind', false)
    .option('--to <schema>', 'go back to the schema of an earlier version; without --yes, only say what that loses')
    .option('--yes', 'go back, and lose that', false)
    .action((options: Options) => (options.to === undefined ? migrate(options) : goBack(options)));
}
