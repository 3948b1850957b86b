import { setTimeout as delay } from 'node:timers/promises';
import type { Config } from '../config.ts';
import { listen } from '../http/listen.ts';
import { getDocumentKey } from '../documents/stored-files.ts';
import { createMetricsServer } from '../http/metrics-routes.ts';
import type { Logger } from '../lib/logger.ts';
import { startAuditSeals } from './audit/seal-entries.ts';
import { bootstrap } from './bootstrap.ts';
import { Closers } from './closers.ts';
import { createHttp } from './http.ts';
import { startErasure, startIndexing, startPageChecks } from './upkeep/upkeep.ts';
import { openResources, type Replacements, type Resources } from './resources.ts';
import { createServices, type Services } from './services.ts';
import { startSweeps } from './sweeps.ts';
import { createWorker } from './worker.ts';

export type { Replacements } from './resources.ts';

export interface App {
  /** `http://host:port` */
  url: string;
  /** The first API key; null after the first start. */
  firstApiKey: string | null;
  /** Resolves when no job is running or due. */
  idle(): Promise<void>;
  /** Starts jobs that are due now: the clock of a test was moved. */
  wake(): void;
  /**
   * Says that it is not ready and ends long polls, and goes on answering until balancers have seen it. Resolves after
   * `drainMs`.
   */
  drain(): Promise<void>;
  /** Stops accepting, finishes or releases running jobs, and closes everything. */
  close(): Promise<void>;
}

/** Starts the program and listens. If a step fails, closes everything opened before. */
export async function startApp(config: Config, logger: Logger, replacements: Replacements = {}): Promise<App> {
  const closers = new Closers();
  try {
    return await start(config, logger, replacements, closers);
  } catch (error) {
    await closers.closeAll();
    throw error;
  }
}

async function start(config: Config, logger: Logger, replacements: Replacements, closers: Closers): Promise<App> {
  const resources = await openResources(config, logger, replacements, closers);
  const services = createServices(resources);
  closers.add(() => services.idempotency.flush());
  closers.add(startAuditSeals(resources));
  await warnAboutSecrets(resources, services);
  await warnAboutFiles(resources);
  warnAboutResidency(resources);
  const worker = createWorker(resources, services);
  const firstApiKey = config.role === 'worker' ? null : await bootstrap({ ...resources, ...services }, config);

  const draining = new AbortController();
  const stopping = new AbortController();
  const server = await createHttp(resources, services, { draining: draining.signal, stopping: stopping.signal });
  const stopJobs = async () => {
    await worker?.feed.stop();
    await worker?.runner.stop(config.shutdownGraceMs);
  };
  closers.add(stopJobs);
  await worker?.runner.start();
  worker?.feed.start();
  const swept = services.files
    .sweep(stopping.signal)
    .catch((error: unknown) => logger.error({ err: error }, 'Files without documents could not be deleted.'));
  closers.add(() => swept);
  closers.add(startIndexing(resources, services, stopping.signal));
  closers.add(startSweeps(resources, services, stopping.signal));
  closers.add(startErasure(resources, services, stopping.signal, replacements.erasureIntervalMs));
  closers.add(startPageChecks(resources, stopping.signal));

  await startMetricsServer(resources, closers);
  const listening = await listen(server, config);
  closers.add(async () => {
    draining.abort();
    stopping.abort();
    // Connections and jobs share one grace period.
    await Promise.all([listening.close(config.shutdownGraceMs), stopJobs()]);
  });
  return {
    url: listening.url,
    firstApiKey,
    async idle() {
      if (worker === null) return;
      const { runner, feed } = worker;
      for (let seen = -1; seen !== feed.countChanges();) {
        seen = feed.countChanges();
        await runner.idle();
        await feed.feedNow();
      }
    },
    wake: () => worker?.runner.wake(),
    async drain() {
      draining.abort();
      await delay(config.drainMs);
    },
    close: () => closers.closeAll(),
  };
}

async function startMetricsServer({ config, metrics }: Resources, closers: Closers): Promise<void> {
  const { host, metricsPort: port } = config;
  if (port === null) return;
  const listening = await listen(createMetricsServer(metrics), { host, port }, 'EXCERPT_METRICS_PORT');
  closers.add(() => listening.close(0));
}

/** Rules about residency would rest on a claim that nobody made. */
function warnAboutResidency({ config, logger, registry, fallback }: Resources): void {
  const isBuiltIn = registry.find(fallback.provider)?.kind === 'local';
  if (!isBuiltIn || !config.isLocalResidencyAssumed) return;
  logger.warn(
    `The built-in extractor claims the residency ${config.localResidency}, wherever this machine is. ` +
      'Set EXCERPT_LOCAL_RESIDENCY to where it is.',
  );
}

/** Looks for the files of the oldest and the newest document: others are missing if their place was changed. */
async function findMissingFile({ database, blobs }: Resources): Promise<string | null> {
  for (const order of ['asc', 'desc'] as const) {
    const document = await database.db
      .selectFrom('documents')
      .select(['id', 'blob_hash'])
      .where('blob_hash', '!=', '')
      .orderBy('id', order)
      .limit(1)
      .executeTakeFirst();
    if (document !== undefined && !(await blobs.has(getDocumentKey(document.blob_hash)))) return document.id;
  }
  return null;
}

async function warnAboutFiles(resources: Resources): Promise<void> {
  // A server starts where documents or files cannot be read, and says so by its readiness.
  const document = await findMissingFile(resources).catch(() => null);
  if (document === null) return;
  resources.logger.error(
    { document },
    'The file of a document is missing. If EXCERPT_BLOBS was changed, set EXCERPT_BLOBS_BEFORE to what it was and ' +
      'run `excerpt move-files`; `excerpt verify` lists all files that are missing.',
  );
}

async function warnAboutSecrets({ config, logger, database }: Resources, { providerKeys }: Services): Promise<void> {
  if (database.dialect === 'postgres' && config.encryptionKey === null) {
    logger.warn(
      'Secrets are encrypted under the key in this data directory. ' +
        'Several servers on one database need the same EXCERPT_ENCRYPTION_KEY.',
    );
  }
  const unreadable = await providerKeys.countUnreadable();
  if (unreadable > 0) {
    logger.error(
      { providerKeys: unreadable },
      'Secrets were stored under another encryption key and cannot be read. ' +
        'Restore that key, or send the secrets again.',
    );
  }
}
