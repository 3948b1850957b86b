import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { serve } from '../../server/entry.ts';
import { runSample } from './first-start.ts';
import { asEnvironment, settingFlags, type SettingFlag } from '../options.ts';
import { reportFailure } from '../report-failure.ts';

type Options = Partial<Record<SettingFlag, string>> & { sample: boolean; migrate: boolean };

async function start(options: Options): Promise<void> {
  const { app, config, logger } = await serve({
    ...asEnvironment(options),
    ...(!options.sample && { EXCERPT_SAMPLE: 'false' }),
    ...(options.migrate && { EXCERPT_MIGRATE: 'true' }),
  });
  const say = (text: string) => process.stdout.write(`${text}\n`);

  if (config.role === 'worker') {
    say(`Excerpt executes runs. Whether it can: ${app.url}/readyz`);
    return;
  }
  if (app.firstApiKey === null) {
    // If several nodes start on one database, only one of them creates the first key.
    const keyFile = join(config.dataDir, 'api-key');
    const where = existsSync(keyFile) ? ` The API key is in ${keyFile}.` : '';
    say(`Excerpt is listening on ${app.url} (reference: ${app.url}/docs).${where}`);
    return;
  }
  say(`Excerpt is listening on ${app.url}.`);
  // With the role `api`, a worker may not be running yet.
  if (!config.sample || config.role === 'api') {
    say(`Your API key, which is kept in ${config.dataDir}/api-key: ${app.firstApiKey}`);
    return;
  }
  // Silences the request log, which would hide the output of the sample.
  const level = logger.level;
  if (level === 'info') logger.level = 'warn';
  try {
    await runSample({ url: app.url, apiKey: app.firstApiKey, dataDir: config.dataDir, say });
  } catch (error) {
    say(`The sample could not be extracted. Your API key: ${app.firstApiKey}`);
    reportFailure(error);
  } finally {
    logger.level = level;
  }
}

export function serveCommand(): Command {
  const command = new Command('serve').description('start the server; the first start extracts a sample document');
  for (const { flags, description } of settingFlags('host', 'port', 'role', 'dataDir', 'databaseUrl'))
    command.option(flags, description);
  return command
    .option('--no-sample', 'leave the sample document out')
    .option('--migrate', 'change a PostgreSQL schema of an earlier version to this one (EXCERPT_MIGRATE)', false)
    .action(start);
}
