import { ExcerptError, type Review, type ReviewActionInput } from '@excerpt/sdk';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storageOf } from '../../testing/kept-texts.ts';
import { createOutbox, type OutboxServer, type UnsentAction } from './outbox.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const fail = (status?: number, fields: object = {}) =>
  new ExcerptError({ code: 'test', message: 'No.', status, ...fields });
const confirm = (path: string): UnsentAction => ({ path, action: 'confirm' });

/** An outbox whose requests are answered by `send`, which is given what it gets. */
function play(send: (actions: ReviewActionInput[], revision: number) => unknown, kept: Record<string, string> = {}) {
  const storage = new Map(Object.entries(kept));
  const stored: ReviewActionInput[] = [];
  const pauses: number[] = [];
  const requests: { count: number; revision: number }[] = [];
  const server: OutboxServer = {
    async send(actions, revision) {
      requests.push({ count: actions.length, revision });
      await send(actions, revision);
      stored.push(...actions);
      return { actions: [...stored] } as unknown as Review;
    },
    load: async () => ({ actions: [...stored] }) as unknown as Review,
    describe: (error) => (error as Error).message,
    pause: async (ms) => void pauses.push(ms),
  };
  const outbox = createOutbox({
    storage: storageOf(storage),
    key: 'unsent',
    store: () => undefined,
    server,
  });
  return { outbox, stored, pauses, requests, storage };
}
const readKept = (storage: Map<string, string>) => JSON.parse(storage.get('unsent') ?? 'null') as unknown;

test('pauses grow up to 15 seconds, and begin anew after an answer', async () => {
  let faults = 6;
  const { outbox, pauses } = play(() => {
    if ((faults -= 1) >= 0) throw fail(503);
  });
  outbox.add([confirm('/a')], 0);
  expect(await outbox.flush()).toBe(true);
  expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 15_000, 15_000]);
  faults = 1;
  outbox.add([confirm('/b')], 1);
  await outbox.flush();
  expect(pauses.at(-1)).toBe(1_000);
});

test('at most a thousand corrections are sent at once, each after those before', async () => {
  const { outbox, requests } = play(() => undefined);
  outbox.add(
    Array.from({ length: 2_001 }, (_, at) => confirm(`/${at}`)),
    7,
  );
  await outbox.flush();
  expect(requests).toEqual([
    { count: 1_000, revision: 7 },
    { count: 1_000, revision: 1_000 },
    { count: 1, revision: 2_000 },
  ]);
});

test('a person is told after five seconds that nothing is saved yet', async () => {
  let answer = () => undefined as void;
  const { outbox } = play(() => new Promise<void>((resolve) => (answer = resolve)));
  outbox.add([confirm('/a')], 0);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(outbox.state.value.isWaiting).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(outbox.state.value.isWaiting).toBe(true);
  answer();
  expect(await outbox.flush()).toBe(true);
  expect([outbox.state.value.isWaiting, vi.getTimerCount()]).toEqual([false, 0]);
});

test.each([undefined, 429, 500, 503])('an outage with the status %s is waited for', async (status) => {
  let hasFailed = false;
  const { outbox, pauses } = play(() => {
    if (hasFailed) return;
    hasFailed = true;
    throw fail(status);
  });
  const seen: boolean[] = [];
  outbox.state.subscribe(({ isWaiting }) => void seen.push(isWaiting));
  outbox.add([confirm('/a')], 0);
  expect(await outbox.flush()).toBe(true);
  expect([seen.includes(true), seen.at(-1), pauses]).toEqual([true, false, [1_000]]);
});

test('another refusal blocks the corrections until they are resumed, and a sign-in is not said', async () => {
  let error: Error | null = fail(403);
  const { outbox, stored } = play(() => {
    if (error !== null) throw error;
  });
  outbox.add([confirm('/a')], 0);
  expect(await outbox.flush()).toBe(false);
  expect(outbox.state.value).toMatchObject({ blocked: 'No.', isWaiting: false });
  error = fail(401);
  outbox.resume();
  expect(outbox.state.value.blocked).toBeNull();
  expect(await outbox.flush()).toBe(false);
  expect(outbox.state.value).toMatchObject({ blocked: null, unsent: [{ path: '/a' }] });
  error = new TypeError('A fault of the page.');
  expect(await outbox.flush()).toBe(false);
  expect(outbox.state.value.blocked).toBe('A fault of the page.');
  error = null;
  outbox.resume();
  expect(await outbox.flush()).toBe(true);
  expect(stored).toHaveLength(1);
});

test('a review that changed meanwhile is read again after a pause', async () => {
  let count = 0;
  const { outbox, stored, pauses } = play(() => {
    count += 1;
    if (count > 2) return;
    stored.push(confirm('/other') as ReviewActionInput);
    throw fail(409, { code: 'review_changed' });
  });
  outbox.add([confirm('/a')], 0);
  expect(await outbox.flush()).toBe(true);
  expect([pauses, stored.map(({ path }) => path)]).toEqual([
    [1_000, 2_000],
    ['/other', '/other', '/a'],
  ]);
});

test('a refusal that names no correction is of the first one, and is replaced by the next of its field', async () => {
  let isRefused = true;
  const { outbox } = play(() => {
    if (isRefused) throw fail(422, { message: 'Bad.' });
  });
  outbox.add([{ ...confirm('/a'), text: 'one' }], 0);
  expect(await outbox.flush()).toBe(false);
  outbox.add([{ ...confirm('/b'), text: 'two' }], 0);
  await outbox.flush();
  outbox.add([{ ...confirm('/a'), text: 'three' }], 0);
  await outbox.flush();
  expect(outbox.state.value.refused).toEqual([
    { path: '/b', text: 'two', message: 'Bad.' },
    { path: '/a', text: 'three', message: 'Bad.' },
  ]);
  isRefused = false;
  outbox.add([confirm('/c')], 0);
  // What was refused is still to be typed again.
  expect(await outbox.flush()).toBe(false);
  outbox.dismiss('/a');
  outbox.dismiss('/b');
  expect(await outbox.flush()).toBe(true);
});

test('what is not sent is kept with the number of what was known, and given up at once', async () => {
  const { outbox, storage } = play(() => {
    throw fail(403);
  });
  outbox.add([confirm('/a')], 4);
  outbox.add([confirm('/b')], 9);
  await outbox.flush();
  expect(readKept(storage)).toEqual({ unsent: [confirm('/a'), confirm('/b')], refused: [], known: 4 });
  outbox.discard();
  expect([readKept(storage), outbox.state.value]).toEqual([
    null,
    { unsent: [], isWaiting: false, blocked: null, incomplete: null, refused: [] },
  ]);
});

test('after a reload, only what the server does not have is sent', async () => {
  const unsent = [
    { path: '/a', action: 'correct', value: { x: 1 } },
    { path: '/b', action: 'confirm' },
    { path: '/c', action: 'correct', value: 2 },
  ];
  const kept = { unsent: JSON.stringify({ unsent, known: 1 }) };
  const first = play(() => undefined, kept);
  first.stored.push(
    { path: '/a', action: 'correct', value: { x: 1 } },
    { path: '/a', action: 'correct', value: { x: 1 } },
    { path: '/b', action: 'confirm' },
    { path: '/c', action: 'correct', value: 3 },
  );
  await first.outbox.flush();
  expect(first.stored.slice(4)).toEqual([unsent[2]]);
  const second = play(() => undefined, kept);
  second.stored.push({ path: '/z', action: 'confirm' }, { path: '/a', action: 'clear' });
  await second.outbox.flush();
  expect(second.stored.slice(2)).toEqual(unsent);
});
