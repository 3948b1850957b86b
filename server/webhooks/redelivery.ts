import type { ServiceDatabase, Tx } from '../db/database.ts';
import { AppError, invalidBody, notFound } from '../errors.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import { timestamp, type Clock } from '../lib/clock.ts';
import type { NewId } from '../lib/ids.ts';
import type { Caller } from '../users/service.ts';
import { createEventBody } from '../lib/webhooks/event-body.ts';
import * as events from './events-repository.ts';
import { sendEvent } from './record-event.ts';
import type { WebhookEndpoint } from './repository.ts';

/** What callers have delivered by hand. Each throws `environment_locked`. */
export interface Redelivery {
  /** Sends a `webhook.test` to this endpoint only. Returns the event's id. */
  test(caller: Caller, id: string): Promise<string>;
  /** Sends the event of a delivery again. Returns its id. Throws `content_expired` once its content was erased. */
  redeliver(caller: Caller, id: string, deliveryId: string): Promise<string>;
  /** Sends every event since a time again that the endpoint has not accepted. Returns how many. */
  redeliverSince(caller: Caller, id: string, since: string): Promise<number>;
}

export interface RedeliveryDependencies {
  database: ServiceDatabase;
  clock: Clock;
  newId: NewId;
  queue: Pick<JobQueue, 'enqueue' | 'discard'>;
}

/** Events that one transaction sends again. */
const BATCH = 500;

/** @param hold the caller's endpoint, which no other transaction changes meanwhile */
export function createRedelivery(
  dependencies: RedeliveryDependencies,
  hold: (tx: Tx, caller: Caller, id: string) => Promise<WebhookEndpoint>,
): Redelivery {
  const { database, clock, newId, queue } = dependencies;

  /** A new message in place of an earlier one that waits: the event goes out once, and begins its schedule anew. */
  async function sendAgain(tx: Tx, endpointId: string, eventIds: string[]): Promise<void> {
    if (eventIds.length === 0) return;
    for (const subject of await events.replacePending(tx, endpointId, eventIds)) {
      await queue.discard(tx, { kind: 'webhook.deliver', subject });
    }
    for (const eventId of eventIds)
      await sendEvent(tx, dependencies, { eventId, endpointIds: [endpointId], isManual: true });
  }

  return {
    test: (caller, id) =>
      database.transaction(async (tx) => {
        const { workspaceId } = await hold(tx, caller, id);
        const createdAt = timestamp(clock.now());
        const kind = 'webhook.test';
        const event = { id: newId('evt'), workspaceId, kind, resourceId: id, documentId: null, createdAt } as const;
        await events.insertEvent(tx, { ...event, body: createEventBody(kind, createdAt, { webhookEndpointId: id }) });
        await sendEvent(tx, dependencies, { eventId: event.id, endpointIds: [id], isManual: true });
        return event.id;
      }),

    redeliver: (caller, id, deliveryId) =>
      database.transaction(async (tx) => {
        await hold(tx, caller, id);
        const event = await events.findDeliveredEvent(tx, id, deliveryId);
        if (event === undefined) throw notFound('Delivery');
        if (!event.hasBody)
          throw new AppError('content_expired', 'The content of this event was deleted or has expired.');
        await sendAgain(tx, id, [event.id]);
        return event.id;
      }),

    async redeliverSince(caller, id, since) {
      const from = Date.parse(since);
      if (Number.isNaN(from)) throw invalidBody('/since', 'since must be a date and time, as 2026-01-31T00:00:00Z.');
      const now = clock.now();
      // Any time zone is accepted, and with it times that PostgreSQL's timestamps do not have.
      const range = { since: timestamp(Math.min(Math.max(0, from), now + 1)), until: timestamp(now) };
      const sendBatch = (after: string) =>
        database.transaction(async (tx) => {
          await hold(tx, caller, id);
          const eventIds = await events.listUndelivered(tx, id, { ...range, after, limit: BATCH });
          await sendAgain(tx, id, eventIds);
          return eventIds;
        });
      let count = 0;
      let last: string | undefined = '';
      while (last !== undefined) {
        const eventIds: string[] = await sendBatch(last);
        count += eventIds.length;
        last = eventIds.length < BATCH ? undefined : eventIds.at(-1);
      }
      return count;
    },
  };
}
