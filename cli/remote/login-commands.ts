import { Command } from 'commander';
import { addJsonOption, type WorkspaceOptions } from '../client/connect.ts';
import { readClientEnvironment } from '../client/client-environment.ts';
import { DEFAULT_PROFILE, deleteProfile, getProfilePath, readProfiles, saveProfile } from '../client/profiles.ts';
import { printFields, printJson, printLine } from '../terminal/print.ts';
import { readSecret } from '../terminal/read-secret.ts';
import { onServer } from './remote-command.ts';

const DEFAULT_URL = 'http://127.0.0.1:8787';

async function logIn({ json, ...options }: WorkspaceOptions): Promise<void> {
  const environment = readClientEnvironment();
  const name = options.profile ?? environment.profile ?? DEFAULT_PROFILE;
  const { profiles } = await readProfiles();
  const baseUrl = options.baseUrl ?? environment.baseUrl ?? profiles[name]?.baseUrl ?? DEFAULT_URL;
  if (!URL.canParse(baseUrl) || !/^https?:/.test(baseUrl))
    throw new Error(`${baseUrl} is not an http or https address.`);
  const apiKey = (environment.apiKey ?? (await readSecret(`API key for ${baseUrl}: `))).trim();
  if (apiKey === '') throw new Error('There is no API key. Type it, send it on stdin, or set EXCERPT_API_KEY.');
  const { Excerpt } = await import('@excerpt/sdk');
  // A key that does not work is not stored.
  const user = await new Excerpt({ baseUrl, apiKey }).me.get();
  const workspace = options.workspace ?? profiles[name]?.workspace;
  await saveProfile(name, { baseUrl, apiKey, ...(workspace !== undefined && { workspace }) });
  if (json) printJson({ profile: name, baseUrl, user, workspace: workspace ?? null });
  else printLine(`Logged in to ${baseUrl} as ${user.name}. The profile ${name} is in ${getProfilePath()}.`);
}

export function createLoginCommand(): Command {
  const login = new Command('login')
    .description('store the address and API key of a server as a profile')
    .option('--base-url <url>', `address of the server; ${DEFAULT_URL} by default`)
    .option('--profile <name>', 'name of the profile')
    .option('--workspace <slug>', 'workspace of commands that name none')
    .addHelpText(
      'after',
      `
The API key is typed, read from stdin, or taken from EXCERPT_API_KEY. EXCERPT_BASE_URL, EXCERPT_API_KEY and
EXCERPT_WORKSPACE win over the profile.

Examples:
  $ excerpt login --base-url https://excerpt.example.com
  $ excerpt login --profile staging --base-url https://staging.example.com < key.txt`,
    )
    .action(logIn);
  return addJsonOption(login);
}

export function createLogoutCommand(): Command {
  const logout = new Command('logout')
    .description('delete a profile')
    .option('--profile <name>', 'name of the profile; the current one by default')
    .action(async ({ profile, json }: { profile?: string; json?: boolean }) => {
      const name = profile ?? (await readProfiles()).current ?? DEFAULT_PROFILE;
      const isDeleted = await deleteProfile(name);
      if (json) printJson({ profile: name, deleted: isDeleted });
      else
        printLine(
          isDeleted ? `The profile ${name} is deleted. Its API key still works.` : `There is no profile ${name}.`,
        );
    });
  return addJsonOption(logout);
}

export function createWhoamiCommand(): Command {
  return onServer(
    new Command('whoami').description('print the user and server that commands use'),
    async ({ client, baseUrl, workspace, options }) => {
      const user = await client.me.get();
      const profile = options.profile ?? readClientEnvironment().profile ?? (await readProfiles()).current;
      return {
        value: { ...user, baseUrl, workspace: workspace ?? null, profile },
        print: () =>
          printFields({ user: user.name, id: user.id, plan: user.plan, server: baseUrl, workspace, profile }),
      };
    },
  );
}
