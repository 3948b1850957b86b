import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import Router from '@koa/router';
import { sql } from 'kysely';
import { apiKeyHandlers } from '../api-keys/handlers.ts';
import { createApiKeysService } from '../api-keys/service.ts';
import { openBlobs } from '../blobs/open-blobs.ts';
import { bootstrap } from './bootstrap.ts';
import { ConfigError, type Config } from '../config.ts';
import type { Tx } from '../db/database.ts';
import { createPostgresMessages, noMessages } from '../db/postgres/messages.ts';
import { openDatabase } from '../db/open-database.ts';
import { documentHandlers } from '../documents/handlers.ts';
import { createDocumentIntake } from '../documents/intake.ts';
import { parseDocumentJob } from '../documents/jobs.ts';
import { createDocumentParsing } from '../documents/parse-document.ts';
import { createDocumentsService } from '../documents/service.ts';
import { createStoredFiles } from '../documents/stored-files.ts';
import { environmentHandlers } from '../environments/handlers.ts';
import { createEnvironmentsService } from '../environments/service.ts';
import type { ExtractionEngine } from '../extraction/engine.ts';
import { createExtractionPool } from '../extraction/child/extraction-pool.ts';
import { createModelClient } from '../extraction/llm/create-model-client.ts';
import { createLocalEngine } from '../extraction/local/local-engine.ts';
import { createPipelineEngine } from '../extraction/pipeline/pipeline-engine.ts';
import { createRoutingEngine } from '../extraction/routing-engine.ts';
import { compileSchema } from '../extraction/schema/compile/compile-schema.ts';
import { definitions } from '../extraction/schema/definition/definition.ts';
import { loadContract } from '../http/load-contract.ts';
import { listen } from '../http/listen.ts';
import type { Handlers } from '../http/operation.ts';
import { createHealthRouter, createOutsideRouter } from '../http/public-routes.ts';
import { jsonReceiver } from '../http/receive-json.ts';
import { multipartReceiver } from '../http/receive-multipart.ts';
import { createRouter } from '../http/router.ts';
import { createHttpServer } from '../http/http-server.ts';
import { openQueue } from '../jobs/open-queue.ts';
import type { JobKind, JobSubject } from '../jobs/job-queue.ts';
import { createRunner, type JobHandler } from '../jobs/job-runner.ts';
import { AddressGuard } from '../lib/address-guard.ts';
import { systemClock, type Clock } from '../lib/clock.ts';
import { keyInDataDir } from '../lib/crypto/encryption-key.ts';
import { createIds } from '../lib/ids.ts';
import { takeTemporaryDir } from '../lib/temporary-dir.ts';
import type { Logger } from '../lib/logger.ts';
import { createSecretBox } from '../lib/crypto/secret-box.ts';
import { memberHandlers } from '../members/handlers.ts';
import { createMembersService } from '../members/service.ts';
import { createParser } from '../parsing/child/child-parser.ts';
import type { Parser } from '../parsing/parser.ts';
import { providerHandlers } from '../providers/handlers.ts';
import { loadProviders } from '../providers/load-providers.ts';
import { createProvidersService } from '../providers/service.ts';
import { providerKeyHandlers } from '../provider-keys/handlers.ts';
import { noticeRefusals } from '../provider-keys/mark-refused-keys.ts';
import { createProviderKeysService } from '../provider-keys/service.ts';
import type { Models } from '../provider-keys/use-key.ts';
import { RunEvents, type RunEvent } from '../runs/run-events.ts';
import { executeRunJob } from '../runs/execute-run.ts';
import { runHandlers } from '../runs/handlers.ts';
import { createRunsService } from '../runs/service.ts';
import { createKeptDefinitions } from '../schemas/cached-definitions.ts';
import { schemaHandlers } from '../schemas/handlers.ts';
import { createSchemasService } from '../schemas/service.ts';
import { userHandlers } from '../users/handlers.ts';
import { createUsersService } from '../users/service.ts';
import { webhookHandlers } from '../webhooks/handlers.ts';
import { workspaceAccess as access } from '../workspaces/workspace-access.ts';
import { workspaceHandlers } from '../workspaces/handlers.ts';
import { createWorkspacesService } from '../workspaces/service.ts';

/** What a test or a benchmark puts in place of the real thing. */
export interface Replacements {
  clock?: Clock;
  parser?: Parser;
  engine?: ExtractionEngine;
  /** Who asks providers for their models. */
  models?: Models;
}

