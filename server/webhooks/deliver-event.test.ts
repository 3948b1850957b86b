import { beforeEach, expect, test } from 'vitest';
import type { Answer } from './destination.ts';
import { AT, EARLIER, NOW, openPlayedDelivery, type PlayedDelivery } from './testing/play-delivery.ts';

let played: PlayedDelivery;
beforeEach(async () => {
  played = await openPlayedDelivery();
});

test('an event is sent once where it is accepted, with its signature', async () => {
  const failing = { failures: 3, failing_since: EARLIER, circuit_until: EARLIER };
  expect(await played.deliver({ endpoint: failing, message: { attempts: 1 } })).toBeNull();
  const seconds = String(AT / 1000);
  const headers = expect.objectContaining({
    'user-agent': 'Excerpt/1',
    'webhook-id': 'evt',
    'webhook-timestamp': seconds,
  }) as object;
  expect(played.done).toEqual([
    ['post', 'https://a.example/hook', '{"a":1}', headers],
    ['acknowledge', 'm1'],
  ]);
  expect(await played.message()).toMatchObject({ state: 'delivered', attempts: 2 });
  expect(await played.endpoint()).toMatchObject({ failures: 0, failing_since: null, circuit_until: null });
  expect(await played.deliveries()).toMatchObject([
    {
      id: 'whd_1',
      endpoint_id: 'end',
      event_id: 'evt',
      status_code: 200,
      response_body: 'thanks',
      error: null,
      success: 1,
      duration_ms: 12,
      created_at: NOW,
    },
  ]);
});

test.each([
  [199, false],
  [200, true],
  [299, true],
  [300, false],
])('the answer %i is accepted: %s', async (statusCode, accepted) => {
  await played.deliver({ answer: { statusCode } });
  expect((await played.message())?.state).toBe(accepted ? 'delivered' : 'pending');
});

test.each<[string, Partial<Answer>, string]>([
  ['an error', { statusCode: 500 }, 'The destination answered 500.'],
  ['a redirect', { statusCode: 302 }, 'The destination answered 302, and redirects are not followed.'],
  ['the first redirect', { statusCode: 300 }, 'The destination answered 300, and redirects are not followed.'],
  ['an error of the caller', { statusCode: 400 }, 'The destination answered 400.'],
  ['no answer', { statusCode: null, failure: 'It hung up.' }, 'It hung up.'],
  ['silence', { statusCode: null }, 'The destination did not answer.'],
])('%s is a failed delivery that is tried again', async (_, answer, error) => {
  const pause = await played.deliver({ answer: { responseBody: null, ...answer } });
  expect(pause).toBeGreaterThanOrEqual(4_500);
  expect(pause).toBeLessThanOrEqual(5_500);
  expect(await played.deliveries()).toMatchObject([{ error, success: 0, response_body: null }]);
  expect(await played.message()).toEqual({
    state: 'pending',
    attempts: 1,
    due_at: new Date(AT + (pause ?? 0)).toISOString(),
  });
  expect(await played.endpoint()).toMatchObject({ failures: 1, failing_since: NOW, circuit_until: null, is_active: 1 });
  expect(played.names()).not.toContain('acknowledge');
});

test('a destination may ask for a longer pause', async () => {
  expect(await played.deliver({ answer: { statusCode: 503, retryAfter: '120' } })).toBe(120_000);
});

test('the last attempt fails the message', async () => {
  expect(await played.deliver({ message: { attempts: 9 }, answer: { statusCode: 500 } })).toBeNull();
  expect(await played.message()).toEqual({ state: 'failed', attempts: 10, due_at: NOW });
  expect(played.names()).toContain('acknowledge');
});

const disabled = (reason: string) => [
  'audit',
  {
    action: 'webhook.disabled',
    actorId: null,
    scope: { workspaceId: 'ws' },
    targetId: 'end',
    before: { isActive: true, disabledReason: null },
    after: { isActive: false, disabledReason: reason },
  },
];

test.each([
  ['is gone', { statusCode: 410 }, {}, 'gone'],
  ['has failed for five days', { statusCode: 500 }, { failing_since: '2026-03-05T10:00:00.000Z' }, 'failing'],
])('an endpoint that %s is deactivated, and said so', async (_, answer, endpoint, reason) => {
  expect(await played.deliver({ answer, endpoint })).toBeNull();
  expect(await played.endpoint()).toMatchObject({ is_active: 0, disabled_reason: reason });
  expect(await played.message()).toMatchObject({ state: 'failed' });
  expect(played.done).toContainEqual(disabled(reason));
});

test.each([
  ['has failed for less than five days', { statusCode: 500 }, { failing_since: '2026-03-05T10:00:00.001Z' }, undefined],
  ['has moved meanwhile', { statusCode: 410 }, {}, { url: 'https://b.example' }],
])('an endpoint that %s stays active', async (_, answer, endpoint, change) => {
  const meanwhile = async () => change && played.rows.db.updateTable('webhook_endpoints').set(change).execute();
  expect(await played.deliver({ answer, endpoint, meanwhile })).not.toBeNull();
  expect(await played.endpoint()).toMatchObject({ is_active: 1 });
  expect(played.names()).not.toContain('audit');
});

test('an endpoint that was deactivated meanwhile is not tried again, nor deactivated twice', async () => {
  const meanwhile = () => played.rows.db.updateTable('webhook_endpoints').set({ is_active: 0 }).execute();
  expect(await played.deliver({ answer: { statusCode: 410 }, meanwhile })).toBeNull();
  expect(played.names()).toEqual(['post', 'acknowledge']);
});

test('a message that was replaced meanwhile is not tried again, but what was delivered is delivered', async () => {
  const meanwhile = () => played.rows.db.updateTable('webhook_messages').set({ state: 'replaced' }).execute();
  expect(await played.deliver({ answer: { statusCode: 500 }, meanwhile })).toBeNull();
  expect(await played.message()).toMatchObject({ state: 'replaced', attempts: 0 });
});

test('of an endpoint that was deleted meanwhile nothing is recorded', async () => {
  const meanwhile = async () => {
    await played.rows.db.deleteFrom('webhook_endpoints').execute();
    await played.rows.db.schema.alterTable('webhook_deliveries').renameTo('hidden').execute();
  };
  try {
    expect(await played.deliver({ meanwhile })).toBeNull();
    expect(played.names()).toEqual(['post', 'acknowledge']);
  } finally {
    await played.rows.db.schema.alterTable('hidden').renameTo('webhook_deliveries').execute();
  }
});
