import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fromKysely, type Job } from 'pg-boss';
import type { Database } from '../db/database.ts';
import type { Logger } from '../lib/logger.ts';
import { createAcknowledgements } from './acknowledgements.ts';
import type { ClaimedJob, GroupLimits, JobKind, JobQueue, JobSubject } from './job-queue.ts';
import { countAffectedJobs, countBossJobs, createBoss, inBossTransaction } from './pg-boss.ts';
import { createPostgresClaims, LOW_PRIORITY, type JobData } from './postgres-claims.ts';
import { migrateQueueSchema, readQueueSchemaState, requirePool } from './queue-schema.ts';

const RENEW_EVERY_MS = 5_000;

/** Derived from the subject, so that pg-boss's primary key prevents enqueuing a job twice. */
function createJobId({ kind, subject }: JobSubject): string {
  const hex = createHash('sha256').update(`${kind} ${subject}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}

/** With the claim, pg-boss ignores a job that another worker has claimed since. */
const toAttempt = ({ id, claim }: ClaimedJob) => ({ id, retryCount: claim });

function toClaimedJob(kind: JobKind, { id, data, retryCount, groupId }: Job<JobData>): ClaimedJob {
  const { subject, refunds, traceParent = null, isLow = false } = data;
  const attempt = retryCount + 1 - refunds;
  return { id, kind, subject, group: groupId ?? '', attempt, claim: retryCount, traceParent, isLow };
}

function createData({
  subject,
  refunds,
  traceParent,
  isLow,
}: Required<Pick<ClaimedJob, 'subject' | 'traceParent' | 'isLow'>> & { refunds: number }): JobData {
  return { subject, refunds, ...(traceParent !== null && { traceParent }), ...(isLow && { isLow }) };
}

function groupByKind(jobs: readonly ClaimedJob[]): [JobKind, ClaimedJob[]][] {
  return [...Map.groupBy(jobs, ({ kind }) => kind)];
}

interface QueueOptions {
  groupLimits: GroupLimits;
  /** Whether older tables may be migrated. */
  migrate: boolean;
  logger: Logger;
  /** The span of the caller, as a `traceparent`. */
  currentTrace?: () => string | null;
}

/**
 * The queue on pg-boss's public API: a queue per kind, a group per workspace. Creates missing tables. Throws if they
 * belong to an older version, unless `migrate` is set.
 */
export async function openPostgresQueue(
  database: Database,
  { groupLimits, migrate, logger, currentTrace = () => null }: QueueOptions,
): Promise<JobQueue> {
  const pool = requirePool(database);
  const state = await readQueueSchemaState(database);
  if (state === 'older' && !migrate) {
    throw new Error(
      "The queue's tables are an earlier version's. Stop the servers of that version and run `excerpt migrate`, " +
        'or start with --migrate (EXCERPT_MIGRATE=true).',
    );
  }
  if (state !== 'current') await migrateQueueSchema(database);
  const boss = createBoss(pool, { migrate: false, supervise: true });
  boss.on('error', (error) => logger.warn({ err: error }, 'The maintenance of the queue failed and will be retried.'));
  boss.on('warning', ({ message }) => logger.warn({ warning: message }, 'The queue reports a warning.'));
  await boss.start();

  const listeners: ((kind: JobKind) => void)[] = [];
  const claims = createPostgresClaims(boss, pool, groupLimits);
  const acknowledgements = createAcknowledgements(async (jobs) => {
    for (const [kind, ofKind] of groupByKind(jobs)) await boss.deleteJob(kind, ofKind.map(toAttempt));
  }, logger);

  return {
    async enqueue(tx, { kind, subject, group, isLow = false }) {
      const data = createData({ subject, refunds: 0, traceParent: currentTrace(), isLow });
      await boss.send(kind, data, {
        id: createJobId({ kind, subject }),
        group: { id: group },
        ...(isLow && { priority: LOW_PRIORITY }),
        db: fromKysely(tx),
      });
      tx.onCommit(() => listeners.forEach((listener) => listener(kind)));
    },

    async claim(request) {
      await nextTurn();
      const claim = request();
      return claim.limit <= 0 ? [] : (await claims.fetch(claim)).map((job) => toClaimedJob(claim.kind, job));
    },

    async complete(tx, job) {
      return countAffectedJobs(await boss.deleteJob(job.kind, [toAttempt(job)], { db: fromKysely(tx) })) === 1;
    },

    acknowledge: (job) => acknowledgements.add(job),
    flush: () => acknowledgements.flush(),

    async release(job, { delayMs, refund }) {
      // pg-boss counts every claim. The job itself stores how many were refunded.
      const refunds = job.claim + 1 - job.attempt + (refund ? 1 : 0);
      await inBossTransaction(pool, async (db) => {
        if (countAffectedJobs(await boss.fail(job.kind, [toAttempt(job)], undefined, { db })) === 0) return;
        const { subject, traceParent, isLow = false } = job;
        const data = createData({ subject, refunds, traceParent, isLow });
        await boss.update(job.kind, data, { id: job.id, startAfter: delayMs / 1_000, db });
      });
    },

    discard: async (tx, job) => void (await boss.deleteJob(job.kind, createJobId(job), { db: fromKysely(tx) })),

    count: (limit) => countBossJobs(pool, limit),
    recover: async () => 0,

    onEnqueued: (listener) => void listeners.push(listener),

    leases: {
      renewEveryMs: RENEW_EVERY_MS,
      async renew(held) {
        const lost: ClaimedJob[] = [];
        for (const [kind, jobs] of groupByKind(held)) {
          if (countAffectedJobs(await boss.touch(kind, jobs.map(toAttempt))) === jobs.length) continue;
          for (const job of jobs) if (countAffectedJobs(await boss.touch(kind, [toAttempt(job)])) === 0) lost.push(job);
        }
        return lost;
      },
    },

    async close() {
      await acknowledgements.flush();
      await boss.stop({ graceful: false });
    },
  };
}
