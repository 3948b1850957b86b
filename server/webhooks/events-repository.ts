import { cacheFirstRow } from '../db/cached-query.ts';
import type { Db } from '../db/database.ts';
import type { EventFilter, EventKind } from './table.ts';

/** Something that happened, for every endpoint that receives its kind. */
export interface WebhookEvent {
  id: string;
  workspaceId: string;
  kind: EventKind;
  /** The run, document, schema version or endpoint that it is about. */
  resourceId: string;
  /** The document of a run. */
  documentId: string | null;
  body: string;
  createdAt: string;
}

/** Where an event happens. Without an environment it is one of the whole workspace. */
export interface EventScope {
  workspaceId: string;
  environmentId: string | null;
}

/** An event for one endpoint, until it is delivered or given up. */
export interface NewMessage {
  id: string;
  eventId: string;
  endpointId: string;
  /** Whether a caller asked for it: then it is sent to an endpoint that is not active, too. */
  isManual: boolean;
  dueAt: string;
}

const selectFollowers = cacheFirstRow((db, { environmentId }: { environmentId: string }) =>
  db.selectNoFrom(({ exists, or, selectFrom, lit }) => {
    const endpoints = selectFrom('webhook_endpoints')
      .select(lit(1).as('one'))
      .where('environment_id', '=', environmentId)
      .where('is_active', '=', 1);
    const settings = selectFrom('review_settings').select(lit(1).as('one')).where('environment_id', '=', environmentId);
    return or([exists(endpoints), exists(settings)]).as('hasSome');
  }),
);

/** Whether the end of a run may entail anything in an environment: an active endpoint, or settings of reviews. */
export async function hasFollowers(db: Db, environmentId: string): Promise<boolean> {
  return Boolean((await selectFollowers(db, { environmentId }))?.hasSome);
}

/** The active endpoints that receive a kind of event. */
export async function listSubscribers(
  db: Db,
  { workspaceId, environmentId }: EventScope,
  kind: EventKind,
): Promise<string[]> {
  let active = db.selectFrom('webhook_endpoints').select(['id', 'events']).where('is_active', '=', 1);
  const isForOwner = kind === 'audit.recorded';
  if (isForOwner)
    active = active.where('member_id', '=', (eb) =>
      eb.selectFrom('workspaces').select('owner_id').where('id', '=', workspaceId),
    );
  const rows = await (
    environmentId === null
      ? active.where('workspace_id', '=', workspaceId)
      : active.where('environment_id', '=', environmentId)
  ).execute();
  const receives = ({ events }: { events: string }) => {
    const filter = JSON.parse(events) as EventFilter;
    return (filter.includes('*') && !isForOwner) || filter.includes(kind);
  };
  return rows.filter(receives).map(({ id }) => id);
}

export async function insertEvent(db: Db, event: WebhookEvent): Promise<void> {
  await db
    .insertInto('webhook_events')
    .values({
      id: event.id,
      workspace_id: event.workspaceId,
      kind: event.kind,
      resource_id: event.resourceId,
      document_id: event.documentId,
      body: event.body,
      created_at: event.createdAt,
    })
    .execute();
}

export async function insertMessages(db: Db, messages: NewMessage[]): Promise<void> {
  await db
    .insertInto('webhook_messages')
    .values(
      messages.map(({ id, eventId, endpointId, isManual, dueAt }) => ({
        id,
        event_id: eventId,
        endpoint_id: endpointId,
        state: 'pending',
        is_manual: isManual ? 1 : 0,
        due_at: dueAt,
      })),
    )
    .execute();
}

/** The event of a delivery; `hasBody` is false once its content was erased. */
export async function findDeliveredEvent(
  db: Db,
  endpointId: string,
  deliveryId: string,
): Promise<{ id: string; hasBody: boolean } | undefined> {
  const row = await db
    .selectFrom('webhook_deliveries as delivery')
    .innerJoin('webhook_events as event', 'event.id', 'delivery.event_id')
    .select(['event.id', 'event.body'])
    .where('delivery.id', '=', deliveryId)
    .where('delivery.endpoint_id', '=', endpointId)
    .executeTakeFirst();
  return row && { id: row.id, hasBody: row.body !== null };
}

/**
 * The events of a time that an endpoint has not accepted, and whose content is still there.
 * @param range.after the last one of the batch before
 */
export async function listUndelivered(
  db: Db,
  endpointId: string,
  { since, until, after, limit }: { since: string; until: string; after: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('webhook_messages as message')
    .innerJoin('webhook_events as event', 'event.id', 'message.event_id')
    .select('message.event_id as id')
    .distinct()
    .where('message.endpoint_id', '=', endpointId)
    .where('message.event_id', '>', after)
    .where('event.created_at', '>=', since)
    .where('event.created_at', '<=', until)
    .where('event.body', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('webhook_messages as accepted')
            .select('accepted.id')
            .whereRef('accepted.endpoint_id', '=', 'message.endpoint_id')
            .whereRef('accepted.event_id', '=', 'message.event_id')
            .where('accepted.state', '=', 'delivered'),
        ),
      ),
    )
    .orderBy('message.event_id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Ends what waits of earlier messages of these events. Returns their ids. */
export async function replacePending(db: Db, endpointId: string, eventIds: string[]): Promise<string[]> {
  const rows = await db
    .updateTable('webhook_messages')
    .set({ state: 'replaced' })
    .where('endpoint_id', '=', endpointId)
    .where('event_id', 'in', eventIds)
    .where('state', '=', 'pending')
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The first events by id, which is the order of their creation: their ages need no index. */
export async function listOldestEvents(db: Db, limit: number): Promise<{ id: string; createdAt: string }[]> {
  return db.selectFrom('webhook_events').select(['id', 'created_at as createdAt']).orderBy('id').limit(limit).execute();
}

/** Also deletes their messages and deliveries, which refer to them with `on delete cascade`. */
export async function deleteEvents(db: Db, ids: string[]): Promise<void> {
  await db.deleteFrom('webhook_events').where('id', 'in', ids).execute();
}
