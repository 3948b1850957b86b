/** The flags that stand for settings: flag, variable and what it sets. */
const FLAGS = [
  ['--host <address>', 'host', 'EXCERPT_HOST', 'address to listen on'],
  ['--port <number>', 'port', 'EXCERPT_PORT', 'port to listen on'],
  ['--data-dir <path>', 'dataDir', 'EXCERPT_DATA_DIR', 'directory of the database and the documents'],
  ['--database-url <url>', 'databaseUrl', 'EXCERPT_DATABASE_URL', 'sqlite:PATH or postgres://…'],
] as const;

export type SettingFlag = (typeof FLAGS)[number][1];

export function settingFlags(...names: SettingFlag[]): { flags: string; description: string }[] {
  return FLAGS.filter(([, name]) => names.includes(name)).map(([flags, , variable, meaning]) => ({
    flags,
    description: `${meaning} (${variable})`,
  }));
}

/** Parsed flags as the variables that they stand for. */
export function asEnvironment(options: Partial<Record<SettingFlag, string>>): Record<string, string> {
  const environment: Record<string, string> = {};
  for (const [, name, variable] of FLAGS) {
    const value = options[name];
    if (value !== undefined) environment[variable] = value;
  }
  return environment;
}
