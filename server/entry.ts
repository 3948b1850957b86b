import { freeStartMemory } from './app/free-start-memory.ts';
import { startApp, type App, type Replacements } from './app/start.ts';
import { readEnvironment, loadConfig, type Config } from './config.ts';
import type { Environment } from './config/read-settings.ts';
import { createLogger, type Logger } from './lib/logger.ts';

export { completeFirstStart, readUnfinishedStart } from './app/bootstrap.ts';
export { ConfigError } from './config/read-settings.ts';
export { SETTINGS } from './config/settings.ts';
export { evaluateDataset, type EvaluatedDocument, type Evaluation, type EvaluationSummary } from './app/evaluate.ts';
export { evaluatePackets, type PacketEvaluation, type PacketScores } from './app/local/evaluate-packets.ts';
export { backUpStore, moveStoredFiles, restoreStore, verifyAudit, verifyStore } from './app/operator/stores.ts';
export { migrateSchema, openAdmin, type Admin } from './app/operator/operator.ts';
export { takeSchemaBack, type Loss } from './app/operator/take-schema-back.ts';
export {
  ENGINES_COMMAND,
  parseFile,
  renderPicture,
  type Layout,
  type LayoutPage,
  type PagePicture,
  type ParsedFile,
} from './app/parse-file.ts';

export interface Server {
  app: App;
  config: Config;
  logger: Logger;
}

/** After the grace period of jobs and connections something hangs, and the process exits anyway. */
const LAST_RESORT_MS = 10_000;

function endOnSignals({ app, config, logger }: Server): void {
  let isStopping = false;
  const stop = (signal: NodeJS.Signals) => {
    // On a second signal, exit at once.
    if (isStopping) process.exit(1);
    isStopping = true;
    logger.info({ signal }, 'Stopping.');
    // Nobody who presses Ctrl-C waits for a balancer.
    const drainMs = signal === 'SIGTERM' ? config.drainMs : 0;
    setTimeout(() => process.exit(1), drainMs + config.shutdownGraceMs + LAST_RESORT_MS).unref();
    const drained = drainMs > 0 ? app.drain() : Promise.resolve();
    const stopped = drained.then(() => app.close());
    stopped.then(
      () => process.exit(0),
      (error: unknown) => {
        logger.fatal({ err: error }, 'The stop failed.');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/**
 * Starts the server with the process's environment under `overrides`, and stops it on SIGTERM and SIGINT. Throws
 * `ConfigError`.
 * @param replacements substitutes for tests and benchmarks
 */
export async function serve(overrides: Environment, replacements: Replacements = {}): Promise<Server> {
  const config = loadConfig({ ...readEnvironment(), ...overrides });
  const logger = createLogger(config.logLevel);
  const app = await startApp(config, logger, replacements);
  const server = { app, config, logger };
  endOnSignals(server);
  freeStartMemory();
  return server;
}
