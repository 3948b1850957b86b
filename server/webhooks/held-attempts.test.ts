import { beforeEach, expect, test, vi } from 'vitest';
import {
  AT,
  EARLIER,
  NOW,
  openPlayedDelivery,
  seal,
  SECRET,
  type DeliveryPlay,
  type PlayedDelivery,
} from './testing/play-delivery.ts';

const MINUTE_MS = 60_000;

let played: PlayedDelivery;
beforeEach(async () => {
  played = await openPlayedDelivery();
});

test.each([
  [8, 9, null],
  [9, 10, '2026-03-10T10:01:00.000Z'],
])('the tenth failure in a row opens the circuit for a minute, after %i', async (before, failures, until) => {
  await played.deliver({ answer: { statusCode: 500 }, endpoint: { failures: before } });
  expect(await played.endpoint()).toMatchObject({ failures, circuit_until: until });
});

const OPEN = { failures: 12, failing_since: EARLIER };
const later = (ms: number) => new Date(AT + ms).toISOString();

test.each([
  [0, 30_000],
  [0.5, 30_000 + MINUTE_MS / 2],
])('an open circuit holds an attempt back until some time after the next probe', async (random, delayMs) => {
  vi.spyOn(Math, 'random').mockReturnValue(random);
  try {
    const endpoint = { ...OPEN, circuit_until: later(30_000) };
    expect(await played.deliver({ endpoint, message: { attempts: 2 } })).toBe(delayMs);
    expect(played.done).toEqual([]);
  } finally {
    vi.restoreAllMocks();
  }
});

test('one attempt is the probe of an open circuit', async () => {
  const endpoint = { ...OPEN, circuit_until: EARLIER };
  expect(await played.deliver({ endpoint, message: { attempts: 2 } })).toBeNull();
  expect(played.names()).toEqual(['post', 'acknowledge']);
});

test('an attempt that comes before its time waits', async () => {
  expect(await played.deliver({ message: { attempts: 1, due_at: later(7_000) } })).toBe(7_000);
  expect(played.done).toEqual([]);
});

test('the first attempt never waits', async () => {
  expect(await played.deliver({ message: { attempts: 0, due_at: later(7_000) } })).toBeNull();
  expect(played.names()).toContain('post');
});

test('an endpoint that has its share of connections waits a second or two', async () => {
  const pause = await played.deliver({ underWay: 4 });
  expect(pause).toBeGreaterThanOrEqual(1_000);
  expect(pause).toBeLessThanOrEqual(2_000);
  expect(played.done).toEqual([]);
  expect(await played.message()).toEqual({ state: 'pending', attempts: 0, due_at: EARLIER });
});

test.each<[string, DeliveryPlay, string]>([
  ['whose content was erased', { event: { body: null } }, 'dropped'],
  ['to an endpoint that is not active', { endpoint: { is_active: 0 } }, 'dropped'],
  ['by hand, tried once', { endpoint: { is_active: 0 }, message: { is_manual: 1, attempts: 1 } }, 'dropped'],
  ['that was replaced', { message: { state: 'replaced' } }, 'replaced'],
])('a message %s ends without an attempt', async (_, play, state) => {
  expect(await played.deliver(play)).toBeNull();
  expect(played.done).toEqual([['acknowledge', 'm1']]);
  expect((await played.message())?.state).toBe(state);
});

test('what is sent by hand is tried once also where the endpoint is not active', async () => {
  const message = { is_manual: 1 };
  expect(await played.deliver({ endpoint: { is_active: 0 }, message, answer: { statusCode: 500 } })).toBeNull();
  expect(played.names()).toEqual(['post', 'acknowledge']);
  expect(await played.message()).toMatchObject({ state: 'failed', attempts: 1 });
});

test('earlier secrets sign as well while they live', async () => {
  const previous = (until: string) => ({ sealed: seal(SECRET), until });
  const secrets = JSON.stringify([previous(later(1)), previous(NOW)]);
  await played.deliver({ endpoint: { previous_secret: secrets, previous_secret_until: later(1) } });
  const headers = played.done[0]?.[3] as Record<string, string>;
  expect(headers['webhook-signature']?.split(' ')).toHaveLength(2);
});

test('a secret that cannot be read fails the attempt', async () => {
  expect(await played.deliver({ endpoint: { sealed_secret: 'damaged' } })).not.toBeNull();
  const error = 'The signing secret cannot be read on this server. Rotate it.';
  expect(await played.deliveries()).toMatchObject([{ error, status_code: null, duration_ms: 0, success: 0 }]);
  expect(played.names()).toEqual([]);
});

test.each([
  [99, false],
  [100, true],
])('a destination that takes %i ms gives its slot to others: %s', async (ms, gives) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    await played.deliver({ meanwhile: () => vi.advanceTimersByTimeAsync(ms) });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(played.names().includes('releaseSlot')).toBe(gives);
  } finally {
    vi.useRealTimers();
  }
});
