import { Option, type Command } from 'commander';
import type { Excerpt } from '@excerpt/sdk';
import { AdvisedError } from './advised-error.ts';
import { readClientEnvironment } from './client-environment.ts';
import { findProfile } from './profiles.ts';

/** Options of every command that talks to a server. */
export interface ConnectionOptions {
  baseUrl?: string;
  profile?: string;
  json?: boolean;
}

export interface WorkspaceOptions extends ConnectionOptions {
  workspace?: string;
}

export type EnvironmentSlug = 'production' | 'staging' | 'development';

export interface EnvironmentOptions extends WorkspaceOptions {
  env: EnvironmentSlug;
}

export interface Connection {
  client: Excerpt;
  /** Without a slash at its end. */
  baseUrl: string;
  /** Of flags, environment and profile. */
  workspace: string | undefined;
}

export const addJsonOption = (command: Command): Command => command.option('--json', 'print JSON');

/** `--base-url`, `--profile` and `--json`. */
export function addConnectionOptions(command: Command): Command {
  return addJsonOption(
    command
      .option('--base-url <url>', 'address of the server (EXCERPT_BASE_URL; then the profile)')
      .option('--profile <name>', 'profile of excerpt login (EXCERPT_PROFILE)'),
  );
}

/** The options of `addConnectionOptions`, and `--workspace`. */
export function addWorkspaceOptions(command: Command): Command {
  return addConnectionOptions(command).option(
    '--workspace <slug>',
    'workspace (EXCERPT_WORKSPACE; then the profile; then the only one)',
  );
}

export const ENVIRONMENTS = ['production', 'staging', 'development'] as const;

/** The options of `addWorkspaceOptions`, and `--env`. */
export function addEnvironmentOptions(command: Command): Command {
  return addWorkspaceOptions(command).addOption(
    new Option('--env <environment>', 'environment of the workspace').choices(ENVIRONMENTS).default('production'),
  );
}

export async function connect(options: WorkspaceOptions): Promise<Connection> {
  const environment = readClientEnvironment();
  const name = options.profile ?? environment.profile;
  const needsProfile = name !== undefined || environment.baseUrl === undefined || environment.apiKey === undefined;
  const profile = needsProfile ? ((await findProfile(name))?.profile ?? null) : null;
  const baseUrl = options.baseUrl ?? environment.baseUrl ?? profile?.baseUrl;
  // A profile's key belongs to its server.
  const profileKey = profile !== null && isSameServer(profile.baseUrl, baseUrl) ? profile.apiKey : undefined;
  const apiKey = environment.apiKey ?? profileKey;
  if (baseUrl === undefined || apiKey === undefined) {
    const missing = baseUrl === undefined ? 'There is no server' : `There is no API key for ${baseUrl}`;
    const login = `excerpt login${baseUrl === undefined ? '' : ` --base-url ${baseUrl}`}`;
    throw new AdvisedError(`${missing}.`, {
      person: `Run ${login}, or set EXCERPT_BASE_URL and EXCERPT_API_KEY.`,
      agent: 'Ask the user to set EXCERPT_BASE_URL and EXCERPT_API_KEY in the settings of this MCP server.',
    });
  }
  const { Excerpt } = await import('@excerpt/sdk');
  const workspace = options.workspace ?? environment.workspace ?? profile?.workspace;
  return { client: new Excerpt({ baseUrl, apiKey, workspace }), baseUrl: withoutSlash(baseUrl), workspace };
}

const withoutSlash = (url: string) => url.replace(/\/+$/, '');

function isSameServer(one: string, other: string | undefined): boolean {
  return other !== undefined && withoutSlash(one) === withoutSlash(other);
}

/** The workspace of the options, else the only one of the caller. */
export async function findWorkspace({ client, workspace }: Connection): Promise<string> {
  if (workspace !== undefined) return workspace;
  const { data, total } = await client.workspaces.list({ pageSize: 10 });
  const [only] = data;
  if (total === 1 && only !== undefined) return only.slug;
  if (total === 0) throw new Error('There is no workspace. Create one: excerpt workspaces create NAME');
  const some = data.map(({ slug }) => slug).join(', ');
  throw new Error(`Which workspace? Set --workspace or EXCERPT_WORKSPACE to one of: ${some}${total > 10 ? ', …' : ''}`);
}

/** Connects, and finds the workspace. */
export async function connectToWorkspace(options: WorkspaceOptions): Promise<Connection & { workspace: string }> {
  const connection = await connect(options);
  return { ...connection, workspace: await findWorkspace(connection) };
}
