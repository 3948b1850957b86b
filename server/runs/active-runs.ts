import { ACTIVE } from '../db/active-statuses.ts';
import type { Db, Tx } from '../db/database.ts';
import { AppError } from '../errors.ts';
import type { Cancellations } from '../jobs/cancellations.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import { timestamp, type Clock } from '../lib/clock.ts';
import type { RunEvents } from './run-events.ts';

export interface RunScope {
  workspaceId: string;
  schemaFamilyId?: string;
  documentId?: string;
}

/**
 * The ids of active runs in a scope.
 * @param limit all by default
 */
async function listActiveRuns(
  db: Db,
  { workspaceId, schemaFamilyId, documentId }: RunScope,
  limit?: number,
): Promise<string[]> {
  let active = db.selectFrom('runs').select('id').where('workspace_id', '=', workspaceId).where('status', 'in', ACTIVE);
  if (schemaFamilyId !== undefined) {
    // Includes runs of other schemas over the family's documents, which are deleted with the documents.
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
  /** Throws `in_use` while runs in the scope are active. */
  refuse(tx: Tx, scope: RunScope): Promise<void>;
  /** Removes the jobs of all active runs in the scope from the queue. */
  discardAll(tx: Tx, scope: RunScope): Promise<void>;
  /** Removes the job of a run from the queue. After the commit, aborts its execution and notifies its listeners. */
  discard(tx: Tx, runId: string): Promise<void>;
}

interface Dependencies {
  clock: Clock;
  queue: Pick<JobQueue, 'discard'>;
  events: RunEvents;
  cancellations: Pick<Cancellations, 'cancel'>;
}

/** Active runs for the services of schemas, documents and workspaces, on which the service of runs depends itself. */
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
