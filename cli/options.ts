import { InvalidArgumentError } from 'commander';

/** Command-line flags for settings: flag, variable and description. */
const FLAGS = [
  ['--host <address>', 'host', 'EXCERPT_HOST', 'address to listen on'],
  ['--port <number>', 'port', 'EXCERPT_PORT', 'port to listen on'],
  ['--role <role>', 'role', 'EXCERPT_ROLE', 'all, api or worker'],
  ['--data-dir <path>', 'dataDir', 'EXCERPT_DATA_DIR', 'directory of the database and the documents'],
  ['--database-url <url>', 'databaseUrl', 'EXCERPT_DATABASE_URL', 'sqlite:PATH or postgres://…'],
] as const;

export type SettingFlag = (typeof FLAGS)[number][1];

export function listFlags(...names: SettingFlag[]): { flags: string; description: string }[] {
  return FLAGS.filter(([, name]) => names.includes(name)).map(([flags, , variable, meaning]) => ({
    flags,
    description: `${meaning} (${variable})`,
  }));
}

/** Converts parsed flags to environment variables. */
export function toEnvironment(options: Partial<Record<SettingFlag, string>>): Record<string, string> {
  const environment: Record<string, string> = {};
  for (const [, name, variable] of FLAGS) {
    const value = options[name];
    if (value !== undefined) environment[variable] = value;
  }
  return environment;
}

const MAX_COUNT = 999_999;

/** Parses the argument of an option that takes a positive number. */
export function parseCount(text: string): number {
  const value = /^\d+$/.test(text) ? Number(text) : 0;
  if (value < 1 || value > MAX_COUNT) throw new InvalidArgumentError(`It must be a number from 1 to ${MAX_COUNT}.`);
  return value;
}
