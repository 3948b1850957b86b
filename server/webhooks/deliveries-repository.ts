import { cacheFirstRow } from '../db/cached-query.ts';
import type { Db } from '../db/database.ts';
import { withRowLock } from '../db/row-locks.ts';
import type { JsonObject } from '../lib/json-value.ts';
import { getOffset, type Page, type PageRequest } from '../lib/pagination.ts';

/** One attempt to deliver an event to an endpoint. */
export interface WebhookDelivery {
  id: string;
  webhookEndpointId: string;
  event: string;
  payload: JsonObject;
  statusCode: number | null;
  responseBody: string | null;
  error: string | null;
  success: boolean;
  durationMs: number;
  createdAt: string;
}

export type NewDelivery = Omit<WebhookDelivery, 'event' | 'payload'> & { eventId: string };

/** The response, unless the content of its event was erased during the attempt. */
function selectUnlessErased(db: Db, { eventId, responseBody }: Pick<NewDelivery, 'eventId' | 'responseBody'>) {
  const event = db
    .selectFrom('webhook_events')
    .select(({ val }) => val(responseBody).as('response'))
    .where('id', '=', eventId)
    .where('body', 'is not', null);
  // An erasure that has begun ends first, and one that begins then finds the delivery.
  return withRowLock(db, event, 'update');
}

const insert = cacheFirstRow((db, delivery: Omit<NewDelivery, 'success'> & { success: number }) =>
  db.insertInto('webhook_deliveries').values({
    id: delivery.id,
    endpoint_id: delivery.webhookEndpointId,
    event_id: delivery.eventId,
    status_code: delivery.statusCode,
    response_body: selectUnlessErased(db, delivery),
    error: delivery.error,
    success: delivery.success,
    duration_ms: delivery.durationMs,
    created_at: delivery.createdAt,
  }),
);

export async function insertDelivery(db: Db, delivery: NewDelivery): Promise<void> {
  await insert(db, { ...delivery, success: delivery.success ? 1 : 0 });
}

/** Without its content, an event is still known by its kind and the id of its resource. */
function toPayload(event: { body: string | null; kind: string; resourceId: string; createdAt: string }): JsonObject {
  if (event.body !== null) return JSON.parse(event.body) as JsonObject;
  return { type: event.kind, timestamp: event.createdAt, data: { id: event.resourceId } };
}

export async function listDeliveries(db: Db, endpointId: string, page: PageRequest): Promise<Page<WebhookDelivery>> {
  const rows = await db
    .selectFrom('webhook_deliveries as delivery')
    .innerJoin('webhook_events as event', 'event.id', 'delivery.event_id')
    .select([
      'delivery.id',
      'delivery.endpoint_id as webhookEndpointId',
      'event.kind',
      'event.resource_id as resourceId',
      'event.body',
      'event.created_at as eventCreatedAt',
      'delivery.status_code as statusCode',
      'delivery.response_body as responseBody',
      'delivery.error',
      'delivery.success',
      'delivery.duration_ms as durationMs',
      'delivery.created_at as createdAt',
    ])
    .where('delivery.endpoint_id', '=', endpointId)
    .orderBy('delivery.id', 'desc')
    .limit(page.pageSize)
    .offset(getOffset(page))
    .execute();
  const counted = await db
    .selectFrom('webhook_delivery_counts')
    .select(({ fn }) => fn.sum<number | null>('deliveries').as('total'))
    .where('endpoint_id', '=', endpointId)
    .executeTakeFirst();
  const data = rows.map(({ kind, resourceId, body, eventCreatedAt, ...row }) => ({
    ...row,
    event: kind,
    payload: toPayload({ kind, resourceId, body, createdAt: eventCreatedAt }),
    success: Boolean(row.success),
  }));
  return { ...page, total: counted?.total ?? 0, data };
}
