import type { AuditLog } from '../audit/record-change.ts';
import type { Database } from '../db/database.ts';
import type { ClaimedJob, JobQueue } from '../jobs/job-queue.ts';
import { RetryJob, type JobContext, type JobHandler } from '../jobs/job-handler.ts';
import type { SecretBox } from '../lib/crypto/secret-box.ts';
import { timestamp, type Clock } from '../lib/clock.ts';
import type { NewId } from '../lib/ids.ts';
import { signDelivery } from '../lib/webhooks/sign-delivery.ts';
import { judgeCircuit, nextProbeAt } from './circuit.ts';
import type { Answer, Destinations } from './destination.ts';
import type { EndpointShares } from './endpoint-shares.ts';
import * as messages from './messages-repository.ts';
import type { Message } from './messages-repository.ts';
import { recordAttempt, type Attempt } from './record-attempt.ts';

export interface DeliverDependencies {
  database: Database;
  clock: Clock;
  newId: NewId;
  audit: AuditLog;
  queue: Pick<JobQueue, 'acknowledge'>;
  box: Pick<SecretBox, 'open'>;
  destinations: Pick<Destinations, 'post'>;
  shares: EndpointShares;
  /** Names the program and its version to destinations. */
  userAgent: string;
}

/** A destination that has not answered by then is slow. */
const SLOW_AFTER_MS = 100;
/** Before an endpoint that has its share of connections is tried again. */
const BUSY_DELAY_MS = 1_000;

/** Delivers an event to an endpoint: one attempt, then the job waits for the next one or is done. */
export function deliverEventJob(dependencies: DeliverDependencies): JobHandler {
  const { database, clock, newId, queue, box, destinations, shares, userAgent } = dependencies;
  const { db } = database;

  async function end(job: ClaimedJob, message: Message | undefined): Promise<void> {
    if (message?.state === 'pending') await messages.updateMessage(db, { ...message, state: 'dropped' });
    queue.acknowledge(job);
  }

  /** Throws `RetryJob` while the circuit holds the attempt back, or the job comes before its time, as after a crash. */
  async function waitForTurn({ endpoint, ...message }: Message): Promise<void> {
    const now = clock.now();
    // The first is due at once, also where the clock of the server that recorded it is ahead.
    const earlyMs = message.attempts === 0 ? 0 : Date.parse(message.dueAt) - now;
    if (earlyMs > 0) throw new RetryJob(earlyMs, undefined);
    const verdict = judgeCircuit(endpoint, message, now);
    if (verdict.kind === 'pass') return;
    if (verdict.kind === 'wait') throw new RetryJob(verdict.delayMs, undefined);
    const until = timestamp(nextProbeAt(endpoint.failures, now) ?? now);
    if (await messages.claimProbe(db, endpoint.id, { now: timestamp(now), until })) return;
    throw new RetryJob(Date.parse(until) - now, undefined);
  }

  function sign({ event, endpoint }: Message, body: string): Record<string, string> {
    const { current, previous } = endpoint.secrets;
    const seconds = Math.floor(clock.now() / 1000);
    const earlier = previous.filter(({ until }) => Date.parse(until) > clock.now()).map(({ sealed }) => sealed);
    const secrets = [current, ...earlier].map((secret) => box.open(secret, endpoint.id));
    return { 'user-agent': userAgent, ...signDelivery(secrets, { id: event.id, seconds, body }) };
  }

  async function attempt(message: Message, body: string, signal: AbortSignal): Promise<Answer> {
    let headers: Record<string, string>;
    try {
      headers = sign(message, body);
    } catch {
      const failure = 'The signing secret cannot be read on this server. Rotate it.';
      return { statusCode: null, responseBody: null, retryAfter: undefined, failure, durationMs: 0 };
    }
    return destinations.post(message.endpoint.url, { headers, body, signal });
  }

  /** Slow destinations give their slots to others. */
  async function attemptInSlot(message: Message, body: string, { signal, releaseSlot }: JobContext): Promise<Attempt> {
    const leave = shares.enter(message.endpoint.id);
    if (leave === null) throw new RetryJob(BUSY_DELAY_MS * (1 + Math.random()), undefined);
    const timer = setTimeout(releaseSlot, SLOW_AFTER_MS);
    const start = { id: newId('whd'), createdAt: timestamp(clock.now()) };
    try {
      return { ...start, ...(await attempt(message, body, signal)) };
    } finally {
      clearTimeout(timer);
      leave();
    }
  }

  return async (job, context) => {
    const message = await messages.findMessage(db, job.subject);
    const body = message?.event.body ?? null;
    if (message?.state !== 'pending' || body === null) return end(job, message);
    // What a caller sends to an endpoint that is not active is tried once.
    const isFirstByHand = message.isManual && message.attempts === 0;
    if (!message.endpoint.isActive && !isFirstByHand) return end(job, message);
    await waitForTurn(message);
    const answer = await attemptInSlot(message, body, context);
    const retryInMs = await recordAttempt(dependencies, message, answer);
    if (retryInMs !== null) throw new RetryJob(retryInMs, undefined);
    queue.acknowledge(job);
  };
}
