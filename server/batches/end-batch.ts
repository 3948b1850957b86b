import type { Tx } from '../db/database.ts';
import { timestamp, type Clock } from '../lib/clock.ts';
import type { EventRecorder } from '../webhooks/record-event.ts';
import { mergeBatchCounts } from './counts-repository.ts';
import * as batches from './repository.ts';
import type { Batch } from './repository.ts';

export interface EndDependencies {
  clock: Clock;
  webhookEvents: Pick<EventRecorder, 'record'>;
  present: (batch: Batch) => object;
}

/** Records the end of a locked batch, and its event. */
export async function endBatch(
  { clock, webhookEvents, present }: EndDependencies,
  tx: Tx,
  { id, workspaceId, environmentId }: Pick<Batch, 'id' | 'workspaceId' | 'environmentId'>,
  status: 'completed' | 'cancelled',
): Promise<void> {
  const completedAt = timestamp(clock.now());
  await batches.updateBatch(tx, { id, workspaceId }, { status, completedAt, updatedAt: completedAt });
  await mergeBatchCounts(tx, id);
  const event = { kind: 'batch.completed', workspaceId, environmentId, resourceId: id, documentId: null } as const;
  await webhookEvents.record(tx, event, async () => {
    const batch = await batches.findBatch(tx, id);
    return batch && present(batch);
  });
}
