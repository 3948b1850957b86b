import { join } from 'node:path';
import { openBlobs } from '../blobs/open-blobs.ts';
import type { BlobStore } from '../blobs/blob-store.ts';
import type { Config } from '../config.ts';
import { ConfigError } from '../config/read-settings.ts';
import { createAuditTrail, type AuditTrail } from '../audit/trail.ts';
import type { Database } from '../db/database.ts';
import { openDatabase } from '../db/open-database.ts';
import { shareConnections } from '../db/postgres/share-connections.ts';
import { createPostgresMessages, noMessages, type Messages } from '../db/postgres/messages.ts';
import type { ExtractionPool } from '../extraction/child/extraction-pool.ts';
import { createSchemaTasks, type SchemaTasks } from '../extraction/child/schema-tasks.ts';
import type { ExtractionEngine } from '../extraction/engine.ts';
import type { ProviderRegistry } from '../extraction/models/provider-registry.ts';
import { openQueue } from '../jobs/open-queue.ts';
import { JOB_KINDS, type JobQueue } from '../jobs/job-queue.ts';
import { AddressGuard } from '../lib/addresses/address-guard.ts';
import { systemClock, type Clock } from '../lib/clock.ts';
import type { OpenCircuit } from '../lib/models/open-circuit.ts';
import { loadEncryptionKey } from '../lib/crypto/encryption-key.ts';
import { createSecretBox, type SecretBox } from '../lib/crypto/secret-box.ts';
import { createIds, type NewId } from '../lib/ids.ts';
import type { Logger } from '../lib/logger.ts';
import { createTemporaryDir } from '../lib/files/temporary-dir.ts';
import { createParser } from '../parsing/child/child-parser.ts';
import type { Parser } from '../parsing/parser.ts';
import { loadProviders, type SystemFallback } from '../providers/load-providers.ts';
import type { Models } from '../provider-keys/key-proofs.ts';
import { createDestinations, isWebhookPort, type Destinations } from '../webhooks/destination.ts';
import contract from '../generated/openapi.json' with { type: 'json' };
import { NO_TRACER, type Tracer } from '../lib/tracer.ts';
import { addActiveRunGauges } from '../telemetry/active-run-gauges.ts';
import { addBudgetGauge } from '../telemetry/budget-gauge.ts';
import { addCircuitGauge } from '../telemetry/circuit-gauge.ts';
import { createMetrics, type Metrics } from '../telemetry/metrics.ts';
import { observeDestinations } from '../telemetry/observe.ts';
import type { TracingConfig } from '../telemetry/open-telemetry.ts';
import { addQueueGauges } from '../telemetry/queue-gauges.ts';
import { addStorageGauges } from '../telemetry/storage-gauges.ts';
import { traceDestinations, traceParser } from '../telemetry/trace.ts';
import type { Closers } from './closers.ts';
import { answerOutages } from './answer-outages.ts';
import { createEngine, type BuiltInEngine } from './create-engine.ts';
import { findWorkspacesOf } from '../workspaces/repository.ts';

/** Substitutes for tests and benchmarks. */
export interface Replacements {
  clock?: Clock;
  newId?: NewId;
  parser?: Parser;
  /** Is closed with the app, like the parser. */
  pool?: ExtractionPool;
  engine?: ExtractionEngine;
  /** Makes an engine from the parts of that of the settings. */
  replaceEngine?: (parts: Pick<BuiltInEngine, 'engine' | 'pool'> & { database: Database }) => ExtractionEngine;
  /** Lists the models of providers. */
  models?: Models;
  /** How often what was erased is taken out of the files of the database. */
  erasureIntervalMs?: number;
}

/** Everything that holds a connection, file or process, and the server's identity. */
export interface Resources {
  config: Config;
  logger: Logger;
  clock: Clock;
  newId: NewId;
  database: Database;
  /** What people do with content, for the audit log. */
  trail: AuditTrail;
  temporaryDir: string;
  blobs: BlobStore;
  parser: Parser;
  engine: ExtractionEngine;
  schemaTasks: SchemaTasks;
  /** The same for requests, which are told of an outage. */
  requestTasks: SchemaTasks;
  models: Models;
  listOpenCircuits(): OpenCircuit[];
  addresses: AddressGuard;
  webhookAddresses: AddressGuard;
  destinations: Destinations;
  registry: ProviderRegistry;
  fallback: SystemFallback;
  box: SecretBox;
  queue: JobQueue;
  messages: Messages;
  metrics: Metrics;
  tracer: Tracer;
}

