import { onTestFinished, vi } from 'vitest';
import { createLogger } from '../../lib/logger.ts';
import type { JobHandler } from '../job-handler.ts';
import { createLane } from '../job-lane.ts';
import type { ClaimedJob, ClaimRequest, JobQueue } from '../job-queue.ts';

export const makeJob = (subject: string, more: Partial<ClaimedJob> = {}): ClaimedJob => ({
  id: `job_${subject}`,
  kind: 'run.execute',
  subject,
  group: 'ws_1',
  traceParent: null,
  attempt: 1,
  claim: 7,
  ...more,
});

export interface LaneParts {
  /** Jobs of idle groups, which the slot beside the others is for. */
  idle?: ClaimedJob[];
  due?: ClaimedJob[];
  handle?: JobHandler;
  concurrency?: number;
  maxReleased?: number;
  queue?: Partial<JobQueue>;
}

/** A lane over jobs that are due at its start, each claimed once. */
export function playLane({
  due = [],
  idle = [],
  handle = async () => undefined,
  concurrency = 4,
  maxReleased,
  queue = {},
}: LaneParts) {
  const requests: ClaimRequest[] = [];
  const logged: { level: number; msg: string; subject?: string }[] = [];
  const spans: unknown[] = [];
  const flush = vi.fn<JobQueue['flush']>(async () => undefined);
  const all = {
    claim: async (request: () => ClaimRequest) => {
      await Promise.resolve();
      const asked = request();
      requests.push(asked);
      return (asked.isForIdleGroups === true ? idle : due).splice(0, asked.limit);
    },
    release: async () => undefined,
    flush,
    ...queue,
  } as unknown as JobQueue;
  const lane = createLane(all, 'run.execute', {
    handle,
    concurrency,
    ...(maxReleased !== undefined && { maxReleased }),
    logger: createLogger('info', { write: (line: string) => void logged.push(JSON.parse(line)) }),
    tracer: {
      span: (name: string, options: unknown, work: (span: never) => Promise<unknown>) => {
        spans.push([name, options]);
        return work({} as never);
      },
    } as never,
  });
  onTestFinished(() => lane.stop(0));
  const messages = (): string[] => logged.map(({ level, msg, subject = '' }) => `${level} ${msg} ${subject}`.trim());
  return { lane, requests, messages, spans, flush };
}
