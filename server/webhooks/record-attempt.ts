import type { AuditLog } from '../audit/record-change.ts';
import type { Database, Tx } from '../db/database.ts';
import { timestamp, type Clock } from '../lib/clock.ts';
import type { NewId } from '../lib/ids.ts';
import { nextProbeAt } from './circuit.ts';
import { insertDelivery } from './deliveries-repository.ts';
import type { Answer } from './destination.ts';
import * as messages from './messages-repository.ts';
import type { Message } from './messages-repository.ts';
import type { DisabledReason } from './repository.ts';
import { MAX_FAILING_MS, parseRetryAfter, getPause } from './retry-schedule.ts';

interface Dependencies {
  database: Database;
  clock: Clock;
  newId: NewId;
  audit: AuditLog;
}

const isSuccess = ({ statusCode }: Answer) => statusCode !== null && statusCode >= 200 && statusCode < 300;

function describeError({ statusCode, failure }: Answer): string {
  if (statusCode === null) return failure ?? 'The destination did not answer.';
  const isRedirect = statusCode >= 300 && statusCode < 400;
  return `The destination answered ${statusCode}${isRedirect ? ', and redirects are not followed' : ''}.`;
}

/**
 * Records an attempt and what follows from it, in one transaction: the delivery, the state of the message and of its
 * endpoint. Returns the pause before the next attempt, in milliseconds; null when there is none.
 */
export async function recordAttempt(
  { database, clock, newId, audit }: Dependencies,
  message: Message,
  answer: Answer,
): Promise<number | null> {
  const { event, endpoint } = message;
  const success = isSuccess(answer);
  const now = clock.now();
  const attempts = message.attempts + 1;
  const delivery = {
    id: newId('whd'),
    webhookEndpointId: endpoint.id,
    eventId: event.id,
    statusCode: answer.statusCode,
    responseBody: answer.responseBody,
    error: success ? null : describeError(answer),
    success,
    durationMs: answer.durationMs,
    createdAt: timestamp(now - answer.durationMs),
  };

  async function disable(tx: Tx, reason: DisabledReason): Promise<void> {
    const workspaceId = await messages.disableEndpoint(tx, endpoint.id, reason, timestamp(now));
    if (workspaceId === null) return;
    await audit.record(tx, {
      action: 'webhook.disabled',
      actorId: null,
      scope: { workspaceId },
      targetId: endpoint.id,
      before: { isActive: true, disabledReason: null },
      after: { isActive: false, disabledReason: reason },
    });
  }

  /** Counts the failure. Returns why the endpoint takes no more events, null while it does. */
  async function fail(tx: Tx): Promise<DisabledReason | null> {
    const counted = await messages.countFailure(tx, endpoint.id, timestamp(now));
    const until = nextProbeAt(counted?.failures ?? 0, now);
    if (until !== null) await messages.openCircuit(tx, endpoint.id, timestamp(until));
    const isGone = answer.statusCode === 410;
    const failingMs = counted?.failingSince == null ? 0 : now - Date.parse(counted.failingSince);
    const reason = isGone ? 'gone' : failingMs >= MAX_FAILING_MS ? 'failing' : null;
    if (reason !== null) await disable(tx, reason);
    return reason;
  }

  return database.transaction(async (tx) => {
    await insertDelivery(tx, delivery);
    if (success) {
      if (endpoint.failures > 0) await messages.clearFailures(tx, endpoint.id);
      await messages.updateMessage(tx, { ...message, state: 'delivered', attempts });
      return null;
    }
    const disabled = await fail(tx);
    // What a caller sends to an endpoint that is not active is tried once.
    const isOver = disabled !== null || !endpoint.isActive;
    const pauseMs = isOver ? null : getPause(attempts, parseRetryAfter(answer.retryAfter, now));
    const state = pauseMs === null ? 'failed' : 'pending';
    const dueAt = timestamp(now + (pauseMs ?? 0));
    const isPending = await messages.updateMessage(tx, { ...message, state, attempts, dueAt });
    return isPending ? pauseMs : null;
  });
}
