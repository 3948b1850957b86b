import { ACTIVE } from '../db/active-statuses.ts';
import { LRUCache } from 'lru-cache';
import type { Db } from '../db/database.ts';
import { literal } from '../db/literal.ts';
import { AppError } from '../errors.ts';
import { steadyClock, type Clock } from '../lib/clock.ts';

/** Limits the pending runs of a workspace. */
export interface PendingLimit {
  /** Counts another pending run. Throws `queue_full`. */
  take(db: Db, workspaceId: string): Promise<void>;
}

interface Estimate {
  /** At least the actual number, unless other servers accept runs too. */
  pending: number;
  /** Whether the last count in the database reached the limit. */
  wasFull: boolean;
  countedAt: number;
}

/** Interval of counting runs that other servers accepted. */
const RECOUNT_MS = 5_000;
/** Interval of counting a full queue, however many requests arrive. */
const RECOUNT_FULL_MS = 1_000;
const RETRY_AFTER_SECONDS = 5;
const MAX_WORKSPACES = 10_000;

/** Reads at most `max` rows of the index of active runs. */
async function countPending(db: Db, workspaceId: string, max: number): Promise<number> {
  const { pending } = await db
    .selectFrom((from) =>
      from
        .selectFrom('runs')
        .select('id')
        .where('workspace_id', '=', workspaceId)
        .where('status', 'in', ACTIVE)
        .where('status', '=', literal('pending'))
        .limit(max)
        .as('waiting'),
    )
    .select(({ fn }) => fn.countAll<number>().as('pending'))
    .executeTakeFirstOrThrow();
  return pending;
}

/**
 * Counts accepted runs in memory, and in the database every few seconds or at the limit. Accepting a run needs no
 * further read; several servers together may exceed the limit by what they accept in between.
 */
export function createPendingLimit(max: number | null, clock: Clock): PendingLimit {
  const steady = steadyClock(clock);
  const isStale = ({ pending, wasFull, countedAt }: Estimate, now: number) =>
    wasFull ? now - countedAt >= RECOUNT_FULL_MS : now - countedAt >= RECOUNT_MS || pending >= (max ?? Infinity);
  const estimates = new LRUCache<string, Estimate>({ max: MAX_WORKSPACES });

  return {
    async take(db, workspaceId) {
      if (max === null) return;
      const now = steady.now();
      let estimate = estimates.get(workspaceId);
      if (estimate === undefined || isStale(estimate, now)) {
        const pending = await countPending(db, workspaceId, max);
        estimate = { pending, wasFull: pending >= max, countedAt: now };
        estimates.set(workspaceId, estimate);
      }
      if (estimate.wasFull) {
        throw new AppError('queue_full', `The workspace has ${max} pending runs (EXCERPT_MAX_PENDING_RUNS).`, {
          headers: { 'retry-after': String(RETRY_AFTER_SECONDS) },
        });
      }
      estimate.pending += 1;
    },
  };
}
