import type { Db, Tx } from '../db/database.ts';
import { AppError } from '../errors.ts';
import type { Cancellations } from '../jobs/cancellations.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import { timestamp, type Clock } from '../lib/clock.ts';
import { ACTIVE } from './repository.ts';
import type { RunEvents } from './run-events.ts';

export interface RunScope {
  workspaceId: string;
  schemaFamilyId?: string;
  documentId?: string;
}

/** The ids of the runs under something that are not final. @param limit absent: all of them */
async function listActiveRuns(
  db: Db,
  { workspaceId, schemaFamilyId, documentId }: RunScope,
  limit?: number,
): Promise<string[]> {
  let active = db.selectFrom('runs').select('id').where('workspace_id', '=', workspaceId).where('status', 'in', ACTIVE);
  if (schemaFamilyId !== undefined) {
    // Also the runs of other schemas over the family's documents: they would go with the documents.
    active = active.where(({ eb, or, selectFrom }) =>
      or([
        eb('schema_family_id', '=', schemaFamilyId),
        eb(
          'document_id',
          'in',
          selectFrom('documents').select('documents.id').where('documents.schema_family_id', '=', schemaFamilyId),
        ),
      ]),
    );
  }
  if (documentId !== undefined) active = active.where('document_id', '=', documentId);
  if (limit !== undefined) active = active.limit(limit);
  return (await active.execute()).map(({ id }) => id);
}

export interface ActiveRuns {
  /** Throws `in_use` while runs under it are active. */
  refuse(tx: Tx, scope: RunScope): Promise<void>;
  /** Takes the jobs of all active runs under it out of the queue. */
  discardAll(tx: Tx, scope: RunScope): Promise<void>;
  /**
   * Takes the job of a run out of the queue. After the commit its execution is aborted and its listeners are notified.
   */
  discard(tx: Tx, runId: string): Promise<void>;
}

interface Dependencies {
  clock: Clock;
  queue: Pick<JobQueue, 'discard'>;
  events: RunEvents;
  cancellations: Pick<Cancellations, 'cancel'>;
}

/**
 * What the owners of runs need to know about them: schemas, documents and workspaces, which the service of runs itself
 * needs.
 */
export function createActiveRuns({ clock, queue, events, cancellations }: Dependencies): ActiveRuns {
  async function discard(tx: Tx, runId: string): Promise<void> {
    const job = { kind: 'run.execute', subject: runId } as const;
    await queue.discard(tx, job);
    const createdAt = timestamp(clock.now());
    tx.onCommit(() => {
      cancellations.cancel(job);
      events.publish({ type: 'status', runId, status: 'cancelled', stage: null, done: null, total: null, createdAt });
    });
  }

  return {
    discard,
    async refuse(tx, scope) {
      const [active] = await listActiveRuns(tx, scope, 1);
      if (active === undefined) return;
      throw new AppError('in_use', `The run ${active} is active. Wait for it or cancel it first.`);
    },
    async discardAll(tx, scope) {
      for (const id of await listActiveRuns(tx, scope)) await discard(tx, id);
    },
  };
}
