import { rules } from '../generated/rules.gen.ts';
import type { TaskClock } from '../task-clock.ts';
import type { NewId } from '../create-ids.ts';
import type { MessageRecord, Store, WebhookRecord } from '../store.ts';
import { sign } from './sign-webhook.ts';
import { subscribersOf, type EventRecorder } from './webhook-event.ts';

/** What a test gives the fake to receive deliveries: a request as the service sends it, for an answer. */
export type WebhookReceiver = (request: Request) => Response | void | Promise<Response | void>;

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
/** After the first attempt, the second, and so on. The service adds jitter. */
const PAUSES_MS = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  ...[2, 5, 10, 14, 20, 24].map((hours) => hours * HOUR_MS),
];
const MAX_FAILING_MS = 5 * 24 * HOUR_MS;

interface Dependencies {
  store: Store;
  clock: TaskClock;
  newId: NewId;
  track(work: Promise<unknown>): void;
  /** Undefined where the test gave none. */
  receiver(): WebhookReceiver | undefined;
}

type NewMessage = Pick<MessageRecord, 'endpointId' | 'kind' | 'resourceId' | 'body' | 'createdAt'>;

export interface Deliveries extends EventRecorder {
  /** Sends an event that is recorded, or a new one, to an endpoint. Returns the event's id. */
  send(event: NewMessage & { eventId?: string }): string;
  /** A new `webhook.test` for this endpoint only. */
  test(endpointId: string): string;
}

/** Delivers events by Standard Webhooks, with the service's attempts in the time of the clock. */
export function createDeliveries({ store, clock, newId, track, receiver }: Dependencies): Deliveries {
  /**
   * Signed with the time of this machine: a receiver compares it with its own clock, wherever the fake's has moved.
   */
  async function requestOf({ endpoint, secret, previous }: WebhookRecord, message: MessageRecord): Promise<Request> {
    const seconds = Math.floor(Date.now() / SECOND_MS);
    const secrets = [secret, ...previous.filter(({ until }) => until > clock.now()).map((one) => one.secret)];
    const content = `${message.eventId}.${seconds}.${message.body ?? ''}`;
    const signatures = await Promise.all(secrets.map((one) => sign(one, content)));
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Excerpt',
      'webhook-id': message.eventId,
      'webhook-timestamp': String(seconds),
      'webhook-signature': signatures.join(' '),
    };
    return new Request(endpoint.url, { method: 'POST', headers, body: message.body });
  }

  async function post(record: WebhookRecord, message: MessageRecord) {
    const receive = receiver();
    if (receive === undefined)
      return { statusCode: null, responseBody: null, error: 'The fake has no receiver: set one with `onWebhook`.' };
    try {
      const response = (await receive(await requestOf(record, message))) ?? new Response(null, { status: 204 });
      const responseBody = await response.text();
      const { status: statusCode, ok } = response;
      return { statusCode, responseBody, error: ok ? null : `The destination answered ${statusCode}.` };
    } catch (error) {
      return { statusCode: null, responseBody: null, error: `The receiver failed: ${String(error)}` };
    }
  }

  function planNext(record: WebhookRecord, message: MessageRecord, statusCode: number | null): void {
    const { endpoint } = record;
    record.failingSince ??= clock.now();
    record.failures += 1;
    const probeAt = rules.nextProbeAt(record.failures, clock.now());
    record.circuitUntil = probeAt === null ? null : clock.timestamp(probeAt);
    const reason = statusCode === 410 ? 'gone' : clock.now() - record.failingSince >= MAX_FAILING_MS ? 'failing' : null;
    const wasActive = endpoint.isActive;
    if (reason !== null)
      record.endpoint = { ...endpoint, isActive: false, disabledReason: reason, updatedAt: clock.timestamp() };
    const pause = reason === null && wasActive ? PAUSES_MS[message.attempts - 1] : undefined;
    if (pause === undefined) message.state = 'failed';
    else plan(message, pause);
  }

  function plan(message: MessageRecord, delayMs: number): void {
    message.dueAt = clock.timestamp(clock.now() + delayMs);
    clock.schedule(clock.now() + delayMs, () => attempt(message));
  }

  async function deliver(record: WebhookRecord, message: MessageRecord): Promise<void> {
    const createdAt = clock.timestamp();
    message.attempts += 1;
    const { statusCode, responseBody, error } = await post(record, message);
    store.deliveries.push({
      eventId: message.eventId,
      delivery: {
        id: newId('whd'),
        webhookEndpointId: message.endpointId,
        event: message.kind,
        payload: JSON.parse(message.body ?? '{}') as Record<string, unknown>,
        statusCode,
        responseBody,
        error,
        success: error === null,
        durationMs: 0,
        createdAt,
      },
    });
    if (error !== null) return planNext(record, message, statusCode);
    Object.assign(record, { failingSince: null, failures: 0, circuitUntil: null });
    message.state = 'delivered';
  }

  function attempt(message: MessageRecord): void {
    const record = store.webhooks.find(({ endpoint }) => endpoint.id === message.endpointId);
    if (record === undefined || message.state !== 'pending') return;
    const isWanted = record.endpoint.isActive || message.isManual;
    if (!isWanted || message.body === null) {
      message.state = 'failed';
      return;
    }
    const verdict = rules.judgeCircuit(record, message, clock.now());
    if (verdict.kind === 'wait') {
      clock.schedule(clock.now() + verdict.delayMs, () => attempt(message));
      return;
    }
    if (verdict.kind === 'probe') {
      const probeAt = rules.nextProbeAt(record.failures, clock.now());
      record.circuitUntil = probeAt === null ? null : clock.timestamp(probeAt);
    }
    track(deliver(record, message));
  }

  function queue(message: NewMessage & Pick<MessageRecord, 'eventId' | 'isManual'>): void {
    const queued: MessageRecord = { ...message, attempts: 0, dueAt: clock.timestamp(), state: 'pending' };
    store.messages.push(queued);
    attempt(queued);
  }

  const send: Deliveries['send'] = ({ eventId = newId('evt'), ...event }) => {
    queue({ ...event, eventId, isManual: true });
    return eventId;
  };

  return {
    send,
    test(endpointId) {
      const body = rules.createEventBody('webhook.test', clock.timestamp(), { webhookEndpointId: endpointId });
      return send({ endpointId, kind: 'webhook.test', resourceId: endpointId, body, createdAt: clock.now() });
    },
    record(scope, kind, resource) {
      const endpointIds = subscribersOf(store, scope, kind);
      if (endpointIds.length === 0) return;
      const body = rules.createEventBody(kind, clock.timestamp(), resource);
      const resourceId = 'id' in resource ? String(resource.id) : '';
      const event = { eventId: newId('evt'), kind, resourceId, body, createdAt: clock.now(), isManual: false };
      for (const endpointId of endpointIds) queue({ ...event, endpointId });
    },
  };
}
