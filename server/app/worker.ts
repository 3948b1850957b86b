import { parseDocumentJob } from '../documents/jobs.ts';
import type { JobKind } from '../jobs/job-queue.ts';
import { createRunner, type JobHandler, type Runner } from '../jobs/job-runner.ts';
import { markRefusedKeys } from '../provider-keys/mark-refused-keys.ts';
import { executeRunJob } from '../runs/execute-run.ts';
import type { RunEvent } from '../runs/run-events.ts';
import { createCachedDefinitions } from '../schemas/cached-definitions.ts';
import type { Resources } from './resources.ts';
import type { Services } from './services.ts';

/** Executes jobs, and passes on what other servers publish. The runner is null where the role is `api`. */
export function createWorker(resources: Resources, services: Services): Runner | null {
  const { config, logger, queue, messages } = resources;
  const { runEvents, cancellations } = services;
  const runner =
    config.role === 'api'
      ? null
      : createRunner(queue, jobHandlers(resources, services), { concurrency: config.jobs.concurrency, logger });

  queue.onEnqueued(() => messages.send('job', null));
  messages.on('job', () => runner?.wake());
  messages.on('run', (event) => runEvents.receive(event as RunEvent));
  messages.onGap(() => {
    runEvents.gap();
    runner?.wake();
  });
  cancellations.onCancel((job) => runner?.cancel(job));
  return runner;
}

function jobHandlers(resources: Resources, services: Services): Record<JobKind, JobHandler> {
  const { config, logger, clock, database, queue, engine } = resources;
  const { parsing, providerKeys, runEvents } = services;
  return {
    'run.execute': executeRunJob({
      database,
      clock,
      queue,
      parsing,
      definitionOf: createCachedDefinitions(database.db),
      engine: markRefusedKeys(engine, providerKeys),
      accessOf: (run) => providerKeys.accessOf(run),
      events: runEvents,
      timeoutMs: config.runTimeoutMs,
      logger,
    }),
    'document.parse': parseDocumentJob(database, queue, parsing),
  };
}
