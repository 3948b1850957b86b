/** Plays attempts to deliver an event on a real database, and records what they do outside of it. */
import { openFilledRows, type FilledRows } from '../../db/testing/filled-rows.ts';
import { RetryJob } from '../../jobs/job-handler.ts';
import type { ClaimedJob } from '../../jobs/job-queue.ts';
import { createSecretBox } from '../../lib/crypto/secret-box.ts';
import type { Answer } from '../destination.ts';
import { createEndpointShares } from '../endpoint-shares.ts';
import { deliverEventJob } from '../jobs.ts';

export const AT = Date.parse('2026-03-10T10:00:00Z');
export const NOW = '2026-03-10T10:00:00.000Z';
export const EARLIER = '2026-03-10T09:59:00.000Z';
const box = createSecretBox(Buffer.alloc(32, 1));
export const seal = (secret: string) => box.seal(secret, 'end');
export const SECRET = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;

export interface DeliveryPlay {
  endpoint?: object;
  message?: object;
  event?: object;
  answer?: Partial<Answer>;
  /** Happens during the attempt. */
  meanwhile?: () => Promise<unknown>;
  /** Attempts at the endpoint that are under way. */
  underWay?: number;
}

const OK = { statusCode: 200, responseBody: 'thanks', retryAfter: undefined, failure: null, durationMs: 12 };

export interface PlayedDelivery {
  rows: FilledRows;
  /** What attempts did, in order: a name, and with what. */
  done: unknown[][];
  names(): unknown[];
  /** Stores a message, and makes one attempt. Returns the pause before the next; null for none. */
  deliver(play?: DeliveryPlay): Promise<number | null>;
  message(): Promise<{ state: string; attempts: number; due_at: string } | undefined>;
  endpoint(): Promise<object | undefined>;
  deliveries(): Promise<object[]>;
}

export async function openPlayedDelivery(): Promise<PlayedDelivery> {
  const rows = await openFilledRows();
  const done: unknown[][] = [];

  async function seed({ endpoint = {}, message = {}, event = {} }: DeliveryPlay) {
    await rows.insert('webhook_events', { id: 'evt', body: '{"a":1}', created_at: EARLIER, ...event });
    await rows.insert('webhook_endpoints', {
      id: 'end',
      workspace_id: 'ws',
      url: 'https://a.example/hook',
      is_active: 1,
      sealed_secret: seal(SECRET),
      ...endpoint,
    });
    const own = { id: 'm1', event_id: 'evt', endpoint_id: 'end', state: 'pending', due_at: EARLIER };
    await rows.insert('webhook_messages', { ...own, ...message });
  }

  async function deliver(play: DeliveryPlay = {}): Promise<number | null> {
    await seed(play);
    const shares = createEndpointShares(4);
    for (let count = 0; count < (play.underWay ?? 0); count += 1) shares.enter('end');
    const handler = deliverEventJob({
      database: rows.database,
      clock: { now: () => AT },
      newId: () => 'whd_1' as never,
      audit: { record: (_: unknown, entry: object) => Promise.resolve(void done.push(['audit', entry])) } as never,
      queue: { acknowledge: (job) => void done.push(['acknowledge', job.subject]) },
      box,
      destinations: {
        async post(url, { headers, body }) {
          done.push(['post', url, body, headers]);
          await play.meanwhile?.();
          return { ...OK, ...play.answer };
        },
      },
      shares,
      userAgent: 'Excerpt/1',
    });
    const { signal } = new AbortController();
    const releaseSlot = () => void done.push(['releaseSlot']);
    try {
      await handler({ subject: 'm1' } as ClaimedJob, { signal, releaseSlot });
      return null;
    } catch (error) {
      if (error instanceof RetryJob) return error.delayMs;
      throw error;
    }
  }

  return {
    rows,
    done,
    deliver,
    names: () => done.map(([name]) => name),
    message: () => rows.db.selectFrom('webhook_messages').select(['state', 'attempts', 'due_at']).executeTakeFirst(),
    endpoint: () =>
      rows.db
        .selectFrom('webhook_endpoints')
        .select(['is_active', 'disabled_reason', 'failures', 'failing_since', 'circuit_until'])
        .executeTakeFirst(),
    deliveries: () => rows.db.selectFrom('webhook_deliveries').selectAll().execute(),
  };
}
