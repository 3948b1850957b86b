import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { AdvisedError } from './advised-error.ts';
import { readClientEnvironment } from './client-environment.ts';

/** How a server is reached. */
export interface Profile {
  baseUrl: string;
  apiKey: string;
  /** The workspace of commands that name none. */
  workspace?: string | undefined;
}

interface ProfileFile {
  /** The profile of commands that name none. */
  current: string | null;
  profiles: Record<string, Profile>;
}

export const DEFAULT_PROFILE = 'default';

export function getProfilePath(): string {
  return join(readClientEnvironment().configHome ?? join(homedir(), '.config'), 'excerpt', 'config.json');
}

/** All profiles. Throws for a file that is not readable as such. */
export async function readProfiles(): Promise<ProfileFile> {
  const path = getProfilePath();
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { current: null, profiles: {} };
    throw new Error(`The profiles in ${path} cannot be read.`, { cause: error });
  }
  try {
    const { current = null, profiles } = JSON.parse(text) as Partial<ProfileFile>;
    if (typeof profiles === 'object' && profiles !== null) return { current, profiles };
  } catch {
    // Falls through to the message.
  }
  throw new AdvisedError(`${path} is not a file of profiles.`, {
    person: 'Delete it and run excerpt login.',
    agent: 'Ask the user to delete it, and to set EXCERPT_BASE_URL and EXCERPT_API_KEY.',
  });
}

/** The profile of this name, else the current one; null if there is none. */
export async function findProfile(name: string | undefined): Promise<{ name: string; profile: Profile } | null> {
  const { current, profiles } = await readProfiles();
  const wanted = name ?? current ?? DEFAULT_PROFILE;
  const profile = Object.hasOwn(profiles, wanted) ? profiles[wanted] : undefined;
  if (profile !== undefined) return { name: wanted, profile };
  if (name === undefined) return null;
  const known = Object.keys(profiles).join(', ');
  const others = `There are: ${known}.`;
  throw new AdvisedError(`There is no profile ${name}.`, {
    person: known === '' ? `Run: excerpt login --profile ${name}` : others,
    agent: `${known === '' ? '' : `${others} `}Ask the user to correct the settings of this MCP server.`,
  });
}

/** Stores a profile and makes it the current one. */
export async function saveProfile(name: string, profile: Profile): Promise<void> {
  const { profiles } = await readProfiles();
  await writeProfiles({ current: name, profiles: { ...profiles, [name]: profile } });
}

/** False if there is no such profile. */
export async function deleteProfile(name: string): Promise<boolean> {
  const { current, profiles } = await readProfiles();
  if (!Object.hasOwn(profiles, name)) return false;
  const left = Object.fromEntries(Object.entries(profiles).filter(([one]) => one !== name));
  await writeProfiles({ current: current === name ? (Object.keys(left)[0] ?? null) : current, profiles: left });
  return true;
}

/** The file holds API keys: only its user may read it, also where it existed with other rights. */
async function writeProfiles(file: ProfileFile): Promise<void> {
  const path = getProfilePath();
  const folder = dirname(path);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  const temporary = `${path}.${process.pid}`;
  try {
    await writeFile(temporary, `${JSON.stringify(file, null, 2)}\n`, { mode: 0o600 });
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw new Error(`The profiles in ${path} cannot be written.`, { cause: error });
  }
}
