import contract from '../generated/openapi.json' with { type: 'json' };
import { createFeedLoop, type FeedLoop } from '../batches/feed-loop.ts';
import { parseDocumentJob } from '../documents/jobs.ts';
import { ExtractionError } from '../extraction/engine.ts';
import type { JobWork } from '../jobs/job-lane.ts';
import type { JobKind } from '../jobs/job-queue.ts';
import { splitPacketJob } from '../packets/jobs.ts';
import { createRuleReader } from '../packets/read-rules.ts';
import { createPageSplitter } from '../packets/split-pages.ts';
import { evaluateSplitterJob } from '../splitter-evaluations/jobs.ts';
import { createRunner, type Runner } from '../jobs/job-runner.ts';
import { createMemoryReader } from '../memory/memory-reader.ts';
import { confirmRefusals } from '../provider-keys/confirm-refusals.ts';
import { executeRunJob } from '../runs/execution/execute-run.ts';
import { recordExchanges } from '../runs/exchanges/record-exchanges.ts';
import type { RunEvent } from '../runs/run-events.ts';
import { createCachedDefinitions } from '../schemas/cached-definitions.ts';
import { createEndpointShares } from '../webhooks/endpoint-shares.ts';
import { deliverEventJob } from '../webhooks/jobs.ts';
import type { Resources } from './resources.ts';
import type { Services } from './services.ts';

export interface Worker {
  runner: Runner;
  feed: FeedLoop;
}

/** Executes jobs and forwards messages of other servers. Null if the role is `api`. */
export function createWorker(resources: Resources, services: Services): Worker | null {
  const { config, logger, queue, messages, tracer } = resources;
  const { runEvents, cancellations } = services;
  const feed = createFeedLoop([services.batchFeeder, services.evaluationFeeder]);
  const runner =
    config.role === 'api'
      ? null
      : createRunner(queue, createJobWork(resources, services, feed.runEnded), { logger, tracer });

  queue.onEnqueued((kind) => messages.send('job', kind));
  messages.on('job', (kind) => runner?.wake(kind as JobKind));
  messages.on('run', (event) => runEvents.receive(event as RunEvent));
  messages.onGap(() => {
    runEvents.gap();
    runner?.wake();
  });
  cancellations.onCancel((job) => runner?.cancel(job));
  services.batchWakes.onWake(feed.wake);
  return runner && { runner, feed };
}

/** Runs that may wait for a parser, and deliveries for slow destinations, per slot. */
const WAITING_PER_SLOT = 8;
/** Documents that may wait for a parser, per slot. */
const PARSING_PER_SLOT = 32;

function createJobWork(resources: Resources, services: Services, onRunEnded: () => void): Record<JobKind, JobWork> {
  const { config, logger, clock, database, queue, engine } = resources;
  const { environments, parsing, providerKeys, providers, runEvents } = services;
  const executeRun = executeRunJob({
    database,
    clock,
    queue,
    parsing,
    getDefinition: createCachedDefinitions(database.db),
    engine: confirmRefusals(engine, providerKeys),
    memory: createMemoryReader({
      db: database.db,
      logger,
      getLayout: (documentId, signal) => parsing.getLayout(documentId, { pages: null, signal }),
      learn: resources.schemaTasks.learn,
    }),
    applyRules: resources.schemaTasks.applyRules,
    readTables: services.readTables,
    getAccess: (model) => providerKeys.getAccess(model),
    async authorizeModel(run, model) {
      const allowed = await environments.getAllowedResidencies(database.db, run.environmentId);
      const forbidden = await providers.findForbiddenResidency(database.db, allowed, model, run);
      if (forbidden === null) return;
      const { provider } = model;
      throw new ExtractionError('residency_not_allowed', `${forbidden.message} The document was not sent.`, {
        provider,
      });
    },
    events: runEvents,
    webhooks: services.runEnds,
    recordExchanges: (run) => recordExchanges(resources, run),
    timeoutMs: config.runTimeoutMs,
    onEnded(run) {
      services.onEnded(run);
      onRunEnded();
    },
    logger,
  });
  const splitPages = createPageSplitter({
    ...services,
    db: database.db,
    readRules: createRuleReader({ ...services, db: database.db }),
    engine: confirmRefusals(engine, providerKeys),
    getAccess: (model) => providerKeys.getAccess(model),
    splitPacket: resources.schemaTasks.splitPacket,
  });
  const splitPacket = splitPacketJob({ ...services, database, queue, clock, splitPages });
  const deliverEvent = deliverEventJob({
    ...resources,
    audit: services.audit,
    shares: createEndpointShares((WAITING_PER_SLOT + 1) * config.webhooks.concurrency),
    userAgent: `Excerpt/${contract.info.version}`,
  });
  return {
    'run.execute': {
      ...executeRun,
      concurrency: config.jobs.concurrency,
      maxReleased: WAITING_PER_SLOT * config.jobs.concurrency,
    },
    'document.parse': {
      handle: parseDocumentJob(database, queue, parsing),
      concurrency: config.parser.processes,
      maxReleased: PARSING_PER_SLOT * config.parser.processes,
    },
    'packet.split': {
      async handle(job, context) {
        await splitPacket(job, context);
        // A batch may be done by it.
        onRunEnded();
      },
      concurrency: config.parser.processes,
      maxReleased: 0,
    },
    'splitter.evaluate': {
      handle: evaluateSplitterJob({ ...services, database, queue, clock, splitPages }),
      concurrency: 1,
      maxReleased: 0,
    },
    'documents.erase': { handle: services.eraseDocuments, concurrency: 1, maxReleased: 0 },
    'webhook.deliver': {
      handle: deliverEvent,
      concurrency: config.webhooks.concurrency,
      maxReleased: WAITING_PER_SLOT * config.webhooks.concurrency,
    },
  };
}
