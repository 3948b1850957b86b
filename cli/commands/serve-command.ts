import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { keepFilesPrivate } from '../private-files.ts';
import { toEnvironment, listFlags, type SettingFlag } from '../options.ts';
import { reportFailure } from '../report-failure.ts';

type Options = Partial<Record<SettingFlag, string>> & { sample: boolean; migrate: boolean };

/** The address of the console that signs in. Browsers do not send what follows `#` to servers. */
const getConsoleUrl = (url: string, key: string | null): string =>
  key === null ? `${url}/` : `${url}/#key=${encodeURIComponent(key)}`;

async function start(options: Options): Promise<void> {
  keepFilesPrivate();
  const { completeFirstStart, readUnfinishedStart, serve } = await import('../../server/entry.ts');
  const { app, config, logger } = await serve({
    ...toEnvironment(options),
    ...(!options.sample && { EXCERPT_SAMPLE: 'false' }),
    ...(options.migrate && { EXCERPT_MIGRATE: 'true' }),
  });
  const say = (text: string) => process.stdout.write(`${text}\n`);

  if (config.role === 'worker') {
    say(`Excerpt executes runs. Whether it can: ${app.url}/readyz`);
    return;
  }
  const url = config.publicUrl ?? app.url;
  const listening = `Excerpt is listening on ${app.url}`;
  const apiKey = app.firstApiKey ?? (await readUnfinishedStart(config.dataDir));
  if (apiKey === null) {
    // If several nodes start on one database, only one of them creates the first key.
    const keyFile = join(config.dataDir, 'api-key');
    const where = existsSync(keyFile) ? ` The API key is in ${keyFile}.` : '';
    say(`${listening} (console: ${url}/, reference: ${url}/docs).${where}`);
    return;
  }
  say(`${listening}${config.publicUrl === null ? '' : `, for ${url}`}.`);
  // A key that was given is known already, and does not belong in logs.
  const key = config.bootstrap.apiKey === null ? apiKey : null;
  const keyLine =
    key === null
      ? 'Your API key is the value of EXCERPT_BOOTSTRAP_API_KEY.'
      : `Your API key, which is kept in ${config.dataDir}/api-key: ${key}`;
  const consoleUrl = getConsoleUrl(url, key);
  // With the role `api`, a worker may not be running yet.
  if (!config.sample || config.role === 'api') {
    say(`${keyLine}\nOpen the console: ${consoleUrl}`);
    await completeFirstStart(config.dataDir);
    return;
  }
  // Silences the request log, which would hide the output of the sample.
  const level = logger.level;
  if (level === 'info') logger.level = 'warn';
  try {
    const { describeSample, extractSample } = await import('./first-start.ts');
    const run = await extractSample({ url: app.url, apiKey });
    say(describeSample(run, { url, keyLine, key: key ?? '$EXCERPT_BOOTSTRAP_API_KEY', consoleUrl }));
    await completeFirstStart(config.dataDir);
  } catch (error) {
    say(`The sample could not be extracted. The next start tries again. ${keyLine}`);
    reportFailure(error);
  } finally {
    logger.level = level;
  }
}

export function createServeCommand(): Command {
  const command = new Command('serve').description('start the server; the first start extracts a sample document');
  for (const { flags, description } of listFlags('host', 'port', 'role', 'dataDir', 'databaseUrl'))
    command.option(flags, description);
  return command
    .option('--no-sample', 'leave the sample document out')
    .option('--migrate', 'change a PostgreSQL schema of an earlier version to this one (EXCERPT_MIGRATE)', false)
    .action(start);
}
