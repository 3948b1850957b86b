import type { Db, Tx } from '../db/database.ts';
import type { EventRecorder } from '../webhooks/record-event.ts';
import { findRun, type Run, type RunStatus } from './repository.ts';

type EndedRun = Pick<Run, 'id' | 'workspaceId' | 'environmentId' | 'documentId'>;

/** Records the webhook events of runs. */
export interface RunEndRecorder {
  /** Whether the environment has webhooks. If not, the end of a run needs no transaction. */
  isNeeded(db: Db, environmentId: string): Promise<boolean>;
  /** Called in the transaction that records the final state. */
  record(tx: Tx, run: EndedRun, status: RunStatus): Promise<void>;
}

interface Dependencies {
  webhookEvents: EventRecorder;
  present: (run: Run) => object;
}

const KINDS = { completed: 'run.completed', failed: 'run.failed', cancelled: 'run.cancelled' } as const;

export function createRunEndRecorder({ webhookEvents, present }: Dependencies): RunEndRecorder {
  return {
    isNeeded: webhookEvents.isNeeded,

    async record(tx, { id, workspaceId, environmentId, documentId }, status) {
      if (status === 'pending' || status === 'processing') return;
      const event = { kind: KINDS[status], workspaceId, environmentId, resourceId: id, documentId };
      await webhookEvents.record(tx, event, async () => {
        const run = await findRun(tx, id);
        return run && present(run);
      });
    },
  };
}
