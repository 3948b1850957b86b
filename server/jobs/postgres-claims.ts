import type { Pool } from 'pg';
import type { FetchOptions, Job, PgBoss } from 'pg-boss';
import type { ClaimedJob, ClaimRequest, GroupLimits, JobKind } from './job-queue.ts';
import { inBossTransaction } from './pg-boss.ts';

/** What pg-boss stores with a job. */
export interface JobData {
  subject: string;
  /** Number of refunded claims of the job. */
  refunds: number;
  /** The span in which it was enqueued. */
  traceParent?: string;
  /** Present for a job of low priority. */
  isLow?: true;
}

export const LOW_PRIORITY = -1;

/** Fruitless searches for jobs of other groups may take up to a tenth of the time. */
const LOOK_PAUSE_FACTOR = 10;

/** Groups that occupy at least their fair share of the caller's slots. */
function listSaturatedGroups({ running, limit }: ClaimRequest): string[] {
  const byGroup = Map.groupBy(running, ({ group }: ClaimedJob) => group);
  // One share is kept for a group that has nothing running yet.
  const fairShare = (running.length + limit) / (byGroup.size + 1);
  return [...byGroup].filter(([, jobs]) => jobs.length >= fairShare).map(([group]) => group);
}

/** Groups that occupy more of the caller's slots than the average of the running groups. */
function listLeadingGroups({ running }: ClaimRequest): string[] {
  const byGroup = Map.groupBy(running, ({ group }: ClaimedJob) => group);
  return [...byGroup].filter(([, jobs]) => jobs.length > running.length / byGroup.size).map(([group]) => group);
}

/**
 * Fetches the next jobs: first of groups below their fair share of this process's slots, then the oldest.
 *
 * pg-boss reads the backlog of an ignored group to find the job behind it: 2–17 ms for 10,000–100,000 jobs. After a
 * search that finds nothing, it pauses for ten times as long.
 */
export function createPostgresClaims(boss: PgBoss, pool: Pool, groupLimits: GroupLimits) {
  const nextLookAt = new Map<string, number>();

  async function fetchOthers(
    look: string,
    { kind, batchSize, ignoreGroups }: { kind: JobKind; batchSize: number; ignoreGroups: string[] },
    options: FetchOptions,
  ): Promise<Job<JobData>[]> {
    const begin = performance.now();
    if (batchSize <= 0 || ignoreGroups.length === 0 || begin < (nextLookAt.get(`${kind} ${look}`) ?? 0)) return [];
    const jobs = await boss.fetch<JobData>(kind, { ...options, batchSize, ignoreGroups, minPriority: 0 });
    const end = performance.now();
    if (jobs.length === 0) nextLookAt.set(`${kind} ${look}`, end + LOOK_PAUSE_FACTOR * (end - begin));
    return jobs;
  }

  async function fetchFairly(request: ClaimRequest, options: FetchOptions): Promise<Job<JobData>[]> {
    const { kind, limit, lowLimit = limit } = request;
    if (request.isForIdleGroups === true) return fetchOfIdleGroup(request, options);
    const jobs = await fetchOthers(
      'new',
      { kind, batchSize: limit, ignoreGroups: listSaturatedGroups(request) },
      options,
    );
    const batchSize = limit - jobs.length;
    jobs.push(...(await fetchOthers('behind', { kind, batchSize, ignoreGroups: listLeadingGroups(request) }, options)));
    const rest = limit - jobs.length;
    const ofAnyPriority = Math.min(rest, lowLimit);
    const fetched = await fetchUpTo(ofAnyPriority, kind, options);
    jobs.push(...fetched);
    // As many as were asked for may have been of low priority: the other slots are for the rest.
    if (fetched.length === ofAnyPriority)
      jobs.push(...(await fetchUpTo(rest - ofAnyPriority, kind, { ...options, minPriority: 0 })));
    return jobs;
  }

  /** One job, so that no group gets several of the slots that are kept for all. */
  async function fetchOfIdleGroup({ kind, limit, running }: ClaimRequest, options: FetchOptions) {
    if (limit <= 0) return [];
    const ignoreGroups = [...new Set(running.map(({ group }) => group))];
    return boss.fetch<JobData>(kind, { ...options, batchSize: 1, ignoreGroups, minPriority: 0 });
  }

  async function fetchUpTo(limit: number, kind: JobKind, options: FetchOptions): Promise<Job<JobData>[]> {
    const jobs: Job<JobData>[] = [];
    while (jobs.length < limit) {
      const more = await boss.fetch<JobData>(kind, { ...options, batchSize: limit - jobs.length });
      jobs.push(...more);
      // Skipped jobs of full groups leave room for others.
      if (more.length === 0 || options.groupConcurrency === undefined) break;
    }
    return jobs;
  }

  return {
    fetch(request: ClaimRequest): Promise<Job<JobData>[]> {
      const groupConcurrency = groupLimits[request.kind];
      if (groupConcurrency === undefined) return fetchFairly(request, {});
      return inBossTransaction(pool, async (db) => {
        // pg-boss counts and claims without a lock: 12 concurrent fetches exceeded a limit of 5 by up to 5.
        await db.executeSql('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`excerpt ${request.kind}`]);
        return fetchFairly(request, { groupConcurrency, db });
      });
    },
  };
}
