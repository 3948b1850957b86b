import type { JobCount, JobKind, JobQueue } from '../jobs/job-queue.ts';
import type { Clock } from '../lib/clock.ts';
import type { Metrics } from './metrics.ts';

/** Higher counts are shown as this one, which bounds the cost of a scrape. */
const MAX_COUNTED = 50_000;

interface Dependencies {
  queue: JobQueue;
  kinds: readonly JobKind[];
  clock: Clock;
}

/** Adds gauges of the jobs of all kinds. */
export function addQueueGauges(metrics: Metrics, { queue, kinds, clock }: Dependencies): void {
  const always = kinds.flatMap((kind) => ['ready', 'delayed', 'running'].map((state) => ({ kind, state })));
  // A scrape reads both gauges at once, by one query.
  let reading: Promise<JobCount[]> | undefined;
  const read = () =>
    (reading ??= queue.count(MAX_COUNTED).finally(() => {
      reading = undefined;
    }));
  const help = `Unfinished jobs, up to ${MAX_COUNTED} of a kind. Delayed ones wait for their next attempt.`;
  metrics.addGauge({ name: 'jobs', help, labelNames: ['kind', 'state'], always }, async () =>
    (await read()).map(({ kind, state, jobs }) => ({ labels: { kind, state }, value: Number(jobs) })),
  );
  metrics.addGauge(
    {
      name: 'oldest_job_age_seconds',
      help: 'How long the oldest ready job has waited.',
      labelNames: ['kind'],
      always: kinds.map((kind) => ({ kind })),
    },
    async () =>
      (await read()).flatMap(({ kind, readySince }) =>
        readySince === null
          ? []
          : [{ labels: { kind }, value: Math.max(0, clock.now() - Date.parse(readySince)) / 1000 }],
      ),
  );
}
