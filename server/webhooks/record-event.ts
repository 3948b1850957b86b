import type { Db, Tx } from '../db/database.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import { timestamp, type Clock } from '../lib/clock.ts';
import type { NewId } from '../lib/ids.ts';
import { createEventBody } from '../lib/webhooks/event-body.ts';
import type { EventKind } from './table.ts';
import * as events from './events-repository.ts';
import type { EventScope } from './events-repository.ts';

export type { EventScope } from './events-repository.ts';
export type { EventKind } from './table.ts';

export interface NewEvent extends EventScope {
  kind: EventKind;
  /** The run, document or schema version that it is about. */
  resourceId: string;
  /** The document of a run: erasing it erases the event. */
  documentId: string | null;
}

/** Tells webhook endpoints what happens. */
export interface EventRecorder {
  /**
   * Whether the end of a run may entail anything: an event, or a review that it needs. If not, it needs no transaction.
   */
  isNeededAtEnd(db: Db, environmentId: string): Promise<boolean>;
  /**
   * Records an event in the transaction of the change that causes it, with a job for each endpoint that receives it.
   * @param read the resource as the API answers it, read only where an endpoint receives the event; undefined when it
   * is gone
   */
  record(tx: Tx, event: NewEvent, read: () => Promise<object | undefined>): Promise<void>;
}

interface Dependencies {
  clock: Clock;
  newId: NewId;
  queue: Pick<JobQueue, 'enqueue'>;
}

/** Messages of an event that is stored, each with its job. */
export async function sendEvent(
  tx: Tx,
  { clock, newId, queue }: Dependencies,
  message: { eventId: string; endpointIds: string[]; isManual: boolean },
): Promise<void> {
  const { eventId, isManual } = message;
  const dueAt = timestamp(clock.now());
  const messages = message.endpointIds.map((endpointId) => ({
    id: newId('whm'),
    eventId,
    endpointId,
    isManual,
    dueAt,
  }));
  await events.insertMessages(tx, messages);
  for (const { id, endpointId } of messages) {
    await queue.enqueue(tx, { kind: 'webhook.deliver', subject: id, group: endpointId });
  }
}

export function createEventRecorder(dependencies: Dependencies): EventRecorder {
  const { clock, newId } = dependencies;
  return {
    isNeededAtEnd: events.hasFollowers,

    async record(tx, { kind, workspaceId, environmentId, resourceId, documentId }, read) {
      const endpointIds = await events.listSubscribers(tx, { workspaceId, environmentId }, kind);
      if (endpointIds.length === 0) return;
      const data = await read();
      if (data === undefined) return;
      const createdAt = timestamp(clock.now());
      const body = createEventBody(kind, createdAt, data);
      const id = newId('evt');
      await events.insertEvent(tx, { id, workspaceId, kind, resourceId, documentId, body, createdAt });
      await sendEvent(tx, dependencies, { eventId: id, endpointIds, isManual: false });
    },
  };
}
