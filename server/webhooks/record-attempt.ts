import type { AuditLog } from '../audit/record-change.ts';
import type { Database, Tx } from '../db/database.ts';
import { timestamp, type Clock } from '../lib/clock.ts';
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
  audit: AuditLog;
}

/** An attempt that has ended. */
export interface Attempt extends Answer {
  /** Of the delivery, made when the attempt began: deliveries are listed by it, newest first. */
  id: string;
  createdAt: string;
}

const isSuccess = ({ statusCode }: Answer) => statusCode !== null && statusCode >= 200 && statusCode < 300;

function describeError({ statusCode, failure }: Answer): string {
  if (statusCode === null) return failure ?? 'The destination did not answer.';
  const isRedirect = statusCode >= 300 && statusCode < 400;
  return `The destination answered ${statusCode}${isRedirect ? ', and redirects are not followed' : ''}.`;
}

/**
 * Records an attempt and what follows from it, in one transaction: the delivery, the state of the message and of its
 * endpoint, which may have changed during the attempt. Returns the pause before the next attempt, in milliseconds; null
 * when there is none.
 */
export async function recordAttempt(
  dependencies: Dependencies,
  message: Message,
  attempt: Attempt,
): Promise<number | null> {
  try {
    return await record(dependencies, message, attempt);
  } catch (error) {
    // Of an endpoint that was deleted during the attempt nothing is left to record.
    if ((await messages.findMessage(dependencies.database.db, message.id)) === undefined) return null;
    throw error;
  }
}

async function record(
  { database, clock, audit }: Dependencies,
  message: Message,
  answer: Attempt,
): Promise<number | null> {
  const { event, endpoint } = message;
  const success = isSuccess(answer);
  const now = clock.now();
  const attempts = message.attempts + 1;
  const delivery = {
    id: answer.id,
    webhookEndpointId: endpoint.id,
    eventId: event.id,
    statusCode: answer.statusCode,
    responseBody: answer.responseBody,
    error: success ? null : describeError(answer),
    success,
    durationMs: answer.durationMs,
    createdAt: answer.createdAt,
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

  /** Counts the failure. Returns whether the endpoint takes more events. */
  async function fail(tx: Tx): Promise<boolean> {
    const counted = await messages.countFailure(tx, endpoint.id, timestamp(now));
    const until = nextProbeAt(counted?.failures ?? 0, now);
    if (until !== null) await messages.openCircuit(tx, endpoint.id, timestamp(until));
    // Where the URL has changed, the answer says nothing about the endpoint.
    const isGone = answer.statusCode === 410 && counted?.url === endpoint.url;
    const failingMs = counted?.failingSince == null ? 0 : now - Date.parse(counted.failingSince);
    const reason = isGone ? 'gone' : failingMs >= MAX_FAILING_MS ? 'failing' : null;
    if (reason !== null) await disable(tx, reason);
    return reason === null && counted?.isActive === true;
  }

  return database.transaction(async (tx) => {
    await insertDelivery(tx, delivery);
    if (success) {
      if ((await messages.markDelivered(tx, message.id, attempts)) > 0) await messages.clearFailures(tx, endpoint.id);
      return null;
    }
    const takesMore = await fail(tx);
    const pauseMs = takesMore ? getPause(attempts, parseRetryAfter(answer.retryAfter, now)) : null;
    const state = pauseMs === null ? 'failed' : 'pending';
    const dueAt = timestamp(now + (pauseMs ?? 0));
    const isPending = await messages.updateMessage(tx, { ...message, state, attempts, dueAt });
    return isPending ? pauseMs : null;
  });
}
