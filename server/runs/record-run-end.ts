import type { Db, Tx } from '../db/database.ts';
import type { ReviewNeeds } from '../reviews/record-need.ts';
import type { EventRecorder } from '../webhooks/record-event.ts';
import { findRun, type Run, type RunStatus } from './repository.ts';

type EndedRun = Pick<Run, 'id' | 'workspaceId' | 'environmentId' | 'documentId' | 'evaluationId'>;

/** Records what the end of a run entails: the webhook event, and the review that it needs. */
export interface RunEndRecorder {
  /** Whether the environment has webhooks or review settings. If not, the end of a run needs no transaction. */
  isNeeded(db: Db, environmentId: string): Promise<boolean>;
  /** Called in the transaction that records the final state. A run of an evaluation entails nothing. */
  record(tx: Tx, run: EndedRun, status: RunStatus): Promise<void>;
}

interface Dependencies {
  webhookEvents: EventRecorder;
  present: (run: Run) => object;
  reviewNeeds: ReviewNeeds;
}

const KINDS = { completed: 'run.completed', failed: 'run.failed', cancelled: 'run.cancelled' } as const;

export function createRunEndRecorder({ webhookEvents, present, reviewNeeds }: Dependencies): RunEndRecorder {
  return {
    isNeeded: webhookEvents.isNeededAtEnd,

    async record(tx, { id, workspaceId, environmentId, documentId, evaluationId }, status) {
      if (evaluationId !== null || status === 'pending' || status === 'processing') return;
      const event = { kind: KINDS[status], workspaceId, environmentId, resourceId: id, documentId };
      const mayNeedReview = status === 'completed' && (await reviewNeeds.isNeeded(tx, environmentId));
      const completed = mayNeedReview ? await findRun(tx, id) : undefined;
      const needsReview = completed !== undefined && (await reviewNeeds.record(tx, completed));
      await webhookEvents.record(tx, event, async () => {
        const run = await findRun(tx, id);
        return run && present(run);
      });
      if (needsReview) await reviewNeeds.announce(tx, completed);
    },
  };
}