export interface App {
  /** `http://host:port` */
  url: string;
  /** The first API key, on the first start alone. */
  firstApiKey: string | null;
  /** Resolves when no job runs and none is due. */
  idle(): Promise<void>;
  /** Stops accepting, finishes or gives back what runs, and releases everything. */
  close(): Promise<void>;
}

/** Composes the program and listens. Whatever was opened when a later step fails is closed again. */
export async function startApp(config: Config, logger: Logger, replacements: Replacements = {}): Promise<App> {
  const clock = replacements.clock ?? systemClock;
  const newId = createIds(clock);
  const closers: (() => Promise<void> | void)[] = [];
  const closeAll = async () => {
    for (const close of closers.splice(0).reverse()) await close();
  };

  try {
    const configured = await loadProviders(config);
    if ('problems' in configured) throw new ConfigError(configured.problems);
    const { registry, fallback } = configured;
    const { database, release } = await openDatabase(config, {
      exclusive: true,
      migrate: config.migrate,
      onLost: (error) => logger.warn({ err: error }, 'A connection to the database was lost.'),
    });
    closers.push(release);
    const temporaryDir = await takeTemporaryDir(join(config.dataDir, 'tmp'), newId('srv'), {
      isShared: database.dialect === 'postgres',
    });
    closers.push(() => rm(temporaryDir, { recursive: true, force: true }));

    const { blobs, close: closeBlobs } = await openBlobs(config, database, temporaryDir);
    closers.push(closeBlobs);
    const maxRssBytes = config.childMemoryBytes;
    const parser =
      replacements.parser ??
      createParser({
        poolSize: config.parser.processes,
        maxRssBytes,
        maxPixels: config.limits.pixels,
        ocrLanguages: config.ocrLanguages,
      });
    closers.push(() => parser.close());
    const addresses = new AddressGuard(config.providerNetworks);
    const client = createModelClient({
      registry,
      clock,
      compileSchema,
      addressGuard: addresses,
      ...config.providers,
    });
    closers.push(() => client.close());
    const pool = createExtractionPool({
      processes: config.extractor.processes,
      maxRssBytes,
      deadlineMs: config.extractor.timeoutMs,
    });
    closers.push(() => pool.close());
    const engine =
      replacements.engine ??
      createRoutingEngine({
        local: createLocalEngine(pool),
        pipeline: createPipelineEngine({ client, pool, modelOf: (provider, model) => registry.model(provider, model) }),
      });
    closers.push(() => engine.close());

    const limits = { workspace: config.jobs.ofWorkspace, key: config.jobs.withKey };
    const queue = await openQueue(database, { clock, newId, limits, migrate: config.migrate, logger });
    closers.push(() => queue.close());
    const messages =
      config.database.dialect === 'postgres' && database.pool !== null
        ? createPostgresMessages({ pool: database.pool, url: config.database.url, from: newId('srv'), logger })
        : noMessages;
    closers.push(() => messages.close());
    const events = new RunEvents((event) => messages.send('run', event));
    const files = createStoredFiles(database, blobs);
    const parseLimits = {
      maxPages: config.limits.pages,
      maxCharacters: config.limits.characters,
      deadlineMs: config.parser.timeoutMs,
    };
    const parsing = createDocumentParsing({ database, clock, blobs, parser, limits: parseLimits });
    const base = { database, clock, newId, access };
    const providerKeys = createProviderKeysService({
      ...base,
      registry,
      box: createSecretBox(config.encryptionKey ?? (await keyInDataDir(config.dataDir))),
      addresses,
      allowsHttp: config.providerNetworks === 'all' || config.providerNetworks.length > 0,
      models: replacements.models ?? client,
      system: {
        provider: fallback.provider,
        access: { apiKey: fallback.apiKey, baseUrl: fallback.baseUrl, budget: 'system' },
      },
      environments: {
        boundTo: (tx, id) => environments.boundTo(tx, id),
        unbind: (tx, id) => environments.unbind(tx, id),
      },
    });
    if (database.dialect === 'postgres' && config.encryptionKey === null) {
      logger.warn(
        'Secrets are encrypted under the key in this data directory. Several servers on one database need the same EXCERPT_ENCRYPTION_KEY.',
      );
    }
    const unreadable = await providerKeys.countUnreadable();
    if (unreadable > 0) {
      logger.error(
        { providerKeys: unreadable },
        'Secrets were stored under another encryption key and cannot be read. Restore it, or send the secrets again.',
      );
    }
    const work: Record<JobKind, JobHandler> = {
      'run.execute': executeRunJob({
        database,
        clock,
        queue,
        parsing,
        definitionOf: createKeptDefinitions(database.db),
        engine: noticeRefusals(engine, providerKeys),
        accessOf: (run) => providerKeys.accessOf(run),
        events,
        timeoutMs: config.runTimeoutMs,
        logger,
      }),
      'document.parse': parseDocumentJob(database, queue, parsing),
    };
    const runner =
      config.role === 'api' ? null : createRunner(queue, work, { concurrency: config.jobs.concurrency, logger });
    queue.onEnqueued(() => messages.send('job', null));
    messages.on('job', () => runner?.wake());
    messages.on('cancel', (subject) => runner?.cancel(subject as JobSubject));
    messages.on('run', (event) => events.receive(event as RunEvent));
    messages.onGap(() => {
      events.gap();
      runner?.wake();
    });

    const users = createUsersService(base);
    const apiKeys = createApiKeysService(base);
    const providers = createProvidersService({
      registry,
      fallback,
      localResidency: config.localResidency,
      keys: providerKeys,
    });
    const members = createMembersService({ ...base, users });
    const environments = createEnvironmentsService({ ...base, providers, registry, keys: providerKeys });
    const schemas = createSchemasService({
      ...base,
      definitions,
      files,
      refuseActiveRuns: (tx, scope) => runs.refuseActive(tx, scope),
    });
    const documents = createDocumentsService({
      ...base,
      environments,
      schemas,
      queue,
      blobs,
      files,
      parsing,
      refuseActiveRuns: (tx, scope) => runs.refuseActive(tx, scope),
    });
    const runs = createRunsService({
      ...base,
      environments,
      schemas,
      documents,
      providers,
      queue,
      events,
      abort(runId) {
        const subject: JobSubject = { kind: 'run.execute', subject: runId };
        runner?.cancel(subject);
        messages.send('cancel', subject);
      },
    });
    const workspaces = createWorkspacesService({
      ...base,
      environments,
      members,
      files,
      discardActiveRuns: (tx: Tx, workspaceId) => runs.discardActive(tx, { workspaceId }),
    });
    const intake = createDocumentIntake({ parser, limits: config.limits });

    const handlers: Handlers = {
      ...userHandlers(users),
      ...apiKeyHandlers(apiKeys),
      ...workspaceHandlers(workspaces),
      ...memberHandlers(members),
      ...environmentHandlers(environments),
      ...schemaHandlers(schemas),
      ...documentHandlers(documents, intake),
      ...runHandlers(runs, intake),
      ...providerHandlers(providers),
      ...providerKeyHandlers(providerKeys),
      ...webhookHandlers(),
    };

    const firstApiKey = config.role === 'worker' ? null : await bootstrap({ database, users, apiKeys }, config);

    const stopping = new AbortController();
    const readiness = { check: async () => void (await sql`select 1`.execute(database.db)) };
    const contract = async () =>
      createRouter({
        operations: await loadContract(),
        handlers,
        apiKeys,
        receiveJson: jsonReceiver(config.limits.jsonBytes),
        receiveMultipart: multipartReceiver(temporaryDir, newId, {
          fileBytes: config.limits.fileBytes,
          fieldBytes: config.limits.jsonBytes,
        }),
        stopping: stopping.signal,
      });
    const routers =
      config.role === 'worker'
        ? { outside: createHealthRouter(readiness, stopping.signal), contract: new Router() }
        : { outside: createOutsideRouter(readiness, stopping.signal), contract: await contract() };
    const server = createHttpServer({ newId, logger, ...routers, stopping: stopping.signal });

    const stopJobs = async () => runner?.stop(config.shutdownGraceMs);
    closers.push(stopJobs);
    await runner?.start();
    const swept = files
      .sweep(stopping.signal)
      .catch((error: unknown) => logger.error({ err: error }, 'Files without documents could not be deleted.'));
    closers.push(async () => void (await swept));

    const listening = await listen(server, config);
    closers.push(async () => {
      stopping.abort();
      // Both at once: one grace is all there is.
      await Promise.all([listening.close(config.shutdownGraceMs), stopJobs()]);
    });
    return { url: listening.url, firstApiKey, idle: async () => runner?.idle(), close: closeAll };
  } catch (error) {
    await closeAll();
    throw error;
  }
}