/** Opens all resources and registers how to close them. */
export async function openResources(
  config: Config,
  logger: Logger,
  replacements: Replacements,
  closers: Closers,
): Promise<Resources> {
  const clock = replacements.clock ?? systemClock;
  const newId = replacements.newId ?? createIds(clock);
  const providers = await loadProviders(config);
  if ('problems' in providers) throw new ConfigError(providers.problems);

  const { database, release } = await openDatabase(config, {
    exclusive: true,
    migrate: config.migrate,
    onLost: (error) => logger.warn({ err: error }, 'A connection to the database was lost.'),
    onUnusable: (error) => logger.error({ err: error }, 'The database cannot be used any more.'),
  });
  closers.add(release);
  const { path: temporaryDir, remove } = await createTemporaryDir(join(config.dataDir, 'tmp'), newId('srv'), {
    isShared: database.dialect === 'postgres',
  });
  closers.add(remove);
  const { blobs, close: closeBlobs } = await openBlobs(config, database, temporaryDir, {
    isStart: true,
  });
  closers.add(closeBlobs);

  const metrics = createMetrics();
  const tracer = await openTracer(config.tracing, { version: contract.info.version, logger });
  closers.add(() => tracer.close());
  const parser = traceParser(replacements.parser ?? openParser(config, metrics), tracer);
  closers.add(() => parser.close());
  const addresses = new AddressGuard(config.providerNetworks);
  addActiveRunGauges(metrics, { database, clock });
  addBudgetGauge(metrics, { database, clock });
  addStorageGauges(metrics, { database, dataDir: config.dataDir });
  const { pool } = replacements;
  const parts = { registry: providers.registry, clock, addresses, metrics, tracer };
  const builtIn = createEngine(config, { ...parts, ...(pool === undefined ? {} : { pool }) }, closers);
  addCircuitGauge(metrics, builtIn.client);
  const replacement = replacements.engine ?? replacements.replaceEngine?.({ ...builtIn, database });
  if (replacement !== undefined) closers.add(() => replacement.close());

  const webhookAddresses = new AddressGuard(config.webhooks.allowedNetworks, { allowsPort: isWebhookPort });
  const destinations = observeDestinations(
    traceDestinations(createDestinations({ addresses: webhookAddresses, ...config.webhooks }), tracer),
    metrics,
  );
  closers.add(() => destinations.close());

  const { workspaceConcurrency } = config.jobs;
  const groupLimits = workspaceConcurrency === null ? {} : { 'run.execute': workspaceConcurrency };
  const queueOptions = { clock, newId, groupLimits, migrate: config.migrate, logger };
  const queue = await openQueue(database, { ...queueOptions, currentTrace: () => tracer.current() });
  closers.add(() => queue.close());
  addQueueGauges(metrics, { queue, kinds: JOB_KINDS, clock });
  const messages = openMessages(config, database, newId('srv'), logger);
  closers.add(() => messages.close());
  if (database.pool !== null && config.database.dialect === 'postgres')
    closers.add(await shareConnections(database.pool, { atMost: config.database.connections, logger }));

  return {
    config,
    logger,
    clock,
    newId,
    database,
    trail: createAuditTrail({ database, clock, newId, logger, findWorkspaces: findWorkspacesOf }),
    temporaryDir,
    blobs,
    parser,
    engine: replacement ?? builtIn.engine,
    schemaTasks: createSchemaTasks(builtIn.pool),
    requestTasks: createSchemaTasks(answerOutages(builtIn.pool)),
    models: replacements.models ?? builtIn.client,
    listOpenCircuits: () => builtIn.client.listOpenCircuits(),
    addresses,
    webhookAddresses,
    destinations,
    registry: providers.registry,
    fallback: providers.fallback,
    box: createSecretBox(config.encryptionKey ?? (await loadEncryptionKey(config.dataDir))),
    queue,
    messages,
    metrics,
    tracer,
  };
}

function openParser(config: Config, metrics: Metrics): Parser {
  return createParser({
    poolSize: config.parser.processes,
    maxRssBytes: config.childMemoryBytes,
    maxPixels: config.limits.pixels,
    ocrLanguages: config.ocrLanguages,
    onRestart: (reason) => metrics.childRestarted({ pool: 'parser', reason }),
  });
}

function openMessages(config: Config, database: Database, from: string, logger: Logger): Messages {
  if (config.database.dialect !== 'postgres' || database.pool === null) return noMessages;
  return createPostgresMessages({ pool: database.pool, url: config.database.url, from, logger });
}

/** The tracer of the configuration. Loads OpenTelemetry only where it is used, so that the start stays fast. */
async function openTracer(config: TracingConfig | null, options: { version: string; logger: Logger }): Promise<Tracer> {
  if (config === null) return NO_TRACER;
  const { createOpenTelemetry } = await import('../telemetry/open-telemetry.ts');
  return createOpenTelemetry(config, options);
}
