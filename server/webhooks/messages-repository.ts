import { cacheFirstRow } from '../db/cached-query.ts';
import type { Db } from '../db/database.ts';
import { readPrevious, type DisabledReason, type SealedSecrets } from './repository.ts';

export type MessageState = 'pending' | 'delivered' | 'failed' | 'dropped' | 'replaced';

/** An event for an endpoint, with what an attempt needs to know. */
export interface Message {
  id: string;
  state: MessageState;
  isManual: boolean;
  /** How many were made. */
  attempts: number;
  dueAt: string;
  event: { id: string; body: string | null };
  endpoint: {
    id: string;
    url: string;
    isActive: boolean;
    secrets: SealedSecrets;
    failures: number;
    failingSince: string | null;
    circuitUntil: string | null;
  };
}

const selectMessage = cacheFirstRow((db, { id }: { id: string }) =>
  db
    .selectFrom('webhook_messages as message')
    .innerJoin('webhook_events as event', 'event.id', 'message.event_id')
    .innerJoin('webhook_endpoints as endpoint', 'endpoint.id', 'message.endpoint_id')
    .select([
      'message.id',
      'message.state',
      'message.is_manual as isManual',
      'message.attempts',
      'message.due_at as dueAt',
      'event.id as eventId',
      'event.body',
      'endpoint.id as endpointId',
      'endpoint.url',
      'endpoint.is_active as isActive',
      'endpoint.sealed_secret as sealedSecret',
      'endpoint.previous_secret as previousSecret',
      'endpoint.previous_secret_until as previousSecretUntil',
      'endpoint.failures',
      'endpoint.failing_since as failingSince',
      'endpoint.circuit_until as circuitUntil',
    ])
    .where('message.id', '=', id),
);

/** For jobs, which act for nobody. Undefined when the endpoint was deleted. */
export async function findMessage(db: Db, id: string): Promise<Message | undefined> {
  const row = await selectMessage(db, { id });
  if (row === undefined) return undefined;
  return {
    id: row.id,
    state: row.state as MessageState,
    isManual: Boolean(row.isManual),
    attempts: row.attempts,
    dueAt: row.dueAt,
    event: { id: row.eventId, body: row.body },
    endpoint: {
      id: row.endpointId,
      url: row.url,
      isActive: Boolean(row.isActive),
      secrets: {
        current: row.sealedSecret,
        previous: readPrevious({ secret: row.previousSecret, until: row.previousSecretUntil }),
      },
      failures: row.failures,
      failingSince: row.failingSince,
      circuitUntil: row.circuitUntil,
    },
  };
}

type MessageUpdate = Pick<Message, 'id' | 'state' | 'attempts' | 'dueAt'>;

const updateState = cacheFirstRow((db, { id, state, attempts, dueAt }: MessageUpdate) =>
  db
    .updateTable('webhook_messages')
    .set({ state, attempts, due_at: dueAt })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .returning('id'),
);

/** False when the message is no longer pending: another one took its place, or its endpoint was deactivated. */
export async function updateMessage(db: Db, { id, state, attempts, dueAt }: MessageUpdate): Promise<boolean> {
  return (await updateState(db, { id, state, attempts, dueAt })) !== undefined;
}

const setDelivered = cacheFirstRow((db, { id, attempts }: { id: string; attempts: number }) =>
  db
    .updateTable('webhook_messages')
    .set({ state: 'delivered', attempts })
    .where('id', '=', id)
    .returning(({ selectFrom }) =>
      selectFrom('webhook_endpoints')
        .select('failures')
        .whereRef('webhook_endpoints.id', '=', 'webhook_messages.endpoint_id')
        .as('failures'),
    ),
);

/**
 * Whatever became of the message meanwhile: the destination has the event. Returns how many attempts of its endpoint
 * have failed in a row.
 */
export async function markDelivered(db: Db, id: string, attempts: number): Promise<number> {
  return (await setDelivered(db, { id, attempts }))?.failures ?? 0;
}

/** Ends what waits for an endpoint. */
export async function dropPending(db: Db, endpointId: string): Promise<void> {
  await db
    .updateTable('webhook_messages')
    .set({ state: 'dropped' })
    .where('endpoint_id', '=', endpointId)
    .where('state', '=', 'pending')
    .execute();
}

const addFailure = cacheFirstRow((db, { id, now }: { id: string; now: string }) =>
  db
    .updateTable('webhook_endpoints')
    .set(({ eb, fn, ref, val }) => ({
      failures: eb('failures', '+', 1),
      failing_since: fn.coalesce(ref('failing_since'), val(now)),
    }))
    .where('id', '=', id)
    .returning(['url', 'failures', 'failing_since as failingSince', 'is_active as isActive']),
);

/** Counts a failed attempt. Returns the endpoint as it is now; undefined when it was deleted. */
export async function countFailure(
  db: Db,
  endpointId: string,
  now: string,
): Promise<Pick<Message['endpoint'], 'url' | 'failures' | 'failingSince' | 'isActive'> | undefined> {
  const row = await addFailure(db, { id: endpointId, now });
  return row && { ...row, isActive: Boolean(row.isActive) };
}

/** After a success: no failures, and the circuit is closed. */
export async function clearFailures(db: Db, endpointId: string): Promise<void> {
  await db
    .updateTable('webhook_endpoints')
    .set({ failures: 0, failing_since: null, circuit_until: null })
    .where('id', '=', endpointId)
    .execute();
}

export async function openCircuit(db: Db, endpointId: string, until: string): Promise<void> {
  await db.updateTable('webhook_endpoints').set({ circuit_until: until }).where('id', '=', endpointId).execute();
}

/** Takes the probe of an open circuit for one attempt. False when another one has it. */
export async function claimProbe(
  db: Db,
  endpointId: string,
  { now, until }: { now: string; until: string },
): Promise<boolean> {
  const claimed = await db
    .updateTable('webhook_endpoints')
    .set({ circuit_until: until })
    .where('id', '=', endpointId)
    .where(({ eb, or }) => or([eb('circuit_until', 'is', null), eb('circuit_until', '<=', now)]))
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
}

/**
 * The server's own deactivation; a caller's `isActive: true` ends it. Returns the endpoint's workspace; null if the
 * endpoint was not active.
 */
export async function disableEndpoint(
  db: Db,
  endpointId: string,
  reason: DisabledReason,
  now: string,
): Promise<string | null> {
  const disabled = await db
    .updateTable('webhook_endpoints')
    .set({ is_active: 0, disabled_reason: reason, updated_at: now })
    .where('id', '=', endpointId)
    .where('is_active', '=', 1)
    .returning('workspace_id as workspaceId')
    .executeTakeFirst();
  return disabled?.workspaceId ?? null;
}
