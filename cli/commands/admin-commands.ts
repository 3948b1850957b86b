import { Command, Option } from 'commander';
import type { Admin } from '../../server/entry.ts';
import { ROLES, type Role } from '../../server/lib/people/workspace-roles.ts';
import { addJsonOption, ENVIRONMENTS } from '../client/connect.ts';
import { keepFilesPrivate } from '../private-files.ts';
import { printJson, printLine } from '../terminal/print.ts';
import { toEnvironment, listFlags, type SettingFlag } from '../options.ts';

export type Store = Partial<Record<SettingFlag, string>> & { json?: boolean };

/** What a command answers: as JSON with `--json`, else as text. */
export interface AdminAnswer {
  value: unknown;
  text: string;
}

export function addStoreOptions(command: Command): Command {
  for (const { flags, description } of listFlags('dataDir', 'databaseUrl')) command.option(flags, description);
  return addJsonOption(command);
}

export async function withAdmin(
  { json, ...options }: Store,
  work: (admin: Admin) => Promise<AdminAnswer>,
): Promise<void> {
  keepFilesPrivate();
  const { openAdmin } = await import('../../server/entry.ts');
  const admin = await openAdmin(toEnvironment(options));
  try {
    const { value, text } = await work(admin);
    if (json) printJson(value);
    else printLine(text);
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
      withAdmin(options, async (admin) => {
        const value = await admin.addUser(name, options.plan);
        return { value, text: value.id };
      }),
    );
  addStoreOptions(users.command('list'))
    .description('list the users')
    .action((options: Store) =>
      withAdmin(options, async (admin) => {
        const value = await admin.listUsers();
        const rows = value.map(({ id, name, plan, createdAt }) => [id, plan, createdAt, name].join('\t'));
        return { value, text: rows.join('\n') };
      }),
    );
  addStoreOptions(users.command('set-plan <user> <plan>'))
    .description('change the plan of a user, given by id or name')
    .action((user: string, plan: string, options: Store) =>
      withAdmin(options, async (admin) => {
        if (plan !== 'free' && plan !== 'pro') throw new Error('The plan must be free or pro.');
        const value = await admin.setPlan(user, plan);
        return { value, text: `${value.name} has the plan ${value.plan}.` };
      }),
    );
  return users;
}

interface NewKey {
  name: string;
  scope: 'read' | 'write';
  expiresAt?: string;
  workspace?: string;
  env?: (typeof ENVIRONMENTS)[number];
  role?: Role;
}

function createKeysCommand(): Command {
  const keys = new Command('keys').description('API keys');
  addStoreOptions(keys.command('add <user>'))
    .description('make an API key for a user, given by id or name, and print it; it is shown once')
    .option('--name <name>', 'what the key is for', 'Made by the operator')
    .addOption(new Option('--scope <scope>', 'read or write').choices(['read', 'write']).default('write'))
    .option('--expires-at <timestamp>', 'ISO 8601; never by default')
    .option('--workspace <slug>', 'the only workspace that it is for')
    .addOption(new Option('--env <environment>', 'the only environment that it is for').choices(ENVIRONMENTS))
    .addOption(new Option('--role <role>', 'the most that it may do').choices(ROLES))
    .action((user: string, { role, ...options }: Omit<Store, 'role'> & NewKey) =>
      withAdmin(options, async (admin) => {
        const { name, scope, expiresAt, workspace, env } = options;
        const value = await admin.addKey(user, { name, scope, expiresAt, workspace, env, role });
        return { value, text: value.secret };
      }),
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
