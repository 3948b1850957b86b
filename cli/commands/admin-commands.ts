import { Command, Option } from 'commander';
import type { Admin } from '../../server/entry.ts';
import { keepFilesPrivate } from '../private-files.ts';
import { toEnvironment, listFlags, type SettingFlag } from '../options.ts';

export type Store = Partial<Record<SettingFlag, string>>;

export function addStoreOptions(command: Command): Command {
  for (const { flags, description } of listFlags('dataDir', 'databaseUrl')) command.option(flags, description);
  return command;
}

export async function withAdmin(options: Store, work: (admin: Admin) => Promise<string>): Promise<void> {
  keepFilesPrivate();
  const { openAdmin } = await import('../../server/entry.ts');
  const admin = await openAdmin(toEnvironment(options));
  try {
    process.stdout.write(`${await work(admin)}\n`);
  } finally {
    await admin.close();
  }
}

const createPlanOption = () => new Option('--plan <plan>', 'free or pro').choices(['free', 'pro']).default('free');

function createUsersCommand(): Command {
  const users = new Command('users').description('manage the users of the server');
  addStoreOptions(users.command('add <name>'))
    .description('add a user')
    .addOption(createPlanOption())
    .action((name: string, options: Store & { plan: 'free' | 'pro' }) =>
      withAdmin(options, async (admin) => (await admin.addUser(name, options.plan)).id),
    );
  addStoreOptions(users.command('list'))
    .description('list the users')
    .action((options: Store) =>
      withAdmin(options, async (admin) =>
        (await admin.listUsers())
          .map(({ id, name, plan, createdAt }) => [id, plan, createdAt, name].join('\t'))
          .join('\n'),
      ),
    );
  addStoreOptions(users.command('set-plan <user> <plan>'))
    .description('change the plan of a user, given by id or name')
    .action((user: string, plan: string, options: Store) =>
      withAdmin(options, async (admin) => {
        if (plan !== 'free' && plan !== 'pro') throw new Error('The plan must be free or pro.');
        const changed = await admin.setPlan(user, plan);
        return `${changed.name} has the plan ${changed.plan}.`;
      }),
    );
  return users;
}

function createKeysCommand(): Command {
  const keys = new Command('keys').description('API keys');
  addStoreOptions(keys.command('add <user>'))
    .description('make an API key for a user, given by id or name, and print it; it is shown once')
    .option('--name <name>', 'what the key is for', 'Made by the operator')
    .addOption(new Option('--scope <scope>', 'read or write').choices(['read', 'write']).default('write'))
    .option('--expires-at <timestamp>', 'ISO 8601; never by default')
    .action((user: string, options: Store & { name: string; scope: 'read' | 'write'; expiresAt?: string }) =>
      withAdmin(options, async (admin) => (await admin.addKey(user, options)).secret),
    );
  return keys;
}

/** Administration by the operator, directly on the database. A server may be running. */
export function createAdminCommand(): Command {
  return new Command('admin')
    .description('users and keys, on the database itself')
    .addCommand(createUsersCommand())
    .addCommand(createKeysCommand());
}
